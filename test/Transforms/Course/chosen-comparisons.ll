; RUN: opt -mtriple=course -passes=course-chosen-comparisons -verify-each -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-chosen-comparisons,instcombine -S < %s | FileCheck --check-prefix=COMBINED %s

; Comparisons go to where the number is known that is compared.

declare void @use(i32)

; CHECK-LABEL: define i1 @results(
; CHECK: {{^}}three:
; CHECK: %m = call i32 @llvm.scmp
; CHECK-NEXT: [[M:%.+]] = icmp sgt i32 %m, 0
; CHECK: {{^}}two:
; CHECK: %d = sub nsw i32 %z, %w
; CHECK-NEXT: [[D:%.+]] = icmp sgt i32 %d, 0
; CHECK: {{^}}join:
; CHECK-NEXT: %g = phi i1 [ [[M]], %three ], [ [[D]], %two ], [ true, %entry ], [ false, %entry.1 ]
; CHECK-NEXT: ret i1 %g

; COMBINED-LABEL: define i1 @results(
; COMBINED: icmp sgt i32 %x, %y
; COMBINED: icmp sgt i32 %z, %w
define i1 @results(i32 %x, i32 %y, i32 %z, i32 %w, i8 %case) {
entry:
  switch i8 %case, label %entry.1 [
    i8 0, label %three
    i8 1, label %two
    i8 2, label %join
  ]

entry.1:
  br label %join

three:
  %m = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  br label %join

two:
  %d = sub nsw i32 %z, %w
  br label %join

join:
  %r = phi i32 [ %m, %three ], [ %d, %two ], [ 7, %entry ], [ -1, %entry.1 ]
  %g = icmp sgt i32 %r, 0
  ret i1 %g
}

; Undefined as the number is.
; CHECK-LABEL: define i1 @undefined(
; CHECK: icmp slt i32 undef, 0
define i1 @undefined(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %one, label %other

one:
  %m = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  br label %join

other:
  br label %join

join:
  %r = phi i32 [ %m, %one ], [ undef, %other ]
  %g = icmp slt i32 %r, 0
  ret i1 %g
}

; The comparison would be computed where the number is not chosen, too.
; CHECK-LABEL: define i1 @critical(
; CHECK: %r = phi i32
define i1 @critical(i32 %x, i32 %y, i1 %c, i1 %d) {
entry:
  %m = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  br i1 %c, label %join, label %other

other:
  br i1 %d, label %join, label %exit

join:
  %r = phi i32 [ %m, %entry ], [ 0, %other ]
  %g = icmp slt i32 %r, 0
  ret i1 %g

exit:
  ret i1 true
}

; CHECK-LABEL: define i1 @usedTwice(
; CHECK: %r = phi i32
define i1 @usedTwice(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %one, label %join

one:
  %m = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  br label %join

join:
  %r = phi i32 [ %m, %one ], [ 0, %entry ]
  call void @use(i32 %r)
  %g = icmp slt i32 %r, 0
  ret i1 %g
}

; Nothing is merged: the loaded number would be compared as before, and the one that
; is used elsewhere is computed as before.
; CHECK-LABEL: define i1 @nothingMerged(
; CHECK: %r = phi i32
define i1 @nothingMerged(ptr %p, i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %one, label %other

one:
  %m = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  call void @use(i32 %m)
  br label %join

other:
  %v = load i32, ptr %p
  br label %join

join:
  %r = phi i32 [ %m, %one ], [ %v, %other ]
  %g = icmp slt i32 %r, 0
  ret i1 %g
}

; A difference that may wrap around is no comparison.
; CHECK-LABEL: define i1 @wraps(
; CHECK: %r = phi i32
define i1 @wraps(ptr %p, i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %one, label %other

one:
  %m = sub i32 %x, %y
  br label %join

other:
  %v = load i32, ptr %p
  br label %join

join:
  %r = phi i32 [ %m, %one ], [ %v, %other ]
  %g = icmp slt i32 %r, 0
  ret i1 %g
}

; Not compared wherever it is chosen.
; CHECK-LABEL: define i1 @later(
; CHECK: %r = phi i32
define i1 @later(i32 %x, i32 %y, i1 %c, i1 %d) {
entry:
  br i1 %c, label %one, label %join

one:
  %m = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  br label %join

join:
  %r = phi i32 [ %m, %one ], [ 0, %entry ]
  br i1 %d, label %compare, label %exit

compare:
  %g = icmp slt i32 %r, 0
  ret i1 %g

exit:
  ret i1 true
}

; CHECK-LABEL: define i1 @variable(
; CHECK: %r = phi i32
define i1 @variable(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %one, label %join

one:
  %m = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  br label %join

join:
  %r = phi i32 [ %m, %one ], [ 0, %entry ]
  %g = icmp slt i32 %r, %x
  ret i1 %g
}

; The latch goes to the exit, too; what it passes is a constant.
; CHECK-LABEL: define i32 @loop(
; CHECK: {{^}}loop:
; CHECK-NEXT: %i = phi i32
; CHECK-NEXT: %g = phi i1 [ %{{.+}}, %one ], [ false, %loop ]
define i32 @loop(i32 %x, i32 %y) {
one:
  %m = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  br label %loop

loop:
  %i = phi i32 [ 0, %one ], [ %i.next, %loop ]
  %r = phi i32 [ %m, %one ], [ 1, %loop ]
  %g = icmp slt i32 %r, 0
  %more = zext i1 %g to i32
  %i.1 = add i32 %i, %more
  %i.next = add i32 %i.1, 1
  %goes.on = icmp ult i32 %i.next, %x
  br i1 %goes.on, label %loop, label %exit

exit:
  ret i32 %i.next
}
