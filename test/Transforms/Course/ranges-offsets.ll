; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s

; Where in an object a pointer is that others see differently.

declare i64 @read()
declare i64 @write(i64)

@variadic = internal global [4 x i32] zeroinitializer
@wrapped = internal global [9 x i32] zeroinitializer

define i64 @main() {
; CHECK-LABEL: define {{.*}} @main(
; CHECK:         load i32, ptr @variadic, align 4, !range [[ALL:![0-9]+]]
  %n = call i64 @read()
  %i = and i64 %n, 3
  %p = getelementptr inbounds i32, ptr @variadic, i64 %i
  store i32 1, ptr %p
  call void (ptr, ...) @set(ptr @variadic, i64 %n)
  %x = load i32, ptr @variadic
  %w = zext i32 %x to i64
  call i64 @write(i64 %w)
  call void @blocked_by_wrapping(i64 %n)
  ret i64 0
}

; More arguments than parameters.
define internal void @set(ptr %p, ...) {
  store i32 1000, ptr %p
  ret void
}

; Twice 2^63 is nothing, and so this is the element of %q.
define internal void @blocked_by_wrapping(i64 %n) {
; CHECK-LABEL: define internal void @blocked_by_wrapping(
; CHECK:         load i32, ptr %r, align 4, !range [[ALL]]
  %i = urem i64 %n, 3
  %q = getelementptr inbounds [3 x i32], ptr @wrapped, i64 %i
  %far = getelementptr i8, ptr %q, i64 -9223372036854775808
  %r = getelementptr i8, ptr %far, i64 -9223372036854775808
  store i32 1000, ptr %q
  %x = load i32, ptr %r
  %w = zext i32 %x to i64
  call i64 @write(i64 %w)
  ret void
}

; CHECK: [[ALL]] = !{i32 0, i32 1001}
