; RUN: opt -mtriple=course -passes='loop-simplify,course-split-paths,instsimplify,adce,verify' -S %s | FileCheck %s

; A recursion that divides, with two levels in one call: that the indexes are below
; their bounds at first is known from before where paths meet, and a quarter is less
; than a half.

@a = internal global [100 x i32] zeroinitializer
@c = internal global [200 x i32] zeroinitializer

declare void @f()

; Each path tests what it changes, only.
; CHECK-LABEL: define void @halves(
; CHECK-COUNT-2: icmp samesign ult i64
; CHECK-NOT:     icmp samesign
; CHECK:         {{^[}]}}
define void @halves(i64 noundef %n, i1 noundef %flag) {
entry:
  %many = icmp ugt i64 %n, 3
  br i1 %many, label %begin, label %exit
begin:
  %quarter = lshr i64 %n, 2
  %half = lshr i64 %n, 1
  br i1 %flag, label %call, label %join
call:
  call void @f()
  br label %join
join:
  br label %loop
loop:
  %i = phi i64 [ 0, %join ], [ %i2, %loop ]
  %j = phi i64 [ %quarter, %join ], [ %j2, %loop ]
  %k = phi i64 [ 0, %join ], [ %k2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa, !noundef !0
  %pb = getelementptr i32, ptr @a, i64 %j
  %y = load i32, ptr %pb, !noundef !0
  %less = icmp sle i32 %x, %y
  %least = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %pc = getelementptr i32, ptr @c, i64 %k
  store i32 %least, ptr %pc
  %is = zext i1 %less to i64
  %i2 = add nuw nsw i64 %i, %is
  %not = xor i1 %less, true
  %isnt = zext i1 %not to i64
  %j2 = add nuw nsw i64 %j, %isnt
  %k2 = add nuw nsw i64 %k, 1
  %more.a = icmp samesign ult i64 %i2, %quarter
  %more.b = icmp samesign ult i64 %j2, %half
  %more = select i1 %more.a, i1 %more.b, i1 false
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The second index may be at its end at first.
; CHECK-LABEL: define void @unknown(
; CHECK-COUNT-3: icmp samesign ult i64
; CHECK-NOT:     icmp samesign
; CHECK:         {{^[}]}}
define void @unknown(i64 noundef %n, i64 noundef %m) {
entry:
  %many = icmp ugt i64 %n, 3
  br i1 %many, label %begin, label %exit
begin:
  %quarter = lshr i64 %n, 2
  br label %loop
loop:
  %i = phi i64 [ 0, %begin ], [ %i2, %loop ]
  %j = phi i64 [ %quarter, %begin ], [ %j2, %loop ]
  %k = phi i64 [ 0, %begin ], [ %k2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa, !noundef !0
  %pb = getelementptr i32, ptr @a, i64 %j
  %y = load i32, ptr %pb, !noundef !0
  %less = icmp sle i32 %x, %y
  %least = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %pc = getelementptr i32, ptr @c, i64 %k
  store i32 %least, ptr %pc
  %is = zext i1 %less to i64
  %i2 = add nuw nsw i64 %i, %is
  %not = xor i1 %less, true
  %isnt = zext i1 %not to i64
  %j2 = add nuw nsw i64 %j, %isnt
  %k2 = add nuw nsw i64 %k, 1
  %more.a = icmp samesign ult i64 %i2, %quarter
  %more.b = icmp samesign ult i64 %j2, %m
  %more = select i1 %more.a, i1 %more.b, i1 false
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Of pointers nothing is known.
; CHECK-LABEL: define i32 @pointers(
; CHECK-COUNT-4: icmp ult ptr
; CHECK:         {{^[}]}}
define i32 @pointers(ptr noalias noundef %p0, ptr noundef %pe, ptr noalias noundef %q0, ptr noundef %qe) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %p0, %entry ], [ %p2, %loop ]
  %q = phi ptr [ %q0, %entry ], [ %q2, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s2, %loop ]
  %x = load i32, ptr %p, !noundef !0
  %y = load i32, ptr %q, !noundef !0
  %less = icmp sle i32 %x, %y
  %pp = getelementptr i8, ptr %p, i64 4
  %qq = getelementptr i8, ptr %q, i64 4
  %p2 = select i1 %less, ptr %pp, ptr %p
  %q2 = select i1 %less, ptr %q, ptr %qq
  %least = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %s2 = add i32 %s, %least
  %more.a = icmp ult ptr %p2, %pe
  %more.b = icmp ult ptr %q2, %qe
  %more = select i1 %more.a, i1 %more.b, i1 false
  br i1 %more, label %loop, label %exit
exit:
  %s2z = phi i32 [ %s2, %loop ]
  ret i32 %s2z
}

!0 = !{}
