; RUN: opt -mtriple=course -passes='print<course-lcm>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s

; Lazy code motion in both forms, and Morel and Renvoise's.

declare i32 @opaque(i32)
declare void @use(i32)

; T003-A-LCM, T002-LCM: Knoop's example, from appendix A of the report on
; SSAPRE. What the constants are is of no interest here.
;
; CHECK-LABEL: lazy code motion of 'knoop'
; CHECK:       mul i32 %a0, %b0
; CHECK-NEXT:    computed: B3 B10 B15 B16 B17
; CHECK-NEXT:    edges: earliest B2->B3 B5->B6, later in B3 B6 B8 B9 B12 B15 B17
; CHECK-NEXT:    edges: insert B8->B11, delete B10 B16
; CHECK-NEXT:    nodes: earliest B3 B6, latest B3 B15 B17 B8->B11
; CHECK-NEXT:    nodes: insert B15 B8->B11, replace B10 B15 B16
; CHECK-NEXT:    Morel-Renvoise: insert B6, delete B10 B15 B16 B17
define void @knoop(i32 %arg) {
B1:
  %c1 = icmp sge i32 %arg, 2
  br i1 %c1, label %B2, label %B4
B2:
  %a0 = call i32 @opaque(i32 1)
  %b0 = call i32 @opaque(i32 3)
  br label %B3
B3:
  %x0 = mul i32 %a0, %b0
  call void @use(i32 %x0)
  br label %B5
B4:
  %a1 = call i32 @opaque(i32 1)
  %b1 = call i32 @opaque(i32 27)
  %x1 = call i32 @opaque(i32 0)
  br label %B5
B5:
  %a2 = phi i32 [ %a0, %B3 ], [ %a1, %B4 ]
  %b2 = phi i32 [ %b0, %B3 ], [ %b1, %B4 ]
  %x2 = phi i32 [ %x0, %B3 ], [ %x1, %B4 ]
  call void @use(i32 %x2)
  %c5 = icmp eq i32 %b2, 3
  br i1 %c5, label %B6, label %B7
B6:
  %c6 = icmp eq i32 %arg, 3
  br i1 %c6, label %B8, label %B9
B7:
  call void @use(i32 %a2)
  br label %B18
B8:
  br label %B11
B9:
  br label %B12
B10:
  %y1 = mul i32 %a2, %b2
  %sum1 = add i32 %sum2, %y1
  %count1 = sub i32 %count2, 1
  br label %B11
B11:
  %y2 = phi i32 [ 0, %B8 ], [ %y1, %B10 ]
  %sum2 = phi i32 [ 0, %B8 ], [ %sum1, %B10 ]
  %count2 = phi i32 [ %x2, %B8 ], [ %count1, %B10 ]
  %c11 = icmp sge i32 %count2, 0
  br i1 %c11, label %B10, label %B14
B12:
  %c12 = icmp eq i32 %arg, 4
  br i1 %c12, label %B15, label %B17
B14:
  call void @use(i32 %sum2)
  br label %B16
B15:
  %y3 = mul i32 %a2, %b2
  call void @use(i32 %y3)
  br label %B16
B16:
  %y4 = phi i32 [ %y3, %B15 ], [ %y2, %B14 ]
  %z0 = mul i32 %a2, %b2
  call void @use(i32 %z0)
  br label %B18
B17:
  %x3 = mul i32 %a2, %b2
  call void @use(i32 %x3)
  br label %B18
B18:
  ret void
}

; T003-C: the sum stays where it is, the comparison leaves the loop.
;
; CHECK-LABEL: lazy code motion of 'later'
; CHECK:       add i32 %a1, %b1
; CHECK-NEXT:    computed: B1 B6
; CHECK-NEXT:    edges: earliest BBegin->B1 B2->B5 B3->B4, later in B1 B4 B5 B6
; CHECK-NEXT:    edges: insert none, delete none
; CHECK-NEXT:    nodes: earliest B1 B4 B2->B5, latest B1 B6
; CHECK-NEXT:    nodes: insert none, replace none
; CHECK-NEXT:    Morel-Renvoise: insert B2 B4, delete B6
; CHECK:       icmp eq i32 %arg, 0
; CHECK-NEXT:    computed: B5
; CHECK-NEXT:    edges: earliest B0->B2 B3->B4, later in B2 B4
; CHECK-NEXT:    edges: insert B2->B5 B4->B5, delete B5
; CHECK-NEXT:    nodes: earliest B2 B4, latest B2->B5 B4->B5
; CHECK-NEXT:    nodes: insert B2->B5 B4->B5, replace B5
; CHECK-NEXT:    Morel-Renvoise: insert B2 B4, delete B5
define void @later(i32 %arg) {
BBegin:
  %a1 = call i32 @opaque(i32 37)
  %b1 = call i32 @opaque(i32 27)
  %c = icmp sle i32 %arg, 2
  br i1 %c, label %B1, label %B0
B0:
  %c0 = icmp sle i32 %arg, 3
  br i1 %c0, label %B3, label %B2
B1:
  %x0 = add i32 %a1, %b1
  br label %B3
B2:
  %a2 = call i32 @opaque(i32 927)
  br label %B5
B3:
  %c3 = icmp eq i32 %arg, 2
  br i1 %c3, label %BExit, label %B4
B4:
  br label %B5
B5:
  %a3 = phi i32 [ %a1, %B4 ], [ %a2, %B2 ], [ %a3, %B5 ]
  %c5 = icmp eq i32 %arg, 0
  br i1 %c5, label %B6, label %B5
B6:
  %x1 = add i32 %a3, %b1
  br label %BExit
BExit:
  ret void
}

; What defines an operand of itself is computed in its block all the same.
;
; CHECK-LABEL: lazy code motion of 'step'
; CHECK-NEXT:  add i32 %i, 1
; CHECK-NEXT:    computed: loop
; CHECK-NEXT:    edges: earliest entry->loop loop->loop, later in loop
; CHECK-NEXT:    edges: insert none, delete none
define void @step(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, 9
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; Loads and calls are no expressions of data flow.
;
; CHECK-LABEL: lazy code motion of 'load'
; CHECK-NEXT:  lazy code motion of 'empty'
define i32 @load(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define void @empty() {
  ret void
}
