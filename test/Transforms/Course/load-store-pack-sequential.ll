; RUN: opt -mtriple=course -passes=course-load-store-pack -S < %s | FileCheck %s

; The worked example of sequential addresses: of the same base, and by one
; element apart, as many as fill a wide access.

; %x and %x + 1, then %x + 2 and %x + 3.
; CHECK-LABEL: define i32 @sequential(
; CHECK: load i64, ptr %p0, align 8
; CHECK: load i64, ptr %p2, align 8
; CHECK-NOT: load
define i32 @sequential(ptr align 8 %a, i64 %n) {
  %x = shl i64 %n, 1
  %x1 = add i64 %x, 1
  %x2 = add i64 %x, 2
  %x3 = add i64 %x, 3
  %p0 = getelementptr i32, ptr %a, i64 %x
  %p1 = getelementptr i32, ptr %a, i64 %x1
  %p2 = getelementptr i32, ptr %a, i64 %x2
  %p3 = getelementptr i32, ptr %a, i64 %x3
  %v0 = load i32, ptr %p0
  %v1 = load i32, ptr %p1
  %v2 = load i32, ptr %p2
  %v3 = load i32, ptr %p3
  %s1 = sub i32 %v0, %v1
  %s2 = sub i32 %s1, %v2
  %s3 = sub i32 %s2, %v3
  ret i32 %s3
}

; CHECK-LABEL: define i32 @other_base(
; CHECK-COUNT-2: load i32
define i32 @other_base(ptr align 8 %a, ptr align 8 %b, i64 %n) {
  %x = shl i64 %n, 1
  %x1 = add i64 %x, 1
  %p0 = getelementptr i32, ptr %a, i64 %x
  %p1 = getelementptr i32, ptr %b, i64 %x1
  %v0 = load i32, ptr %p0
  %v1 = load i32, ptr %p1
  %s1 = sub i32 %v0, %v1
  ret i32 %s1
}

; CHECK-LABEL: define i32 @two_apart(
; CHECK-COUNT-2: load i32
define i32 @two_apart(ptr align 8 %a, i64 %n) {
  %x = shl i64 %n, 1
  %x2 = add i64 %x, 2
  %p0 = getelementptr i32, ptr %a, i64 %x
  %p2 = getelementptr i32, ptr %a, i64 %x2
  %v0 = load i32, ptr %p0
  %v2 = load i32, ptr %p2
  %s1 = sub i32 %v0, %v2
  ret i32 %s1
}

; %x + 1 and %x + 2 follow on one another, but do not start at a multiple of 8.
; CHECK-LABEL: define i32 @odd_start(
; CHECK-COUNT-2: load i32
define i32 @odd_start(ptr align 8 %a, i64 %n) {
  %x = shl i64 %n, 1
  %x1 = add i64 %x, 1
  %x2 = add i64 %x, 2
  %p1 = getelementptr i32, ptr %a, i64 %x1
  %p2 = getelementptr i32, ptr %a, i64 %x2
  %v1 = load i32, ptr %p1
  %v2 = load i32, ptr %p2
  %s1 = sub i32 %v1, %v2
  ret i32 %s1
}

; By an unknown number apart.
; CHECK-LABEL: define i32 @unknown_distance(
; CHECK-COUNT-2: load i32
define i32 @unknown_distance(ptr align 8 %a, i64 %n, i64 %d) {
  %x = shl i64 %n, 1
  %xd = add i64 %x, %d
  %p0 = getelementptr i32, ptr %a, i64 %x
  %p1 = getelementptr i32, ptr %a, i64 %xd
  %v0 = load i32, ptr %p0
  %v1 = load i32, ptr %p1
  %s1 = sub i32 %v0, %v1
  ret i32 %s1
}

; Elements of other sizes: one of 4 bytes where two of 2 bytes would be.
; CHECK-LABEL: define i16 @too_few_of_these(
; CHECK: load i16
; CHECK: load i32
define i16 @too_few_of_these(ptr align 8 %a, i64 %n) {
  %x = shl i64 %n, 2
  %p0 = getelementptr i16, ptr %a, i64 %x
  %x2 = add i64 %x, 2
  %p2 = getelementptr i16, ptr %a, i64 %x2
  %v0 = load i16, ptr %p0
  %v2 = load i32, ptr %p2
  %t2 = trunc i32 %v2 to i16
  %s1 = sub i16 %v0, %t2
  ret i16 %s1
}
