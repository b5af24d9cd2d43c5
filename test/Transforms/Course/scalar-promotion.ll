; RUN: opt -mtriple=course -passes=course-scalar-promotion -S < %s | FileCheck %s

; x[i] -= x[j] for j < i: the last place read is right below x[i].
; CHECK-LABEL: define void @below(
; CHECK:       loop:
; CHECK:         [[SUM:%.*]] = phi i64 [ [[NEXT:%.*]], %loop ]
; CHECK-NOT:     store
; CHECK:         [[NEXT]] = sub i64 [[SUM]],
; CHECK:         br i1
; CHECK:         store i64 [[NEXT]]
; CHECK:         ret void
define void @below(ptr %x, i64 %i) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sgt i64 %i, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %other = getelementptr inbounds i64, ptr %x, i64 %j
  %read = load i64, ptr %other, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; Down from the end to x[i + 1].
; CHECK-LABEL: define void @above(
; CHECK:       loop:
; CHECK-NOT:     store
; CHECK:         br i1
; CHECK:         store i64
; CHECK:         ret void
define void @above(ptr %x, i64 %i, i64 %n) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sgt i64 %n, %i
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ %n, %entry ], [ %j.next, %loop ]
  %other = getelementptr inbounds i64, ptr %x, i64 %j
  %read = load i64, ptr %other, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %j.next = add nsw i64 %j, -1
  %again = icmp sgt i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; m[i][j] is below m[k][0], as i < k. The rows are known to be apart, since their
; numbers have 32 bits.
; CHECK-LABEL: define void @rows(
; CHECK:       loop:
; CHECK-NOT:     store
; CHECK:         br i1
; CHECK:         store i32
; CHECK:         ret void
define void @rows(ptr %m, i32 %i, i32 %k, i64 %n) {
entry:
  %i.wide = zext i32 %i to i64
  %k.wide = zext i32 %k to i64
  %is.below = icmp ult i64 %i.wide, %k.wide
  br i1 %is.below, label %body, label %exit

body:
  %place = getelementptr inbounds [20 x i32], ptr %m, i64 %i.wide, i64 0
  %row = getelementptr inbounds [20 x i32], ptr %m, i64 %k.wide, i64 0
  br label %loop

loop:
  %j = phi i64 [ 0, %body ], [ %j.next, %loop ]
  %other = getelementptr inbounds i32, ptr %row, i64 %j
  %read = load i32, ptr %other, align 4
  %old = load i32, ptr %place, align 4
  %new = add i32 %old, %read
  store i32 %new, ptr %place, align 4
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; a[i][j] is below a[k][j] for k < i, and beside a[i][k], as loops around tell.
; CHECK-LABEL: define void @nest(
; CHECK:       k.loop:
; CHECK-NOT:     store
; CHECK:         br i1
; CHECK:         store i32
; CHECK:         ret void
define void @nest(ptr %a, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 1
  br i1 %any, label %body, label %exit

body:
  %n.wide = zext nneg i32 %n to i64
  br label %i.loop

i.loop:
  %i = phi i64 [ 1, %body ], [ %i.next, %i.latch ]
  br label %j.loop

j.loop:
  %j = phi i64 [ 1, %i.loop ], [ %j.next, %j.latch ]
  %row = getelementptr inbounds [40 x i32], ptr %a, i64 %i
  %place = getelementptr inbounds i32, ptr %row, i64 %j
  br label %k.loop

k.loop:
  %k = phi i64 [ 0, %j.loop ], [ %k.next, %k.loop ]
  %left = getelementptr inbounds i32, ptr %row, i64 %k
  %x = load i32, ptr %left, align 4
  %other.row = getelementptr inbounds [40 x i32], ptr %a, i64 %k
  %above = getelementptr inbounds i32, ptr %other.row, i64 %j
  %y = load i32, ptr %above, align 4
  %product = mul i32 %x, %y
  %old = load i32, ptr %place, align 4
  %new = sub i32 %old, %product
  store i32 %new, ptr %place, align 4
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %j
  br i1 %k.more, label %k.loop, label %j.latch

j.latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %i
  br i1 %j.more, label %j.loop, label %i.latch

i.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n.wide
  br i1 %i.more, label %i.loop, label %exit

exit:
  ret void
}

; The product of 80 and numbers of 64 bits may wrap around: row k may be row i.
; CHECK-LABEL: define void @wide_rows(
; CHECK:       loop:
; CHECK:         store i32
; CHECK:         br i1
define void @wide_rows(ptr %m, i64 %i, i64 %k, i64 %n) {
entry:
  %is.below = icmp ult i64 %i, %k
  br i1 %is.below, label %body, label %exit

body:
  %place = getelementptr [20 x i32], ptr %m, i64 %i, i64 0
  %row = getelementptr [20 x i32], ptr %m, i64 %k, i64 0
  br label %loop

loop:
  %j = phi i64 [ 0, %body ], [ %j.next, %loop ]
  %other = getelementptr inbounds i32, ptr %row, i64 %j
  %read = load i32, ptr %other, align 4
  %old = load i32, ptr %place, align 4
  %new = add i32 %old, %read
  store i32 %new, ptr %place, align 4
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; x[i] itself is read, too.
; CHECK-LABEL: define void @inclusive(
; CHECK:       loop:
; CHECK:         store i64
; CHECK:         br i1
define void @inclusive(ptr %x, i64 %i) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sge i64 %i, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %other = getelementptr inbounds i64, ptr %x, i64 %j
  %read = load i64, ptr %other, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp sle i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; The access beside it is wider than the distance.
; CHECK-LABEL: define void @overlapping(
; CHECK:       loop:
; CHECK:         store i64
; CHECK:         br i1
define void @overlapping(ptr %x, i64 %i) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sgt i64 %i, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %other = getelementptr inbounds i64, ptr %x, i64 %j
  %read = load i128, ptr %other, align 8
  %part = trunc i128 %read to i64
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %part
  store i64 %new, ptr %place, align 8
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

; Where the index is a number from memory, nothing is known.
; CHECK-LABEL: define void @indirect(
; CHECK:       loop:
; CHECK:         store i64
; CHECK:         br i1
define void @indirect(ptr %x, ptr noalias %index, i64 %i) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sgt i64 %i, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %index.place = getelementptr inbounds i64, ptr %index, i64 %j
  %number = load i64, ptr %index.place, align 8
  %other = getelementptr inbounds i64, ptr %x, i64 %number
  %read = load i64, ptr %other, align 8
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %read
  store i64 %new, ptr %place, align 8
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}

declare void @anything()

; A call may read x[i].
; CHECK-LABEL: define void @calls(
; CHECK:       loop:
; CHECK:         store i64
; CHECK:         br i1
define void @calls(ptr %x, i64 %i) {
entry:
  %place = getelementptr inbounds i64, ptr %x, i64 %i
  %any = icmp sgt i64 %i, 0
  br i1 %any, label %loop, label %exit

loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %old = load i64, ptr %place, align 8
  %new = sub i64 %old, %j
  store i64 %new, ptr %place, align 8
  call void @anything()
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %i
  br i1 %again, label %loop, label %exit

exit:
  ret void
}
