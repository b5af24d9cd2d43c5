; RUN: opt -mtriple=course -passes=course-ranges -S < %s | FileCheck %s

; What is compared before a question says something of the bound on all paths to
; it. Comparisons of values that have the same sign are signed.

declare void @use(i1)
declare noundef i64 @number()

; 0 is less than %n where the second loop begins, which other blocks come before.
;
; CHECK-LABEL: define {{.*}} @from_zero(
; CHECK:         call void @use(i1 true)
define void @from_zero() {
entry:
  %n = call i64 @number()
  %positive = icmp sgt i64 %n, 0
  br i1 %positive, label %then, label %exit
then:
  br label %first
first:
  %x = call i64 @number()
  %again = icmp eq i64 %x, 0
  br i1 %again, label %first, label %loop
loop:
  %i = phi i64 [ 0, %first ], [ %next, %latch ]
  %less = icmp slt i64 %i, %n
  call void @use(i1 %less)
  br label %latch
latch:
  %y = call i64 @number()
  %step = and i64 %y, 255
  %next = add nsw i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Nothing has been compared before the first question.
;
; CHECK-LABEL: define {{.*}} @blocked_outside(
; CHECK:         call void @use(i1 %less)
define void @blocked_outside() {
entry:
  %n = call i64 @number()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %positive.block ]
  %positive = icmp sgt i64 %n, 0
  %less = icmp slt i64 %i, %n
  call void @use(i1 %less)
  br i1 %positive, label %positive.block, label %exit
positive.block:
  %y = call i64 @number()
  %step = and i64 %y, 255
  %next = add nsw i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Where the PHI gets 0 nothing has been compared yet, but it has where the
; question is asked, and %n is the same.
;
; CHECK-LABEL: define {{.*}} @compared_later(
; CHECK:         call void @use(i1 true)
define void @compared_later() {
entry:
  %n = call i64 @number()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %positive = icmp sgt i64 %n, 0
  br i1 %positive, label %latch, label %exit
latch:
  %less = icmp slt i64 %i, %n
  call void @use(i1 %less)
  %y = call i64 @number()
  %step = and i64 %y, 255
  %next = add nsw i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; %n is another one in each iteration: 0 may not be less than the first.
;
; CHECK-LABEL: define {{.*}} @blocked_by_change(
; CHECK:         call void @use(i1 %less)
define void @blocked_by_change() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %n = call i64 @number()
  %positive = icmp sgt i64 %n, 0
  br i1 %positive, label %latch, label %exit
latch:
  %less = icmp slt i64 %i, %n
  call void @use(i1 %less)
  %y = call i64 @number()
  %step = and i64 %y, 255
  %next = add nsw i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Of both signs, and less than %n.
;
; CHECK-LABEL: define {{.*}} @same_sign(
; CHECK:         call void @use(i1 true)
; CHECK:         call void @use(i1 true)
define void @same_sign(i64 noundef %i, i64 noundef %n) {
entry:
  %low = icmp samesign ult i64 %i, %n
  br i1 %low, label %then, label %exit
then:
  %less = icmp slt i64 %i, %n
  call void @use(i1 %less)
  %most = icmp samesign ule i64 %i, %n
  call void @use(i1 %most)
  ret void
exit:
  ret void
}

; CHECK-LABEL: define {{.*}} @same_sign_on_edge(
; CHECK:         call void @use(i1 true)
define void @same_sign_on_edge(i64 noundef %n) {
entry:
  %some = icmp samesign ugt i64 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %less = icmp slt i64 %i, %n
  call void @use(i1 %less)
  %y = call i64 @number()
  %step = and i64 %y, 255
  %next = add nsw i64 %i, %step
  %more = icmp samesign ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Unsigned comparisons are not, where one may be negative.
;
; CHECK-LABEL: define {{.*}} @blocked_by_sign(
; CHECK:         call void @use(i1 %less)
define void @blocked_by_sign(i64 noundef %i, i64 noundef %n) {
entry:
  %low = icmp ult i64 %i, %n
  br i1 %low, label %then, label %exit
then:
  %less = icmp slt i64 %i, %n
  call void @use(i1 %less)
  ret void
exit:
  ret void
}
