; The loops of the library that a program brings with it leave its own as they
; are, and are unrolled less for all that there are.

; RUN: opt -mtriple=course -passes=course-loop-effort -S %s -course-effort-unroll-loops=1 | FileCheck %s

; CHECK: define void @program(i64 %n) {
; CHECK: define void @print(i64 %n) [[LIBRARY:#[0-9]+]] {
; CHECK: attributes [[LIBRARY]] = { "course-library" "course-unroll-percent"="11" }

define void @program(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @print(i64 %n) "course-library" {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %next, %first ]
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %second, label %first
second:
  %j = phi i64 [ 0, %first ], [ %after, %second ]
  %after = add i64 %j, 1
  %end = icmp eq i64 %after, %n
  br i1 %end, label %exit, label %second
exit:
  ret void
}
