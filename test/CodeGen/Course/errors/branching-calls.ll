; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; CHECK: error: <unknown>:0:0: in function assembly i32 (i32): inline assembly is not supported
; CHECK-NOT: error

define i32 @assembly(i32 %a) {
  callbr void asm "x", "r,!i"(i32 %a) to label %next [label %target]
next:
  ret i32 0
target:
  ret i32 1
}
