; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Vectors of unknown length.

; CHECK: error: <unknown>:0:0: in function f i32 (<vscale x 2 x i32>): a vector of unknown length is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define i32 @f(<vscale x 2 x i32> %v) {
  %r = extractelement <vscale x 2 x i32> %v, i64 0
  ret i32 %r
}
