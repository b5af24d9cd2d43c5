; The programs of Transforms/Course/liveness-programs.ll, allocated and run: what
; they compute with as few registers as there can be, and how many they take when
; there are enough.

; RUN: llc -mtriple=course -O2 -regalloc=chordal %s -o %t.16.s
; RUN: course-run %t.16.s | FileCheck %s --match-full-lines
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=3 %s -o %t.3.s
; RUN: course-run %t.3.s | FileCheck %s --match-full-lines
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-num-regs=2 %s -o %t.2.s
; RUN: course-run %t.2.s | FileCheck %s --match-full-lines
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-coalescing=none -stats %s \
; RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=STATS

; CHECK: 6
; CHECK-NEXT: 2
; CHECK-NEXT: 4

; Three, not four: addresses on the stack are operands and need no register.
; STATS-NOT: course-spill
; STATS: 4 course-regalloc {{.*}}Size of the largest clique
; STATS-NOT: course-spill
; STATS: 4 course-regalloc {{.*}}Largest number of colors used in a function
; STATS-NOT: course-spill

declare void @write(i32)

@GV = global i32 2, align 4

define i32 @call() noinline {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %3 = call i32 @foo()
  store i32 %3, ptr %2, align 4
  %4 = load i32, ptr @GV, align 4
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %4, %5
  ret i32 %6
}

define i32 @foo() noinline {
  %1 = load i32, ptr @GV, align 4
  %2 = load i32, ptr @GV, align 4
  %3 = mul nsw i32 %1, %2
  ret i32 %3
}

define i32 @array() noinline {
  %1 = alloca [10 x i32], align 16
  br label %2

2:
  %.0 = phi i32 [ 0, %0 ], [ %9, %8 ]
  %3 = icmp slt i32 %.0, 5
  br i1 %3, label %4, label %10

4:
  %5 = sub nsw i32 %.0, 2
  %6 = sext i32 %.0 to i64
  %7 = getelementptr inbounds [10 x i32], ptr %1, i64 0, i64 %6
  store i32 %5, ptr %7, align 4
  br label %8

8:
  %9 = add nsw i32 %.0, 1
  br label %2

10:
  %11 = add nsw i32 5, 3
  %12 = ashr i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [10 x i32], ptr %1, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  ret i32 %15
}

define i32 @collatz() noinline {
  br label %1

1:
  %.01 = phi i32 [ 16, %0 ], [ %.1, %11 ]
  %.0 = phi i32 [ 0, %0 ], [ %12, %11 ]
  %2 = icmp sgt i32 %.01, 1
  br i1 %2, label %3, label %13

3:
  %4 = srem i32 %.01, 2
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = sdiv i32 %.01, 2
  br label %11

8:
  %9 = mul nsw i32 %.01, 3
  %10 = add nsw i32 %9, 1
  br label %11

11:
  %.1 = phi i32 [ %7, %6 ], [ %10, %8 ]
  %12 = add nsw i32 %.0, 1
  br label %1

13:
  ret i32 %.0
}

define i32 @main() {
  %1 = call i32 @call()
  call void @write(i32 %1)
  %2 = call i32 @array()
  call void @write(i32 %2)
  %3 = call i32 @collatz()
  call void @write(i32 %3)
  ret i32 0
}
