; Loops with calls of functions that are not inlined: counting is cheap beside
; them, so that they are unrolled completely or not at all.
; RUN: opt -mtriple=course -passes='function(loop-unroll<O2>)' -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes='function(loop-unroll<O2;runtime;partial>)' -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes='function(loop-unroll<O2>)' -course-unroll-full-threshold=100 -S < %s | FileCheck --check-prefix=LESS %s

define internal i64 @step(i64 %a) noinline {
  %b = mul i64 %a, %a
  ret i64 %b
}

; More instructions than LLVM's own threshold allows at -O2.
; CHECK-LABEL: define i64 @eight(
; CHECK-COUNT-8: call i64 @step(
; CHECK-NOT: br i1
; CHECK: ret i64
; LESS-LABEL: define i64 @eight(
; LESS: call i64 @step(
; LESS-NOT: call
; LESS: br i1
define i64 @eight(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x0 = phi i64 [ %n, %entry ], [ %r, %loop ]
  %y0 = xor i64 %x0, 3
  %x1 = mul i64 %y0, %n
  %y1 = xor i64 %x1, 4
  %x2 = mul i64 %y1, %n
  %y2 = xor i64 %x2, 5
  %x3 = mul i64 %y2, %n
  %y3 = xor i64 %x3, 6
  %x4 = mul i64 %y3, %n
  %y4 = xor i64 %x4, 7
  %x5 = mul i64 %y4, %n
  %y5 = xor i64 %x5, 8
  %x6 = mul i64 %y5, %n
  %y6 = xor i64 %x6, 9
  %x7 = mul i64 %y6, %n
  %y7 = xor i64 %x7, 10
  %x8 = mul i64 %y7, %n
  %y8 = xor i64 %x8, 11
  %x9 = mul i64 %y8, %n
  %y9 = xor i64 %x9, 12
  %x10 = mul i64 %y9, %n
  %y10 = xor i64 %x10, 13
  %x11 = mul i64 %y10, %n
  %y11 = xor i64 %x11, 14
  %x12 = mul i64 %y11, %n
  %y12 = xor i64 %x12, 15
  %x13 = mul i64 %y12, %n
  %y13 = xor i64 %x13, 16
  %x14 = mul i64 %y13, %n
  %y14 = xor i64 %x14, 17
  %x15 = mul i64 %y14, %n
  %r = call i64 @step(i64 %x15)
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 8
  br i1 %again, label %loop, label %exit

exit:
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_unknown_count(
; CHECK: call i64 @step(
; CHECK-NOT: call
; CHECK: br i1
define i64 @blocked_by_unknown_count(i64 %n, i64 %count) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi i64 [ %n, %entry ], [ %r, %loop ]
  %r = call i64 @step(i64 %x)
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, %count
  br i1 %again, label %loop, label %exit

exit:
  ret i64 %r
}

; CHECK-LABEL: define i64 @blocked_by_size(
; CHECK: call i64 @step(
; CHECK-NOT: call
; CHECK: br i1
define i64 @blocked_by_size(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi i64 [ %n, %entry ], [ %r, %loop ]
  %r = call i64 @step(i64 %x)
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 1000
  br i1 %again, label %loop, label %exit

exit:
  ret i64 %r
}
