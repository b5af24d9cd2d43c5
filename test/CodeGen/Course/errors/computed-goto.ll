; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Labels as values.

; CHECK: error: <unknown>:0:0: in function address ptr (i1): the address of a label is not supported
; CHECK: error: <unknown>:0:0: in function jump void (ptr): a computed goto is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define ptr @address(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret ptr null
b:
  ret ptr blockaddress(@address, %a)
}

define void @jump(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  ret void
}
