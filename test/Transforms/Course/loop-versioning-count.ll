; RUN: opt -mtriple=course -passes=course-loop-versioning,verify -pass-remarks=course-loop-versioning -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK --implicit-check-not=remark: %s < %t.remarks

; A loop over numbers that might jump over their bound has a version whose
; trip count is known.

; REMARK-COUNT-4: remark: {{.*}} the loop exists twice, once for a trip count that is known

; CHECK-LABEL: define void @sieve(
; CHECK: %[[STEP:.*]] = freeze i64 %step
; CHECK: %[[LIMIT:.*]] = freeze i64 %n
; CHECK: %[[LESS:.*]] = add i64 %[[STEP]], -1
; CHECK: %[[BITS:.*]] = or i64 %[[LIMIT]], %[[LESS]]
; CHECK: %countable = icmp ult i64 %[[BITS]], 4611686018427387904
; CHECK: br i1 %{{.*}}, label %[[USUAL:.*]], label %[[REST:.*]]
; CHECK: [[USUAL]]:
; CHECK: %[[QUOTIENT:.*]] = udiv i64 %{{.*}}, %[[STEP]]
; CHECK-NEXT: %count = add i64 %[[QUOTIENT]], 1
; CHECK-NEXT: %[[COUNT:.*]] = freeze i64 %count
; CHECK: loop:
; CHECK-NEXT: %remaining = phi i64 [ %[[COUNT]], %{{.*}} ], [ %less, %loop ]
; CHECK: %less = sub i64 %remaining, 1
; CHECK-NEXT: %[[MORE:.*]] = icmp ne i64 %less, 0
; CHECK-NEXT: br i1 %[[MORE]], label %loop
define void @sieve(ptr %p, i64 %start, i64 %n, i64 %step) {
entry:
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ %start, %entry ], [ %j.next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %j
  store i8 1, ptr %at
  %j.next = add i64 %j, %step
  %more = icmp ult i64 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The bound itself is reached; the loop ends where the condition holds.
; CHECK-LABEL: define void @included(
; CHECK-NOT: add i32 %{{.*}}, -1
; CHECK: %countable = icmp ult i32 %{{.*}}, 1073741824
; CHECK: %[[DISTANCE:.*]] = sub i32 %{{.*}}, %start
; CHECK-NEXT: udiv i32 %[[DISTANCE]], 3
; CHECK: %[[DONE:.*]] = icmp eq i32 %less, 0
; CHECK-NEXT: br i1 %[[DONE]], label %{{.*}}, label %loop
define void @included(ptr %p, i32 %start, i32 %n) {
entry:
  %none = icmp sgt i32 %start, %n
  br i1 %none, label %exit, label %loop

loop:
  %j = phi i32 [ %start, %entry ], [ %j.next, %loop ]
  store volatile i32 %j, ptr %p
  %j.next = add i32 %j, 3
  %done = icmp sgt i32 %j.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; Other exits stay.
; CHECK-LABEL: define i64 @search(
; CHECK: %countable
; CHECK: %remaining = phi
define i64 @search(ptr %p, i64 %n, i64 %step) {
entry:
  %any = icmp ne i64 %n, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %at = getelementptr i8, ptr %p, i64 %j
  %v = load i8, ptr %at
  %is = icmp eq i8 %v, 7
  br i1 %is, label %exit, label %latch

latch:
  %j.next = add i64 %j, %step
  %more = icmp ult i64 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = phi i64 [ -1, %entry ], [ %j, %loop ], [ -1, %latch ]
  ret i64 %r
}

; The bound may be on the left.
; CHECK-LABEL: define void @swapped(
; CHECK: %countable
define void @swapped(ptr %p, i64 %n, i64 %step) {
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  store volatile i64 %j, ptr %p
  %j.next = add i64 %j, %step
  %more = icmp sgt i64 %n, %j.next
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The trip count is known without.
; CHECK-LABEL: define void @known(
; CHECK-NOT: remaining
define void @known(ptr %p, i64 %n) {
entry:
  %any = icmp ult i64 0, %n
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  store volatile i64 %j, ptr %p
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; It is not known that the first iteration is wanted.
; CHECK-LABEL: define void @unguarded(
; CHECK-NOT: remaining
define void @unguarded(ptr %p, i64 %start, i64 %n, i64 %step) {
entry:
  br label %loop

loop:
  %j = phi i64 [ %start, %entry ], [ %j.next, %loop ]
  store volatile i64 %j, ptr %p
  %j.next = add i64 %j, %step
  %more = icmp ult i64 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The step is no invariant.
; CHECK-LABEL: define void @doubled(
; CHECK-NOT: remaining
define void @doubled(ptr %p, i64 %n) {
entry:
  %any = icmp ult i64 1, %n
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 1, %entry ], [ %j.next, %loop ]
  store volatile i64 %j, ptr %p
  %j.next = add i64 %j, %j
  %more = icmp ult i64 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Beside a call counting costs little.
; CHECK-LABEL: define void @calls(
; CHECK-NOT: remaining
define void @calls(i64 %n, i64 %step) {
entry:
  %any = icmp ult i64 0, %n
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  call void @doubled(ptr null, i64 %n)
  %j.next = add i64 %j, %step
  %more = icmp ult i64 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; A step of more than a quarter of all numbers leads to negative ones.
; CHECK-LABEL: define void @huge(
; CHECK-NOT: remaining
define void @huge(ptr %p, i64 %n) {
entry:
  %any = icmp slt i64 0, %n
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  store volatile i64 %j, ptr %p
  %j.next = add i64 %j, 4611686018427387905
  %more = icmp slt i64 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Numbers of so few bits are left alone.
; CHECK-LABEL: define void @tiny(
; CHECK-NOT: remaining
define void @tiny(ptr %p, i2 %n, i2 %step) {
entry:
  %any = icmp ult i2 0, %n
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i2 [ 0, %entry ], [ %j.next, %loop ]
  store volatile i2 %j, ptr %p
  %j.next = add i2 %j, %step
  %more = icmp ult i2 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
