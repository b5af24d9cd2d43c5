; A loop that counts by one up to != begins below its bound if the step must not
; wrap around and nothing else ends it: it would go on until the step is poison.

; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 | FileCheck %s

@last = internal global i64 0

declare void @write(i64)

; Up to before 19.
; CHECK-LABEL: ranges of @up:
; CHECK: %i: [0, 19]
define void @up(i64 %a, i64 %b) {
entry:
  %start = urem i64 %a, 20
  %end = urem i64 %b, 20
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  store i64 %i, ptr @last
  %next = add nsw i64 %i, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %left, label %loop

left:
  ret void
}

; The same without a sign.
; CHECK-LABEL: ranges of @unsigned:
; CHECK: %i: [0, 19]
define void @unsigned(i64 %a, i64 %b) {
entry:
  %start = urem i64 %a, 20
  %end = urem i64 %b, 20
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  store i64 %i, ptr @last
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %left, label %loop

left:
  ret void
}

; Down to after 0.
; CHECK-LABEL: ranges of @down:
; CHECK: %i: [0, 19]
define void @down(i64 %a, i64 %b) {
entry:
  %start = urem i64 %a, 20
  %end = urem i64 %b, 20
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  store i64 %i, ptr @last
  %next = add nsw i64 %i, -1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %left, label %loop

left:
  ret void
}

; It may go on from the least number.
; CHECK-LABEL: ranges of @wrapping:
; CHECK: %i: any
define void @wrapping(i64 %a, i64 %b) {
entry:
  %start = urem i64 %a, 20
  %end = urem i64 %b, 20
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  store i64 %i, ptr @last
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %left, label %loop

left:
  ret void
}

; Something else may end it above the bound.
; CHECK-LABEL: ranges of @left_before:
; CHECK: %i: {{.*}}9223372036854775807
define void @left_before(i64 %a, i64 %b) {
entry:
  %start = urem i64 %a, 20
  %end = urem i64 %b, 20
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %on ]
  store i64 %i, ptr @last
  %enough = icmp eq i64 %i, %a
  br i1 %enough, label %left, label %on

on:
  %next = add nsw i64 %i, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %left, label %loop

left:
  ret void
}

; So may a call.
; CHECK-LABEL: ranges of @left_by_call:
; CHECK: %i: {{.*}}9223372036854775807
define void @left_by_call(i64 %a, i64 %b) {
entry:
  %start = urem i64 %a, 20
  %end = urem i64 %b, 20
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  call void @write(i64 %i)
  store i64 %i, ptr @last
  %next = add nsw i64 %i, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %left, label %loop

left:
  ret void
}

; The comparison does not end it: what comes after the latch does.
; CHECK-LABEL: ranges of @left_later:
; CHECK: %i: {{.*}}9223372036854775807
define void @left_later(i64 %a, i64 %b) {
entry:
  %start = urem i64 %a, 20
  %end = urem i64 %b, 20
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %latch ]
  %next = add nsw i64 %i, 1
  %never = icmp eq i64 %next, %end
  br i1 %never, label %stop, label %latch

stop:
  unreachable

latch:
  store i64 %i, ptr @last
  %enough = icmp eq i64 %i, %a
  br i1 %enough, label %left, label %loop

left:
  ret void
}

; Neither does one of two.
; CHECK-LABEL: ranges of @left_for_both:
; CHECK: %i: {{.*}}9223372036854775807
define void @left_for_both(i64 %a, i64 %b) {
entry:
  %start = urem i64 %a, 20
  %end = urem i64 %b, 20
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  store i64 %i, ptr @last
  %next = add nsw i64 %i, 1
  %more = icmp ne i64 %next, %end
  %inside = icmp ne i64 %i, %a
  %both = and i1 %more, %inside
  br i1 %both, label %loop, label %left

left:
  ret void
}
