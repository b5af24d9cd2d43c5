; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; A function of floating point that does nothing with it.

; CHECK: error: <unknown>:0:0: in function passed_on double (double): floating point is not supported
; CHECK: error: <unknown>:0:0: in function ignored void (double): floating point is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define double @passed_on(double %a) {
  ret double %a
}

define void @ignored(double %a) {
  ret void
}
