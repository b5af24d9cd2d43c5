; RUN: opt -mtriple=course -passes=course-wide-offsets -S %s | FileCheck %s

; Constants are added to indices after these are extended, where the sum cannot
; wrap around.

; What is extended is not negative, so the operand is more by 1.
define i64 @not_negative(ptr %p, i32 %top) {
; CHECK-LABEL: define i64 @not_negative(
; CHECK:         [[WIDE:%.*]] = zext i32 %top to i64
; CHECK-NEXT:    [[BELOW:%.*]] = add nsw i64 [[WIDE]], -1
; CHECK-NEXT:    getelementptr inbounds i64, ptr %p, i64 [[BELOW]]
  %less = add i32 %top, -1
  %index = zext nneg i32 %less to i64
  %address = getelementptr inbounds i64, ptr %p, i64 %index
  %x = load i64, ptr %address
  ret i64 %x
}

; Of a positive constant this says nothing: %top may be -1.
define i64 @not_negative_but_more(ptr %p, i32 %top) {
; CHECK-LABEL: define i64 @not_negative_but_more(
; CHECK:         %more = add i32 %top, 2
; CHECK-NEXT:    %index = zext nneg i32 %more to i64
; CHECK-NEXT:    getelementptr inbounds i64, ptr %p, i64 %index
  %more = add i32 %top, 2
  %index = zext nneg i32 %more to i64
  %address = getelementptr inbounds i64, ptr %p, i64 %index
  %x = load i64, ptr %address
  ret i64 %x
}

define i64 @no_wrap(ptr %p, i16 %i) {
; CHECK-LABEL: define i64 @no_wrap(
; CHECK:         [[WIDE:%.*]] = zext i16 %i to i64
; CHECK-NEXT:    [[MORE:%.*]] = add nuw nsw i64 [[WIDE]], 40000
; CHECK-NEXT:    getelementptr i64, ptr %p, i64 [[MORE]]
  %more = add nuw i16 %i, 40000
  %index = zext i16 %more to i64
  %address = getelementptr i64, ptr %p, i64 %index
  %x = load i64, ptr %address
  ret i64 %x
}

define i64 @may_wrap(ptr %p, i32 %i) {
; CHECK-LABEL: define i64 @may_wrap(
; CHECK:         %index = zext i32 %less to i64
; CHECK-NEXT:    getelementptr i64, ptr %p, i64 %index
  %less = add i32 %i, -1
  %index = zext i32 %less to i64
  %address = getelementptr i64, ptr %p, i64 %index
  %x = load i64, ptr %address
  ret i64 %x
}

; The extension is before the branch that says so, what uses it behind.
define i64 @branch(ptr %p, i32 %i) {
; CHECK-LABEL: define i64 @branch(
; CHECK:       some:
; CHECK-NEXT:    [[WIDE:%.*]] = zext i32 %i to i64
; CHECK-NEXT:    [[LESS:%.*]] = add nsw i64 [[WIDE]], -2
; CHECK-NEXT:    getelementptr i64, ptr %p, i64 [[LESS]]
entry:
  %less = add i32 %i, -2
  %index = zext i32 %less to i64
  %is.some = icmp ugt i32 %i, 1
  br i1 %is.some, label %some, label %none

some:
  %address = getelementptr i64, ptr %p, i64 %index
  %x = load i64, ptr %address
  ret i64 %x

none:
  ret i64 0
}

; 1 is one too few.
define i64 @branch_short(ptr %p, i32 %i) {
; CHECK-LABEL: define i64 @branch_short(
; CHECK:       some:
; CHECK-NEXT:    getelementptr i64, ptr %p, i64 %index
entry:
  %less = add i32 %i, -2
  %index = zext i32 %less to i64
  %is.some = icmp ugt i32 %i, 0
  br i1 %is.some, label %some, label %none

some:
  %address = getelementptr i64, ptr %p, i64 %index
  %x = load i64, ptr %address
  ret i64 %x

none:
  ret i64 0
}

; Insertion sort, twice unrolled: the second copy knows that neither %j nor %j
; less 1 is 0.
define void @unrolled(ptr %p, i32 %n, i32 %x) {
; CHECK-LABEL: define void @unrolled(
; CHECK:       first:
; CHECK:         [[FIRST:%.*]] = zext i32 %j to i64
; CHECK-NEXT:    add nsw i64 [[FIRST]], -1
; CHECK:       second:
; CHECK:         [[SECOND:%.*]] = zext i32 %j to i64
; CHECK-NEXT:    add nsw i64 [[SECOND]], -2
entry:
  br label %loop

loop:
  %j = phi i32 [ %n, %entry ], [ %j.2, %second ]
  %done = icmp eq i32 %j, 0
  br i1 %done, label %exit, label %first

first:
  %j.1 = add i32 %j, -1
  %index.1 = zext i32 %j.1 to i64
  %address.1 = getelementptr inbounds i32, ptr %p, i64 %index.1
  %y.1 = load i32, ptr %address.1
  %more.1 = icmp ugt i32 %y.1, %x
  br i1 %more.1, label %between, label %exit

between:
  %done.1 = icmp eq i32 %j.1, 0
  br i1 %done.1, label %exit, label %second

second:
  %j.2 = add i32 %j, -2
  %index.2 = zext i32 %j.2 to i64
  %address.2 = getelementptr inbounds i32, ptr %p, i64 %index.2
  %y.2 = load i32, ptr %address.2
  %more.2 = icmp ugt i32 %y.2, %x
  br i1 %more.2, label %loop, label %exit

exit:
  ret void
}

; What was narrowed without loss is there in 64 bits, with its range.
define void @counter(ptr %p, i64 %n) {
; CHECK-LABEL: define void @counter(
; CHECK:         [[LESS:%.*]] = add nsw i64 %i, -4
; CHECK-NEXT:    getelementptr i32, ptr %p, i64 [[LESS]]
entry:
  br label %loop

loop:
  %i = phi i64 [ 4, %entry ], [ %next, %loop ]
  %narrow = trunc nuw i64 %i to i32
  %less = add i32 %narrow, -4
  %index = zext i32 %less to i64
  %address = getelementptr i32, ptr %p, i64 %index
  store i32 %narrow, ptr %address
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Undef may be another number where it is extended than where it is compared.
define i64 @undefined(ptr %p, i1 %c, i32 %i) {
; CHECK-LABEL: define i64 @undefined(
; CHECK:         getelementptr i64, ptr %p, i64 %index
entry:
  br i1 %c, label %defined, label %join

defined:
  %some = or i32 %i, 1
  br label %join

join:
  %x = phi i32 [ %some, %defined ], [ undef, %entry ]
  %less = add i32 %x, -1
  %index = zext i32 %less to i64
  %address = getelementptr i64, ptr %p, i64 %index
  %y = load i64, ptr %address
  ret i64 %y
}

; A number that is no index stays narrow.
define i64 @number(i32 %i) {
; CHECK-LABEL: define i64 @number(
; CHECK-NEXT:    %less = add i32 %i, -1
; CHECK-NEXT:    %wide = zext nneg i32 %less to i64
; CHECK-NEXT:    ret i64 %wide
  %less = add i32 %i, -1
  %wide = zext nneg i32 %less to i64
  ret i64 %wide
}
