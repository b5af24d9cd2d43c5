; RUN: opt -mtriple=course -passes=course-ranges -S %s | FileCheck %s

; Others may call, and store to what they know of.

@shared = global [16 x i32] zeroinitializer

define void @blocked_by_linkage(i64 %i, i32 %x) {
; CHECK-LABEL: define void @blocked_by_linkage(i64 %i, i32 %x)
; CHECK: load i32, ptr %p, align 4{{$}}
  %p = getelementptr inbounds i32, ptr @shared, i64 %i
  store i32 1, ptr %p
  %v = load i32, ptr %p
  %w = sext i32 %v to i64
  call void @sink(i64 %w)
  ret void
}

define void @calls(i64 %i) {
  call void @blocked_by_linkage(i64 %i, i32 4)
  ret void
}

declare void @sink(i64)
