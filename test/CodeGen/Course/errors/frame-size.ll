; RUN: not llc -mtriple=course -course-passes= -course-stack-reserve=8 < %s -o %t.s 2>&1 | FileCheck %s
; RUN: not ls %t.s
; RUN: llc -mtriple=course < %s -o %t.s
; RUN: course-run --quiet %t.s

; What is wrong with the estimate of the stack is an error when it is known.

; CHECK: error: {{.*}}: size of the stack frame (64) exceeds limit (16) in function 'main'

@data = global [1278 x i64] zeroinitializer

define i64 @main(i64 %i) {
  %object = alloca [8 x i64]
  %place = getelementptr [8 x i64], ptr %object, i64 0, i64 %i
  store volatile i64 1, ptr %place
  %data.i = getelementptr [1278 x i64], ptr @data, i64 0, i64 %i
  store volatile i64 2, ptr %data.i
  ret i64 0
}
