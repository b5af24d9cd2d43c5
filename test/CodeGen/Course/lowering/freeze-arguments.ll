; RUN: opt -mtriple=course -passes=course-freeze-arguments -S %s | FileCheck %s

; The library's functions promise nothing of their arguments, since operations
; do not, and branch on frozen ones.

; CHECK: define double @__divdf3(double %a, double %b) [[FREEZES:#[0-9]+]] {
; CHECK-NEXT: [[A:%.*]] = freeze double %a
; CHECK-NEXT: [[B:%.*]] = freeze double %b
; CHECK-NEXT: bitcast double [[B]] to i64
; CHECK-NOT: double %
; CHECK: ret double [[A]]
define double @__divdf3(double noundef nofpclass(inf) %a, double noundef %b) {
  %bits = bitcast double %b to i64
  %is = icmp eq i64 %bits, 0
  br i1 %is, label %x, label %y

x:
  ret double %a

y:
  ret double 1.0
}

; CHECK: define i32 @__fix(i32 %a) [[FREEZES]] {
; CHECK-NEXT: [[A:%.*]] = freeze i32 %a
; CHECK-NEXT: ret i32 [[A]]
define i32 @__fix(i32 noundef range(i32 0, 9) %a) {
  ret i32 %a
}

; A pointer is no operand.
; CHECK: define i32 @__load(ptr noundef %p) [[FREEZES]] {
; CHECK-NEXT: load i32, ptr %p
define i32 @__load(ptr noundef %p) {
  %r = load i32, ptr %p
  ret i32 %r
}

; No operation becomes a call of what C programs call.
; CHECK: define i32 @blocked_by_name(i32 noundef %a) {
; CHECK-NEXT: ret i32 %a
define i32 @blocked_by_name(i32 noundef %a) {
  ret i32 %a
}

; CHECK: attributes [[FREEZES]] = { "course-freezes-arguments" }
