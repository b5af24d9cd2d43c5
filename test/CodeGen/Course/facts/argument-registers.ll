; RUN: llc -mtriple=course -O2 -regalloc=chordal %s -o %t.s && FileCheck %s < %t.s
; RUN: course-run %t.s < %S/Inputs/numbers.in | FileCheck %s --check-prefix=OUTPUT --match-full-lines
; RUN: llc -mtriple=course -O0 %s -o %t.s && FileCheck %s < %t.s
; RUN: course-run %t.s < %S/Inputs/numbers.in | FileCheck %s --check-prefix=OUTPUT --match-full-lines
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=5 %s -o %t.s
; RUN: course-run %t.s < %S/Inputs/numbers.in | FileCheck %s --check-prefix=OUTPUT --match-full-lines

; A function with dynamic or over-aligned objects needs registers for its frame,
; so what it calls cannot have 16 arguments in registers, and whoever else calls
; that knows. `main` does not need any, as its frame has a fixed place.

; OUTPUT: 32285032
; OUTPUT-NEXT: 32285032
; OUTPUT-NEXT: 32285032
; OUTPUT-NEXT: 32285032
; OUTPUT-NOT: {{.}}

declare i64 @read()
declare void @write(i64)

; CHECK-LABEL: start plain 16:
define i64 @plain(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15) noinline {
  %m1 = mul i64 %a0, 3
  %s1 = add i64 %m1, %a1
  %m2 = mul i64 %s1, 3
  %s2 = add i64 %m2, %a2
  %m3 = mul i64 %s2, 3
  %s3 = add i64 %m3, %a3
  %m4 = mul i64 %s3, 3
  %s4 = add i64 %m4, %a4
  %m5 = mul i64 %s4, 3
  %s5 = add i64 %m5, %a5
  %m6 = mul i64 %s5, 3
  %s6 = add i64 %m6, %a6
  %m7 = mul i64 %s6, 3
  %s7 = add i64 %m7, %a7
  %m8 = mul i64 %s7, 3
  %s8 = add i64 %m8, %a8
  %m9 = mul i64 %s8, 3
  %s9 = add i64 %m9, %a9
  %m10 = mul i64 %s9, 3
  %s10 = add i64 %m10, %a10
  %m11 = mul i64 %s10, 3
  %s11 = add i64 %m11, %a11
  %m12 = mul i64 %s11, 3
  %s12 = add i64 %m12, %a12
  %m13 = mul i64 %s12, 3
  %s13 = add i64 %m13, %a13
  %m14 = mul i64 %s13, 3
  %s14 = add i64 %m14, %a14
  %m15 = mul i64 %s14, 3
  %s15 = add i64 %m15, %a15
  ret i64 %s15
}

; CHECK-LABEL: start from_dynamic 14:
define i64 @from_dynamic(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15) noinline {
  %m1 = mul i64 %a0, 3
  %s1 = add i64 %m1, %a1
  %m2 = mul i64 %s1, 3
  %s2 = add i64 %m2, %a2
  %m3 = mul i64 %s2, 3
  %s3 = add i64 %m3, %a3
  %m4 = mul i64 %s3, 3
  %s4 = add i64 %m4, %a4
  %m5 = mul i64 %s4, 3
  %s5 = add i64 %m5, %a5
  %m6 = mul i64 %s5, 3
  %s6 = add i64 %m6, %a6
  %m7 = mul i64 %s6, 3
  %s7 = add i64 %m7, %a7
  %m8 = mul i64 %s7, 3
  %s8 = add i64 %m8, %a8
  %m9 = mul i64 %s8, 3
  %s9 = add i64 %m9, %a9
  %m10 = mul i64 %s9, 3
  %s10 = add i64 %m10, %a10
  %m11 = mul i64 %s10, 3
  %s11 = add i64 %m11, %a11
  %m12 = mul i64 %s11, 3
  %s12 = add i64 %m12, %a12
  %m13 = mul i64 %s12, 3
  %s13 = add i64 %m13, %a13
  %m14 = mul i64 %s13, 3
  %s14 = add i64 %m14, %a14
  %m15 = mul i64 %s14, 3
  %s15 = add i64 %m15, %a15
  ret i64 %s15
}

; CHECK-LABEL: start from_aligned 14:
define i64 @from_aligned(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15) noinline {
  %m1 = mul i64 %a0, 3
  %s1 = add i64 %m1, %a1
  %m2 = mul i64 %s1, 3
  %s2 = add i64 %m2, %a2
  %m3 = mul i64 %s2, 3
  %s3 = add i64 %m3, %a3
  %m4 = mul i64 %s3, 3
  %s4 = add i64 %m4, %a4
  %m5 = mul i64 %s4, 3
  %s5 = add i64 %m5, %a5
  %m6 = mul i64 %s5, 3
  %s6 = add i64 %m6, %a6
  %m7 = mul i64 %s6, 3
  %s7 = add i64 %m7, %a7
  %m8 = mul i64 %s7, 3
  %s8 = add i64 %m8, %a8
  %m9 = mul i64 %s8, 3
  %s9 = add i64 %m9, %a9
  %m10 = mul i64 %s9, 3
  %s10 = add i64 %m10, %a10
  %m11 = mul i64 %s10, 3
  %s11 = add i64 %m11, %a11
  %m12 = mul i64 %s11, 3
  %s12 = add i64 %m12, %a12
  %m13 = mul i64 %s12, 3
  %s13 = add i64 %m13, %a13
  %m14 = mul i64 %s13, 3
  %s14 = add i64 %m14, %a14
  %m15 = mul i64 %s14, 3
  %s15 = add i64 %m15, %a15
  ret i64 %s15
}

@alias_of_aligned = alias i64 (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64), ptr @from_aligned

; Few arguments are in registers whoever calls.
; CHECK-LABEL: start few 2:
define i64 @few(ptr %p, i64 %x) noinline {
  store volatile i64 %x, ptr %p
  ret i64 %x
}

; CHECK-LABEL: start dynamic 1:
define i64 @dynamic(i64 %n) noinline {
  %p = alloca i64, i64 %n
  %x = call i64 @few(ptr %p, i64 1)
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
  %r = call i64 @from_dynamic(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15)
  ret i64 %r
}

; CHECK-LABEL: start aligned 1:
define i64 @aligned(i64 %n) noinline {
  %p = alloca i64, i64 %n
  %q = alloca i64, align 64
  %x = call i64 @few(ptr %p, i64 1)
  %y = call i64 @few(ptr %q, i64 1)
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
  %r = call i64 @alias_of_aligned(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15)
  ret i64 %r
}

; CHECK-LABEL: start main 0:
define i32 @main() {
  %n = call i64 @read()
  %p = alloca i64, i64 %n
  %q = alloca i64, align 64
  %x = call i64 @few(ptr %p, i64 1)
  %y = call i64 @few(ptr %q, i64 1)
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
  %r1 = call i64 @plain(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, i64 %a9, i64 %a10, i64 %a11, i64 %a12, i64 %a13, i64 %a14, i64 %a15)
  call void @write(i64 %r1)
  %r2 = call i64 @dynamic(i64 %n)
  call void @write(i64 %r2)
  %r3 = call i64 @aligned(i64 %n)
  call void @write(i64 %r3)
  %r4 = call i64 @from_dynamic(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16)
  call void @write(i64 %r4)
  ret i32 0
}
