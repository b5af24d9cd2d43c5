; RUN: opt -mtriple=course -passes=course-unroll-and-jam -debug-only=course-unroll-and-jam -S < %s 2>%t.log | FileCheck %s
; RUN: FileCheck --check-prefix=LOG %s < %t.log

; Blocks and trip counts that do not allow jamming, one nest for each, and one
; that is made such that they do.

; Whether there is anything to do is asked once.
; CHECK-LABEL: define void @entered_if(
; CHECK: %[[GO:.*]] = freeze i1 %go
; CHECK: br i1 %[[GO]], label %entered_if.outer.usual, label %entered_if.outer.usual.rest
; CHECK: {{^}}inner:
; CHECK-NOT: br
; CHECK-COUNT-8: add i64 %s
; CHECK: br
define void @entered_if(ptr noalias %b, ptr noalias %c, i64 %n, i1 %go) {
entry:
  br label %entered_if.outer

entered_if.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  br i1 %go, label %inner.entry, label %latch

inner.entry:
  br label %inner

inner:
  %j = phi i64 [ 0, %inner.entry ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %inner.entry ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %latch, label %inner

latch:
  %t = phi i64 [ %s.next, %inner ], [ 0, %entered_if.outer ]
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %t, ptr %c.k
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %entered_if.outer

exit:
  ret void
}

; Each iteration decides for itself.
; CHECK-LABEL: define void @entered_sometimes(
; CHECK-COUNT-1: add i64 %s
; CHECK-NOT: add i64 %s
; LOG: entered_sometimes.outer: the inner loop is not always entered
define void @entered_sometimes(ptr noalias %b, ptr noalias %c, i64 %n, i1 %go) {
entry:
  br label %entered_sometimes.outer

entered_sometimes.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %odd = trunc i64 %k to i1
  br i1 %odd, label %inner.entry, label %latch

inner.entry:
  br label %inner

inner:
  %j = phi i64 [ 0, %inner.entry ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %inner.entry ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %latch, label %inner

latch:
  %t = phi i64 [ %s.next, %inner ], [ 0, %entered_sometimes.outer ]
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %t, ptr %c.k
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %entered_sometimes.outer

exit:
  ret void
}

; The trip count grows with the square.
; CHECK-LABEL: define void @triangular(
; CHECK-COUNT-1: add i64 %s
; CHECK-NOT: add i64 %s
; LOG: triangular.outer: the inner loop's trip count changes
define void @triangular(ptr noalias %b, ptr noalias %c, i64 %n, i1 %go) {
entry:
  br label %triangular.outer

triangular.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %k.square = mul nuw i64 %k, %k
  %k.count = add nuw i64 %k.square, 1
  br label %inner

inner:
  %j = phi i64 [ 0, %triangular.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %triangular.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %k.count
  br i1 %j.end, label %latch, label %inner

latch:
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %s.next, ptr %c.k
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %triangular.outer

exit:
  ret void
}

; The trip count wraps around again and again.
; CHECK-LABEL: define void @narrow(
; CHECK-COUNT-1: add i64 %s
; CHECK-NOT: add i64 %s
; LOG: narrow.outer: the inner loop's trip count changes
define void @narrow(ptr noalias %b, ptr noalias %c, i64 %n, i1 %go) {
entry:
  br label %narrow.outer

narrow.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %k.narrow = trunc i64 %k to i32
  %k.count = add i32 %k.narrow, 1
  br label %inner

inner:
  %j = phi i32 [ 0, %narrow.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %narrow.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i32 %j
  %y = load i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add i32 %j, 1
  %j.end = icmp eq i32 %j.next, %k.count
  br i1 %j.end, label %latch, label %inner

latch:
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %s.next, ptr %c.k
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %narrow.outer

exit:
  ret void
}

; Nobody knows how many.
; CHECK-LABEL: define void @searching(
; CHECK-COUNT-1: add i64 %s
; CHECK-NOT: add i64 %s
; LOG: searching.outer: the inner loop's trip count is not known
define void @searching(ptr noalias %b, ptr noalias %c, i64 %n, i1 %go) {
entry:
  br label %searching.outer

searching.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %searching.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %searching.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %y
  br i1 %j.end, label %latch, label %inner

latch:
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %s.next, ptr %c.k
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %searching.outer

exit:
  ret void
}

; One iteration begins with the sum of the last one.
; CHECK-LABEL: define void @carried(
; CHECK-COUNT-1: add i64 %s
; CHECK-NOT: add i64 %s
; LOG: carried.outer: an iteration begins with what the inner loop computes
define void @carried(ptr noalias %b, ptr noalias %c, i64 %n, i1 %go) {
entry:
  br label %carried.outer

carried.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %last = phi i64 [ 0, %entry ], [ %s.next, %latch ]
  %c.k = getelementptr i64, ptr %c, i64 %last
  store i64 1, ptr %c.k
  br label %inner

inner:
  %j = phi i64 [ 0, %carried.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %carried.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %latch, label %inner

latch:
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %carried.outer

exit:
  ret void
}

; A condition after the inner loop.
; CHECK-LABEL: define void @after_in_blocks(
; CHECK-COUNT-1: add i64 %s
; CHECK-NOT: add i64 %s
; LOG: after_in_blocks.outer: there are several blocks after the inner loop
define void @after_in_blocks(ptr noalias %b, ptr noalias %c, i64 %n, i1 %go) {
entry:
  br label %after_in_blocks.outer

after_in_blocks.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %after_in_blocks.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %after_in_blocks.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %after, label %inner

after:
  br i1 %go, label %then, label %latch

then:
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %s.next, ptr %c.k
  br label %latch

latch:
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %after_in_blocks.outer

exit:
  ret void
}
