; Intrinsics that would become calls of a library are plain IR before selection.

; RUN: llc -mtriple=course -stop-after=course-lower-intrinsics < %s | FileCheck %s

; CHECK-LABEL: define i65 @funnel_left(
; CHECK: [[S:%.*]] = urem i65 %c, 65
; CHECK: [[R:%.*]] = sub i65 64, [[S]]
; CHECK: [[H:%.*]] = shl i65 %a, [[S]]
; CHECK: [[L1:%.*]] = lshr i65 %b, 1
; CHECK: [[L:%.*]] = lshr i65 [[L1]], [[R]]
; CHECK: or i65 [[H]], [[L]]
define i65 @funnel_left(i65 noundef %a, i65 noundef %b, i65 noundef %c) {
  %r = call i65 @llvm.fshl.i65(i65 %a, i65 %b, i65 %c)
  ret i65 %r
}

; CHECK-LABEL: define i65 @funnel_right(
; CHECK: [[H1:%.*]] = shl i65 %a, 1
; CHECK: [[H:%.*]] = shl i65 [[H1]],
; CHECK: [[L:%.*]] = lshr i65 %b,
; CHECK: or i65 [[H]], [[L]]
define i65 @funnel_right(i65 noundef %a, i65 noundef %b, i65 noundef %c) {
  %r = call i65 @llvm.fshr.i65(i65 %a, i65 %b, i65 %c)
  ret i65 %r
}

; CHECK-LABEL: define i33 @funnel_blocked_by_width_below_64(
; CHECK: call i33 @llvm.fshl.i33
define i33 @funnel_blocked_by_width_below_64(i33 noundef %a, i33 noundef %b, i33 noundef %c) {
  %r = call i33 @llvm.fshl.i33(i33 %a, i33 %b, i33 %c)
  ret i33 %r
}

; CHECK-LABEL: define i128 @funnel_blocked_by_power_of_two(
; CHECK: call i128 @llvm.fshl.i128
define i128 @funnel_blocked_by_power_of_two(i128 noundef %a, i128 noundef %b, i128 noundef %c) {
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}

; CHECK-LABEL: define i64 @fixed_signed(
; CHECK: sext i64 %a to i73
; CHECK: sext i64 %b to i73
; CHECK: shl i73 {{%.*}}, 8
; CHECK: sdiv i73
; CHECK: trunc i73 {{%.*}} to i64
define i64 @fixed_signed(i64 %a, i64 %b) {
  %r = call i64 @llvm.sdiv.fix.i64(i64 %a, i64 %b, i32 8)
  ret i64 %r
}

; CHECK-LABEL: define i8 @fixed_saturating(
; CHECK: sdiv i13
; CHECK: call i13 @llvm.smin.i13(i13 {{%.*}}, i13 127)
; CHECK: call i13 @llvm.smax.i13(i13 {{%.*}}, i13 -128)
define i8 @fixed_saturating(i8 %a, i8 %b) {
  %r = call i8 @llvm.sdiv.fix.sat.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

; CHECK-LABEL: define i8 @fixed_unsigned_saturating(
; CHECK: zext i8 %a to i13
; CHECK: udiv i13
; CHECK: call i13 @llvm.umin.i13(i13 {{%.*}}, i13 255)
define i8 @fixed_unsigned_saturating(i8 %a, i8 %b) {
  %r = call i8 @llvm.udiv.fix.sat.i8(i8 %a, i8 %b, i32 4)
  ret i8 %r
}

; CHECK-LABEL: define void @elements(
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 8 %b, i64 %n, i1 false)
; CHECK: call void @llvm.memmove.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 %n, i1 false)
; CHECK: call void @llvm.memset.p0.i64(ptr align 4 %a, i8 1, i64 %n, i1 false)
define void @elements(ptr %a, ptr %b, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %a, ptr align 8 %b, i64 %n, i32 4)
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 %n, i32 4)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %a, i8 1, i64 %n, i32 4)
  ret void
}

; What those make is expanded: nothing of it is left to selection.
; RUN: llc -mtriple=course -stop-before=course-isel < %s | FileCheck %s --check-prefix=EXPANDED
; EXPANDED-LABEL: define i64 @fixed_signed(
; EXPANDED-NOT: div i73
; EXPANDED-LABEL: define void @elements(
; EXPANDED-NOT: call void @llvm.mem
; EXPANDED: ret void
