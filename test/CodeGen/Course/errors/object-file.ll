; RUN: rm -f %t
; RUN: not llc -mtriple=course -filetype=obj %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; The machine has no object files.

; CHECK: the course machine has no object format and no instruction encodings, only assembly
; CHECK-NOT: {{Stack dump|Assertion}}

define void @main() {
  ret void
}
