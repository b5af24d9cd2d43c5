; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-family-reduction,adce -S %t/loops.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-family-reduction,adce -S %t/loops.ll -o %t/once.ll
; RUN: opt -mtriple=course -passes=course-family-reduction,adce -S %t/once.ll \
; RUN:   | sed 's/ *;.*//' > %t/twice.ll
; RUN: sed 's/ *;.*//' %t/once.ll | cmp - %t/twice.ll

; The same numbers as before.
; RUN: cat %t/loops.ll %t/main.ll > %t/1.ll && cat %t/once.ll %t/main.ll > %t/2.ll
; RUN: llc -mtriple=course -O1 -course-passes= %t/1.ll -o %t/1.s
; RUN: llc -mtriple=course -O1 -course-passes= %t/2.ll -o %t/2.s
; RUN: echo "7 5 9 1 2 3 4" | course-run %t/1.s > %t/1.out
; RUN: echo "7 5 9 1 2 3 4" | course-run %t/2.s | cmp %t/1.out -
; RUN: FileCheck --check-prefix=OUT %s < %t/1.out

; Products of induction variables that grow by several constants.

; OUT:      248
; OUT-NEXT: 4088

;--- loops.ll
; T002-SR2: k grows by 3, by 4 on some paths, and by -2; m is 2 * k on some.
;
; CHECK-LABEL: define {{.*}} @several_steps(
; CHECK:       loop:
; CHECK-NEXT:    %k.product = phi i64 [ 0, %entry ], [ %k.next.product, %latch ]
; CHECK:         %k3.product = add i64 %k.product, 6
; CHECK:       then:
; CHECK:         %k4.product = add i64 %k3.product, 8
; CHECK:       join:
; CHECK:         %k5.product = phi i64 [ %k4.product, %then ], [ %k3.product, %loop ]
; CHECK:       latch:
; CHECK:         %m.next = phi i64 [ %k5.product, %some ], [ %m, %join ]
; CHECK:         %k.next.product = sub i64 %k5.product, 4
; CHECK-NOT:     mul
; CHECK:         ret i64 %sum.next
define i64 @several_steps(i64 %n, i64 %x, i64 %y) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %m = phi i64 [ 0, %entry ], [ %m.next, %latch ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %latch ]
  %k3 = add nsw i64 %k, 3
  %less = icmp ult i64 %i, %x
  br i1 %less, label %then, label %join
then:
  %k4 = add nsw i64 %k3, 4
  br label %join
join:
  %k5 = phi i64 [ %k4, %then ], [ %k3, %loop ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %some, label %latch
some:
  %double = mul nsw i64 %k5, 2
  br label %latch
latch:
  %m.next = phi i64 [ %double, %some ], [ %m, %join ]
  %k.next = sub nsw i64 %k5, 2
  %sum.next = add i64 %sum, %m.next
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %sum.next
}

; A start from outside is multiplied there. Two products by one factor are one.
;
; CHECK-LABEL: define {{.*}} @start(
; CHECK:       entry:
; CHECK-NEXT:    %start.product = mul i64 %start, 8
; CHECK:       loop:
; CHECK:         %k.product = phi i64 [ %start.product, %entry ], [ %k.next.product, %loop ]
; CHECK-NOT:     product{{.*}} = phi
; CHECK:         xor i64 %k.product, %k.next.product
; CHECK-NOT:     {{mul|shl}}
; CHECK:         ret
define i64 @start(i64 %start, i64 %n) {
entry:
  br label %loop
loop:
  %k = phi i64 [ %start, %entry ], [ %k.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %a = mul i64 %k, 8
  %k.next = add i64 %k, -1
  %b = shl i64 %k.next, 3
  %both = xor i64 %a, %b
  %s.next = or i64 %s, %both
  %more = icmp ugt i64 %k.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %s.next
}

; It grows by a variable.
; CHECK-LABEL: define {{.*}} @blocked_by_step(
; CHECK:         mul i64 %k, 8
define i64 @blocked_by_step(i64 %step, i64 %n) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  %a = mul i64 %k, 8
  %k.next = add i64 %k, %step
  %more = icmp ult i64 %a, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %a
}

; It is a product itself.
; CHECK-LABEL: define {{.*}} @blocked_by_operation(
; CHECK:         mul i64 %k, 8
define i64 @blocked_by_operation(i64 %n) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 1, %entry ], [ %k.next, %loop ]
  %a = mul i64 %k, 8
  %k.next = xor i64 %a, 3
  %more = icmp ult i64 %a, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %a
}

; No variable, but another value in each iteration.
; CHECK-LABEL: define {{.*}} @blocked_by_other_value(
; CHECK:         mul i64 %v, 8
define i64 @blocked_by_other_value(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %v = load volatile i64, ptr %p
  %a = mul i64 %v, 8
  %more = icmp ult i64 %a, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %a
}

;--- main.ll
declare i64 @read()
declare void @write(i64)
define i32 @main() {
  %n = call i64 @read()
  %x = call i64 @read()
  %y = call i64 @read()
  %r = call i64 @several_steps(i64 %n, i64 %x, i64 %y)
  call void @write(i64 %r)
  %s = call i64 @start(i64 300, i64 %y)
  call void @write(i64 %s)
  ret i32 0
}
