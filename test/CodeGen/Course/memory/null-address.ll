; RUN: llc -mtriple=course -course-stack-reserve=0 -verify-machineinstrs < %s | FileCheck %s

; Data that would fill the stack area to the last word leave address 0 free: a
; pointer there would be null. What does not fit for that is in the heap.

@first = internal global i64 5
@most = internal global [1279 x i64] zeroinitializer, align 8

declare void @write(i64)

; CHECK-LABEL: start main 0:
; CHECK: malloc
; CHECK: store 8 5 10232 0
; CHECK: call write 10232
; CHECK: call write 20480
define void @main() {
  %first = load volatile i64, ptr @first
  call void @write(i64 ptrtoint (ptr @first to i64))
  call void @write(i64 ptrtoint (ptr @most to i64))
  ret void
}
