; RUN: opt -mtriple=course -passes=course-carried-loads -verify-each -S %s | FileCheck %s

; A value is carried through a loop beside its index, where the loop loads at
; each index that is chosen from, and writes nothing there.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; CHECK-LABEL: define i64 @least(
; CHECK: entry:
; CHECK: [[P:%.*]] = getelementptr inbounds i32, ptr %a, i64 %i
; CHECK: [[FIRST:%.*]] = load i32, ptr [[P]]
; CHECK: loop:
; CHECK: [[V:%.*]] = phi i32 [ [[FIRST]], %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK: %x = load i32, ptr %px
; CHECK-NOT: load
; CHECK: %c = icmp ult i32 %x, [[V]]
; CHECK: [[NEXT]] = select i1 %c, i32 %x, i32 [[V]]
define i64 @least(ptr %a, i64 %i, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ %i, %entry ], [ %j1, %loop ]
  %m = phi i64 [ %i, %entry ], [ %m1, %loop ]
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

; A narrower index, and fields of structures.
; CHECK-LABEL: define i32 @field(
; CHECK: loop:
; CHECK: phi i16
; CHECK: load i16
; CHECK-NOT: load
; CHECK: ret
define i32 @field(ptr %a, i32 %i, i64 %n) {
entry:
  %wide = zext i32 %i to i64
  br label %loop

loop:
  %j = phi i64 [ %wide, %entry ], [ %j1, %loop ]
  %m = phi i32 [ %i, %entry ], [ %m1, %loop ]
  %sx = getelementptr inbounds { i32, i16 }, ptr %a, i64 %j
  %px = getelementptr inbounds i8, ptr %sx, i64 4
  %x = load i16, ptr %px
  %mw = zext i32 %m to i64
  %sm = getelementptr inbounds { i32, i16 }, ptr %a, i64 %mw
  %pm = getelementptr inbounds i8, ptr %sm, i64 4
  %y = load i16, ptr %pm
  %c = icmp slt i16 %x, %y
  %jn = trunc nuw i64 %j to i32
  %m1 = select i1 %c, i32 %jn, i32 %m
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %m1
}

; Chosen by a branch; the stores go to another object.
; CHECK-LABEL: define i64 @branch(
; CHECK: latch:
; CHECK: [[NEXT:%.*]] = phi i64 [ {{%.*}}, %loop ], [ %x, %less ]
; CHECK: exit:
define i64 @branch(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %latch ]
  %m = phi i64 [ 0, %entry ], [ %m1, %latch ]
  %px = getelementptr inbounds i64, ptr %a, i64 %j
  %x = load i64, ptr %px
  %pm = getelementptr inbounds i64, ptr %a, i64 %m
  %y = load i64, ptr %pm
  %c = icmp ult i64 %x, %y
  br i1 %c, label %less, label %latch

less:
  store i64 %j, ptr %b
  br label %latch

latch:
  %m1 = phi i64 [ %m, %loop ], [ %j, %less ]
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %m1
}

; What is promised of a value that nothing reads is not promised of the other.
; CHECK-LABEL: define i16 @promised(
; CHECK: load i16, ptr {{.*}}, align 2{{$}}
; CHECK: %x = load i16, ptr %px, align 2{{$}}
; CHECK-NOT: load
; CHECK: ret
define i16 @promised(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %px = getelementptr i16, ptr %a, i64 %j
  %x = load i16, ptr %px, !range !0
  %pm = getelementptr i16, ptr %a, i64 %m
  %v = load i16, ptr %pm
  %c = icmp slt i64 %j, 50
  %m1 = select i1 %c, i64 %j, i64 %m
  %j1 = add i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i16 %v
}

!0 = !{i16 0, i16 10}
