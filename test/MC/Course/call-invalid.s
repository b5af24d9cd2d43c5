; Mistakes in calls, each alone on its line.
; RUN: not llvm-mc -triple=course %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s -DFILE=%s --match-full-lines \
; RUN:       --implicit-check-not=error: --implicit-check-not=warning:
start main 0:
  .entry:
; CHECK: [[FILE]]:[[#@LINE+1]]:9: error: expected the name of a function after 'call'
    call
; CHECK: [[FILE]]:[[#@LINE+1]]:14: error: expected the name of a function after 'call'
    r1 = call
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: invalid function name 'f,'
    call f,
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: invalid function name '@f'
    call @f
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: invalid function name 'f()'
    call f()
; CHECK: [[FILE]]:[[#@LINE+1]]:10: error: invalid function name '"f"'
    call "f"
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a register or an unsigned constant, got 'f'
    call main f
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a register or an unsigned constant, got '.entry'
    call main .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a register or an unsigned constant, got 'r1,'
    call main r1, r2
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: constant '18446744073709551616' is not below 2^64
    call main 18446744073709551616
; CHECK: [[FILE]]:[[#@LINE+1]]:16: error: expected a register or an unsigned constant, got '.entry'
    call write .entry
; CHECK: [[FILE]]:[[#@LINE+1]]:16: error: expected a register or an unsigned constant, got '-1'
    call write -1
; CHECK: [[FILE]]:[[#@LINE+1]]:21: error: expected a register or an unsigned constant, got 'x'
    r1 = call write x
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: expected a register or an unsigned constant, got 'x'
    call read x
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: expected a register before '=', got '5'
    5 = call main
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: expected a register before '=', got 'call'
    call = main
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction 'Call'
    Call main
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction 'main'
    main
    ret
end main
