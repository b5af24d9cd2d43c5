; RUN: opt -mtriple=course -passes=course-memory-loops -S %s | FileCheck %s

; A loop for memory intrinsics, with stores as wide as alignment and size allow.

@words = internal global [400 x i64] zeroinitializer
@numbers = internal global [900 x i32] zeroinitializer, align 4
@text = internal global [100 x i8] zeroinitializer, align 1

; The alignment of variables is raised.
; CHECK: @numbers = internal global [900 x i32] zeroinitializer, align 8
; CHECK: @text = internal global [100 x i8] zeroinitializer, align 1

; Words, whatever the elements are.
; CHECK-LABEL: define void @elements(
; CHECK-NOT: call void @llvm.memset
; CHECK: br label %{{.*}}
; CHECK: br label %[[LOOP:.*]]
; CHECK: [[LOOP]]:
; CHECK: [[I:%.*]] = phi i64 [ 0, %{{.*}} ], [ [[NEXT:%.*]], %[[LOOP]] ]
; CHECK: [[AT:%.*]] = getelementptr inbounds i64, ptr @numbers, i64 [[I]]
; CHECK: store i64 -1, ptr [[AT]], align 8
; CHECK: [[NEXT]] = add nuw i64 [[I]], 1
; CHECK: icmp ult i64 [[NEXT]], 450
define void @elements() {
  call void @llvm.memset.p0.i64(ptr align 4 @numbers, i8 -1, i64 3600, i1 false)
  ret void
}

; A size that is not known: a multiple of 8 by its computation, perhaps 0.
; CHECK-LABEL: define void @unknown(
; CHECK: [[COUNT:%.*]] = udiv exact i64 %size, 8
; CHECK: [[SOME:%.*]] = icmp ne i64 [[COUNT]], 0
; CHECK: br i1 [[SOME]]
; CHECK: store i64 0, ptr
; CHECK: icmp ult i64 %{{.*}}, [[COUNT]]
define void @unknown(i64 %n) {
  %size = shl i64 %n, 3
  call void @llvm.memset.p0.i64(ptr align 16 @words, i8 0, i64 %size, i1 false)
  ret void
}

; Any size, any alignment: bytes.
; CHECK-LABEL: define void @bytes(
; CHECK: [[SIZE:%.*]] = zext i32 %n to i64
; CHECK: store i8 %c, ptr
define void @bytes(ptr %p, i8 %c, i32 %n) {
  call void @llvm.memset.p0.i32(ptr %p, i8 %c, i32 %n, i1 false)
  ret void
}

; The call says how the address is aligned.
; CHECK-LABEL: define void @said(
; CHECK: store i32 0, ptr {{.*}}, align 4
define void @said(ptr %p, i64 %n) {
  %size = shl i64 %n, 2
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 %size, i1 false)
  ret void
}

; CHECK-LABEL: define void @said_of_copy(
; CHECK: load i32, ptr {{.*}}, align 4
; CHECK: store i32 {{.*}}, align 4
define void @said_of_copy(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %q, i64 %n, i1 false)
  ret void
}

; A byte that is not known, words of a pointer that is aligned, and a rest.
; CHECK-LABEL: define void @rest(
; CHECK: [[WIDE:%.*]] = zext i8 %c to i64
; CHECK: [[WORD:%.*]] = mul i64 [[WIDE]], 72340172838076673
; CHECK: store i64 [[WORD]], ptr
; CHECK: icmp ult i64 %{{.*}}, 9
; CHECK: [[PAIR:%.*]] = mul i16 %{{.*}}, 257
; CHECK: [[AT_PAIR:%.*]] = getelementptr inbounds i16, ptr %p, i64 36
; CHECK: store i16 [[PAIR]], ptr [[AT_PAIR]], align 2
; CHECK-NOT: store
; CHECK: [[LAST:%.*]] = getelementptr inbounds i8, ptr %p, i64 74
; CHECK: store i8 %c, ptr [[LAST]], align 1
; CHECK-NOT: store
; CHECK: ret void
define void @rest(ptr align 8 %p, i8 %c) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 %c, i64 75, i1 false)
  ret void
}

; Words of any number of integers, and one integer more if it is odd.
; CHECK-LABEL: define void @some_integers(
; CHECK: %size = shl i64 %n, 2
; CHECK: [[COUNT:%.*]] = udiv i64 %size, 8
; CHECK: store i64 -1, ptr {{.*}}, align 8
; CHECK: icmp ult i64 %{{.*}}, [[COUNT]]
; CHECK: [[ODD:%.*]] = and i64 %size, 4
; CHECK: [[IS_ODD:%.*]] = icmp ne i64 [[ODD]], 0
; CHECK: br i1 [[IS_ODD]]
; CHECK: [[PAIRS:%.*]] = udiv i64 %size, 8
; CHECK: [[INDEX:%.*]] = shl nuw i64 [[PAIRS]], 1
; CHECK: [[AT:%.*]] = getelementptr inbounds i32, ptr @numbers, i64 [[INDEX]]
; CHECK: store i32 -1, ptr [[AT]], align 4
; CHECK-NOT: store
; CHECK: ret void
define void @some_integers(i64 %n) {
  %size = shl i64 %n, 2
  call void @llvm.memset.p0.i64(ptr @numbers, i8 -1, i64 %size, i1 false)
  ret void
}

; Selection knows how small ones are aligned.
; CHECK-LABEL: define void @small(
; CHECK: call void @llvm.memset.p0.i64(ptr align 16 @words, i8 0, i64 24, i1 false)
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 16 @words, ptr align 4 %q, i64 24, i1 false)
define void @small(i64 %n) {
  call void @llvm.memset.p0.i64(ptr @words, i8 0, i64 24, i1 false)
  %q = getelementptr i32, ptr @numbers, i64 %n
  call void @llvm.memcpy.p0.p0.i64(ptr @words, ptr %q, i64 24, i1 false)
  ret void
}

; Copies are LLVM's loops.
; CHECK-LABEL: define void @copy(
; CHECK-NOT: call void @llvm.memcpy
; CHECK: load i64
; CHECK: store i64
define void @copy() {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 @numbers, ptr @words, i64 3000, i1 false)
  ret void
}

; CHECK-LABEL: define void @move(
; CHECK-NOT: call void @llvm.memmove
; CHECK: load i8
define void @move(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}

; What is known of aliases stays known.
; CHECK-LABEL: define void @facts(
; CHECK: store i64 {{.*}}, !alias.scope [[SCOPES:![0-9]+]], !noalias [[OTHERS:![0-9]+]]
define void @facts(ptr align 8 %p, i64 %n) {
  %size = shl i64 %n, 3
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 %size, i1 false),
    !alias.scope !2, !noalias !3
  ret void
}

; Selection takes what is small; volatile accesses are as they are; nothing
; remains nothing.
; CHECK-LABEL: define void @blocked(
; CHECK-COUNT-5: call void @llvm.mem
; CHECK-NEXT: ret void
define void @blocked(ptr align 8 %p, i64 %n) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 1, i64 64, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 1, i64 0, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @words, ptr %p, i64 64, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 1, i64 %n, i1 true)
  call void @llvm.memmove.p0.p0.i64(ptr @text, ptr %p, i64 3000, i1 true)
  ret void
}

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
!4 = distinct !{!4, !0}
!3 = !{!4}
