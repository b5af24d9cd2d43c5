; RUN: llc -mtriple=course -course-passes= -stop-after=course-lower-intrinsics < %s | FileCheck %s

; A masked load is a branch, a load and a PHI for each element: none of the PHIs is
; of a vector.

; CHECK-LABEL: define <2 x i32> @load(
; CHECK-NOT: phi <
; CHECK: %[[MASK:.*]] = freeze <2 x i1> %mask
; CHECK: %[[ON:.*]] = extractelement <2 x i1> %[[MASK]], i64 0
; CHECK: %[[REST:.*]] = extractelement <2 x i32> %rest, i64 0
; CHECK: br i1 %[[ON]], label %[[THEN:.*]], label %[[END:.*]]
; CHECK: [[THEN]]:
; CHECK: %[[X:.*]] = load i32, ptr %{{.*}}, align 8
; CHECK: [[END]]:
; CHECK-NEXT: phi i32 [ %[[REST]], %{{.*}} ], [ %[[X]], %[[THEN]] ]
; CHECK: getelementptr inbounds i8, ptr %p, i64 4
; CHECK-NEXT: load i32, ptr %{{.*}}, align 4
; CHECK-NOT: phi <
; CHECK: ret <2 x i32>
define <2 x i32> @load(ptr %p, <2 x i1> %mask, <2 x i32> %rest) {
  %v = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 8 %p, <2 x i1> %mask, <2 x i32> %rest)
  ret <2 x i32> %v
}

; The elements of a vector follow each other bit by bit.
; CHECK-LABEL: define <2 x i24> @packed(
; CHECK: getelementptr inbounds i8, ptr %p, i64 3
; CHECK-NEXT: load i24, ptr %{{.*}}, align 1
define <2 x i24> @packed(ptr %p, <2 x i1> %mask) {
  %v = call <2 x i24> @llvm.masked.load.v2i24.p0(ptr align 4 %p, <2 x i1> %mask, <2 x i24> poison)
  ret <2 x i24> %v
}

; CHECK-LABEL: define <2 x i64> @gather(
; CHECK-NOT: phi <
; CHECK: extractelement <2 x ptr> %p, i64 1
; CHECK: load i64, ptr %{{.*}}, align 2
; CHECK: load i64, ptr %{{.*}}, align 2
; CHECK-NOT: phi <
; CHECK: ret <2 x i64>
define <2 x i64> @gather(<2 x ptr> %p, <2 x i1> %mask) {
  %v = call <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr> align 2 %p, <2 x i1> %mask, <2 x i64> zeroinitializer)
  ret <2 x i64> %v
}

; What is on and off is known: LLVM needs no branch.
; CHECK-LABEL: define <2 x i32> @blocked_by_constant_mask(
; CHECK: call <2 x i32> @llvm.masked.load
define <2 x i32> @blocked_by_constant_mask(ptr %p) {
  %v = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 4 %p, <2 x i1> <i1 true, i1 false>, <2 x i32> zeroinitializer)
  ret <2 x i32> %v
}

; Elements of parts of bytes have no address.
; CHECK-LABEL: define <2 x i1> @blocked_by_bits(
; CHECK: call <2 x i1> @llvm.masked.load
define <2 x i1> @blocked_by_bits(ptr %p, <2 x i1> %mask) {
  %v = call <2 x i1> @llvm.masked.load.v2i1.p0(ptr align 1 %p, <2 x i1> %mask, <2 x i1> zeroinitializer)
  ret <2 x i1> %v
}
