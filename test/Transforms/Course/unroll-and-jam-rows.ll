; RUN: opt -mtriple=course -passes=course-unroll-and-jam -course-unroll-and-jam-rows=4 -debug-only=course-unroll-and-jam -S < %s 2>%t.log | FileCheck %s
; RUN: FileCheck --check-prefix=LOG %s < %t.log
; RUN: opt -mtriple=course -passes=course-unroll-and-jam -S < %s | FileCheck --check-prefix=OFF %s

; Both loops around the innermost one, if asked for.

@a = global [64 x [64 x i64]] zeroinitializer
@b = global [64 x [64 x i64]] zeroinitializer
@c = global [64 x [64 x i64]] zeroinitializer

; Two rows and four columns load 6 numbers for 8 products.
; CHECK-LABEL: define void @product(
; CHECK: {{^}}inner:
; CHECK-COUNT-8: add i64 %s
; CHECK-NOT: add i64 %s
; CHECK: br i1
; CHECK: {{^}}latch:
; CHECK-COUNT-8: store i64
; CHECK-NOT: store i64
; CHECK: br i1
; OFF-LABEL: define void @product(
; OFF: {{^}}latch:
; OFF-COUNT-8: store i64
; OFF-NOT: store i64
; OFF: br i1
define void @product(i64 %n) {
entry:
  br label %rows.outer

rows.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.latch ]
  br label %outer

outer:
  %j = phi i64 [ 0, %rows.outer ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i64 [ 0, %outer ], [ %s.next, %inner ]
  %a.ik = getelementptr [64 x i64], ptr @a, i64 %i, i64 %k
  %x = load i64, ptr %a.ik, align 8
  %b.kj = getelementptr [64 x i64], ptr @b, i64 %k, i64 %j
  %y = load i64, ptr %b.kj, align 8
  %p = mul i64 %x, %y
  %s.next = add i64 %s, %p
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %c.ij = getelementptr [64 x i64], ptr @c, i64 %i, i64 %j
  store i64 %s.next, ptr %c.ij, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, 64
  br i1 %j.more, label %outer, label %rows.latch

rows.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %rows.outer, label %exit

exit:
  ret void
}

; What a row leaves is what the next one begins with.
; CHECK-LABEL: define void @in_place(
; LOG: in_place.outer, rows: its iterations depend on each other
define void @in_place(i64 %n) {
entry:
  br label %in_place.outer

in_place.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.latch ]
  br label %outer

outer:
  %j = phi i64 [ 0, %in_place.outer ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i64 [ 0, %outer ], [ %s.next, %inner ]
  %a.ik = getelementptr [64 x i64], ptr @a, i64 %i, i64 %k
  %x = load i64, ptr %a.ik, align 8
  %b.kj = getelementptr [64 x i64], ptr @b, i64 %k, i64 %j
  %y = load i64, ptr %b.kj, align 8
  %p = mul i64 %x, %y
  %s.next = add i64 %s, %p
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %c.ij = getelementptr [64 x i64], ptr @b, i64 %i, i64 %j
  store i64 %s.next, ptr %c.ij, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, 64
  br i1 %j.more, label %outer, label %rows.latch

rows.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %in_place.outer, label %exit

exit:
  ret void
}

; Each row has one column more.
; CHECK-LABEL: define void @longer_rows(
; LOG: longer_rows.outer, rows: the inner loop's trip count changes
define void @longer_rows(i64 %n) {
entry:
  br label %longer_rows.outer

longer_rows.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.latch ]
  %i.count = add nuw nsw i64 %i, 1
  br label %outer

outer:
  %j = phi i64 [ 0, %longer_rows.outer ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i64 [ 0, %outer ], [ %s.next, %inner ]
  %a.ik = getelementptr [64 x i64], ptr @a, i64 %i, i64 %k
  %x = load i64, ptr %a.ik, align 8
  %b.kj = getelementptr [64 x i64], ptr @b, i64 %k, i64 %j
  %y = load i64, ptr %b.kj, align 8
  %p = mul i64 %x, %y
  %s.next = add i64 %s, %p
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %c.ij = getelementptr [64 x i64], ptr @c, i64 %i, i64 %j
  store i64 %s.next, ptr %c.ij, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %i.count
  br i1 %j.more, label %outer, label %rows.latch

rows.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %longer_rows.outer, label %exit

exit:
  ret void
}
