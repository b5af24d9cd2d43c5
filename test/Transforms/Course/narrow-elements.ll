; RUN: opt -mtriple=course -passes=course-narrow-elements -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-narrow-elements -pass-remarks=course-narrow-elements -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=REMARK

; Objects get smaller elements where all that is loaded would fit.

declare i64 @read()
declare i64 @write(i64)
declare ptr @malloc(i64) allockind("alloc,zeroed")
declare void @free(ptr) allockind("free")
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK: @table = internal constant [4 x i8] c"\03\07\0C\05"
@table = internal constant [4 x i64] [i64 3, i64 7, i64 12, i64 5]
; CHECK: @words = internal global [6 x i32] zeroinitializer, align 16
@words = internal global [2 x [3 x i64]] zeroinitializer, align 16
; CHECK: @whole = internal global [3 x i64]
@whole = internal global [3 x i64] zeroinitializer

; REMARK: elements of 8 bytes got 2, as no value needs more
; REMARK: elements of 8 bytes got 1, as no value needs more

; CHECK-LABEL: define i32 @main(
define i32 @main() {
  %n = call i64 @read()
  call void @block(i64 %n)
  call void @rows(i64 %n, i64 %n)
  call void @end(i64 %n)
  call void @two_loads(i64 %n)
  %a = call i64 @constant(i64 %n)
  call void @frame(i64 %n)
  call void @copies(i64 %n)
  %b = call i64 @chosen(i1 true, i64 %n)
  ret i32 0
}

; CHECK-LABEL: define internal void @block(
; CHECK: [[BYTES:%.*]] = shl i64 %n, 3
; CHECK: [[QUARTER:%.*]] = lshr exact i64 [[BYTES]], 2
; CHECK: [[UP:%.*]] = add nuw i64 [[QUARTER]], 7
; CHECK: [[SIZE:%.*]] = and i64 [[UP]], -8
; CHECK: %a = call ptr @malloc(i64 [[SIZE]])
; CHECK: %p = getelementptr inbounds i16, ptr %a, i64 %n
; CHECK: [[CUT:%.*]] = trunc i64 %n to i16
; CHECK: store i16 [[CUT]], ptr %p, align 2
; CHECK: [[NARROW:%.*]] = load i16, ptr %p, align 2, !range [[TO50000:![0-9]+]]
; CHECK: %x = zext i16 [[NARROW]] to i64
; CHECK: call i64 @write(i64 %x)
; CHECK: call void @free(ptr %a)
define internal void @block(i64 %n) {
  %bytes = shl i64 %n, 3
  %a = call ptr @malloc(i64 %bytes)
  %p = getelementptr inbounds i64, ptr %a, i64 %n
  store i64 %n, ptr %p, align 8
  %x = load i64, ptr %p, align 8, !range !0
  call i64 @write(i64 %x)
  call void @free(ptr %a)
  ret void
}

; Elements of four bytes need no range any more.
; CHECK-LABEL: define internal void @rows(
; CHECK: [[ROW:%.*]] = mul nsw i64 %m, 3
; CHECK: [[P:%.*]] = getelementptr inbounds i32, ptr @words, i64 [[ROW]]
; CHECK: %p = getelementptr inbounds i32, ptr [[P]], i64 %n
; CHECK: [[NARROW:%.*]] = load i32, ptr %p, align 4{{$}}
; CHECK: %x = zext i32 [[NARROW]] to i64
; CHECK: %q = getelementptr inbounds i32, ptr %p, i64 1
; CHECK: store i32 {{.*}}, ptr %q, align 4
define internal void @rows(i64 %n, i64 %m) {
  %p = getelementptr inbounds [2 x [3 x i64]], ptr @words, i64 0, i64 %m, i64 %n
  %x = load i64, ptr %p, align 8, !range !1
  %q = getelementptr inbounds i8, ptr %p, i64 8
  store i64 %x, ptr %q, align 8
  call i64 @write(i64 %x)
  ret void
}

; One load may have all numbers.
; CHECK-LABEL: define internal void @two_loads(
; CHECK: load i64
; CHECK: load i64
define internal void @two_loads(i64 %n) {
  %p = getelementptr inbounds i64, ptr @whole, i64 %n
  %x = load i64, ptr %p, align 8, !range !0
  %y = load i64, ptr @whole, align 8
  %s = add i64 %x, %y
  store i64 %s, ptr %p, align 8
  ret void
}

; An offset in bytes is one of elements.
; CHECK-LABEL: define internal void @end(
; CHECK: [[END:%.*]] = ashr exact i64 %bytes, 3
; CHECK: %end = getelementptr inbounds i32, ptr @words, i64 [[END]]
; CHECK: icmp eq ptr @words, %end
define internal void @end(i64 %n) {
  %bytes = shl i64 %n, 3
  %end = getelementptr inbounds i8, ptr @words, i64 %bytes
  %is_end = icmp eq ptr @words, %end
  ret void
}

; Partial sums may be out of bounds in another order.
; CHECK-LABEL: define internal i64 @constant(
; CHECK: [[P:%.*]] = getelementptr i8, ptr @table, i64 %i
; CHECK: [[Q:%.*]] = getelementptr i8, ptr [[P]], i64 1
; CHECK: load i8, ptr [[Q]], align 1, !range
define internal i64 @constant(i64 %i) {
  %p = getelementptr inbounds [1 x i64], ptr @table, i64 1, i64 %i
  %x = load i64, ptr %p, align 8, !range !2
  ret i64 %x
}

; CHECK-LABEL: define internal void @frame(
; CHECK: %f = alloca [10 x i16], align 16
; CHECK: call void @llvm.memset.p0.i64(ptr align 4 %f, i8 0, i64 20, i1 false)
; CHECK: call void @step(ptr %f)
define internal void @frame(i64 %n) {
  %f = alloca [10 x i64], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %f, i8 0, i64 80, i1 false)
  call void @step(ptr align 16 dereferenceable(80) %f)
  call void @keep(ptr @whole)
  call void @keep(ptr %f)
  %p = getelementptr i64, ptr %f, i64 %n
  %x = load i64, ptr %p, align 8, !range !0
  call i64 @write(i64 %x)
  ret void
}

; CHECK-LABEL: define internal void @step(ptr nonnull %f)
; CHECK: getelementptr i16, ptr %f, i64 2
define internal void @step(ptr align 8 nonnull dereferenceable(80) %f) {
  %p = getelementptr i64, ptr %f, i64 2
  store i64 5, ptr %p, align 8
  ret void
}

; One of the objects that it may be is smaller.
; CHECK-LABEL: define internal void @keep(ptr %p)
define internal void @keep(ptr align 8 dereferenceable(24) %p) {
  ret void
}

; What is copied changes with its copy.
; CHECK-LABEL: define internal void @copies(
; CHECK: %from = call ptr @malloc(i64
; CHECK: %to = call ptr @malloc(i64
; CHECK: [[LENGTH:%.*]] = lshr exact i64 %bytes, 2
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 2 %to, ptr align 2 %from, i64 [[LENGTH]], i1 false)
; CHECK: load i16, ptr %to
define internal void @copies(i64 %n) {
  %bytes = mul i64 %n, 16
  %from = call ptr @malloc(i64 %bytes)
  %to = call ptr @malloc(i64 %bytes)
  store i64 %n, ptr %from, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 %bytes, i1 false)
  %x = load i64, ptr %to, align 8, !range !0
  call i64 @write(i64 %x)
  ret void
}

; So does what one pointer may point to.
; CHECK-LABEL: define internal i64 @chosen(
; CHECK: %a = alloca [2 x i16]
; CHECK: %b = alloca [4 x i16]
; CHECK: %c = select i1 %which, ptr %a, ptr %b
; CHECK: icmp eq ptr %c, %a
; CHECK: load i16
define internal i64 @chosen(i1 %which, i64 %n) {
  %a = alloca [2 x i64], align 8
  %b = alloca [4 x i64], align 8
  store i64 %n, ptr %a, align 8
  store i64 %n, ptr %b, align 8
  %c = select i1 %which, ptr %a, ptr %b
  %same = icmp eq ptr %c, %a
  %x = load i64, ptr %c, align 8, !range !0
  %r = select i1 %same, i64 %x, i64 0
  ret i64 %r
}

; CHECK: [[TO50000]] = !{i16 0, i16 -15536}
!0 = !{i64 0, i64 50000}
!1 = !{i64 0, i64 4294967296}
!2 = !{i64 3, i64 13}
