; RUN: opt -mtriple=course -passes='print<course-liveness>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --strict-whitespace

; Three whole programs: straight code with a call, a loop over an array, a loop
; with a choice and two values that go round.

@GV = global i32 2, align 4

; CHECK-LABEL: liveness of 'call': 6 values, at most 2 live at once
; CHECK-NEXT:   %0
; CHECK-NEXT:     []              %1 = alloca i32, align 4
; CHECK-NEXT:     [%1]            %2 = alloca i32, align 4
; CHECK-NEXT:     [%1 %2]         store i32 0, ptr %1, align 4
; CHECK-NEXT:     [%2]            %3 = call i32 @foo()
; CHECK-NEXT:     [%2 %3]         store i32 %3, ptr %2, align 4
; CHECK-NEXT:     [%2]            %4 = load i32, ptr @GV, align 4
; CHECK-NEXT:     [%2 %4]         %5 = load i32, ptr %2, align 4
; CHECK-NEXT:     [%4 %5]         %6 = add nsw i32 %4, %5
; CHECK-NEXT:     [%6]            ret i32 %6
; CHECK-NEXT:   interferences: %1-%2 %2-%3 %2-%4 %4-%5
; CHECK-NEXT:   elimination order: %1 %2 %3 %4 %5 %6
; CHECK-NEXT:   registers: %1:0 %2:1 %3:0 %4:0 %5:1 %6:0
define i32 @call() {
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

; CHECK-LABEL: liveness of 'foo': 3 values, at most 2 live at once
; CHECK-NEXT:   %0
; CHECK-NEXT:     []              %1 = load
; CHECK-NEXT:     [%1]            %2 = load
; CHECK-NEXT:     [%1 %2]         %3 = mul
; CHECK-NEXT:     [%3]            ret
define i32 @foo() {
  %1 = load i32, ptr @GV, align 4
  %2 = load i32, ptr @GV, align 4
  %3 = mul nsw i32 %1, %2
  ret i32 %3
}

; The array's address %1 is used by the next turn of the loop, too.
; CHECK-LABEL: liveness of 'array': 12 values, at most 4 live at once
; CHECK-NEXT:   %0
; CHECK-NEXT:     []              %1 = alloca [10 x i32], align 16
; CHECK-NEXT:     [%1]            br label %2
; CHECK-NEXT:   %2
; CHECK-NEXT:     [%1]            %.0 = phi i32 [ 0, %0 ], [ %9, %8 ]
; CHECK-NEXT:     [%1 %.0]        %3 = icmp slt i32 %.0, 5
; CHECK-NEXT:     [%1 %.0 %3]     br i1 %3, label %4, label %10
; CHECK-NEXT:   %4
; CHECK-NEXT:     [%1 %.0]        %5 = sub nsw i32 %.0, 2
; CHECK-NEXT:     [%1 %.0 %5]     %6 = sext i32 %.0 to i64
; CHECK-NEXT:     [%1 %.0 %5 %6]  %7 = getelementptr inbounds [10 x i32], ptr %1, i64 0, i64 %6
; CHECK-NEXT:     [%1 %.0 %5 %7]  store i32 %5, ptr %7, align 4
; CHECK-NEXT:     [%1 %.0]        br label %8
; CHECK-NEXT:   %8
; CHECK-NEXT:     [%1 %.0]        %9 = add nsw i32 %.0, 1
; CHECK-NEXT:     [%1 %9]         br label %2
; CHECK-NEXT:   %10
; CHECK-NEXT:     [%1]            %11 = add nsw i32 5, 3
; CHECK-NEXT:     [%1 %11]        %12 = ashr i32 %11, 1
; CHECK-NEXT:     [%1 %12]        %13 = sext i32 %12 to i64
; CHECK-NEXT:     [%1 %13]        %14 = getelementptr inbounds [10 x i32], ptr %1, i64 0, i64 %13
; CHECK-NEXT:     [%14]           %15 = load i32, ptr %14, align 4
; CHECK-NEXT:     [%15]           ret i32 %15
; CHECK-NEXT:   interferences: %1-%.0 %1-%3 %1-%5 %1-%6 %1-%7 %1-%9 %1-%11 %1-%12 %1-%13 %.0-%3 %.0-%5 %.0-%6 %.0-%7 %5-%6 %5-%7
; CHECK-NEXT:   elimination order: %1 %.0 %3 %5 %6 %7 %9 %11 %12 %13 %14 %15
; CHECK-NEXT:   registers: %1:0 %.0:1 %3:2 %5:2 %6:3 %7:3 %9:1 %11:1 %12:1 %13:1 %14:0 %15:0
define i32 @array() {
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

; The counter %.0 lives through blocks that do not mention it.
; CHECK-LABEL: liveness of 'collatz': 10 values, at most 3 live at once
; CHECK-NEXT:   %0
; CHECK-NEXT:     []              br label %1
; CHECK-NEXT:   %1
; CHECK-NEXT:     []              %.01 = phi i32 [ 16, %0 ], [ %.1, %11 ]
; CHECK-NEXT:     []              %.0 = phi i32 [ 0, %0 ], [ %12, %11 ]
; CHECK-NEXT:     [%.01 %.0]      %2 = icmp sgt i32 %.01, 1
; CHECK-NEXT:     [%.01 %.0 %2]   br i1 %2, label %3, label %13
; CHECK-NEXT:   %3
; CHECK-NEXT:     [%.01 %.0]      %4 = srem i32 %.01, 2
; CHECK-NEXT:     [%.01 %.0 %4]   %5 = icmp eq i32 %4, 0
; CHECK-NEXT:     [%.01 %.0 %5]   br i1 %5, label %6, label %8
; CHECK-NEXT:   %6
; CHECK-NEXT:     [%.01 %.0]      %7 = sdiv i32 %.01, 2
; CHECK-NEXT:     [%.0 %7]        br label %11
; CHECK-NEXT:   %8
; CHECK-NEXT:     [%.01 %.0]      %9 = mul nsw i32 %.01, 3
; CHECK-NEXT:     [%.0 %9]        %10 = add nsw i32 %9, 1
; CHECK-NEXT:     [%.0 %10]       br label %11
; CHECK-NEXT:   %11
; CHECK-NEXT:     [%.0]           %.1 = phi i32 [ %7, %6 ], [ %10, %8 ]
; CHECK-NEXT:     [%.0 %.1]       %12 = add nsw i32 %.0, 1
; CHECK-NEXT:     [%.1 %12]       br label %1
; CHECK-NEXT:   %13
; CHECK-NEXT:     [%.0]           ret i32 %.0
; CHECK-NEXT:   interferences: %.01-%.0 %.01-%2 %.01-%4 %.01-%5 %.0-%2 %.0-%4 %.0-%5 %.0-%7 %.0-%9 %.0-%10 %.0-%.1 %.1-%12
; CHECK-NEXT:   elimination order: %.01 %.0 %2 %4 %5 %7 %9 %10 %.1 %12
; CHECK-NEXT:   registers: %.01:0 %.0:1 %2:2 %4:2 %5:2 %7:0 %9:0 %10:0 %.1:0 %12:1
define i32 @collatz() {
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
