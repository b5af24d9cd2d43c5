;===- fibonacci.ll ---------------------------------------------------------===;
;
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
;===------------------------------------------------------------------------===;
;
; \file
; Fibonacci numbers by iteration, by recursion and modulo 2^17: reads n.

declare i64 @read()
declare void @write(i64)

define internal i64 @recursive(i64 %n) {
entry:
  %small = icmp ult i64 %n, 2
  br i1 %small, label %done, label %split

split:
  %n1 = sub i64 %n, 1
  %n2 = sub i64 %n, 2
  %f1 = call i64 @recursive(i64 %n1)
  %f2 = call i64 @recursive(i64 %n2)
  %sum = add i64 %f1, %f2
  ret i64 %sum

done:
  ret i64 %n
}

define internal i64 @iterative(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %step ]
  ; Each of the two takes the other's old value in every round.
  %a = phi i64 [ 0, %entry ], [ %b, %step ]
  %b = phi i64 [ 1, %entry ], [ %sum, %step ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %step, label %done

step:
  %sum = add i64 %a, %b
  %next = add nuw i64 %i, 1
  br label %loop

done:
  ret i64 %a
}

define internal i17 @narrow(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ %n, %entry ], [ %next, %step ]
  %a = phi i17 [ 0, %entry ], [ %b, %step ]
  %b = phi i17 [ 1, %entry ], [ %sum, %step ]
  %done = icmp eq i64 %i, 0
  br i1 %done, label %exit, label %step

step:
  %sum = add i17 %a, %b
  %next = add i64 %i, -1
  br label %loop

exit:
  ret i17 %a
}

define i64 @main() {
  %n = call i64 @read()
  %r = call i64 @recursive(i64 %n)
  call void @write(i64 %r)
  %i = call i64 @iterative(i64 %n)
  call void @write(i64 %i)
  %big = mul i64 %n, 5
  %j = call i64 @iterative(i64 %big)
  call void @write(i64 %j)
  %m = call i17 @narrow(i64 %big)
  %z = zext i17 %m to i64
  call void @write(i64 %z)
  %s = sext i17 %m to i64
  call void @write(i64 %s)
  ret i64 0
}
