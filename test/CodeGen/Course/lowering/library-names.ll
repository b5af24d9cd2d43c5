; A declaration with the name of a library function that LLVM knows is a call
; like any other, also in a module that names no target.
; RUN: llc -march=course -O0 %s -o %t.s && course-run --quiet %t.s | FileCheck %s
; RUN: llc -march=course -O2 %s -o %t.s && course-run --quiet %t.s | FileCheck %s
; RUN: llc -mtriple=course -O0 %s -o %t.s && course-run --quiet %t.s | FileCheck %s

; CHECK: 5
; CHECK-NEXT: 3
; CHECK-NEXT: 1
define i32 @main() {
  %five = call double @sqrt(double 25.0)
  %n = fptoui double %five to i64
  call void @write(i64 %n)
  %sum = call double @hypot(double 3.0, double 0.0)
  %m = fptoui double %sum to i64
  call void @write(i64 %m)
  %one = call float @cosf(float 0.0)
  %k = fptoui float %one to i64
  call void @write(i64 %k)
  ret i32 0
}

declare double @sqrt(double) memory(none)
declare double @hypot(double, double) memory(none)
declare float @cosf(float) memory(none)
declare void @write(i64)
