; A call with more arguments in registers than there are, and a bank that no
; instruction can do with. Compilation goes on to the end, and fails.

; RUN: not llc -mtriple=course -regalloc=chordal -course-num-regs=2 \
; RUN:   -o /dev/null %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CALL --implicit-check-not=error:
; RUN: not llc -mtriple=course -regalloc=chordal -course-num-regs=1 \
; RUN:   -o /dev/null %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=BANK
; RUN: llc -mtriple=course -regalloc=chordal -course-num-regs=3 \
; RUN:   -o /dev/null %s

; CALL: error: {{.*}}a call needs 3 registers for its arguments, and there are 2 in function 'f'
; BANK: error: {{.*}}instructions need 2 registers, and there is 1 in function 'f'

declare i64 @read()

define i64 @g4(i64 %a, i64 %b, i64 %c, i64 %d) {
  ret i64 %a
}

define i64 @f(i64 %n) {
  %a = call i64 @read()
  %b = call i64 @read()
  %c = call i64 @read()
  %r = call i64 @g4(i64 %a, i64 %b, i64 %c, i64 %n)
  ret i64 %r
}
