; What keeps its arguments: nothing of it declares incoming registers.
; RUN: llc -mtriple=course -O2 < %s | FileCheck %s --implicit-check-not=incoming
; RUN: llc -mtriple=course -O0 < %s | FileCheck %s --implicit-check-not=incoming
; RUN: llc -mtriple=course -O2 -regalloc=greedy < %s \
; RUN:   | FileCheck %s --implicit-check-not=incoming

declare i64 @read()

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

define i64 @caller() {
  %a = call i64 @read()
  %b = call i64 @blocked_by_unknown_callers(i64 %a)
  %c = call i64 (i64, ...) @blocked_by_variadic_arguments(i64 %b, i64 %a)
  %d = call i64 @blocked_by_use_as_data(i64 %c)
  ret i64 %d
}
