; RUN: opt -mtriple=course -passes='course-switch-unroll,function(instcombine<no-verify-fixpoint>)' -verify-each -S %s \
; RUN:   | FileCheck %s

; Where rows begin in words is compared between variables, which begin with one.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

@bytes = internal global [4096 x i8] zeroinitializer, align 1
@others = internal global [4096 x i8] zeroinitializer, align 1

; Rows of two variables begin at the same place of a word: both are aligned.
; CHECK-LABEL: define void @rows(
; CHECK: and i64 %row, 4
; CHECK: load i8, ptr {{.*}}, align 8
; CHECK: store i8 {{.*}}, align 8
define void @rows(i64 %i, i64 noundef range(i64 1, 1000) %n) {
entry:
  %row = mul nuw nsw i64 %i, 44
  %from = getelementptr inbounds nuw i8, ptr @bytes, i64 %row
  %to = getelementptr inbounds nuw i8, ptr @others, i64 %row
  br label %loop

loop:
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %p = getelementptr inbounds nuw i8, ptr %from, i64 %j
  %v = load i8, ptr %p, align 1
  %q = getelementptr inbounds nuw i8, ptr %to, i64 %j
  store i8 %v, ptr %q, align 1
  %j1 = add nuw nsw i64 %j, 1
  %more = icmp ult i64 %j1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Rows of whole words begin where the variable does.
; CHECK-LABEL: define i64 @blocked_by_whole_rows(
; CHECK-NOT: unaligned
define i64 @blocked_by_whole_rows(i64 noundef range(i64 1, 1000) %m, i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %outer

outer:
  %k = phi i64 [ 0, %entry ], [ %k1, %latch ]
  %sum = phi i64 [ 0, %entry ], [ %s1, %latch ]
  %row = getelementptr inbounds nuw [64 x i8], ptr @bytes, i64 %k
  br label %loop

loop:
  %i = phi i64 [ 3, %outer ], [ %i1, %loop ]
  %s = phi i64 [ %sum, %outer ], [ %s1, %loop ]
  %p = getelementptr inbounds nuw i8, ptr %row, i64 %i
  %v = load i8, ptr %p, align 1
  %w = zext i8 %v to i64
  %s1 = add i64 %s, %w
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %latch

latch:
  %k1 = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k1, %m
  br i1 %again, label %outer, label %exit

exit:
  ret i64 %s1
}
