; RUN: opt -mtriple=course -passes=course-unroll-cycles -pass-remarks=course-unroll-cycles -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-unroll-cycles -course-unroll-cycles-rotation=1 -S < %s | FileCheck --check-prefix=NONE %s
; RUN: opt -mtriple=course -passes='function(course-unroll-cycles,loop-unroll,simplifycfg)' < %s | llc -mtriple=course -O2 -course-passes= -verify-machineinstrs -verify-regalloc | FileCheck --check-prefix=ASM %s

; Loops in which values go from one variable to the next are to be unrolled as
; many times as it takes until each is in its register again.

; REMARK: after 2 iterations values are in their registers again without copies
; REMARK: after 2 iterations values
; REMARK: after 3 iterations values
; REMARK: after 2 iterations values
; REMARK-NOT: remark

; NONE-NOT: !llvm.loop

; Two remainders, in two registers.
; ASM-LABEL: start gcd 2:
; ASM:         [[A:r[0-9]+]] = urem [[A]] [[B:r[0-9]+]] 64
; ASM-NOT:     mul
; ASM:         [[B]] = urem [[B]] [[A]] 64
; ASM-NOT:     mul r{{[0-9]+}} 1
; ASM-LABEL: end gcd

; CHECK-LABEL: define i64 @gcd(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[GCD:![0-9]+]]
define i64 @gcd(i64 %x, i64 %y) {
entry:
  br label %loop

loop:
  %a = phi i64 [ %x, %entry ], [ %b, %loop ]
  %b = phi i64 [ %y, %entry ], [ %rest, %loop ]
  %rest = urem i64 %a, %b
  %more = icmp ne i64 %rest, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %b
}

; The node and the next one are both needed in the end.
; CHECK-LABEL: define void @unlink_after(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[LIST:![0-9]+]]
define void @unlink_after(ptr %list, i64 %key) {
entry:
  br label %loop

loop:
  %node = phi ptr [ %list, %entry ], [ %next, %loop ]
  %next = load ptr, ptr %node
  %place = getelementptr i8, ptr %next, i64 8
  %found = load i64, ptr %place
  %more = icmp ne i64 %found, %key
  br i1 %more, label %loop, label %exit

exit:
  %after = load ptr, ptr %next
  store ptr %after, ptr %node
  ret void
}

; The node before, this one, and the next one, which must be read first.
; CHECK-LABEL: define ptr @reverse(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[REVERSE:![0-9]+]]
define ptr @reverse(ptr %list) {
entry:
  br label %loop

loop:
  %before = phi ptr [ null, %entry ], [ %node, %loop ]
  %node = phi ptr [ %list, %entry ], [ %next, %loop ]
  %next = load ptr, ptr %node
  store ptr %before, ptr %node
  %more = icmp ne ptr %next, null
  br i1 %more, label %loop, label %exit

exit:
  ret ptr %node
}

declare i64 @read()

; What the old value is needed for can come before the new one within a block,
; but not in the next.
; CHECK-LABEL: define i64 @halve(
; CHECK: br i1 %odd, label %exit, label %loop, !llvm.loop [[HALVE:![0-9]+]]
define i64 @halve(i64 %n) {
entry:
  br label %loop

loop:
  %now = phi i64 [ %n, %entry ], [ %half, %loop ]
  %half = lshr i64 %now, 1
  %odd = trunc i64 %now to i1
  br i1 %odd, label %exit, label %loop

exit:
  ret i64 %now
}

; CHECK-NOT: !llvm.loop

; Nothing is copied.
; CHECK-LABEL: define i64 @last_half(
define i64 @last_half(i64 %n) {
entry:
  br label %loop

loop:
  %now = phi i64 [ %n, %entry ], [ %half, %loop ]
  %half = lshr i64 %now, 1
  %odd = trunc i64 %now to i1
  br i1 %odd, label %exit, label %loop

exit:
  ret i64 %half
}

; The old value is the new one minus 1.
; CHECK-LABEL: define i64 @count(
define i64 @count(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i64 %i, 1
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %i
}

; Loops whose number of iterations is known are unrolled anyway, as often as
; pays.
; CHECK-LABEL: define i64 @fibonacci(
define i64 @fibonacci(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi i64 [ 0, %entry ], [ %b, %loop ]
  %b = phi i64 [ 1, %entry ], [ %sum, %loop ]
  %sum = add i64 %a, %b
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %a
}

; Five variables are too many.
; CHECK-LABEL: define i64 @five(
define i64 @five() {
entry:
  br label %loop

loop:
  %a = phi i64 [ 0, %entry ], [ %b, %loop ]
  %b = phi i64 [ 1, %entry ], [ %c, %loop ]
  %c = phi i64 [ 2, %entry ], [ %d, %loop ]
  %d = phi i64 [ 3, %entry ], [ %e, %loop ]
  %e = phi i64 [ 4, %entry ], [ %x, %loop ]
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %a
}

; An inner loop is what counts.
; CHECK-LABEL: define i64 @outer(
define i64 @outer() {
entry:
  br label %loop

loop:
  %a = phi i64 [ 0, %entry ], [ %b, %latch ]
  %b = phi i64 [ 1, %entry ], [ %x, %latch ]
  br label %inner

inner:
  %x = call i64 @read()
  %again = icmp ugt i64 %x, %a
  br i1 %again, label %inner, label %latch

latch:
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %a
}

; CHECK-DAG: [[GCD]] = distinct !{[[GCD]], [[TWICE:![0-9]+]]}
; CHECK-DAG: [[LIST]] = distinct !{[[LIST]], [[TWICE]]}
; CHECK-DAG: [[HALVE]] = distinct !{[[HALVE]], [[TWICE]]}
; CHECK-DAG: [[TWICE]] = !{!"llvm.loop.unroll.count", i32 2}
; CHECK-DAG: [[REVERSE]] = distinct !{[[REVERSE]], [[THRICE:![0-9]+]]}
; CHECK-DAG: [[THRICE]] = !{!"llvm.loop.unroll.count", i32 3}
