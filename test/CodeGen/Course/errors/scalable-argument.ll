; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; ... also where nothing is done with it.

; CHECK: error: <unknown>:0:0: in function f void (<vscale x 2 x i32>): a vector of unknown length is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define void @f(<vscale x 2 x i32> %v) {
  ret void
}
