; RUN: opt -mtriple=course -passes=course-heap-to-stack -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes='function(course-heap-to-stack,sroa,instcombine)' -S < %s | FileCheck %s --check-prefix=SROA

; A block of which SROA leaves nothing may be larger than one that takes room in
; the frame.

declare ptr @malloc(i64)
declare void @free(ptr)

; CHECK-LABEL: define i64 @promotable(
; CHECK: %p = alloca [4096 x i8]
; SROA-LABEL: define i64 @promotable(
; SROA-NEXT: ret i64 %x
define i64 @promotable(i64 %x) norecurse {
  %p = call ptr @malloc(i64 4096)
  %q = getelementptr i64, ptr %p, i64 500
  store i64 %x, ptr %q
  %y = load i64, ptr %q
  call void @free(ptr %p)
  ret i64 %y
}

; CHECK-LABEL: define i64 @variable_index(
; CHECK: call ptr @malloc(i64 4096)
define i64 @variable_index(i64 %x) norecurse {
  %p = call ptr @malloc(i64 4096)
  %i = and i64 %x, 511
  %q = getelementptr i64, ptr %p, i64 %i
  %y = load i64, ptr %q
  call void @free(ptr %p)
  ret i64 %y
}

; CHECK-LABEL: define i64 @variable_fill(
; CHECK: call ptr @malloc(i64 4096)
define i64 @variable_fill(i64 %x) norecurse {
  %p = call ptr @malloc(i64 4096)
  call void @llvm.memset(ptr %p, i8 1, i64 %x, i1 false)
  %y = load i64, ptr %p
  call void @free(ptr %p)
  ret i64 %y
}

; A copy of a copy may stay.
; CHECK-LABEL: define void @copied(
; CHECK: call ptr @malloc(i64 4096)
define void @copied(ptr %from, ptr %to) norecurse {
  %p = call ptr @malloc(i64 4096)
  call void @llvm.memcpy(ptr %p, ptr %from, i64 4096, i1 false)
  call void @llvm.memcpy(ptr %to, ptr %p, i64 4096, i1 false)
  call void @free(ptr %p)
  ret void
}
