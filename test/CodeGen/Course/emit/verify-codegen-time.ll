; Where Z3 does not look at its limits, it is interrupted: the remainder of a remainder
; would take it an hour.

; REQUIRES: prover
; RUN: timeout 25 llc -mtriple=course -O2 -course-passes= \
; RUN:   -course-price=Logic=500,Select=600,Compare=900 -verify-codegen \
; RUN:   -verify-codegen-seconds=1 %s -o /dev/null 2>&1 | FileCheck %s

; CHECK: verify-codegen: remainders: {{proven|unknown}}

target datalayout = "e-m:e-p:64:64-i64:64-i128:64-n8:16:32:64-S64"
target triple = "course"

define i59 @remainders(i59 %a, i59 %b, ptr %q) {
  %v1 = or i59 %b, 1
  %v2 = urem i59 %a, %v1
  br label %start
start:
  %v3 = icmp eq i59 %v2, %v1
  br i1 %v3, label %yes, label %no
yes:
  store i64 3, ptr %q
  br label %no
no:
  %v4 = sub i59 %v2, %v1
  %v5 = icmp ugt i59 %v2, %v1
  br i1 %v5, label %then, label %end
then:
  ret i59 %v2
end:
  ret i59 %v4
}
