; RUN: opt -mtriple=course -passes='loop-simplify,course-split-paths,verify' -pass-remarks=course-split-paths -S %s 2>&1 | FileCheck --implicit-check-not=remark %s

; What keeps paths from being split, each by itself.

@a = internal global [100 x i32] zeroinitializer
@b = internal global [100 x i32] zeroinitializer
declare void @use() nofree nosync nounwind willreturn

; Both outcomes change the index.
; CHECK-LABEL: define void @both(
; CHECK-NOT: .else
define void @both(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa
  %c = icmp slt i32 %x, 7
  %d = select i1 %c, i64 1, i64 2
  %i2 = add i64 %i, %d
  %y = mul i64 %i2, %i2
  %more = icmp slt i64 %y, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The iterations can be counted, so several may be done at once.
; CHECK-LABEL: define void @counted(
; CHECK-NOT: .else
define void @counted(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %k = phi i64 [ 0, %entry ], [ %k2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa
  %pb = getelementptr i32, ptr @b, i64 %k
  %y = load i32, ptr %pb
  %c = icmp slt i32 %x, %y
  %i1 = add i64 %i, 1
  %i2 = select i1 %c, i64 %i1, i64 %i
  %k2 = add i64 %k, 1
  %more = icmp ne i64 %k2, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The loop writes there.
; CHECK-LABEL: define void @written(
; CHECK-NOT: .else
define void @written(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = phi i64 [ 9, %entry ], [ %j2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa
  %c = icmp slt i32 %x, 7
  %pj = getelementptr i32, ptr @a, i64 %j
  store i32 %x, ptr %pj
  %i1 = add i64 %i, 1
  %i2 = select i1 %c, i64 %i1, i64 %i
  %j1 = add i64 %j, 1
  %j2 = select i1 %c, i64 %j, i64 %j1
  %y = mul i64 %i2, %j2
  %more = icmp slt i64 %y, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; In the next iteration it is written to before it is loaded again.
; CHECK-LABEL: define void @written_before(
; CHECK-NOT: .else
define void @written_before(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = phi i64 [ 9, %entry ], [ %j2, %loop ]
  store i32 1, ptr @b
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa
  %c = icmp slt i32 %x, 7
  %i1 = add i64 %i, 1
  %i2 = select i1 %c, i64 %i1, i64 %i
  %j2 = add i64 %j, 1
  %y = mul i64 %i2, %j2
  %more = icmp slt i64 %y, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A volatile load is executed as often as before.
; CHECK-LABEL: define void @volatile(
; CHECK-NOT: .else
define void @volatile(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = phi i64 [ 9, %entry ], [ %j2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load volatile i32, ptr %pa
  %c = icmp slt i32 %x, 7
  %i1 = add i64 %i, 1
  %i2 = select i1 %c, i64 %i1, i64 %i
  %j2 = add i64 %j, 1
  %y = mul i64 %i2, %j2
  %more = icmp slt i64 %y, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A call of which there may be one only.
; CHECK-LABEL: define void @once(
; CHECK-NOT: .else
define void @once(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = phi i64 [ 9, %entry ], [ %j2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa
  %c = icmp slt i32 %x, 7
  call void @use() noduplicate memory(none)
  %i1 = add i64 %i, 1
  %i2 = select i1 %c, i64 %i1, i64 %i
  %j2 = add i64 %j, 1
  %y = mul i64 %i2, %j2
  %more = icmp slt i64 %y, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The value at the join is the index on both sides of the branch, or neither.
; CHECK-LABEL: define void @other_branch(
; CHECK-NOT: .else
define void @other_branch(i64 %n, i1 %other) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %j = phi i64 [ 9, %entry ], [ %j2, %latch ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa
  %c = icmp slt i32 %x, 7
  %s = zext i1 %c to i64
  br i1 %other, label %then, label %latch
then:
  %i1 = add i64 %i, 1
  br label %latch
latch:
  %i2 = phi i64 [ %i1, %then ], [ %i, %loop ]
  %j2 = add i64 %j, %s
  %y = mul i64 %i2, %j2
  %more = icmp slt i64 %y, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The iteration ends in more than one branch.
; CHECK-LABEL: define void @latch(
; CHECK-NOT: .else
define void @latch(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %j = phi i64 [ 9, %entry ], [ %j2, %loop ]
  %pa = getelementptr i32, ptr @a, i64 %i
  %x = load i32, ptr %pa
  %c = icmp slt i32 %x, 7
  %i1 = add i64 %i, 1
  %i2 = select i1 %c, i64 %i1, i64 %i
  %j2 = mul i64 %j, %n
  switch i64 %j2, label %loop [
    i64 7, label %exit
    i64 9, label %exit
  ]
exit:
  ret void
}
