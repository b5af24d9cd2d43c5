; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Calls of computed functions.

; CHECK: error: <unknown>:0:0: in function pointer i64 (ptr, i64): an indirect call is not supported
; CHECK: error: <unknown>:0:0: in function number i64 (): an indirect call is not supported
; CHECK: error: <unknown>:0:0: in function nothing i64 (): an indirect call is not supported
; CHECK: error: <unknown>:0:0: in function resolved_later i64 (): an indirect call is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define i64 @pointer(ptr %f, i64 %a) {
  %r = call i64 %f(i64 %a)
  ret i64 %r
}

define i64 @number() {
  %r = call i64 inttoptr (i64 77 to ptr)()
  ret i64 %r
}

define i64 @nothing() {
  %r = call i64 undef()
  ret i64 %r
}

@resolved = ifunc i64 (), ptr @resolver
define ptr @resolver() {
  ret ptr null
}
define i64 @resolved_later() {
  %r = call i64 @resolved()
  ret i64 %r
}
