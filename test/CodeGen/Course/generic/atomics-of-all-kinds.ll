; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Atomic operations on 128 bits, floating point, pointers, vectors.

define i128 @a128(ptr %p, i128 %v) {
  %a = load atomic i128, ptr %p seq_cst, align 16
  store atomic i128 %v, ptr %p release, align 16
  %r = atomicrmw add ptr %p, i128 %a monotonic
  %c = cmpxchg ptr %p, i128 %a, i128 %v acq_rel monotonic, align 16
  %x = extractvalue {i128, i1} %c, 0
  %y = add i128 %r, %x
  ret i128 %y
}
define float @fadd(ptr %p, float %v) {
  %a = atomicrmw fadd ptr %p, float %v seq_cst
  %b = atomicrmw fmax ptr %p, float %a seq_cst
  %c = atomicrmw fminimum ptr %p, float %b seq_cst
  %d = atomicrmw xchg ptr %p, float %c seq_cst
  %e = load atomic float, ptr %p unordered, align 4
  store atomic float %d, ptr %p unordered, align 4
  ret float %e
}
define i32 @odd(ptr %p, i32 %v) {
  %a = atomicrmw uinc_wrap ptr %p, i32 %v seq_cst
  %b = atomicrmw udec_wrap ptr %p, i32 %a seq_cst
  %c = atomicrmw usub_cond ptr %p, i32 %b seq_cst
  %d = atomicrmw usub_sat ptr %p, i32 %c seq_cst
  %e = atomicrmw nand ptr %p, i32 %d seq_cst
  %f = atomicrmw umin ptr %p, i32 %e syncscope("singlethread") seq_cst
  ret i32 %f
}
define ptr @ptrs(ptr %p, ptr %v) {
  %a = atomicrmw xchg ptr %p, ptr %v acquire
  %c = cmpxchg weak volatile ptr %p, ptr %a, ptr %v seq_cst seq_cst
  %x = extractvalue {ptr, i1} %c, 0
  %b = load atomic volatile ptr, ptr %p seq_cst, align 8
  fence syncscope("x") acq_rel
  ret ptr %x
}
define i8 @small(ptr %p, i8 %v) {
  %a = atomicrmw sub ptr %p, i8 %v acquire
  %b = cmpxchg ptr %p, i8 %a, i8 3 acquire monotonic, align 1
  %c = extractvalue {i8, i1} %b, 1
  %d = zext i1 %c to i8
  ret i8 %d
}
define <2 x half> @vec(ptr %p, <2 x half> %v) {
  %a = atomicrmw fadd ptr %p, <2 x half> %v seq_cst
  ret <2 x half> %a
}
define i24 @i24(ptr %p, i32 %v) {
  %a = load atomic i32, ptr %p seq_cst, align 1
  %b = atomicrmw add ptr %p, i32 %v seq_cst, align 1
  %r = trunc i32 %a to i24
  ret i24 %r
}
define double @dbl(ptr %p, double %d) {
  %a = cmpxchg ptr %p, i64 1, i64 2 seq_cst seq_cst
  %b = atomicrmw fsub ptr %p, double %d seq_cst
  ret double %b
}
