; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; A table of functions in an initialiser.

; CHECK: error: the initialiser of 'table' is not a constant of this machine
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

@table = global [2 x ptr] [ptr null, ptr @f]

define void @f() {
  ret void
}

define ptr @main() {
  %r = load ptr, ptr getelementptr ([2 x ptr], ptr @table, i64 0, i64 1)
  ret ptr %r
}
