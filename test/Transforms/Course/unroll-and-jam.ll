; RUN: opt -mtriple=course -passes=course-unroll-and-jam -pass-remarks=course-unroll-and-jam -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-unroll-and-jam -course-unroll-and-jam-count=1 -S < %s | FileCheck --check-prefix=OFF %s

; Several iterations of an outer loop in one run of its inner loop.

; REMARK: the inner loop does 8 iterations of the outer one at once and accesses 9 places instead of 16
; The iterations that remain, too.
; REMARK: the inner loop does 4 iterations of the outer one at once and accesses 5 places instead of 8
; REMARK: the inner loop does 2 iterations of the outer one at once and accesses 3 places instead of 4
; REMARK: the inner loop does 7 iterations of the outer one at once and accesses 9 places instead of 21
; REMARK: the inner loop does 3 iterations of the outer one at once and accesses 5 places instead of 9
; REMARK: the inner loop does 2 iterations of the outer one at once and accesses 1 places instead of 2

; OFF-LABEL: define void @sums(
; OFF-COUNT-2: = load i64
; OFF-NOT: = load i64
; OFF: ret void

; c[j] = sum of a[k] * b[k][j]: a[k] is the same for all j.
; CHECK-LABEL: define void @sums(
; CHECK: load i64, ptr %a.k
; CHECK-NOT: br
; CHECK-COUNT-8: mul i64
; CHECK: br i1 %k.more{{[^,]*}}, label %inner, label
define void @sums(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %outer

outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  %b.j = getelementptr i64, ptr %b, i64 %j
  br label %inner

inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %sum = phi i64 [ 0, %outer ], [ %sum.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %row = mul i64 %k, 32
  %b.kj = getelementptr i64, ptr %b.j, i64 %row
  %y = load i64, ptr %b.kj, align 8
  %product = mul i64 %x, %y
  %sum.next = add i64 %sum, %product
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %c.j = getelementptr i64, ptr %c, i64 %j
  store i64 %sum.next, ptr %c.j, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %outer, label %exit

exit:
  ret void
}

; c[j] += a[k] * b[k][j] with j inside: each c[j] depends on itself only, though
; nothing says that the addresses do not wrap around.
; CHECK-LABEL: define void @updates(
; CHECK: inner:
; CHECK-NOT: br
; CHECK-COUNT-7: store i64 {{.*}}, align 8{{$}}
; CHECK: br i1
; CHECK-NOT: !noalias
define void @updates(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %first, i64 %n) {
entry:
  br label %rows

rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row.end ]
  %start = mul i64 %i, %n
  %c.i = getelementptr i64, ptr %c, i64 %start
  br label %outer

outer:
  %k = phi i64 [ 0, %rows ], [ %k.next, %latch ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %row = mul i64 %k, 32
  %b.k = getelementptr i64, ptr %b, i64 %row
  br label %inner

inner:
  %j = phi i64 [ %first, %outer ], [ %j.next, %inner ]
  %m = phi i64 [ 0, %outer ], [ %m.next, %inner ]
  %b.kj = getelementptr i64, ptr %b.k, i64 %j
  %y = load i64, ptr %b.kj, align 8
  %product = mul i64 %x, %y
  %c.j = getelementptr i64, ptr %c.i, i64 %j
  %old = load i64, ptr %c.j, align 8
  %new = add i64 %old, %product
  store i64 %new, ptr %c.j, align 8
  %j.next = add i64 %j, 1
  %m.next = add nuw nsw i64 %m, 1
  %j.more = icmp ult i64 %m.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %outer, label %row.end

row.end:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n
  br i1 %i.more, label %rows, label %exit

exit:
  ret void
}

; Three sums for each iteration: there are registers for two.
; CHECK-LABEL: define void @three_sums(
; CHECK: inner:
; CHECK-NOT: br
; CHECK-COUNT-6: mul i64
; CHECK: br i1
define void @three_sums(ptr noalias %a, ptr noalias %b, ptr noalias %c, i64 %n) {
entry:
  br label %outer

outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner

inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %s = phi i64 [ 0, %outer ], [ %s.next, %inner ]
  %t = phi i64 [ 1, %outer ], [ %t.next, %inner ]
  %u = phi i64 [ 2, %outer ], [ %u.next, %inner ]
  %a.k = getelementptr i64, ptr %a, i64 %k
  %x = load i64, ptr %a.k, align 8
  %p = mul i64 %x, %j
  %q = mul i64 %p, %x
  %r = mul i64 %q, %p
  %s.next = add i64 %s, %p
  %t.next = xor i64 %t, %q
  %u.next = sub i64 %u, %r
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch

latch:
  %st = add i64 %s.next, %t.next
  %stu = add i64 %st, %u.next
  %c.j = getelementptr i64, ptr %c, i64 %j
  store i64 %stu, ptr %c.j, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %outer, label %exit

exit:
  ret void
}
