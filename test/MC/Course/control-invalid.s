; Mistakes in branches, switches, returns and assertions, each alone on its line.
; RUN: not llvm-mc -triple=course %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s -DFILE=%s --match-full-lines \
; RUN:       --implicit-check-not=error: --implicit-check-not=warning:
start main 0:
  .entry:
; CHECK: [[FILE]]:[[#@LINE+1]]:7: error: too few operands for 'br'
    br
; CHECK: [[FILE]]:[[#@LINE+1]]:8: error: expected a register or an unsigned constant, got 'entry'
    br entry
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: too few operands for 'br'
    br r1
; CHECK: [[FILE]]:[[#@LINE+1]]:17: error: too few operands for 'br'
    br r1 .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:18: error: expected a label, got 'entry'
    br r1 .entry entry
; CHECK: [[FILE]]:[[#@LINE+1]]:11: error: expected a label, got 'r2'
    br r1 r2 .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: unexpected operand '.entry' of 'br'
    br .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:25: error: unexpected operand '.entry' of 'br'
    br r1 .entry .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:8: error: expected a register or an unsigned constant, got '.entry:'
    br .entry:
; CHECK: [[FILE]]:[[#@LINE+1]]:8: error: expected a register or an unsigned constant, got '.'
    br .
; CHECK: [[FILE]]:[[#@LINE+1]]:8: error: expected a register or an unsigned constant, got '.a+1'
    br .a+1
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: 'br' has no result
    r1 = br .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:11: error: expected a register or an unsigned constant at the end of the line
    switch
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected a label at the end of the line
    switch r1
; CHECK: [[FILE]]:[[#@LINE+1]]:12: error: expected a register or an unsigned constant, got '.entry'
    switch .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a label, got '1'
    switch r1 1
; CHECK: [[FILE]]:[[#@LINE+1]]:23: error: expected a label at the end of the line
    switch r1 1 .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected an unsigned constant, got 'r2'
    switch r1 r2 .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:17: error: expected a label, got '2'
    switch r1 1 2 .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected an unsigned constant, got '.entry'
    switch r1 .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected an unsigned constant, got '-1'
    switch r1 -1 .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: constant '18446744073709551616' is not below 2^64
    switch r1 18446744073709551616 .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:33: error: case '1' appears twice in 'switch'
    switch r1 1 .entry 2 .entry 1 .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:43: error: case '18446744073709551615' appears twice in 'switch'
    switch r1 18446744073709551615 .entry 18446744073709551615 .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:24: error: case '007' appears twice in 'switch'
    switch r1 7 .entry 007 .entry .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: 'switch' has no result
    r1 = switch r1 .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:12: error: unexpected operand 'r2' of 'ret'
    ret r1 r2
; CHECK: [[FILE]]:[[#@LINE+1]]:9: error: expected a register or an unsigned constant, got '.entry'
    ret .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:9: error: constant '18446744073709551616' is not below 2^64
    ret 18446744073709551616
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: 'ret' has no result
    r1 = ret
; CHECK: [[FILE]]:[[#@LINE+1]]:17: error: too few operands for 'assert_eq'
    assert_eq r1
; CHECK: [[FILE]]:[[#@LINE+1]]:21: error: unexpected operand 'r3' of 'assert_eq'
    assert_eq r1 r2 r3
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a register or an unsigned constant, got 'eq'
    assert_eq eq r2
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: 'assert_eq' has no result
    r1 = assert_eq r1 r2
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction 'jmp'
    jmp .entry
    ret
end main
