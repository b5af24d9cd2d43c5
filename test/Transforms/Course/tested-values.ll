; RUN: opt -mtriple=course -passes=course-correlated-values,verify -S %s \
; RUN:     | FileCheck %s

; What is computed above a test from the number that it tells is a constant
; below; an address of a load or a store is a constant distance.
define i64 @cases(ptr %a, i64 %n) {
; CHECK-LABEL: define i64 @cases(
; CHECK: two:
; CHECK-NEXT: [[P:%.*]] = getelementptr i8, ptr %a, i64 8
; CHECK-NEXT: %x = load i32, ptr [[P]], align 4
; CHECK-NEXT: [[Q:%.*]] = getelementptr i8, ptr %a, i64 4
; CHECK-NEXT: store i32 1, ptr [[Q]], align 4
; CHECK-NEXT: %wide = zext i32 %x to i64
; CHECK-NEXT: %two.sum = add {{.*}}i64 %wide, 1
; CHECK: nine:
; CHECK-NEXT: %nine.sum = mul i64 8, %m
; CHECK: other:
; CHECK-NEXT: %other.sum = add {{.*}}i64 %last, %n
entry:
  %last = add i64 %n, -1
  %p = getelementptr i32, ptr %a, i64 %n
  %below = getelementptr i8, ptr %p, i64 -4
  %m = call i64 @read()
  switch i64 %n, label %other [
    i64 2, label %two
    i64 9, label %nine
  ]
two:
  %x = load i32, ptr %p
  store i32 1, ptr %below
  %wide = zext i32 %x to i64
  %two.sum = add i64 %wide, %last
  ret i64 %two.sum
nine:
  %nine.sum = mul i64 %last, %m
  ret i64 %nine.sum
other:
  %other.sum = add i64 %last, %n
  ret i64 %other.sum
}

; The number is found through what can be undone.
define i64 @undone(i64 %n) {
; CHECK-LABEL: define i64 @undone(
; CHECK: yes:
; CHECK-NEXT: call void @write(i64 21)
; CHECK-NEXT: ret i64 -14
entry:
  %triple = mul i64 %n, 3
  %double = mul i64 %n, -2
  %narrow = trunc nuw i64 %n to i16
  %sum = add i16 %narrow, 5
  %rest = sub i16 20, %sum
  %flip = xor i16 %rest, 1
  %frozen = freeze i16 %flip
  %is = icmp ne i16 %frozen, 9
  br i1 %is, label %no, label %yes
yes:
  call void @write(i64 %triple)
  ret i64 %double
no:
  ret i64 %double
}

; Bits that are lost say nothing of the rest.
define i64 @lost(i64 %n) {
; CHECK-LABEL: define i64 @lost(
; CHECK: yes:
; CHECK-NEXT: ret i64 %triple
entry:
  %triple = mul i64 %n, 3
  %narrow = trunc i64 %n to i16
  %is = icmp eq i16 %narrow, 9
  br i1 %is, label %yes, label %no
yes:
  ret i64 %triple
no:
  ret i64 0
}

; No number of eight bits is 300: nothing is said of one.
define i32 @never(i8 %n) {
; CHECK-LABEL: define {{.*}}i32 @never(
; CHECK: ret i32 %result
entry:
  %wide = mul i8 %n, 3
  %result = zext i8 %wide to i32
  %extended = zext i8 %n to i32
  %is = icmp eq i32 %extended, 300
  br i1 %is, label %yes, label %no
yes:
  ret i32 %result
no:
  ret i32 0
}

; Two cases with one destination tell nothing, nor does a shift that is too
; long; a pointer that is stored stays as it is.
define i64 @unknown(ptr %a, i64 %n) {
; CHECK-LABEL: define i64 @unknown(
; CHECK: both:
; CHECK-NEXT: ret i64 %shifted
; CHECK: long:
; CHECK-NEXT: store ptr %p, ptr %a
; CHECK-NEXT: ret i64 %shifted
entry:
  %shifted = shl i64 7, %n
  %p = getelementptr i64, ptr %a, i64 %n
  switch i64 %n, label %other [
    i64 2, label %both
    i64 3, label %both
    i64 64, label %long
  ]
both:
  ret i64 %shifted
long:
  store ptr %p, ptr %a
  ret i64 %shifted
other:
  ret i64 0
}

; An operand of a PHI on the edge itself.
define i64 @edge(i64 %n, i64 %m) {
; CHECK-LABEL: define i64 @edge(
; CHECK: %next = phi i64 [ 12, %entry ], [ %m, %other ]
entry:
  %after = mul i64 %n, 3
  %shifted = add i64 %n, 3
  %is = icmp eq i64 %shifted, 7
  br i1 %is, label %join, label %other
other:
  call void @write(i64 %after)
  br label %join
join:
  %next = phi i64 [ %after, %entry ], [ %m, %other ]
  ret i64 %next
}

; A block that cannot be reached.
define i64 @unreachable(i64 %n) {
; CHECK-LABEL: define i64 @unreachable(
; CHECK: never:
; CHECK-NEXT: %self = add i64 %self, 1
entry:
  ret i64 %n
never:
  %self = add i64 %self, 1
  %is = icmp eq i64 %self, 3
  br i1 %is, label %yes, label %never
yes:
  %product = mul i64 %self, 3
  ret i64 %product
}

declare i64 @read()
declare void @write(i64)
