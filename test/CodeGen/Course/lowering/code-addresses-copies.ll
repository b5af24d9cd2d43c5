; RUN: opt -mtriple=course -passes=course-code-addresses -verify-each -S %s | FileCheck %s

; A copy of a function has its attributes, but not its number.

; CHECK-LABEL: define i64 @calls(
; CHECK: call i64 @course.call(ptr %p, i64 7)
define i64 @calls(ptr %p) {
  %r = call i64 %p(i64 7)
  ret i64 %r
}

define internal i64 @f(i64 %x) #0 {
  %r = add i64 %x, 1
  ret i64 %r
}

define internal i64 @f.1(i64 %x) #0 {
  ret i64 0
}

define i64 @direct() {
  %r = call i64 @f.1(i64 7)
  ret i64 %r
}

; CHECK-LABEL: define internal i64 @course.call(
; CHECK: switch i64
; CHECK-NEXT: i64 10240, label %[[CALL:.+]]
; CHECK-NEXT: ]
; CHECK: {{^}}[[CALL]]:
; CHECK-NEXT: call i64 @f(

attributes #0 = { "course-number"="10240 f" }
