; RUN: opt -mtriple=course -passes=course-unroll-and-jam -course-unroll-and-jam-count=2 -debug-only=course-unroll-and-jam -S < %s 2>%t.log | FileCheck %s
; RUN: FileCheck --check-prefix=LOG %s < %t.log

; Sums and the like over both loops of a nest: the copies add to the same one.

; Overflow of a sum in another order means nothing.
; CHECK-LABEL: define i64 @sum(
; CHECK: %s.next = add i64 %s, %x
; CHECK: %s.next.1 = add i64 %s.next, %x.1
; CHECK: br i1
define i64 @sum(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %sum.outer

sum.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i64 [ 5, %entry ], [ %s.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %sum.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %t, %sum.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = add nuw nsw i64 %s, %x
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %sum.outer, label %exit

exit:
  ret i64 %s.next
}

; Two operations of a kind.
; CHECK-LABEL: define i64 @both(
; CHECK: %u = xor i64 %x, %s
; CHECK: %s.next = xor i64 %u, %i
; CHECK: %u.1 = xor i64 %x.1, %s.next
; CHECK: %s.next.1 = xor i64 %u.1, %i
; CHECK: br i1
define i64 @both(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %both.outer

both.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i64 [ 5, %entry ], [ %s.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %both.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %t, %both.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %u = xor i64 %x, %s
  %s.next = xor i64 %u, %i
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %both.outer, label %exit

exit:
  ret i64 %s.next
}

; CHECK-LABEL: define i64 @least(
; CHECK: %s.next = call i64 @llvm.smin.i64(i64 %s, i64 %x)
; CHECK: %s.next.1 = call i64 @llvm.smin.i64(i64 %s.next, i64 %x.1)
define i64 @least(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %least.outer

least.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i64 [ 5, %entry ], [ %s.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %least.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %t, %least.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = call i64 @llvm.smin.i64(i64 %s, i64 %x)
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %least.outer, label %exit

exit:
  ret i64 %s.next
}

; The order matters.
; LOG: hash.outer: an iteration begins with what the inner loop computes
define i64 @hash(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %hash.outer

hash.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i64 [ 5, %entry ], [ %s.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %hash.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %t, %hash.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %u = mul i64 %s, 31
  %s.next = add i64 %u, %x
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %hash.outer, label %exit

exit:
  ret i64 %s.next
}

; LOG: difference.outer: an iteration begins with what the inner loop computes
define i64 @difference(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %difference.outer

difference.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i64 [ 5, %entry ], [ %s.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %difference.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %t, %difference.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = sub i64 %x, %s
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %difference.outer, label %exit

exit:
  ret i64 %s.next
}

; Sums in between are stored.
; LOG: prefix.outer: an iteration begins with what the inner loop computes
define i64 @prefix(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %prefix.outer

prefix.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i64 [ 5, %entry ], [ %s.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %prefix.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %t, %prefix.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = add i64 %s, %x
  store i64 %s.next, ptr %c, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %prefix.outer, label %exit

exit:
  ret i64 %s.next
}

; LOG: old.outer: an iteration begins with what the inner loop computes
define i64 @old(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %old.outer

old.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i64 [ 5, %entry ], [ %s.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %old.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %t, %old.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = add i64 %s, %x
  store i64 %s, ptr %c, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %old.outer, label %exit

exit:
  ret i64 %s.next
}

; Sums of rows are stored.
; LOG: rows.outer: an iteration begins with what the inner loop computes
define i64 @rows(ptr noalias %a, ptr noalias %c, i64 %n) {
entry:
  br label %rows.outer

rows.outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i64 [ 5, %entry ], [ %s.next, %latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %rows.outer ], [ %j.next, %inner ]
  %s = phi i64 [ %t, %rows.outer ], [ %s.next, %inner ]
  %a.j = getelementptr i64, ptr %a, i64 %j
  %x = load i64, ptr %a.j, align 8
  %s.next = add i64 %s, %x
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  store i64 %s.next, ptr %c, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, 64
  br i1 %i.more, label %rows.outer, label %exit

exit:
  ret i64 %s.next
}
