; RUN: opt -mtriple=course -passes=course-branch-selects -verify-each -S %s | FileCheck %s

; In loops selects become a branch where that costs less.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; What one side needs only is executed there.
; CHECK-LABEL: define i64 @step(
; CHECK: %odd = trunc i64 %n to i1
; CHECK-NEXT: [[C:%.*]] = freeze i1 %odd
; CHECK-NEXT: br i1 [[C]], label %[[T:.*]], label %[[F:.*]]
; CHECK: [[T]]:
; CHECK-NEXT: %m = mul i64 %n, 3
; CHECK-NEXT: %a = add i64 %m, 1
; CHECK: [[F]]:
; CHECK-NEXT: %b = lshr i64 %n, 1
; CHECK: %r = phi i64 [ %a, %[[T]] ], [ %b, %[[F]] ]
; CHECK-NOT: select
define i64 @step(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %odd = trunc i64 %n to i1
  %m = mul i64 %n, 3
  %a = add i64 %m, 1
  %b = lshr i64 %n, 1
  %r = select i1 %odd, i64 %a, i64 %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

; Selects with one condition are one branch, also if others come between.
; CHECK-LABEL: define i64 @group(
; CHECK: br i1 %c
; CHECK: %x = phi i64
; CHECK: %y = phi i64
; CHECK: %z = phi i64
; CHECK-NOT: select
define i64 @group(i64 noundef %a, i64 noundef %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %c = icmp ult i64 %a, %b
  %a3 = mul i64 %a, 3
  %b5 = udiv i64 %b, 5
  %x = select i1 %c, i64 %a3, i64 %b
  %p = xor i64 %x, 9
  %y = select i1 %c, i64 %b5, i64 %a
  %z = select i1 %c, i64 1, i64 2
  %q = sub i64 %p, %y
  %r = mul i64 %q, %z
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

; A branch compares with a constant for nothing; what is loaded for one side is
; loaded there.
; CHECK-LABEL: define i64 @load(
; CHECK: %c = icmp eq i64 %n, 7
; CHECK-NEXT: br i1 %c
; CHECK: %v = load i64, ptr %p
; CHECK: phi i64 [ %v, %{{.*}} ], [ 0, %{{.*}} ]
define i64 @load(i64 noundef %n, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = load i64, ptr %p
  %c = icmp eq i64 %n, 7
  %r = select i1 %c, i64 %v, i64 0
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

; Where one side is executed nearly always, it is not worth much to leave out
; the other.
; CHECK-LABEL: define i64 @often(
; CHECK: select
; CHECK-LABEL: define i64 @seldom(
; CHECK-NOT: select
define i64 @often(i64 %a, i64 %b, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %d = mul i64 %a, %b
  %e = add i64 %d, 1
  %r = select i1 %c, i64 %e, i64 %b, !prof !0
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}
define i64 @seldom(i64 %a, i64 %b, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %d = mul i64 %a, %b
  %e = add i64 %d, 1
  %r = select i1 %c, i64 %e, i64 %b, !prof !1
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

!0 = !{!"branch_weights", i32 99, i32 1}
!1 = !{!"branch_weights", i32 1, i32 99}
