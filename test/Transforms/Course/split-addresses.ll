; RUN: opt -mtriple=course -passes=course-o2 -course-enable-whole-program=false -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-o2 -course-enable-whole-program=false -course-enable-split-addresses=false -S < %s | FileCheck --check-prefix=OFF %s

; Offsets of accesses are free: addresses that differ by a constant are computed
; once, also where the index comes from another block as an or.

; CHECK-LABEL: i64 @neighbours(
; CHECK: next:
; CHECK: %[[P:.*]] = getelementptr i64, ptr %row, i64 %i
; CHECK-NOT: getelementptr i64
; CHECK-DAG: getelementptr i8, ptr %[[P]], i64 8
; CHECK-DAG: getelementptr i8, ptr %[[P]], i64 16
; CHECK-DAG: getelementptr i8, ptr %[[P]], i64 24
; OFF-LABEL: i64 @neighbours(
; OFF: next:
; OFF-COUNT-3: getelementptr i64, ptr %row
define i64 @neighbours(ptr %rows, i64 %n) {
entry:
  %i = shl i64 %n, 2
  %i1 = or disjoint i64 %i, 1
  %i2 = or disjoint i64 %i, 2
  %i3 = or disjoint i64 %i, 3
  %even = trunc i64 %n to i1
  br i1 %even, label %next, label %other

other:
  store i64 %i1, ptr %rows, align 8
  ret i64 %i3

next:
  %row = load ptr, ptr %rows, align 8
  %p0 = getelementptr i64, ptr %row, i64 %i
  %p1 = getelementptr i64, ptr %row, i64 %i1
  %p2 = getelementptr i64, ptr %row, i64 %i2
  %p3 = getelementptr i64, ptr %row, i64 %i3
  %v0 = load i64, ptr %p0, align 8
  %v1 = load i64, ptr %p1, align 8
  %v2 = load i64, ptr %p2, align 8
  %v3 = load i64, ptr %p3, align 8
  %s1 = mul i64 %v0, %v1
  %s2 = add i64 %s1, %v2
  %s3 = xor i64 %s2, %v3
  ret i64 %s3
}
