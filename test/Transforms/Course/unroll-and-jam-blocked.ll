; RUN: opt -mtriple=course -passes=course-unroll-and-jam -debug-only=course-unroll-and-jam -S < %s 2>%t.log | FileCheck --implicit-check-not='.epil' %s
; RUN: FileCheck --check-prefix=LOG %s < %t.log

; Nests that stay as they are, one for each condition.

declare void @write(i64) nounwind
; A condition in the inner loop.
; CHECK-LABEL: define void @several_blocks(
; LOG: several.blocks.outer: the inner loop has several blocks
define void @several_blocks(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %several.blocks.outer

several.blocks.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %several.blocks.outer ], [ %k.next, %rest ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %odd = trunc i64 %x to i1
  br i1 %odd, label %then, label %rest

then:
  store i64 %k, ptr %a.k, align 8
  br label %rest

rest:
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %several.blocks.outer, label %exit

exit:
  ret void
}

; Each iteration has its own row.
; CHECK-LABEL: define void @nothing_in_common(
; LOG: nothing.in.common.outer: its iterations load nothing in common
define void @nothing_in_common(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %nothing.in.common.outer

nothing.in.common.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %row = mul i64 %j, 32
  %b.j = getelementptr i64, ptr %b, i64 %row
  %c.j = getelementptr i64, ptr %c, i64 %row
  br label %inner

inner:
  %k = phi i64 [ 0, %nothing.in.common.outer ], [ %k.next, %inner ]
  %b.jk = getelementptr i64, ptr %b.j, i64 %k
  %y = load i64, ptr %b.jk, align 8
  %c.jk = getelementptr i64, ptr %c.j, i64 %k
  store i64 %y, ptr %c.jk, align 8
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %nothing.in.common.outer, label %exit

exit:
  ret void
}

; Output has an order.
; CHECK-LABEL: define void @called(
; LOG: called.outer: it accesses memory by more than loads and stores
define void @called(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %called.outer

called.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %called.outer ], [ %k.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  call void @write(i64 %x)
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %called.outer, label %exit

exit:
  ret void
}

; There is one iteration.
; CHECK-LABEL: define void @one_iteration(
; LOG: one.iteration.outer: too few registers or iterations
define void @one_iteration(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %one.iteration.outer

one.iteration.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %one.iteration.outer ], [ %k.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %x, ptr %c.k, align 8
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, 1
  br i1 %j.more, label %one.iteration.outer, label %exit

exit:
  ret void
}

; Six sums for each iteration.
; CHECK-LABEL: define void @too_few_registers(
; LOG: too.few.registers.outer: too few registers or iterations
define void @too_few_registers(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %too.few.registers.outer

too.few.registers.outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %too.few.registers.outer ], [ %k.next, %inner ]
  %s0 = phi i64 [ %j, %too.few.registers.outer ], [ %t0, %inner ]
  %s1 = phi i64 [ %j, %too.few.registers.outer ], [ %t1, %inner ]
  %s2 = phi i64 [ %j, %too.few.registers.outer ], [ %t2, %inner ]
  %s3 = phi i64 [ %j, %too.few.registers.outer ], [ %t3, %inner ]
  %s4 = phi i64 [ %j, %too.few.registers.outer ], [ %t4, %inner ]
  %s5 = phi i64 [ %j, %too.few.registers.outer ], [ %t5, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %t0 = mul i64 %s0, %x
  %t1 = mul i64 %s1, %x
  %t2 = mul i64 %s2, %x
  %t3 = mul i64 %s3, %x
  %t4 = mul i64 %s4, %x
  %t5 = mul i64 %s5, %x
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %u1 = add i64 %t1, %t0
  %u2 = add i64 %t2, %u1
  %u3 = add i64 %t3, %u2
  %u4 = add i64 %t4, %u3
  %u5 = add i64 %t5, %u4
  %c.j = getelementptr i64, ptr %c, i64 %j
  store i64 %u5, ptr %c.j, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %too.few.registers.outer, label %exit

exit:
  ret void
}

; A volatile access.
; CHECK-LABEL: define void @volatile(
; LOG: volatile.outer: it accesses memory by more than loads and stores
define void @volatile(ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %volatile.outer

volatile.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %volatile.outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %volatile.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load volatile i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %latch, label %inner

latch:
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %s.next, ptr %c.k
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %volatile.outer

exit:
  ret void
}

; The source forbids it.
; CHECK-LABEL: define void @forbidden(
; LOG: forbidden.outer: it is forbidden
define void @forbidden(ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %forbidden.outer

forbidden.outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %forbidden.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %k, %forbidden.outer ], [ %s.next, %inner ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  %y = load i64, ptr %b.j
  %s.next = add i64 %s, %y
  %j.next = add nuw i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %latch, label %inner

latch:
  %c.k = getelementptr i64, ptr %c, i64 %k
  store i64 %s.next, ptr %c.k
  %k.next = add nuw i64 %k, 1
  %k.end = icmp eq i64 %k.next, %n
  br i1 %k.end, label %exit, label %forbidden.outer, !llvm.loop !3

exit:
  ret void
}

!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll_and_jam.disable"}
