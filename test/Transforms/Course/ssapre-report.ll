; RUN: opt -mtriple=course -passes=course-ssapre -S < %s | FileCheck %s

; A second run finds nothing.
; RUN: opt -mtriple=course -passes=course-ssapre -S < %s | sed 's/ *;.*//' >%t.1
; RUN: opt -mtriple=course -passes=course-ssapre -S < %t.1 | sed 's/ *;.*//' >%t.2
; RUN: cmp %t.1 %t.2

; The examples of the report on SSAPRE. Constants are opaque, so that nothing else
; simplifies them.

declare i32 @opaque(i32)
declare float @opaque.float(i32)
declare void @use(i32)
declare void @use.float(float)

; T003-A: the product stays in B3, B15 and B17, and comes to the end of B8; B10
; reads that, and B16 whichever came there.
;
; CHECK-LABEL: define {{.*}} @knoop(
; CHECK:       B3:
; CHECK-NEXT:    %x0 = mul i32 %a0, %b0
; CHECK-NOT:   mul
; CHECK:       B8:
; CHECK-NEXT:    %x0.pre = mul i32 %a2, %b2
; CHECK-NEXT:    br label %B11
; CHECK:       B10:
; CHECK-NEXT:    %sum1 = add i32 %sum2, %x0.pre
; CHECK-NEXT:    %count1 = sub i32 %count2, 1
; CHECK:       B11:
; CHECK-NEXT:    %y2 = phi i32 [ 0, %B8 ], [ %x0.pre, %B10 ]
; CHECK-NEXT:    %sum2 = phi
; CHECK-NEXT:    %count2 = phi
; CHECK-NEXT:    %c11
; CHECK:       B15:
; CHECK-NEXT:    %y3 = mul i32 %a2, %b2
; CHECK:       B16:
; CHECK-NEXT:    %z0 = phi i32 [ %y3, %B15 ], [ %x0.pre, %B14 ]
; CHECK-NEXT:    %y4 = phi
; CHECK-NEXT:    call void @use(i32 %z0)
; CHECK:       B17:
; CHECK-NEXT:    %x3 = mul i32 %a2, %b2
; CHECK-NOT:   mul
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
  call void @use(i32 %y4)
  br label %B18
B17:
  %x3 = mul i32 %a2, %b2
  call void @use(i32 %x3)
  br label %B18
B18:
  ret void
}

; T003-B: the quotient leaves three loops, and what is made of it with it, in one
; run.
;
; CHECK-LABEL: define {{.*}} @nested_loops(
; CHECK:         %r = call
; CHECK-NEXT:    %z.pre = fdiv float %x, %y
; CHECK-NEXT:    %q.pre = fmul float %r, %z.pre
; CHECK-NEXT:    br label %B2
; CHECK-NOT:   fdiv
; CHECK:       BExit:
; CHECK-NEXT:    %q2 = fmul float %q.pre, %q.pre
define void @nested_loops() {
B1:
  %x = call float @opaque.float(i32 27)
  %y = call float @opaque.float(i32 3)
  %r = call float @opaque.float(i32 927)
  br label %B2
B2:
  %i2 = phi i32 [ 10, %B1 ], [ %i1, %B2_end ]
  br label %B3
B3:
  %j2 = phi i32 [ 10, %B2 ], [ %j1, %B3_end ]
  br label %B4
B4:
  %k2 = phi i32 [ 10, %B3 ], [ %k1, %B4 ]
  %z = fdiv float %x, %y
  %q = fmul float %r, %z
  %k1 = sub i32 %k2, 1
  %c4 = icmp sgt i32 %k1, 0
  br i1 %c4, label %B4, label %B3_end
B3_end:
  %j1 = sub i32 %j2, 1
  %c3 = icmp sgt i32 %j1, 0
  br i1 %c3, label %B3, label %B2_end
B2_end:
  %i1 = sub i32 %i2, 1
  %c2 = icmp sgt i32 %i1, 0
  br i1 %c2, label %B2, label %BExit
BExit:
  %q2 = fmul float %q, %q
  call void @use.float(float %q2)
  ret void
}

; T003-C: the sums stay; the comparison leaves the loop by both its entries.
;
; CHECK-LABEL: define {{.*}} @later(
; CHECK:       B1:
; CHECK-NEXT:    %x0 = add i32 %a1, %b1
; CHECK:       B2:
; CHECK-NEXT:    %a2 = call
; CHECK-NEXT:    %c5.pre = icmp eq i32 %arg, 0
; CHECK-NEXT:    br label %B5
; CHECK:       B4:
; CHECK-NEXT:    %c5.pre1 = icmp eq i32 %arg, 0
; CHECK-NEXT:    br label %B5
; CHECK:       B5:
; CHECK-NEXT:    %c5 = phi i1 [ %c5, %B5 ], [ %c5.pre1, %B4 ], [ %c5.pre, %B2 ]
; CHECK-NEXT:    %a3 = phi
; CHECK-NEXT:    br i1 %c5
; CHECK:       B6:
; CHECK-NEXT:    %x1 = add i32 %a3, %b1
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
  call void @use(i32 %x0)
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
  call void @use(i32 %x1)
  br label %BExit
BExit:
  ret void
}

