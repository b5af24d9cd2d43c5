; RUN: opt -mtriple=course -passes=course-switch-unroll -verify-each -S %s | FileCheck %s

; Trip counts of loops with variable steps that are only entered within bounds.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; CHECK-LABEL: define void @multiples(
; CHECK: loop.preheader:
; CHECK-NOT: smax
; CHECK: udiv i64 {{%.*}}, {{%.*}}
; CHECK-NOT: select
; CHECK: switch i64
define void @multiples(i64 %n, ptr %flags) {
entry:
  %some = icmp sgt i64 %n, 2
  br i1 %some, label %outer, label %exit

outer:
  %i = phi i64 [ 2, %entry ], [ %i1, %latch ]
  %first = shl nuw nsw i64 %i, 1
  %none = icmp sgt i64 %first, %n
  br i1 %none, label %latch, label %loop

loop:
  %k = phi i64 [ %first, %outer ], [ %next, %loop ]
  %p = getelementptr inbounds nuw i8, ptr %flags, i64 %k
  store i8 0, ptr %p
  %next = add nuw nsw i64 %k, %i
  %beyond = icmp sgt i64 %next, %n
  br i1 %beyond, label %latch, label %loop

latch:
  %i1 = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i, %n
  br i1 %done, label %exit, label %outer

exit:
  ret void
}

; An unsigned bound that is not reached.
; CHECK-LABEL: define void @below(
; CHECK: loop.preheader:
; CHECK-NOT: umax
; CHECK: udiv i64 {{%.*}}, %step
; CHECK: switch i64
define void @below(i64 %n, i64 range(i64 1, 100) %step, i64 %from, ptr %flags) {
entry:
  %some = icmp ult i64 %from, %n
  br i1 %some, label %loop, label %exit

loop:
  %k = phi i64 [ %from, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds nuw i8, ptr %flags, i64 %k
  store i8 0, ptr %p
  %next = add nuw i64 %k, %step
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The first value may be beyond the bound.
; CHECK-LABEL: define void @blocked_by_guard(
; CHECK: call i64 @llvm.umax.i64(i64 %n,
; CHECK: udiv i64 {{%.*}}, %step
define void @blocked_by_guard(i64 %n, i64 range(i64 1, 100) %step, i64 %from, ptr %flags) {
entry:
  br label %loop

loop:
  %k = phi i64 [ %from, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds nuw i8, ptr %flags, i64 %k
  store i8 0, ptr %p
  %next = add nuw i64 %k, %step
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Values may wrap around.
; CHECK-LABEL: define void @blocked_by_wrapping(
; CHECK-NOT: udiv
; CHECK: ret void
define void @blocked_by_wrapping(i64 %n, i64 range(i64 1, 100) %step, i64 %from, ptr %flags) {
entry:
  %some = icmp ult i64 %from, %n
  br i1 %some, label %loop, label %exit

loop:
  %k = phi i64 [ %from, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr %flags, i64 %k
  store i8 0, ptr %p
  %next = add i64 %k, %step
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The step may be negative.
; CHECK-LABEL: define void @blocked_by_step(
; CHECK-NOT: udiv
; CHECK: ret void
define void @blocked_by_step(i64 %n, i64 range(i64 -5, 100) %step, i64 %from, ptr %flags) {
entry:
  %some = icmp slt i64 %from, %n
  br i1 %some, label %loop, label %exit

loop:
  %k = phi i64 [ %from, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i8, ptr %flags, i64 %k
  store i8 0, ptr %p
  %next = add nsw i64 %k, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
