; RUN: opt -mtriple=course -passes=course-rotate-searches -verify-each -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes='function(course-rotate-searches,loop-mssa(licm))' -verify-memoryssa -S %s | FileCheck %s --check-prefix=LICM

; Loops that tail calls have become are rotated if each iteration calls the
; function again: what LICM moves before such a loop is not computed by calls that
; return at once.

define internal i64 @fill(ptr %row, i64 %y, i64 %x) {
; CHECK-LABEL: define internal i64 @fill(
; CHECK: entry:
; CHECK: %[[FIRST:.*]] = load i8, ptr
; CHECK: br i1 %{{.*}}, label %[[BODY:.*]], label %{{.*}}
; LICM-LABEL: define internal i64 @fill(
; LICM: entry:
; LICM-NOT: add i64 %y, 1
; LICM: br i1
; LICM: %down = add i64 %y, 1
; LICM: phi i64
entry:
  br label %loop

loop:
  %at = phi i64 [ %x, %entry ], [ %next, %last ]
  %sum = phi i64 [ 0, %entry ], [ %more, %last ]
  %p = getelementptr i8, ptr %row, i64 %at
  %is = load i8, ptr %p
  %empty = icmp eq i8 %is, 0
  br i1 %empty, label %body, label %exit

body:
  store i8 1, ptr %p
  %down = add i64 %y, 1
  %n = call i64 @fill(ptr %row, i64 %down, i64 %at)
  %more = add i64 %sum, %n
  %next = add i64 %at, 1
  br label %last

last:
  %end = icmp eq i64 %next, 100
  br i1 %end, label %exit, label %loop

exit:
  %r = phi i64 [ %sum, %loop ], [ %more, %last ]
  ret i64 %r
}

define i64 @use(ptr %row) {
  %r = call i64 @fill(ptr %row, i64 0, i64 0)
  ret i64 %r
}

; Nothing is called again.
; CHECK-LABEL: define i64 @blocked_by_other_call(
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
define i64 @blocked_by_other_call(ptr %row, i64 %y, i64 %x) {
entry:
  br label %loop

loop:
  %at = phi i64 [ %x, %entry ], [ %next, %last ]
  %p = getelementptr i8, ptr %row, i64 %at
  %is = load i8, ptr %p
  %empty = icmp eq i8 %is, 0
  br i1 %empty, label %last, label %exit

last:
  %n = call i64 @use(ptr %row)
  %next = add i64 %at, %n
  %end = icmp eq i64 %next, %y
  br i1 %end, label %exit, label %loop

exit:
  ret i64 %at
}

; The first test comes after a write, or the loop begins with no test.
; CHECK-LABEL: define i64 @blocked_by_store(
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
define i64 @blocked_by_store(ptr %row, i64 %x) {
entry:
  br label %loop

loop:
  %at = phi i64 [ %x, %entry ], [ %next, %last ]
  store i64 %at, ptr %row
  %empty = icmp ult i64 %at, 10
  br i1 %empty, label %last, label %exit

last:
  %next = call i64 @blocked_by_store(ptr %row, i64 %at)
  %end = icmp eq i64 %next, 7
  br i1 %end, label %exit, label %loop

exit:
  ret i64 %at
}

; CHECK-LABEL: define i64 @blocked_by_header(
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %loop
define i64 @blocked_by_header(i64 %x) {
entry:
  br label %loop

loop:
  %at = phi i64 [ %x, %entry ], [ %next, %last ]
  %odd = trunc i64 %at to i1
  br i1 %odd, label %other, label %last

other:
  br label %last

last:
  %start = phi i64 [ 3, %other ], [ %at, %loop ]
  %next = call i64 @blocked_by_header(i64 %start)
  %end = icmp eq i64 %next, 7
  br i1 %end, label %exit, label %loop

exit:
  ret i64 %next
}
