; RUN: opt -mtriple=course -passes=course-combine -S %s | FileCheck %s

; A switch on undef or poison is undefined, and so was the branch: the first of
; the joined conditions asks the same subject.

; CHECK-LABEL: @maybe_undefined(
; CHECK: %p = phi i64 [ undef, %entry ], [ %x, %set ]
; CHECK-NEXT: switch i64 %p, label %n [
define i64 @maybe_undefined(i1 %k, i64 %x) {
entry:
  br i1 %k, label %set, label %use

set:
  br label %use

use:
  %p = phi i64 [ undef, %entry ], [ %x, %set ]
  %a = icmp eq i64 %p, 3
  %b = icmp eq i64 %p, 5
  %c = select i1 %a, i1 true, i1 %b
  br i1 %c, label %y, label %n

y:
  ret i64 1

n:
  ret i64 2
}

; Poison by a flag: then the branch was undefined, and the switch is on less.
; CHECK-LABEL: @flagged_offset(
; CHECK: switch i64 %x, label %n [
define i64 @flagged_offset(i64 %x) {
  %o = add nuw i64 %x, 2
  %a = icmp ult i64 %o, 4
  br i1 %a, label %y, label %n

y:
  ret i64 1

n:
  ret i64 2
}

; Another subject is asked only where the first one allows it.
; CHECK-LABEL: @blocked_by_protected_subject(
; CHECK-NOT: switch
; CHECK: ret i64 2
define i64 @blocked_by_protected_subject(i64 %x, i64 %z) {
  %s = add nuw i64 %z, 1
  %a = icmp eq i64 %x, 3
  %b = icmp ult i64 %s, 2
  %c = select i1 %a, i1 %b, i1 false
  br i1 %c, label %y, label %n

y:
  ret i64 1

n:
  ret i64 2
}

; Conditions that ask nothing do not become a question.
; CHECK-LABEL: @blocked_by_empty(
; CHECK-NOT: switch
; CHECK: ret i64 2
define i64 @blocked_by_empty(i64 %x) {
  %a = icmp ult i64 %x, 0
  %b = icmp eq i64 %x, 5
  %c = select i1 %a, i1 %b, i1 false
  br i1 %c, label %y, label %n

y:
  ret i64 1

n:
  ret i64 2
}
