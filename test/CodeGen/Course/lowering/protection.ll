; The machine protects no stack, and no program can tell.
; RUN: llc -mtriple=course -O0 %s -o - | FileCheck %s
; RUN: llc -mtriple=course -O2 %s -o - | FileCheck %s

; CHECK-LABEL: start safe 0:
; CHECK-NOT: __safestack
define i32 @safe() safestack sspreq {
  %a = alloca [10 x i32]
  %r = call i32 @last(ptr %a)
  ret i32 %r
}

define i32 @last(ptr %p) noinline {
  %q = getelementptr i32, ptr %p, i64 9
  store volatile i32 7, ptr %q
  %r = load volatile i32, ptr %q
  ret i32 %r
}
