; RUN: opt -mtriple=course -passes=course-heap-to-stack -S %s | FileCheck %s

; A block of the heap is filled with zeros, an object of the frame is undefined:
; it is filled where the block was allocated, each time.

; CHECK-LABEL: define i64 @filled(
; CHECK: [[P:%.*]] = alloca [16 x i8], align 8
; CHECK: call void @llvm.memset.p0.i64(ptr align 8 [[P]], i8 0, i64 16, i1 false)
; CHECK-NEXT: %r = load i64, ptr [[P]]
define i64 @filled() norecurse {
  %p = call ptr @malloc(i64 16)
  %r = load i64, ptr %p
  call void @free(ptr %p)
  ret i64 %r
}

; A size that nobody knows is no size.
; CHECK-LABEL: define i64 @blocked_by_undef_size(
; CHECK: call ptr @malloc(i64 undef)
define i64 @blocked_by_undef_size() norecurse {
  %p = call ptr @malloc(i64 undef)
  %r = load i64, ptr %p
  call void @free(ptr %p)
  ret i64 %r
}

; What is freed in one of two cases is not this block only.
; CHECK-LABEL: define void @blocked_by_undef_phi(
; CHECK: call ptr @malloc(i64 16)
define void @blocked_by_undef_phi(i1 %c) norecurse {
entry:
  br i1 %c, label %new, label %done

new:
  %p = call ptr @malloc(i64 16)
  br label %done

done:
  %q = phi ptr [ undef, %entry ], [ %p, %new ]
  call void @free(ptr %q)
  ret void
}

declare ptr @malloc(i64)
declare void @free(ptr)
