; RUN: opt -mtriple=course -passes='function(course-unroll-and-jam)' < %s | llc -mtriple=course -o %t.s
; RUN: opt -mtriple=course -passes='function(course-unroll-and-jam)' -S < %s | FileCheck --check-prefix=JAMMED %s
; RUN: llc -mtriple=course < %s -o %t.plain.s
; RUN: course-run --quiet --input=%S/Inputs/numbers-1-to-9.txt %t.s > %t.out
; RUN: course-run --quiet --input=%S/Inputs/numbers-1-to-9.txt %t.plain.s > %t.plain.out
; RUN: cmp %t.out %t.plain.out
; RUN: FileCheck %s < %t.out

; Products of n by n matrices for n = 1 .. 9: all remainders of the iterations.

; JAMMED: inner.epil:
; JAMMED: update.epil:

; CHECK: {{^}}17{{$}}
; CHECK-COUNT-9: {{^[0-9]+$}}

declare i64 @read()
declare void @write(i64)

@a = global [16 x [16 x i64]] zeroinitializer
@b = global [16 x [16 x i64]] zeroinitializer
@c = global [16 x [16 x i64]] zeroinitializer

define void @fill() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %x = phi i64 [ 17, %entry ], [ %x.next, %loop ]
  %pa = getelementptr i64, ptr @a, i64 %i
  %pb = getelementptr i64, ptr @b, i64 %i
  store i64 %x, ptr %pa, align 8
  %y = lshr i64 %x, 3
  store i64 %y, ptr %pb, align 8
  %x.times = mul i64 %x, 25
  %x.next = urem i64 %x.times, 1009
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 256
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; c[i][j] = sum of a[i][k] * b[k][j]
define void @sums(i64 %i, i64 %n) noinline {
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %latch ]
  br label %inner
inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %sum = phi i64 [ 0, %outer ], [ %sum.next, %inner ]
  %pa = getelementptr [16 x i64], ptr @a, i64 %i, i64 %k
  %x = load i64, ptr %pa, align 8
  %pb = getelementptr [16 x i64], ptr @b, i64 %k, i64 %j
  %y = load i64, ptr %pb, align 8
  %p = mul i64 %x, %y
  %sum.next = add i64 %sum, %p
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %inner, label %latch
latch:
  %pc = getelementptr [16 x i64], ptr @c, i64 %i, i64 %j
  store i64 %sum.next, ptr %pc, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp ult i64 %j.next, %n
  br i1 %j.more, label %outer, label %exit
exit:
  ret void
}

; c[i][j] = c[i][j] * 3 + a[i][k] * b[k][j], with j inside
define void @updates(i64 %i, i64 %n) noinline {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %pa = getelementptr [16 x i64], ptr @a, i64 %i, i64 %k
  %x = load i64, ptr %pa, align 8
  br label %update
update:
  %j = phi i64 [ 0, %outer ], [ %j.next, %update ]
  %pb = getelementptr [16 x i64], ptr @b, i64 %k, i64 %j
  %y = load i64, ptr %pb, align 8
  %p = mul i64 %x, %y
  %pc = getelementptr [16 x i64], ptr @c, i64 %i, i64 %j
  %old = load i64, ptr %pc, align 8
  %old3 = mul i64 %old, 3
  %new = add i64 %old3, %p
  store i64 %new, ptr %pc, align 8
  %j.next = add i64 %j, 1
  %j.more = icmp ne i64 %j.next, %n
  br i1 %j.more, label %update, label %latch
latch:
  %k.next = add nuw nsw i64 %k, 1
  %k.more = icmp ult i64 %k.next, %n
  br i1 %k.more, label %outer, label %exit
exit:
  ret void
}

define i64 @checksum() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %h = phi i64 [ 0, %entry ], [ %h.next, %loop ]
  %pc = getelementptr i64, ptr @c, i64 %i
  %x = load i64, ptr %pc, align 8
  %h.times = mul i64 %h, 1099511628211
  %h.next = add i64 %h.times, %x
  %i.next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i.next, 256
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %h.next
}

define i64 @main() {
entry:
  call void @fill()
  %first = load i64, ptr @a, align 8
  call void @write(i64 %first)
  br label %sizes
sizes:
  %n = call i64 @read()
  br label %rows
rows:
  %i = phi i64 [ 0, %sizes ], [ %i.next, %rows ]
  call void @sums(i64 %i, i64 %n)
  call void @updates(i64 %i, i64 %n)
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ult i64 %i.next, %n
  br i1 %i.more, label %rows, label %done
done:
  %h = call i64 @checksum()
  call void @write(i64 %h)
  %more = icmp ult i64 %n, 9
  br i1 %more, label %sizes, label %exit
exit:
  ret i64 0
}
