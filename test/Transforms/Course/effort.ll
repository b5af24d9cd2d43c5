; Large programs grow less by inlining and by what is repeated. What is large is
; counted in instructions, so this says without a clock that the time of
; compilation does not grow with the square of the program. course-loop-effort
; (loop-effort.ll) says the rest.

; RUN: opt -mtriple=course -passes=course-effort -S %s | FileCheck %s --check-prefix=SMALL
; RUN: opt -mtriple=course -passes=course-effort -S %s -course-effort-size=63 \
; RUN:   | FileCheck %s --check-prefix=SMALL
; RUN: opt -mtriple=course -passes=course-effort -S %s \
; RUN:   -course-effort-size=62 -course-effort-inline-size=5 \
; RUN:   | FileCheck %s --check-prefix=LARGE
; RUN: opt -mtriple=course -passes=course-effort -S %s -course-effort-size=50 \
; RUN:   | FileCheck %s --check-prefix=LARGER
; RUN: opt -mtriple=course -passes=course-effort -S %s -course-effort-size=1 \
; RUN:   -course-effort-inline-size=1 -course-inline-multiplier=7 \
; RUN:   | FileCheck %s --check-prefix=MOST
; RUN: opt -mtriple=course -passes=course-effort -S %s -course-effort-size=1 \
; RUN:   -course-effort-inline-size=0 | FileCheck %s --check-prefix=NOT-INLINING
; RUN: opt -mtriple=course -passes=course-effort -S %s -course-effort-size=0 \
; RUN:   -course-effort-inline-size=1 | FileCheck %s --check-prefix=SMALL
; What a function of a part of a program was given does not count for the whole.
; RUN: opt -mtriple=course -passes="course-effort,course-loop-effort" -S %s \
; RUN:   -course-effort-size=50 -course-effort-inline-size=5 -o %t.ll
; RUN: opt -mtriple=course -passes=course-effort -S %t.ll \
; RUN:   | FileCheck %s --check-prefix=SMALL

; The sizes of files are those before they were optimized.
; RUN: cat %s > %t.small.ll && printf '!course.instructions = !{!0, !1}\n!0 = !{i64 40}\n!1 = !{i64 10}\n' >> %t.small.ll
; RUN: opt -mtriple=course -passes=course-effort -S %t.small.ll -course-effort-size=50 \
; RUN:   | FileCheck %s --check-prefix=SMALL
; RUN: cat %s > %t.large.ll && printf '!course.instructions = !{!0, !1}\n!0 = !{i64 40}\n!1 = !{i64 23}\n' >> %t.large.ll
; RUN: opt -mtriple=course -passes=course-effort -S %t.large.ll \
; RUN:   -course-effort-size=62 -course-effort-inline-size=5 \
; RUN:   | FileCheck %s --check-prefix=LARGE

; Before inlining.
; RUN: opt -mtriple=course -passes=course-o2 -debug-pass-manager -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PIPELINE
; PIPELINE: Running pass: CourseEffortPass
; PIPELINE: Running pass: InlinerPass

; RUN: opt -mtriple=course -passes=inline -S %s | FileCheck %s --check-prefix=INLINED
; RUN: opt -mtriple=course -passes=inline -S %s -course-inline-caller-size=10 \
; RUN:   | FileCheck %s --check-prefix=INLINED-SMALL

; SMALL-NOT: function-inline-cost-multiplier
; SMALL-NOT: course-growth-percent
; SMALL-NOT: course-unroll-percent

; 63 instructions are 12 times 5. What is repeated falls with the fourth power.
; LARGE: define i64 @small({{.*}} [[ATTRIBUTES:#[0-9]+]] {
; LARGE: attributes [[ATTRIBUTES]] = { {{.*}}"course-growth-percent"="93"{{.*}}"function-inline-cost-multiplier"="12"
; LARGER: "course-growth-percent"="39"
; MOST: "course-growth-percent"="6"{{.*}}"function-inline-cost-multiplier"="7"
; NOT-INLINING-NOT: function-inline-cost-multiplier
; NOT-INLINING: "course-growth-percent"="6"

; INLINED-LABEL: define i64 @caller(
; INLINED-NOT: call
; INLINED: ret i64
; INLINED-SMALL-LABEL: define i64 @caller(
; INLINED-SMALL-NOT: call i64 @small
; INLINED-SMALL: call i64 @large
; INLINED-SMALL: ret i64

; Counts as its one return: the variable becomes a value.
define i64 @variable(i64 %x) {
  %v = alloca i64
  call void @llvm.lifetime.start.p0(ptr %v)
  store i64 %x, ptr %v
  %y = load i64, ptr %v
  call void @llvm.lifetime.end.p0(ptr %v)
  ret i64 %y
}

; Does not count at all: the program does not become large by what it calls.
define i64 @of_library(i64 %x) "course-library" {
  %y = add i64 %x, 1
  ret i64 %y
}

define i64 @small(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @large(i64 %x) {
  %l0 = mul i64 %x, 3
  %l1 = xor i64 %l0, 5
  %l2 = mul i64 %l1, 7
  %l3 = xor i64 %l2, 9
  %l4 = mul i64 %l3, 11
  %l5 = xor i64 %l4, 13
  %l6 = mul i64 %l5, 15
  %l7 = xor i64 %l6, 17
  %l8 = mul i64 %l7, 19
  %l9 = xor i64 %l8, 21
  %l10 = mul i64 %l9, 23
  %l11 = xor i64 %l10, 25
  %l12 = mul i64 %l11, 27
  %l13 = xor i64 %l12, 29
  %l14 = mul i64 %l13, 31
  %l15 = xor i64 %l14, 33
  %l16 = mul i64 %l15, 35
  %l17 = xor i64 %l16, 37
  %l18 = mul i64 %l17, 39
  %l19 = xor i64 %l18, 41
  %l20 = mul i64 %l19, 43
  %l21 = xor i64 %l20, 45
  %l22 = mul i64 %l21, 47
  %l23 = xor i64 %l22, 49
  %l24 = mul i64 %l23, 51
  %l25 = xor i64 %l24, 53
  %l26 = mul i64 %l25, 55
  %l27 = xor i64 %l26, 57
  %l28 = mul i64 %l27, 59
  %l29 = xor i64 %l28, 61
  %l30 = mul i64 %l29, 63
  %l31 = xor i64 %l30, 65
  %l32 = mul i64 %l31, 67
  %l33 = xor i64 %l32, 69
  %l34 = mul i64 %l33, 71
  %l35 = xor i64 %l34, 73
  %l36 = mul i64 %l35, 75
  %l37 = xor i64 %l36, 77
  %l38 = mul i64 %l37, 79
  %l39 = xor i64 %l38, 81
  %l40 = mul i64 %l39, 83
  %l41 = xor i64 %l40, 85
  %l42 = mul i64 %l41, 87
  %l43 = xor i64 %l42, 89
  ret i64 %l43
}

define i64 @caller(i64 %x) {
  %c0 = mul i64 %x, 3
  %c1 = xor i64 %c0, 5
  %c2 = mul i64 %c1, 7
  %c3 = xor i64 %c2, 9
  %c4 = mul i64 %c3, 11
  %c5 = xor i64 %c4, 13
  %c6 = mul i64 %c5, 15
  %c7 = xor i64 %c6, 17
  %c8 = mul i64 %c7, 19
  %c9 = xor i64 %c8, 21
  %c10 = mul i64 %c9, 23
  %c11 = xor i64 %c10, 25
  %y = call i64 @small(i64 %c11)
  %z = call i64 @large(i64 %y)
  ret i64 %z
}
