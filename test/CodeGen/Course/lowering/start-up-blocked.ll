; Programs whose main starts by itself, and entries that call nothing.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-start-up -S %t/no-main.ll | FileCheck %t/no-main.ll
; RUN: opt -mtriple=course -passes=course-start-up -S %t/declared-main.ll | FileCheck %t/declared-main.ll
; RUN: opt -mtriple=course -passes=course-start-up -S %t/declared-list.ll | FileCheck %t/declared-list.ll
; RUN: opt -mtriple=course -passes=course-start-up -S %t/empty-list.ll | FileCheck %t/empty-list.ll
; RUN: opt -mtriple=course -passes=course-start-up -S %t/undefined-entry.ll | FileCheck %t/undefined-entry.ll
; RUN: opt -mtriple=course -passes=course-start-up -S %t/declared-handlers.ll | FileCheck %t/declared-handlers.ll
; RUN: opt -mtriple=course -passes=course-start-up -S %t/called-handlers.ll | FileCheck %t/called-handlers.ll
; RUN: opt -mtriple=course -passes=course-start-up -S %t/called-main.ll | FileCheck %t/called-main.ll

;--- no-main.ll
; A part of a program keeps its lists for the linker.
; CHECK: @llvm.global_ctors = appending global
; CHECK: define void @one()
; CHECK-NOT: define
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @one, ptr null }]
define void @one() {
  ret void
}

;--- declared-main.ll
; CHECK: @llvm.global_ctors = appending global
; CHECK: define void @one()
; CHECK: declare void @main()
; CHECK-NOT: define
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @one, ptr null }]
define void @one() {
  call void @main()
  ret void
}
declare void @main()

;--- declared-list.ll
; The list is not this module's.
; CHECK: @llvm.global_ctors = external global
; CHECK: define void @main()
; CHECK-NEXT: ret void
; CHECK-NOT: define
@llvm.global_ctors = external global [1 x { i32, ptr, ptr }]
define void @main() {
  ret void
}

;--- empty-list.ll
; A null entry calls nothing.
; CHECK-NOT: @llvm.global_ctors
; CHECK: define void @main()
; CHECK-NEXT: ret void
; CHECK-NOT: define
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr null, ptr null }]
define void @main() {
  ret void
}

;--- declared-handlers.ll
; Without the runtime library nothing is registered.
; CHECK: define void @main()
; CHECK-NEXT: ret void
; CHECK-NOT: define
declare void @__course_run_exit_handlers()
define void @main() {
  ret void
}

;--- called-handlers.ll
; Somebody calls them already.
; CHECK: define void @main()
; CHECK-NEXT: call void @__course_run_exit_handlers()
; CHECK-NEXT: ret void
; CHECK-NOT: define
define void @__course_run_exit_handlers() {
  ret void
}
define void @main() {
  call void @__course_run_exit_handlers()
  ret void
}

;--- called-main.ll
; A main without parameters may be called as it is.
; CHECK: define void @main()
; CHECK-NEXT: call void @main()
; CHECK-NOT: define
define void @main() {
  call void @main()
  ret void
}

;--- undefined-entry.ll
; Entries without a priority or a function call nothing.
; CHECK-NOT: @llvm.global_ctors
; CHECK-LABEL: define i32 @main()
; CHECK-NEXT: call void @one()
; CHECK-NEXT: call i32 @main.program()
; CHECK-NEXT: ret
@llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 undef, ptr @one, ptr null }, { i32, ptr, ptr } undef,
  { i32, ptr, ptr } { i32 1, ptr poison, ptr null }, { i32, ptr, ptr } { i32 2, ptr @one, ptr null }]
define void @one() {
  ret void
}
define i32 @main() {
  ret i32 0
}
