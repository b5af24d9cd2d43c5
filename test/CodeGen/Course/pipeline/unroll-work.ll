; RUN: opt -mtriple=course -passes=course-o2 -course-enable-specialize-values=0 -pass-remarks-missed=course-pipeline -S < %s 2>&1 | FileCheck --check-prefix=WITHIN %s
; RUN: opt -mtriple=course -passes=course-o2 -course-enable-specialize-values=0 -course-unroll-work=5 -pass-remarks-missed=course-pipeline -S < %s 2>&1 | FileCheck --check-prefix=ABOVE %s

; Loops are not unrolled where that would take too long: loops times
; instructions of the function bound it.

; WITHIN-NOT: remark
; WITHIN-LABEL: define {{.*}}@main(
; WITHIN-COUNT-8: call void @write(
; ABOVE: remark: {{.*}} too many loops in too large a function to unroll them: {{[0-9]+}} are more than 5
; ABOVE-LABEL: define {{.*}}@main(
; ABOVE: call void @write(
; ABOVE-NOT: call void @write(

declare i64 @read()
declare void @write(i64)

define i64 @main() {
entry:
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @write(i64 %i)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret i64 0
}
