; RUN: opt -mtriple=course -passes=course-closed-forms,verify -S < %s | FileCheck %s

; Variables of loops that are computed from an induction variable.

declare void @write(i64)

; The square of i, which is read in one iteration of many. Both variables go.
; CHECK-LABEL: define void @square(
; CHECK: loop:
; CHECK-NEXT: %i = phi
; CHECK-NEXT: load
; CHECK-NOT: add i64
; CHECK: rare:
; CHECK-NEXT: %[[SQUARE:.*]] = mul i64 %i, %i
; CHECK-NEXT: call void @write(i64 %[[SQUARE]])
; CHECK: next:
; CHECK-NEXT: %i.next = add
; CHECK-NEXT: icmp
define void @square(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %square = phi i64 [ 4, %entry ], [ %square.next, %next ]
  %odd = phi i64 [ 5, %entry ], [ %odd.next, %next ]
  %i = phi i64 [ 2, %entry ], [ %i.next, %next ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %rare, label %next, !prof !0

rare:
  call void @write(i64 %square)
  br label %next

next:
  %square.next = add i64 %square, %odd
  %odd.next = add i64 %odd, 2
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; What is left to a bound, in fewer bits than i has: n - i * i + 3 * i.
; CHECK-LABEL: define void @rest(
; CHECK: rare:
; CHECK-NEXT: %[[I:.*]] = trunc i64 %i to i32
; CHECK-NEXT: %[[SQUARE:.*]] = mul i32 %[[I]], %[[I]]
; CHECK-NEXT: %[[THRICE:.*]] = mul i32 %[[I]], 3
; CHECK-NEXT: %[[SUM:.*]] = add i32 %limit, %[[THRICE]]
; CHECK-NEXT: %[[REST:.*]] = sub i32 %[[SUM]], %[[SQUARE]]
; CHECK-NEXT: zext i32 %[[REST]] to i64
define void @rest(ptr %p, i32 %limit, i64 noundef %n) {
entry:
  br label %loop

loop:
  %rest = phi i32 [ %limit, %entry ], [ %rest.next, %next ]
  %step = phi i32 [ 2, %entry ], [ %step.next, %next ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %rare, label %next, !prof !0

rare:
  %wide = zext i32 %rest to i64
  call void @write(i64 %wide)
  br label %next

next:
  %rest.next = add i32 %rest, %step
  %step.next = add i32 %step, -2
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; A multiple, by a variable that counts down, read only in an inner loop: it is
; computed before that.
; CHECK-LABEL: define void @multiple(
; CHECK: inner.entry:
; CHECK-NEXT: %[[PRODUCT:.*]] = mul i64 %i, -24
; CHECK-NEXT: br label %inner
; CHECK: inner:
; CHECK: add i64 %[[PRODUCT]], %j
define void @multiple(ptr %p) {
entry:
  br label %loop

loop:
  %row = phi i64 [ -2400, %entry ], [ %row.next, %next ]
  %i = phi i64 [ 100, %entry ], [ %i.next, %next ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %inner.entry, label %next, !prof !0

inner.entry:
  br label %inner

inner:
  %j = phi i64 [ 0, %inner.entry ], [ %j.next, %inner ]
  %at = add i64 %row, %j
  call void @write(i64 %at)
  %j.next = add i64 %j, 1
  %again = icmp ne i64 %j.next, 24
  br i1 %again, label %inner, label %next

next:
  %row.next = add i64 %row, 24
  %i.next = add i64 %i, -1
  %more = icmp ne i64 %i.next, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 99}
