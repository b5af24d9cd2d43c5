; RUN: opt -mtriple=course -passes=course-scalar-promotion -S < %s | FileCheck %s

; What keeps an element in memory, beside what scalar-promotion.ll has.

declare void @step() memory(inaccessiblemem: readwrite) nounwind

; The call may not return: then x[j] need not be accessed in all iterations, and
; its last place may be anywhere.
; CHECK-LABEL: define void @leaves(
; CHECK:       loop:
; CHECK:         load i64, ptr %place
; CHECK:         br i1
define void @leaves(ptr %x, i64 %i) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sgt i64 %i, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %other = getelementptr i64, ptr %x, i64 %j
  %read = load i64, ptr %other, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  call void @step()
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; The other access is not executed in each iteration.
; CHECK-LABEL: define void @conditional(
; CHECK:       latch:
; CHECK:         store i64
; CHECK:         br i1
define void @conditional(ptr %x, i64 %i, i1 %c) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sgt i64 %i, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br i1 %c, label %then, label %latch

then:
  %other = getelementptr inbounds i64, ptr %x, i64 %j
  %read = load i64, ptr %other, align 8
  br label %latch

latch:
  %s = phi i64 [ 1, %loop ], [ %read, %then ]
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %s
  store i64 %new, ptr %place, align 8
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; Atomic accesses stay in their order.
; CHECK-LABEL: define void @atomic(
; CHECK:       loop:
; CHECK:         store i64
; CHECK:         br i1
define void @atomic(ptr %x, i64 %i) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sgt i64 %i, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %other = getelementptr inbounds i64, ptr %x, i64 %j
  %read = load atomic i64, ptr %other seq_cst, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; A size that is not known is no size.
; CHECK-LABEL: define void @scalable(
; CHECK:       loop:
; CHECK:         store <vscale x 2 x i64>
; CHECK:         br i1
define void @scalable(ptr %x, ptr %y, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %old = load <vscale x 2 x i64>, ptr %x, align 8
  %other = getelementptr inbounds i64, ptr %y, i64 %j
  %read = load i64, ptr %other, align 8
  store <vscale x 2 x i64> %old, ptr %x, align 8
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; Two pointers that are equal, but one is poison for odd numbers.
; CHECK-LABEL: define void @two_pointers(
; CHECK:       latch:
; CHECK:         store i64
; CHECK:         br i1
define void @two_pointers(ptr %x, i64 %i, i64 %n, i1 %c) {
entry:
  %o = or disjoint i64 %i, 1
  %p1 = getelementptr i64, ptr %x, i64 %o
  %a = add i64 %i, 1
  %p2 = getelementptr i64, ptr %x, i64 %a
  br label %loop

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br i1 %c, label %then, label %latch

then:
  %r = load i64, ptr %p1
  br label %latch

latch:
  %s = phi i64 [ 0, %loop ], [ %r, %then ]
  %old = load i64, ptr %p2
  %new = add i64 %old, %s
  store i64 %new, ptr %p2
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}
