; RUN: opt -mtriple=course -passes=course-load-store-pack -S < %s | FileCheck %s

; Poison in one piece of a wide store must not become poison in the others.

; CHECK-LABEL: define void @poison(
; CHECK: [[X:%.*]] = freeze i32 %x
; CHECK: zext i32 [[X]] to i64
; CHECK: [[Y:%.*]] = freeze i32 %y
; CHECK: zext i32 [[Y]] to i64
; CHECK: store i64
define void @poison(ptr align 8 %p, i32 noundef %a, i32 %y) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %x = add nsw i32 %a, 1
  store i32 %x, ptr %p
  store i32 %y, ptr %p4
  ret void
}

; CHECK-LABEL: define void @defined(
; CHECK-NOT: freeze
; CHECK: store i64
; CHECK-NOT: freeze
; CHECK: ret void
define void @defined(ptr align 8 %p, i32 noundef %a, i32 noundef %b) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %x = add i32 %a, 1
  store i32 %x, ptr %p
  store i32 %b, ptr %p4
  ret void
}

; CHECK-LABEL: define void @literal(
; CHECK: freeze i32 poison
; CHECK: store i64
define void @literal(ptr align 8 %p, i32 noundef %a) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 poison, ptr %p
  store i32 %a, ptr %p4
  ret void
}

; Undef is undef for its own bits only, in one value as in two.
; CHECK-LABEL: define void @undef(
; CHECK-NOT: freeze
; CHECK: store i64
define void @undef(ptr align 8 %p, i32 noundef %a) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 undef, ptr %p
  store i32 %a, ptr %p4
  ret void
}

; A whole that was there before has no other poison than its parts.
; CHECK-LABEL: define void @whole(
; CHECK-NOT: freeze
; CHECK: store i64 %w, ptr
define void @whole(ptr align 8 %p, i64 %w) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %l = trunc i64 %w to i32
  %s = lshr i64 %w, 32
  %h = trunc i64 %s to i32
  store i32 %l, ptr %p
  store i32 %h, ptr %p4
  ret void
}
