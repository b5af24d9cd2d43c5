; RUN: opt -mtriple=course -passes=course-count-bits -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-count-bits -course-enable-count-bits=false -S %s | FileCheck %s --check-prefix=OFF

; Loops that count bits.
; OFF-NOT: call

; The loop ends at zero.
define i64 @shifts(i64 %n) {
; CHECK-LABEL: @shifts(
; CHECK: %[[#COUNT:]] = call i64 @llvm.ctpop.i64(i64 %n)
; CHECK: %[[#SUM:]] = add i64 0
; CHECK: phi i64 [ %[[#SUM]], %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %bit = and i64 %x, 1
  %sum = add i64 %c, %bit
  %next = lshr i64 %x, 1
  %done = icmp ult i64 %x, 2
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; What the loop leaves is 0.
define i64 @next_is_zero(i64 %n) {
; CHECK-LABEL: @next_is_zero(
; CHECK: call i64 @llvm.ctpop.i64(i64 %n)
; CHECK: phi i64 [ 0, %loop ]
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %bit = and i64 %x, 1
  %sum = add i64 %c, %bit
  %next = lshr i64 %x, 1
  %go = icmp ne i64 %next, 0
  br i1 %go, label %loop, label %exit
exit:
  %r = phi i64 [ %sum, %loop ]
  %left = phi i64 [ %next, %loop ]
  %s = add i64 %r, %left
  ret i64 %s
}

; A loop of 20 rounds looks at 20 bits.
define i64 @some_bits(i64 %n) {
; CHECK-LABEL: @some_bits(
; CHECK: %[[#LOW:]] = and i64 %n, 1048575
; CHECK: call i64 @llvm.ctpop.i64(i64 %[[#LOW]])
; CHECK: lshr i64 %n, 20
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %bit = and i64 %x, 1
  %sum = add i64 %c, %bit
  %next = lshr i64 %x, 1
  %j = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %j, 20
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  %left = phi i64 [ %next, %loop ]
  %s = add i64 %r, %left
  ret i64 %s
}

; The parity of all bits.
define i64 @by_index(i64 %n) {
; CHECK-LABEL: @by_index(
; CHECK: %[[#COUNT:]] = call i64 @llvm.ctpop.i64(i64 %n)
; CHECK: and i64 %[[#COUNT]], 1
; CHECK: xor i64 0
entry:
  br label %loop
loop:
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = lshr i64 %n, %i
  %bit = and i64 %s, 1
  %sum = xor i64 %c, %bit
  %j = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %j, 64
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; A bit of a mask.
define i64 @by_mask(i64 %n) {
; CHECK-LABEL: @by_mask(
; CHECK: call i64 @llvm.ctpop.i64(i64 %n)
entry:
  br label %loop
loop:
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %m = shl nuw i64 1, %i
  %a = and i64 %m, %n
  %b = icmp ne i64 %a, 0
  %bit = zext i1 %b to i64
  %sum = add i64 %c, %bit
  %j = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %j, 64
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
}

; Each round clears one.
define i64 @clears_lowest(i64 %n) {
; CHECK-LABEL: @clears_lowest(
; CHECK: %[[#COUNT:]] = call i64 @llvm.ctpop.i64(i64 %n)
; CHECK: and i64 %[[#COUNT]], 1
entry:
  %some = icmp ne i64 %n, 0
  br i1 %some, label %pre, label %none
pre:
  br label %loop
loop:
  %x = phi i64 [ %n, %pre ], [ %next, %loop ]
  %c = phi i64 [ 0, %pre ], [ %sum, %loop ]
  %less = add i64 %x, -1
  %next = and i64 %less, %x
  %sum = xor i64 %c, 1
  %done = icmp eq i64 %next, 0
  br i1 %done, label %exit, label %loop
exit:
  %r = phi i64 [ %sum, %loop ]
  ret i64 %r
none:
  ret i64 0
}

; The loop ends at the lowest bit that is set, and divides by it.
define i64 @trailing_zeros(i64 %n) {
; CHECK-LABEL: @trailing_zeros(
; CHECK: %[[#EVEN:]] = and i64 %n, -2
; CHECK: call i64 @llvm.cttz.i64(i64 %[[#EVEN]], i1 true)
; CHECK: udiv i64 %n
entry:
  br label %loop
loop:
  %x = phi i64 [ %n, %entry ], [ %next, %loop ]
  %c = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %next = lshr i64 %x, 1
  %sum = add i64 %c, 1
  %low = and i64 %next, 1
  %done = icmp ne i64 %low, 0
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  %r = phi i64 [ %sum, %loop ]
  %left = phi i64 [ %next, %loop ]
  %s = add i64 %r, %left
  ret i64 %s
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
