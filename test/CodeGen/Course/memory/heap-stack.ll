; RUN: llc -mtriple=course -o %t.s %s
; RUN: FileCheck %s < %t.s
; RUN: course-run %t.s 2>&1 | FileCheck %s --check-prefix=RESULT
; RUN: llc -mtriple=course -course-heap-stack=20000 < %s | FileCheck %s --check-prefix=SMALL

; Where the stack is in the heap, data follow it there: travel between them and
; the stack area would cost thousands for each access.

; CHECK-LABEL: start main 0:
; CHECK:       store 8 5 16797696 0
; RESULT: 12
; RESULT: stack-lowest: 10240
; SMALL:       store 8 5 40480 0

@counter = internal global i64 5

declare void @write(i64)

define internal void @add(ptr %block, i64 %n) noinline {
  %place = getelementptr i64, ptr %block, i64 %n
  store volatile i64 %n, ptr %place
  %more = load volatile i64, ptr %place
  %old = load volatile i64, ptr @counter
  %new = add i64 %old, %more
  store volatile i64 %new, ptr @counter
  ret void
}

define void @main() {
  %block = alloca [2000 x i64]
  call void @add(ptr %block, i64 3)
  call void @add(ptr %block, i64 4)
  %n = load volatile i64, ptr @counter
  call void @write(i64 %n)
  ret void
}
