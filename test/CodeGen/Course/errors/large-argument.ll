; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; A structure by value that no stack could hold.

; CHECK: error: <unknown>:0:0: in function give void (ptr): an argument of 20000 bytes is larger than the stack
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define void @take(ptr byval([20000 x i8]) %p) {
  ret void
}

define void @give(ptr %p) {
  call void @take(ptr byval([20000 x i8]) %p)
  ret void
}
