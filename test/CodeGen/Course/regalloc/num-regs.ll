; How many registers there may be, and what is no number of them. All allocators
; and tools say the same.

; RUN: not llc -mtriple=course -course-num-regs=0 %s -o /dev/null 2>&1 | FileCheck %s -DN=0 --implicit-check-not={{.}} --match-full-lines
; RUN: not llc -mtriple=course -course-num-regs=1 %s -o /dev/null 2>&1 | FileCheck %s -DN=1 --implicit-check-not={{.}} --match-full-lines
; RUN: not llc -mtriple=course -course-num-regs=18 %s -o /dev/null 2>&1 | FileCheck %s -DN=18 --implicit-check-not={{.}} --match-full-lines
; RUN: not llc -mtriple=course -course-num-regs=abc %s -o /dev/null 2>&1 | FileCheck %s -DN=abc --implicit-check-not={{.}} --match-full-lines
; RUN: not llc -mtriple=course -course-num-regs=-2 %s -o /dev/null 2>&1 | FileCheck %s -DN=-2 --implicit-check-not={{.}} --match-full-lines
; RUN: not llc -mtriple=course -course-num-regs=4294967298 %s -o /dev/null 2>&1 | FileCheck %s -DN=4294967298 --implicit-check-not={{.}} --match-full-lines
; RUN: not llc -mtriple=course -course-num-regs= %s -o /dev/null 2>&1 | FileCheck %s -DN= --implicit-check-not={{.}} --match-full-lines
; RUN: not llc -mtriple=course -regalloc=greedy -course-num-regs=1 %s -o /dev/null 2>&1 | FileCheck %s -DN=1 --implicit-check-not={{.}} --match-full-lines
; RUN: not clang --target=course -O2 -S -mllvm -course-num-regs=1 %s -o /dev/null 2>&1 | FileCheck %s -DN=1 --check-prefix=CLANG

; CHECK: {{.*}}llc: for the --course-num-regs option: '[[N]]' is not a number from 2 to 17
; CLANG: for the --course-num-regs option: '[[N]]' is not a number from 2 to 17

; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=2 %s -o - | FileCheck %s --check-prefix=TWO
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=17 %s -o %t.17
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=16 %s -o %t.16
; RUN: llc -mtriple=course -O2 -regalloc=chordal %s -o %t.all
; RUN: cmp %t.16 %t.all
; RUN: cmp %t.17 %t.all

; TWO: start f
; TWO-NOT: r3
; TWO: end f

declare i64 @read()

define i64 @f() {
  %a = call i64 @read()
  %b = call i64 @read()
  %c = call i64 @read()
  %d = mul i64 %b, %c
  %e = sub i64 %a, %d
  ret i64 %e
}
