; RUN: opt -mtriple=course -passes=course-ssi -S %s | FileCheck %s --check-prefix=PARTIAL
; RUN: opt -mtriple=course -passes=course-ssi -course-ssi=full -S %s \
; RUN:   | FileCheck %s --check-prefix=FULL
; RUN: opt -mtriple=course -passes=course-ssi -course-ssi=weak -S %s \
; RUN:   | FileCheck %s --check-prefix=FULL
; RUN: opt -mtriple=course -passes=course-ssi-clients,simplifycfg -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-ssi,course-ssi-back,simplifycfg -S %s \
; RUN:   | FileCheck %s --check-prefix=BACK
; RUN: opt -mtriple=course -passes='print<course-ssi>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=PRINT

; T001-SSI: partial form has one σ, after the test of a, and one φ. Strong form has
; another σ, where one of two branches prints a, and the same φ. After partial form
; (T001-SEQ) it adds this σ, and the φ gets its names.
declare void @print(i64)
define i64 @example(i64 %a, i1 %c) {
; PARTIAL-LABEL: @example(
; PARTIAL:       b2:
; PARTIAL-NEXT:    %a.sigma = phi i64 [ %a, %b1 ]
; PARTIAL:       b3:
; PARTIAL:         call void @print(i64 %a.sigma)
; PARTIAL:       b4:
; PARTIAL-NEXT:    %a.phi = phi i64
; PARTIAL-SAME:    [ %a.sigma, %b3 ]
; PARTIAL-NOT:     sigma = phi
; PARTIAL:         ret i64 %a.phi
; FULL-LABEL:    @example(
; FULL:          b2:
; FULL:            [[A2:%a.sigma[0-9]*]] = phi i64 [ %a, %b1 ]
; FULL:          b2.b4_crit_edge:
; FULL:            [[A5:%a.sigma[0-9]*]] = phi i64 [ [[A2]], %b2 ]
; FULL:          b3:
; FULL:            [[A4:%a.sigma[0-9]*]] = phi i64 [ [[A2]], %b2 ]
; FULL:            call void @print(i64 [[A4]])
; FULL:          b4:
; FULL-NEXT:       %a.phi = phi i64 [ [[A5]], %b2.b4_crit_edge ]
; FULL-SAME:       [ [[A4]], %b3 ]
; FULL-NOT:        %a.phi{{.+}} = phi
; FULL:            ret i64 %a.phi
; CHECK-LABEL:   @example(
; CHECK:           call void @print(i64 0)
; CHECK:           ret i64 %a
; BACK-LABEL:    @example(
; BACK-NOT:        phi
; BACK:            call void @print(i64 %a)
; BACK:            ret i64 %a
; PRINT-LABEL:   SSI form of @example:
; PRINT-NEXT:      constants: 2 variables, 2 sigmas, 1 phis, 0 shared
; PRINT-NEXT:      tests: 2 variables, 2 sigmas, 1 phis, 0 shared
; PRINT-NEXT:      full: 3 variables, 3 sigmas, 1 phis, 0 shared
; PRINT-NEXT:      constants, tests: 2 variables, 2 sigmas, 1 phis, 3 shared
; PRINT-NEXT:      constants, tests, full: 3 variables, 4 sigmas, 1 phis
; PRINT-NOT:       error
b1:
  %zero = icmp eq i64 %a, 0
  br i1 %zero, label %b2, label %b4
b2:
  br i1 %c, label %b3, label %b4
b3:
  call void @print(i64 %a)
  br label %b4
b4:
  ret i64 %a
}

; T001-MAX: nobody needs another name, but partial form has it.
define i64 @unneeded(i64 %a, i1 %c) {
; PARTIAL-LABEL: @unneeded(
; PARTIAL:       b2:
; PARTIAL-NEXT:    %a.sigma = phi i64 [ %a, %b1 ]
b1:
  %zero = icmp eq i64 %a, 0
  br i1 %zero, label %b2, label %b4
b2:
  br i1 %c, label %b3, label %b4
b3:
  br label %b4
b4:
  ret i64 %a
}

; T001-RED (a): a bound that was tested before.
define i64 @bounds(i64 %i, i64 %length) {
; CHECK-LABEL: @bounds(
; CHECK-NOT:     call void @print(i64 1)
; CHECK:         ret
entry:
  %low = icmp slt i64 %i, %length
  br i1 %low, label %then, label %error
then:
  %high = icmp sge i64 %i, %length
  br i1 %high, label %throw, label %access
throw:
  call void @print(i64 1)
  ret i64 1
access:
  ret i64 %i
error:
  ret i64 2
}

; T001-RED (b): a class that was tested before.
@V = global i64 0
define i64 @class(ptr %class) {
; CHECK-LABEL: @class(
; CHECK-NOT:     call void @print(i64 1)
; CHECK:         ret
entry:
  %is = icmp eq ptr %class, @V
  br i1 %is, label %then, label %error
then:
  %is.not = icmp ne ptr %class, @V
  br i1 %is.not, label %throw, label %call
throw:
  call void @print(i64 1)
  ret i64 1
call:
  ret i64 3
error:
  ret i64 2
}

; T001-RED (c): a divisor that was tested before.
define i64 @divisor(i64 %a, i64 %b) {
; CHECK-LABEL: @divisor(
; CHECK-NOT:     call void @print(i64 1)
; CHECK:         udiv i64 %a, %b
entry:
  %nonzero = icmp ne i64 %b, 0
  br i1 %nonzero, label %then, label %error
then:
  %zero = icmp eq i64 %b, 0
  br i1 %zero, label %throw, label %divide
throw:
  call void @print(i64 1)
  ret i64 1
divide:
  %q = udiv i64 %a, %b
  ret i64 %q
error:
  ret i64 2
}

; A switch is a test of its cases.
define i64 @cases(i64 %a) {
; CHECK-LABEL: @cases(
; CHECK:       one:
; CHECK-NEXT:    call void @print(i64 1)
; CHECK:       two:
; CHECK-NEXT:    mul i64 2, 7
; CHECK:       other:
; CHECK-NEXT:    mul i64 %a, 7
entry:
  switch i64 %a, label %other [
    i64 1, label %one
    i64 2, label %two
  ]
one:
  call void @print(i64 %a)
  ret i64 0
two:
  %y = mul i64 %a, 7
  ret i64 %y
other:
  %z = mul i64 %a, 7
  ret i64 %z
}

; Nothing is known where two branches meet, or of another variable.
define i64 @blocked_by_join(i64 %i, i64 %j, i64 %n) {
; CHECK-LABEL: @blocked_by_join(
; CHECK:         icmp slt i64 %i, %n
; CHECK:         icmp slt i64 %j, %n
; CHECK:         icmp slt i64 %i, %n
entry:
  %a = icmp slt i64 %i, %n
  br i1 %a, label %left, label %right
left:
  %b = icmp slt i64 %j, %n
  br i1 %b, label %some, label %join
some:
  call void @print(i64 %i)
  br label %join
right:
  call void @print(i64 %j)
  br label %join
join:
  %c = icmp slt i64 %i, %n
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}

; There and back again is the same.
define i64 @loop(i64 %n) {
; BACK-LABEL: @loop(
; BACK:         %i = phi i64 [ 0, %entry ], [ %next, %body ]
; BACK-NEXT:    %more = icmp ult i64 %i, %n
; BACK:         call void @print(i64 %i)
; BACK-NEXT:    %next = add i64 %i, 1
; BACK:         ret i64 %i
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  call void @print(i64 %i)
  %next = add i64 %i, 1
  br label %head
exit:
  ret i64 %i
}
