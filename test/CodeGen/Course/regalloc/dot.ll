; What -course-regalloc-dot writes, and how files are called.

; RUN: rm -rf %t && mkdir %t
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-regalloc-dot=%t %s -o /dev/null
; RUN: ls %t | FileCheck %s --check-prefix=FILES --match-full-lines
; RUN: FileCheck %s --check-prefix=GRAPH < %t/rotate.interference.dot
; RUN: FileCheck %s --check-prefix=COLORS < %t/rotate.assignment.dot

; FILES:      -2E.-2Fx.assignment.dot
; FILES-NEXT: -2E.-2Fx.interference.dot
; FILES-NEXT: anonymous.assignment.dot
; FILES-NEXT: anonymous.interference.dot
; FILES-NEXT: rotate.assignment.dot
; FILES-NEXT: rotate.interference.dot
; FILES-EMPTY:

; GRAPH:      graph "interference in rotate" {
; GRAPH-NEXT:   label="interference in rotate";
; GRAPH-NOT:  fillcolor
; GRAPH:      n{{.*}} -- n{{[0-9]+}};
; GRAPH:      n{{.*}} -- n{{[0-9]+}} [style=dashed];
; GRAPH:      }

; COLORS:      graph "assignment in rotate" {
; COLORS:      r{{[0-9]+}}", style=filled, fillcolor="0.{{[0-9]+}} 0.45 1.0"];
; COLORS:      n{{.*}} -- n{{[0-9]+}};
; COLORS:      n{{.*}} -- n{{[0-9]+}} [style=dashed, color=red];
; COLORS:      }

; The output is the same with and without, and no files come from elsewhere.
; RUN: llc -mtriple=course -O2 -regalloc=chordal -course-regalloc-dot=%t %s -o %t.with
; RUN: llc -mtriple=course -O2 -regalloc=chordal %s -o %t.without
; RUN: cmp %t.with %t.without

; A directory that does not exist, or is none, is said once; and fails.
; RUN: not llc -mtriple=course -O2 -regalloc=chordal -course-regalloc-dot=%t/missing \
; RUN:   %s -o %t.s 2>&1 | FileCheck %s --check-prefix=MISSING --implicit-check-not=error:
; RUN: not llc -mtriple=course -O2 -regalloc=chordal -course-regalloc-dot=%s \
; RUN:   %s -o %t.s 2>&1 | FileCheck %s --check-prefix=FILE --implicit-check-not=error:
; MISSING: error: cannot write '{{.*}}/missing/rotate.interference.dot': No such file or directory
; FILE: error: cannot write '{{.*}}dot.ll/rotate.interference.dot': Not a directory

declare i64 @read()
declare void @write(i64)

define void @rotate() {
entry:
  %x = call i64 @read()
  %y = call i64 @read()
  br label %loop
loop:
  %a = phi i64 [%x, %entry], [%b, %loop]
  %b = phi i64 [%y, %entry], [%a, %loop]
  call void @write(i64 %a)
  %c = call i64 @read()
  %d = icmp eq i64 %c, 0
  br i1 %d, label %exit, label %loop
exit:
  ret void
}

define i64 @0(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}

define i64 @"../x"(i64 %x) {
  %y = mul i64 %x, 7
  ret i64 %y
}
