; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-whole-program -S %t/program.ll 2>%t.err | FileCheck %t/program.ll
; RUN: FileCheck --check-prefix=WARN %t/program.ll < %t.err
; RUN: opt -mtriple=course -passes=course-whole-program -course-enable-whole-program=false -S %t/program.ll | FileCheck --check-prefix=OFF %t/program.ll
; RUN: opt -mtriple=course -passes=course-whole-program -S %t/part.ll | FileCheck %t/part.ll
; RUN: opt -mtriple=course -passes=course-whole-program -S %t/declares-main.ll | FileCheck %t/declares-main.ll

;--- program.ll
; All but main is internal; variables without definition get one, functions do not.

; WARN: warning: global variable 'declared' is not defined; it gets zero-filled storage
; WARN-NOT: warning

; CHECK: @defined = internal global i64 1
; CHECK: @declared = internal global i64 0
; CHECK: @unused = external global i64
; CHECK: @weak = extern_weak global i64
; CHECK: @opaque = external global %opaque
; CHECK: define internal void @function()
; CHECK: define i32 @main()
; CHECK: declare void @undefined()

; OFF: @defined = global i64 1
; OFF: @declared = external global i64
; OFF: define void @function()
%opaque = type opaque
@defined = global i64 1
@declared = external global i64
@unused = external global i64
@weak = extern_weak global i64
@opaque = external global %opaque

define void @function() {
  store i64 1, ptr @declared
  call void @use(ptr @weak, ptr @opaque)
  ret void
}

define i32 @main() {
  call void @undefined()
  ret i32 0
}

declare void @undefined()
declare void @use(ptr, ptr)

;--- part.ll
; CHECK: @variable = global i64 1
; CHECK: define void @function()
@variable = global i64 1

define void @function() {
  ret void
}

;--- declares-main.ll
; CHECK: define void @function()
define void @function() {
  %r = call i32 @main()
  ret void
}

declare i32 @main()
