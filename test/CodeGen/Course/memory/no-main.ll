; RUN: llc -mtriple=course %s -o /dev/null 2>&1 | FileCheck %s

; Without main nobody stores initial values, which is worth a warning.

; CHECK: warning: nothing stores the initial value of 'a', since there is no 'main'
; CHECK-NOT: warning
@a = global i64 1
@b = global i64 0

define i64 @f() {
  %x = load i64, ptr @a
  %y = load i64, ptr @b
  %r = add i64 %x, %y
  ret i64 %r
}
