; Mistakes in memory instructions, each alone on its line.
; RUN: not llvm-mc -triple=course %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s -DFILE=%s --match-full-lines \
; RUN:       --implicit-check-not=error: --implicit-check-not=warning:
start main 0:
  .entry:
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a size of 1, 2, 4 or 8, got '3'
    r1 = load 3 sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a size of 1, 2, 4 or 8, got '16'
    r1 = load 16 sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a size of 1, 2, 4 or 8, got '08'
    r1 = load 08 sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a size of 1, 2, 4 or 8, got 'r2'
    r1 = load r2 sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a size of 1, 2, 4 or 8, got 'sp'
    r1 = load sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:17: error: expected a register or an unsigned constant, got '.a'
    r1 = load 8 .a 0
; CHECK: [[FILE]]:[[#@LINE+1]]:17: error: expected a register or an unsigned constant, got '-8'
    r1 = load 8 -8 0
; CHECK: [[FILE]]:[[#@LINE+1]]:20: error: expected an unsigned constant, got 'r2'
    r1 = load 8 sp r2
; CHECK: [[FILE]]:[[#@LINE+1]]:20: error: expected an unsigned constant, got '-8'
    r1 = load 8 sp -8
; CHECK: [[FILE]]:[[#@LINE+1]]:20: error: expected an unsigned constant, got '0x8'
    r1 = load 8 sp 0x8
; CHECK: [[FILE]]:[[#@LINE+1]]:20: error: constant '18446744073709551616' is not below 2^64
    r1 = load 8 sp 18446744073709551616
; CHECK: [[FILE]]:[[#@LINE+1]]:19: error: too few operands for 'load'
    r1 = load 8 sp
; CHECK: [[FILE]]:[[#@LINE+1]]:22: error: unexpected operand '1' of 'load'
    r1 = load 8 sp 0 1
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: 'load' needs a result register
    load 8 sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: 'store' has no result
    r1 = store 8 r2 sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:11: error: expected a size of 1, 2, 4 or 8, got '5'
    store 5 r2 sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:19: error: expected an unsigned constant, got 'sp'
    store 8 r2 sp sp
; CHECK: [[FILE]]:[[#@LINE+1]]:13: error: expected a register or an unsigned constant, got 'heap'
    store 8 heap sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:16: error: expected a register or an unsigned constant, got 'stack'
    store 8 r2 stack 0
; CHECK: [[FILE]]:[[#@LINE+1]]:18: error: too few operands for 'store'
    store 8 r2 sp
; CHECK: [[FILE]]:[[#@LINE+1]]:21: error: unexpected operand '0' of 'store'
    store 8 r2 sp 0 0
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction 'STORE'
    STORE 8 r2 sp 0
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: 'malloc' needs a result register
    malloc 8
; CHECK: [[FILE]]:[[#@LINE+1]]:16: error: too few operands for 'malloc'
    r1 = malloc
; CHECK: [[FILE]]:[[#@LINE+1]]:19: error: unexpected operand '8' of 'malloc'
    r1 = malloc 8 8
; CHECK: [[FILE]]:[[#@LINE+1]]:17: error: expected a register or an unsigned constant, got 'eight'
    r1 = malloc eight
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: 'free' has no result
    r1 = free r2
; CHECK: [[FILE]]:[[#@LINE+1]]:9: error: too few operands for 'free'
    free
; CHECK: [[FILE]]:[[#@LINE+1]]:13: error: unexpected operand 'r2' of 'free'
    free r1 r2
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: expected a register or an unsigned constant, got '.a'
    free .a
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: too few operands for 'reset'
    reset
; CHECK: [[FILE]]:[[#@LINE+1]]:11: error: unexpected operand 'sp' of 'reset'
    reset sp
; CHECK: [[FILE]]:[[#@LINE+1]]:11: error: unexpected operand '10240' of 'reset'
    reset 10240
; CHECK: [[FILE]]:[[#@LINE+1]]:11: error: unexpected operand 'Stack' of 'reset'
    reset Stack
; CHECK: [[FILE]]:[[#@LINE+1]]:17: error: unexpected operand 'heap' of 'reset'
    reset stack heap
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: 'reset' has no result
    r1 = reset heap
    ret
end main
