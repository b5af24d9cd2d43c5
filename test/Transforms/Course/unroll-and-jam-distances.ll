; RUN: opt -mtriple=course -passes=course-unroll-and-jam -debug-only=course-unroll-and-jam -S < %s 2>%t.log | FileCheck %s
; RUN: FileCheck --check-prefix=LOG %s < %t.log

; Nests that load and store the same array: how far apart the accesses are
; decides, and where that depends on numbers a condition asks for them.

@A = global [64 x [128 x i64]] zeroinitializer

; Each row has its elements: nothing to ask.
; CHECK-LABEL: define void @row_by_row(
; CHECK-NOT: jam
; CHECK-COUNT-4: store i64
; CHECK-NOT: store i64
define void @row_by_row(i64 %n) {
entry:
  br label %row_by_row.outer

row_by_row.outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %row_by_row.outer ], [ %j.next, %inner ]
  %here = getelementptr [128 x i64], ptr @A, i64 %i, i64 %j
  %there = getelementptr i8, ptr %here, i64 0
  %x = load i64, ptr %there
  %first = getelementptr i64, ptr @A, i64 %j
  %y = load i64, ptr %first
  %sum = add i64 %x, %y
  store i64 %sum, ptr %here
  %j.next = add nuw nsw i64 %j, 1
  %j.end = icmp eq i64 %j.next, 100
  br i1 %j.end, label %latch, label %inner

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.end = icmp eq i64 %i.next, 33
  br i1 %i.end, label %exit, label %row_by_row.outer

exit:
  ret void
}

; Rows of n elements overlap if n is more than 128.
; CHECK-LABEL: define void @rows_of_n(
; CHECK: br i1 %{{.*}}, label %rows_of_n.outer.usual, label %rows_of_n.outer.usual.rest
; CHECK-COUNT-5: store i64
; CHECK-NOT: store i64
define void @rows_of_n(i64 %n) {
entry:
  br label %rows_of_n.outer

rows_of_n.outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %rows_of_n.outer ], [ %j.next, %inner ]
  %here = getelementptr [128 x i64], ptr @A, i64 %i, i64 %j
  %there = getelementptr i8, ptr %here, i64 0
  %x = load i64, ptr %there
  %first = getelementptr i64, ptr @A, i64 %j
  %y = load i64, ptr %first
  %sum = add i64 %x, %y
  store i64 %sum, ptr %here
  %j.next = add nuw nsw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %latch, label %inner

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.end = icmp eq i64 %i.next, 33
  br i1 %i.end, label %exit, label %rows_of_n.outer

exit:
  ret void
}

; What the row above has just stored at the same place: the order remains.
; CHECK-LABEL: define void @from_above(
; CHECK-NOT: jam
; CHECK-COUNT-4: store i64
; CHECK-NOT: store i64
define void @from_above(i64 %n) {
entry:
  br label %from_above.outer

from_above.outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %from_above.outer ], [ %j.next, %inner ]
  %here = getelementptr [128 x i64], ptr @A, i64 %i, i64 %j
  %there = getelementptr i8, ptr %here, i64 -1024
  %x = load i64, ptr %there
  %first = getelementptr i64, ptr @A, i64 %j
  %y = load i64, ptr %first
  %sum = add i64 %x, %y
  store i64 %sum, ptr %here
  %j.next = add nuw nsw i64 %j, 1
  %j.end = icmp eq i64 %j.next, 100
  br i1 %j.end, label %latch, label %inner

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.end = icmp eq i64 %i.next, 33
  br i1 %i.end, label %exit, label %from_above.outer

exit:
  ret void
}

; What the row above stores later.
; CHECK-LABEL: define void @from_right_above(
; CHECK-COUNT-1: store i64
; CHECK-NOT: store i64
; LOG: from_right_above.outer: its iterations depend on each other
define void @from_right_above(i64 %n) {
entry:
  br label %from_right_above.outer

from_right_above.outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %from_right_above.outer ], [ %j.next, %inner ]
  %here = getelementptr [128 x i64], ptr @A, i64 %i, i64 %j
  %there = getelementptr i8, ptr %here, i64 -1016
  %x = load i64, ptr %there
  %first = getelementptr i64, ptr @A, i64 %j
  %y = load i64, ptr %first
  %sum = add i64 %x, %y
  store i64 %sum, ptr %here
  %j.next = add nuw nsw i64 %j, 1
  %j.end = icmp eq i64 %j.next, 100
  br i1 %j.end, label %latch, label %inner

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.end = icmp eq i64 %i.next, 33
  br i1 %i.end, label %exit, label %from_right_above.outer

exit:
  ret void
}

; What the row below has not stored yet.
; CHECK-LABEL: define void @from_below(
; CHECK-NOT: jam
; CHECK-COUNT-4: store i64
; CHECK-NOT: store i64
define void @from_below(i64 %n) {
entry:
  br label %from_below.outer

from_below.outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %from_below.outer ], [ %j.next, %inner ]
  %here = getelementptr [128 x i64], ptr @A, i64 %i, i64 %j
  %there = getelementptr i8, ptr %here, i64 1024
  %x = load i64, ptr %there
  %first = getelementptr i64, ptr @A, i64 %j
  %y = load i64, ptr %first
  %sum = add i64 %x, %y
  store i64 %sum, ptr %here
  %j.next = add nuw nsw i64 %j, 1
  %j.end = icmp eq i64 %j.next, 100
  br i1 %j.end, label %latch, label %inner

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.end = icmp eq i64 %i.next, 33
  br i1 %i.end, label %exit, label %from_below.outer

exit:
  ret void
}

; What the row below stores one iteration before.
; CHECK-LABEL: define void @from_left_below(
; CHECK-COUNT-1: store i64
; CHECK-NOT: store i64
; LOG: from_left_below.outer: its iterations depend on each other
define void @from_left_below(i64 %n) {
entry:
  br label %from_left_below.outer

from_left_below.outer:
  %i = phi i64 [ 1, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %from_left_below.outer ], [ %j.next, %inner ]
  %here = getelementptr [128 x i64], ptr @A, i64 %i, i64 %j
  %there = getelementptr i8, ptr %here, i64 1016
  %x = load i64, ptr %there
  %first = getelementptr i64, ptr @A, i64 %j
  %y = load i64, ptr %first
  %sum = add i64 %x, %y
  store i64 %sum, ptr %here
  %j.next = add nuw nsw i64 %j, 1
  %j.end = icmp eq i64 %j.next, 100
  br i1 %j.end, label %latch, label %inner

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.end = icmp eq i64 %i.next, 33
  br i1 %i.end, label %exit, label %from_left_below.outer

exit:
  ret void
}
