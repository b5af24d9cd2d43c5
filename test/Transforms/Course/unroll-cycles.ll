; RUN: opt -mtriple=course -passes=course-unroll-cycles -pass-remarks=course-unroll-cycles -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-unroll-cycles -course-unroll-cycles-period=7 -S < %s | FileCheck --check-prefix=SEVEN %s
; RUN: opt -mtriple=course -passes=course-unroll-cycles -course-unroll-cycles-size=70 -S < %s | FileCheck --check-prefix=SEVEN %s
; RUN: opt -mtriple=course -passes='function(course-unroll-cycles,loop-unroll),ipsccp' -S < %s | FileCheck --check-prefix=UNROLLED %s

; Loops are to be unrolled as many times as a variable takes to start again.

; REMARK: after 8 iterations variables are the constants again that they were
; REMARK: after 6 iterations
; REMARK-NOT: remark

@wheel = internal constant [8 x i8] c"\04\02\04\02\04\06\02\06"

; SEVEN-LABEL: define i64 @spokes(
; SEVEN: br i1 %more, label %loop, label %exit{{$}}
; SEVEN-LABEL: define void @two_and_three(
; SEVEN: br i1 %more, label %loop, label %exit, !llvm.loop

; Then the wheel is eight constants.
; UNROLLED-LABEL: define i64 @spokes(
; UNROLLED-NOT: load
; UNROLLED: add i64 %p, 4
; UNROLLED: add i64 %{{.*}}, 2
; UNROLLED-NOT: load
; UNROLLED: ret i64

; CHECK-LABEL: define i64 @spokes(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[SPOKES:![0-9]+]]
define i64 @spokes(i64 %n) {
entry:
  br label %loop

loop:
  %p = phi i64 [ 7, %entry ], [ %p.next, %loop ]
  %spoke = phi i32 [ 0, %entry ], [ %spoke.next, %loop ]
  %index = zext i32 %spoke to i64
  %place = getelementptr i8, ptr @wheel, i64 %index
  %gap = load i8, ptr %place
  %wide = zext i8 %gap to i64
  %p.next = add i64 %p, %wide
  %one.more = add i32 %spoke, 1
  %spoke.next = and i32 %one.more, 7
  %rest = urem i64 %n, %p.next
  %more = icmp ne i64 %rest, 0
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %p.next
}

declare i64 @read()
declare void @write(i64)

; CHECK-LABEL: define void @two_and_three(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[SIX:![0-9]+]]
define void @two_and_three() {
entry:
  br label %loop

loop:
  %a = phi i64 [ 0, %entry ], [ %a.next, %loop ]
  %b = phi i64 [ 5, %entry ], [ %b.next, %loop ]
  call void @write(i64 %a)
  call void @write(i64 %b)
  %a.next = xor i64 %a, 1
  %last = icmp eq i64 %b, 7
  %b.more = add i64 %b, 1
  %b.next = select i1 %last, i64 5, i64 %b.more
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; CHECK-NOT: !llvm.loop

; It starts anywhere.
; CHECK-LABEL: define void @unknown_start(
define void @unknown_start(i64 %start) {
entry:
  br label %loop

loop:
  %a = phi i64 [ %start, %entry ], [ %a.next, %loop ]
  call void @write(i64 %a)
  %a.next = xor i64 %a, 1
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; It comes back to itself, but never to where it started.
; CHECK-LABEL: define void @never_again(
define void @never_again() {
entry:
  br label %loop

loop:
  %a = phi i64 [ 9, %entry ], [ %a.next, %loop ]
  call void @write(i64 %a)
  %odd = and i64 %a, 1
  %a.next = xor i64 %odd, 1
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; It takes 17 iterations.
; CHECK-LABEL: define void @too_long(
define void @too_long() {
entry:
  br label %loop

loop:
  %a = phi i64 [ 0, %entry ], [ %a.next, %loop ]
  call void @write(i64 %a)
  %a.more = add i64 %a, 1
  %a.next = urem i64 %a.more, 17
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; What comes next depends on the path, or on something else.
; CHECK-LABEL: define void @two_paths(
define void @two_paths(ptr %places) {
entry:
  br label %loop

loop:
  %a = phi i64 [ 0, %entry ], [ %a.next, %loop ], [ 0, %other ]
  %place = getelementptr i64, ptr %places, i64 %a
  %c = load i64, ptr %place
  call void @write(i64 %c)
  %a.next = xor i64 %a, 1
  %x = call i64 @read()
  switch i64 %x, label %exit [ i64 1, label %loop
                               i64 2, label %other ]

other:
  br label %loop

exit:
  ret void
}

; CHECK-LABEL: define void @loaded(
define void @loaded(ptr %places) {
entry:
  br label %loop

loop:
  %a = phi i64 [ 0, %entry ], [ %a.next, %loop ]
  %place = getelementptr i64, ptr %places, i64 %a
  %a.next = load i64, ptr %place
  call void @write(i64 %a.next)
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The source has a number already.
; CHECK-LABEL: define void @marked(
; CHECK: br i1 %more, label %loop, label %exit, !llvm.loop [[THREE:![0-9]+]]
define void @marked() {
entry:
  br label %loop

loop:
  %a = phi i64 [ 0, %entry ], [ %a.next, %loop ]
  call void @write(i64 %a)
  %a.next = xor i64 %a, 1
  %x = call i64 @read()
  %more = icmp ne i64 %x, 0
  br i1 %more, label %loop, label %exit, !llvm.loop !0

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 3}

; CHECK-DAG: [[SPOKES]] = distinct !{[[SPOKES]], [[EIGHT:![0-9]+]]}
; CHECK-DAG: [[EIGHT]] = !{!"llvm.loop.unroll.count", i32 8}
; CHECK-DAG: [[SIX]] = distinct !{[[SIX]], [[SIX_TIMES:![0-9]+]]}
; CHECK-DAG: [[SIX_TIMES]] = !{!"llvm.loop.unroll.count", i32 6}
; CHECK-DAG: [[THREE]] = distinct !{[[THREE]], [[THREE_TIMES:![0-9]+]]}
; CHECK-DAG: [[THREE_TIMES]] = !{!"llvm.loop.unroll.count", i32 3}
