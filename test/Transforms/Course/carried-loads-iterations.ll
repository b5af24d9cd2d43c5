; RUN: opt -mtriple=course -passes=course-carried-loads -verify-each -S %s | FileCheck %s

; Alias analysis answers for one iteration, and a value is carried to the next.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

; The index is a pointer into one of two objects; the store hits the other one
; an iteration later.
; CHECK-LABEL: define i16 @pointer(
; CHECK-NOT: phi i16
; CHECK: ret
define i16 @pointer(i1 %c, i64 %n, ptr noalias %a, ptr noalias %b) {
entry:
  %b2 = getelementptr i8, ptr %b, i64 2
  br label %loop

loop:
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %r = phi ptr [ %b2, %entry ], [ %a, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p2 = getelementptr i8, ptr %p, i64 2
  %v = load i16, ptr %p2
  %x = load i16, ptr %b2
  %b4 = getelementptr i8, ptr %b, i64 4
  %y = load i16, ptr %b4
  store i16 99, ptr %r
  %q = select i1 %c, ptr %b, ptr %b2
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i16 %v
}

; What a scope that the loop declares tells is true of one iteration.
; CHECK-LABEL: define i16 @scope(
; CHECK-NOT: phi i16
; CHECK: ret
define i16 @scope(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %j = phi i64 [ 1, %entry ], [ %j1, %loop ]
  %px = getelementptr i16, ptr %a, i64 %j
  %x = load i16, ptr %px
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %pm = getelementptr i16, ptr %a, i64 %m
  %v = load i16, ptr %pm, !alias.scope !0
  %pb = getelementptr i16, ptr %b, i64 %j
  store i16 99, ptr %pb, !noalias !0
  %c = icmp slt i16 %x, %v
  %m1 = select i1 %c, i64 %j, i64 %m
  %j1 = add i64 %j, 1
  %done = icmp eq i64 %j1, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i16 %v
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
