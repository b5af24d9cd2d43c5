; RUN: llc -mtriple=course -course-daplr=off < %s | FileCheck --implicit-check-not=reset %s

; A pointer into the stack area is known elsewhere, so an argument may be one.

; CHECK-LABEL: start argument 1:
define internal void @argument(ptr %p) noinline {
  %o = alloca i64
  store volatile i64 1, ptr %o
  store volatile i64 2, ptr %p
  ret void
}

; CHECK-LABEL: start main 0:
define i64 @main() {
  %o = alloca i64
  call void @argument(ptr %o)
  ret i64 0
}
