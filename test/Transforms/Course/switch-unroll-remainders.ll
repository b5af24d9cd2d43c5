; RUN: opt -mtriple=course -passes='course-switch-unroll,function(dce)' -verify-each -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-switch-unroll -course-switch-unroll-count=1 -S %s \
; RUN:   | FileCheck %s --check-prefix=ONE

; Nor are there more than are asked for.
; ONE-NOT: switch i64

; Loops that ask for remainders of what they count do a multiple of the divisor
; of iterations at once, in which these are known.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; CHECK-LABEL: define i64 @both(
; CHECK: switch i64 %n, label %{{.*}} [
; CHECK: i64 15, label
; CHECK-NOT: i64 16, label
; CHECK-NOT: {{[us]}}rem
; CHECK: sub i64 %remaining, 15
define i64 @both(i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %three = urem i64 %i, 3
  %five = srem i64 %i, 5
  %product = mul i64 %three, %five
  %s1 = add i64 %s, %product
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; From 1 in steps of 2: 1, 0, 2 modulo 3.
; CHECK-LABEL: define i64 @odd(
; CHECK: br label %loop.copy
; CHECK: add i64 {{.*}}, 1
; CHECK: add i64 {{.*}}, 0
; CHECK: add i64 {{.*}}, 2
; CHECK: add i64 {{.*}}, 1
; CHECK-NOT: {{[us]}}rem
define i64 @odd() {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %three = urem i64 %i, 3
  %s1 = add i64 %s, %three
  %i1 = add nuw nsw i64 %i, 2
  %more = icmp ult i64 %i1, 60
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; Where the number starts is not known.
; CHECK-LABEL: define i64 @blocked_by_start(
; CHECK: i64 16, label
; CHECK: urem
define i64 @blocked_by_start(i64 noundef range(i64 1, 1000) %n, i64 range(i64 0, 99) %from) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %at = add nuw nsw i64 %i, %from
  %three = urem i64 %at, 3
  %s1 = add i64 %s, %three
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; It may wrap around.
; CHECK-LABEL: define i64 @blocked_by_wrapping(
; CHECK: i64 16, label
; CHECK: urem
define i64 @blocked_by_wrapping(i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %b = phi i8 [ 0, %entry ], [ %b1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %three = urem i8 %b, 3
  %wide = zext i8 %three to i64
  %s1 = add i64 %s, %wide
  %b1 = add i8 %b, 1
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; The sign of the remainder is that of the number.
; CHECK-LABEL: define i64 @blocked_by_sign(
; CHECK: i64 16, label
; CHECK: srem
define i64 @blocked_by_sign(i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %k = phi i64 [ -7, %entry ], [ %k1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %three = srem i64 %k, 3
  %s1 = add i64 %s, %three
  %k1 = add nsw i64 %k, 1
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; The period is too long.
; CHECK-LABEL: define i64 @blocked_by_period(
; CHECK: i64 16, label
; CHECK: urem
define i64 @blocked_by_period(i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %rest = urem i64 %i, 17
  %s1 = add i64 %s, %rest
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; The divisor is negative, and its bits are a small number.
; CHECK-LABEL: define i64 @blocked_by_negative(
; CHECK: srem
define i64 @blocked_by_negative(i64 noundef range(i64 1, 9) %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %i1, %loop ]
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %rest = srem i8 %i, -3
  %wide = zext i8 %rest to i64
  %s1 = add i64 %s, %wide
  %i1 = add nuw nsw i8 %i, 1
  %k1 = add nuw nsw i64 %k, 1
  %more = icmp ult i64 %k1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}
