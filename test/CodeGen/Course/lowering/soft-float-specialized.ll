; RUN: opt -mtriple=course -passes=course-soft-float -S %s | FileCheck %s

; As wide-division-specialized.ll: a library function that has become the
; program's own, and has lost a parameter, serves no new operation.

; CHECK: define internal double @__adddf3.specialized(i64 noundef %a) {
; CHECK: define double @add(double noundef %a, double noundef %b) {
; CHECK-NEXT: %[[NEW:.*]] = call double @__adddf3(double %a, double %b)
; CHECK-NEXT: ret double %[[NEW]]
; CHECK: %old = call double @__adddf3.specialized(i64 %a)
; CHECK: declare noundef double @__adddf3(double, double)

define internal double @__adddf3(i64 noundef %a) {
  %d = bitcast i64 %a to double
  ret double %d
}

define double @add(double noundef %a, double noundef %b) {
  %r = fadd double %a, %b
  ret double %r
}

define double @before(i64 noundef %a) {
  %old = call double @__adddf3(i64 %a)
  ret double %old
}
