; RUN: opt -mtriple=course -passes=course-unroll-and-jam -debug-only=course-unroll-and-jam -S < %s 2>%t.log | FileCheck --implicit-check-not='.epil' %s
; RUN: FileCheck --check-prefix=LOG %s < %t.log

; Nests whose iterations depend on each other, or may.

; What one iteration stores, the next one loads before it is stored again.
; CHECK-LABEL: define void @depends_on_iteration(
; LOG: depends.on.iteration.outer: its iterations depend on each other
define void @depends_on_iteration(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %depends.on.iteration.outer

depends.on.iteration.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %depends.on.iteration.outer ], [ %k.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %a.k1 = getelementptr i8, ptr %a.k, i64 8
  store i64 %x, ptr %a.k1, align 8
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %depends.on.iteration.outer, label %exit

exit:
  ret void
}

; Not a place of its own for each inner iteration: the order of all would change.
; CHECK-LABEL: define void @same_place(
; LOG: same.place.outer: its iterations depend on each other
define void @same_place(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %same.place.outer

same.place.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %same.place.outer ], [ %k.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %half = lshr i64 %k, 1
  %c.k = getelementptr i64, ptr %c, i64 %half
  %old = load i64, ptr %c.k, align 8
  %t = mul i64 %old, 3
  %new = add i64 %t, %x
  store i64 %new, ptr %c.k, align 8
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %same.place.outer, label %exit

exit:
  ret void
}

; Steps of 4 bytes, accesses of 8.
; CHECK-LABEL: define void @overlapping_steps(
; LOG: overlapping.steps.outer: its iterations depend on each other
define void @overlapping_steps(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %overlapping.steps.outer

overlapping.steps.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %overlapping.steps.outer ], [ %k.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %c.k = getelementptr i32, ptr %c, i64 %k
  %old = load i64, ptr %c.k, align 8
  %new = add i64 %old, %x
  store i64 %new, ptr %c.k, align 8
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %overlapping.steps.outer, label %exit

exit:
  ret void
}

; The outer loop changes the places, more than a copy that is behind does.
; CHECK-LABEL: define void @moving_places(
; LOG: moving.places.outer: its iterations depend on each other
define void @moving_places(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %moving.places.outer

moving.places.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %c.j = getelementptr i64, ptr %c, i64 %j
  br label %inner

inner:
  %k = phi i64 [ 0, %moving.places.outer ], [ %k.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %c.jk = getelementptr i32, ptr %c.j, i64 %k
  %old = load i64, ptr %c.jk, align 4
  %new = add i64 %old, %x
  store i64 %new, ptr %c.jk, align 4
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %moving.places.outer, label %exit

exit:
  ret void
}

; c may be a.
; CHECK-LABEL: define void @may_alias(
; LOG: may.alias.outer: its iterations depend on each other
define void @may_alias(ptr %a, ptr %b, ptr %c, i64 %n) {
entry:
  br label %may.alias.outer

may.alias.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %may.alias.outer ], [ %k.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %c.k = getelementptr i64, ptr %c, i64 %k
  %old = load i64, ptr %c.k, align 8
  %new = add i64 %old, %x
  store i64 %new, ptr %c.k, align 8
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %may.alias.outer, label %exit

exit:
  ret void
}

; What an iteration stores after the inner loop, the next one reads before it.
; CHECK-LABEL: define void @before_and_after(
; LOG: before.and.after.outer: its iterations depend on each other
define void @before_and_after(ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %before.and.after.outer

before.and.after.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %first = load i64, ptr %c
  br label %inner

inner:
  %j = phi i64 [ 0, %before.and.after.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %first, %before.and.after.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j
  %s.next = xor i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %latch, label %inner

latch:
  store i64 %s.next, ptr %c
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %before.and.after.outer

exit:
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

; What is known of one iteration does not hold between two.
; CHECK-LABEL: define void @scope(
; LOG: scope.outer: it declares scopes of aliases
define void @scope(ptr %b, ptr %c, i64 %n) {
entry:
  br label %scope.outer

scope.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  br label %inner

inner:
  %j = phi i64 [ 0, %scope.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %scope.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j, !noalias !2
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %latch, label %inner

latch:
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %s.next, ptr %c.k, !alias.scope !2
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %scope.outer

exit:
  ret void
}

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
