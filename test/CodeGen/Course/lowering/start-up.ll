; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-start-up -S %t/plain.ll | FileCheck %s --check-prefix=PLAIN
; RUN: opt -mtriple=course -passes=course-start-up -S %t/parameters.ll | FileCheck %s --check-prefix=PARAMETERS
; RUN: opt -mtriple=course -passes=course-start-up -S %t/unused.ll | FileCheck %s --check-prefix=UNUSED
; RUN: opt -mtriple=course -passes=course-start-up -S %t/odd.ll | FileCheck %s --check-prefix=ODD
; RUN: opt -mtriple=course -passes=course-start-up -S %t/called.ll | FileCheck %s --check-prefix=CALLED
; RUN: opt -mtriple=course -passes=course-start-up -S %t/structors.ll | FileCheck %s --check-prefix=STRUCTORS
; RUN: opt -mtriple=course -passes=course-start-up,course-start-up -S %t/structors.ll | FileCheck %s --check-prefix=STRUCTORS
; RUN: opt -mtriple=course -passes=course-start-up -S %t/handlers.ll | FileCheck %s --check-prefix=HANDLERS
; RUN: opt -mtriple=course -passes=course-start-up,course-start-up -S %t/handlers.ll | FileCheck %s --check-prefix=HANDLERS
; RUN: opt -mtriple=course -passes=course-start-up -S %t/declared.ll | FileCheck %s --check-prefix=DECLARED
; RUN: opt -mtriple=course -passes=course-start-up,course-whole-program -S %t/exit.ll | FileCheck %s --check-prefix=EXIT

; The end of a program is the same in llc.
; RUN: llc -mtriple=course -O0 %t/structors.ll -o %t/0.s && course-run %t/0.s | FileCheck %s --check-prefix=ORDER
; RUN: %optimizing-llc -mtriple=course -O2 %t/structors.ll -o %t/2.s && course-run %t/2.s | FileCheck %s --check-prefix=ORDER
; ORDER: {{^}}1{{$}}
; ORDER-NEXT: {{^}}2{{$}}
; ORDER-NEXT: {{^}}5{{$}}
; ORDER-NEXT: {{^}}9{{$}}

;--- plain.ll
; PLAIN: define i32 @main() {
; PLAIN-NEXT: ret i32 7
; PLAIN-NOT: main
define i32 @main() {
  ret i32 7
}

;--- parameters.ll
; PARAMETERS-DAG: @course.program = internal global [8 x i8] c"program\00"
; PARAMETERS-DAG: @course.argv = internal global [2 x ptr] [ptr @course.program, ptr null]
; PARAMETERS-DAG: @course.environment = internal global [1 x ptr] zeroinitializer
; PARAMETERS: define i32 @main() [[A:#[0-9]+]] {
; PARAMETERS-NEXT: %a = load ptr, ptr @course.argv
; PARAMETERS-NEXT: %e = load ptr, ptr @course.environment
; PARAMETERS: ret i32 1
; PARAMETERS-NOT: @main
; PARAMETERS: attributes [[A]] = { nounwind }
define i32 @main(i32 noundef %argc, ptr %argv, ptr %env) nounwind {
  %a = load ptr, ptr %argv
  %e = load ptr, ptr %env
  ret i32 %argc
}

;--- unused.ll
; UNUSED-NOT: global
; UNUSED: define i32 @main() {
define i32 @main(i32 %argc, ptr %argv, ptr %env) {
  ret i32 0
}

;--- odd.ll
; Parameters that no main has are 0.
; ODD: define i32 @main() {
; ODD-NEXT: ret i32 0
define i32 @main(ptr %p, i64 %n, ptr %q, i32 %r) {
  ret i32 %r
}

;--- called.ll
; CALLED: define internal i32 @main.program(i32 %argc, ...)
; CALLED: %r = call i32 (i32, ...) @main.program(i32 3)
; CALLED: define i32 @main() {
; CALLED-NEXT: [[R:%.*]] = call i32 (i32, ...) @main.program(i32 1)
; CALLED-NEXT: ret i32 [[R]]
define i32 @main(i32 %argc, ...) {
  %c = icmp eq i32 %argc, 3
  br i1 %c, label %done, label %again
again:
  %r = call i32 (i32, ...) @main(i32 3)
  ret i32 %r
done:
  ret i32 0
}

;--- structors.ll
; STRUCTORS-NOT: llvm.global
; STRUCTORS: define internal void @main.program()
; STRUCTORS: define internal void @course.finish()
; STRUCTORS-NEXT: call void @nine()
; STRUCTORS-NEXT: ret void
; STRUCTORS: define void @main() {
; STRUCTORS-NEXT: call void @one()
; STRUCTORS-NEXT: call void @two()
; STRUCTORS-NEXT: call void @main.program()
; STRUCTORS-NEXT: call void @course.finish()
; STRUCTORS-NEXT: ret void
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @two, ptr null }, { i32, ptr, ptr } { i32 101, ptr @one, ptr null }, { i32, ptr, ptr } zeroinitializer]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @nine, ptr null }]
declare void @write(i64)
define void @one() {
  call void @write(i64 1)
  ret void
}
define void @two() {
  call void @write(i64 2)
  ret void
}
define void @nine() {
  call void @write(i64 9)
  ret void
}
define void @main() {
  call void @write(i64 5)
  ret void
}

;--- handlers.ll
; HANDLERS: define internal i32 @main.program()
; HANDLERS: define internal void @course.finish()
; HANDLERS-NEXT: call void @__course_run_exit_handlers()
; HANDLERS: define i32 @main() {
; HANDLERS-NEXT: [[R:%.*]] = call i32 @main.program()
; HANDLERS-NEXT: call void @course.finish()
; HANDLERS-NEXT: ret i32 [[R]]
; HANDLERS-NOT: define
define void @__course_run_exit_handlers() {
  ret void
}
define i32 @main() {
  ret i32 0
}

;--- declared.ll
; DECLARED: @llvm.global_ctors
; DECLARED: declare i32 @main(i32)
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
declare i32 @main(i32)
define i32 @f() {
  %r = call i32 @main(i32 1)
  ret i32 %r
}

;--- exit.ll
; What exit calls stays, though main does not come to call it.
; EXIT: define void @course.finish() [[A:#[0-9]+]]
; EXIT: attributes [[A]] = { noinline
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]
declare void @exit(i32) noreturn
define void @last() {
  ret void
}
define i32 @main() {
  call void @exit(i32 3)
  unreachable
}
