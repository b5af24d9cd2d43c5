; RUN: opt -mtriple=course -passes=course-unroll-recursion -course-unroll-recursion-levels=1 -pass-remarks=course-unroll-recursion -S < %s 2>&1 | FileCheck %s
; RUN: opt -mtriple=course -passes=course-unroll-recursion -course-unroll-recursion-levels=1 -course-unroll-recursion-first-size=3 -S < %s | FileCheck --check-prefix=SMALL %s

; Callers do the first level of a recursive function that does not call them.

; CHECK: remark: {{.*}} 2 callers of sum do its first level
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

; CHECK-LABEL: define i64 @caller(
; CHECK-NEXT: [[DONE:%.*]] = icmp eq i64 %n, 0
; CHECK: [[M:%.*]] = sub i64 %n, 1
; CHECK: call i64 @sum(i64 [[M]])
; SMALL-LABEL: define i64 @caller(
; SMALL-NEXT: call i64 @sum(i64 %n)
define i64 @caller(i64 %n) {
  %r = call i64 @sum(i64 %n)
  ret i64 %r
}

; It calls itself, but is not called by @sum.
; CHECK-LABEL: define i64 @recursive_caller(
; CHECK: icmp eq i64 %n, 0
; CHECK: call i64 @recursive_caller(
define i64 @recursive_caller(i64 %n) {
  %r = call i64 @sum(i64 %n)
  %s = call i64 @recursive_caller(i64 %r)
  ret i64 %s
}

; CHECK-LABEL: define internal i64 @even(
; CHECK: call i64 @odd(
; CHECK-NOT: call
define internal i64 @even(i64 %n) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %yes, label %more

yes:
  ret i64 1

more:
  %m = sub i64 %n, 1
  %r = call i64 @odd(i64 %m)
  ret i64 %r
}

; CHECK-LABEL: define internal i64 @odd(
; CHECK: call i64 @even(
; CHECK-NOT: call
define internal i64 @odd(i64 %n) {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %no, label %more

no:
  ret i64 0

more:
  %m = sub i64 %n, 1
  %r = call i64 @even(i64 %m)
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_tail_call(
; CHECK-NEXT: musttail call i64 @sum(
define i64 @blocked_by_tail_call(i64 %n) {
  %r = musttail call i64 @sum(i64 %n)
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_attribute_of_call(
; CHECK-NEXT: call i64 @sum(
define i64 @blocked_by_attribute_of_call(i64 %n) {
  %r = call i64 @sum(i64 %n) noinline
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_level(
; CHECK-NEXT: call i64 @sum(
define i64 @blocked_by_level(i64 %n) optnone noinline {
  %r = call i64 @sum(i64 %n)
  ret i64 %r
}

; The attributes of caller and callee do not fit.
; CHECK-LABEL: define i64 @blocked_by_attribute(
; CHECK-NEXT: call i64 @sanitized_sum(
define i64 @blocked_by_attribute(i64 %n) {
  %r = call i64 @sanitized_sum(i64 %n)
  ret i64 %r
}

; CHECK-LABEL: define internal i64 @sanitized_sum(
define internal i64 @sanitized_sum(i64 %n) sanitize_address {
entry:
  %done = icmp eq i64 %n, 0
  br i1 %done, label %zero, label %more

zero:
  ret i64 0

more:
  %m = sub i64 %n, 1
  %r = call i64 @sanitized_sum(i64 %m)
  ret i64 %r
}
