; RUN: opt -mtriple=course -passes=course-wide-offsets -verify-each -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-wide-offsets -course-enable-wide-offsets=false -S %s | FileCheck %s --check-prefix=OFF
; OFF-LABEL: define i32 @right(
; OFF:         %s = lshr i32 %x, %a

; Shifts by sums with constants become two shifts, the first one by the other
; summand.

define i32 @right(i32 %x, i32 %i) {
; CHECK-LABEL: define i32 @right(
; CHECK-NEXT:    [[FIRST:%.*]] = lshr i32 %x, %i
; CHECK-NEXT:    [[S:%.*]] = lshr i32 [[FIRST]], 3
; CHECK-NEXT:    ret i32 [[S]]
  %a = add nuw i32 %i, 3
  %s = lshr i32 %x, %a
  ret i32 %s
}

; No flag stays: each was one of the whole shift.
define i32 @left(i32 %x, i32 %i) {
; CHECK-LABEL: define i32 @left(
; CHECK-NEXT:    [[FIRST:%.*]] = shl i32 %x, %i
; CHECK-NEXT:    [[S:%.*]] = shl i32 [[FIRST]], 31
; CHECK-NEXT:    ret i32 [[S]]
  %a = add nuw i32 %i, 31
  %s = shl nuw nsw i32 %x, %a
  ret i32 %s
}

define i64 @right_signed(i64 %x, i64 %i) {
; CHECK-LABEL: define i64 @right_signed(
; CHECK-NEXT:    [[FIRST:%.*]] = ashr i64 %x, %i
; CHECK-NEXT:    [[S:%.*]] = ashr i64 [[FIRST]], 3
; CHECK-NEXT:    ret i64 [[S]]
  %a = add nuw nsw i64 %i, 3
  %s = ashr exact i64 %x, %a
  ret i64 %s
}

define i32 @disjoint(i32 %x, i32 %i) {
; CHECK-LABEL: define i32 @disjoint(
; CHECK-NEXT:    [[FIRST:%.*]] = lshr i32 %x, %i
; CHECK-NEXT:    [[S:%.*]] = lshr i32 [[FIRST]], 1
; CHECK-NEXT:    ret i32 [[S]]
  %a = or disjoint i32 %i, 1
  %s = lshr i32 %x, %a
  ret i32 %s
}

define i64 @extended(i64 %x, i8 %i) {
; CHECK-LABEL: define i64 @extended(
; CHECK-NEXT:    [[WIDE:%.*]] = zext i8 %i to i64
; CHECK-NEXT:    [[FIRST:%.*]] = lshr i64 %x, [[WIDE]]
; CHECK-NEXT:    [[S:%.*]] = lshr i64 [[FIRST]], 3
; CHECK-NEXT:    ret i64 [[S]]
  %a = add nuw i8 %i, 3
  %wide = zext i8 %a to i64
  %s = lshr i64 %x, %wide
  ret i64 %s
}

define i32 @narrowed(i32 %x, i64 %i) {
; CHECK-LABEL: define i32 @narrowed(
; CHECK-NEXT:    [[NARROW:%.*]] = trunc i64 %i to i32
; CHECK-NEXT:    [[FIRST:%.*]] = lshr i32 %x, [[NARROW]]
; CHECK-NEXT:    [[S:%.*]] = lshr i32 [[FIRST]], 3
; CHECK-NEXT:    ret i32 [[S]]
  %a = add nuw i64 %i, 3
  %narrow = trunc nuw i64 %a to i32
  %s = lshr i32 %x, %narrow
  ret i32 %s
}

; Two of them, and an address.
define i64 @shared(i64 %x, i64 %y, i64 %i, ptr %p) {
; CHECK-LABEL: define i64 @shared(
; CHECK:         lshr i64 %x, %i
; CHECK:         shl i64 %y, %i
; CHECK:         getelementptr i64, ptr %p, i64 %a
  %a = add nuw i64 %i, 3
  %s = lshr i64 %x, %a
  %t = shl i64 %y, %a
  %q = getelementptr i64, ptr %p, i64 %a
  %z = load i64, ptr %q
  %u = add i64 %s, %t
  %v = add i64 %u, %z
  ret i64 %v
}

; With %i = -3 it is a shift by 0.
define i32 @blocked_by_wrapping(i32 %x, i32 %i) {
; CHECK-LABEL: define i32 @blocked_by_wrapping(
; CHECK:         %s = lshr i32 %x, %a
  %a = add nsw i32 %i, 3
  %s = lshr i32 %x, %a
  ret i32 %s
}

; With %i = 1 it is a shift by 1.
define i32 @blocked_by_common_bits(i32 %x, i32 %i) {
; CHECK-LABEL: define i32 @blocked_by_common_bits(
; CHECK:         %s = lshr i32 %x, %a
  %a = or i32 %i, 1
  %s = lshr i32 %x, %a
  ret i32 %s
}

; The constant alone is too much for the width.
define i8 @blocked_by_width(i8 %x, i32 %i) {
; CHECK-LABEL: define i8 @blocked_by_width(
; CHECK:         %s = lshr i8 %x, %narrow
  %a = add nuw i32 %i, 8
  %narrow = trunc nuw i32 %a to i8
  %s = lshr i8 %x, %narrow
  ret i8 %s
}

define i32 @blocked_by_comparison(i32 %x, i32 %i, i32 %n) {
; CHECK-LABEL: define i32 @blocked_by_comparison(
; CHECK:         %s = lshr i32 %x, %a
  %a = add nuw i32 %i, 3
  %s = lshr i32 %x, %a
  %less = icmp ult i32 %a, %n
  %r = select i1 %less, i32 %s, i32 0
  ret i32 %r
}

; Also behind an extension.
define i64 @blocked_by_extended_use(i64 %x, i32 %i) {
; CHECK-LABEL: define i64 @blocked_by_extended_use(
; CHECK:         %s = lshr i64 %x, %wide
  %a = add nuw i32 %i, 3
  %wide = zext i32 %a to i64
  %s = lshr i64 %x, %wide
  %r = xor i64 %s, %wide
  ret i64 %r
}

; What is shifted is needed as it is.
define i32 @blocked_by_shifted_sum(i32 %i) {
; CHECK-LABEL: define i32 @blocked_by_shifted_sum(
; CHECK:         %s = shl i32 %a, %a
  %a = add nuw i32 %i, 3
  %s = shl i32 %a, %a
  ret i32 %s
}

; Three additional shifts cost more than the sum.
define i32 @blocked_by_number(i32 %x, i32 %y, i32 %z, i32 %i) {
; CHECK-LABEL: define i32 @blocked_by_number(
; CHECK:         %s = lshr i32 %x, %a
; CHECK-NEXT:    %t = lshr i32 %y, %a
; CHECK-NEXT:    %u = lshr i32 %z, %a
  %a = add nuw i32 %i, 3
  %s = lshr i32 %x, %a
  %t = lshr i32 %y, %a
  %u = lshr i32 %z, %a
  %v = xor i32 %s, %t
  %w = xor i32 %v, %u
  ret i32 %w
}

; With %i = 2^32 - 3 it is a shift by 0.
define i32 @blocked_by_narrowing(i32 %x, i64 %i) {
; CHECK-LABEL: define i32 @blocked_by_narrowing(
; CHECK:         %s = lshr i32 %x, %narrow
  %a = add nuw i64 %i, 3
  %narrow = trunc i64 %a to i32
  %s = lshr i32 %x, %narrow
  ret i32 %s
}

define <2 x i32> @blocked_by_vector(<2 x i32> %x, <2 x i32> %i) {
; CHECK-LABEL: define <2 x i32> @blocked_by_vector(
; CHECK:         %s = lshr <2 x i32> %x, %a
  %a = add nuw <2 x i32> %i, splat (i32 3)
  %s = lshr <2 x i32> %x, %a
  ret <2 x i32> %s
}
