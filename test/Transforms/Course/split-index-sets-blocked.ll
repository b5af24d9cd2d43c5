; RUN: opt -mtriple=course -passes=course-split-index-sets -verify-each -S < %s | FileCheck %s

define internal void @f() noinline {
  ret void
}

; At an equality in the middle the loop would be split twice.
; CHECK-LABEL: define i64 @inner_equality(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @inner_equality(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp eq i64 %i, %b
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; It ends the loop: there may be few iterations.
; CHECK-LABEL: define i64 @ends(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @ends(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp slt i64 %i, %b
  br i1 %c, label %then, label %exit
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ], [ %s, %loop ]
  ret i64 %r
}

; The number may wrap around, and flip again.
; CHECK-LABEL: define i64 @wraps(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @wraps(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp slt i64 %i, %b
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; What it is compared with changes.
; CHECK-LABEL: define i64 @changes(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @changes(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp slt i64 %i, %s
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; It may jump over the bound.
; CHECK-LABEL: define i64 @step(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @step(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp slt i64 %i, %b
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 3
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; Up to the largest number: one more would wrap around.
; CHECK-LABEL: define i64 @largest(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @largest(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp sle i64 %i, %b
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; Small inputs do not get there.
; CHECK-LABEL: define i64 @far(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @far(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp slt i64 %i, 9
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; It is unrolled completely.
; CHECK-LABEL: define i64 @few(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @few(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp slt i64 %i, %b
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, 8
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; Next to a call the comparison costs little.
; CHECK-LABEL: define i64 @calls(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @calls(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp slt i64 %i, %b
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  call void @f()
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; Without a sign -1 is large: what adds it without wrapping around does not fall.
; CHECK-LABEL: define i64 @falls_unsigned(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @falls_unsigned(i64 %start, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %c = icmp ugt i64 %i, %b
  %x = select i1 %c, i64 7, i64 0
  %s.next = add i64 %s, %x
  %i.next = add nuw i64 %i, -1
  %k.next = add nuw nsw i64 %k, 1
  %more = icmp slt i64 %k.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %loop ]
  ret i64 %r
}

; Of one bit, 1 is -1.
; CHECK-LABEL: define i64 @one_bit(
; CHECK-NOT: %first.half
; CHECK: ret i64
define i64 @one_bit(i1 %start, i64 %n, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i1 [ %start, %entry ], [ %i.next, %loop ]
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %c = icmp slt i1 %i, %b
  %x = select i1 %c, i64 7, i64 0
  %s.next = add i64 %s, %x
  %i.next = add nsw i1 %i, true
  %k.next = add nuw nsw i64 %k, 1
  %more = icmp slt i64 %k.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %loop ]
  ret i64 %r
}
