; RUN: llc -mtriple=course -O0 %s -o %t.0.s && course-run %t.0.s | FileCheck %s --match-full-lines
; RUN: llc -mtriple=course -O2 %s -o %t.2.s && course-run %t.2.s | FileCheck %s --match-full-lines

; va_arg of narrow and wide integers, vectors, arrays and structures.

declare void @write(i64)

define void @f(i64 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %s = va_arg ptr %list, { i8, [2 x i64] }
  %v = va_arg ptr %list, <3 x i32>
  %w = va_arg ptr %list, i64
  %x = va_arg ptr %list, i16
  %y = va_arg ptr %list, i128
  %z = va_arg ptr %list, i8
  %zx = zext i16 %x to i64
  %zy = trunc i128 %y to i64
  %zz = zext i8 %z to i64
  call void @llvm.va_end.p0(ptr %list)
  %s0 = extractvalue { i8, [2 x i64] } %s, 0
  %s1 = extractvalue { i8, [2 x i64] } %s, 1, 1
  %v2 = extractelement <3 x i32> %v, i64 2
  %a = zext i8 %s0 to i64
  %b = zext i32 %v2 to i64
  call void @write(i64 %a)
  call void @write(i64 %s1)
  call void @write(i64 %b)
  call void @write(i64 %w)
  call void @write(i64 %zx)
  call void @write(i64 %zy)
  call void @write(i64 %zz)
  ret void
}

; CHECK: 250
; CHECK-NEXT: 12
; CHECK-NEXT: 23
; CHECK-NEXT: 30
; CHECK-NEXT: 40
; CHECK-NEXT: 50
; CHECK-NEXT: 60
define i64 @main() {
  call void (i64, ...) @f(i64 1, { i8, [2 x i64] } { i8 250, [2 x i64] [i64 11, i64 12] }, <3 x i32> <i32 21, i32 22, i32 23>, i64 30, i16 40, i128 50, i8 60)
  ret i64 0
}
