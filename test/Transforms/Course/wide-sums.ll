; RUN: opt -mtriple=course -passes=course-wide-sums -verify-each -S < %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-wide-sums -course-enable-wide-indices=false -S < %s | FileCheck --check-prefix=OFF %s
; RUN: opt -mtriple=course -passes="default<O2>" -S < %s | FileCheck --check-prefix=O2 %s

; Reassociate forgets that a sum of three does not wrap around.

; OFF-LABEL: define i64 @before(
; OFF-NOT: add nsw i64

; The whole pipeline leaves no number of 32 bits in the loop.
; O2-LABEL: define i64 @before(
; O2: {{^}}loop:
; O2-NOT: i32
; O2: ret i64

; a[row + (j - 1)]
; CHECK-LABEL: define i64 @before(
; CHECK: %[[B:.+]] = add nsw i32 %j, -1
; CHECK: %[[R:.+]] = sext i32 %row to i64
; CHECK: %[[W:.+]] = sext i32 %[[B]] to i64
; CHECK: %x = add nsw i64 %[[R]], %[[W]]
define i64 @before(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %b = add nsw i32 %j, -1
  %sum = add nsw i32 %row, %b
  %x = sext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; a[(row + k) - j]
; CHECK-LABEL: define i64 @difference(
; CHECK: %[[B:.+]] = add nsw i32 %row, %k
; CHECK: %[[R:.+]] = sext i32 %[[B]] to i64
; CHECK: %[[W:.+]] = sext i32 %j to i64
; CHECK: %x = sub nsw i64 %[[R]], %[[W]]
define i64 @difference(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %b = add nsw i32 %row, %k
  %sum = sub nsw i32 %b, %j
  %x = sext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; a[(row + (j - 1)) + k]: both sums.
; CHECK-LABEL: define i64 @nested(
; CHECK: %[[W:.+]] = sext i32 %b to i64
; CHECK: %[[R:.+]] = add nsw i64 %{{.+}}, %[[W]]
; CHECK: %x = add nsw i64 %[[R]], %{{.+}}
define i64 @nested(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %b = add nsw i32 %j, -1
  %c = add nsw i32 %row, %b
  %sum = add nsw i32 %c, %k
  %x = sext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; What is not negative has two extensions.
; CHECK-LABEL: define i64 @notNegative(
; CHECK: %x = add nsw i64
define i64 @notNegative(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %b = add nsw i32 %j, -1
  %sum = add nsw i32 %row, %b
  %x = zext nneg i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; Reassociate leaves two operands as they are.
; CHECK-LABEL: define i64 @two(
; CHECK: %x = sext i32 %sum to i64
define i64 @two(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %sum = add nsw i32 %row, %j
  %x = sext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; May wrap around.
; CHECK-LABEL: define i64 @wraps(
; CHECK: %x = sext i32 %sum to i64
define i64 @wraps(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %b = add nsw i32 %j, -1
  %sum = add i32 %row, %b
  %x = sext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; May wrap around, and is no negative number then.
; CHECK-LABEL: define i64 @unsigned(
; CHECK: %x = zext i32 %sum to i64
define i64 @unsigned(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %b = add nsw i32 %j, -1
  %sum = add nsw i32 %row, %b
  %x = zext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; The narrow sum would stay.
; CHECK-LABEL: define i64 @usedTwice(
; CHECK: %x = sext i32 %sum to i64
define i64 @usedTwice(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %b = add nsw i32 %j, -1
  %sum = add nsw i32 %row, %b
  %x = sext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  store i32 %sum, ptr %a
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; Reassociate does not look into it.
; CHECK-LABEL: define i64 @innerUsedTwice(
; CHECK: %x = sext i32 %sum to i64
define i64 @innerUsedTwice(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %b = add nsw i32 %j, -1
  %sum = add nsw i32 %row, %b
  %x = sext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  store i32 %b, ptr %a
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; Neither extension would leave the loop.
; CHECK-LABEL: define i64 @bothVary(
; CHECK: %x = sext i32 %sum to i64
define i64 @bothVary(ptr %a, i32 %row, i32 %k, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ 1, %entry ], [ %j.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %u = load i32, ptr %a
  %b = add nsw i32 %j, -1
  %sum = add nsw i32 %u, %b
  %x = sext i32 %sum to i64
  %at = getelementptr i64, ptr %a, i64 %x
  %v = load i64, ptr %at
  %s.next = add i64 %s, %v
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %s.next
}

; Nothing widens it.
; CHECK-LABEL: define i64 @outside(
; CHECK: %x = sext i32 %sum to i64
define i64 @outside(i32 %row, i32 %j) {
  %b = add nsw i32 %j, -1
  %sum = add nsw i32 %row, %b
  %x = sext i32 %sum to i64
  ret i64 %x
}
