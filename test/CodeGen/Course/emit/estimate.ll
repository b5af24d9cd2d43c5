; What a program is expected to cost, by blocks, functions and in all.

; RUN: llc -mtriple=course -course-passes= -course-print-estimate -debug-only=course-estimate %s -o /dev/null 2>&1 | FileCheck %s
; RUN: llc -mtriple=course -course-passes= %s -o /dev/null 2>&1 | count 0

; A write costs 3, a return 1, and the argument travels in a register.
; CHECK:      estimate of twice
; CHECK-NEXT:   .bb0: 1.0000 times, 4.0000 each

; Three rounds of the loop, of which the first is the end of the block before.
; CHECK:      estimate of main
; CHECK-NEXT:   .bb0: 1.0000 times, 7.8000 each
; CHECK-NEXT:   .bb1: 2.0000 times, 5.8000 each
; CHECK-NEXT:   .bb2: 1.0000 times, 6.2000 each
; CHECK:      estimate: twice: 2.0 calls, 4.0000 each
; CHECK-NEXT: estimate: main: 1.0 calls, 25.6000 each
; CHECK-NEXT: estimate: 33.6000

define internal i64 @twice(i64 %n) noinline {
  %v = call i64 @write(i64 %n)
  ret i64 %v
}

define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %next = sub i64 %i, 3
  %v = call i64 @write(i64 %i)
  %more = icmp ugt i64 %next, 3
  br i1 %more, label %loop, label %end, !prof !0

end:
  %a = call i64 @twice(i64 1)
  %b = call i64 @twice(i64 2)
  ret i64 0
}

declare i64 @read()
declare i64 @write(i64)

!0 = !{!"branch_weights", i32 2, i32 1}
