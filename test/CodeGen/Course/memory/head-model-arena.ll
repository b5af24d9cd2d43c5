; RUN: llc -mtriple=course -course-passes= -course-enable-elide-copies=0 -verify-machineinstrs -debug-only=course-head-model %s -o /dev/null 2>&1 | FileCheck %s

; The arena, from which malloc is served first, holds many blocks, so two places in
; it may be far apart.

@course.arena = internal global [3000 x i8] zeroinitializer, align 8 "course-arena"="0" "course-in-stack-area"

define i64 @main(i64 %i, i64 %j) {
  call void @blocks(i64 %i, i64 %j)
  call void @one_block(i64 %i, i64 %j)
  ret i64 0
}

; CHECK-LABEL: head travel in blocks
; CHECK-NEXT: .bb0: 2 accesses, 1000.0 bytes
define void @blocks(i64 %i, i64 %j) noinline {
  %p = getelementptr i8, ptr @course.arena, i64 %i
  %q = getelementptr i8, ptr @course.arena, i64 %j
  store volatile i64 1, ptr %p
  store volatile i64 2, ptr %q
  ret void
}

; course-points-to says that these are places in one block.
; CHECK-LABEL: head travel in one_block
; CHECK-NEXT: .bb0: 2 accesses, 64.0 bytes
define void @one_block(i64 %i, i64 %j) noinline {
  %p = getelementptr i8, ptr @course.arena, i64 %i
  %q = getelementptr i8, ptr @course.arena, i64 %j
  store volatile i64 1, ptr %p, !alias.scope !0
  store volatile i64 2, ptr %q, !alias.scope !0
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
