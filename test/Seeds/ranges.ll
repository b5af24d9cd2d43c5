; RUN: opt -mtriple=course -passes=constraint-elimination -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=sccp -S %s | FileCheck %s --check-prefix=SCCP
; RUN: opt -mtriple=course -passes=print-predicateinfo -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SIGMA

; What branches tell about values: T001-RED, figures (a) and (c), and T001-SSI.

; A bound that was tested before.
; CHECK-LABEL: @bounds(
; CHECK:       then:
; CHECK-NEXT:    br i1 false, label %throw, label %access
define i64 @bounds(i64 %i, i64 %length) {
entry:
  %low = icmp slt i64 %i, %length
  br i1 %low, label %then, label %error
then:
  %high = icmp sge i64 %i, %length
  br i1 %high, label %throw, label %access
throw:
  ret i64 1
access:
  ret i64 %i
error:
  ret i64 2
}

; A divisor that was tested before.
; CHECK-LABEL: @divisor(
; CHECK:       then:
; CHECK-NEXT:    br i1 false, label %throw, label %divide
define i64 @divisor(i64 %a, i64 %b) {
entry:
  %nonzero = icmp ne i64 %b, 0
  br i1 %nonzero, label %then, label %error
then:
  %zero = icmp eq i64 %b, 0
  br i1 %zero, label %throw, label %divide
throw:
  ret i64 1
divide:
  %q = udiv i64 %a, %b
  ret i64 %q
error:
  ret i64 2
}

; a is printed where it is 0. Of the four blocks two branch, but one on something
; else: partial SSI form gives a one new name, in the block after the branch on a.
; LLVM's has no PHI for it in b4.
; SCCP-LABEL: @partial(
; SCCP:         call void @print(i64 0)
; SIGMA-LABEL: PredicateInfo for function: partial
; SIGMA:       b1:
; SIGMA:         %[[A:.*]] = bitcast i64 %a to i64
; SIGMA-NOT:     bitcast
; SIGMA:         call void @print(i64 %[[A]])
; SIGMA:         ret i64 %a
declare void @print(i64)
define i64 @partial(i64 %a, i1 %c) {
b1:
  %zero = icmp eq i64 %a, 0
  br i1 %zero, label %b2, label %b4
b2:
  br i1 %c, label %b3, label %b4
b3:
  call void @print(i64 %a)
  br label %b4
b4:
  ret i64 %a
}
