; RUN: opt -mtriple=course -passes=course-switch-unroll -pass-remarks=course-switch-unroll -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --allow-empty --check-prefix=REMARK %s < %t.remarks

; Loops that are not unrolled around a switch.

; REMARK-NOT: remark
; CHECK-NOT: switch

declare i64 @malloc(i64)

; It is not known how often the loop goes round.
define void @unknown(ptr %p) {
entry:
  br label %loop

loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %next = load ptr, ptr %at
  %more = icmp ne ptr %next, null
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Beside a call that is not inlined counting costs little.
define void @calls(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @unknown(ptr %p)
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Whoever wrote it does not want it.
define void @disabled(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0

exit:
  ret void
}

; Another loop is inside, which does not count.
define void @outer(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %at = phi ptr [ %p, %loop ], [ %next, %inner ]
  %next = load ptr, ptr %at
  %go.on = icmp ne ptr %next, null
  br i1 %go.on, label %inner, label %latch

latch:
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The end of an iteration is no exit.
define i64 @endless(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %last = icmp eq i64 %i, %n
  br i1 %last, label %exit, label %latch

latch:
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %i.next = add i64 %i, 1
  br label %loop

exit:
  ret i64 %i
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

; Half the distance, rounded up, is more than a loop pays back that a difference
; between two bytes may end at once.
define i1 @palindrome(ptr %p, i64 noundef %first, i64 noundef %last) {
entry:
  %some = icmp slt i64 %first, %last
  br i1 %some, label %loop, label %exit

loop:
  %i = phi i64 [ %first, %entry ], [ %i.next, %next ]
  %j = phi i64 [ %last, %entry ], [ %j.next, %next ]
  %left.at = getelementptr i8, ptr %p, i64 %i
  %left = load i8, ptr %left.at
  %right.at = getelementptr i8, ptr %p, i64 %j
  %right = load i8, ptr %right.at
  %same = icmp eq i8 %left, %right
  br i1 %same, label %next, label %exit

next:
  %i.next = add nsw i64 %i, 1
  %j.next = add nsw i64 %j, -1
  %more = icmp slt i64 %i.next, %j.next
  br i1 %more, label %loop, label %exit

exit:
  %is = phi i1 [ true, %entry ], [ false, %loop ], [ true, %next ]
  ret i1 %is
}
