; RUN: opt -mtriple=course -passes=course-unroll-recursion -course-unroll-recursion-first-size=0 -pass-remarks=course-unroll-recursion -S < %s 2>&1 | FileCheck %s
; RUN: opt -mtriple=course -passes=course-unroll-recursion -course-unroll-recursion-first-size=0 -course-unroll-recursion-levels=2 -S < %s | FileCheck --check-prefix=TWO %s
; RUN: opt -mtriple=course -passes=course-unroll-recursion -course-unroll-recursion-first-size=0 -course-unroll-recursion-size=10 -S < %s | FileCheck --check-prefix=SMALL %s

; CHECK: remark: {{.*}} a call of sum does 8 levels of recursion
; CHECK: remark: {{.*}} a call of tail_call does 8 levels of recursion
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

; CHECK-LABEL: define i64 @blocked_by_call(
define i64 @blocked_by_call(i64 %n) {
; CHECK-NEXT: call void @once()
; CHECK-NEXT: call i64 @blocked_by_call(i64 %n)
  call void @once() noduplicate
  %r = call i64 @blocked_by_call(i64 %n)
  ret i64 %r
}

; A loop that counts from a constant.
; CHECK-LABEL: define i64 @blocked_by_loop(
define i64 @blocked_by_loop(i64 %n) {
; CHECK: call i64 @blocked_by_loop(i64 %i)
; CHECK-NOT: call
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %k = phi i64 [ %n, %entry ], [ %r, %loop ]
  %r = call i64 @blocked_by_loop(i64 %i)
  %next = add nuw i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %done

done:
  ret i64 %k
}

; A loop that is not all of the body.
; CHECK-LABEL: define i64 @blocked_by_inner_loop(
define i64 @blocked_by_inner_loop(i64 %n) {
; CHECK: call i64 @blocked_by_inner_loop(i64 %k)
; CHECK-NOT: call
entry:
  %some = icmp ugt i64 %n, 9
  br i1 %some, label %loop, label %done

loop:
  %k = phi i64 [ %n, %entry ], [ %r, %loop ]
  %r = call i64 @blocked_by_inner_loop(i64 %k)
  %again = icmp ult i64 %r, %n
  br i1 %again, label %loop, label %done

done:
  ret i64 0
}

; More than 16 values would be live at once.
; CHECK-LABEL: define i64 @blocked_by_values(
define i64 @blocked_by_values(ptr %p, i64 %n) {
; CHECK: call i64 @blocked_by_values(
; CHECK-NOT: call
  %p1 = getelementptr i64, ptr %p, i64 1
  %p2 = getelementptr i64, ptr %p, i64 2
  %p3 = getelementptr i64, ptr %p, i64 3
  %p4 = getelementptr i64, ptr %p, i64 4
  %p5 = getelementptr i64, ptr %p, i64 5
  %p6 = getelementptr i64, ptr %p, i64 6
  %p7 = getelementptr i64, ptr %p, i64 7
  %p8 = getelementptr i64, ptr %p, i64 8
  %v1 = load i64, ptr %p1
  %v2 = load i64, ptr %p2
  %v3 = load i64, ptr %p3
  %v4 = load i64, ptr %p4
  %v5 = load i64, ptr %p5
  %v6 = load i64, ptr %p6
  %v7 = load i64, ptr %p7
  %v8 = load i64, ptr %p8
  %r = call i64 @blocked_by_values(ptr %p8, i64 %n)
  %s1 = add i64 %r, %v1
  %s2 = mul i64 %s1, %v2
  %s3 = add i64 %s2, %v3
  %s4 = mul i64 %s3, %v4
  %s5 = add i64 %s4, %v5
  %s6 = mul i64 %s5, %v6
  %s7 = add i64 %s6, %v7
  %s8 = mul i64 %s7, %v8
  ret i64 %s8
}

; What a tail call has become is no such loop.
; CHECK-LABEL: define i64 @tail_call(
; CHECK-COUNT-8: call i64 @read
; CHECK: call i64 @tail_call(
define i64 @tail_call(i64 %n) {
entry:
  br label %body

body:
  %k = phi i64 [ %n, %entry ], [ %m, %more ]
  %m = call i64 @read()
  %done = icmp eq i64 %m, 0
  br i1 %done, label %out, label %more

more:
  call i64 @tail_call(i64 %k)
  br label %body

out:
  ret i64 %k
}

declare i64 @read()

; CHECK-LABEL: define i64 @not_recursive(
define i64 @not_recursive(i64 %n) {
; CHECK-NEXT: call i64 @sum(i64 %n)
  %r = call i64 @sum(i64 %n)
  ret i64 %r
}

declare void @once()
