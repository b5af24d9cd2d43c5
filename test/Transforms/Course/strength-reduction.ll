; RUN: opt -mtriple=course -passes=course-strength-reduction,verify -S < %s | FileCheck %s

; Pointers that grow, where addresses computed from an index cost more.

; The index serves nothing else: an addition less, and the scale.
; CHECK-LABEL: define void @index(
; CHECK: loop:
; CHECK-NEXT: %pointer = phi ptr [ %p, %entry ], [ %[[NEXT:.*]], %loop ]
; CHECK-NEXT: %n = phi i64
; CHECK-NEXT: store i32 1, ptr %pointer
; CHECK-NOT: mul
; CHECK: %[[NEXT]] = getelementptr i8, ptr %pointer, i64 %{{.*}}
; CHECK-NEXT: br i1
define void @index(ptr %p, i64 %count, i64 %step) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %n = phi i64 [ %count, %entry ], [ %n.next, %loop ]
  %at = getelementptr i32, ptr %p, i64 %j
  store i32 1, ptr %at
  %j.next = add i64 %j, %step
  %n.next = add i64 %n, -1
  %more = icmp ne i64 %n.next, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; A constant apart: one pointer, and offsets, which are free.
; CHECK-LABEL: define void @shared(
; CHECK: loop:
; CHECK-NEXT: %pointer = phi ptr [ %p, %entry ]
; CHECK-NOT: phi ptr
; CHECK: load i64, ptr %pointer
; CHECK: %[[AT:.*]] = getelementptr i8, ptr %pointer, i64 16
; CHECK-NEXT: store i64 %{{.*}}, ptr %[[AT]]
; CHECK: getelementptr i8, ptr %pointer, i64 8
define void @shared(ptr %p, i64 %count) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %n = phi i64 [ %count, %entry ], [ %n.next, %loop ]
  %from = getelementptr i64, ptr %p, i64 %j
  %v = load i64, ptr %from
  %j.2 = add i64 %j, 2
  %to = getelementptr i64, ptr %p, i64 %j.2
  store i64 %v, ptr %to
  %j.next = add i64 %j, 1
  %n.next = add i64 %n, -1
  %more = icmp ne i64 %n.next, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Scale and base cost more than an addition, even if the index is needed.
; CHECK-LABEL: define i64 @counts(
; CHECK: %pointer = phi ptr
; CHECK: %j = phi i64
; CHECK: load i64, ptr %pointer
define i64 @counts(ptr %p, i64 %limit) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %j
  %v = load i64, ptr %at
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %v, %limit
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %j.next
}

; The address of a global is free.
@g = external global [100 x i64]

; CHECK-LABEL: define i64 @global(
; CHECK-NOT: phi ptr
; CHECK: ret i64
define i64 @global(i64 %limit) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %at = getelementptr i64, ptr @g, i64 %j
  %v = load i64, ptr %at
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %v, %limit
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %j.next
}

; Bytes need no scale: an addition would take the place of one.
; CHECK-LABEL: define i64 @bytes(
; CHECK-NOT: phi ptr
; CHECK: ret i64
define i64 @bytes(ptr %p) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %j
  %v = load i8, ptr %at
  %j.next = add i64 %j, 1
  %more = icmp ne i8 %v, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %j.next
}

; What is seldom accessed does not pay for an addition in each iteration.
; CHECK-LABEL: define i64 @seldom(
; CHECK-NOT: phi ptr
; CHECK: ret i64
define i64 @seldom(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %low = and i64 %j, 15
  %is = icmp eq i64 %low, 7
  br i1 %is, label %access, label %latch, !prof !0

access:
  %at = getelementptr i64, ptr %p, i64 %j
  store i64 %j, ptr %at
  br label %latch

latch:
  %j.next = add i64 %j, 1
  %more = icmp ne i64 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %j.next
}

; The pointer may be left over from the last iteration.
; CHECK-LABEL: define i64 @loaded(
; CHECK-NOT: %pointer
; CHECK: ret i64
define i64 @loaded(ptr %p) {
entry:
  br label %loop

loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %next = load ptr, ptr %at
  %more = icmp ne ptr %next, null
  br i1 %more, label %loop, label %exit

exit:
  ret i64 0
}

!0 = !{!"branch_weights", i32 1, i32 15}
