; i1 as a value: arithmetic, comparison, PHIs, arguments, results, memory,
; extension, switch.

declare i64 @read()
declare void @write(i64)

@flags = internal global [4 x i1] [i1 true, i1 false, i1 true, i1 true]

define internal i1 @majority(i1 %a, i1 %b, i1 %c) noinline {
  %ab = and i1 %a, %b
  %bc = and i1 %b, %c
  %ca = and i1 %c, %a
  %x = or i1 %ab, %bc
  %y = or i1 %x, %ca
  ret i1 %y
}

define internal void @show(i1 %x) noinline {
  %z = zext i1 %x to i64
  %s = sext i1 %x to i64
  %d = sub i64 %z, %s
  call void @write(i64 %d)
  ret void
}

define internal void @try(i64 %bits) noinline {
entry:
  %a = trunc i64 %bits to i1
  %b64 = lshr i64 %bits, 1
  %b = trunc i64 %b64 to i1
  %c64 = lshr i64 %bits, 2
  %c = trunc i64 %c64 to i1
  %m = call i1 @majority(i1 %a, i1 %b, i1 %c)
  call void @show(i1 %m)
  %add = add i1 %a, %b
  call void @show(i1 %add)
  %sub = sub i1 %a, %c
  call void @show(i1 %sub)
  %mul = mul i1 %b, %c
  call void @show(i1 %mul)
  %not = xor i1 %a, true
  call void @show(i1 %not)
  ; As signed numbers true is -1, so it is less than false.
  %slt = icmp slt i1 %a, %b
  call void @show(i1 %slt)
  %ult = icmp ult i1 %a, %b
  call void @show(i1 %ult)
  %sge = icmp sge i1 %a, %c
  call void @show(i1 %sge)
  %eq = icmp eq i1 %b, %c
  call void @show(i1 %eq)
  %sel = select i1 %a, i1 %b, i1 %c
  call void @show(i1 %sel)
  %logical = select i1 %a, i1 %not, i1 true
  call void @show(i1 %logical)
  %slot = getelementptr [4 x i1], ptr @flags, i64 0, i64 %b64
  store i1 %mul, ptr %slot
  %again = load i1, ptr @flags
  call void @show(i1 %again)
  switch i1 %c, label %no [ i1 true, label %yes ]

yes:
  br i1 %m, label %no, label %join

no:
  br label %join

join:
  %p = phi i1 [ true, %yes ], [ %eq, %no ]
  %q = phi i1 [ %b, %yes ], [ false, %no ]
  call void @show(i1 %p)
  call void @show(i1 %q)
  %wide = sext i1 %p to i8
  %wide64 = zext i8 %wide to i64
  call void @write(i64 %wide64)
  ret void
}

define i64 @main() {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @try(i64 %i)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %done

done:
  ret i64 0
}
