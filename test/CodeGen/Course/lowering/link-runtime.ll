; What a program gets from the runtime library, and what it does not want.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-link-runtime -S %t/missing.ll | FileCheck %t/missing.ll
; RUN: opt -mtriple=course %t/library.ll -o %t/library.bc
; RUN: opt -mtriple=course -passes=course-link-runtime -course-runtime-library=%t/library.bc -S %t/missing.ll | FileCheck --check-prefix=CPU %t/missing.ll
; RUN: opt -mtriple=course -passes=course-link-runtime -S %t/atexit.ll | FileCheck %t/atexit.ll
; RUN: opt -mtriple=course -passes=course-link-runtime -S %t/blocked.ll | FileCheck --implicit-check-not=define %t/blocked.ll
; RUN: opt -mtriple=course -passes=course-link-runtime -S %t/unknown.ll | FileCheck --implicit-check-not=define %t/unknown.ll
; RUN: opt -mtriple=course -passes=course-link-runtime -course-runtime-library= -S %t/missing.ll | FileCheck --check-prefix=NONE %t/missing.ll
; RUN: not opt -mtriple=course -passes=course-link-runtime -course-runtime-library=%t/no.bc -disable-output %t/missing.ll 2>&1 | FileCheck --check-prefix=UNREADABLE %t/missing.ll
; RUN: not opt -mtriple=course -passes=course-link-runtime -course-runtime-library=%t/missing.ll -disable-output %t/missing.ll 2>&1 | FileCheck --check-prefix=UNREADABLE %t/missing.ll
; RUN: opt -mtriple=course -passes=course-link-runtime -course-runtime-library=%t/no.bc -disable-output %t/blocked.ll
; RUN: opt -mtriple=course -passes='function(course-soft-float),course-link-runtime' -S %t/specialized.ll | FileCheck %t/specialized.ll

;--- missing.ll
; CHECK: define double @use(
; CHECK: define {{.*}}@__adddf3(
; The library is compiled for the processor of the program.
; CPU: define double @use({{.*}} [[OWN:#[0-9]+]] {
; CPU: define double @__adddf3({{.*}} [[LIBRARY:#[0-9]+]] {
; CPU-DAG: attributes [[OWN]] = { "target-cpu"="swpp2020-spec" }
; CPU-DAG: attributes [[LIBRARY]] = { nounwind "course-library" }
; NONE: declare double @__adddf3
; NONE-NOT: define double @__adddf3
; UNREADABLE: error: cannot read the runtime library '{{.*}}':
declare double @__adddf3(double, double)
define double @use(double %x) "target-cpu"="swpp2020-spec" {
  %y = call double @__adddf3(double %x, double 1.0)
  ret double %y
}

;--- library.ll
define double @__adddf3(double %x, double %y) nounwind "target-cpu"="swpp2020" {
  ret double %x
}

;--- atexit.ll
; What is registered has to be run.
; CHECK-DAG: define {{.*}}@atexit(
; CHECK-DAG: define {{.*}}@__course_run_exit_handlers(
declare i32 @atexit(ptr)
define void @last() {
  ret void
}
define i32 @main() {
  %r = call i32 @atexit(ptr @last)
  ret i32 %r
}

;--- blocked.ll
; An unused declaration, a weak one, the machine's functions and LLVM's.
; CHECK: declare double @__adddf3(double, double)
; CHECK: declare extern_weak i64 @strlen(ptr)
; CHECK: declare ptr @malloc(i64)
; CHECK: define i64 @blocked_by_kind()
declare double @__adddf3(double, double)
declare extern_weak i64 @strlen(ptr)
declare ptr @malloc(i64)
declare i64 @llvm.umin.i64(i64, i64)
define i64 @blocked_by_kind() {
  %p = call ptr @malloc(i64 8)
  %n = call i64 @strlen(ptr %p)
  %r = call i64 @llvm.umin.i64(i64 %n, i64 8)
  ret i64 %r
}

;--- unknown.ll
; The library has none of that name.
; CHECK: declare i64 @nobody_has_this()
; CHECK: define i64 @blocked_by_name()
declare i64 @nobody_has_this()
define i64 @blocked_by_name() {
  %r = call i64 @nobody_has_this()
  ret i64 %r
}

;--- specialized.ll
; A local function of the name is a changed copy of the library's, and none that
; others can call.
; CHECK: define internal double @__adddf3.specialized(
; CHECK: define double @use(
; CHECK: call double @__adddf3.specialized(
; CHECK: call double @__adddf3(
; CHECK: define {{.*}}@__adddf3(
define internal double @__adddf3(double %x, double %y) {
  ret double %x
}
define double @use(double %x) {
  %a = call double @__adddf3(double %x, double %x)
  %b = fadd double %a, %x
  ret double %b
}
