; RUN: opt -mtriple=course -passes=course-unroll-recursion -course-unroll-recursion-first-size=0 -pass-remarks=course-unroll-recursion -S < %s 2>&1 | FileCheck %s
; RUN: opt -mtriple=course -passes=course-unroll-recursion -course-unroll-recursion-first-size=0 -course-unroll-recursion-levels=2 -S < %s | FileCheck --check-prefix=TWO %s
; RUN: opt -mtriple=course -passes=course-unroll-recursion -course-unroll-recursion-first-size=0 -course-unroll-recursion-size=10 -S < %s | FileCheck --check-prefix=SMALL %s

; CHECK: remark: {{.*}} a call of sum does 8 levels of recursion
; CHECK-NOT: remark

; Two levels: the function inside itself once.
; TWO-LABEL: define internal i64 @sum(
; TWO-NOT: define
; TWO: icmp eq i64
; TWO: icmp eq i64
; TWO-NOT: icmp
; TWO: call i64 @sum(
; TWO-NOT: call
; TWO-LABEL: define

; SMALL-LABEL: define internal i64 @sum(
; SMALL: icmp
; SMALL-NOT: icmp
; SMALL-LABEL: define
define internal i64 @sum(i64 %n) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %zero, label %more

zero:
  ret i64 0

more:
  %m = sub i64 %n, 1
  %r = call i64 @sum(i64 %m)
  %s = add i64 %r, %n
  ret i64 %s
}

; CHECK-LABEL: define linkonce i64 @blocked_by_linkage(
define linkonce i64 @blocked_by_linkage(i64 %n) {
; CHECK: call i64 @blocked_by_linkage(i64 %n)
  %r = call i64 @blocked_by_linkage(i64 %n)
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_attribute(
define i64 @blocked_by_attribute(i64 %n) noinline {
; CHECK-NEXT: call i64 @blocked_by_attribute(i64 %n)
  %r = call i64 @blocked_by_attribute(i64 %n)
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_variable_arguments(
define i64 @blocked_by_variable_arguments(i64 %n, ...) {
; CHECK-NEXT: call i64 (i64, ...) @blocked_by_variable_arguments(i64 %n)
  %r = call i64 (i64, ...) @blocked_by_variable_arguments(i64 %n)
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_object(
define i64 @blocked_by_object(i64 %n) {
; CHECK-NEXT: alloca
; CHECK-NEXT: store
; CHECK-NEXT: call i64 @blocked_by_object(i64 %n)
  %a = alloca i64
  store i64 %n, ptr %a
  %r = call i64 @blocked_by_object(i64 %n)
  %b = load i64, ptr %a
  %s = add i64 %b, %r
  ret i64 %s
}

; CHECK-LABEL: define i64 @blocked_by_call(
define i64 @blocked_by_call(i64 %n) {
; CHECK-NEXT: call void @once()
; CHECK-NEXT: call i64 @blocked_by_call(i64 %n)
  call void @once() noduplicate
  %r = call i64 @blocked_by_call(i64 %n)
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_counted_loop(
define i64 @blocked_by_counted_loop(i64 %n) {
; CHECK: call i64 @blocked_by_counted_loop(i64 %i)
; CHECK-NOT: call
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %r = call i64 @blocked_by_counted_loop(i64 %i)
  %more = add i64 %sum, %r
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done

done:
  ret i64 %more
}

; CHECK-LABEL: define i64 @not_recursive(
define i64 @not_recursive(i64 %n) {
; CHECK-NEXT: call i64 @sum(i64 %n)
  %r = call i64 @sum(i64 %n)
  ret i64 %r
}

declare void @once()
