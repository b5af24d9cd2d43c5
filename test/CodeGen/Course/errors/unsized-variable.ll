; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; An external variable of unknown size.

; CHECK: error: global variable 'unknown' has no known size
; CHECK: error: <unknown>:0:0: in function main ptr (): the address of 'unknown' is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

%opaque = type opaque
@unknown = external global %opaque

define ptr @main() {
  ret ptr @unknown
}
