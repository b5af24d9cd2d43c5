; RUN: opt -mtriple=course -passes=course-ranges -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-ranges -course-ranges-bounds=false -S < %s \
; RUN:   | FileCheck --check-prefix=OFF %s
; RUN: opt -mtriple=course -passes=course-ranges -course-ranges-steps=2 -S < %s \
; RUN:   | FileCheck --check-prefix=FEW %s

; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output < %s 2>&1 \
; RUN:   | FileCheck --check-prefix=PRINT %s

; Bounds that are other values.

declare void @use(i1)
declare noundef i64 @number()

; T001-RED (a): a bound that was tested before.
;
; CHECK-LABEL: define {{.*}} @bounds(
; CHECK:         call void @use(i1 false)
; OFF-LABEL:   define {{.*}} @bounds(
; OFF:           call void @use(i1 %high)
define void @bounds(i64 %i, i64 %length) {
entry:
  %low = icmp slt i64 %i, %length
  br i1 %low, label %then, label %error
then:
  %high = icmp sge i64 %i, %length
  call void @use(i1 %high)
  ret void
error:
  ret void
}

; %j begins above %i and goes up to %n, so it is above %i and %n, too.
;
; CHECK-LABEL: define {{.*}} @inner_loop(
; CHECK:         call void @use(i1 true)
; CHECK:         call void @use(i1 true)
; CHECK:         call void @use(i1 false)
; PRINT-LABEL: ranges of @inner_loop:
; PRINT:         %j: {{.*}}], > %i
; PRINT:         %j.0: {{.*}}], < %n{{.*}} = %j where slt %n
; FEW-LABEL:   define {{.*}} @inner_loop(
; FEW:           call void @use(i1 %above)
define void @inner_loop(i64 %i, i64 %n) {
entry:
  %start = add nsw i64 %i, 1
  br label %header
header:
  %j = phi i64 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i64 %j, %n
  br i1 %more, label %body, label %exit
body:
  %above = icmp sgt i64 %j, %i
  call void @use(i1 %above)
  %below = icmp ne i64 %n, %i
  call void @use(i1 %below)
  %equal = icmp eq i64 %i, %j
  call void @use(i1 %equal)
  %next = add nsw i64 %j, 1
  br label %header
exit:
  ret void
}

; A loop that tests at its end: what the edge says.
;
; CHECK-LABEL: define {{.*}} @rotated_loop(
; CHECK:         call void @use(i1 true)
define void @rotated_loop(i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i64 [ -1, %entry ], [ %next, %loop ]
  %in = icmp slt i64 %i, %n
  call void @use(i1 %in)
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The index is within the bound already: nothing to divide.
;
; CHECK-LABEL: define {{.*}} @remainder(
; CHECK:       body:
; CHECK-NOT:     rem
; CHECK:         add i64 %i, %s
define i64 @remainder() {
entry:
  %n = call i64 @number()
  %s = call i64 @number()
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %header, label %exit
header:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %r = srem i64 %i, %n
  %u = urem i64 %r, %n
  %sum = add i64 %u, %s
  %odd = trunc i64 %sum to i1
  call void @use(i1 %odd)
  %next = add nsw i64 %i, 1
  br label %header
exit:
  ret i64 0
}

; What may be undef keeps its remainder: that is less than %n.
;
; CHECK-LABEL: define {{.*}} @undef_remainder(
; CHECK:         urem i64 %i
define i64 @undef_remainder(i64 %i, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %test, label %exit
test:
  %in = icmp ult i64 %i, %n
  br i1 %in, label %then, label %exit
then:
  %r = urem i64 %i, %n
  ret i64 %r
exit:
  ret i64 0
}

; Through extensions and minima.
;
; CHECK-LABEL: define {{.*}} @least(
; CHECK:         call void @use(i1 true)
; CHECK-NOT:     smin
; CHECK:         %odd = trunc {{.*}}i64 %m to i1
define void @least() {
  %a = call i64 @number()
  %b = call i64 @number()
  %m = call i64 @llvm.smin.i64(i64 %a, i64 %b)
  %le = icmp sle i64 %m, %b
  call void @use(i1 %le)
  %again = call i64 @llvm.smin.i64(i64 %b, i64 %m)
  %odd = trunc i64 %again to i1
  call void @use(i1 %odd)
  ret void
}

; CHECK-LABEL: define {{.*}} @extended(
; CHECK:         call void @use(i1 true)
define void @extended(i32 %i, i32 %n) {
entry:
  %low = icmp slt i32 %i, %n
  br i1 %low, label %then, label %error
then:
  %next = add nsw i32 %i, 1
  %wide = sext i32 %next to i64
  %end = sext i32 %n to i64
  %le = icmp sle i64 %wide, %end
  call void @use(i1 %le)
  ret void
error:
  ret void
}

; A sum that may wrap around bounds nothing.
;
; CHECK-LABEL: define {{.*}} @blocked_by_wrap(
; CHECK:         call void @use(i1 %above)
define void @blocked_by_wrap(i64 %i) {
  %next = add i64 %i, 1
  %above = icmp sgt i64 %next, %i
  call void @use(i1 %above)
  ret void
}

; Each iteration may take %j one further down.
;
; CHECK-LABEL: define {{.*}} @blocked_by_direction(
; CHECK:         call void @use(i1 %above)
define void @blocked_by_direction(i64 %i) {
entry:
  br label %loop
loop:
  %j = phi i64 [ %i, %entry ], [ %next, %loop ]
  %above = icmp sge i64 %j, %i
  call void @use(i1 %above)
  %next = add nsw i64 %j, -1
  %more = icmp sgt i64 %next, 0
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; %old is what %i was in the iteration before: it was bounded by another %n.
;
; CHECK-LABEL: define {{.*}} @blocked_by_new_bound(
; CHECK:         call void @use(i1 %in)
define void @blocked_by_new_bound() {
entry:
  br label %loop
loop:
  %old = phi i64 [ 0, %entry ], [ %i, %then ]
  %n = call i64 @number()
  %in = icmp slt i64 %old, %n
  call void @use(i1 %in)
  %i = call i64 @number()
  %less = icmp slt i64 %i, %n
  br i1 %less, label %then, label %exit
then:
  br label %loop
exit:
  ret void
}

; Both are PHIs of one block, and %p is what %q was.
;
; CHECK-LABEL: define {{.*}} @blocked_by_phis(
; CHECK:         call void @use(i1 %equal)
define void @blocked_by_phis() {
entry:
  br label %loop
loop:
  %p = phi i64 [ 0, %entry ], [ %q, %loop ]
  %q = phi i64 [ 0, %entry ], [ %next, %loop ]
  %equal = icmp sge i64 %p, %q
  call void @use(i1 %equal)
  %next = call i64 @number()
  br label %loop
}

; Of an unsigned comparison only with what is not negative.
;
; CHECK-LABEL: define {{.*}} @blocked_by_sign(
; CHECK:         call void @use(i1 %less)
define void @blocked_by_sign(i64 %i, i64 %n) {
entry:
  %in = icmp ult i64 %i, %n
  br i1 %in, label %then, label %exit
then:
  %less = icmp slt i64 %i, %n
  call void @use(i1 %less)
  ret void
exit:
  ret void
}
