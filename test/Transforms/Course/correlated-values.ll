; RUN: opt -mtriple=course -passes=course-correlated-values -S %s | FileCheck %s

; A remainder is cheaper than a comparison, a subtraction and a selection.

; It stays.
define i64 @keeps_remainder(i64 %x, i64 %y) {
; CHECK-LABEL: @keeps_remainder(
; CHECK: %s = add
; CHECK-NEXT: %r = urem i64 %s, 1009
; CHECK-NEXT: ret i64 %r
  %a = urem i64 %x, 1009
  %b = urem i64 %y, 1009
  %s = add nuw nsw i64 %a, %b
  %r = urem i64 %s, 1009
  ret i64 %r
}

; LLVM's pass freezes what is used twice.
define i64 @keeps_remainder_by_variable(i64 %x, i64 %y) {
; CHECK-LABEL: @keeps_remainder_by_variable(
; CHECK: %r = urem i64 %a, %c
; CHECK-NEXT: ret i64 %r
  %a = urem i64 %x, 1000
  %b = urem i64 %y, 500
  %c = add nuw nsw i64 %b, 500
  %r = urem i64 %a, %c
  ret i64 %r
}

; Other changes of LLVM's are made.
define i64 @finds_quotients(i64 %x) {
; CHECK-LABEL: @finds_quotients(
; CHECK: ret i64 %a
  %a = and i64 %x, 15
  %r = urem i64 %a, 17
  ret i64 %r
}

define i64 @makes_remainder(i64 %x, i64 %y) {
; CHECK-LABEL: @makes_remainder(
; CHECK: %s = add
; CHECK-NEXT: %r = urem i64 %s, 1009
; CHECK-NEXT: ret i64 %r
  %a = urem i64 %x, 1009
  %b = urem i64 %y, 1009
  %s = add nuw nsw i64 %a, %b
  %d = add i64 %s, -1009
  %c = icmp ult i64 %s, 1009
  %r = select i1 %c, i64 %s, i64 %d
  ret i64 %r
}

define i64 @makes_remainder_of_greater(i64 %x, i64 %y) {
; CHECK-LABEL: @makes_remainder_of_greater(
; CHECK: %s = add
; CHECK-NEXT: %r = urem i64 %s, 1009
; CHECK-NEXT: ret i64 %r
  %a = urem i64 %x, 1009
  %b = urem i64 %y, 1009
  %s = add nuw nsw i64 %a, %b
  %d = add i64 %s, -1009
  %c = icmp ugt i64 %s, 1008
  %r = select i1 %c, i64 %d, i64 %s
  ret i64 %r
}

; The sum may be 2018.
define i64 @kept_too_large(i64 %x, i64 %y) {
; CHECK-LABEL: @kept_too_large(
; CHECK: select i1
  %a = urem i64 %x, 1009
  %b = urem i64 %y, 1011
  %s = add nuw nsw i64 %a, %b
  %d = add i64 %s, -1009
  %c = icmp ult i64 %s, 1009
  %r = select i1 %c, i64 %s, i64 %d
  ret i64 %r
}

; Another number is subtracted.
define i64 @kept_other_number(i64 %x, i64 %y) {
; CHECK-LABEL: @kept_other_number(
; CHECK: select i1
  %a = urem i64 %x, 1009
  %b = urem i64 %y, 1009
  %s = add nuw nsw i64 %a, %b
  %d = add i64 %s, -1008
  %c = icmp ult i64 %s, 1009
  %r = select i1 %c, i64 %s, i64 %d
  ret i64 %r
}

; The smaller one is what is reduced.
define i64 @kept_swapped(i64 %x, i64 %y) {
; CHECK-LABEL: @kept_swapped(
; CHECK: select i1
  %a = urem i64 %x, 1009
  %b = urem i64 %y, 1009
  %s = add nuw nsw i64 %a, %b
  %d = add i64 %s, -1009
  %c = icmp ult i64 %s, 1009
  %r = select i1 %c, i64 %d, i64 %s
  ret i64 %r
}

; Signed numbers may be negative.
define i64 @kept_signed(i64 %s) {
; CHECK-LABEL: @kept_signed(
; CHECK: select i1
  %d = add i64 %s, -1009
  %c = icmp slt i64 %s, 1009
  %r = select i1 %c, i64 %s, i64 %d
  ret i64 %r
}

; A narrower division costs as much, and a sign extension more.
define i32 @keeps_division_wide(i32 %x, i8 %y) {
; CHECK-LABEL: @keeps_division_wide(
; CHECK: [[Q:%q.*]] = sdiv i32 %a, %d
; CHECK-NEXT: [[R:%r.*]] = srem i32 %a, 7
; CHECK-NEXT: %s = add {{.*}}i32 [[Q]], [[R]]
; CHECK-NEXT: ret i32 %s
  %m = and i32 %x, 1023
  %a = sub nsw i32 %m, 500
  %z = and i8 %y, 15
  %e = zext i8 %z to i32
  %d = add nuw nsw i32 %e, 1
  %q = sdiv i32 %a, %d
  %r = srem i32 %a, 7
  %s = add i32 %q, %r
  ret i32 %s
}

; An extension that was there before stays.
define i32 @keeps_narrow_division(i32 %x) {
; CHECK-LABEL: @keeps_narrow_division(
; CHECK: sdiv i16 %t, 7
; CHECK-NEXT: sext i16
  %t = trunc i32 %x to i16
  %q = sdiv i16 %t, 7
  %e = sext i16 %q to i32
  ret i32 %e
}

; The program itself divides in 32 bits, and the rest of %x counts for nothing.
; CHECK-LABEL: @narrow_before(
; CHECK:         %d{{.*}} = udiv i32 %t, 7
; CHECK-NEXT:    zext nneg i32 %d{{.*}} to i64
define i64 @narrow_before(i64 %x, i1 %c) {
entry:
  %t = trunc i64 %x to i32
  br i1 %c, label %a, label %b

a:
  %p = icmp slt i32 %t, 3
  br i1 %p, label %no, label %yes

b:
  %q = icmp slt i32 %t, 4
  br i1 %q, label %no, label %yes

yes:
  %d = sdiv i32 %t, 7
  %e = sext i32 %d to i64
  ret i64 %e

no:
  ret i64 0
}
