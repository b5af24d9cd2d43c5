; Mistakes in what surrounds instructions.
; RUN: not llvm-mc -triple=course %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s -DFILE=%s --match-full-lines \
; RUN:       --implicit-check-not=error: --implicit-check-not=warning: --implicit-check-not=note:
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: a label must stand inside a function
.entry:
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: an instruction must stand inside a function
  r1 = add r1 r2 64
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: 'end' without 'start'
end f
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: an instruction must stand inside a function
#include <stdio.h>
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: an instruction must stand inside a function
// another kind of comment
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: an instruction must stand inside a function
/* and another */
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: a label must stand inside a function
.text
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: function 'empty' has no blocks
start empty 0:
end empty
start unlabelled 0:
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: an instruction must stand inside a block; the function starts with a label
  r1 = add r1 1 64
  ret
end unlabelled
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: expected 'start <name> <number of arguments>:'
start colon 0
  .a:
    ret
end colon
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: expected 'start <name> <number of arguments>:'
  start blank 0 :
  .a:
    ret
end blank
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: expected 'start <name> <number of arguments>:'
start
  .a:
    ret
end start
; CHECK: [[FILE]]:[[#@LINE+1]]:7: error: invalid function name '@f'
start @f 0:
  .a:
    ret
end @f
; CHECK: [[FILE]]:[[#@LINE+1]]:13: error: invalid number of arguments '17', expected 0 to 16
start count 17:
  .a:
    ret
end count
; CHECK: [[FILE]]:[[#@LINE+1]]:13: error: invalid number of arguments '-1', expected 0 to 16
start minus -1:
  .a:
    ret
end minus
; CHECK: [[FILE]]:[[#@LINE+1]]:15: error: invalid number of arguments '', expected 0 to 16
start nothing :
  .a:
    ret
end nothing
; CHECK: [[FILE]]:[[#@LINE+1]]:12: error: invalid number of arguments '18446744073709551616', expected 0 to 16
start many 18446744073709551616:
  .a:
    ret
end many
; CHECK: [[FILE]]:[[#@LINE+1]]:7: error: function 'read' is built in and cannot be defined
start read 0:
  .a:
    ret
end read
; CHECK: [[FILE]]:[[#@LINE+1]]:7: error: function 'write' is built in and cannot be defined
start write 1:
  .a:
    ret
end write
; CHECK: [[FILE]]:[[#@LINE+1]]:12: error: function 'main' must have 0 arguments
start main 1:
  .a:
    ret
end main
start f 0:
  .a:
    ret
end f
; CHECK: [[FILE]]:[[#@LINE+2]]:7: error: function 'f' is already defined
; CHECK: [[FILE]]:[[#@LINE-5]]:7: note: the other one is here
start f 3:
  .a:
    ret
end f
start ends 0:
  .a:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: 'end' names 'f', but the function is 'ends'
end f
start twice 0:
  .a:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: expected 'end <name>'
end twice twice
start bare 0:
  .a:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: expected 'end <name>'
end
start open 0:
  .a:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: expected 'end' of function 'open' before another 'start'
start labels 0:
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: expected '.<label>:' alone on its line
  .colon
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: expected '.<label>:' alone on its line
  .blank :
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: expected '.<label>:' alone on its line
  .line: ret
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: invalid label '.'
  .:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: invalid label '.a+b'
  .a+b:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: invalid label '.a:'
  .a::
    ret
  .a:
    ret
; CHECK: [[FILE]]:[[#@LINE+2]]:3: error: label '.a' is already defined in function 'labels'
; CHECK: [[FILE]]:[[#@LINE-3]]:3: note: the other one is here
  .a:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: unknown instruction 'b:'
  b:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: block '.empty' has no terminator (ret, br or switch)
  .empty:
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: block '.falls' has no terminator (ret, br or switch)
  .falls:
    r1 = add r1 1 64
  .after:
    ret
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: instruction after the terminator of block '.after'
    r1 = add r1 1 64
  .branches:
    br .a
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: instruction after the terminator of block '.branches'
    ret
  .switches:
    switch r1 .a
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: instruction after the terminator of block '.switches'
    br .a
; CHECK: [[FILE]]:[[#@LINE+1]]:3: error: block '.last' has no terminator (ret, br or switch)
  .last:
    assert_eq r1 r2
end labels
start comments 0: 
; CHECK: [[FILE]]:[[#@LINE+1]]:7: error: a comment must have a line of its own
  .a: ; entry
; CHECK: [[FILE]]:[[#@LINE+1]]:22: error: a comment must have a line of its own
    r1 = add r1 1 64 ; add
; CHECK: [[FILE]]:[[#@LINE+1]]:8: error: a comment must have a line of its own
    ret;
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction '#'
    # ret
; CHECK: [[FILE]]:[[#@LINE+1]]:5: error: unknown instruction '//'
    // ret
; CHECK: [[FILE]]:[[#@LINE+1]]:9: error: expected a register or an unsigned constant, got '/*'
    ret /* 1 */
    ret
end comments
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: function 'unfinished' has no 'end'
start unfinished 0:
  .a:
    ret
