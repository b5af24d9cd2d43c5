; RUN: llc -mtriple=course < %s | FileCheck %s

; A division by zero stops the program. Flags that keep a divisor from zero are
; wrong of poison, which may be compared as long as nobody asks for the result.

; CHECK-LABEL: start flag_selected 2:
; CHECK-NOT: udiv
; CHECK: icmp ult arg1 {{r[0-9]+}} 64
; CHECK: end flag_selected
define i64 @flag_selected(i64 %a, i64 %b) {
  %n = add nuw i64 %b, 1
  %l = icmp ult i64 %a, %n
  %s = select i1 %l, i64 %a, i64 %b
  %ok = icmp ne i64 %b, -1
  %r = select i1 %ok, i64 %s, i64 4
  ret i64 %r
}

; To branch on poison is undefined.
; CHECK-LABEL: start flag_branched 2:
; CHECK: [[N:r[0-9]+]] = add arg2 1 64
; CHECK: udiv arg1 [[N]] 64
; CHECK: end flag_branched
define i64 @flag_branched(i64 %a, i64 %b) {
  %n = add nuw i64 %b, 1
  %l = icmp ult i64 %a, %n
  br i1 %l, label %x, label %y

x:
  ret i64 %a

y:
  ret i64 %b
}

; But what comes before may not end.
; CHECK-LABEL: start flag_after_call 2:
; CHECK-NOT: udiv
; CHECK: end flag_after_call
define i64 @flag_after_call(i64 %a, i64 %b) {
  %n = add nuw i64 %b, 1
  %l = icmp ult i64 %a, %n
  call i64 @read()
  br i1 %l, label %x, label %y

x:
  ret i64 %a

y:
  ret i64 %b
}

; Nor may a shift give zero of poison only.
; CHECK-LABEL: start shift_selected 2:
; CHECK-NOT: udiv
; CHECK: end shift_selected
define i64 @shift_selected(i64 %a, i64 %b) {
  %o = or i64 %b, 1
  %n = shl nuw i64 %o, %b
  %l = icmp ult i64 %a, %n
  %r = select i1 %l, i64 %a, i64 %b
  ret i64 %r
}

; A bit of a register is there, whatever the value means.
; CHECK-LABEL: start bit_selected 2:
; CHECK: [[N:r[0-9]+]] = or arg2 8 64
; CHECK: udiv arg1 [[N]] 64
; CHECK: end bit_selected
define i64 @bit_selected(i64 %a, i64 %b) {
  %n = or i64 %b, 8
  %l = icmp ult i64 %a, %n
  %r = select i1 %l, i64 %a, i64 %b
  ret i64 %r
}

; CHECK-LABEL: start power_selected 2:
; CHECK: [[N:r[0-9]+]] = shl 1 arg2 64
; CHECK: udiv arg1 [[N]] 64
; CHECK: end power_selected
define i64 @power_selected(i64 %a, i64 %b) {
  %n = shl i64 1, %b
  %l = icmp ult i64 %a, %n
  %r = select i1 %l, i64 %a, i64 %b
  ret i64 %r
}

; CHECK-LABEL: start undef_divisor 1:
; CHECK-NOT: udiv
; CHECK: end undef_divisor
define i64 @undef_divisor(i64 %a) {
  %l = icmp ult i64 %a, undef
  %r = select i1 %l, i64 %a, i64 5
  ret i64 %r
}

declare i64 @read()
