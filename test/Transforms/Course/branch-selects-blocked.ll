; RUN: opt -mtriple=course -passes=course-branch-selects -verify-each -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-branch-selects -verify-each -S %s \
; RUN:   -course-branch-selects-registers=1 | FileCheck %s --check-prefix=PRESSURE

; Too many values are live at once.
; PRESSURE-LABEL: define i64 @step(
; PRESSURE: select i1 %c

; What keeps selects from becoming a branch, or an instruction from one side of
; it. The functions differ from the first one in one thing each.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; CHECK-LABEL: define i64 @step(
; CHECK: br i1 %c
; CHECK: %m = mul
define i64 @step(i64 %n, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i64 %n, %n
  %a = add i64 %m, 1
  %b = add i64 %n, 9
  %r = select i1 %c, i64 %a, i64 %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

; It is executed once.
; CHECK-LABEL: define i64 @once(
; CHECK: select i1 %c
define i64 @once(i64 %n, i1 noundef %c) {
  %m = mul i64 %n, %n
  %a = add i64 %m, 1
  %b = add i64 %n, 9
  %r = select i1 %c, i64 %a, i64 %b
  ret i64 %r
}

; There is nothing to leave out.
; CHECK-LABEL: define i64 @cheap(
; CHECK: select i1 %c
define i64 @cheap(i64 %a, i64 %b, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %r = select i1 %c, i64 %a, i64 %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

; Others need it, too: what follows, the other side, the condition. So does
; another block, and what is in that is computed already.
; CHECK-LABEL: define i64 @shared(
; CHECK: select i1 %c
define i64 @shared(i64 %n, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i64 %n, %n
  %a = add i64 %m, 1
  %b = add i64 %n, 9
  %r = select i1 %c, i64 %a, i64 %b
  %s = add i64 %r, %a
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %s
}
; CHECK-LABEL: define i64 @sides(
; CHECK: select i1 %c
define i64 @sides(i64 %n, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i64 %n, %n
  %a = add i64 %m, 1
  %b = add i64 %a, 9
  %r = select i1 %c, i64 %a, i64 %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}
; CHECK-LABEL: define i64 @condition(
; CHECK: select i1 %c
define i64 @condition(i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i64 %n, %n
  %a = add i64 %m, 1
  %b = add i64 %n, 9
  %c = icmp ugt i64 %a, 7
  %r = select i1 %c, i64 %a, i64 %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}
; CHECK-LABEL: define i64 @before(
; CHECK: select i1 %c
define i64 @before(i64 %n, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %m = mul i64 %n, %n
  %a = add i64 %m, 1
  br label %next

next:
  %b = add i64 %n, 9
  %r = select i1 %c, i64 %a, i64 %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

; What is loaded, if nothing is written in between, each load counts, or a call
; gives it.
; CHECK-LABEL: define i64 @read(
; CHECK: br i1 %c
; CHECK: %v = load
define i64 @read(i64 %n, ptr %p, ptr %q, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store i64 %n, ptr %q
  %v = load i64, ptr %p
  %b = add i64 %n, 9
  %r = select i1 %c, i64 %v, i64 %b
  store i64 %r, ptr %q
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}
; CHECK-LABEL: define i64 @written(
; CHECK: %v = load
; CHECK: select i1 %c
define i64 @written(i64 %n, ptr %p, ptr %q, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = load i64, ptr %p
  store i64 %n, ptr %q
  %b = add i64 %n, 9
  %r = select i1 %c, i64 %v, i64 %b
  store i64 %r, ptr %q
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}
; CHECK-LABEL: define i64 @volatile(
; CHECK: %v = load volatile
; CHECK: select i1 %c
define i64 @volatile(i64 %n, ptr %p, ptr %q, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  store i64 %n, ptr %q
  %v = load volatile i64, ptr %p
  %b = add i64 %n, 9
  %r = select i1 %c, i64 %v, i64 %b
  store i64 %r, ptr %q
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}
; CHECK-LABEL: define i64 @call(
; CHECK: call i64 @get
; CHECK: select i1 %c
declare i64 @get(i64) memory(none) nounwind willreturn
define i64 @call(i64 %n, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %v = call i64 @get(i64 %n)
  %b = add i64 %n, 9
  %r = select i1 %c, i64 %v, i64 %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

; Vectors of conditions, and conditions that are constant.
; CHECK-LABEL: define <2 x i64> @vector(
; CHECK: select <2 x i1>
define <2 x i64> @vector(<2 x i64> %n, <2 x i1> %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %m = mul <2 x i64> %n, %n
  %a = add <2 x i64> %m, <i64 1, i64 1>
  %b = sub <2 x i64> %n, <i64 9, i64 9>
  %r = select <2 x i1> %c, <2 x i64> %a, <2 x i64> %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret <2 x i64> %r
}
; CHECK-LABEL: define i64 @constant(
; CHECK: select i1 true
define i64 @constant(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i64 %n, %n
  %a = add i64 %m, 1
  %b = add i64 %n, 9
  %r = select i1 true, i64 %a, i64 %b
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}

; A select that depends on what follows the first is a branch of its own.
; CHECK-LABEL: define i64 @later(
; CHECK: br i1 %c
; CHECK: %x = phi
; CHECK: %s = add i64 %x
; CHECK: select i1 %c, i64 %s, i64 %n
define i64 @later(i64 %n, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %m = mul i64 %n, %n
  %a = add i64 %m, 1
  %b = add i64 %n, 9
  %x = select i1 %c, i64 %a, i64 %b
  %s = add i64 %x, 3
  %y = select i1 %c, i64 %s, i64 %n
  %r = mul i64 %y, %s
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, 100
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %r
}
