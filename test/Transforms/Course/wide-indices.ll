; RUN: opt -mtriple=course -passes=course-wide-indices -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-wide-indices -course-enable-wide-indices=false -S %s | FileCheck %s --check-prefix=OFF

; Loops compute indices as wide as addresses.

declare void @use(i64)

; A row times its length, as IndVarSimplify leaves it.
; CHECK-LABEL: define void @product(
; CHECK: %m = mul nuw nsw i64 %i, %wide
; CHECK-NEXT: call void @use(i64 %m)
; OFF-LABEL: define void @product(
; OFF: %x = sext i32 %t to i64
define void @product(i32 %n, i64 %e) {
entry:
  %wide = sext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %m = mul nuw nsw i64 %i, %wide
  %t = trunc nsw i64 %m to i32
  %x = sext i32 %t to i64
  call void @use(i64 %x)
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, %e
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It is not negative, since the length is not.
; CHECK-LABEL: define void @product_zero_extended(
; CHECK: %m = mul nuw nsw i64 %i, %wide
; CHECK-NEXT: call void @use(i64 %m)
define void @product_zero_extended(i32 %n, i64 %e) {
entry:
  %wide = sext i32 %n to i64
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %ph, label %exit
ph:
  br label %loop
loop:
  %i = phi i64 [ 0, %ph ], [ %i.next, %loop ]
  %m = mul nuw nsw i64 %i, %wide
  %t = trunc nsw i64 %m to i32
  %x = zext i32 %t to i64
  call void @use(i64 %x)
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, %e
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Here it may be.
; CHECK-LABEL: define void @product_may_be_negative(
; CHECK: %x = zext i32 %t to i64
define void @product_may_be_negative(i32 %n, i64 %e) {
entry:
  %wide = sext i32 %n to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %m = mul nuw nsw i64 %i, %wide
  %t = trunc nsw i64 %m to i32
  %x = zext i32 %t to i64
  call void @use(i64 %x)
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, %e
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What does not change in the loop is extended before it.
; CHECK-LABEL: define void @sum(
; CHECK: entry:
; CHECK-NEXT: %[[#K:]] = sext i32 %k to i64
; CHECK: %[[#X:]] = add nsw i64 %i, %[[#K]]
; CHECK-NEXT: call void @use(i64 %[[#X]])
define void @sum(i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %t = trunc i64 %i to i32
  %a = add nsw i32 %t, %k
  %x = sext i32 %a to i64
  call void @use(i64 %x)
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Without a sign: it stays below 2^32.
; CHECK-LABEL: define void @unsigned_difference(
; CHECK: %[[#K:]] = zext i32 %k to i64
; CHECK: %[[#P:]] = mul nuw nsw i64 %i, 3
; CHECK-NEXT: %[[#X:]] = sub nuw nsw i64 %[[#K]], %[[#P]]
; CHECK-NEXT: call void @use(i64 %[[#X]])
define void @unsigned_difference(i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %t = trunc i64 %i to i32
  %p = mul nuw i32 %t, 3
  %a = sub nuw i32 %k, %p
  %x = zext i32 %a to i64
  call void @use(i64 %x)
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It may wrap around: with a sign, or without one.
; CHECK-LABEL: define void @wraps_around(
; CHECK: %x = sext i32 %a to i64
; CHECK: %y = zext i32 %b to i64
define void @wraps_around(i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %t = trunc i64 %i to i32
  %a = add nuw i32 %t, %k
  %x = sext i32 %a to i64
  call void @use(i64 %x)
  %b = add nsw i32 %t, %k
  %y = zext i32 %b to i64
  call void @use(i64 %y)
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What is truncated need not fit.
; CHECK-LABEL: define void @truncates(
; CHECK: %x = sext i32 %a to i64
define void @truncates(i32 %k, i64 %e) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %t = trunc i64 %i to i32
  %a = add nsw i32 %t, %k
  %x = sext i32 %a to i64
  call void @use(i64 %x)
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %e
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It would be computed twice.
; CHECK-LABEL: define void @used_narrow(
; CHECK: %x = sext i32 %a to i64
define void @used_narrow(i32 %k, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %t = trunc i64 %i to i32
  %a = add nsw i32 %t, %k
  store i32 %a, ptr %p, align 4
  %x = sext i32 %a to i64
  call void @use(i64 %x)
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Neither a variable that is loaded, nor other widths.
; CHECK-LABEL: define void @other(
; CHECK: %x = sext i32 %a to i64
; CHECK: %y = sext i16 %s to i32
define void @other(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %t = trunc i64 %i to i32
  %v = load volatile i32, ptr %p, align 4
  %a = add nsw i32 %t, %v
  %x = sext i32 %a to i64
  call void @use(i64 %x)
  %s = trunc nsw i64 %i to i16
  %y = sext i16 %s to i32
  store volatile i32 %y, ptr %p, align 4
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What the counter was in the iteration before, as in for (j = n - 1; i < n; j = i++).
; CHECK-LABEL: define void @previous(
; CHECK: %[[FIRST:.*]] = sext i32 %n to i64
; CHECK: phi i64 [ %[[FIRST]], %entry ], [ %i, %loop ]
; CHECK-NOT: sext
; CHECK: ret void
define void @previous(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ %n, %entry ], [ %t, %loop ]
  %x = sext i32 %j to i64
  call void @use(i64 %x)
  %t = trunc i64 %i to i32
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Neither a counter that does not fit, nor a variable that is computed.
; CHECK-LABEL: define void @previous_wraps(
; CHECK: sext i32 %j to i64
; CHECK: sext i32 %k to i64
define void @previous_wraps(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ %n, %entry ], [ %t, %loop ]
  %k = phi i32 [ %n, %entry ], [ %k.next, %loop ]
  %x = sext i32 %j to i64
  call void @use(i64 %x)
  %y = sext i32 %k to i64
  call void @use(i64 %y)
  %t = trunc i64 %i to i32
  %k.next = xor i32 %t, %k
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 10000000000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; That this iteration's counter is not negative says nothing of the one before.
; CHECK-LABEL: define void @previous_negative(
; CHECK: zext i32 %j to i64
define void @previous_negative(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ -3, %entry ], [ %i.next, %latch ]
  %j = phi i32 [ 0, %entry ], [ %t, %latch ]
  %t = trunc nsw i64 %i to i32
  %positive = icmp sge i64 %i, 0
  br i1 %positive, label %then, label %latch
then:
  %x = zext i32 %j to i64
  call void @use(i64 %x)
  br label %latch
latch:
  %i.next = add nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
