; What is narrowed in one array is narrowed in another one that takes its elements
; from there, and where that is read.

; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s

@head = internal global [100 x i32] zeroinitializer
@next = internal global [6000 x i32] zeroinitializer
@to = internal global [6000 x i32] zeroinitializer

declare i64 @read()
declare i64 @write(i64)

; CHECK-LABEL: @main(
; CHECK: %first = load i32, ptr %head.at, align 4, !range ![[RANGE:[0-9]+]]
; CHECK: %k.next = load i32, ptr %next.at, align 4, !range ![[RANGE]]
; CHECK: ![[RANGE]] = !{i32 0, i32 6000}
define i32 @main() {
entry:
  br label %add
add:
  %e = phi i32 [ 1, %entry ], [ %e.next, %add ]
  %e.long = zext i32 %e to i64
  %to.at = getelementptr inbounds nuw i32, ptr @to, i64 %e.long
  store i32 7, ptr %to.at, align 4
  %a = call i64 @read()
  %head.at = getelementptr inbounds nuw i32, ptr @head, i64 %a
  %first = load i32, ptr %head.at, align 4
  %link.at = getelementptr inbounds nuw i32, ptr @next, i64 %e.long
  store i32 %first, ptr %link.at, align 4
  store i32 %e, ptr %head.at, align 4
  %e.next = add nuw nsw i32 %e, 1
  %more = call i64 @read()
  %goes.on = icmp ne i64 %more, 0
  br i1 %goes.on, label %add, label %start
start:
  %start.at = getelementptr inbounds nuw i32, ptr @head, i64 %more
  %from = load i32, ptr %start.at, align 4
  br label %follow
follow:
  %k = phi i32 [ %from, %start ], [ %k.next, %follow ]
  %k.long = zext i32 %k to i64
  %next.at = getelementptr inbounds nuw i32, ptr @next, i64 %k.long
  %k.next = load i32, ptr %next.at, align 4
  %is.last = icmp eq i32 %k.next, 0
  br i1 %is.last, label %exit, label %follow
exit:
  ret i32 0
}
