; RUN: opt -mtriple=course -passes=course-unroll-and-jam -S < %s | FileCheck %s

; An inner loop that will be unrolled completely leaves what iterations of the
; outer loop share in registers, if there are enough: 8 numbers are kept. 30 are
; not, and are loaded once for several iterations.

; CHECK-LABEL: define void @eight(
; CHECK: inner:
; CHECK-COUNT-2: load i64
; CHECK-NOT: load
; CHECK: add nuw nsw i64 %j, 1
define void @eight(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %outer

outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %row = mul i64 %j, 8
  %b.j = getelementptr i64, ptr %b, i64 %row
  br label %inner

inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %sum = phi i64 [ 0, %outer ], [ %sum.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %b.k = getelementptr i64, ptr %b.j, i64 %k
  %y = load i64, ptr %b.k, align 8
  %product = mul i64 %x, %y
  %sum.next = add i64 %sum, %product
  %k.next = add nuw nsw i64 %k, 1
  %k.done = icmp eq i64 %k.next, 8
  br i1 %k.done, label %latch, label %inner

latch:
  %c.j = getelementptr i64, ptr %c, i64 %j
  store i64 %sum.next, ptr %c.j, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 32
  br i1 %j.done, label %end, label %outer

end:
  ret void
}

; CHECK-LABEL: define void @thirty(
; CHECK: %j.next.7 = add
; CHECK: inner:
; CHECK-COUNT-16: load i64
; CHECK-NOT: load
; CHECK: %j.done.7 =
define void @thirty(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br label %outer

outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %row = mul i64 %j, 30
  %b.j = getelementptr i64, ptr %b, i64 %row
  br label %inner

inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %sum = phi i64 [ 0, %outer ], [ %sum.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %b.k = getelementptr i64, ptr %b.j, i64 %k
  %y = load i64, ptr %b.k, align 8
  %product = mul i64 %x, %y
  %sum.next = add i64 %sum, %product
  %k.next = add nuw nsw i64 %k, 1
  %k.done = icmp eq i64 %k.next, 30
  br i1 %k.done, label %latch, label %inner

latch:
  %c.j = getelementptr i64, ptr %c, i64 %j
  store i64 %sum.next, ptr %c.j, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 32
  br i1 %j.done, label %end, label %outer

end:
  ret void
}
