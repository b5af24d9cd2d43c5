; RUN: opt -mtriple=course -passes=course-loop-versioning -S %s | FileCheck %s

; What is asked before the loop was not asked there: a bound or a row that is
; undef or poison is frozen before the branch.

; CHECK-LABEL: define i32 @row(
; CHECK: [[USUAL:%.*]] = icmp ule i64
; CHECK: [[FROZEN:%.*]] = freeze i1
; CHECK-NEXT: br i1 [[FROZEN]], label
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
