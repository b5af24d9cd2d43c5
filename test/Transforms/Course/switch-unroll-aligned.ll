; RUN: opt -mtriple=course -passes='course-switch-unroll,function(instcombine<no-verify-fixpoint>)' -verify-each -S %s \
; RUN:   | FileCheck %s

; Loops along rows of narrow elements that begin anywhere in a word: where more than 16
; iterations follow, those before the next word come first. The loads of the new loop
; and of what is left of it know how they are aligned.

target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n8:16:32:64"
target triple = "course"

@bytes = internal global [4096 x i8] zeroinitializer, align 1

; The first switch asks for the trip count; what has few iterations is not aligned.
; CHECK-LABEL: define i64 @forward(
; CHECK: switch i64 %n, label %unaligned [
; CHECK: unaligned:
; CHECK-NEXT: %[[ADDRESS:.*]] = ptrtoint ptr %a to i64
; CHECK-NEXT: %[[PLACE:.*]] = and i64 %[[ADDRESS]], 7
; CHECK-NEXT: switch i64 %[[PLACE]], label %iterations [
; CHECK-NEXT: i64 4, label %[[BEFORE:.*]]
; CHECK-NEXT: ]
; CHECK: [[BEFORE]]:
; CHECK: loop.copy:
; CHECK-COUNT-8: load i32, ptr %{{.*}}, align {{8|4}}
; CHECK: switch i64 %remaining{{[0-9]*}}, label %iterations [
; CHECK: load i32, ptr %a, align 4
; CHECK: add nsw i64 %n, -1
; CHECK: switch i64 %n, label %iterations [
; CHECK-NEXT: i64 2, label
define i64 @forward(ptr noundef %a, i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p, align 4
  %w = zext i32 %v to i64
  %s1 = add i64 %s, %w
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; Backward, a word begins with its last element, here of the address 2 * n + a - 2.
; CHECK-LABEL: define i64 @back(
; CHECK: unaligned:
; CHECK: switch i64 %{{.*}}, label %iterations [
; CHECK-NEXT: i64 2, label
; CHECK-NEXT: i64 4, label
; CHECK-NEXT: i64 6, label
; CHECK-NEXT: ]
; CHECK: load i16, ptr %{{.*}}, align 2
; CHECK: load i16, ptr %{{.*}}, align 4
; CHECK: load i16, ptr %{{.*}}, align 2
; CHECK: load i16, ptr %{{.*}}, align 8
; CHECK: load i16, ptr %{{.*}}, align 2
define i64 @back(ptr noundef %a, i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ %n, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %i1 = add nsw i64 %i, -1
  %p = getelementptr i16, ptr %a, i64 %i1
  %v = load i16, ptr %p, align 2
  %w = zext i16 %v to i64
  %s1 = add i64 %s, %w
  %more = icmp ne i64 %i1, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; What is stored behind what is loaded does not disturb.
; CHECK-LABEL: define void @behind(
; CHECK: unaligned:
define void @behind(ptr noundef %a, i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %i
  %q = getelementptr i32, ptr %a, i64 %i1
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; But what later iterations load.
; CHECK-LABEL: define void @blocked_by_a_store(
; CHECK-NOT: unaligned
define void @blocked_by_a_store(ptr noundef %a, i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %i
  %q = getelementptr i32, ptr %a, i64 %i1
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Nor anything that may be the same memory.
; CHECK-LABEL: define void @blocked_by_another_store(
; CHECK-NOT: unaligned
define void @blocked_by_another_store(ptr noundef %a, ptr noundef %b,
                                      i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add nuw nsw i64 %i, 1
  %p = getelementptr i32, ptr %a, i64 %i
  %q = getelementptr i32, ptr %b, i64 %i
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The first iteration may end before the load: the address may be poison.
; CHECK-LABEL: define i64 @blocked_by_an_exit(
; CHECK-NOT: unaligned
define i64 @blocked_by_an_exit(ptr %a, i64 noundef range(i64 1, 1000) %n, i64 noundef %end) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s1, %latch ]
  %ends = icmp eq i64 %s, %end
  br i1 %ends, label %exit, label %latch

latch:
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p, align 4
  %w = zext i32 %v to i64
  %s1 = add i64 %s, %w
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = phi i64 [ %s, %loop ], [ %s1, %latch ]
  ret i64 %r
}

; Not all iterations load.
; CHECK-LABEL: define i64 @blocked_by_a_condition(
; CHECK-NOT: unaligned
define i64 @blocked_by_a_condition(ptr noundef %a, i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s1, %latch ]
  %bit = and i64 %s, 1
  %odd = icmp eq i64 %bit, 0
  br i1 %odd, label %then, label %latch

then:
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p, align 4
  %w = zext i32 %v to i64
  br label %latch

latch:
  %x = phi i64 [ %w, %then ], [ 1, %loop ]
  %s1 = add i64 %s, %x
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; As many loads of known addresses would not be aligned any more.
; CHECK-LABEL: define i64 @blocked_by_others(
; CHECK-NOT: unaligned
define i64 @blocked_by_others(ptr noundef %a, ptr noundef align 8 %b,
                              i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p, align 4
  %q = getelementptr i32, ptr %b, i64 %i
  %u = load i32, ptr %q, align 4
  %product = mul i32 %u, %v
  %w = zext i32 %product to i64
  %s1 = add i64 %s, %w
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; An element itself may lie across words.
; CHECK-LABEL: define i64 @blocked_by_alignment(
; CHECK-NOT: unaligned
define i64 @blocked_by_alignment(ptr noundef %a, i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p, align 2
  %w = zext i32 %v to i64
  %s1 = add i64 %s, %w
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}

; The words are known: those of a variable, which gets the alignment.
; CHECK-LABEL: define i64 @blocked_by_knowledge(
; CHECK-NOT: unaligned
define i64 @blocked_by_knowledge(i64 noundef range(i64 1, 1000) %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 3, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %p = getelementptr i8, ptr @bytes, i64 %i
  %v = load i8, ptr %p, align 1
  %w = zext i8 %v to i64
  %s1 = add i64 %s, %w
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s1
}
