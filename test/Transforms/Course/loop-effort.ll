; Programs of many loops unroll each less, and large ones still less. What is
; large is counted, so this says without a clock that the time of compilation
; does not grow with the square of the number of loops.

; RUN: opt -mtriple=course -passes=course-loop-effort -S %s | FileCheck %s --check-prefix=FEW
; RUN: opt -mtriple=course -passes=course-loop-effort -S %s -course-effort-unroll-loops=1 \
; RUN:   | FileCheck %s --check-prefix=MANY
; RUN: opt -mtriple=course -passes="course-effort,course-loop-effort" -S %s -course-effort-size=14 \
; RUN:   | FileCheck %s --check-prefix=LARGE
; RUN: opt -mtriple=course -passes="course-effort,course-loop-effort" -S %s -course-effort-size=14 \
; RUN:   -course-effort-unroll-loops=1 | FileCheck %s --check-prefix=LARGE-MANY
; RUN: opt -mtriple=course -passes="course-effort,course-loop-effort" -S %s -course-effort-size=1 \
; RUN:   | FileCheck %s --check-prefix=LEAST
; What was said before does not count.
; RUN: opt -mtriple=course -passes=course-loop-effort -S %s -course-effort-unroll-loops=1 -o %t.ll
; RUN: opt -mtriple=course -passes=course-loop-effort -S %t.ll | FileCheck %s --check-prefix=FEW

; After inlining, before loops are copied.
; RUN: opt -mtriple=course -passes=course-o2 -debug-pass-manager -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PIPELINE
; PIPELINE: Running pass: CourseEffortPass
; PIPELINE: Running pass: InlinerPass
; PIPELINE: Running pass: CourseLoopEffortPass
; PIPELINE: Running pass: CourseSwitchUnrollPass

; RUN: opt -mtriple=course -passes=course-switch-unroll -S %s \
; RUN:   | FileCheck %s --check-prefix=UNROLLED
; RUN: opt -mtriple=course -passes="course-effort,course-loop-effort,function(course-switch-unroll)" \
; RUN:   -S %s -course-effort-size=14 | FileCheck %s --check-prefix=LESS

; Two loops are more than the program had.
; RUN: opt -mtriple=course -passes=course-switch-unroll -S %s -course-effort-unroll-loops=1 \
; RUN:   | FileCheck %s --check-prefix=COPIED

; FEW-NOT: course-unroll-percent

; Of two loops each has a quarter, and 14 of 18 instructions leave 36 %.
; MANY: "course-unroll-percent"="25"
; LARGE: "course-unroll-percent"="36"
; LARGE-MANY: "course-unroll-percent"="9"
; LEAST: "course-unroll-percent"="6"

; UNROLLED-LABEL: @loops(
; UNROLLED: i64 16, label
; COPIED-LABEL: @loops(
; COPIED: i64 4, label
; COPIED-NOT: i64 5, label
; COPIED: ret i64
; LESS-LABEL: @loops(
; LESS: i64 8, label
; LESS-NOT: i64 9, label
; LESS: ret i64

define i64 @loops(i64 %n, i64 %a) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  %s = phi i64 [ %a, %entry ], [ %s.next, %first ]
  %m = mul i64 %s, %s
  %x = xor i64 %m, %i
  %s.next = mul i64 %x, 3
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %first, label %second
second:
  %j = phi i64 [ 0, %first ], [ %j.next, %second ]
  %t = phi i64 [ %s.next, %first ], [ %t.next, %second ]
  %q = mul i64 %t, %t
  %y = xor i64 %q, %j
  %t.next = mul i64 %y, 5
  %j.next = add nuw i64 %j, 1
  %again = icmp ult i64 %j.next, %n
  br i1 %again, label %second, label %end
end:
  ret i64 %t.next
}
