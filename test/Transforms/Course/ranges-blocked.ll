; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='print<course-ranges>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRINT

; What is not known of values and memory.

declare i64 @read()
declare i64 @write(i64)
declare ptr @malloc(i64) allockind("alloc,zeroed")
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

@widths = internal global [16 x i32] zeroinitializer
@overlap = internal global [16 x i32] zeroinitializer
@volatile = internal global [16 x i32] zeroinitializer
@set = internal global [16 x i32] zeroinitializer
@filled = internal global [16 x i32] zeroinitializer
@from = internal constant [16 x i32] [i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2,
                                      i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2]
@partly = internal global [16 x i32] zeroinitializer
@wholly = internal global [16 x i32] zeroinitializer

define i64 @main() {
  %n = call i64 @read()
  %i = urem i64 %n, 15
  call void @blocked_by_widths(i64 %i)
  call void @blocked_by_overlap(i64 %i)
  call void @blocked_by_volatile(i64 %i)
  call void @blocked_by_set(i64 %i, i8 3)
  call void @sets(i64 %i)
  call void @blocked_by_part(i64 %i)
  call void @copies(i64 %i)
  %a = call i64 @blocked_by_undef(i64 %i)
  call void @undefined_if_undef(i64 %i)
  %b = call i64 @blocked_by_sign(i64 %n)
  %c = call i32 @blocked_by_poison(i64 %n)
  %d = call i64 @compared_with_undef(i1 true, i64 %n)
  %f = call i64 @indirect(ptr @taken, i64 1)
  ret i64 %i
}

define internal void @blocked_by_widths(i64 %i) {
; CHECK-LABEL: define {{.*}} @blocked_by_widths(
; CHECK: load i32, ptr %p, align 4{{$}}
  %p = getelementptr inbounds i32, ptr @widths, i64 %i
  store i32 1, ptr %p
  store i16 300, ptr %p
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  call i64 @write(i64 %w)
  ret void
}

define internal void @blocked_by_overlap(i64 %i) {
; CHECK-LABEL: define {{.*}} @blocked_by_overlap(
; CHECK: load i32, ptr %p, align 4{{$}}
  %p = getelementptr inbounds i32, ptr @overlap, i64 %i
  %q = getelementptr inbounds i8, ptr %p, i64 2
  store i32 1, ptr %p
  store i32 1, ptr %q, align 2
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  call i64 @write(i64 %w)
  ret void
}

define internal void @blocked_by_volatile(i64 %i) {
; CHECK-LABEL: define {{.*}} @blocked_by_volatile(
; CHECK: load i32, ptr %p, align 4{{$}}
  %p = getelementptr inbounds i32, ptr @volatile, i64 %i
  store volatile i32 1, ptr %p
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  call i64 @write(i64 %w)
  ret void
}

define internal void @blocked_by_set(i64 %i, i8 %byte) {
; CHECK-LABEL: define {{.*}} @blocked_by_set(
; CHECK: load i32, ptr %p, align 4{{$}}
  %b = call i64 @read()
  %byte.any = trunc i64 %b to i8
  call void @llvm.memset.p0.i64(ptr @set, i8 %byte.any, i64 64, i1 false)
  %p = getelementptr inbounds i32, ptr @set, i64 %i
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  call i64 @write(i64 %w)
  ret void
}

; -1 in each element.
define internal void @sets(i64 %i) {
; CHECK-LABEL: define {{.*}} @sets(
; CHECK: load i32, ptr %p, align 4, !range [[SET:![0-9]+]]
  call void @llvm.memset.p0.i64(ptr @filled, i8 -1, i64 64, i1 false)
  %p = getelementptr inbounds i32, ptr @filled, i64 %i
  store i32 20, ptr %p
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  call i64 @write(i64 %w)
  ret void
}

; A part of an element is copied.
define internal void @blocked_by_part(i64 %i) {
; CHECK-LABEL: define {{.*}} @blocked_by_part(
; CHECK: load i32, ptr %p, align 4{{$}}
  %p = getelementptr inbounds i32, ptr @partly, i64 %i
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 2, i1 false)
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  call i64 @write(i64 %w)
  ret void
}

; What is copied has the ranges of both.
define internal void @copies(i64 %i) {
; CHECK-LABEL: define {{.*}} @copies(
; CHECK: load i32, ptr %p, align 4, !range [[COPIED:![0-9]+]]
  call void @llvm.memcpy.p0.p0.i64(ptr @wholly, ptr @from, i64 64, i1 false)
  %p = getelementptr inbounds i32, ptr @wholly, i64 %i
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  call i64 @write(i64 %w)
  ret void
}

; An object of the frame is undef at first, and each use of undef may be
; another number.
define internal i64 @blocked_by_undef(i64 %i) {
; CHECK-LABEL: define {{.*}} @blocked_by_undef(
; CHECK: load i32, ptr %p, align 4{{$}}
; CHECK: sext i32 %x to i64
; PRINT-LABEL: ranges of @blocked_by_undef:
; PRINT: %x: [7, 7] or undef from cell
  %a = alloca [16 x i32]
  %q = getelementptr inbounds i32, ptr %a, i64 3
  store i32 7, ptr %q
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  %m = mul i64 %w, 3
  ret i64 %m
}

; But the program is undefined if it is undef here.
define internal void @undefined_if_undef(i64 %i) {
; CHECK-LABEL: define {{.*}} @undefined_if_undef(
; CHECK: load i32, ptr %p, align 4, !range [[INDEX:![0-9]+]]
; CHECK: zext nneg i32 %x to i64
  %a = alloca [16 x i32]
  %q = getelementptr inbounds i32, ptr %a, i64 3
  store i32 7, ptr %q
  store i32 3, ptr %a
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %w = sext i32 %x to i64
  %r = getelementptr inbounds i32, ptr @filled, i64 %w
  store i32 1, ptr %r
  ret void
}

; It may be negative.
define internal i64 @blocked_by_sign(i64 %x) {
; CHECK-LABEL: define {{.*}} @blocked_by_sign(
; CHECK: sext i32 %t to i64
; CHECK: sdiv i64 %w, 3
; CHECK: ashr i64 %q, 2
; CHECK: icmp slt i64 %h, 2
; CHECK: add i32 %t, 1
  %t = trunc i64 %x to i32
  %w = sext i32 %t to i64
  %q = sdiv i64 %w, 3
  %h = ashr i64 %q, 2
  %c = icmp slt i64 %h, 2
  %i = add i32 %t, 1
  %s = select i1 %c, i32 %t, i32 %i
  %z = zext i32 %s to i64
  ret i64 %z
}

; What is frozen may be any number if it was poison.
define internal i32 @blocked_by_poison(i64 %x) {
; CHECK-LABEL: define {{.*}} @blocked_by_poison(
; CHECK: %f = freeze i32 %y
; CHECK: srem i32 %f, 200
  %t = trunc i64 %x to i32
  %y = lshr exact i32 %t, 25
  %f = freeze i32 %y
  %r = srem i32 %f, 200
  ret i32 %r
}

; The comparison may be true for every number that undef stands for.
define internal i64 @compared_with_undef(i1 %c, i64 %n) {
; CHECK-LABEL: define {{.*}} @compared_with_undef(
; CHECK: sdiv i64 %x, 3
entry:
  %u = icmp ult i64 %n, 1000
  br i1 %u, label %some, label %join
some:
  br label %join
join:
  %x = phi i64 [ 5, %some ], [ undef, %entry ]
  %less = icmp sle i64 %x, %n
  br i1 %less, label %yes, label %no
yes:
  %q = sdiv i64 %x, 3
  ret i64 %q
no:
  ret i64 0
}

; Not all calls are known.
define internal i64 @taken(i64 %x) {
; CHECK-LABEL: define internal i64 @taken(i64 %x)
  ret i64 %x
}
define internal i64 @indirect(ptr %f, i64 %x) {
  %y = call i64 %f(i64 %x)
  %z = call i64 @taken(i64 5)
  %s = add i64 %y, %z
  ret i64 %s
}

; CHECK: [[SET]] = !{i32 -1, i32 21}
; CHECK: [[COPIED]] = !{i32 0, i32 10}
; CHECK: [[INDEX]] = !{i32 3, i32 8}
