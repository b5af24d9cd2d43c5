; RUN: opt -mtriple=course -passes=course-carried-loads -verify-each -S %s | FileCheck %s

; What keeps a value from being carried through a loop beside its index. The
; functions differ from this one in one thing each.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; CHECK-LABEL: define i64 @least(
; CHECK: phi i32
define i64 @least(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %px
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  %c = icmp ult i32 %x, %y
  %m1 = select i1 %c, i64 %j, i64 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; The loop writes to the array.
; CHECK-LABEL: define i64 @written(
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @written(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %px
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  store i32 0, ptr %px
  %c = icmp ult i32 %x, %y
  %m1 = select i1 %c, i64 %j, i64 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; A call may write there.
; CHECK-LABEL: define i64 @called(
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @called(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %px
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  call void @unknown()
  %c = icmp ult i32 %x, %y
  %m1 = select i1 %c, i64 %j, i64 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; Each access counts.
; CHECK-LABEL: define i64 @volatile(
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @volatile(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %px
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load volatile i32, ptr %pm
  %c = icmp ult i32 %x, %y
  %m1 = select i1 %c, i64 %j, i64 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; What is loaded at the other index has another type.
; CHECK-LABEL: define i64 @type(
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @type(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x16 = load i16, ptr %px
  %x = zext i16 %x16 to i32
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  %c = icmp ult i32 %x, %y
  %m1 = select i1 %c, i64 %j, i64 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; It is loaded elsewhere.
; CHECK-LABEL: define i64 @elsewhere(
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @elsewhere(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %b, i64 %j
  %x = load i32, ptr %px
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  %c = icmp ult i32 %x, %y
  %m1 = select i1 %c, i64 %j, i64 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; The other index has no load.
; CHECK-LABEL: define i64 @invariant(
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @invariant(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %px
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  %c = icmp ult i32 %x, %y
  %m1 = select i1 %c, i64 %n, i64 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; Two selects cost more than a load.
; CHECK-LABEL: define i64 @costly(
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @costly(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %px
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  %c = icmp ult i32 %x, %y
  %d = icmp eq i32 %x, 7
  %m0 = select i1 %c, i64 %j, i64 %m
  %m1 = select i1 %d, i64 %j, i64 %m0
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; The index is narrower, and may not be what it was before it was truncated.
; CHECK-LABEL: define i64 @wraps(
; CHECK: [[M:%.*]] = phi i32
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @wraps(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %m = phi i32 [ 0, %entry ], [ %m1, %loop ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %px
  %mw = zext i32 %m to i64
  %pm = getelementptr inbounds i32, ptr %a, i64 %mw
  %y = load i32, ptr %pm
  %c = icmp ult i32 %x, %y
  %jn = trunc i64 %j to i32
  %m1 = select i1 %c, i32 %jn, i32 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  %r = zext i32 %m1 to i64
  ret i64 %r
}

; The first iteration may not load there, and there may be nothing.
; CHECK-LABEL: define i64 @guarded(
; CHECK-NOT: phi i32
; CHECK: ret
define i64 @guarded(ptr noalias %a, i64 %first, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %latch ]
  %m = phi i64 [ %first, %entry ], [ %m1, %latch ]
  %px = getelementptr inbounds i32, ptr %a, i64 %j
  %x = load i32, ptr %px
  %none = icmp eq i32 %x, 0
  br i1 %none, label %latch, label %compare

compare:
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  %c = icmp ult i32 %x, %y
  %mc = select i1 %c, i64 %j, i64 %m
  br label %latch

latch:
  %m1 = phi i64 [ %m, %loop ], [ %mc, %compare ]
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

declare void @unknown() nounwind willreturn
