; PHIs in parallel: swaps, rotations, copies of one value, constants, of mixed
; widths, in a switch with several edges to one block, in a loop with two ends.

declare i64 @read()
declare void @write(i64)

define internal i64 @rotate(i64 %n) noinline {
entry:
  br label %loop

loop:
  %i = phi i64 [ %n, %entry ], [ %less, %loop ]
  %a = phi i64 [ 1, %entry ], [ %b, %loop ]
  %b = phi i64 [ 2, %entry ], [ %c, %loop ]
  %c = phi i64 [ 3, %entry ], [ %a, %loop ]
  %d = phi i8 [ 4, %entry ], [ %e, %loop ]
  %e = phi i8 [ 5, %entry ], [ %d, %loop ]
  %f = phi i64 [ 6, %entry ], [ %a, %loop ]
  %g = phi i64 [ 7, %entry ], [ 8, %loop ]
  %h = phi i64 [ 9, %entry ], [ %f, %loop ]
  %less = add i64 %i, -1
  %more = icmp ne i64 %less, 0
  br i1 %more, label %loop, label %done

done:
  %a1 = mul i64 %a, 10000000
  %b1 = mul i64 %b, 1000000
  %c1 = mul i64 %c, 100000
  %d0 = zext i8 %d to i64
  %d1 = mul i64 %d0, 10000
  %e0 = zext i8 %e to i64
  %e1 = mul i64 %e0, 1000
  %f1 = mul i64 %f, 100
  %g1 = mul i64 %g, 10
  %s0 = add i64 %a1, %b1
  %s1 = add i64 %s0, %c1
  %s2 = add i64 %s1, %d1
  %s3 = add i64 %s2, %e1
  %s4 = add i64 %s3, %f1
  %s5 = add i64 %s4, %g1
  %s6 = add i64 %s5, %h
  ret i64 %s6
}

define internal i64 @edges(i64 %x) noinline {
entry:
  %double = mul i64 %x, 2
  switch i64 %x, label %other [
    i64 0, label %join
    i64 1, label %join
    i64 5, label %join
    i64 7, label %side
    i64 9, label %side
  ]

side:
  %s = phi i64 [ %double, %entry ], [ %double, %entry ]
  br label %join

other:
  br label %join

join:
  %r = phi i64 [ 100, %entry ], [ 100, %entry ], [ 100, %entry ], [ %s, %side ], [ %x, %other ]
  %t = phi i64 [ %x, %entry ], [ %x, %entry ], [ %x, %entry ], [ 3, %side ], [ %double, %other ]
  %u = mul i64 %r, 1000
  %v = add i64 %u, %t
  ret i64 %v
}

; Values defined in the loop and used after it, with the PHI itself.
define internal i64 @twoEnds(i64 %n, i64 %limit) noinline {
entry:
  br label %head

head:
  %x = phi i64 [ %n, %entry ], [ %y, %tail ]
  %i = phi i64 [ 0, %entry ], [ %j, %tail ]
  %y0 = mul i64 %x, 5
  %y = add i64 %y0, 1
  %big = icmp ugt i64 %y, %limit
  br i1 %big, label %early, label %tail

tail:
  %j = add i64 %i, 1
  %again = icmp ult i64 %j, 6
  br i1 %again, label %head, label %late

early:
  %e = add i64 %x, %y
  br label %out

late:
  %l = sub i64 %x, %j
  br label %out

out:
  %r = phi i64 [ %e, %early ], [ %l, %late ]
  %k = phi i64 [ %i, %early ], [ %y, %late ]
  %s = xor i64 %r, %k
  ret i64 %s
}

define i64 @main() {
entry:
  br label %loop

loop:
  %n = phi i64 [ 1, %entry ], [ %next, %loop ]
  %r0 = call i64 @rotate(i64 %n)
  call void @write(i64 %r0)
  %r1 = call i64 @edges(i64 %n)
  call void @write(i64 %r1)
  %limit = mul i64 %n, 1000
  %r2 = call i64 @twoEnds(i64 %n, i64 %limit)
  call void @write(i64 %r2)
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, 12
  br i1 %more, label %loop, label %done

done:
  ret i64 0
}
