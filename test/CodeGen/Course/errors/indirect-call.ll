; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Calls of what is no function of the program.

; CHECK: error: <unknown>:0:0: in function nothing i64 (): an indirect call is not supported
; CHECK: error: <unknown>:0:0: in function resolved_later i64 (): an indirect call is not supported
; CHECK-NOT: {{error:|LLVM ERROR|Stack dump}}

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
