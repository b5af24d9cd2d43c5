; RUN: opt -mtriple=course -passes=course-switch-unroll -verify-each -S %s | FileCheck %s

; A latch that asks two questions at once: if one of them can be counted, the
; other is asked alone in each copy.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; The second is asked where the first would have left the loop, so that it is
; frozen.
; CHECK-LABEL: define i64 @counted_first(
; CHECK: switch i64 %n
; CHECK: [[Z:%.*]] = add i64 {{.*}}, %c
; CHECK: [[SMALL:%.*]] = icmp slt i64 [[Z]], 4000
; CHECK-NEXT: [[FROZEN:%.*]] = freeze i1 [[SMALL]]
; CHECK-NEXT: br i1 [[FROZEN]], label %{{.*}}, label %exit
; CHECK-NOT: select
define i64 @counted_first(i64 noundef range(i64 1, 1000) %n, i64 %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %z = phi i64 [ 0, %entry ], [ %z1, %loop ]
  %square = mul i64 %z, %z
  %z1 = add i64 %square, %c
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  %small = icmp slt i64 %z1, 4000
  %both = select i1 %more, i1 %small, i1 false
  br i1 %both, label %loop, label %exit

exit:
  %r = phi i64 [ %i1, %loop ]
  ret i64 %r
}

; CHECK-LABEL: define i64 @counted_last(
; CHECK: switch i64 %n
; CHECK: [[LARGE:%.*]] = icmp sgt i64 {{%.*}}, 4000
; CHECK-NEXT: br i1 [[LARGE]], label %exit, label %
; CHECK-NOT: freeze
; CHECK-NOT: select
define i64 @counted_last(i64 noundef range(i64 1, 1000) %n, i64 %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %z = phi i64 [ 0, %entry ], [ %z1, %loop ]
  %square = mul i64 %z, %z
  %z1 = add i64 %square, %c
  %i1 = add nuw nsw i64 %i, 1
  %large = icmp sgt i64 %z1, 4000
  %end = icmp eq i64 %i1, %n
  %any = select i1 %large, i1 true, i1 %end
  br i1 %any, label %exit, label %loop

exit:
  %r = phi i64 [ %i1, %loop ]
  ret i64 %r
}

; Neither can be counted.
; CHECK-LABEL: define i64 @blocked_by_values(
; CHECK: select i1
define i64 @blocked_by_values(i64 noundef %n, i64 %c) {
entry:
  br label %loop

loop:
  %y = phi i64 [ 0, %entry ], [ %y1, %loop ]
  %z = phi i64 [ 0, %entry ], [ %z1, %loop ]
  %square = mul i64 %z, %z
  %z1 = add i64 %square, %c
  %cube = mul i64 %square, %y
  %y1 = add i64 %cube, 3
  %more = icmp ult i64 %y1, %n
  %small = icmp slt i64 %z1, 4000
  %both = select i1 %more, i1 %small, i1 false
  br i1 %both, label %loop, label %exit

exit:
  %r = phi i64 [ %y1, %loop ]
  ret i64 %r
}

; A bound that changes.
; CHECK-LABEL: define i64 @blocked_by_bound(
; CHECK: select i1
define i64 @blocked_by_bound(i64 noundef %n, i64 %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %z = phi i64 [ 0, %entry ], [ %z1, %loop ]
  %square = mul i64 %z, %z
  %z1 = add i64 %square, %c
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %square
  %small = icmp slt i64 %z1, 4000
  %both = select i1 %more, i1 %small, i1 false
  br i1 %both, label %loop, label %exit

exit:
  %r = phi i64 [ %i1, %loop ]
  ret i64 %r
}
