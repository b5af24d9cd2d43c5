; Mistakes in integer operations, each alone on its line.
; RUN: not llvm-mc -triple=course %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s -DFILE=%s --match-full-lines \
; RUN:       --implicit-check-not=error: --implicit-check-not=warning:
start main 0:
  .entry:
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got '.x'
    r1 = add .x 2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:17: error: expected a register or an unsigned constant, got 'r17'
    r1 = add r2 r17 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got 'r0'
    r1 = add r0 r1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got 'r01'
    r1 = add r01 r1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got 'R2'
    r1 = add R2 r1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got 'arg0'
    r1 = add arg0 r1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got 'arg17'
    r1 = add arg17 r1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:16: error: expected a register or an unsigned constant, got '-1'
    r1 = sub 0 -1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:16: error: expected a register or an unsigned constant, got '+1'
    r1 = sub 0 +1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got '0x10'
    r1 = mul 0x10 1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got '1.5'
    r1 = mul 1.5 1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got '1e3'
    r1 = mul 1e3 1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got '(1)'
    r1 = mul (1) 1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got '1+1'
    r1 = mul 1+1 1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a register or an unsigned constant, got 'r1,'
    r1 = and r1, r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:13: error: constant '18446744073709551616' is not below 2^64
    r1 = or 18446744073709551616 1 64
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: constant '99999999999999999999999' is not below 2^64
    r1 = or 1 99999999999999999999999 64
; CHECK: [[FILE]]:[[#@LINE+1]]:21: error: expected a width of 1, 8, 16, 32 or 64, got '0'
    r1 = udiv r1 r2 0
; CHECK: [[FILE]]:[[#@LINE+1]]:21: error: expected a width of 1, 8, 16, 32 or 64, got '7'
    r1 = sdiv r1 r2 7
; CHECK: [[FILE]]:[[#@LINE+1]]:21: error: expected a width of 1, 8, 16, 32 or 64, got '65'
    r1 = urem r1 r2 65
; CHECK: [[FILE]]:[[#@LINE+1]]:21: error: expected a width of 1, 8, 16, 32 or 64, got '064'
    r1 = srem r1 r2 064
; CHECK: [[FILE]]:[[#@LINE+1]]:20: error: expected a width of 1, 8, 16, 32 or 64, got 'r3'
    r1 = shl r1 r2 r3
; CHECK: [[FILE]]:[[#@LINE+1]]:21: error: expected a width of 1, 8, 16, 32 or 64, got 'i64'
    r1 = lshr r1 r2 i64
; CHECK: [[FILE]]:[[#@LINE+1]]:20: error: too few operands for 'ashr'
    r1 = ashr r1 r2
; CHECK: [[FILE]]:[[#@LINE+1]]:16: error: too few operands for 'add'
    r1 = add r1
; CHECK: [[FILE]]:[[#@LINE+1]]:13: error: too few operands for 'add'
    r1 = add
; CHECK: [[FILE]]:[[#@LINE+1]]:23: error: unexpected operand '8' of 'xor'
    r1 = xor r1 r2 64 8
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected one of eq ne ugt uge ult ule sgt sge slt sle, got 'r1'
    r1 = icmp r1 r2 r3 64
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected one of eq ne ugt uge ult ule sgt sge slt sle, got 'lt'
    r1 = icmp lt r2 r3 64
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected one of eq ne ugt uge ult ule sgt sge slt sle, got 'EQ'
    r1 = icmp EQ r2 r3 64
; CHECK: [[FILE]]:[[#@LINE+1]]:18: error: expected a register or an unsigned constant, got 'ne'
    r1 = icmp eq ne r3 64
; CHECK: [[FILE]]:[[#@LINE+1]]:24: error: expected a width of 1, 8, 16, 32 or 64, got '128'
    r1 = icmp eq r2 r3 128
; CHECK: [[FILE]]:[[#@LINE+1]]:23: error: too few operands for 'icmp'
    r1 = icmp eq r2 r3
; CHECK: [[FILE]]:[[#@LINE+1]]:27: error: unexpected operand '1' of 'icmp'
    r1 = icmp eq r2 r3 64 1
; CHECK: [[FILE]]:[[#@LINE+1]]:22: error: too few operands for 'select'
    r1 = select r1 r2
; CHECK: [[FILE]]:[[#@LINE+1]]:23: error: expected a register or an unsigned constant, got '.c'
    r1 = select r1 r2 .c
; CHECK: [[FILE]]:[[#@LINE+1]]:26: error: unexpected operand '64' of 'select'
    r1 = select r1 r2 r3 64
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: 'add' needs a result register
    add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: 'icmp' needs a result register
    icmp eq r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: expected a register before '=', got '5'
    5 = add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: expected a register before '=', got 'r17'
    r17 = add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: expected a register before '=', got 'r1,'
    r1, = add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction '='
    = add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: unknown instruction '='
    r1 = = add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction 'r1='
    r1= add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction 'r1'
    r1 =add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:9: error: expected an instruction after '='
    r1 =
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction 'r1'
    r1
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: unknown instruction 'r2'
    r1 = r2
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: unknown instruction '5'
    r1 = 5
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: unknown instruction 'addi'
    r1 = addi r1 1
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: unknown instruction 'ADD'
    r1 = ADD r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: unknown instruction 'not'
    r1 = not r1 64
    ret
end main
