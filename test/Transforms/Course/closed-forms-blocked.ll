; RUN: opt -mtriple=course -passes=course-closed-forms,verify -S < %s | FileCheck --implicit-check-not=mul %s

; Variables of loops that stay.

declare void @write(i64)
declare i64 @read()

; It is read in each iteration, where an addition is as cheap.
; CHECK-LABEL: define void @always(
define void @always(i64 %start, i64 noundef %n) {
entry:
  br label %loop

loop:
  %v = phi i64 [ %start, %entry ], [ %v.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @write(i64 %v)
  %v.next = add i64 %v, 1
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The next value is read, too.
; CHECK-LABEL: define void @next(
define void @next(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %square = phi i64 [ 0, %entry ], [ %square.next, %loop ]
  %odd = phi i64 [ 1, %entry ], [ %odd.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %square.next = add i64 %square, %odd
  store volatile i64 %square.next, ptr %p
  %odd.next = add i64 %odd, 2
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; It is read behind the loop.
; CHECK-LABEL: define i64 @behind(
define i64 @behind(i64 noundef %n) {
entry:
  br label %loop

loop:
  %square = phi i64 [ 0, %entry ], [ %square.next, %loop ]
  %odd = phi i64 [ 1, %entry ], [ %odd.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %square.next = add i64 %square, %odd
  %odd.next = add i64 %odd, 2
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %square
}

; n (n + 1) / 2 takes a division.
; CHECK-LABEL: define void @triangle(
define void @triangle(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %next ]
  %i = phi i64 [ 1, %entry ], [ %i.next, %next ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %rare, label %next

rare:
  call void @write(i64 %sum)
  br label %next

next:
  %sum.next = add i64 %sum, %i
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Where i is poison, nothing happens: the loop ends by what is read.
; CHECK-LABEL: define void @poison(
define void @poison(ptr %p) {
entry:
  br label %loop

loop:
  %row = phi i64 [ 0, %entry ], [ %row.next, %next ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %rare, label %next, !prof !0

rare:
  call void @write(i64 %row)
  br label %next

next:
  %row.next = add i64 %row, 24
  %i.next = add nuw i64 %i, 1
  %in = call i64 @read()
  %more = icmp ne i64 %in, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Each read of what i starts from may be another value.
; CHECK-LABEL: define void @undefined(
define void @undefined(ptr %p, i64 %start, i64 noundef %n) {
entry:
  br label %loop

loop:
  %row = phi i64 [ 0, %entry ], [ %row.next, %next ]
  %i = phi i64 [ %start, %entry ], [ %i.next, %next ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %rare, label %next, !prof !0

rare:
  call void @write(i64 %row)
  br label %next

next:
  %row.next = add i64 %row, 24
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; i has too few bits.
; CHECK-LABEL: define void @narrow(
define void @narrow(ptr %p, i8 noundef %n) {
entry:
  br label %loop

loop:
  %row = phi i64 [ 0, %entry ], [ %row.next, %next ]
  %i = phi i8 [ 0, %entry ], [ %i.next, %next ]
  %v = load volatile i1, ptr %p
  br i1 %v, label %rare, label %next, !prof !0

rare:
  call void @write(i64 %row)
  br label %next

next:
  %row.next = add i64 %row, 24
  %i.next = add nuw i8 %i, 1
  %more = icmp ult i8 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 99}
