; RUN: opt -mtriple=course -passes=course-expand-formats -verify-each -S %s | FileCheck %s

; sprintf and snprintf count what they put into the buffer; sscanf moves on in a
; text.

@fmt.number = private constant [6 x i8] c"n=%d\0A\00"
@fmt.shaped = private constant [9 x i8] c"%5u%s%lf\00"
@fmt.pointer = private constant [3 x i8] c"%p\00"
@fmt.count = private constant [5 x i8] c"%d%n\00"
declare i32 @sprintf(ptr, ptr, ...)
declare i32 @snprintf(ptr, i64, ptr, ...)

; CHECK-LABEL: define i32 @number(
; CHECK-NEXT: [[N:%.*]] = call i64 @__course_put_byte(i64 110, ptr %b, i64 -1, i64 0)
; CHECK-NEXT: [[E:%.*]] = call i64 @__course_put_byte(i64 61, ptr %b, i64 -1, i64 [[N]])
; CHECK-NEXT: [[X:%.*]] = sext i32 %x to i64
; CHECK-NEXT: [[D:%.*]] = call i64 @__course_put_signed(i64 [[X]], ptr %b, i64 -1, i64 [[E]])
; CHECK-NEXT: [[L:%.*]] = call i64 @__course_put_byte(i64 10, ptr %b, i64 -1, i64 [[D]])
; CHECK-NEXT: call void @__course_put_end(ptr %b, i64 -1, i64 [[L]])
; CHECK-NEXT: [[R:%.*]] = trunc i64 [[L]] to i32
; CHECK-NEXT: ret i32 [[R]]
define i32 @number(ptr %b, i32 %x) {
  %r = call i32 (ptr, ptr, ...) @sprintf(ptr %b, ptr @fmt.number, i32 %x)
  ret i32 %r
}

; 117 is u, 102 is f.
; CHECK-LABEL: define i32 @shaped(
; CHECK: [[A:%.*]] = call i64 @__course_put_integer(i64 {{%.*}}, i32 117, i64 5, i64 -1, ptr %b, i64 %n, i64 0)
; CHECK-NEXT: [[B:%.*]] = call i64 @__course_put_text(ptr %s, ptr %b, i64 %n, i64 [[A]])
; CHECK-NEXT: [[C:%.*]] = call i64 @__course_put_double(double %d, i32 102, i64 0, i64 -1, ptr %b, i64 %n, i64 [[B]])
; CHECK-NEXT: call void @__course_put_end(ptr %b, i64 %n, i64 [[C]])
define i32 @shaped(ptr %b, i64 %n, i32 %x, ptr %s, double %d) {
  %r = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %b, i64 %n, ptr @fmt.shaped, i32 %x, ptr %s, double %d)
  ret i32 %r
}

; Left: what has no function, counts, has too few arguments.
; CHECK-LABEL: define void @left(
; CHECK-NEXT: call i32 (ptr, ptr, ...) @sprintf(ptr %b, ptr @fmt.pointer, ptr %b)
; CHECK-NEXT: call i32 (ptr, i64, ptr, ...) @snprintf(ptr %b, i64 %n, ptr @fmt.count, i32 1, ptr %b)
; CHECK-NEXT: call i32 (ptr, ptr, ...) @sprintf(ptr %b, ptr @fmt.number)
; CHECK-NEXT: ret void
define void @left(ptr %b, i64 %n) {
  call i32 (ptr, ptr, ...) @sprintf(ptr %b, ptr @fmt.pointer, ptr %b)
  call i32 (ptr, i64, ptr, ...) @snprintf(ptr %b, i64 %n, ptr @fmt.count, i32 1, ptr %b)
  call i32 (ptr, ptr, ...) @sprintf(ptr %b, ptr @fmt.number)
  ret void
}

@fmt.read = private constant [7 x i8] c"%u %c:\00"
@fmt.set = private constant [5 x i8] c"%[a]\00"
declare i32 @sscanf(ptr, ptr, ...)

; The place in the text is a variable.
; CHECK-LABEL: define i32 @text(
; CHECK-NEXT: [[AT:%.*]] = alloca ptr
; CHECK-NEXT: store ptr %s, ptr [[AT]]
; CHECK-NEXT: [[U:%.*]] = call i32 @__course_sscan_decimal(ptr %a, i32 0, i32 0, ptr [[AT]])
; CHECK: call void @__course_sscan_space(ptr [[AT]])
; CHECK-NEXT: call i32 @__course_sscan_character(ptr %b, ptr [[AT]])
; CHECK: call i32 @__course_sscan_byte(i32 58, ptr [[AT]])
; CHECK: call i32 (ptr, ptr, ...) @sscanf(ptr %s, ptr @fmt.set, ptr %a)
define i32 @text(ptr %s, ptr %a, ptr %b) {
  %r = call i32 (ptr, ptr, ...) @sscanf(ptr %s, ptr @fmt.read, ptr %a, ptr %b)
  %q = call i32 (ptr, ptr, ...) @sscanf(ptr %s, ptr @fmt.set, ptr %a)
  %sum = add i32 %r, %q
  ret i32 %sum
}
