; RUN: opt -mtriple=course -passes='function(loop-unroll<O2>)' -course-unroll-repetition-threshold=30 -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes='function(loop-unroll<O2>)' -S < %s | FileCheck %s --check-prefix=MORE

; Steps that do the same with the same values gain nothing from being there more
; than once, if their loops' trip counts stay unknown.

; CHECK-LABEL: define void @steps(
; CHECK-COUNT-1: store
; CHECK-NOT: store
; CHECK: ret void
; MORE-LABEL: define void @steps(
; MORE-COUNT-8: store
; MORE: ret void
define void @steps(ptr %p, i64 %n) {
entry:
  br label %outer
outer:
  %t = phi i32 [ 1, %entry ], [ %t.next, %latch ]
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %q = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %q
  %y = mul i64 %x, 3
  store i64 %y, ptr %q
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, %n
  br i1 %last, label %latch, label %inner
latch:
  %t.next = add nuw nsw i32 %t, 1
  %done = icmp eq i32 %t.next, 9
  br i1 %done, label %end, label %outer
end:
  ret void
}

; The number of a step is stored as it is.
; CHECK-LABEL: define void @stored(
; CHECK-COUNT-1: store i64 %wide
; CHECK-NOT: store i64
; CHECK: ret void
define void @stored(ptr %p, i64 %n) {
entry:
  br label %outer
outer:
  %t = phi i32 [ 0, %entry ], [ %t.next, %latch ]
  %wide = zext i32 %t to i64
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %wide, ptr %q
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, %n
  br i1 %last, label %latch, label %inner
latch:
  %t.next = add nuw nsw i32 %t, 1
  %done = icmp eq i32 %t.next, 8
  br i1 %done, label %end, label %outer
end:
  ret void
}

; Something is computed of it: a number in each copy.
; CHECK-LABEL: define void @used(
; CHECK-COUNT-8: store
; CHECK: ret void
define void @used(ptr %p, i64 %n) {
entry:
  br label %outer
outer:
  %t = phi i64 [ 0, %entry ], [ %t.next, %latch ]
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %q = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %q
  %y = lshr i64 %x, %t
  store i64 %y, ptr %q
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, %n
  br i1 %last, label %latch, label %inner
latch:
  %t.next = add nuw nsw i64 %t, 1
  %done = icmp eq i64 %t.next, 8
  br i1 %done, label %end, label %outer
end:
  ret void
}

; So is something else that changes from step to step.
; CHECK-LABEL: define i64 @other(
; CHECK-COUNT-8: mul
; CHECK: ret i64
define i64 @other(i64 %n) {
entry:
  br label %outer
outer:
  %t = phi i64 [ 0, %entry ], [ %t.next, %latch ]
  %s = phi i64 [ 1, %entry ], [ %y, %latch ]
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %x = phi i64 [ %s, %outer ], [ %y, %inner ]
  %y = mul i64 %x, %x
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, %n
  br i1 %last, label %latch, label %inner
latch:
  %t.next = add nuw nsw i64 %t, 1
  %done = icmp eq i64 %t.next, 8
  br i1 %done, label %end, label %outer
end:
  ret i64 %y
}

; The inner loop has a known number of iterations.
; CHECK-LABEL: define void @counted(
; CHECK-COUNT-4: store
; CHECK: ret void
define void @counted(ptr %p) {
entry:
  br label %outer
outer:
  %t = phi i64 [ 1, %entry ], [ %t.next, %latch ]
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %q = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %q
  %y = mul i64 %x, 3
  store i64 %y, ptr %q
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, 9
  br i1 %last, label %latch, label %inner
latch:
  %t.next = add nuw nsw i64 %t, 1
  %done = icmp eq i64 %t.next, 5
  br i1 %done, label %end, label %outer
end:
  ret void
}

; Smoke: what the other iterations have is a constant, whose users need not be
; instructions.
@g = global [4 x i64] zeroinitializer
@h = global ptr getelementptr (i8, ptr @g, i64 8)
; CHECK-LABEL: define void @first(
; CHECK: ret void
define void @first(ptr %p, i64 %n) {
entry:
  br label %outer
outer:
  %q = phi ptr [ %p, %entry ], [ getelementptr (i8, ptr @g, i64 8), %latch ]
  br label %inner
inner:
  %i = phi i64 [ 0, %outer ], [ %i.next, %inner ]
  %x = load volatile i64, ptr %p
  %i.next = add nuw i64 %i, 1
  %last = icmp eq i64 %i.next, %n
  br i1 %last, label %latch, label %inner
latch:
  %done = icmp eq ptr %q, %p
  br i1 %done, label %outer, label %end
end:
  ret void
}
