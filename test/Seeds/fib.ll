; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes='print<domtree>,print<domfrontier>' \
; RUN:   -disable-output %t/memory.ll 2>&1 | FileCheck %t/memory.ll --check-prefix=DOM
; RUN: opt -mtriple=course -passes=mem2reg -S %t/memory.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=adce -S %t/minimal.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=instsimplify,adce -S %t/maximal.ll | FileCheck %s

; RUN: cd %t && opt -mtriple=course -passes=dot-cfg -disable-output memory.ll 2>/dev/null
; RUN: FileCheck %s --check-prefix=DRAWN --input-file=%t/.fib.dot

; DRAWN: digraph "CFG for 'fib' function"

; What they compute is the same, also after SSA form has gone back to memory.
; RUN: cat %t/main.ll %t/memory.ll > %t/1.ll && cat %t/main.ll %t/minimal.ll > %t/2.ll
; RUN: cat %t/main.ll %t/maximal.ll > %t/3.ll
; RUN: opt -mtriple=course -passes=mem2reg,reg2mem -S %t/1.ll -o %t/4.ll
; RUN: llc -mtriple=course -O0 %t/1.ll -o - | course-run - 2>&1 | FileCheck %s --check-prefix=RUNS
; RUN: llc -mtriple=course -O2 %t/2.ll -o - | course-run - 2>&1 | FileCheck %s --check-prefix=RUNS
; RUN: llc -mtriple=course -O2 %t/3.ll -o - | course-run - 2>&1 | FileCheck %s --check-prefix=RUNS
; RUN: llc -mtriple=course -O2 %t/4.ll -o - | course-run - 2>&1 | FileCheck %s --check-prefix=RUNS

; T004-FIB-PRUNED: one function in memory, and in minimal and maximal SSA form.
; LLVM constructs pruned SSA form only: the other two are written down, with
; PHIs in the iterated dominance frontiers (the unit test Dominance.Fibonacci) and
; PHIs for each variable in each block. Elimination of dead code makes pruned
; SSA form of both.

; CHECK:       while.cond:
; CHECK-COUNT-3: = phi i32
; CHECK-NOT:   phi
; CHECK:       return:
; CHECK-NEXT:    = phi i32
; CHECK-NOT:   {{phi|load|store|alloca}}
; CHECK:       ret i32

; RUNS:      0
; RUNS-NEXT: 1
; RUNS-NEXT: 1
; RUNS-NEXT: 2
; RUNS-NEXT: 3
; RUNS-NEXT: 5
; RUNS-NEXT: 8
; RUNS-NEXT: 13
; RUNS-NEXT: status: finished

;--- main.ll
declare void @write(i64)
define i64 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %f = call i32 @fib(i32 %n)
  %wide = zext i32 %f to i64
  call void @write(i64 %wide)
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 8
  br i1 %more, label %loop, label %exit
exit:
  ret i64 0
}
;--- memory.ll
; T004-FIB-DOM, T004-FIB-IDOM, T004-FIB-DF.
; DOM:      [1] %entry
; DOM-NEXT:   [2] %if.then
; DOM-NEXT:   [2] %return
; DOM-NEXT:   [2] %if.end
; DOM-NEXT:     [3] %while.cond
; DOM-NEXT:       [4] %while.body
; DOM-NEXT:       [4] %while.end
; DOM-DAG:  DomFrontier for BB %entry is:{{ *$}}
; DOM-DAG:  DomFrontier for BB %if.then is: %return{{ *$}}
; DOM-DAG:  DomFrontier for BB %if.end is: %return{{ *$}}
; DOM-DAG:  DomFrontier for BB %while.cond is:{{ (%return %while.cond|%while.cond %return) *$}}
; DOM-DAG:  DomFrontier for BB %while.body is: %while.cond{{ *$}}
; DOM-DAG:  DomFrontier for BB %while.end is: %return{{ *$}}
; DOM-DAG:  DomFrontier for BB %return is:{{ *$}}
define i32 @fib(i32 %n) {
entry:
  %retval = alloca i32
  %a = alloca i32
  %b = alloca i32
  %i = alloca i32
  %c = alloca i32
  store i32 0, ptr %a
  store i32 1, ptr %b
  store i32 1, ptr %i
  store i32 0, ptr %c
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  store i32 0, ptr %retval
  br label %return
if.end:
  br label %while.cond
while.cond:
  %1 = load i32, ptr %i
  %cmp1 = icmp slt i32 %1, %n
  br i1 %cmp1, label %while.body, label %while.end
while.body:
  %2 = load i32, ptr %b
  store i32 %2, ptr %c
  %3 = load i32, ptr %a
  %add = add i32 %3, %2
  store i32 %add, ptr %b
  %4 = load i32, ptr %c
  store i32 %4, ptr %a
  %5 = load i32, ptr %i
  %add2 = add i32 %5, 1
  store i32 %add2, ptr %i
  br label %while.cond
while.end:
  %6 = load i32, ptr %b
  store i32 %6, ptr %retval
  br label %return
return:
  %7 = load i32, ptr %retval
  ret i32 %7
}
;--- minimal.ll
; T004-FIB-MIN: four PHIs in the header, five in the end.
define i32 @fib(i32 %n) {
entry:
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  br label %while.cond
while.cond:
  %a = phi i32 [ 0, %if.end ], [ %b, %while.body ]
  %b = phi i32 [ 1, %if.end ], [ %add, %while.body ]
  %i = phi i32 [ 1, %if.end ], [ %add2, %while.body ]
  %c = phi i32 [ 0, %if.end ], [ %b, %while.body ]
  %cmp1 = icmp slt i32 %i, %n
  br i1 %cmp1, label %while.body, label %while.end
while.body:
  %add = add i32 %a, %b
  %add2 = add i32 %i, 1
  br label %while.cond
while.end:
  br label %return
return:
  %r1 = phi i32 [ 0, %if.then ], [ %b, %while.end ]
  %a1 = phi i32 [ 0, %if.then ], [ %a, %while.end ]
  %b1 = phi i32 [ 1, %if.then ], [ %b, %while.end ]
  %i1 = phi i32 [ 1, %if.then ], [ %i, %while.end ]
  %c1 = phi i32 [ 0, %if.then ], [ %c, %while.end ]
  ret i32 %r1
}
;--- maximal.ll
; The variable retval is undefined before it is assigned.
define i32 @fib(i32 %n) {
entry:
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %r2 = phi i32 [ undef, %entry ]
  %a2 = phi i32 [ 0, %entry ]
  %b2 = phi i32 [ 1, %entry ]
  %i2 = phi i32 [ 1, %entry ]
  %c2 = phi i32 [ 0, %entry ]
  br label %return
if.end:
  %r3 = phi i32 [ undef, %entry ]
  %a3 = phi i32 [ 0, %entry ]
  %b3 = phi i32 [ 1, %entry ]
  %i3 = phi i32 [ 1, %entry ]
  %c3 = phi i32 [ 0, %entry ]
  br label %while.cond
while.cond:
  %r4 = phi i32 [ %r3, %if.end ], [ %r5, %while.body ]
  %a4 = phi i32 [ %a3, %if.end ], [ %b5, %while.body ]
  %b4 = phi i32 [ %b3, %if.end ], [ %add, %while.body ]
  %i4 = phi i32 [ %i3, %if.end ], [ %add2, %while.body ]
  %c4 = phi i32 [ %c3, %if.end ], [ %b5, %while.body ]
  %cmp1 = icmp slt i32 %i4, %n
  br i1 %cmp1, label %while.body, label %while.end
while.body:
  %r5 = phi i32 [ %r4, %while.cond ]
  %a5 = phi i32 [ %a4, %while.cond ]
  %b5 = phi i32 [ %b4, %while.cond ]
  %i5 = phi i32 [ %i4, %while.cond ]
  %c5 = phi i32 [ %c4, %while.cond ]
  %add = add i32 %a5, %b5
  %add2 = add i32 %i5, 1
  br label %while.cond
while.end:
  %r6 = phi i32 [ %r4, %while.cond ]
  %a6 = phi i32 [ %a4, %while.cond ]
  %b6 = phi i32 [ %b4, %while.cond ]
  %i6 = phi i32 [ %i4, %while.cond ]
  %c6 = phi i32 [ %c4, %while.cond ]
  br label %return
return:
  %r7 = phi i32 [ 0, %if.then ], [ %b6, %while.end ]
  %a7 = phi i32 [ %a2, %if.then ], [ %a6, %while.end ]
  %b7 = phi i32 [ %b2, %if.then ], [ %b6, %while.end ]
  %i7 = phi i32 [ %i2, %if.then ], [ %i6, %while.end ]
  %c7 = phi i32 [ %c2, %if.then ], [ %c6, %while.end ]
  ret i32 %r7
}
