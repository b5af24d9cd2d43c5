; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; What calls say beyond their arguments is for other machines; assumptions are not
; calls.

; CHECK: error: <unknown>:0:0: in function unknown void (ptr): operand bundle 'unheard-of' is not supported
; CHECK: error: <unknown>:0:0: in function deoptimized void (i64): operand bundle 'deopt' is not supported
; CHECK-NOT: error

define void @callee() {
  ret void
}

define void @unknown(ptr %p) {
  call void @callee() [ "unheard-of"(ptr %p) ]
  ret void
}

define void @deoptimized(i64 %a) {
  call void @callee() [ "deopt"(i64 %a) ]
  ret void
}

define void @assumed(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ret void
}
