; RUN: opt -mtriple=course -passes=course-chosen-loads -verify-each -S %s | FileCheck %s

target triple = "course"

; One path has loaded both elements, the other none.
; CHECK-LABEL: define i32 @larger_child(
; CHECK: entry.join_crit_edge:
; CHECK: %[[LOADED:.*]] = load i32, ptr
; CHECK: both:
; CHECK: %chosen = select i1 %c, i32 %y, i32 %x
; CHECK: join:
; CHECK-NEXT: %loaded = phi i32 [ %[[LOADED]], %entry.join_crit_edge ], [ %chosen, %both ]
; CHECK-NOT: load
; CHECK: ret i32 %loaded
define i32 @larger_child(ptr %a, i64 %child, i64 %n) {
entry:
  %next = add i64 %child, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %both, label %join

both:
  %p = getelementptr i32, ptr %a, i64 %child
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %a, i64 %next
  %y = load i32, ptr %q
  %c = icmp ugt i32 %y, %x
  %k = select i1 %c, i64 %next, i64 %child
  br label %join

join:
  %index = phi i64 [ %child, %entry ], [ %k, %both ]
  %r = getelementptr i32, ptr %a, i64 %index
  %v = load i32, ptr %r
  ret i32 %v
}

; The loop has ended since two characters are the same, or since there are no more.
; CHECK-LABEL: define i64 @border(
; CHECK: loop:
; CHECK: %same = icmp eq i8 %w, %v
; CHECK: latch.exit_crit_edge:
; CHECK: %[[FIRST:.*]] = load i8, ptr
; CHECK: %[[EQUAL:.*]] = icmp eq i8 %w, %[[FIRST]]
; CHECK: exit:
; CHECK-NEXT: %compared = phi i1 [ true, %loop ], [ %[[EQUAL]], %latch.exit_crit_edge ]
; CHECK-NOT: icmp
define i64 @border(ptr %a, ptr %next, i64 %start, i8 %w) {
entry:
  br label %loop

loop:
  %k = phi i64 [ %start, %entry ], [ %k1, %latch ]
  %p = getelementptr i8, ptr %a, i64 %k
  %v = load i8, ptr %p
  %same = icmp eq i8 %w, %v
  br i1 %same, label %exit, label %latch

latch:
  %q = getelementptr i64, ptr %next, i64 %k
  %k1 = load i64, ptr %q
  %none = icmp eq i64 %k1, 0
  br i1 %none, label %exit, label %loop

exit:
  %end = phi i64 [ %k, %loop ], [ 0, %latch ]
  %r = getelementptr i8, ptr %a, i64 %end
  %u = load i8, ptr %r
  %equal = icmp eq i8 %w, %u
  %one = zext i1 %equal to i64
  %sum = add i64 %end, %one
  ret i64 %sum
}

; What was loaded has changed since.
; CHECK-LABEL: define i32 @blocked_by_a_store(
; CHECK: join:
; CHECK: load
define i32 @blocked_by_a_store(ptr %a, i64 %i, i64 %j, i1 %c) {
entry:
  br i1 %c, label %then, label %join

then:
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %x1 = add i32 %x, 1
  store i32 %x1, ptr %p
  br label %join

join:
  %index = phi i64 [ %j, %entry ], [ %i, %then ]
  %r = getelementptr i32, ptr %a, i64 %index
  %v = load i32, ptr %r
  ret i32 %v
}

; The two pointers never are the same, but one becomes the other.
; CHECK-LABEL: define i32 @blocked_by_names(
; CHECK: loop:
; CHECK: load
; CHECK: latch:
define i32 @blocked_by_names(i64 %n) {
entry:
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  br label %loop

loop:
  %p = phi ptr [ %a, %entry ], [ %r, %latch ]
  %r = phi ptr [ %b, %entry ], [ %p, %latch ]
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %p1 = getelementptr i32, ptr %p, i64 1
  %v = load i32, ptr %p1
  br label %latch

latch:
  %r1 = getelementptr i32, ptr %r, i64 1
  %x = load i32, ptr %r1
  %y = add i32 %x, 1
  store i32 %y, ptr %r1
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 %v
}

; The load may not be executed: before it the program may end.
; CHECK-LABEL: define i32 @blocked_by_a_call(
; CHECK: join:
; CHECK: call
; CHECK: load
define i32 @blocked_by_a_call(ptr %a, i64 %i, i64 %j, i1 %c) {
entry:
  br i1 %c, label %then, label %join

then:
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  call void @write(i32 %x) memory(none)
  br label %join

join:
  %index = phi i64 [ %j, %entry ], [ %i, %then ]
  call void @stop() memory(none)
  %r = getelementptr i32, ptr %a, i64 %index
  %v = load i32, ptr %r
  ret i32 %v
}

; Another type, and another array.
; CHECK-LABEL: define i32 @blocked_by_others(
; CHECK: join:
; CHECK: load
define i32 @blocked_by_others(ptr %a, ptr %b, i64 %i, i64 %j, i1 %c) {
entry:
  br i1 %c, label %then, label %join

then:
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load float, ptr %p
  call void @use(float %x) memory(none)
  %q = getelementptr i32, ptr %b, i64 %i
  %y = load i32, ptr %q
  call void @write(i32 %y) memory(none)
  br label %join

join:
  %index = phi i64 [ %j, %entry ], [ %i, %then ]
  %r = getelementptr i32, ptr %a, i64 %index
  %v = load i32, ptr %r
  ret i32 %v
}

; Two numbers depend on the path.
; CHECK-LABEL: define i32 @blocked_by_two_phis(
; CHECK: join:
; CHECK: load
define i32 @blocked_by_two_phis(ptr %a, i64 %i, i64 %j, i1 %c) {
entry:
  br i1 %c, label %then, label %join

then:
  %i2 = add i64 %i, 2
  %p = getelementptr i32, ptr %a, i64 %i2
  %x = load i32, ptr %p
  call void @write(i32 %x) memory(none)
  br label %join

join:
  %index = phi i64 [ %j, %entry ], [ %i, %then ]
  %step = phi i64 [ 1, %entry ], [ 2, %then ]
  %sum = add i64 %index, %step
  %r = getelementptr i32, ptr %a, i64 %sum
  %v = load i32, ptr %r
  ret i32 %v
}

; Of the iteration before, the same address is another one.
; CHECK-LABEL: define i32 @blocked_by_time(
; CHECK: loop:
; CHECK: load
; CHECK: latch:
define i32 @blocked_by_time(ptr %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s1, %latch ]
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p
  br label %latch

latch:
  %u = load i32, ptr %p
  %t = add i32 %u, %v
  %s1 = xor i32 %s, %t
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 %s1
}

; Three paths would get a load.
; CHECK-LABEL: define i32 @blocked_by_paths(
; CHECK: join:
; CHECK: load
define i32 @blocked_by_paths(ptr %a, i64 %i, i64 %k) {
entry:
  switch i64 %k, label %one [
    i64 2, label %two
    i64 3, label %three
    i64 4, label %four
  ]

one:
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  call void @write(i32 %x) memory(none)
  br label %join

two:
  br label %join

three:
  br label %join

four:
  br label %join

join:
  %index = phi i64 [ %i, %one ], [ 2, %two ], [ 3, %three ], [ 4, %four ]
  %r = getelementptr i32, ptr %a, i64 %index
  %v = load i32, ptr %r
  ret i32 %v
}

declare void @write(i32)
declare void @use(float)
declare void @stop()
