; RUN: opt -mtriple=course -passes=course-unroll-and-jam -course-unroll-and-jam-count=2 -debug-only=course-unroll-and-jam -S < %s 2>%t.log | FileCheck %s
; RUN: FileCheck --check-prefix=LOG %s < %t.log

; Copies that are behind the one before, and inner loops that have one iteration
; more or less each time.

; c[i + j] += a[j]: the second copy is one behind, so both are at the same place.
; What the first one does before, and the second one after the loop.
; CHECK-LABEL: define void @convolution(
; CHECK: {{^}}outer:
; CHECK: load i64, ptr %a.j.outside
; CHECK: {{^}}inner:
; CHECK: load i64, ptr %a.j
; CHECK: load i64, ptr %a.j.1
; CHECK: br i1 %j.more{{[^,]*}}, label %inner, label %[[AFTER:.*]]{{$}}
; CHECK: {{^}}[[AFTER]]:
; CHECK: load i64, ptr %a.j.1.outside
; CHECK: store i64
; CHECK: br i1 %i.more.1, label %outer
define void @convolution(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %c.i = getelementptr i64, ptr %c, i64 %i
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %c.ij = getelementptr i64, ptr %c.i, i64 %j
  %old = load i64, ptr %c.ij, align 8
  %new = add i64 %old, %x
  store i64 %new, ptr %c.ij, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %outer, label %exit

exit:
  ret void
}

; for j > i: the second copy begins one later, and both end together.
; CHECK-LABEL: define void @pairs(
; CHECK: {{^}}pairs.outer:
; CHECK: .outside = load i64
; CHECK: {{^}}inner:
; CHECK-COUNT-2: load i64
; CHECK-NOT: load i64
; CHECK: {{^}}latch:
; CHECK-NOT: load i64
; CHECK: store i64 %s.next.lcssa,
; CHECK: store i64 %s.next.lcssa.1,
define void @pairs(ptr noalias %a, ptr noalias %c) {
entry:
  br label %pairs.outer

pairs.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %i.next = add nuw nsw i64 %i, 1
  br label %inner

inner:
  %j = phi i64 [ %i.next, %pairs.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %pairs.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = add i64 %s, %x
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, 101
  br i1 %j.more, label %inner, label %latch

latch:
  %c.i = getelementptr i64, ptr %c, i64 %i
  store i64 %s.next, ptr %c.i, align 8
  %i.more = icmp ult i64 %i.next, 100
  br i1 %i.more, label %pairs.outer, label %exit

exit:
  ret void
}

; for j <= i: the second copy goes on for one more.
; CHECK-LABEL: define void @triangle(
; CHECK: {{^}}triangle.outer:
; CHECK-NOT: load i64
; CHECK: {{^}}inner:
; CHECK-COUNT-2: load i64
; CHECK-NOT: load i64
; CHECK: br i1
; CHECK: store i64 %s.next.lcssa,
; CHECK: .outside = load i64
; CHECK-NOT: load i64
; CHECK: store i64 %s.next.1.outside
define void @triangle(ptr noalias %a, ptr noalias %c) {
entry:
  br label %triangle.outer

triangle.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %triangle.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %triangle.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = add i64 %s, %x
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ule i64 %j.next, %i
  br i1 %j.more, label %inner, label %latch

latch:
  %c.i = getelementptr i64, ptr %c, i64 %i
  store i64 %s.next, ptr %c.i, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 100
  br i1 %i.more, label %triangle.outer, label %exit

exit:
  ret void
}

; The inner loop leaves an address: the place is another one each time, which
; nobody can tell from the iteration.
; CHECK-LABEL: define void @left_behind(
; LOG: left.outer: its iterations depend on each other
define void @left_behind(ptr noalias %a, i64 %n) {
entry:
  br label %left.outer

left.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %left.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %left.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = add i64 %s, %x
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  store i64 %s.next, ptr %a.j, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 100
  br i1 %i.more, label %left.outer, label %exit

exit:
  ret void
}
