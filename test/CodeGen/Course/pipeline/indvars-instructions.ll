; RUN: opt -mtriple=course -passes=course-o2 -debug-pass-manager -disable-output < %s 2>&1 | FileCheck --check-prefix=WITHIN %s
; RUN: opt -mtriple=course -passes=course-o2 -course-indvars-instructions=5 -debug-pass-manager -disable-output < %s 2>&1 | FileCheck --check-prefix=ABOVE %s
; RUN: %optimizing-llc -mtriple=course -course-indvars-instructions=5 < %s | course-run --quiet --input=%S/Inputs/three.txt - | FileCheck --check-prefix=OUT %s

; Induction variables are left alone where that would take too long, in LLVM's
; part of the pipeline, too.

; WITHIN: Running pass: IndVarSimplifyPass
; ABOVE-NOT: Running pass: IndVarSimplifyPass
; ABOVE: Skipping pass: IndVarSimplifyPass
; ABOVE-NOT: Running pass: IndVarSimplifyPass

; OUT: {{^}}0
; OUT-NEXT: 1
; OUT-NEXT: 2

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
