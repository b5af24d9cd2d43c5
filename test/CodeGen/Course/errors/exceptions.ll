; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Exceptions.

; CHECK: error: <unknown>:0:0: in function f i64 (): exception handling is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define i64 @f() personality ptr @personality {
  invoke void @may_throw() to label %ok unwind label %bad
ok:
  ret i64 0
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

define void @may_throw() {
  ret void
}

define i32 @personality(...) {
  ret i32 0
}
