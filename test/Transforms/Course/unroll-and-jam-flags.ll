; RUN: opt -mtriple=course -passes=course-unroll-and-jam -S < %s | FileCheck %s

; A variable that stands for another one keeps no promises that the other had not.

@a = internal global [64 x i64] zeroinitializer
@c = internal global [64 x i64] zeroinitializer

; %w may wrap around: %k is looked at in the first iterations only.
; CHECK-LABEL: define void @flags(
; CHECK: {{^}}inner:
; CHECK: add i32 %k, -5
; CHECK: %k.next = add i32 %k, 1
define void @flags(i64 %n, i32 %start0) {
entry:
  %start = and i32 %start0, 2147483647
  %start5 = add i32 %start, -5
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %k = phi i32 [ %start, %outer ], [ %k.next, %inner ]
  %w = phi i32 [ %start5, %outer ], [ %w.next, %inner ]
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %outer ], [ %new, %inner ]
  %a.j = getelementptr i64, ptr @a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %first = icmp ult i64 %j, 3
  %kz = sext i32 %k to i64
  %ks = select i1 %first, i64 %kz, i64 0
  %neg = icmp slt i32 %w, -5
  %wz = zext i1 %neg to i64
  %s1 = add i64 %s, %ks
  %s2 = add i64 %s1, %x
  %s3 = mul i64 %s2, 3
  %new = add i64 %s3, %wz
  %k.next = add nsw i32 %k, 1
  %w.next = add i32 %w, 1
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %sum = add i64 %new, %i
  %c.i = getelementptr i64, ptr @c, i64 %i
  store i64 %sum, ptr %c.i, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %outer, label %exit

exit:
  ret void
}

; An address that is poison is undefined behaviour, so that %k does not wrap around.
; CHECK-LABEL: define void @keeps(
; CHECK: {{^}}inner:
; CHECK: add i32 %k, -5
; CHECK: %k.next = add nsw i32 %k, 1
define void @keeps(i64 %n, i32 %start0) {
entry:
  %start = and i32 %start0, 2147483647
  %start5 = add i32 %start, -5
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %k = phi i32 [ %start, %outer ], [ %k.next, %inner ]
  %w = phi i32 [ %start5, %outer ], [ %w.next, %inner ]
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %outer ], [ %new, %inner ]
  %a.j = getelementptr i64, ptr @a, i64 %j
  %k.wide = sext i32 %k to i64
  %a.k = getelementptr i64, ptr @a, i64 %k.wide
  %x = load i64, ptr %a.k, align 8
  %first = icmp ult i64 %j, 3
  %kz = sext i32 %k to i64
  %ks = select i1 %first, i64 %kz, i64 0
  %neg = icmp slt i32 %w, -5
  %wz = zext i1 %neg to i64
  %s1 = add i64 %s, %ks
  %s2 = add i64 %s1, %x
  %s3 = mul i64 %s2, 3
  %new = add i64 %s3, %wz
  %k.next = add nsw i32 %k, 1
  %w.next = add i32 %w, 1
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %sum = add i64 %new, %i
  %c.i = getelementptr i64, ptr @c, i64 %i
  store i64 %sum, ptr %c.i, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %outer, label %exit

exit:
  ret void
}
