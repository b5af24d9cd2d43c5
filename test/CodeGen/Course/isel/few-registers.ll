; RUN: llc -mtriple=course -O2 -course-num-regs=2 %s -o - | FileCheck %s --check-prefix=TWO
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=2 %s -o - | FileCheck %s --check-prefix=TWO
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=3 %s -o - | FileCheck %s --check-prefix=THREE
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=2 %s -o %t.s
; RUN: course-run %t.s | FileCheck %s --check-prefix=OUTPUT

; With few registers a call can have few arguments in registers at once; the
; others are in memory. The parameters of `wide` take two each, and may be apart.

declare i64 @read()
declare void @write(i64)

; TWO-LABEL: start four 2:
; TWO: load 8 sp
; THREE-LABEL: start four 3:
define i64 @four(i64 %a, i64 %b, i64 %c, i64 %d) noinline {
  %e = mul i64 %a, 1000
  %f = mul i64 %b, 100
  %g = mul i64 %c, 10
  %h = add i64 %e, %f
  %i = add i64 %g, %d
  %j = add i64 %h, %i
  ret i64 %j
}

; THREE-LABEL: start wide 3:
define i64 @wide(i128 %a, i128 %b) noinline {
  %c = sub i128 %a, %b
  %d = lshr i128 %c, 64
  %e = trunc i128 %d to i64
  ret i64 %e
}

; TWO-LABEL: start main 0:
; TWO: store 8 {{.*}}
; TWO: call four {{[^ ]+ [^ ]+$}}
; OUTPUT: 1234
; OUTPUT: 6
define i32 @main() {
  %p = alloca [4 x i64]
  store volatile i64 1, ptr %p
  %p2 = getelementptr i64, ptr %p, i64 1
  store volatile i64 2, ptr %p2
  %p3 = getelementptr i64, ptr %p, i64 2
  store volatile i64 3, ptr %p3
  %p4 = getelementptr i64, ptr %p, i64 3
  store volatile i64 4, ptr %p4
  %a = load volatile i64, ptr %p
  %b = load volatile i64, ptr %p2
  %c = load volatile i64, ptr %p3
  %d = load volatile i64, ptr %p4
  %r = call i64 @four(i64 %a, i64 %b, i64 %c, i64 %d)
  call void @write(i64 %r)
  %w = zext i64 %a to i128
  %x = shl i128 %w, 67
  %s = call i64 @wide(i128 %x, i128 %w)
  %t = sub i64 %s, %a
  call void @write(i64 %t)
  ret i32 0
}
