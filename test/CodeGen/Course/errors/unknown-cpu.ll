; RUN: rm -f %t
; RUN: not llc -mtriple=course -mcpu=swpp2019 %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; A processor without cost table.

; CHECK: unknown processor 'swpp2019': the course machine has no such processor
; CHECK-NOT: {{Stack dump|Assertion}}

define void @main() {
  ret void
}
