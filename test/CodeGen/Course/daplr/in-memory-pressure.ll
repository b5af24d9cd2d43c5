; An argument beyond the argument registers, of which there are as many as
; registers: whatever is in a register for the function is not there for what it
; computes.
; RUN: llc -mtriple=course -O2 -course-num-regs=4 < %s | FileCheck %s
; RUN: llc -mtriple=course -O2 -course-num-regs=4 -debug-only=course-daplr \
; RUN:   -o /dev/null < %s 2>&1 | FileCheck %s --check-prefix=DEBUG

declare i64 @read()
declare void @write(i64)

; DEBUG: blocked_by_pressure cannot be colored
; DEBUG: argument 5 of blocked_by_pressure stays
define internal i64 @blocked_by_pressure(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e) noinline {
  %1 = call i64 @read()
  %2 = call i64 @read()
  %3 = call i64 @read()
  %4 = call i64 @read()
  %5 = udiv i64 %1, %2
  %6 = udiv i64 %3, %4
  %7 = mul i64 %5, %1
  %8 = mul i64 %6, %2
  %9 = xor i64 %3, %4
  %10 = udiv i64 %7, %8
  %11 = udiv i64 %10, %9
  %12 = udiv i64 %11, %e
  ret i64 %12
}
; CHECK-LABEL: start blocked_by_pressure
; CHECK: load 8 sp 0
; CHECK: end blocked_by_pressure

define internal i64 @few_values(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e) noinline {
  %1 = call i64 @read()
  %2 = udiv i64 %1, %e
  ret i64 %2
}
; CHECK-LABEL: start few_values
; CHECK-NEXT: ; incoming r
; CHECK-NOT: sp
; CHECK: end few_values

define void @main() {
  %a = call i64 @read()
  %b = call i64 @blocked_by_pressure(i64 %a, i64 %a, i64 %a, i64 %a, i64 %a)
  %c = call i64 @few_values(i64 %b, i64 %b, i64 %b, i64 %b, i64 %b)
  call void @write(i64 %c)
  ret void
}
