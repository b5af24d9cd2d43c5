; RUN: opt -mtriple=course -passes=course-specialize-values -S %s | FileCheck %s

; Two numbers that are read before the first loop are considered together, and
; what is computed from the first before the second is read is known, too.

; CHECK-LABEL: define i64 @main(
; CHECK: switch i64 %n, label %[[TAIL:.*]] [
; CHECK: i64 3, label %[[THREE:.*]]
; CHECK: ]
; CHECK: [[THREE]]:
; CHECK-NEXT: switch i64 %m, label %[[TAIL]] [
; CHECK: i64 2, label %[[TWO:.*]]
; CHECK: [[TWO]]:
; CHECK-NEXT: call i64 @main.3.2()

; CHECK-LABEL: define internal i64 @main.3.2(
; CHECK-NEXT: entry:
; CHECK-NEXT: call void @write(i64 6)
; CHECK-NEXT: ret i64 0

target datalayout = "e-m:e-p:64:64-i64:64-n64-S64"

declare i64 @read()
declare void @write(i64)

define i64 @main() {
entry:
  %n = call i64 @read()
  %short = trunc i64 %n to i32
  %m = call i64 @read()
  %none = icmp eq i64 %m, 0
  br i1 %none, label %done, label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %next ]
  %empty = icmp eq i32 %short, 0
  br i1 %empty, label %next, label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi i64 [ %sum, %outer ], [ %s.next, %inner ]
  %s.next = add i64 %s, 1
  %j.next = add nuw i32 %j, 1
  %last = icmp eq i32 %j.next, %short
  br i1 %last, label %next, label %inner
next:
  %sum.next = phi i64 [ %sum, %outer ], [ %s.next, %inner ]
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %m
  br i1 %more, label %outer, label %done
done:
  %result = phi i64 [ 0, %entry ], [ %sum.next, %next ]
  call void @write(i64 %result)
  ret i64 0
}
