; RUN: opt -mtriple=course -passes=course-narrow-elements -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-narrow-elements -pass-remarks=course-narrow-elements -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=REMARK

; Objects that keep their elements, each for one reason, and one that does not.

; REMARK-COUNT-1: elements of 8 bytes
; REMARK-NOT: elements of 8 bytes

declare i64 @read()
declare ptr @malloc(i64) allockind("alloc,zeroed")
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.assume(i1)

; CHECK: @good = internal global [4 x i16]
@good = internal global [4 x i64] zeroinitializer
; CHECK: @volatile = internal global [4 x i64]
@volatile = internal global [4 x i64] zeroinitializer
; CHECK: @mixed = internal global [4 x i64]
@mixed = internal global [4 x i64] zeroinitializer
; CHECK: @signed = internal global [4 x i64]
@signed = internal global [4 x i64] zeroinitializer
; CHECK: @unaligned = internal global [4 x i64]
@unaligned = internal global [4 x i64] zeroinitializer
; CHECK: @between = internal global [4 x i64]
@between = internal global [4 x i64] zeroinitializer
; CHECK: @number = internal global [4 x i64]
@number = internal global [4 x i64] zeroinitializer
; CHECK: @listed = internal global [4 x i64]
@listed = internal global [4 x i64] zeroinitializer
@list = internal global [1 x ptr] [ptr getelementptr (i8, ptr @listed, i64 8)]
; CHECK: @odd_size = internal global [33 x i8]
@odd_size = internal global [33 x i8] zeroinitializer, align 8
; CHECK: @part_set = internal global [4 x i64]
@part_set = internal global [4 x i64] zeroinitializer
; CHECK: @assumed = internal global [4 x i64]
@assumed = internal global [4 x i64] zeroinitializer
; CHECK: @only_stored = internal global [4 x i64]
@only_stored = internal global [4 x i64] zeroinitializer
; CHECK: @addresses = internal global [2 x i64]
@addresses = internal global [2 x i64] [i64 1, i64 ptrtoint (ptr @list to i64)]
; CHECK: @words = internal global [4 x i32]
@words = internal global [4 x i32] zeroinitializer
; CHECK: @packed = internal global [4 x i64]
@packed = internal global [4 x i64] zeroinitializer
; CHECK: @source = internal global [4 x i64]
@source = internal global [4 x i64] zeroinitializer
; CHECK: @bytes = internal global [32 x i8]
@bytes = internal global [32 x i8] zeroinitializer, align 8
; CHECK: @compared = internal global [4 x i64]
@compared = internal global [4 x i64] zeroinitializer

; CHECK-LABEL: define i32 @main(
define i32 @main() {
  %i = call i64 @read()
  %b = trunc i64 %i to i1
  call void @accesses(i64 %i)
  call void @objects(i64 %i, i1 %b)
  ret i32 0
}

define internal void @accesses(i64 %i) {
  %p1 = getelementptr i64, ptr @good, i64 %i
  %x1 = load i64, ptr %p1, align 8, !range !0
  store i64 %x1, ptr @only_stored, align 8
  %p3 = getelementptr i64, ptr @volatile, i64 %i
  %x3 = load volatile i64, ptr %p3, align 8, !range !0
  %p4 = getelementptr i64, ptr @mixed, i64 %i
  %x4 = load i64, ptr %p4, align 8, !range !0
  store i32 1, ptr @mixed, align 8
  %p5 = getelementptr i64, ptr @signed, i64 %i
  %x5 = load i64, ptr %p5, align 8, !range !1
  %p6 = getelementptr i64, ptr @unaligned, i64 %i
  %x6 = load i64, ptr %p6, align 4, !range !0
  %p7 = getelementptr i32, ptr @between, i64 %i
  %x7 = load i64, ptr %p7, align 8, !range !0
  %p8 = getelementptr i64, ptr @number, i64 %i
  %x8 = load i64, ptr %p8, align 8, !range !0
  %a8 = ptrtoint ptr %p8 to i64
  store i64 %a8, ptr @only_stored, align 8
  %p9 = getelementptr i64, ptr @listed, i64 %i
  %x9 = load i64, ptr %p9, align 8, !range !0
  %p10 = load ptr, ptr @list
  store i64 1, ptr %p10
  %p11 = getelementptr i64, ptr @odd_size, i64 %i
  %x11 = load i64, ptr %p11, align 8, !range !0
  %p12 = getelementptr i64, ptr @addresses, i64 %i
  %x12 = load i64, ptr %p12, align 8, !range !0
  %p13 = getelementptr i32, ptr @words, i64 %i
  %x13 = load i32, ptr %p13, align 4, !range !2
  %p14 = getelementptr i64, ptr @packed, i64 %i
  %x14 = load i64, ptr %p14, align 8, !range !0
  %v14 = load <2 x i64>, ptr @packed, align 8
  ret void
}

; CHECK-LABEL: define internal void @objects(
; CHECK: call ptr @malloc(i64 %size)
; CHECK: call ptr @malloc(i64 %words)
; CHECK: alloca i64, i64 %i
define internal void @objects(i64 %i, i1 %b) {
  call void @llvm.memset.p0.i64(ptr @part_set, i8 0, i64 %i, i1 false)
  %p1 = getelementptr i64, ptr @part_set, i64 %i
  %x1 = load i64, ptr %p1, align 8, !range !0
  call void @llvm.assume(i1 true) ["align"(ptr @assumed, i64 16)]
  %p2 = getelementptr i64, ptr @assumed, i64 %i
  %x2 = load i64, ptr %p2, align 8, !range !0
  ; Sizes that the machine refuses stop the program.
  %size = shl i64 %i, 2
  %m = call ptr @malloc(i64 %size)
  %x3 = load i64, ptr %m, align 8, !range !0
  ; One of two objects cannot change.
  %words = shl i64 %i, 3
  %w = call ptr @malloc(i64 %words)
  %c = select i1 %b, ptr %w, ptr @bytes
  %x4 = load i64, ptr %c, align 8, !range !0
  store i8 1, ptr @bytes, align 8
  %variable = alloca i64, i64 %i, align 8
  %x5 = load i64, ptr %variable, align 8, !range !0
  ; Both would have to change.
  %p6 = getelementptr i64, ptr @source, i64 %i
  %x6 = load i64, ptr %p6, align 8, !range !0
  call void @llvm.memcpy.p0.p0.i64(ptr @source, ptr @bytes, i64 32, i1 false)
  ; An address that is not known.
  %a7 = inttoptr i64 %i to ptr
  %p7 = getelementptr i64, ptr @compared, i64 %i
  %e7 = icmp eq ptr %p7, %a7
  %x7 = load i64, ptr %p7, align 8, !range !0
  ret void
}

!0 = !{i64 0, i64 50000}
!1 = !{i64 -5, i64 50000}
!2 = !{i32 0, i32 50000}
