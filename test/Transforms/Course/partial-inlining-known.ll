; RUN: opt -mtriple=course -passes=course-partial-inlining,verify -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-partial-inlining,verify -course-partial-inlining-values=0 -S < %s | FileCheck --check-prefix=VALUES %s

; The result is known already, mostly: more values may be passed than to the rest of
; a function that leaves early for another reason.
@table = internal global [64 x [64 x i64]] zeroinitializer

; CHECK-LABEL: define i64 @known_result(
; CHECK: call i64 @known_result.rest(i32 %i, i32 %j, i64 %i64, i64 %j64, ptr %p)
; VALUES-LABEL: define i64 @known_result(
; VALUES-NOT: known_result.rest
define i64 @known_result(i32 %i, i32 %j) {
entry:
  %i64 = sext i32 %i to i64
  %j64 = sext i32 %j to i64
  %p = getelementptr [64 x [64 x i64]], ptr @table, i64 0, i64 %i64, i64 %j64
  %x = load i64, ptr %p
  %c = icmp eq i64 %x, 0
  br i1 %c, label %rest, label %out

rest:
  %h = add i32 %i, 1
  %y = call i64 @known_result(i32 %h, i32 %j)
  %z = add i64 %y, %i64
  %w = add i64 %z, %j64
  store i64 %w, ptr %p
  br label %out

out:
  %r = phi i64 [ %w, %rest ], [ %x, %entry ]
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_values(
; CHECK-NOT: blocked_by_values.rest
define i64 @blocked_by_values(i32 %i, i32 %j) {
entry:
  %i64 = sext i32 %i to i64
  %j64 = sext i32 %j to i64
  %p = getelementptr [64 x [64 x i64]], ptr @table, i64 0, i64 %i64, i64 %j64
  %x = load i64, ptr %p
  %c = icmp eq i64 %x, 0
  br i1 %c, label %rest, label %out

rest:
  %h = add i32 %i, 1
  %y = call i64 @blocked_by_values(i32 %h, i32 %j)
  %z = add i64 %y, %i64
  %w = add i64 %z, %j64
  store i64 %w, ptr %p
  br label %out

out:
  %r = phi i64 [ %w, %rest ], [ 7, %entry ]
  ret i64 %r
}
