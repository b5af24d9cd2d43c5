; RUN: opt -mtriple=course -passes=course-expand-formats -verify-each -S %s | FileCheck %s

; Widths and precisions that are arguments, and texts that are one of two.

@fmt.stars = private constant [12 x i8] c"%*d%.*f%-*s\00"
@plain = private constant [4 x i8] c"%s!\00"
@yes = private constant [4 x i8] c"yes\00"
@no = private constant [3 x i8] c"no\00"
declare i32 @printf(ptr, ...)

; 100 is d, and the 256 that may be added the flag - of a negative width.
; CHECK-LABEL: define void @stars(
; CHECK: [[VALUE:%.*]] = sext i32 %x to i64
; CHECK: [[IS_LEFT:%.*]] = icmp slt i32 %w, 0
; CHECK: [[FLAG:%.*]] = zext i1 [[IS_LEFT]] to i32
; CHECK: [[SHIFTED:%.*]] = shl i32 [[FLAG]], 8
; CHECK: [[HOW:%.*]] = or i32 100, [[SHIFTED]]
; CHECK: [[W:%.*]] = sext i32 %w to i64
; CHECK: [[NEG:%.*]] = sub i64 0, [[W]]
; CHECK: [[WIDTH:%.*]] = select i1 [[IS_LEFT]], i64 [[NEG]], i64 [[W]]
; CHECK: call void @__course_print_integer(i64 [[VALUE]], i32 [[HOW]], i64 [[WIDTH]], i64 -1, i64 0)
; CHECK: [[P:%.*]] = sext i32 %w to i64
; CHECK: call void @__course_print_double(double %d, i32 102, i64 0, i64 [[P]], i64 0)
; CHECK: or i32 371,
; CHECK: call void @__course_print_part(ptr %s, i32 {{%.*}}, i64 {{%.*}}, i64 -1, i64 0)
define void @stars(i32 %w, i32 %x, double %d, ptr %s) {
  call i32 (ptr, ...) @printf(ptr @fmt.stars, i32 %w, i32 %x, i32 %w, double %d, i32 %w, ptr %s)
  ret void
}

; A width of another type is the library's matter.
; CHECK-LABEL: define void @wide_star(
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr {{@[0-9]+}}, i64 %w, i32 %x)
define void @wide_star(i64 %w, i32 %x, double %d, ptr %s) {
  call i32 (ptr, ...) @printf(ptr @fmt.stars, i64 %w, i32 %x, i32 1, double %d, i32 2, ptr %s)
  ret void
}

; CHECK-LABEL: define void @choice(
; CHECK: [[FROZEN:%.*]] = freeze i1 %c
; CHECK-NEXT: br i1 [[FROZEN]], label %[[YES:.*]], label %[[NO:.*]]
; CHECK: [[YES]]:
; CHECK-NEXT: call void @__course_print_byte(i64 121)
; CHECK-NEXT: call void @__course_print_byte(i64 101)
; CHECK-NEXT: call void @__course_print_byte(i64 115)
; CHECK-NEXT: br label %[[END:.*]]
; CHECK: [[NO]]:
; CHECK-NEXT: call void @__course_print_byte(i64 110)
; CHECK-NEXT: call void @__course_print_byte(i64 111)
; CHECK-NEXT: br label %[[END]]
; CHECK: [[END]]:
; CHECK-NEXT: call void @__course_print_byte(i64 33)
; CHECK-NEXT: ret void
define void @choice(i1 %c) {
  %text = select i1 %c, ptr @yes, ptr @no
  call i32 (ptr, ...) @printf(ptr @plain, ptr %text)
  ret void
}
