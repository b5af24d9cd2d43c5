; RUN: opt -mtriple=course -passes=course-specialize-values -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-specialize-values -course-specialize-work=10 -S %s | FileCheck %s --check-prefix=NO-WORK
; RUN: opt -mtriple=course -passes=course-specialize-values -course-specialize-work=100 -S %s | FileCheck %s --check-prefix=FEW

; An array that nothing used before, and a loop for each of its elements: the
; elements are registers in what is repeated for small numbers of them.

; NO-WORK-NOT: switch

; Fewer values where there is more code.
; FEW: i64 1, label
; FEW-NOT: i64 15, label
; FEW: ret i64

; CHECK-LABEL: define i64 @main(
; CHECK: %n = call i64 @read()
; CHECK: switch i64 %n, label %[[TAIL:.*]] [
; CHECK-NEXT: i64 0, label
; CHECK-NEXT: i64 1, label
; CHECK-NEXT: i64 2, label %[[TWO:.*]]
; CHECK-NEXT: i64 3, label
; CHECK-NEXT: i64 4, label
; CHECK: i64 15, label
; CHECK-NEXT: ]
; CHECK: [[TAIL]]:
; CHECK: store i64 %x, ptr %p
; CHECK: [[TWO]]:
; CHECK-NEXT: %[[R:.*]] = call i64 @main.2()
; CHECK-NEXT: ret i64 %[[R]]

; CHECK-LABEL: define internal i64 @main.0(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i64 0

; CHECK-LABEL: define internal i64 @main.2(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[A:.*]] = call i64 @read()
; CHECK-NEXT: %[[B:.*]] = call i64 @read()
; CHECK-NEXT: call void @write(i64 %[[B]])
; CHECK-NEXT: call void @write(i64 %[[A]])
; CHECK-NEXT: ret i64 2

target datalayout = "e-m:e-p:64:64-i64:64-n64-S64"

@a = internal global [100 x i64] zeroinitializer

declare i64 @read()
declare void @write(i64)

define i64 @main() {
entry:
  %n = call i64 @read()
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %done, label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i.next, %fill ]
  %x = call i64 @read()
  %p = getelementptr [100 x i64], ptr @a, i64 0, i64 %i
  store i64 %x, ptr %p
  %i.next = add nuw i64 %i, 1
  %filled = icmp eq i64 %i.next, %n
  br i1 %filled, label %print, label %fill
print:
  %j = phi i64 [ %n, %fill ], [ %j.next, %print ]
  %j.next = add i64 %j, -1
  %q = getelementptr [100 x i64], ptr @a, i64 0, i64 %j.next
  %y = load i64, ptr %q
  call void @write(i64 %y)
  %printed = icmp eq i64 %j.next, 0
  br i1 %printed, label %done, label %print
done:
  ret i64 %n
}
