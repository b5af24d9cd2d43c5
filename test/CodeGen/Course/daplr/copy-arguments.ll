; Where each read of an argument register costs 1, an argument that is read more
; than once is copied (1.6), once for all reads, where that costs least.
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -verify-regalloc < %s | FileCheck %s
; RUN: llc -mtriple=course < %s | FileCheck %s --check-prefix=FREE
; FREE-NOT: mul arg{{[0-9]+}} 1 64
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -course-num-regs=2 < %s | FileCheck %s --check-prefix=TWO

declare i64 @read()
declare i64 @write(i64)

; CHECK-LABEL: start twice 1:
; CHECK: [[R:r[0-9]+]] = mul arg1 1 64
; CHECK-NOT: arg1
; CHECK: end twice
define i64 @twice(i64 %x) {
  %a = udiv i64 %x, 3
  %r = xor i64 %x, %a
  ret i64 %r
}

; One read of each costs 1.
; CHECK-LABEL: start once_blocked 2:
; CHECK-NOT: mul arg
; CHECK: end once_blocked
define i64 @once_blocked(i64 %x, i64 %y) {
  %a = udiv i64 %x, 3
  %r = xor i64 %y, %a
  ret i64 %r
}

; Two reads, but seldom both: 1 + 1/2 is less than 1.6.
; CHECK-LABEL: start seldom_blocked 1:
; CHECK-NOT: mul arg1 1 64
; CHECK: end seldom_blocked
define i64 @seldom_blocked(i64 %x) {
  %c = urem i64 %x, 3
  switch i64 %c, label %end [ i64 0, label %then ]
then:
  call i64 @write(i64 %x)
  br label %end
end:
  ret i64 %c
}

; One read in a loop; the copy is before it.
; CHECK-LABEL: start loop 2:
; CHECK: mul arg1 1 64
; CHECK: br
; CHECK-NOT: arg1
; CHECK: end loop
define void @loop(i64 %x, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ %n, %entry ], [ %next, %body ]
  call i64 @write(i64 %x)
  %next = udiv i64 %i, 2
  %c = icmp ne i64 %next, 0
  br i1 %c, label %body, label %end
end:
  ret void
}

; %a and %b need two registers meanwhile.
; CHECK-LABEL: start no_register_blocked 1:
; CHECK: mul arg1 1 64
; CHECK-NOT: arg1
; CHECK: end no_register_blocked
; TWO-LABEL: start no_register_blocked 1:
; TWO-NOT: mul arg1 1 64
; TWO: call write arg1
; TWO: call write arg1
; TWO: end no_register_blocked
define i64 @no_register_blocked(i64 %x) {
  %a = call i64 @read()
  %b = call i64 @read()
  call i64 @write(i64 %x)
  call i64 @write(i64 %x)
  %r = mul i64 %a, %b
  ret i64 %r
}

; In a register of the caller it costs nothing to read.
; CHECK-LABEL: start travels_blocked
; CHECK-NOT: mul arg
; CHECK: end travels_blocked
define internal i64 @travels_blocked(i64 %x) {
  %a = udiv i64 %x, 3
  %b = call i64 @travels_blocked(i64 %a)
  %r = xor i64 %b, %x
  ret i64 %r
}

define i64 @caller(i64 %x) {
  %y = udiv i64 %x, 3
  %r = call i64 @travels_blocked(i64 %y)
  ret i64 %r
}
