; RUN: opt -mtriple=course -passes=course-specialize-functions -verify-each -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-specialize-functions -course-enable-specialize-functions=false -S < %s | FileCheck --check-prefix=OFF %s
; RUN: opt -mtriple=course -passes=course-specialize-functions -course-specialize-functions-size=3 -S < %s | FileCheck --check-prefix=OFF %s
; RUN: opt -mtriple=course -passes=course-specialize-functions -course-specialize-functions-copies=1 -S < %s | FileCheck --check-prefix=OFF %s

; Calls that pass different constants get functions of their own.

; OFF-NOT: @walk.{{[0-9]}}

declare i64 @up(i64)
declare i64 @down(i64)

; CHECK-LABEL: define i64 @callers(
; CHECK: call i64 @walk.[[UP:[0-9]+]](ptr %p, ptr @up)
; CHECK-NEXT: call i64 @walk.[[DOWN:[0-9]+]](ptr %p, ptr @down)
; CHECK-NEXT: call i64 @walk.[[UP]](ptr %q, ptr @up)
; CHECK-NEXT: call i64 @walk(ptr %q, ptr %f)
; CHECK-NEXT: call i64 @start.[[S1:[0-9]+]](ptr %p, i64 4)
; CHECK-NEXT: call i64 @start.[[S2:[0-9]+]](ptr %q, i64 16)
; CHECK-NEXT: call i64 @counts(i64 %n, i64 1)
; CHECK-NEXT: call i64 @counts(i64 %n, i64 2)
; CHECK-NEXT: call i64 @visits(ptr %p, i64 1)
; CHECK-NEXT: call i64 @visits(ptr %p, i64 2)
; CHECK-NEXT: call i64 @once(i64 %n, i64 1)
; CHECK-NEXT: call i64 @once(i64 %n, i64 2)
; CHECK-NEXT: call i64 @same(ptr %p, i64 3)
; CHECK-NEXT: call i64 @same(ptr %q, i64 3)
; CHECK-NEXT: call i64 @visible(ptr %p, i64 3)
; CHECK-NEXT: call i64 @visible(ptr %p, i64 4)
; CHECK-NEXT: call i64 @adds(ptr %p, i64 3)
; CHECK-NEXT: call i64 @adds(ptr %p, i64 4)
define i64 @callers(ptr %p, ptr %q, ptr %f, i64 %n) {
  %1 = call i64 @walk(ptr %p, ptr @up)
  %2 = call i64 @walk(ptr %p, ptr @down)
  %3 = call i64 @walk(ptr %q, ptr @up)
  %4 = call i64 @walk(ptr %q, ptr %f)
  %5 = call i64 @start(ptr %p, i64 4)
  %6 = call i64 @start(ptr %q, i64 16)
  %7 = call i64 @counts(i64 %n, i64 1)
  %8 = call i64 @counts(i64 %n, i64 2)
  %9 = call i64 @visits(ptr %p, i64 1)
  %10 = call i64 @visits(ptr %p, i64 2)
  %11 = call i64 @once(i64 %n, i64 1)
  %12 = call i64 @once(i64 %n, i64 2)
  %13 = call i64 @same(ptr %p, i64 3)
  %14 = call i64 @same(ptr %q, i64 3)
  %15 = call i64 @visible(ptr %p, i64 3)
  %16 = call i64 @visible(ptr %p, i64 4)
  %17 = call i64 @adds(ptr %p, i64 3)
  %18 = call i64 @adds(ptr %p, i64 4)
  ret i64 %1
}

; Hands %f on to itself; a copy calls itself.
define internal i64 @walk(ptr %node, ptr %f) {
entry:
  %end = icmp eq ptr %node, null
  br i1 %end, label %exit, label %inner

inner:
  %v = load i64, ptr %node
  %r = call i64 %f(i64 %v)
  %at = getelementptr i8, ptr %node, i64 8
  %next = load ptr, ptr %at
  %s = call i64 @walk(ptr %next, ptr %f)
  %t = add i64 %r, %s
  ret i64 %t

exit:
  ret i64 0
}

; Hands it on to a function that multiplies in a loop.
define internal i64 @start(ptr %p, i64 %size) {
  %r = call i64 @loop(ptr %p, i64 %size)
  ret i64 %r
}

define internal i64 @loop(ptr %p, i64 %size) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %n = trunc i64 %size to i32
  %wide = sext i32 %n to i64
  %offset = mul i64 %i, %wide
  %at = getelementptr i8, ptr %p, i64 %offset
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, 100
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; Tells itself something else each time.
define internal i64 @counts(i64 %n, i64 %level) {
entry:
  %end = icmp ugt i64 %level, %n
  br i1 %end, label %exit, label %inner

inner:
  %next = add i64 %level, 1
  %r = call i64 @counts(i64 %n, i64 %next)
  ret i64 %r

exit:
  ret i64 %level
}

; Decides in a loop, and tells itself something else.
define internal i64 @visits(ptr %p, i64 %parent) {
entry:
  br label %loop

loop:
  %at = phi ptr [ %p, %entry ], [ %next, %latch ]
  %to = load i64, ptr %at
  %is.parent = icmp eq i64 %to, %parent
  br i1 %is.parent, label %latch, label %inner

inner:
  %r = call i64 @visits(ptr %at, i64 %to)
  br label %latch

latch:
  %next.at = getelementptr i8, ptr %at, i64 8
  %next = load ptr, ptr %next.at
  %more = icmp ne ptr %next, null
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %to
}

; Decides only once.
define internal i64 @once(i64 %n, i64 %mode) {
  %c = icmp eq i64 %mode, 1
  %r = select i1 %c, i64 %n, i64 0
  ret i64 %r
}

; All calls pass the same.
define internal i64 @same(ptr %p, i64 %size) {
  %r = call i64 @loop(ptr %p, i64 %size)
  ret i64 %r
}

; Others may call it.
define i64 @visible(ptr %p, i64 %size) {
  %r = call i64 @loop(ptr %p, i64 %size)
  ret i64 %r
}

; A constant that is added saves nothing.
define internal i64 @adds(ptr %p, i64 %k) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %s.next = add i64 %s, %k
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %s.next, ptr %at
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, 100
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; CHECK: define internal i64 @walk.[[UP]](ptr %node, ptr %f)
; CHECK: call i64 @up(i64 %v)
; CHECK: call i64 @walk.[[UP]](ptr %next, ptr @up)
; CHECK: define internal i64 @walk.[[DOWN]](ptr %node, ptr %f)
; CHECK: call i64 @down(i64 %v)
; CHECK: define internal i64 @start.[[S1]](ptr %p, i64 %size)
; CHECK: call i64 @loop.[[L1:[0-9]+]](ptr %p, i64 4)
; CHECK: define internal i64 @start.[[S2]](ptr %p, i64 %size)
; CHECK: call i64 @loop.[[L2:[0-9]+]](ptr %p, i64 16)
; CHECK: define internal i64 @loop.
; CHECK: trunc i64 {{[0-9]+}} to i32
