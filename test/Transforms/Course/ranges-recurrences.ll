; RUN: opt -mtriple=course -passes=course-ranges -verify-each -S < %s | FileCheck %s
; The sum of 0, 1, 2, ... needs the number of the iteration, not its lowest bits:
; it is 2 modulo 4 after four additions.

declare void @write(i64)

; CHECK-LABEL: @main(
; CHECK: icmp eq i2 %sum, -2
define i32 @main() {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %k = phi i2 [ 0, %entry ], [ %k.next, %loop ]
  %sum = phi i2 [ 0, %entry ], [ %sum.next, %loop ]
  %is.two = icmp eq i2 %sum, 2
  %v = select i1 %is.two, i64 1, i64 100
  call void @write(i64 %v)
  %sum.next = add i2 %sum, %k
  %k.next = add i2 %k, 1
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, 40
  br i1 %done, label %exit, label %loop

exit:
  ret i32 0
}
