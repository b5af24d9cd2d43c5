; A global that is accessed rarely leaves the stack area to an allocation that is
; accessed often, and stays if that would not pay. Nobody decides again.
; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/often.ll | FileCheck %t/often.ll
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/rarely.ll | FileCheck %t/rarely.ll

;--- often.ll
; CHECK: @table = internal global [1000 x i64] zeroinitializer #[[HEAP:[0-9]+]]
; CHECK: @course.arena = internal global [9344 x i8] zeroinitializer, align 8 #[[AREA:[0-9]+]]
; CHECK: attributes #[[HEAP]] = { "course-in-heap" }
; CHECK: attributes #[[AREA]] = { "course-arena"="0" "course-in-stack-area" }
@table = internal global [1000 x i64] zeroinitializer
declare ptr @malloc(i64)
declare i64 @read()
define i64 @main() {
  %n = call i64 @read()
  %bytes = mul i64 %n, 8
  %p = call ptr @malloc(i64 %bytes)
  %e = getelementptr [1000 x i64], ptr @table, i64 0, i64 %n
  store i64 %n, ptr %e
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  %last = load i64, ptr %e
  ret i64 %last
}

;--- rarely.ll
; CHECK: @table = internal global [1000 x i64] zeroinitializer #[[AREA:[0-9]+]]
; CHECK: @course.arena = internal global [1336 x i8]
; CHECK: attributes #[[AREA]] = { "course-in-stack-area" }
@table = internal global [1000 x i64] zeroinitializer
declare ptr @malloc(i64)
declare i64 @read()
define i64 @main() {
  %n = call i64 @read()
  %bytes = mul i64 %n, 8
  %p = call ptr @malloc(i64 %bytes)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %at = getelementptr [1000 x i64], ptr @table, i64 0, i64 %i
  store i64 %i, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  store i64 %n, ptr %p
  %last = load i64, ptr @table
  ret i64 %last
}
