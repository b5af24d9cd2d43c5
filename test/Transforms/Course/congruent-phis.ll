; RUN: opt -mtriple=course -passes='course-congruent-phis,early-cse' -verify-each -S %s | FileCheck %s

target triple = "course"

; A variable and what of it is stored at last.
; CHECK-LABEL: define i32 @twins(
; CHECK-COUNT-2: phi
; CHECK-NOT: phi
; CHECK: select
; CHECK-NOT: select
; CHECK: }
define i32 @twins(ptr %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %in.memory = phi i32 [ 7, %entry ], [ %y, %loop ]
  %in.register = phi i32 [ 7, %entry ], [ %x, %loop ]
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %c = icmp sgt i32 %v, 500
  %sum = add nsw i32 %in.register, 1
  %x = select i1 %c, i32 %sum, i32 %in.register
  %y = select i1 %c, i32 %sum, i32 %in.memory
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = add i32 %x, %y
  ret i32 %r
}

; With branches, PHIs of another block are in between.
; CHECK-LABEL: define i32 @branches(
; CHECK: loop:
; CHECK-COUNT-2: phi
; CHECK-NOT: phi
; CHECK: latch:
; CHECK-NEXT: phi
; CHECK-NOT: phi
; CHECK: exit:
define i32 @branches(ptr %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i32 [ 7, %entry ], [ %x, %latch ]
  %t = phi i32 [ 7, %entry ], [ %y, %latch ]
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %c = icmp sgt i32 %v, 500
  br i1 %c, label %then, label %latch

then:
  %s1 = xor i32 %s, %v
  %t1 = xor i32 %t, %v
  br label %latch

latch:
  %x = phi i32 [ %s, %loop ], [ %s1, %then ]
  %y = phi i32 [ %t, %loop ], [ %t1, %then ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = add i32 %x, %y
  ret i32 %r
}

; Pairs of PHIs in a chain of loops.
; CHECK-LABEL: define i32 @chain(
; CHECK: second:
; CHECK-COUNT-2: phi
; CHECK-NOT: phi
; CHECK: exit:
define i32 @chain(i32 %n) {
entry:
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %i1, %first ]
  %s = phi i32 [ 7, %entry ], [ %s1, %first ]
  %t = phi i32 [ 7, %entry ], [ %t1, %first ]
  %s1 = mul i32 %s, 3
  %t1 = mul i32 %t, 3
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %first, label %second

second:
  %j = phi i32 [ 0, %first ], [ %j1, %second ]
  %u = phi i32 [ %s1, %first ], [ %u1, %second ]
  %w = phi i32 [ %t1, %first ], [ %w1, %second ]
  %u1 = xor i32 %u, %j
  %w1 = xor i32 %w, %j
  %j1 = add i32 %j, 1
  %again = icmp slt i32 %j1, %n
  br i1 %again, label %second, label %exit

exit:
  %r = add i32 %u1, %w1
  ret i32 %r
}

; They begin with different values.
; CHECK-LABEL: define i32 @blocked_by_start(
; CHECK-COUNT-3: phi
define i32 @blocked_by_start(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 7, %entry ], [ %s1, %loop ]
  %t = phi i32 [ 8, %entry ], [ %t1, %loop ]
  %s1 = mul i32 %s, 3
  %t1 = mul i32 %t, 3
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = add i32 %s1, %t1
  ret i32 %r
}

; One is poison where it wraps around, the other is not: what is left has no flag.
; CHECK-LABEL: define i32 @flags(
; CHECK-COUNT-2: phi
; CHECK-NOT: phi
; CHECK: mul i32 %{{[st]}}, 3
; CHECK: exit:
define i32 @flags(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 7, %entry ], [ %s1, %loop ]
  %t = phi i32 [ 7, %entry ], [ %t1, %loop ]
  %s1 = mul nsw i32 %s, 3
  %t1 = mul i32 %t, 3
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = add i32 %s1, %t1
  ret i32 %r
}

; Two loads may give different values, and so may two choices of an undefined one.
; CHECK-LABEL: define i32 @blocked_by_operations(
; CHECK-COUNT-5: phi
define i32 @blocked_by_operations(ptr %p, i32 %n, i32 %x) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 7, %entry ], [ %s1, %loop ]
  %t = phi i32 [ 7, %entry ], [ %t1, %loop ]
  %u = phi i32 [ 7, %entry ], [ %u1, %loop ]
  %w = phi i32 [ 7, %entry ], [ %w1, %loop ]
  %s1 = load volatile i32, ptr %p
  %t1 = load volatile i32, ptr %p
  %u1 = freeze i32 %x
  %w1 = freeze i32 %x
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  %a = add i32 %s, %t
  %b = mul i32 %u, %w
  %r = xor i32 %a, %b
  ret i32 %r
}

; One is an iteration behind.
; CHECK-LABEL: define i32 @blocked_by_time(
; CHECK-COUNT-3: phi
define i32 @blocked_by_time(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 7, %entry ], [ %s1, %loop ]
  %t = phi i32 [ 7, %entry ], [ %s, %loop ]
  %s1 = mul i32 %s, 3
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = add i32 %s, %t
  ret i32 %r
}
