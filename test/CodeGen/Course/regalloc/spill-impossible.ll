; RUN: not llc -mtriple=course -O2 -regalloc=chordal -o /dev/null %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:

; A function with dynamic objects keeps a register for its frame, and one with
; over-aligned objects besides a second one: too few are left for the arguments
; of a call that are all computed. Compilation goes on to the end, and fails.

; CHECK: error: <unknown>:0:0: a call needs 16 registers for its arguments, and there are 15 in function 'dynamic'
; CHECK: error: <unknown>:0:0: a call needs 16 registers for its arguments, and there are 14 in function 'aligned'

define i64 @g(i64 %0, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  ret i64 %0
}

declare i64 @read()

define i64 @static(i64 %n) {
  %p = alloca i64
  store i64 1, ptr %p
  %a0 = call i64 @read()
  %a1 = call i64 @read()
  %a2 = call i64 @read()
  %a3 = call i64 @read()
  %a4 = call i64 @read()
  %a5 = call i64 @read()
  %a6 = call i64 @read()
  %a7 = call i64 @read()
  %a8 = call i64 @read()
  %a9 = call i64 @read()
  %a10 = call i64 @read()
  %a11 = call i64 @read()
  %a12 = call i64 @read()
  %a13 = call i64 @read()
  %a14 = call i64 @read()
  %a15 = call i64 @read()
  %r = call i64 @g(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15)
  ret i64 %r
}

define i64 @dynamic(i64 %n) {
  %p = alloca i64, i64 %n
  store volatile i64 1, ptr %p
  %a0 = call i64 @read()
  %a1 = call i64 @read()
  %a2 = call i64 @read()
  %a3 = call i64 @read()
  %a4 = call i64 @read()
  %a5 = call i64 @read()
  %a6 = call i64 @read()
  %a7 = call i64 @read()
  %a8 = call i64 @read()
  %a9 = call i64 @read()
  %a10 = call i64 @read()
  %a11 = call i64 @read()
  %a12 = call i64 @read()
  %a13 = call i64 @read()
  %a14 = call i64 @read()
  %a15 = call i64 @read()
  %r = call i64 @g(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15)
  ret i64 %r
}

define i64 @aligned(i64 %n) {
  %p = alloca i64, i64 %n
  %q = alloca i64, align 64
  store volatile i64 1, ptr %p
  store volatile i64 1, ptr %q
  %a0 = call i64 @read()
  %a1 = call i64 @read()
  %a2 = call i64 @read()
  %a3 = call i64 @read()
  %a4 = call i64 @read()
  %a5 = call i64 @read()
  %a6 = call i64 @read()
  %a7 = call i64 @read()
  %a8 = call i64 @read()
  %a9 = call i64 @read()
  %a10 = call i64 @read()
  %a11 = call i64 @read()
  %a12 = call i64 @read()
  %a13 = call i64 @read()
  %a14 = call i64 @read()
  %a15 = call i64 @read()
  %r = call i64 @g(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15)
  ret i64 %r
}
