; RUN: opt -mtriple=course -passes=course-unroll-cycles -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes='function(course-unroll-cycles,loop-unroll<O2;runtime>,loop-mssa(loop-rotate),course-switch-unroll)' -S < %s | FileCheck --check-prefix=MORE %s

; What a counted loop is unrolled by its period is unrolled further: by 2, since
; the sign alternates, and then around a switch. Others are done.

; CHECK-LABEL: define i64 @alternating(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[COUNTED:![0-9]+]]
; MORE-LABEL: define i64 @alternating(
; MORE: switch i64
; MORE: ret i64
define i64 @alternating(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %loop ]
  %odd = phi i64 [ 0, %entry ], [ %odd.next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %is.odd = icmp ne i64 %odd, 0
  %minus = sub i64 0, %x
  %y = select i1 %is.odd, i64 %minus, i64 %x
  %sum.next = add i64 %sum, %y
  %odd.next = xor i64 %odd, 1
  %i.next = add nuw i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %sum.next
}

; CHECK-LABEL: define i64 @uncounted(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[UNCOUNTED:![0-9]+]]
; MORE-LABEL: define i64 @uncounted(
; MORE-NOT: switch
; MORE: ret i64
define i64 @uncounted(i64 %n) {
entry:
  br label %loop

loop:
  %x = phi i64 [ %n, %entry ], [ %x.next, %loop ]
  %odd = phi i64 [ 0, %entry ], [ %odd.next, %loop ]
  %half = udiv i64 %x, 3
  %x.next = add i64 %half, %odd
  %odd.next = xor i64 %odd, 1
  %more = icmp ugt i64 %x.next, 5
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %x.next
}

; CHECK: [[COUNTED]] = distinct !{[[COUNTED]], [[COUNT:![0-9]+]], [[FOLLOWUP:![0-9]+]]}
; CHECK: [[COUNT]] = !{!"llvm.loop.unroll.count", i32 2}
; CHECK: [[FOLLOWUP]] = !{!"llvm.loop.unroll.followup_unrolled"}
; CHECK: [[UNCOUNTED]] = distinct !{[[UNCOUNTED]], [[COUNT]]}
