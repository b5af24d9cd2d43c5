; RUN: opt -mtriple=course -passes=course-loop-versioning -S %s | FileCheck %s

; What is asked before the loop was not asked there: a bound or a row that is
; undef or poison is frozen before the branch. The loop for the usual case adds
; to the same frozen row that the condition is about.

; CHECK-LABEL: define i32 @row(
; CHECK: [[ROW:%.*]] = freeze i32 %r
; CHECK: [[WIDE:%.*]] = zext i32 [[ROW]] to i64
; CHECK: add i64 {{.*}}[[WIDE]]
; CHECK: [[FROZEN:%.*]] = freeze i1
; CHECK-NEXT: br i1 [[FROZEN]], label %loop.usual, label %loop.usual.rest
; CHECK: loop.usual:
; CHECK-NOT: zext i32 %r
; CHECK: loop:
; CHECK: [[I:%.*]] = phi i64 {{.*}}[ 0, %loop.usual
; CHECK: [[INDEX:%.*]] = add i64 {{.*}}[[I]]
; CHECK: getelementptr i32, ptr %a, i64 [[INDEX]]
define i32 @row(ptr %a, i1 %k, i32 %r, i32 %n) {
entry:
  br i1 %k, label %set, label %start

set:
  br label %start

start:
  %row = phi i32 [ poison, %entry ], [ %r, %set ]
  br label %loop

loop:
  %i = phi i32 [ 0, %start ], [ %next, %loop ]
  %s = phi i32 [ 0, %start ], [ %t, %loop ]
  %j = add i32 %row, %i
  %w = zext i32 %j to i64
  %p = getelementptr i32, ptr %a, i64 %w
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 %t
}

; So is a step.
; CHECK-LABEL: define i32 @step(
; CHECK: [[STEP:%.*]] = freeze i32 %step
; CHECK: zext i32 [[STEP]] to i64
; CHECK: loop.usual:
; CHECK-NOT: zext i32 %step
; CHECK: loop:
; CHECK-NOT: zext i32 %step
; CHECK: ret i32
define i32 @step(ptr %a, i32 %step, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ 0, %entry ], [ %far, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %w = zext i32 %j to i64
  %p = getelementptr i32, ptr %a, i64 %w
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %far = add i32 %j, %step
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 %t
}

; What is defined is not frozen.
; CHECK-LABEL: define i32 @defined(
; CHECK-NOT: freeze i32
; CHECK: ret i32
define i32 @defined(ptr %a, i32 noundef %row, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add i32 %row, %i
  %w = zext i32 %j to i64
  %p = getelementptr i32, ptr %a, i64 %w
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 %t
}

; A row from which nothing may be loaded can be undef or poison, and is not assumed
; to be aligned.
; CHECK-LABEL: define i32 @blocked_by_conditional_load(
; CHECK-NOT: call void @llvm.assume
; CHECK: ret i32
define i32 @blocked_by_conditional_load(ptr %a, ptr noundef %f, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %t, %latch ]
  %q = getelementptr i8, ptr %f, i64 %i
  %flag = load i8, ptr %q
  %c = icmp eq i8 %flag, 0
  br i1 %c, label %latch, label %add

add:
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p
  %u = add i32 %s, %v
  br label %latch

latch:
  %t = phi i32 [ %s, %loop ], [ %u, %add ]
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 %t
}
