; RUN: opt -mtriple=course -passes=course-load-store-pack -pass-remarks=course-load-store-pack -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks

; Neighbouring narrow accesses become wide ones, the lowest address in the lowest
; bits, where that costs less and nothing in between can tell.

; REMARK: remark: {{.*}} 2 loads became one of 8 bytes
; REMARK: remark: {{.*}} 8 loads became one of 8 bytes
; REMARK: remark: {{.*}} 2 loads became one of 4 bytes

; CHECK-LABEL: define i32 @two_loads(
; CHECK: %[[W:.*]] = load i64, ptr %p, align 8
; CHECK-NEXT: %a = trunc i64 %[[W]] to i32
; CHECK-NEXT: %[[H:.*]] = lshr i64 %[[W]], 32
; CHECK-NEXT: %b = trunc i64 %[[H]] to i32
; CHECK-NOT: load
define i32 @two_loads(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p
  %b = load i32, ptr %p4
  %r = sub i32 %a, %b
  ret i32 %r
}

; What may be in the heap is worth an extension and a shift.
; CHECK-LABEL: define void @in_the_heap(
; CHECK: store i64
; CHECK-NOT: store
; CHECK: ret void
define void @in_the_heap(ptr align 8 %p, i32 %a, i32 %b) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 %a, ptr %p
  store i32 %b, ptr %p4
  ret void
}

; Values that were cut off from small numbers have nothing to be cleared.
; CHECK-LABEL: define void @small_numbers(
; CHECK: store i16
; CHECK-NOT: store
; CHECK: ret void
define void @small_numbers(i32 %a, i32 %b) {
  %p = alloca [2 x i8], align 2
  %p1 = getelementptr i8, ptr %p, i64 1
  %a6 = urem i32 %a, 6
  %b6 = urem i32 %b, 6
  %x = trunc i32 %a6 to i8
  %y = trunc i32 %b6 to i8
  call void @use(ptr %p)
  store i8 %x, ptr %p
  store i8 %y, ptr %p1
  call void @use(ptr %p)
  ret void
}

declare void @use(ptr)

; The first in the program has not the lowest address.
; CHECK-LABEL: define i8 @eight_loads(
; CHECK: %[[AT:.*]] = getelementptr i8, ptr %p3, i64 -3
; CHECK-NEXT: load i64, ptr %[[AT]], align 8
; CHECK-NOT: load
define i8 @eight_loads(ptr align 8 %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p3 = getelementptr i8, ptr %p, i64 3
  %p4 = getelementptr i8, ptr %p, i64 4
  %p5 = getelementptr i8, ptr %p, i64 5
  %p6 = getelementptr i8, ptr %p, i64 6
  %p7 = getelementptr i8, ptr %p, i64 7
  %d = load i8, ptr %p3
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  %c = load i8, ptr %p2
  %e = load i8, ptr %p4
  %f = load i8, ptr %p5
  %g = load i8, ptr %p6
  %h = load i8, ptr %p7
  %s1 = sub i8 %a, %b
  %s2 = sub i8 %s1, %c
  %s3 = sub i8 %s2, %d
  %s4 = sub i8 %s3, %e
  %s5 = sub i8 %s4, %f
  %s6 = sub i8 %s5, %g
  %s7 = sub i8 %s6, %h
  ret i8 %s7
}

; Only a multiple of 4 is known: 4 bytes at a time.
; CHECK-LABEL: define i16 @narrower_window(
; CHECK: load i32, ptr %p, align 4
; CHECK-NOT: load
define i16 @narrower_window(ptr align 4 %p) {
  %p2 = getelementptr i8, ptr %p, i64 2
  %a = load i16, ptr %p
  %b = load i16, ptr %p2
  %r = sub i16 %a, %b
  ret i16 %r
}

; Constants merge for nothing.
; CHECK-LABEL: define void @constants(
; CHECK-NEXT: getelementptr
; CHECK-NEXT: store i64 38654705668, ptr %p, align 8
; CHECK-NEXT: ret void
define void @constants(ptr align 8 %p) {
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 9, ptr %p4
  store i32 4, ptr %p
  ret void
}

; A value that is 0/1 here and another one: -1 below must not reach above.
; CHECK-LABEL: define void @two_stores(
; CHECK: %[[L:.*]] = zext i32 %x to i64
; CHECK: %[[Z:.*]] = zext i32 %y to i64
; CHECK: %[[H:.*]] = shl i64 %[[Z]], 32
; CHECK: %[[W:.*]] = or disjoint i64 %[[H]], %[[L]]
; CHECK: store i64 %[[W]], ptr %{{.*}}, align 8
; CHECK-NOT: store
define void @two_stores(ptr align 8 %p, i32 noundef %a, i32 noundef %b) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %x = mul i32 %a, %b
  %y = sub i32 %a, %b
  store i32 %x, ptr %p
  store i32 %y, ptr %p4
  ret void
}

; What is copied stays whole, also through bitwise operations.
; CHECK-LABEL: define void @copy(
; CHECK: %[[V:.*]] = load i64, ptr %p, align 8
; CHECK: %[[N:.*]] = xor i64 %[[V]], -1
; CHECK: store i64 %[[N]], ptr %{{.*}}, align 8
; CHECK-NOT: store
define void @copy(ptr noalias align 8 %p, ptr noalias align 8 %q) {
  %p4 = getelementptr i8, ptr %p, i64 4
  %q4 = getelementptr i8, ptr %q, i64 4
  %a = load i32, ptr %p
  %na = xor i32 %a, -1
  store i32 %na, ptr %q
  %b = load i32, ptr %p4
  %nb = xor i32 %b, -1
  store i32 %nb, ptr %q4
  ret void
}

; Unrolled: the address is a multiple of 8 because the counter goes by 2.
; CHECK-LABEL: define i32 @loop(
; CHECK: load i64, ptr %{{.*}}, align 8
; CHECK-NOT: load
define i32 @loop(ptr align 8 %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t2, %loop ]
  %q = getelementptr i32, ptr %p, i64 %i
  %a = load i32, ptr %q
  %i1 = or disjoint i64 %i, 1
  %q1 = getelementptr i32, ptr %p, i64 %i1
  %b = load i32, ptr %q1
  %t1 = sub i32 %s, %a
  %t2 = xor i32 %t1, %b
  %next = add nuw i64 %i, 2
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i32 %t2
}

; An object of the program gets the alignment that it takes.
; CHECK-LABEL: define i32 @object(
; CHECK: alloca [4 x i32], align 8
; CHECK: load i64
define i32 @object(ptr %f) {
  %o = alloca [4 x i32], align 4
  call void @fill(ptr %o)
  %o4 = getelementptr i8, ptr %o, i64 4
  %a = load i32, ptr %o
  %b = load i32, ptr %o4
  %r = sub i32 %a, %b
  ret i32 %r
}

declare void @fill(ptr)
