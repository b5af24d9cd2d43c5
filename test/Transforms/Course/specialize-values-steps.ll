; RUN: rm -rf %t && split-file %s %t
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/steps.ll | FileCheck %t/steps.ll
; RUN: opt -mtriple=course -passes=course-specialize-values -S %t/heap.ll | FileCheck %t/heap.ll

; A loop of many steps is evaluated if what it becomes is small.

;--- steps.ll
; CHECK-LABEL: define i64 @main(
; CHECK: switch i64 %n, label
; CHECK-NEXT: i64 0, label
; CHECK-NEXT: i64 1, label
; CHECK-LABEL: define internal i64 @main.0(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i64 0
; CHECK-LABEL: define internal i64 @main.1(
; CHECK-NEXT: entry:
; CHECK-NEXT: ret i64 40
declare i64 @read()
define i64 @main() {
entry:
  %n = call i64 @read()
  br label %step
step:
  %t = phi i64 [ 0, %entry ], [ %t.next, %rest ]
  %sum = phi i64 [ 0, %entry ], [ %sum.rest, %rest ]
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %rest, label %loop
loop:
  %i = phi i64 [ 0, %step ], [ %i.next, %loop ]
  %s = phi i64 [ %sum, %step ], [ %s.next, %loop ]
  %s.next = add i64 %s, %n
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, %n
  br i1 %last, label %rest, label %loop
rest:
  %sum.rest = phi i64 [ %sum, %step ], [ %s.next, %loop ]
  %t.next = add nuw nsw i64 %t, 1
  %done = icmp eq i64 %t.next, 40
  br i1 %done, label %end, label %step
end:
  ret i64 %sum.rest
}

;--- heap.ll
; Where a block stays, code for all sizes is executed.
; CHECK-NOT: switch
declare i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)
define i64 @main() {
entry:
  %n = call i64 @read()
  %p = call ptr @malloc(i64 5000)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %n, ptr %q
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  %address = ptrtoint ptr %p to i64
  call void @write(i64 %address)
  %x = load i64, ptr %p
  ret i64 %x
}
