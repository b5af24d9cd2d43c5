; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-level-marks -S %t/O0.ll | FileCheck %t/O0.ll
; RUN: opt -mtriple=course -passes=course-level-marks -S %t/O1.ll | FileCheck %t/O1.ll
; RUN: opt -mtriple=course -passes=course-level-marks -S %t/author.ll | FileCheck %t/author.ll
; RUN: opt -mtriple=course -passes=course-level-marks -S %t/part.ll | FileCheck %t/part.ll
; RUN: %optimizing-llc -mtriple=course -O2 %t/O0.ll -o - | FileCheck --check-prefix=CODE %t/O0.ll

;--- O0.ll
; As clang -O0 writes it.

; CHECK: define i64 @twice(i64 %x) #[[ATTRS:[0-9]+]] {
; CHECK: define i64 @main() #[[ATTRS]] {
; CHECK: attributes #[[ATTRS]] = { nounwind }

; CODE-NOT: call
; CODE: ret 42
define i64 @twice(i64 %x) noinline optnone nounwind {
  %a = alloca i64
  store i64 %x, ptr %a
  %v = load i64, ptr %a
  %r = add i64 %v, %v
  ret i64 %r
}

define i64 @main() noinline optnone nounwind {
  %r = call i64 @twice(i64 21)
  ret i64 %r
}

;--- O1.ll
; All loops of the program have the mark: it goes, what else is said stays.

; CHECK: br i1 %go, label %loop, label %exit, !llvm.loop ![[FIRST:[0-9]+]]
; CHECK: br i1 %a, label %latch, label %other
; CHECK: br label %loop, !llvm.loop ![[SECOND:[0-9]+]]
; CHECK: br i1 %go, label %loop, label %exit, !llvm.loop ![[SECOND]]
; CHECK-DAG: ![[FIRST]] = distinct !{![[FIRST]], ![[PROGRESS:[0-9]+]]}
; CHECK-DAG: ![[SECOND]] = distinct !{![[SECOND]], ![[PROGRESS]]}
; CHECK-DAG: ![[PROGRESS]] = !{!"llvm.loop.mustprogress"}
define void @one_latch(i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

define void @two_latches(i64 %n, i1 %a) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %latch ], [ %next, %other ]
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %a, label %latch, label %other
latch:
  br label %loop, !llvm.loop !3
other:
  br i1 %go, label %loop, label %exit, !llvm.loop !3
exit:
  ret void
}

define i64 @main() {
  ret i64 0
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = distinct !{!3, !1, !2}

;--- author.ll
; A function and a loop that their author means.

; CHECK: define void @f(i64 %n) #[[ATTRS:[0-9]+]] {
; CHECK: br i1 %go, label %loop, label %exit, !llvm.loop ![[ID:[0-9]+]]
; CHECK: attributes #[[ATTRS]] = { noinline }
; CHECK: ![[ID]] = distinct !{![[ID]], ![[DISABLE:[0-9]+]]}
; CHECK: ![[DISABLE]] = !{!"llvm.loop.unroll.disable"}
define void @f(i64 %n) noinline {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

define i64 @main() {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %next = add i64 %i, 1
  call void @f(i64 %i)
  %go = icmp ult i64 %next, 10
  br i1 %go, label %loop, label %exit, !llvm.loop !2
exit:
  ret i64 0
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}

;--- part.ll
; Not a whole program.

; CHECK: define void @f() #[[ATTRS:[0-9]+]] {
; CHECK: attributes #[[ATTRS]] = { noinline optnone }
define void @f() noinline optnone {
  ret void
}
