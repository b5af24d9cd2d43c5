; RUN: opt -mtriple=course -passes=course-count-bits -S %s | FileCheck %s

; Loops that seem to count bits, but do something else, too.

; It may be meant to run for ever.
define i64 @kept_without_end(i64 %n) {
; CHECK-LABEL: @kept_without_end(
; CHECK-NOT: cttz
; CHECK: phi i64 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %next = lshr i64 %x, 1
  %sum = add i64 %c, 1
  %low = and i64 %next, 1
  %done = icmp ne i64 %low, 0
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; Of 0 there is one round.
define i64 @kept_of_zero(i64 %n) {
; CHECK-LABEL: @kept_of_zero(
; CHECK-NOT: ctpop
; CHECK: phi i64 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %less = add i64 %x, -1
  %next = and i64 %less, %x
  %sum = xor i64 %c, 1
  %done = icmp eq i64 %next, 0
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; The loop does something else.
define i64 @kept_with_store(i64 %n, ptr %p) {
; CHECK-LABEL: @kept_with_store(
; CHECK-NOT: ctpop
; CHECK: phi i64 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %bit = and i64 %x, 1
  %sum = add i64 %c, %bit
  %next = lshr i64 %x, 1
  store volatile i64 %sum, ptr %p
  %done = icmp ult i64 %x, 2
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; How many rounds there were is no count of bits.
define i64 @kept_length(i64 %n) {
; CHECK-LABEL: @kept_length(
; CHECK-NOT: ctpop
; CHECK: phi i64 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %bit = and i64 %x, 1
  %sum = add i64 %c, %bit
  %next = lshr i64 %x, 1
  %j = add i64 %i, 1
  %done = icmp ult i64 %x, 2
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  %len = phi i64 [ %j, %loop ]
  %s = add i64 %r, %len
  ret i64 %s
}

; A shift by more than 31 is poison.
define i32 @kept_too_many_rounds(i32 %n) {
; CHECK-LABEL: @kept_too_many_rounds(
; CHECK-NOT: ctpop
; CHECK: phi i32 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %c = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = lshr i32 %n, %i
  %bit = and i32 %s, 1
  %sum = add i32 %c, %bit
  %j = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %j, 33
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i32 [ %sum, %loop ]
  ret i32 %r
}

; The index wraps around.
define i64 @kept_narrow_index(i64 %n) {
; CHECK-LABEL: @kept_narrow_index(
; CHECK-NOT: ctpop
; CHECK: phi i64 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %t = trunc i64 %i to i5
  %k = zext i5 %t to i64
  %s = lshr i64 %n, %k
  %bit = and i64 %s, 1
  %sum = add i64 %c, %bit
  %j = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %j, 64
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; The loop ends elsewhere.
define i64 @kept_other_end(i64 %n) {
; CHECK-LABEL: @kept_other_end(
; CHECK-NOT: ctpop
; CHECK: phi i64 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %bit = and i64 %x, 1
  %sum = add i64 %c, %bit
  %next = lshr i64 %x, 1
  %done = icmp ult i64 %x, 3
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; The second bit is counted.
define i64 @kept_other_bit(i64 %n) {
; CHECK-LABEL: @kept_other_bit(
; CHECK-NOT: ctpop
; CHECK: phi i64 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %bit = and i64 %x, 2
  %sum = add i64 %c, %bit
  %next = lshr i64 %x, 1
  %done = icmp ult i64 %x, 2
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; The sign stays.
define i64 @kept_arithmetic_shift(i64 %n) {
; CHECK-LABEL: @kept_arithmetic_shift(
; CHECK-NOT: ctpop
; CHECK: phi i64 [ %sum, %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %bit = and i64 %x, 1
  %sum = add i64 %c, %bit
  %next = ashr i64 %x, 1
  %j = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %j, 64
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}
