; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; Assembly at file level.

; CHECK: error: {{.*}}inline assembly is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

module asm "nop"

define void @main() {
  ret void
}
