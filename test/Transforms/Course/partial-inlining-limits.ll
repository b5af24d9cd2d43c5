; RUN: opt -mtriple=course -passes=course-partial-inlining -S < %s | FileCheck --implicit-check-not=.rest.rest.rest.rest.rest %s

; Four tests of five.
; CHECK: call i64 @chain.rest.rest.rest.rest(i64 %n)
; CHECK-LABEL: define internal i64 @chain.rest.rest.rest.rest(
; CHECK: icmp eq i64 %n, 5
define i64 @chain(i64 %n) {
  %a = icmp eq i64 %n, 1
  br i1 %a, label %out, label %b
b:
  %b2 = icmp eq i64 %n, 2
  br i1 %b2, label %out, label %c
c:
  %c2 = icmp eq i64 %n, 3
  br i1 %c2, label %out, label %d
d:
  %d2 = icmp eq i64 %n, 4
  br i1 %d2, label %out, label %e
e:
  %e2 = icmp eq i64 %n, 5
  br i1 %e2, label %out, label %more
more:
  %m = sub i64 %n, 1
  %r = call i64 @chain(i64 %m)
  ret i64 %r
out:
  ret i64 0
}
