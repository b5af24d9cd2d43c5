; RUN: opt -mtriple=course -passes=mem2reg,early-cse -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=sccp -S %s | FileCheck %s --check-prefix=SCCP
; RUN: opt -mtriple=course -passes='default<O2>' -S %s \
; RUN:   | FileCheck %s --check-prefix=O2

; Redundant expressions of one block, and what needs more than a block.

; T002-CSE: a = b + c; d = b + c.
; CHECK-LABEL: @common(
; CHECK-NEXT:  %a = add i64 %b, %c
; CHECK-NEXT:  %r = mul i64 %a, %a
; CHECK-NEXT:  ret i64 %r
define i64 @common(i64 %b, i64 %c) {
  %a = add i64 %b, %c
  %d = add i64 %b, %c
  %r = mul i64 %a, %d
  ret i64 %r
}

; T002-DAG: a + a * (b + c) + (b + c) * d has three sums and two products.
; CHECK-LABEL: @graph(
; CHECK-NEXT:  %t1 = add i64 %b, %c
; CHECK-NEXT:  %t2 = mul i64 %a, %t1
; CHECK-NEXT:  %t3 = add i64 %a, %t2
; CHECK-NEXT:  %t4 = mul i64 %t1, %d
; CHECK-NEXT:  %t5 = add i64 %t3, %t4
; CHECK-NEXT:  ret i64 %t5
define i64 @graph(i64 %a, i64 %b, i64 %c, i64 %d) {
  %t1 = add i64 %b, %c
  %t2 = mul i64 %a, %t1
  %t3 = add i64 %a, %t2
  %again = add i64 %b, %c
  %t4 = mul i64 %again, %d
  %t5 = add i64 %t3, %t4
  ret i64 %t5
}

; T002-OVW: a = b + c; b = a - d; c = b + c; d = a - d. The second b is another
; one, so c is not a; d is b.
; CHECK-LABEL: @overwritten(
; CHECK-NEXT:  %a1 = add i64 %b, %c
; CHECK-NEXT:  %b1 = sub i64 %a1, %d
; CHECK-NEXT:  %c1 = add i64 %b1, %c
; CHECK-NEXT:  %r0 = insertvalue [4 x i64] undef, i64 %a1, 0
; CHECK-NEXT:  %r1 = insertvalue [4 x i64] %r0, i64 %b1, 1
; CHECK-NEXT:  %r2 = insertvalue [4 x i64] %r1, i64 %c1, 2
; CHECK-NEXT:  %r3 = insertvalue [4 x i64] %r2, i64 %b1, 3
define [4 x i64] @overwritten(i64 %b, i64 %c, i64 %d) {
  %a1 = add i64 %b, %c
  %b1 = sub i64 %a1, %d
  %c1 = add i64 %b1, %c
  %d1 = sub i64 %a1, %d
  %r0 = insertvalue [4 x i64] undef, i64 %a1, 0
  %r1 = insertvalue [4 x i64] %r0, i64 %b1, 1
  %r2 = insertvalue [4 x i64] %r1, i64 %c1, 2
  %r3 = insertvalue [4 x i64] %r2, i64 %d1, 3
  ret [4 x i64] %r3
}

; T002-VN: w = a * b; x = w + c; d = a; e = b; y = d * e; z = y + c, where copies
; go through memory: y has the number of w, z that of x.
; CHECK-LABEL: @numbered(
; CHECK-NEXT:  %w = mul i64 %a, %b
; CHECK-NEXT:  %x = add i64 %w, %c
; CHECK-NEXT:  call void @use(i64 %x, i64 %w, i64 %x)
declare void @use(i64, i64, i64)
define void @numbered(i64 %a, i64 %b, i64 %c) {
  %d = alloca i64
  %e = alloca i64
  %w = mul i64 %a, %b
  %x = add i64 %w, %c
  store i64 %a, ptr %d
  store i64 %b, ptr %e
  %d1 = load i64, ptr %d
  %e1 = load i64, ptr %e
  %y = mul i64 %d1, %e1
  %z = add i64 %y, %c
  call void @use(i64 %x, i64 %y, i64 %z)
  ret void
}

; T002-L8: 1 + 5 and 2 + 4 are the same, so the sum after the merge is 7.
; SCCP-LABEL: @seven(
; SCCP:        join:
; SCCP-NEXT:   ret i64 7
define i64 @seven(i1 %p) {
entry:
  br i1 %p, label %then, label %else
then:
  %x1 = add i64 1, 5
  br label %join
else:
  %x2 = add i64 2, 4
  br label %join
join:
  %x = phi i64 [ %x1, %then ], [ %x2, %else ]
  %c = add i64 %x, 1
  ret i64 %c
}

; T002-SEM: x * x + 2x + 1 is (x + 1) squared, so one of the two assignments is
; always executed and the product never returned. By syntax t is live: the
; product stays at every level.
; O2-LABEL: @dead_by_meaning(
; O2:       mul i64 %y, %x
; O2:       ret i64
define i64 @dead_by_meaning(i64 %x, i64 %y) {
  %t = mul i64 %x, %y
  %x1 = add i64 %x, 1
  %square = mul i64 %x1, %x1
  %equal = icmp eq i64 %square, %y
  %t1 = select i1 %equal, i64 1, i64 %t
  %xx = mul i64 %x, %x
  %x2 = mul i64 %x, 2
  %sum = add i64 %xx, %x2
  %sum1 = add i64 %sum, 1
  %unequal = icmp ne i64 %sum1, %y
  %t2 = select i1 %unequal, i64 2, i64 %t1
  ret i64 %t2
}
