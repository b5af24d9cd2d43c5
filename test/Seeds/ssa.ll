; RUN: opt -mtriple=course -passes='print<domtree>,print<domfrontier>' \
; RUN:   -disable-output %s 2>&1 | FileCheck %s --check-prefix=FRONTIER
; RUN: opt -mtriple=course -passes=mem2reg -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=mem2reg,sccp,simplifycfg -S %s \
; RUN:   | FileCheck %s --check-prefix=SCCP

; T002-F25, T002-SCC: i = j = 1, k = 0; while k < 100 either j = i, k += 1 or
; j = k, k += 2; blocks have the numbers of the figure.

; A header is in its own frontier.
; FRONTIER-LABEL: DominatorTree for function: loop
; FRONTIER:      [1] %b1
; FRONTIER-NEXT:   [2] %b2
; FRONTIER-NEXT:     [3] %b3
; FRONTIER-NEXT:       [4] %b5
; FRONTIER-NEXT:       [4] %b7
; FRONTIER-NEXT:       [4] %b6
; FRONTIER-NEXT:     [3] %b4
; FRONTIER-DAG:  DomFrontier for BB %b1 is:{{ *$}}
; FRONTIER-DAG:  DomFrontier for BB %b2 is: %b2{{ *$}}
; FRONTIER-DAG:  DomFrontier for BB %b3 is: %b2{{ *$}}
; FRONTIER-DAG:  DomFrontier for BB %b4 is:{{ *$}}
; FRONTIER-DAG:  DomFrontier for BB %b5 is: %b7{{ *$}}
; FRONTIER-DAG:  DomFrontier for BB %b6 is: %b7{{ *$}}
; FRONTIER-DAG:  DomFrontier for BB %b7 is: %b2{{ *$}}

; PHIs for j and k in 2 and 7, none for i.
; CHECK-LABEL: @loop(
; CHECK:       b2:
; CHECK-NEXT:    %j.0 = phi i64 [ 1, %b1 ], [ %j.1, %b7 ]
; CHECK-NEXT:    %k.0 = phi i64 [ 0, %b1 ], [ %k.1, %b7 ]
; CHECK:       b7:
; CHECK-NEXT:    %j.1 = phi i64 [ 1, %b5 ], [ %k.0, %b6 ]
; CHECK-NEXT:    %k.1 = phi i64 [ %k5, %b5 ], [ %k6, %b6 ]
; CHECK-NOT:     phi

; j is always 1, so block 6 is never executed; k counts on.
; SCCP-LABEL: @loop(
; SCCP:         phi i64
; SCCP-NOT:     phi
; SCCP-NOT:     add i64 {{.*}}, 2
; SCCP:         ret i64 1
define i64 @loop() {
b1:
  %i = alloca i64
  %j = alloca i64
  %k = alloca i64
  store i64 1, ptr %i
  store i64 1, ptr %j
  store i64 0, ptr %k
  br label %b2
b2:
  %k2 = load i64, ptr %k
  %more = icmp slt i64 %k2, 100
  br i1 %more, label %b3, label %b4
b3:
  %j3 = load i64, ptr %j
  %low = icmp slt i64 %j3, 20
  br i1 %low, label %b5, label %b6
b4:
  %j4 = load i64, ptr %j
  ret i64 %j4
b5:
  %i5 = load i64, ptr %i
  store i64 %i5, ptr %j
  %k50 = load i64, ptr %k
  %k5 = add i64 %k50, 1
  store i64 %k5, ptr %k
  br label %b7
b6:
  %k60 = load i64, ptr %k
  store i64 %k60, ptr %j
  %k6 = add i64 %k60, 2
  store i64 %k6, ptr %k
  br label %b7
b7:
  br label %b2
}
