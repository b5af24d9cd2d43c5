; RUN: opt -mtriple=course -passes=course-scalar-promotion -verify-each -S < %s | FileCheck %s

; Of a variable of the program, stores move out of the loop that some iterations
; only execute.

@count = internal global i64 0
@queue = internal global { [8 x i64], i64 } zeroinitializer
@shared = global i64 0

; CHECK-LABEL: define void @sometimes(
; CHECK:         load i64, ptr @count
; CHECK:       loop:
; CHECK-NOT:     @count
; CHECK:       exit:
; CHECK:         store i64 {{.*}}, ptr @count
define void @sometimes(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  %x = load i64, ptr %p, align 8
  %odd = trunc i64 %x to i1
  br i1 %odd, label %then, label %latch

then:
  %old = load i64, ptr @count, align 8
  %new = add i64 %old, 1
  store i64 %new, ptr @count, align 8
  br label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; Only what all accesses say tells that the array is another place.
; CHECK-LABEL: define void @field(
; CHECK:       loop:
; CHECK-NOT:     i64 64)
; CHECK:       exit:
; CHECK:         store i64 {{.*}}, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 64)
define void @field(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %then, label %latch

then:
  %rear = load i64, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 64), align 8, !alias.scope !2
  %p = getelementptr inbounds i64, ptr @queue, i64 %rear
  store i64 %i, ptr %p, align 8, !noalias !2
  %next = add i64 %rear, 1
  %new = urem i64 %next, 8
  store i64 %new, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 64), align 8, !alias.scope !2
  br label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; CHECK-LABEL: define void @blocked_by_one_access(
; CHECK:       then:
; CHECK:         store i64 %new, ptr getelementptr
define void @blocked_by_one_access(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %then, label %latch

then:
  %rear = load i64, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 64), align 8
  %p = getelementptr inbounds i64, ptr @queue, i64 %rear
  store i64 %i, ptr %p, align 8, !noalias !2
  %next = add i64 %rear, 1
  %new = urem i64 %next, 8
  store i64 %new, ptr getelementptr inbounds nuw (i8, ptr @queue, i64 64), align 8, !alias.scope !2
  br label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; Others may have another definition of it.
; CHECK-LABEL: define void @blocked_by_linkage(
; CHECK:       then:
; CHECK:         store i64 %new, ptr @shared
define void @blocked_by_linkage(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %then, label %latch

then:
  %old = load i64, ptr @shared, align 8
  %new = add i64 %old, 1
  store i64 %new, ptr @shared, align 8
  br label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; What is stored to beyond its end is not a part of it.
; CHECK-LABEL: define void @blocked_by_bounds(
; CHECK:       then:
; CHECK:         store i64 %new, ptr getelementptr
define void @blocked_by_bounds(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %then, label %latch

then:
  %old = load i64, ptr getelementptr (i8, ptr @count, i64 8), align 8
  %new = add i64 %old, 1
  store i64 %new, ptr getelementptr (i8, ptr @count, i64 8), align 8
  br label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
