; RUN: llc -mtriple=course %s -o %t 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: FileCheck %s < %t

; A variable that nothing defines gets storage and a warning; the exit code is 0.

; WARN: warning: global variable 'missing' is not defined; it gets zero-filled storage
; WARN: warning: global variable 'missing_array' is not defined; it gets zero-filled storage
; WARN-NOT: warning

; CHECK-LABEL: start main 0:
; CHECK-NOT: store
; CHECK-DAG: load 8 10192 0
; CHECK-DAG: load 4 10212 0
; CHECK-LABEL: end main
@missing = external global i64
@missing_array = external global [10 x i32]
@unused = external global i64

define i64 @main() {
  %a = load i64, ptr @missing
  %b = load i32, ptr getelementptr ([10 x i32], ptr @missing_array, i64 0, i64 3)
  %c = sext i32 %b to i64
  %r = add i64 %a, %c
  ret i64 %r
}
