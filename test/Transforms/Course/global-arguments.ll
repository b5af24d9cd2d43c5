; RUN: opt -mtriple=course -passes='require<globals-aa>,course-global-arguments' -S %s | FileCheck %s

; What a recursion only reads is an argument of it.

@size = internal global i64 0
@pair = internal global [2 x i32] zeroinitializer
@step = internal global i64 0
@shared = internal global i64 0
@written = internal global i64 0
@rare = internal global i64 0
@escaped = internal global i64 0
@where = global ptr @escaped

declare i64 @read()

; Each call loads it, who calls as well.
; CHECK-LABEL: define internal i64 @count(i64 %y, i64 %x, i64 %size)
; CHECK-NEXT: %end = icmp uge i64 %y, %size
; CHECK-NOT: load
; CHECK: %a = call i64 @count(i64 %y.next, i64 %x, i64 %size)
; CHECK-NEXT: %at.end = icmp uge i64 %x, %size
; CHECK: %b = call i64 @count(i64 %y, i64 %x.next, i64 %size)
define internal i64 @count(i64 %y, i64 %x) {
  %n = load i64, ptr @size
  %end = icmp uge i64 %y, %n
  br i1 %end, label %leaf, label %more
more:
  %y.next = add i64 %y, 1
  %a = call i64 @count(i64 %y.next, i64 %x)
  %m = load i64, ptr @size
  %at.end = icmp uge i64 %x, %m
  br i1 %at.end, label %leaf, label %last
last:
  %x.next = add i64 %x, 1
  %b = call i64 @count(i64 %y, i64 %x.next)
  %s = add i64 %a, %b
  ret i64 %s
leaf:
  ret i64 1
}

; CHECK-LABEL: define i64 @calls_count(
; CHECK: store i64 %n, ptr @size
; CHECK-NEXT: [[N:%.*]] = load i64, ptr @size, align 8
; CHECK-NEXT: %r = tail call i64 @count(i64 0, i64 1, i64 [[N]])
define i64 @calls_count(i64 %n) {
  store i64 %n, ptr @size
  %r = tail call i64 @count(i64 0, i64 1)
  ret i64 %r
}

; A part of a variable, and functions that call each other.
; CHECK-LABEL: define internal i32 @even(i32 %n, i32 %pair)
; CHECK: icmp eq i32 %n, %pair
; CHECK: call i32 @odd(i32 %less, i32 %pair)
; CHECK-LABEL: define internal i32 @odd(i32 %n, i32 %pair)
; CHECK: icmp ule i32 %n, %pair
; CHECK: call i32 @even(i32 %less, i32 %pair)
define internal i32 @even(i32 %n) {
  %last = load i32, ptr getelementptr (i8, ptr @pair, i64 4)
  %end = icmp eq i32 %n, %last
  br i1 %end, label %leaf, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @odd(i32 %less)
  ret i32 %r
leaf:
  ret i32 1
}

define internal i32 @odd(i32 %n) {
  %last = load i32, ptr getelementptr (i8, ptr @pair, i64 4)
  %end = icmp ule i32 %n, %last
  br i1 %end, label %leaf, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @even(i32 %less)
  ret i32 %r
leaf:
  ret i32 0
}

; CHECK-LABEL: define i32 @calls_even(
; CHECK: [[LAST:%.*]] = load i32, ptr getelementptr inbounds (i8, ptr @pair, i64 4), align 4
; CHECK-NEXT: call i32 @even(i32 %n, i32 [[LAST]])
define i32 @calls_even(i32 %n) {
  %r = call i32 @even(i32 %n)
  ret i32 %r
}

; It is written.
; CHECK-LABEL: define internal i64 @blocked_by_store(i64 %n)
define internal i64 @blocked_by_store(i64 %n) {
  %x = load i64, ptr @written
  %y = add i64 %x, %n
  store i64 %y, ptr @written
  %end = icmp eq i64 %y, 100
  br i1 %end, label %leaf, label %more
more:
  %r = call i64 @blocked_by_store(i64 %x)
  ret i64 %r
leaf:
  ret i64 %y
}

define internal void @set() noinline {
  store i64 1, ptr @shared
  ret void
}

; CHECK-LABEL: define internal i64 @blocked_by_callee(i64 %n)
define internal i64 @blocked_by_callee(i64 %n) {
  %x = load i64, ptr @shared
  call void @set()
  %end = icmp eq i64 %x, %n
  br i1 %end, label %leaf, label %more
more:
  %r = call i64 @blocked_by_callee(i64 %x)
  ret i64 %r
leaf:
  ret i64 %n
}

; CHECK-LABEL: define internal i64 @blocked_by_pointer(ptr %p)
define internal i64 @blocked_by_pointer(ptr %p) {
  %x = load i64, ptr @escaped
  store i64 1, ptr %p
  %end = icmp eq i64 %x, 0
  br i1 %end, label %leaf, label %more
more:
  %q = inttoptr i64 %x to ptr
  %r = call i64 @blocked_by_pointer(ptr %q)
  ret i64 %r
leaf:
  ret i64 %x
}

; An argument costs 1 for each call, an access 2.
; CHECK-LABEL: define internal i64 @blocked_by_frequency(i64 %n)
define internal i64 @blocked_by_frequency(i64 %n) {
  %end = icmp eq i64 %n, 0
  br i1 %end, label %leaf, label %more, !prof !0
more:
  %less = sub i64 %n, 1
  %a = call i64 @blocked_by_frequency(i64 %less)
  %b = call i64 @blocked_by_frequency(i64 %a)
  ret i64 %b
leaf:
  %x = load i64, ptr @rare
  ret i64 %x
}

; CHECK-LABEL: define i64 @blocked_by_linkage(i64 %n)
define i64 @blocked_by_linkage(i64 %n) {
  %x = load i64, ptr @step
  %end = icmp ult i64 %n, %x
  br i1 %end, label %leaf, label %more
more:
  %less = sub i64 %n, %x
  %r = call i64 @blocked_by_linkage(i64 %less)
  ret i64 %r
leaf:
  ret i64 %n
}

; CHECK-LABEL: define internal i64 @blocked_by_address(i64 %n)
@table = global ptr @blocked_by_address
define internal i64 @blocked_by_address(i64 %n) {
  %x = load i64, ptr @step
  %end = icmp ult i64 %n, %x
  br i1 %end, label %leaf, label %more
more:
  %less = sub i64 %n, %x
  %r = call i64 @blocked_by_address(i64 %less)
  ret i64 %r
leaf:
  ret i64 %n
}

; CHECK-LABEL: define internal i64 @blocked_by_no_recursion(i64 %n)
define internal i64 @blocked_by_no_recursion(i64 %n) {
  %x = load i64, ptr @step
  %r = sub i64 %n, %x
  ret i64 %r
}

; CHECK-LABEL: define internal i64 @blocked_by_volatile(i64 %n)
define internal i64 @blocked_by_volatile(i64 %n) {
  %x = load volatile i64, ptr @step
  %end = icmp ult i64 %n, %x
  br i1 %end, label %leaf, label %more
more:
  %less = sub i64 %n, %x
  %r = call i64 @blocked_by_volatile(i64 %less)
  ret i64 %r
leaf:
  ret i64 %n
}

; A tail call that must be one has the arguments of its caller.
; CHECK-LABEL: define internal i64 @blocked_by_tail_call(i64 %n)
define internal i64 @blocked_by_tail_call(i64 %n) {
  %x = load i64, ptr @step
  %end = icmp ult i64 %n, %x
  br i1 %end, label %leaf, label %more
more:
  %less = sub i64 %n, %x
  %r = call i64 @blocked_by_tail_call(i64 %less)
  %s = musttail call i64 @blocked_by_linkage(i64 %r)
  ret i64 %s
leaf:
  ret i64 %n
}

; What a load says of its address may not hold where another one takes its place.
; CHECK-LABEL: define i64 @calls_aligned(
; CHECK-NEXT: load i64, ptr @step, align 8
; CHECK-NEXT: call i64 @aligned(
define i64 @calls_aligned(i64 %n) {
  %r = call i64 @aligned(i64 %n)
  ret i64 %r
}

define internal i64 @aligned(i64 %n) {
  %x = load i64, ptr @step, align 64
  %end = icmp ult i64 %n, %x
  br i1 %end, label %leaf, label %more
more:
  %less = sub i64 %n, %x
  %r = call i64 @aligned(i64 %less)
  ret i64 %r
leaf:
  ret i64 %n
}

; CHECK-LABEL: define i64 @others(
define i64 @others(i64 %n, ptr %p) {
  store i64 %n, ptr @step
  store i64 %n, ptr @rare
  store i32 3, ptr getelementptr (i8, ptr @pair, i64 4)
  %a = call i64 @blocked_by_store(i64 %n)
  %b = call i64 @blocked_by_callee(i64 %a)
  %c = call i64 @blocked_by_pointer(ptr %p)
  %d = call i64 @blocked_by_frequency(i64 %b)
  %e = call i64 @blocked_by_linkage(i64 %d)
  %f = call i64 @blocked_by_no_recursion(i64 %e)
  %g = call i64 @blocked_by_volatile(i64 %f)
  %h = call i64 @blocked_by_tail_call(i64 %g)
  ret i64 %h
}

!0 = !{!"branch_weights", i32 1, i32 9}
