; RUN: opt -mtriple=course -passes=course-load-store-pack -S < %s | FileCheck %s

; Loads that are executed whenever the first one is are packed with it, whatever
; branches lie between.

declare void @stop()
declare i32 @pure(i32) willreturn nounwind memory(none)

; CHECK-LABEL: define i32 @behind_triangle(
; CHECK: %packed = load i64, ptr %p, align 8
; CHECK-NEXT: %a = trunc i64 %packed to i32
; CHECK-NOT: load
; CHECK: join:
; CHECK-NEXT: lshr i64 %packed, 32
; CHECK-NEXT: %b = trunc
; CHECK-NOT: load
define i32 @behind_triangle(ptr align 8 %p, ptr noalias %count) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %c = icmp sgt i32 %a, 9
  br i1 %c, label %then, label %join

then:
  store i32 %a, ptr %count
  br label %join

join:
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; Two branches of which the second is decided inside the first, as && is, and a
; diamond.
; CHECK-LABEL: define i32 @behind_several(
; CHECK: load i64, ptr %p, align 8
; CHECK-NOT: load
; CHECK: ret i32
define i32 @behind_several(ptr align 8 %p, ptr noalias %count) {
  %p2 = getelementptr i8, ptr %p, i64 2
  %p4 = getelementptr i8, ptr %p, i64 4
  %p6 = getelementptr i8, ptr %p, i64 6
  %a = load i16, ptr %p
  %c = icmp ugt i16 %a, 9
  br i1 %c, label %second, label %join

second:
  %d = icmp ult i16 %a, 20
  br i1 %d, label %then, label %join

then:
  store i16 %a, ptr %count
  br label %join

join:
  %b = load i16, ptr %p2
  %e = load i16, ptr %p4
  %f = icmp ugt i16 %b, %e
  br i1 %f, label %left, label %right

left:
  %x = call i32 @pure(i32 1)
  br label %end

right:
  br label %end

end:
  %y = phi i32 [ %x, %left ], [ 0, %right ]
  %g = load i16, ptr %p6
  %h = zext i16 %g to i32
  %r = add i32 %y, %h
  ret i32 %r
}

; In a loop, of one iteration only.
; CHECK-LABEL: define i32 @in_loop(
; CHECK: loop:
; CHECK: load i64, ptr %at, align 8
; CHECK-NOT: load
; CHECK: ret i32
define i32 @in_loop(ptr align 8 %p, i64 %n, ptr noalias %count) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %at = getelementptr i64, ptr %p, i64 %i
  %at4 = getelementptr i8, ptr %at, i64 4
  %a = load i32, ptr %at
  %c = icmp sgt i32 %a, 9
  br i1 %c, label %then, label %join

then:
  store i32 %a, ptr %count
  br label %join

join:
  %b = load i32, ptr %at4
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end

end:
  %r = sub i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define i32 @blocked_by_store_between(
; CHECK-NOT: load i64
; CHECK: ret i32
define i32 @blocked_by_store_between(ptr align 8 %p, ptr %count) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %c = icmp sgt i32 %a, 9
  br i1 %c, label %then, label %join

then:
  store i32 %a, ptr %count
  br label %join

join:
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; It may not come back, and the second address may be no memory then.
; CHECK-LABEL: define i32 @blocked_by_call(
; CHECK-NOT: load i64
; CHECK: ret i32
define i32 @blocked_by_call(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %c = icmp sgt i32 %a, 9
  br i1 %c, label %then, label %join

then:
  call void @stop() memory(none)
  br label %join

join:
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define i32 @blocked_by_exit(
; CHECK-NOT: load i64
; CHECK: ret i32
define i32 @blocked_by_exit(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %c = icmp sgt i32 %a, 9
  br i1 %c, label %then, label %join

then:
  ret i32 %a

join:
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: define i32 @blocked_by_condition(
; CHECK-NOT: load i64
; CHECK: ret i32
define i32 @blocked_by_condition(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %c = icmp sgt i32 %a, 9
  br i1 %c, label %then, label %join

then:
  %b = load i32, ptr %p4
  br label %join

join:
  %r = phi i32 [ %b, %then ], [ %a, %0 ]
  ret i32 %r
}

; It may have no end.
; CHECK-LABEL: define i32 @blocked_by_loop_between(
; CHECK-NOT: load i64
; CHECK: ret i32
define i32 @blocked_by_loop_between(ptr align 8 %p, i32 %n) {
entry:
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  br label %loop

loop:
  %i = phi i32 [ %a, %entry ], [ %next, %loop ]
  %next = mul i32 %i, 3
  %c = icmp eq i32 %next, %n
  br i1 %c, label %join, label %loop

join:
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; A cycle without a header.
; CHECK-LABEL: define i32 @blocked_by_cycle_between(
; CHECK-NOT: load i64
; CHECK: ret i32
define i32 @blocked_by_cycle_between(ptr align 8 %p, i32 %n) {
entry:
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %c = icmp sgt i32 %a, 9
  br i1 %c, label %left, label %right

left:
  %i = phi i32 [ %a, %entry ], [ %k, %right ]
  %j = mul i32 %i, 3
  %d = icmp eq i32 %j, %n
  br i1 %d, label %join, label %right

right:
  %k = phi i32 [ 1, %entry ], [ %j, %left ]
  %e = icmp eq i32 %k, %n
  br i1 %e, label %join, label %left

join:
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; Stores stay in their blocks.
; CHECK-LABEL: define void @blocked_by_block(
; CHECK-COUNT-2: store i32
define void @blocked_by_block(ptr align 8 %p, i1 %c, i32 %x, i32 %y, ptr noalias %q) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %p
  br i1 %c, label %then, label %join

then:
  store i8 1, ptr %q
  br label %join

join:
  store i32 2, ptr %p4
  ret void
}
