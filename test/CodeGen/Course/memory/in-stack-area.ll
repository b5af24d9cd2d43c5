; RUN: llc -mtriple=course -course-stack-reserve=4096 -course-passes= < %s | FileCheck %s

; What must not be moved to the heap stays, and others make room for the stack.

@arena = internal global [8000 x i8] zeroinitializer, align 8 #0
@movable = internal global [2000 x i8] zeroinitializer, align 8

declare void @write(i64)

; CHECK-LABEL: start main 0:
; CHECK:         malloc 2000
; CHECK:         call write 2240
; CHECK-NEXT:    call write 20480
define i32 @main() {
  call void @write(i64 ptrtoint (ptr @arena to i64))
  call void @write(i64 ptrtoint (ptr @movable to i64))
  ret i32 0
}

attributes #0 = { "course-in-stack-area" }
