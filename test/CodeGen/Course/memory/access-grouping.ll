; RUN: opt -mtriple=course -passes=course-access-grouping -pass-remarks=course-access-grouping -S < %s 2>%t.remarks | FileCheck %s
; RUN: FileCheck --check-prefix=REMARK %s < %t.remarks
; RUN: opt -mtriple=course -passes=course-access-grouping -course-access-grouping-ahead=1 -S < %s | FileCheck --check-prefix=ONE %s

; c[i] += b[i] for two arrays that do not overlap: first what is read of b.
; Six accesses change the object five times; grouped, once.

; REMARK-COUNT-3: remark: {{.*}} reordered accesses, the head moves {{[0-9]+}} bytes less
; REMARK-NOT: remark

; CHECK-LABEL: define void @arrays(
; CHECK: load i64, ptr %b,
; CHECK: load i64, ptr %b1,
; CHECK: load i64, ptr %c,
; CHECK: store i64 {{.*}}, ptr %c,
; CHECK: load i64, ptr %c1,
; CHECK: store i64 {{.*}}, ptr %c1,
; CHECK: ret void

; One ahead at a time.
; ONE-LABEL: define void @many_arrays(
; ONE: load i64, ptr %b,
; ONE: load i64, ptr %b1,
; ONE: load i64, ptr %c,
; ONE: store i64 {{.*}}, ptr %c,
; ONE: load i64, ptr %b2,
define void @arrays(ptr noalias %b, ptr noalias %c) {
  %x = load i64, ptr %b
  %y = load i64, ptr %c
  %z = add i64 %x, %y
  store i64 %z, ptr %c
  %b1 = getelementptr i64, ptr %b, i64 1
  %x1 = load i64, ptr %b1
  %c1 = getelementptr i64, ptr %c, i64 1
  %y1 = load i64, ptr %c1
  %z1 = add i64 %x1, %y1
  store i64 %z1, ptr %c1
  ret void
}

; CHECK-LABEL: define void @many_arrays(
; CHECK: load i64, ptr %b,
; CHECK: load i64, ptr %b1,
; CHECK: load i64, ptr %b2,
; CHECK: load i64, ptr %c,
; CHECK: ret void
define void @many_arrays(ptr noalias %b, ptr noalias %c) {
  %x = load i64, ptr %b
  %y = load i64, ptr %c
  %z = add i64 %x, %y
  store i64 %z, ptr %c
  %b1 = getelementptr i64, ptr %b, i64 1
  %x1 = load i64, ptr %b1
  %c1 = getelementptr i64, ptr %c, i64 1
  %y1 = load i64, ptr %c1
  %z1 = add i64 %x1, %y1
  store i64 %z1, ptr %c1
  %b2 = getelementptr i64, ptr %b, i64 2
  %x2 = load i64, ptr %b2
  %c2 = getelementptr i64, ptr %c, i64 2
  %y2 = load i64, ptr %c2
  %z2 = add i64 %x2, %y2
  store i64 %z2, ptr %c2
  ret void
}

; What depends on an order keeps it: the store to %c may be to %b.
; CHECK-LABEL: define void @blocked_by_alias(
; CHECK: load i64, ptr %b,
; CHECK-NEXT: load i64, ptr %c,
; CHECK: store
; CHECK: load i64, ptr %b1,
define void @blocked_by_alias(ptr %b, ptr %c) {
  %x = load i64, ptr %b
  %y = load i64, ptr %c
  %z = add i64 %x, %y
  store i64 %z, ptr %c
  %b1 = getelementptr i64, ptr %b, i64 1
  %x1 = load i64, ptr %b1
  %c1 = getelementptr i64, ptr %c, i64 1
  %y1 = load i64, ptr %c1
  %z1 = add i64 %x1, %y1
  store i64 %z1, ptr %c1
  ret void
}

; CHECK-LABEL: define void @blocked_by_call(
; CHECK: store
; CHECK: call void @write
; CHECK: load i64, ptr %b1,
define void @blocked_by_call(ptr noalias %b, ptr noalias %c) {
  %x = load i64, ptr %b
  %y = load i64, ptr %c
  %z = add i64 %x, %y
  store i64 %z, ptr %c
  call void @write(i64 %z)
  %b1 = getelementptr i64, ptr %b, i64 1
  %x1 = load i64, ptr %b1
  %c1 = getelementptr i64, ptr %c, i64 1
  store i64 %x1, ptr %c1
  ret void
}

; CHECK-LABEL: define void @blocked_by_volatile(
; CHECK: load i64, ptr %b,
; CHECK-NEXT: load volatile i64, ptr %c,
define void @blocked_by_volatile(ptr noalias %b, ptr noalias %c) {
  %x = load i64, ptr %b
  %y = load volatile i64, ptr %c
  %z = add i64 %x, %y
  store volatile i64 %z, ptr %c
  %b1 = getelementptr i64, ptr %b, i64 1
  %x1 = load i64, ptr %b1
  %c1 = getelementptr i64, ptr %c, i64 1
  store volatile i64 %x1, ptr %c1
  ret void
}

; Selection orders loads.
; CHECK-LABEL: define i64 @only_loads(
; CHECK: load i64, ptr %b,
; CHECK-NEXT: load i64, ptr %c,
define i64 @only_loads(ptr noalias %b, ptr noalias %c) {
  %x = load i64, ptr %b
  %y = load i64, ptr %c
  %b1 = getelementptr i64, ptr %b, i64 1
  %x1 = load i64, ptr %b1
  %z = add i64 %x, %y
  %z1 = add i64 %z, %x1
  ret i64 %z1
}

; Neighbours of 8 bytes are not far from each other.
@near = internal global i64 0
@nearer = internal global i64 0
; CHECK-LABEL: define void @small_objects(
; CHECK: load i64, ptr @near
; CHECK-NEXT: load i64, ptr @nearer
; CHECK-NEXT: store i64 %x, ptr @nearer
; CHECK-NEXT: store i64 %y, ptr @near
define void @small_objects() {
  %x = load i64, ptr @near
  %y = load i64, ptr @nearer
  store i64 %x, ptr @nearer
  store i64 %y, ptr @near
  ret void
}

; A load comes after what computes its address, also across an earlier access.
; CHECK-LABEL: define void @address_from_memory(
; CHECK: [[P:%.*]] = load ptr, ptr %b,
; CHECK: load i64, ptr [[P]]
define void @address_from_memory(ptr noalias %b, ptr noalias %c) {
  %p = load ptr, ptr %b
  %y = load i64, ptr %c
  store i64 1, ptr %c
  %x = load i64, ptr %p
  %b1 = getelementptr i64, ptr %b, i64 1
  %z = load i64, ptr %b1
  %s = add i64 %x, %y
  %t = add i64 %s, %z
  %c1 = getelementptr i64, ptr %c, i64 1
  store i64 %t, ptr %c1
  ret void
}

; Addresses are numbers modulo 2^64: the first and the third access are
; neighbours.
; CHECK-LABEL: define i64 @ends_of_the_address_space(
; CHECK: load i64, ptr %lowest
; CHECK-NEXT: %highest =
; CHECK-NEXT: load i64, ptr %highest
; CHECK: load i64, ptr %c
define i64 @ends_of_the_address_space(ptr noalias %b, ptr noalias %c) {
  %lowest = getelementptr i8, ptr %b, i64 -9223372036854775808
  %highest = getelementptr i8, ptr %b, i64 9223372036854775800
  %x = load i64, ptr %lowest
  %y = load i64, ptr %c
  %z = load i64, ptr %highest
  %c1 = getelementptr i64, ptr %c, i64 1
  store i64 %x, ptr %c1
  %s = add i64 %y, %z
  ret i64 %s
}

declare void @write(i64)
