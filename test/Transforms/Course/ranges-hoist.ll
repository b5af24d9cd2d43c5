; A load that ranges prove to be inside of its object leaves a loop that may not
; execute it.

; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-ranges -course-ranges-hoist=false -S %s | FileCheck %s --check-prefix=OFF

@v = internal global [100 x i32] zeroinitializer
@w = internal global [100 x i32] zeroinitializer
@short = internal global [50 x i32] zeroinitializer
@other = internal global [100 x i32] zeroinitializer

declare i64 @read() memory(inaccessiblemem: readwrite)
declare void @write(i64) memory(inaccessiblemem: readwrite)

; The access to w says what the index is, and that it is no poison.
; CHECK-LABEL: define internal void @accessed(
; CHECK: load i32, ptr %w.at
; CHECK: [[INDEX:%.*]] = zext i32 %i to i64
; CHECK: [[AT:%.*]] = getelementptr i32, ptr @v, i64 [[INDEX]]
; CHECK: %x = load i32, ptr [[AT]]
; CHECK: br label %loop
; OFF-LABEL: define internal void @accessed(
; OFF: better:
; OFF: %x = load i32, ptr %v.at
define internal void @accessed(i32 %i, i64 %n) {
entry:
  %i.long = sext i32 %i to i64
  %w.at = getelementptr inbounds i32, ptr @w, i64 %i.long
  %least = load i32, ptr %w.at, align 4
  br label %loop
loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %k = call i64 @read()
  %k.short = trunc i64 %k to i32
  %is.better = icmp ult i32 %least, %k.short
  br i1 %is.better, label %better, label %latch
better:
  %v.index = sext i32 %i to i64
  %v.at = getelementptr inbounds i32, ptr @v, i64 %v.index
  %x = load i32, ptr %v.at, align 4
  %x.long = zext i32 %x to i64
  call void @write(i64 %x.long)
  br label %latch
latch:
  %j.next = add i64 %j, 1
  %goes.on = icmp ult i64 %j.next, %n
  br i1 %goes.on, label %loop, label %exit
exit:
  ret void
}

; A smaller object, a condition that comes later, another element in each
; iteration, a store in the loop, an index that may be poison, a condition that is
; rare.
; CHECK-LABEL: define internal void @blocked(
; CHECK: loop:
; CHECK: better:
; CHECK: load i32, ptr %short.at
; CHECK: load i32, ptr %j.at
; CHECK: load i32, ptr %other.at
; CHECK: load i32, ptr %masked.at
; CHECK: bounded:
; CHECK: load i32, ptr %v.at
; CHECK: rare:
; CHECK: load i32, ptr %w.last
define internal void @blocked(i64 %i, i64 %k, i64 %n) {
entry:
  %w.at = getelementptr inbounds i32, ptr @w, i64 %i
  store i32 1, ptr %w.at, align 4
  %masked = and i64 %k, 31
  br label %loop
loop:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %r = call i64 @read()
  %is.better = icmp ult i64 %r, 10
  br i1 %is.better, label %better, label %unlikely
better:
  %short.at = getelementptr inbounds i32, ptr @short, i64 %i
  %a = load i32, ptr %short.at, align 4
  %j.at = getelementptr inbounds i32, ptr @v, i64 %j
  %b = load i32, ptr %j.at, align 4
  %other.at = getelementptr inbounds i32, ptr @other, i64 %i
  %c = load i32, ptr %other.at, align 4
  %r.at = getelementptr inbounds i32, ptr @other, i64 %r
  store i32 %a, ptr %r.at, align 4
  %masked.at = getelementptr inbounds i32, ptr @short, i64 %masked
  %m = load i32, ptr %masked.at, align 4
  %m.long = zext i32 %m to i64
  call void @write(i64 %m.long)
  %d = add i32 %b, %c
  %d.long = zext i32 %d to i64
  call void @write(i64 %d.long)
  %is.bounded = icmp ult i64 %k, 100
  br i1 %is.bounded, label %bounded, label %latch
bounded:
  %v.at = getelementptr inbounds i32, ptr @v, i64 %k
  %e = load i32, ptr %v.at, align 4
  %e.long = zext i32 %e to i64
  call void @write(i64 %e.long)
  br label %latch
unlikely:
  %is.rare = icmp eq i64 %r, 1000
  br i1 %is.rare, label %rare, label %latch, !prof !0
rare:
  %w.last = getelementptr inbounds i32, ptr @w, i64 %i
  %f = load i32, ptr %w.last, align 4
  %f.long = zext i32 %f to i64
  call void @write(i64 %f.long)
  br label %latch
latch:
  %j.next = add i64 %j, 1
  %goes.on = icmp ult i64 %j.next, %n
  br i1 %goes.on, label %loop, label %exit
exit:
  ret void
}

define i32 @main() {
  %i = call i64 @read()
  %k = call i64 @read()
  %n = call i64 @read()
  %i.short = trunc i64 %i to i32
  %number = trunc i64 %n to i32
  store i32 %number, ptr @v, align 4
  store i32 %number, ptr @w, align 4
  store i32 %number, ptr @short, align 4
  store i32 %number, ptr @other, align 4
  call void @accessed(i32 %i.short, i64 %n)
  call void @blocked(i64 %i, i64 %k, i64 %n)
  ret i32 0
}

!0 = !{!"branch_weights", i32 1, i32 100000}
