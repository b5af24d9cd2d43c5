; RUN: opt -mtriple=course -passes='course-carried-loads,print<scalar-evolution>' \
; RUN:   -disable-output %s 2>&1 | FileCheck %s

; The flags of an address tell nothing of the address for another index: %k need
; not be an index at all.

; CHECK: %k4 = mul i64 %k, 4
; CHECK-NEXT: --> (4 * %k) U:

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

define i64 @f(ptr %a, i64 %n, i64 %k) {
entry:
  br label %loop

loop:
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %pm = getelementptr inbounds i32, ptr %a, i64 %m
  %v = load i32, ptr %pm
  %x = load i32, ptr %a
  %c = icmp slt i32 %x, %v
  %m1 = select i1 %c, i64 %k, i64 %m
  %k4 = mul i64 %k, 4
  %j1 = add i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  %r = add i64 %m, %k4
  ret i64 %r
}
