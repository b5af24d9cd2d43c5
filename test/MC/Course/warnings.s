; What the machine reports when it is executed is a warning.
; RUN: llvm-mc -triple=course %s -o /dev/null 2>&1 \
; RUN:   | FileCheck %s -DFILE=%s --match-full-lines --implicit-check-not=warning: --implicit-check-not=error:
; RUN: not llvm-mc -triple=course --fatal-warnings %s -o /dev/null 2> /dev/null
; RUN: llvm-mc -triple=course --no-warn %s -o /dev/null 2>&1 | count 0
; CHECK: [[FILE]]:[[#@LINE+5]]:3: warning: 'arg1' is read-only
; CHECK: [[FILE]]:[[#@LINE+5]]:12: warning: function 'f' has no 'arg3'
; CHECK: [[FILE]]:[[#@LINE+7]]:17: warning: label '.there' is not defined in function 'f'
start f 2:
 .here:
  arg1 = add arg1 arg2 64
  r1 = add arg3 arg2 64
  br .again
 .again:
  br r1 .here   .there
 .b:
  br r1 .there .there
end f
; Calls are checked when all functions are known. Labels of other functions do
; not count.
; CHECK: [[FILE]]:[[#@LINE+3]]:7: warning: label '.here' is not defined in function 'main'
start main 0:
 .a:
   br .here
 .b:
; CHECK: [[FILE]]:[[#@LINE+1]]:8: warning: function 'f' takes 2 arguments, but is called with 1
  call f 1
  call f 1 2
; CHECK: [[FILE]]:[[#@LINE+1]]:8: warning: function 'f' takes 2 arguments, but is called with 3
  call f 1 2 3
; CHECK: [[FILE]]:[[#@LINE+1]]:13: warning: function 'g' is not defined
  r1 = call g
; CHECK: [[FILE]]:[[#@LINE+1]]:8: warning: function 'read' takes 0 arguments, but is called with 1
  call read 1
; CHECK: [[FILE]]:[[#@LINE+1]]:13: warning: function 'write' takes 1 argument, but is called with 0
  r1 = call write
; CHECK: [[FILE]]:[[#@LINE+1]]:8: warning: function 'write' takes 1 argument, but is called with 2
  call write 1 2
  call later
  ret
end main
start later 0:
 .a:
  ret
end later
