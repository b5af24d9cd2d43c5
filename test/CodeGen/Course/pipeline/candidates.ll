; With a profile, -O3 compiles a program several times and keeps the cheapest code.

; RUN: rm -rf %t && mkdir %t
; RUN: llc -mtriple=course -O2 -course-profile-record %s -o %t/record.s
; RUN: echo 40 1 2 3 | course-run --profile=%t/few.json %t/record.s > %t/few.out
; RUN: llc -mtriple=course -O3 -course-profile=%t/few.json -debug-only=course-candidates %s -o %t/few.s 2>&1 | FileCheck %s
; CHECK: [[#]] as ever
; CHECK-NEXT: [[#]] with course-

; The code is right, whichever it is.
; RUN: echo 40 1 2 3 | course-run %t/few.s | diff - %t/few.out

; Not at -O2, without a profile, for large programs, or if nobody wants it.
; RUN: llc -mtriple=course -O2 -course-profile=%t/few.json -debug-only=course-candidates %s -o /dev/null 2>&1 | count 0
; RUN: llc -mtriple=course -O3 -debug-only=course-candidates %s -o /dev/null 2>&1 | count 0
; RUN: llc -mtriple=course -O3 -course-profile=%t/few.json -course-candidates=1 -debug-only=course-candidates %s -o /dev/null 2>&1 | count 0
; RUN: llc -mtriple=course -O3 -course-profile=%t/few.json -course-candidates-instructions=3 -debug-only=course-candidates %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=LARGE
; LARGE: too large a program to be compiled several times
; RUN: llc -mtriple=course -O2 -course-candidates=2 -debug-only=course-candidates %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWO
; TWO: [[#]] as ever
; TWO-NEXT: [[#]] with
; TWO-NOT: with

; What the command line decides is no candidate.
; RUN: llc -mtriple=course -O3 -course-profile=%t/few.json -course-switch-unroll-count=16 -debug-only=course-candidates %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=COMMAND
; COMMAND: as ever
; COMMAND-NOT: with

define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %next = add i64 %i, 1
  %square = mul i64 %i, %i
  %more = add i64 %sum, %square
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %end

end:
  %v = call i64 @write(i64 %more)
  ret i64 0
}

declare i64 @read()
declare i64 @write(i64)
