; RUN: llc -mtriple=course -O0 -course-passes= %s -o %t.s
; RUN: echo 5 1 6 | course-run --check-incoming --quiet %t.s | FileCheck %s
; RUN: llc -mtriple=course -O1 -course-passes= %s -o %t.s
; RUN: echo 5 1 6 | course-run --check-incoming --quiet %t.s | FileCheck %s
; RUN: llc -mtriple=course -O2 -course-passes= -course-daplr=off %s -o %t.s
; RUN: echo 5 1 6 | course-run --check-incoming --quiet %t.s | FileCheck %s
; RUN: llc -mtriple=course -O2 -course-passes= -course-num-regs=3 %s -o %t.s
; RUN: echo 5 1 6 | course-run --check-incoming --quiet %t.s | FileCheck %s
; RUN: llc -mtriple=course -O2 -course-passes= -regalloc=greedy %s -o %t.s
; RUN: echo 5 1 6 | course-run --check-incoming --quiet %t.s | FileCheck %s

; Values that are undefined where %c is false, and computed with nevertheless: no
; function reads what its caller has left in a register.

; CHECK:      {{^}}15{{$}}
; CHECK-NEXT: {{^}}0{{$}}

declare i64 @read()
declare i64 @write(i64)

@memory = global i64 0

define internal i64 @operand(i1 %c, i64 %x) noinline {
  br i1 %c, label %then, label %join
then:
  %y = mul i64 %x, 3
  br label %join
join:
  %p = phi i64 [ undef, %0 ], [ %y, %then ]
  %low = and i64 %p, 4294967295
  %r = select i1 %c, i64 %low, i64 0
  ret i64 %r
}

define internal i64 @returned(i1 %c, i64 %x) noinline {
  br i1 %c, label %then, label %join
then:
  %y = mul i64 %x, 3
  br label %join
join:
  %p = phi i64 [ undef, %0 ], [ %y, %then ]
  ret i64 %p
}

define internal void @stored(i1 %c, i64 %x) noinline {
  br i1 %c, label %then, label %join
then:
  %y = mul i64 %x, 3
  br label %join
join:
  %p = phi i64 [ poison, %0 ], [ %y, %then ]
  %q = add i64 %p, 1
  store i64 %q, ptr @memory
  ret void
}

define internal i64 @selected(i1 %c, i64 %x) noinline {
  br i1 %c, label %then, label %join
then:
  %y = mul i64 %x, 3
  br label %join
join:
  %p = phi i64 [ undef, %0 ], [ %y, %then ]
  %low = urem i64 %x, 7
  %bit = icmp ult i64 %low, 3
  %r = select i1 %bit, i64 %p, i64 %x
  ret i64 %r
}

; Whatever it is, it is one value.
define internal i64 @frozen(i1 %c, i64 %x) noinline {
  br i1 %c, label %then, label %join
then:
  %y = call i64 @read()
  br label %join
join:
  %p = phi i64 [ undef, %0 ], [ %y, %then ]
  %f = freeze i64 %p
  %a = mul i64 %f, 7
  %b = mul i64 %f, 6
  %d = sub i64 %a, %b
  %r = sub i64 %d, %f
  ret i64 %r
}

define internal i64 @passed(i1 %c, i64 %x) noinline {
  br i1 %c, label %then, label %join
then:
  %y = mul i64 %x, 3
  br label %join
join:
  %p = phi i64 [ undef, %0 ], [ %y, %then ]
  %r = call i64 @operand(i1 %c, i64 %p)
  %s = udiv i64 %r, 3
  ret i64 %s
}

define internal i64 @last_turn(i64 %n) noinline {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %last = phi i64 [ undef, %0 ], [ %turn, %loop ]
  %sum = phi i64 [ 0, %0 ], [ %sum.next, %loop ]
  %first = icmp eq i64 %i, 0
  %low = and i64 %last, 65535
  %add = select i1 %first, i64 0, i64 %low
  %sum.next = add i64 %sum, %add
  %turn = mul i64 %i, %n
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %sum.next
}

define i64 @main() {
  %x = call i64 @read()
  %t = call i64 @read()
  %c = icmp eq i64 %t, 1
  %no = xor i1 %c, true
  %r1 = call i64 @operand(i1 %c, i64 %x)
  %w1 = call i64 @write(i64 %r1)
  %r2 = call i64 @operand(i1 %no, i64 %x)
  %r3 = call i64 @returned(i1 %no, i64 %x)
  call void @stored(i1 %no, i64 %x)
  %r4 = call i64 @selected(i1 %no, i64 %x)
  %r5 = call i64 @frozen(i1 %no, i64 %x)
  %w5 = call i64 @write(i64 %r5)
  %r6 = call i64 @passed(i1 %no, i64 %x)
  %r7 = call i64 @last_turn(i64 %x)
  ret i64 0
}
