; RUN: opt -mtriple=course -passes=course-split-copies -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes='course-split-copies,early-cse<memssa>' -S < %s | FileCheck --check-prefix=CSE %s

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; What was loaded before is not loaded again.
; CHECK-LABEL: define i64 @known(
; CHECK:         [[K:%.*]] = load i64, ptr %from, align 8
; CHECK-NEXT:    [[X:%.*]] = load i64, ptr %from, align 8
; CHECK-NEXT:    store i64 [[X]], ptr %to, align 8
; CHECK-NEXT:    [[F8:%.*]] = getelementptr inbounds i8, ptr %from, i64 8
; CHECK-NEXT:    [[Y:%.*]] = load i64, ptr [[F8]], align 8
; CHECK-NEXT:    [[T8:%.*]] = getelementptr inbounds i8, ptr %to, i64 8
; CHECK-NEXT:    store i64 [[Y]], ptr [[T8]], align 8
; CHECK-NEXT:    ret i64 [[K]]
; CSE-LABEL: define i64 @known(
; CSE-COUNT-2: load
; CSE-NOT:     load
; CSE:         ret
define i64 @known(ptr align 8 %from, ptr align 8 %to) {
  %key = load i64, ptr %from, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 16, i1 false)
  ret i64 %key
}

; Parts are as wide as the alignment of both allows, and the last ones narrower.
; CHECK-LABEL: define void @narrow(
; CHECK:         load i32, ptr %from, align 8
; CHECK:         store i32 {{.*}}, align 4
; CHECK:         load i32, ptr {{.*}}, align 4
; CHECK:         store i32 {{.*}}, align 4
; CHECK:         load i16, ptr {{.*}}, align 8
; CHECK:         store i16 {{.*}}, align 4
; CHECK:         load i8, ptr {{.*}}, align 2
; CHECK:         store i8 {{.*}}, align 2
; CHECK-NEXT:    ret
define void @narrow(ptr %from, ptr %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr align 8 %from, i64 11, i1 false)
  ret void
}

; What may overlap is loaded before anything is stored.
; CHECK-LABEL: define void @overlapping(
; CHECK:         load i64
; CHECK-NOT:     store
; CHECK:         load i64
; CHECK-NOT:     load
; CHECK:         store i64
; CHECK:         store i64
; CHECK-NEXT:    ret
define void @overlapping(ptr %p) {
  %next = getelementptr inbounds i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %next, ptr align 8 %p, i64 16, i1 false)
  ret void
}

; The alignment of an object is known though the copy does not tell.
; CHECK-LABEL: define void @object(
; CHECK:         load i64, ptr {{.*}}, align 8
; CHECK:         load i64, ptr {{.*}}, align 8
; CHECK:         ret
define void @object(ptr align 8 %to) {
  %object = alloca [16 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %object, i64 16, i1 false)
  ret void
}

; Fields keep their types and scopes; what is in two fields has no type.
; CHECK-LABEL: define void @types(
; CHECK:         load i64, ptr {{.*}}, !tbaa [[LONG:![0-9]+]], !noalias [[SCOPES:![0-9]+]]
; CHECK:         store i64 {{.*}}, !tbaa [[LONG]], !noalias [[SCOPES]]
; CHECK:         load i64, ptr {{.*}}, align 8, !noalias [[SCOPES]]
; CHECK:         store i64 {{.*}}, align 8, !noalias [[SCOPES]]
define void @types(ptr %from, ptr %to) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 16, i1 false), !tbaa.struct !4, !noalias !6
  ret void
}

; More than eight words stay one copy, and so do what is volatile and what has an
; unknown length.
; CHECK-LABEL: define void @left_alone(
; CHECK-COUNT-4: call void @llvm.mem
; CHECK-NEXT:    ret
define void @left_alone(ptr %from, ptr %to, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 9, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 16, i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr align 8 %from, i64 %n, i1 false)
  ret void
}

!0 = !{!"root"}
!1 = !{!"long", !0, i64 0}
!2 = !{!"int", !0, i64 0}
!3 = !{!2, !2, i64 0}
!4 = !{i64 0, i64 8, !5, i64 8, i64 4, !3, i64 12, i64 4, !3}
!5 = !{!1, !1, i64 0}
!6 = !{!7}
!7 = distinct !{!7, !8}
!8 = distinct !{!8}
