; RUN: llc -mtriple=course -O1 -start-before=course-isel %s -o %t.s
; RUN: echo 9 1 5 6 | course-run --quiet %t.s | FileCheck %s
; RUN: llc -mtriple=course -O1 -start-before=course-isel -regalloc=greedy %s -o %t.s
; RUN: echo 9 1 5 6 | course-run --quiet %t.s | FileCheck %s

; Selection finds out that %u is undefined; frozen, it is the same for the PHI as
; for the subtraction, whose result is 0 on the path from %a.

; CHECK: {{^}}0{{$}}
; CHECK-NEXT: {{^}}11{{$}}

declare i64 @read()
declare i64 @write(i64)
define i64 @frozen(i64 %n, i64 %m) {
entry:
  %u = add i64 undef, %n
  %c = icmp ugt i64 %n, 3
  br i1 %c, label %a, label %x
x:
  ret i64 7
a:
  %f = freeze i64 %u
  %c2 = icmp ugt i64 %m, 3
  br i1 %c2, label %b, label %c1
b:
  %r = call i64 @read()
  %w0 = call i64 @write(i64 %r)
  br label %c1
c1:
  %p = phi i64 [ %f, %a ], [ %r, %b ]
  %d = sub i64 %p, %f
  %w = call i64 @write(i64 %d)
  ret i64 %d
}
define i64 @main() {
  %a = call i64 @read()
  %b = call i64 @read()
  %r1 = call i64 @read()
  %r2 = call i64 @read()
  %r = call i64 @frozen(i64 %a, i64 %b)
  %s = add i64 %r1, %r2
  %w = call i64 @write(i64 %s)
  ret i64 0
}
