; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes='print<loops>' -disable-output %t/natural.ll \
; RUN:   2>&1 | FileCheck %t/natural.ll
; RUN: opt -mtriple=course -passes='function(loop-mssa(licm))' -S %t/invariant.ll \
; RUN:   | FileCheck %t/invariant.ll
; RUN: opt -mtriple=course -passes=loop-rotate -S %t/rotate.ll | FileCheck %t/rotate.ll
; RUN: opt -mtriple=course -passes='print<scalar-evolution>' -disable-output \
; RUN:   %t/families.ll 2>&1 | FileCheck %t/families.ll
; RUN: opt -mtriple=course -passes=course-strength-reduction -S %t/reduce.ll \
; RUN:   | FileCheck %t/reduce.ll
; RUN: opt -mtriple=course -passes=loop-reduce -S %t/reduce.ll \
; RUN:   | FileCheck %t/reduce.ll

;--- natural.ll
; T002-NL: the back edges 8->7, 5->2 and 4->1, and the loops that they make.
; CHECK: Loop at depth 1 containing: %b1<header>,{{.*}}%b4<latch>
; CHECK-NEXT: Loop at depth 2 containing: %b2<header>,{{.*}}%b5<latch>
; CHECK-NEXT: Loop at depth 3 containing: %b7<header>,%b8<latch><exiting>
define void @natural(i1 %c) {
entry:
  br label %b1
b1:
  br label %b2
b2:
  br label %b3
b3:
  br i1 %c, label %b4, label %b6
b4:
  br i1 %c, label %b1, label %b5
b5:
  br i1 %c, label %b2, label %exit
b6:
  br label %b7
b7:
  br label %b8
b8:
  br i1 %c, label %b7, label %b5
exit:
  ret void
}
;--- invariant.ll
; T002-LI: A = B + C and F = A + 2 are invariant, and so would G = B / C be, but
; it traps where C is 0 and is not computed in each iteration (figures 40, 42 and
; 46). Of E two definitions reach the sum with 2: it stays (figure 41).
; CHECK-LABEL: @invariant(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %a = add i64 %b, %c
; CHECK-NEXT:    %f = add i64 %a, 2
; CHECK-NEXT:    br label %loop
; CHECK:       rare:
; CHECK-NEXT:    %g = udiv i64 %b, %c
; CHECK:       latch:
; CHECK-NEXT:    %e = phi i64 [ 2, %loop ], [ %g, %rare ]
; CHECK-NEXT:    %h = add i64 %e, 2
declare void @use(i64, i64)
define void @invariant(i64 %b, i64 %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %a = add i64 %b, %c
  %odd = trunc i64 %i to i1
  br i1 %odd, label %rare, label %latch
rare:
  %g = udiv i64 %b, %c
  br label %latch
latch:
  %e = phi i64 [ 2, %loop ], [ %g, %rare ]
  %h = add i64 %e, 2
  %f = add i64 %a, 2
  call void @use(i64 %h, i64 %f)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
;--- rotate.ll
; T002-LP: while p do body becomes if p { do body while p }, with a place for
; what is invariant in front.
; CHECK-LABEL: @rotate(
; CHECK:       entry:
; CHECK:         br i1 %{{.*}}, label %[[PRE:.*]], label %exit
; CHECK:       [[PRE]]:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK:         br i1 %{{.*}}, label %body, label %
declare i1 @p()
declare void @work()
define void @rotate() {
entry:
  br label %while
while:
  %p = call i1 @p()
  br i1 %p, label %body, label %exit
body:
  call void @work()
  br label %while
exit:
  ret void
}
;--- families.ll
; T002-IV1: t1 and t3 are linear in i; t2 was computed of the t1 of the iteration
; before, and of anything in the first one.
; CHECK-LABEL: 'rule2'
; CHECK:       %t2 = add i64 %old, 10
; CHECK-NEXT:  -->  (10 + %old)
; CHECK:       %t1 = mul i64 %i, 4
; CHECK-NEXT:  -->  {0,+,4}<{{.*}}%loop>
; CHECK:       %t3 = mul i64 %t1, 8
; CHECK-NEXT:  -->  {0,+,32}<{{.*}}%loop>
define i64 @rule2(i64 %any) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %old = phi i64 [ %any, %entry ], [ %t1, %loop ]
  %t2 = add i64 %old, 10
  %t1 = mul i64 %i, 4
  %t3 = mul i64 %t1, 8
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 100
  br i1 %more, label %loop, label %exit
exit:
  %r = add i64 %t2, %t3
  ret i64 %r
}
; T002-IV2: some paths between t1 and t2 add 2 to i, so it grows by 1 or by 3, and
; neither is linear in the number of iterations.
; CHECK-LABEL: 'rule3'
; CHECK:       %t1 = mul i64 %i, 4
; CHECK-NEXT:  -->  (4 * %i){{[< ]}}
; CHECK:       %t2 = add i64 %t1, 10
; CHECK-NEXT:  -->  (10 + (4 * %i){{.*}}){{[< ]}}
define i64 @rule3() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %join ]
  %t1 = mul i64 %i, 4
  %small = icmp ult i64 %t1, 50
  br i1 %small, label %join, label %jump
jump:
  %i2 = add i64 %i, 2
  br label %join
join:
  %i3 = phi i64 [ %i, %loop ], [ %i2, %jump ]
  %t2 = add i64 %t1, 10
  %i1 = add i64 %i3, 1
  %more = icmp ult i64 %i1, 100
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %t2
}
;--- reduce.ll
; T002-SR1: a pointer that grows by 4 takes the place of a + 4 * i; neither pass
; replaces the test of i, too. Both the course's pass and LLVM's see it.
; CHECK-LABEL: @clear(
; CHECK:       loop:
; CHECK-NEXT:    %[[P:.*]] = phi ptr {{.*}}%a
; CHECK:         store i32 0, ptr %[[P]]
; CHECK-NOT:     {{mul|shl|getelementptr i32}}
; CHECK:         getelementptr i8, ptr %[[P]], i64 4
; CHECK-NOT:     {{mul|shl|getelementptr i32}}
; CHECK:       exit:
define void @clear(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 0, ptr %p
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
