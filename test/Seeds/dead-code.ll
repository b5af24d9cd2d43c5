; RUN: opt -mtriple=course -passes=dce -S %s | FileCheck %s --check-prefixes=CHECK,DCE
; RUN: opt -mtriple=course -passes=adce -S %s | FileCheck %s --check-prefixes=CHECK,ADCE

; T002-DCE: i is read by its own next value only. Counting uses keeps both; what
; begins with all dead finds that they are.
; CHECK-LABEL: @cycle(
; DCE:         %i = phi i64
; DCE:         %i1 = add i64 %i, 3
; ADCE-NOT:    %i
; CHECK:       %more = icmp ult i64 %j1, 10
; CHECK-NEXT:  br i1 %more, label %loop, label %exit
define i64 @cycle(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i64 [ 0, %entry ], [ %j1, %loop ]
  %i1 = add i64 %i, 3
  %j1 = add i64 %j, 1
  %more = icmp ult i64 %j1, 10
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %j1
}

; T002-CDG: the loop's block is control dependent on itself, so its branch is
; live although nobody reads what it computes: the loop may never end.
; CHECK-LABEL: @controlled(
; CHECK:       loop:
; CHECK:       %j1 = add i64 %j, %n
; CHECK:       br i1 %more, label %loop, label %exit
define i64 @controlled(i64 %n) {
entry:
  br label %loop
loop:
  %j = phi i64 [ 0, %entry ], [ %j1, %loop ]
  %j1 = add i64 %j, %n
  %more = icmp ult i64 %j1, 10
  br i1 %more, label %loop, label %exit
exit:
  ret i64 5
}
