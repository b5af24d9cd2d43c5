; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-zero-stores -S < %t/constructors.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-zero-stores -S < %t/recursive.ll | FileCheck %s

; Programs in which main is not the start.
; CHECK-LABEL: define i64 @main(
; CHECK: store i64 0, ptr @g

;--- constructors.ll
@g = internal global i64 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @construct, ptr null }]
define internal void @construct() {
  store i64 5, ptr @g
  ret void
}
define i64 @main() {
  store i64 0, ptr @g
  %x = load i64, ptr @g
  ret i64 %x
}

;--- recursive.ll
@g = internal global i64 0
define i64 @main() {
  store i64 0, ptr @g
  store i64 5, ptr @g
  %x = call i64 @main()
  ret i64 %x
}
