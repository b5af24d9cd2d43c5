; RUN: opt -mtriple=course -passes='course-unroll-and-jam,simplifycfg' -course-unroll-and-jam-count=2 -debug-only=course-unroll-and-jam -S < %s 2>%t.log | FileCheck %s
; RUN: FileCheck --check-prefix=LOG %s < %t.log

; Loops in which each step needs what all steps before have left. Later steps do as
; much as they can with the first one; then each is brought to its end before the
; next one.

; The first iteration has no inner loop, and is before the others. The second copy
; reads what the first one stores.
; CHECK-LABEL: define void @solves(
; CHECK:       inner:
; CHECK:         %b = load i64, ptr %x.j
; CHECK-NOT:     store
; CHECK:         %b.1 = load i64, ptr %x.j.1
; CHECK-NOT:     store
; CHECK:         br i1 %done
; CHECK:         store i64 %{{.*}}, ptr %x.i,
; CHECK:         %b.1.outside = load i64, ptr %x.j.1.outside
; CHECK:         store i64 %{{.*}}, ptr %x.i.1
; LOG-NOT: solves:
define void @solves(ptr noalias %l, ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %solves, label %exit

solves:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %y.i = getelementptr inbounds i64, ptr %y, i64 %i
  %first = load i64, ptr %y.i, align 8
  %skips = icmp eq i64 %i, 0
  br i1 %skips, label %latch, label %row

row:
  %r = mul nuw nsw i64 %i, 100
  %l.i = getelementptr inbounds i64, ptr %l, i64 %r
  br label %inner

inner:
  %j = phi i64 [ 0, %row ], [ %j.next, %inner ]
  %s = phi i64 [ %first, %row ], [ %s.next, %inner ]
  %l.ij = getelementptr inbounds i64, ptr %l.i, i64 %j
  %a = load i64, ptr %l.ij, align 8
  %j1 = add nuw nsw i64 %j, 1
  %x.j = getelementptr inbounds i64, ptr %x, i64 %j
  %b = load i64, ptr %x.j, align 8
  %p = mul i64 %a, %b
  %s.next = sub i64 %s, %p
  %j.next = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j.next, %i
  br i1 %done, label %latch, label %inner

latch:
  %result = phi i64 [ %first, %solves ], [ %s.next, %inner ]
  %x.i = getelementptr inbounds i64, ptr %x, i64 %i
  store i64 %result, ptr %x.i, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %solves, label %exit

exit:
  ret void
}

; The last iteration reads what this step stores, so the ones of later steps wait.
; CHECK-LABEL: define void @reads_next(
; LOG: reads_next: its iterations depend on each other
define void @reads_next(ptr noalias %l, ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %reads_next, label %exit

reads_next:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %y.i = getelementptr inbounds i64, ptr %y, i64 %i
  %first = load i64, ptr %y.i, align 8
  %skips = icmp eq i64 %i, 0
  br i1 %skips, label %latch, label %row

row:
  %r = mul nuw nsw i64 %i, 100
  %l.i = getelementptr inbounds i64, ptr %l, i64 %r
  br label %inner

inner:
  %j = phi i64 [ 0, %row ], [ %j.next, %inner ]
  %s = phi i64 [ %first, %row ], [ %s.next, %inner ]
  %l.ij = getelementptr inbounds i64, ptr %l.i, i64 %j
  %a = load i64, ptr %l.ij, align 8
  %j1 = add nuw nsw i64 %j, 1
  %x.j = getelementptr inbounds i64, ptr %x, i64 %j1
  %b = load i64, ptr %x.j, align 8
  %p = mul i64 %a, %b
  %s.next = sub i64 %s, %p
  %j.next = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j.next, %i
  br i1 %done, label %latch, label %inner

latch:
  %result = phi i64 [ %first, %reads_next ], [ %s.next, %inner ]
  %x.i = getelementptr inbounds i64, ptr %x, i64 %i
  store i64 %result, ptr %x.i, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %reads_next, label %exit

exit:
  ret void
}

; Not the first iteration has no inner loop.
; CHECK-LABEL: define void @skips_another(
; LOG: skips_another: the inner loop is not always entered
define void @skips_another(ptr noalias %l, ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %skips_another, label %exit

skips_another:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %y.i = getelementptr inbounds i64, ptr %y, i64 %i
  %first = load i64, ptr %y.i, align 8
  %skips = icmp eq i64 %i, 3
  br i1 %skips, label %latch, label %row

row:
  %r = mul nuw nsw i64 %i, 100
  %l.i = getelementptr inbounds i64, ptr %l, i64 %r
  br label %inner

inner:
  %j = phi i64 [ 0, %row ], [ %j.next, %inner ]
  %s = phi i64 [ %first, %row ], [ %s.next, %inner ]
  %l.ij = getelementptr inbounds i64, ptr %l.i, i64 %j
  %a = load i64, ptr %l.ij, align 8
  %j1 = add nuw nsw i64 %j, 1
  %x.j = getelementptr inbounds i64, ptr %x, i64 %j
  %b = load i64, ptr %x.j, align 8
  %p = mul i64 %a, %b
  %s.next = sub i64 %s, %p
  %j.next = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j.next, %i
  br i1 %done, label %latch, label %inner

latch:
  %result = phi i64 [ %first, %skips_another ], [ %s.next, %inner ]
  %x.i = getelementptr inbounds i64, ptr %x, i64 %i
  store i64 %result, ptr %x.i, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %skips_another, label %exit

exit:
  ret void
}

; Nor does anybody know which one.
; CHECK-LABEL: define void @skips_variable(
; LOG: skips_variable: the inner loop is not always entered
define void @skips_variable(ptr noalias %l, ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %skips_variable, label %exit

skips_variable:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %y.i = getelementptr inbounds i64, ptr %y, i64 %i
  %first = load i64, ptr %y.i, align 8
  %skips = icmp eq i64 %i, %first
  br i1 %skips, label %latch, label %row

row:
  %r = mul nuw nsw i64 %i, 100
  %l.i = getelementptr inbounds i64, ptr %l, i64 %r
  br label %inner

inner:
  %j = phi i64 [ 0, %row ], [ %j.next, %inner ]
  %s = phi i64 [ %first, %row ], [ %s.next, %inner ]
  %l.ij = getelementptr inbounds i64, ptr %l.i, i64 %j
  %a = load i64, ptr %l.ij, align 8
  %j1 = add nuw nsw i64 %j, 1
  %x.j = getelementptr inbounds i64, ptr %x, i64 %j
  %b = load i64, ptr %x.j, align 8
  %p = mul i64 %a, %b
  %s.next = sub i64 %s, %p
  %j.next = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j.next, %i
  br i1 %done, label %latch, label %inner

latch:
  %result = phi i64 [ %first, %skips_variable ], [ %s.next, %inner ]
  %x.i = getelementptr inbounds i64, ptr %x, i64 %i
  store i64 %result, ptr %x.i, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %skips_variable, label %exit

exit:
  ret void
}
