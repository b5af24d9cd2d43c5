; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=3 %s -o - \
; RUN:   | FileCheck %s
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=2 %s -o /dev/null

; A division that may stop the program is done again instead of being kept; it
; has been done before, so nothing else happens, which the check understands.

; CHECK-LABEL: start loop 2:
; CHECK: = udiv 1000 arg1 64
; CHECK: = udiv 1000 arg1 64
define i64 @loop(i64 %d, i32 %n) {
entry:
  %empty = icmp eq i32 %n, 0
  br i1 %empty, label %exit, label %before

before:
  %q = udiv i64 1000, %d
  %end = zext i32 %n to i64
  br label %body

exit:
  %r = phi i64 [ 0, %entry ], [ %next, %body ]
  ret i64 %r

body:
  %i = phi i64 [ 0, %before ], [ %j, %body ]
  %sum = phi i64 [ 0, %before ], [ %next, %body ]
  %part = add i64 %sum, %i
  %next = add i64 %part, %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp samesign ult i64 %j, %end
  br i1 %c, label %body, label %exit
}
