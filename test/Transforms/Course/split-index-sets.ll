; RUN: opt -mtriple=course -passes=course-split-index-sets -verify-each -S < %s | FileCheck %s

; The first half ends where the comparison flips, or where the loop did. Bounds that
; may be undefined are frozen.
; CHECK-LABEL: define i64 @grows(
; CHECK: %smax1 = call i64 @llvm.smax.i64(i64 %b.fr, i64 0)
; CHECK: %has.second.not = icmp ugt i64 %smax1, %{{.*}}

; CHECK-NEXT: %first.half = select i1 %has.second.not, i64 %smax, i64 %smax1
; CHECK: loop:
; CHECK-NOT: icmp slt
; CHECK: load
; CHECK: icmp eq i64 %i.next, %first.half
; CHECK: br i1 %has.second.not, label %exit, label
; CHECK: loop.second:
; CHECK-NOT: load
; CHECK: %more.second = icmp slt i64 %i.next.second, %n.fr
; CHECK: phi i64 [ %s.next, %exit.between ], [ %s.next.second, %loop.second ]
define i64 @grows(ptr %p, i64 %n, i64 %b) {
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
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; A number that falls.
; CHECK-LABEL: define i64 @falls(
; CHECK: call i64 @llvm.smin.i64(
; CHECK: loop:
; CHECK-NOT: icmp sge
; CHECK: load
; CHECK: loop.second:
; CHECK-NOT: load
; CHECK: %more.second.not = icmp eq i64 %i.second, -9
define i64 @falls(ptr %p, i64 %n, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp sge i64 %i, 7
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nsw i64 %i, -1
  %more = icmp ne i64 %i, -9
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; Both ends of a range: negative numbers, those in it, and the others.
; CHECK-LABEL: define i64 @range(
; CHECK: loop:
; CHECK-NOT: load
; CHECK: loop.second:
; CHECK-NOT: icmp ult
; CHECK: load
; CHECK: loop.second.second:
; CHECK-NOT: load
; CHECK: ret i64
define i64 @range(ptr %p, i64 %n, i32 %w, i64 %m) {
entry:
  %b = zext i32 %w to i64
  br label %loop
loop:
  %i = phi i64 [ %m, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp ult i64 %i, %b
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}

; Only the last iteration is at the bound: the second half is no loop.
; CHECK-LABEL: define i64 @last(
; CHECK: loop:
; CHECK: load
; CHECK: br i1 %.not, label %[[LAST:.*]], label %loop
; CHECK: [[LAST]]:
; CHECK-NOT: load
; CHECK: ret i64
define i64 @last(ptr %p, i64 %n, i64 %b) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %i.next, %n
  br i1 %c, label %then, label %latch
then:
  %a = getelementptr i64, ptr %p, i64 %i.next
  %v = load i64, ptr %a
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ 1, %loop ]
  %s.next = add i64 %s, %x
  %more = icmp ne i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
none:
  ret i64 0
}

; Only the first iteration can be at the bound.
; CHECK-LABEL: define i64 @first(
; CHECK: loop:
; CHECK: load
; CHECK: loop.second:
; CHECK-NOT: load
; CHECK-NOT: icmp eq i64 %i.second, 0
; CHECK: ret i64
define i64 @first(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c = icmp eq i64 %i, 0
  br i1 %c, label %then, label %latch
then:
  %v = load i64, ptr %p
  br label %latch
latch:
  %x = phi i64 [ %v, %then ], [ %i, %loop ]
  %s.next = add i64 %s, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i64 [ %s.next, %latch ]
  ret i64 %r
}
