; RUN: opt -mtriple=course -passes=course-expand-formats -verify-each -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-expand-formats -course-enable-expand-formats=false -S %s | FileCheck --check-prefix=OFF %s

; OFF-NOT: call {{.*}}@__course_print

@__course_stdout = external global i8
@__course_stderr = external global i8
@fmt.number = private constant [4 x i8] c"%d\0A\00"
@fmt.plain = private constant [16 x i8] c"%u%c%s%ld%lu%%\0A\00"
@fmt.narrow = private constant [11 x i8] c"%hhd%hu%i\0A\00"
@fmt.shaped = private constant [28 x i8] c"%5d%-4lx%08.3f%+g%.2s%#X%Le\00"
@fmt.others = private constant [11 x i8] c"<%5c%*d%p>\00"
@fmt.count = private constant [5 x i8] c"%d%n\00"
@fmt.wrong = private constant [5 x i8] c"%d%y\00"
@text = private constant [3 x i8] c"ab\00"

declare i32 @printf(ptr, ...)
declare i32 @fprintf(ptr, ptr, ...)
declare i32 @puts(ptr)
declare i32 @fputs(ptr, ptr)

; CHECK-LABEL: define void @number(
; CHECK-NEXT: [[X:%.*]] = sext i32 %x to i64
; CHECK-NEXT: call void @__course_print_signed(i64 [[X]], i64 0)
; CHECK-NEXT: call void @__course_print_byte(i64 10)
; CHECK-NEXT: ret void
define void @number(i32 %x) {
  call i32 (ptr, ...) @printf(ptr @fmt.number, i32 %x)
  ret void
}

; CHECK-LABEL: define void @plain(
; CHECK-NEXT: [[U:%.*]] = zext i32 %u to i64
; CHECK-NEXT: call void @__course_print_unsigned(i64 [[U]], i64 0)
; CHECK-NEXT: [[T:%.*]] = trunc i32 %u to i8
; CHECK-NEXT: [[C:%.*]] = zext i8 [[T]] to i64
; CHECK-NEXT: [[B:%.*]] = or i64 [[C]], 0
; CHECK-NEXT: call void @__course_print_byte(i64 [[B]])
; CHECK-NEXT: call void @__course_print_text(ptr %s, i64 0)
; CHECK-NEXT: call void @__course_print_signed(i64 %l, i64 0)
; CHECK-NEXT: call void @__course_print_unsigned(i64 %l, i64 0)
; CHECK-NEXT: call void @__course_print_byte(i64 37)
; CHECK-NEXT: call void @__course_print_byte(i64 10)
; CHECK-NEXT: ret void
define void @plain(i32 %u, ptr %s, i64 %l) {
  call i32 (ptr, ...) @printf(ptr @fmt.plain, i32 %u, i32 %u, ptr %s, i64 %l, i64 %l)
  ret void
}

; CHECK-LABEL: define void @narrow(
; CHECK: [[C:%.*]] = trunc i32 %x to i8
; CHECK: sext i8 [[C]] to i64
; CHECK: [[S:%.*]] = trunc i32 %x to i16
; CHECK: zext i16 [[S]] to i64
; CHECK: [[I:%.*]] = trunc i64 %y to i32
; CHECK: sext i32 [[I]] to i64
define void @narrow(i32 %x, i64 %y) {
  call i32 (ptr, ...) @printf(ptr @fmt.narrow, i32 %x, i32 %x, i64 %y)
  ret void
}

; 100 is d; with flags in bits 8 to 12: - + space # 0.
; CHECK-LABEL: define void @shaped(
; CHECK: call void @__course_print_integer(i64 {{.*}}, i32 100, i64 5, i64 -1, i64 0)
; CHECK: call void @__course_print_integer(i64 %l, i32 376, i64 4, i64 -1, i64 0)
; CHECK: call void @__course_print_double(double %d, i32 4198, i64 8, i64 3, i64 0)
; CHECK: call void @__course_print_double(double %d, i32 615, i64 0, i64 -1, i64 0)
; CHECK: call void @__course_print_part(ptr %s, i32 115, i64 0, i64 2, i64 0)
; CHECK: call void @__course_print_integer(i64 {{.*}}, i32 2136, i64 0, i64 -1, i64 0)
; CHECK: call void @__course_print_double(double %d, i32 101, i64 0, i64 -1, i64 0)
define void @shaped(i32 %x, i64 %l, double %d, ptr %s) {
  call i32 (ptr, ...) @printf(ptr @fmt.shaped, i32 %x, i64 %l, double %d, double %d, ptr %s, i32 %x, double %d)
  ret void
}

; What no function stands for is printed alone.
; CHECK-LABEL: define void @others(
; CHECK-NEXT: call void @__course_print_byte(i64 60)
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr [[C:@[0-9]+]], i32 %x)
; CHECK: call void @__course_print_integer(
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr [[P:@[0-9]+]], ptr %p)
; CHECK-NEXT: call void @__course_print_byte(i64 62)
; CHECK-NEXT: ret void
define void @others(i32 %x, ptr %p) {
  call i32 (ptr, ...) @printf(ptr @fmt.others, i32 %x, i32 %x, i32 %x, ptr %p)
  ret void
}

; Arguments of a type that the conversion does not have are the library's matter.
; CHECK-LABEL: define void @mismatch(
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr {{@[0-9]+}}, double %d)
; CHECK-NEXT: call void @__course_print_byte(i64 10)
define void @mismatch(double %d) {
  call i32 (ptr, ...) @printf(ptr @fmt.number, double %d)
  ret void
}

; CHECK-LABEL: define void @streams(
; CHECK-NEXT: sext
; CHECK-NEXT: call void @__course_print_signed(i64 {{.*}}, i64 256)
; CHECK-NEXT: call void @__course_print_byte(i64 266)
; CHECK-NEXT: call void @__course_print_byte(i64 97)
; CHECK-NEXT: call void @__course_print_byte(i64 98)
; CHECK-NEXT: call void @__course_print_byte(i64 353)
; CHECK-NEXT: call void @__course_print_byte(i64 354)
; CHECK-NEXT: call i32 @fputs(ptr @text, ptr %f)
; CHECK-NEXT: call i32 (ptr, ptr, ...) @fprintf(ptr %f, ptr @text)
; CHECK-NEXT: call void @__course_print_byte(i64 97)
; CHECK-NEXT: call void @__course_print_byte(i64 98)
; CHECK-NEXT: call void @__course_print_byte(i64 10)
; CHECK-NEXT: ret void
define void @streams(i32 %x, ptr %f) {
  call i32 (ptr, ptr, ...) @fprintf(ptr @__course_stderr, ptr @fmt.number, i32 %x)
  call i32 @fputs(ptr @text, ptr @__course_stdout)
  call i32 @fputs(ptr @text, ptr @__course_stderr)
  call i32 @fputs(ptr @text, ptr %f)
  call i32 (ptr, ptr, ...) @fprintf(ptr %f, ptr @text)
  call i32 @puts(ptr @text)
  ret void
}

; Left: a used result, a count, an error, too few arguments, an unknown format.
; CHECK-LABEL: define i32 @left(
; CHECK-NEXT: %r = call i32 (ptr, ...) @printf(ptr @fmt.number, i32 1)
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr @fmt.count, i32 1, ptr %p)
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr @fmt.wrong, i32 1, i32 2)
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr @fmt.number)
; CHECK-NEXT: call i32 (ptr, ...) @printf(ptr %p)
; CHECK-NEXT: ret i32 %r
define i32 @left(ptr %p) {
  %r = call i32 (ptr, ...) @printf(ptr @fmt.number, i32 1)
  call i32 (ptr, ...) @printf(ptr @fmt.count, i32 1, ptr %p)
  call i32 (ptr, ...) @printf(ptr @fmt.wrong, i32 1, i32 2)
  call i32 (ptr, ...) @printf(ptr @fmt.number)
  call i32 (ptr, ...) @printf(ptr %p)
  ret i32 %r
}

; As the program says.
; CHECK-LABEL: define void @untouched(
; CHECK-NEXT: call i32 @puts(ptr @text)
define void @untouched() noinline optnone {
  call i32 @puts(ptr @text)
  ret void
}

@fmt.pair = private constant [9 x i8] c"%d %ld,\0A\00"
@fmt.other = private constant [8 x i8] c"%3hhi%%\00"
@fmt.set = private constant [5 x i8] c"%[a]\00"

; Each piece is looked at if those before it are satisfied.
; CHECK-LABEL: define i32 @pair(
; CHECK-NEXT: [[A:%.*]] = call i32 @__course_scan_decimal(ptr %a, i32 1, i32 0)
; CHECK-NEXT: [[IS_A:%.*]] = icmp eq i32 [[A]], 1
; CHECK-NEXT: br i1 [[IS_A]], label %[[SECOND:.*]], label %[[END:.*]]
; CHECK: [[SECOND]]:
; CHECK-NEXT: call void @__course_scan_space()
; CHECK-NEXT: [[B:%.*]] = call i32 @__course_scan_decimal(ptr %b, i32 1, i32 1)
; CHECK-NEXT: [[IS_B:%.*]] = icmp eq i32 [[B]], 1
; CHECK-NEXT: br i1 [[IS_B]], label %[[COMMA:.*]], label %[[END]]
; CHECK: [[COMMA]]:
; CHECK-NEXT: [[C:%.*]] = call i32 @__course_scan_byte(i32 44)
; CHECK-NEXT: [[IS_C:%.*]] = icmp eq i32 [[C]], 1
; CHECK-NEXT: br i1 [[IS_C]], label %[[REST:.*]], label %[[END]]
; CHECK: [[REST]]:
; CHECK-NEXT: call void @__course_scan_space()
; CHECK-NEXT: br label %[[END]]
; CHECK: [[END]]:
; CHECK-NEXT: phi i32 [ [[A]], %0 ], [ 1, %[[SECOND]] ], [ 2, %[[COMMA]] ], [ 2, %[[REST]] ]
define i32 @pair(ptr %a, ptr %b) {
  %r = call i32 (ptr, ...) @scanf(ptr @fmt.pair, ptr %a, ptr %b)
  ret i32 %r
}

; CHECK-LABEL: define i32 @other(
; CHECK: call i32 @__course_scan_conversion(ptr %a, i8 105, i64 3, i32 8)
; CHECK: call void @__course_scan_space()
; CHECK-NEXT: call i32 @__course_scan_byte(i32 37)
define i32 @other(ptr %a, ptr %f) {
  %r = call i32 (ptr, ptr, ...) @fscanf(ptr @__course_stdin, ptr @fmt.other, ptr %a)
  %s = call i32 (ptr, ptr, ...) @fscanf(ptr %f, ptr @fmt.other, ptr %a)
  %t = call i32 (ptr, ...) @scanf(ptr @fmt.set, ptr %a)
  %u = add i32 %s, %t
  %v = add i32 %r, %u
  ret i32 %v
}

@__course_stdin = external global i8
declare i32 @scanf(ptr, ...)
declare i32 @fscanf(ptr, ptr, ...)

; CHECK-LABEL: define void @freestanding(
; CHECK-NEXT: call i32 @puts(ptr @text){{$}}
define void @freestanding() "no-builtins" {
  call i32 @puts(ptr @text)
  ret void
}

; CHECK-LABEL: define void @no_puts(
; CHECK-NEXT: call i32 @puts(ptr @text){{$}}
; CHECK-NEXT: call void @__course_print_byte(i64 97)
define void @no_puts() "no-builtin-puts" {
  call i32 @puts(ptr @text)
  call i32 @fputs(ptr @text, ptr @__course_stdout)
  ret void
}

; CHECK-LABEL: define void @not_the_library(
; CHECK-NEXT: call i32 @puts(ptr @text) [[NOBUILTIN:#[0-9]+]]
; CHECK: attributes [[NOBUILTIN]] = { nobuiltin }
define void @not_the_library() {
  call i32 @puts(ptr @text) nobuiltin
  ret void
}
