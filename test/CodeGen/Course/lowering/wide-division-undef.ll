; RUN: opt -mtriple=course -passes=course-wide-division -S %s | FileCheck %s

; The library freezes its arguments, so a call may pass undef and poison as the
; division did. A function of the program does not.

define i128 @library(i128 %a) {
; CHECK-LABEL: @library(
; CHECK-NEXT:    call i128 @__udivti3(i128 %a, i128 3)
; CHECK-NEXT:    call i128 @__udivti3(i128 undef, i128 5)
  %q = udiv i128 %a, 3
  %r = udiv i128 undef, 5
  %s = add i128 %q, %r
  ret i128 %s
}

define i128 @__umodti3(i128 noundef %a, i128 noundef %b) {
  ret i128 %a
}

define i128 @own(i128 %a, i128 noundef %b) {
; CHECK-LABEL: @own(
; CHECK-NEXT:    [[A:%.*]] = freeze i128 %a
; CHECK-NEXT:    call i128 @__umodti3(i128 [[A]], i128 %b)
; CHECK-NEXT:    [[U:%.*]] = freeze i128 undef
; CHECK-NEXT:    call i128 @__umodti3(i128 [[U]], i128 3)
  %q = urem i128 %a, %b
  %r = urem i128 undef, 3
  %s = add i128 %q, %r
  ret i128 %s
}

; A sum may be poison though its operands are not.
define i65 @flags(i65 noundef %a) {
; CHECK-LABEL: @flags(
; CHECK-NEXT:    %s = add nuw i65 %a, 1
; CHECK-NEXT:    [[W:%.*]] = zext i65 %s to i128
; CHECK-NEXT:    [[S:%.*]] = freeze i128 [[W]]
; CHECK-NEXT:    call i128 @__umodti3(i128 [[S]], i128 10)
  %s = add nuw i65 %a, 1
  %r = urem i65 %s, 10
  ret i65 %r
}

define <2 x i128> @vector(<2 x i128> %a) {
; CHECK-LABEL: @vector(
; CHECK-COUNT-2: freeze i128
; CHECK-NOT:     freeze
; CHECK:         ret <2 x i128>
  %r = urem <2 x i128> %a, <i128 3, i128 5>
  ret <2 x i128> %r
}

; Shifts and masks may have any dividend.
define i128 @power_of_two(i128 %a) {
; CHECK-LABEL: @power_of_two(
; CHECK-NEXT:    lshr i128 %a, 3
  %r = udiv i128 %a, 8
  ret i128 %r
}

; CHECK: declare noundef i128 @__udivti3(i128, i128)
