; RUN: opt -mtriple=course -passes=course-wide-division -S %s | FileCheck %s

; The optimizer may have changed a library function that has become the
; program's own: a new division calls another copy.

; CHECK: define internal i128 @__umodti3.specialized(i128 noundef %a) {
; CHECK: define i128 @remainder(i128 noundef %a, i128 noundef %b) {
; CHECK-NEXT: %[[NEW:.*]] = call i128 @__umodti3(i128 %a, i128 %b)
; CHECK-NEXT: ret i128 %[[NEW]]
; CHECK: %old = call i128 @__umodti3.specialized(i128 %a)
; CHECK: declare noundef i128 @__umodti3(i128, i128)

define internal i128 @__umodti3(i128 noundef %a) {
  ret i128 %a
}

define i128 @remainder(i128 noundef %a, i128 noundef %b) {
  %r = urem i128 %a, %b
  ret i128 %r
}

define i128 @before(i128 noundef %a) {
  %old = call i128 @__umodti3(i128 %a)
  ret i128 %old
}
