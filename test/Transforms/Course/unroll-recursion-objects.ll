; RUN: opt -mtriple=course -passes='course-unroll-recursion,function(sroa),verify' -course-unroll-recursion-levels=3 -course-unroll-recursion-first-size=0 -S < %s | FileCheck %s

; A level takes what the next one returns from an object. Of three levels the
; objects of two become registers.

; CHECK-LABEL: define internal i64 @euclid(
; CHECK: alloca i64
; CHECK-NOT: alloca
; CHECK-COUNT-3: urem
; CHECK-NOT: urem
; CHECK: call i64 @euclid(
; CHECK-NOT: call i64
define internal i64 @euclid(i64 %a, i64 %b, ptr %x) {
entry:
  %u = alloca i64
  %done = icmp eq i64 %b, 0
  br i1 %done, label %base, label %more

base:
  store i64 1, ptr %x
  ret i64 %a

more:
  %rest = urem i64 %a, %b
  %g = call i64 @euclid(i64 %b, i64 %rest, ptr %u)
  %v = load i64, ptr %u
  %q = udiv i64 %a, %b
  %w = mul i64 %q, %v
  store i64 %w, ptr %x
  ret i64 %g
}

; Each level has an object that stays in memory.
; CHECK-LABEL: define i64 @blocked_by_growth(
; CHECK: alloca [4 x i64]
; CHECK-NOT: alloca
; CHECK: call i64 @blocked_by_growth(
; CHECK-NOT: call i64
define i64 @blocked_by_growth(i64 %n) {
  %a = alloca [4 x i64]
  call void @use(ptr %a)
  %r = call i64 @blocked_by_growth(i64 %n)
  %b = load i64, ptr %a
  %s = add i64 %b, %r
  ret i64 %s
}

; CHECK-LABEL: define i64 @blocked_by_size(
; CHECK-NEXT: alloca i64, i64 %n
; CHECK: call i64 @blocked_by_size(
; CHECK-NEXT: ret
define i64 @blocked_by_size(i64 %n) {
  %a = alloca i64, i64 %n
  call void @use(ptr %a)
  %r = call i64 @blocked_by_size(i64 %n)
  ret i64 %r
}

declare void @use(ptr)
