; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-versions=0 -S %s | FileCheck %s

; Whether a group fits is decided before it is known whether anything will be
; allocated: its size may be poison then. What is left must be a number, for all
; decisions that follow, and the same size is compared and taken off.

; CHECK-LABEL: define void @main()
; CHECK: [[SUM:%[0-9]+]] = mul i64 %n, %
; CHECK: [[TOTAL:%.*]] = freeze i64 [[SUM]]
; CHECK: %group.fits = icmp ule i64 [[TOTAL]],
; CHECK: [[PART:%.*]] = freeze i64 %bytes
; CHECK: icmp ule i64 [[PART]],
; CHECK: [[M:%.*]] = freeze i64 %m
; CHECK: icmp ule i64 [[M]],
; CHECK: sub i64 9344, [[TOTAL]]
; CHECK: br i1
define void @main() {
entry:
  %n = call i64 @read()
  %m = call i64 @read()
  %bytes = mul i64 %n, 8
  %rows = call ptr @malloc(i64 %bytes)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %row = call ptr @malloc(i64 %m)
  %at = getelementptr ptr, ptr %rows, i64 %i
  store ptr %row, ptr %at
  %next = add nuw i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

declare i64 @read()
declare ptr @malloc(i64)
