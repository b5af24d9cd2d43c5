; Loops whose trip count is known, or small, get weights.

; RUN: opt -mtriple=course -passes=course-iterations -S %s -o - | FileCheck %s

; CHECK-LABEL: define void @known(
; CHECK: br i1 %more, label %loop, label %end, !prof ![[KNOWN:[0-9]+]]
define void @known(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define void @bounded(
; CHECK: br i1 %done, label %end, label %loop, !prof ![[BOUNDED:[0-9]+]]
define void @bounded(ptr %p, i64 %n) {
entry:
  %few = and i64 %n, 7
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %p
  %next = add i64 %i, 1
  %done = icmp uge i64 %i, %few
  br i1 %done, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: define void @large_bound_says_little(
; CHECK: br i1 %done, label %end, label %loop{{$}}
define void @large_bound_says_little(ptr %p, i64 %n) {
entry:
  %few = and i64 %n, 1023
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %p
  %next = add i64 %i, 1
  %done = icmp uge i64 %i, %few
  br i1 %done, label %end, label %loop
end:
  ret void
}

; CHECK-LABEL: define void @weights_stay(
; CHECK: br i1 %more, label %loop, label %end, !prof ![[OLD:[0-9]+]]
define void @weights_stay(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %end, !prof !0
end:
  ret void
}

; CHECK-LABEL: define void @end_of_iteration_decides_nothing(
; CHECK-NOT: !prof
define void @end_of_iteration_decides_nothing(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  store volatile i64 %i, ptr %p
  %more = icmp ult i64 %i, 100
  br i1 %more, label %latch, label %end
latch:
  %next = add i64 %i, 1
  br label %loop
end:
  ret void
}

!0 = !{!"branch_weights", i32 5, i32 3}
; CHECK-DAG: ![[KNOWN]] = !{!"branch_weights", i32 99, i32 1}
; CHECK-DAG: ![[BOUNDED]] = !{!"branch_weights", i32 1, i32 3}
; CHECK-DAG: ![[OLD]] = !{!"branch_weights", i32 5, i32 3}
