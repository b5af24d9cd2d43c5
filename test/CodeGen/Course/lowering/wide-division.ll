; RUN: opt -mtriple=course -passes=course-wide-division -S %s | FileCheck %s

; Divisions of 65 to 128 bits are calls of the runtime library.

define i128 @division(i128 noundef %a, i128 noundef %b) {
; CHECK-LABEL: @division(
; CHECK-NEXT:    %[[R:.*]] = call i128 @__udivti3(i128 %a, i128 %b)
; CHECK-NEXT:    ret i128 %[[R]]
  %r = udiv i128 %a, %b
  ret i128 %r
}

define i65 @signed_remainder(i65 noundef %a, i65 noundef %b) {
; CHECK-LABEL: @signed_remainder(
; CHECK-NEXT:    %[[A:.*]] = sext i65 %a to i128
; CHECK-NEXT:    %[[B:.*]] = sext i65 %b to i128
; CHECK-NEXT:    %[[R:.*]] = call i128 @__modti3(i128 %[[A]], i128 %[[B]])
; CHECK-NEXT:    %[[T:.*]] = trunc i128 %[[R]] to i65
; CHECK-NEXT:    ret i65 %[[T]]
  %r = srem i65 %a, %b
  ret i65 %r
}

define <2 x i128> @vector(<2 x i128> noundef %a, <2 x i128> noundef %b) {
; CHECK-LABEL: @vector(
; CHECK-COUNT-2: call i128 @__divti3(
  %r = sdiv <2 x i128> %a, %b
  ret <2 x i128> %r
}

define i128 @power_of_two(i128 noundef %a) {
; CHECK-LABEL: @power_of_two(
; CHECK-NEXT:    %[[Q:.*]] = lshr i128 %a, 70
; CHECK-NEXT:    %[[R:.*]] = and i128 %a, 1180591620717411303423
; CHECK-NEXT:    %s = add i128 %[[Q]], %[[R]]
  %q = udiv i128 %a, 1180591620717411303424
  %r = urem i128 %a, 1180591620717411303424
  %s = add i128 %q, %r
  ret i128 %s
}

define i64 @narrow(i64 noundef %a, i64 noundef %b) {
; CHECK-LABEL: @narrow(
; CHECK-NEXT:    %r = udiv i64 %a, %b
  %r = udiv i64 %a, %b
  ret i64 %r
}

define i129 @too_wide(i129 noundef %a, i129 noundef %b) {
; CHECK-LABEL: @too_wide(
; CHECK-NEXT:    %r = udiv i129 %a, %b
  %r = udiv i129 %a, %b
  ret i129 %r
}
