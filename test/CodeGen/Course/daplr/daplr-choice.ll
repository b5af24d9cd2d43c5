; Whose arguments travel in registers, and what keeps its arguments.
; RUN: llc -mtriple=course -O2 < %s | FileCheck %s --check-prefixes=CHECK,CHOSEN --implicit-check-not=incoming
; RUN: llc -mtriple=course -O2 -course-daplr=regs < %s | FileCheck %s --check-prefixes=CHECK,CHOSEN --implicit-check-not=incoming
; RUN: llc -mtriple=course -O2 -course-daplr=off < %s | FileCheck %s --check-prefixes=CHECK,OFF --implicit-check-not=incoming
; RUN: llc -mtriple=course -O0 < %s | FileCheck %s --check-prefixes=CHECK,OFF --implicit-check-not=incoming
; RUN: llc -mtriple=course -O2 -regalloc=greedy < %s \
; RUN:   | FileCheck %s --check-prefixes=CHECK,OFF --implicit-check-not=incoming
; RUN: llc -mtriple=course -O2 -course-num-regs=2 -pass-remarks-missed=course-daplr -o /dev/null < %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=FEW

declare i64 @read()

; All calls are known.
define internal i64 @chosen(i64 %a) noinline {
  %b = call i64 @read()
  %c = add i64 %a, %b
  ret i64 %c
}
; OFF: start chosen 1:
; CHOSEN: start chosen 0:
; CHOSEN-NEXT: incoming r

; Others may call it.
define i64 @blocked_by_unknown_callers(i64 %a) {
  %b = call i64 @read()
  %c = add i64 %a, %b
  ret i64 %c
}
; CHECK: start blocked_by_unknown_callers 1:

define internal i64 @blocked_by_variadic_arguments(i64 %a, ...) {
  %b = call i64 @read()
  %c = add i64 %a, %b
  ret i64 %c
}
; CHECK: start blocked_by_variadic_arguments 1:

define internal i64 @blocked_by_use_as_data(i64 %a) {
  %b = call i64 @read()
  %c = add i64 %a, %b
  ret i64 %c
}
; CHECK: start blocked_by_use_as_data 1:
@llvm.used = appending global [1 x ptr] [ptr @blocked_by_use_as_data]

; There is room for nothing but what is computed.
; FEW: remark: {{.*}}: argument 1 stays one, which costs 1.00
; FEW-NEXT: remark: {{.*}}: argument 2 stays one, which costs 1.00
; FEW-NEXT: remark: {{.*}}: argument 3 stays in memory, which costs 4.00
; FEW-NEXT: remark: {{.*}}: argument 4 stays in memory, which costs 4.00
define internal i64 @blocked_by_registers(i64 %a, i64 %b, i64 %c, i64 %d) noinline {
  %x = sub i64 %a, %b
  %y = sub i64 %c, %d
  %z = mul i64 %x, %y
  ret i64 %z
}
; OFF: start blocked_by_registers 4:
; CHOSEN: start blocked_by_registers 0:
; CHOSEN-NEXT: incoming

define i64 @caller() {
  %n = call i64 @read()
  %a = call i64 @chosen(i64 %n)
  %b = call i64 @blocked_by_unknown_callers(i64 %a)
  %c = call i64 (i64, ...) @blocked_by_variadic_arguments(i64 %b, i64 %a)
  %d = call i64 @blocked_by_use_as_data(i64 %c)
  %e = call i64 @blocked_by_registers(i64 %d, i64 %c, i64 %b, i64 %n)
  ret i64 %e
}
