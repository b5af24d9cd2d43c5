; RUN: rm -f %t
; RUN: not llc -mtriple=course %s -o %t 2>&1 | FileCheck %s
; RUN: not ls %t

; There is no code in memory.

; CHECK: error: <unknown>:0:0: in function returned ptr (): the address of a function is not supported
; CHECK: error: <unknown>:0:0: in function compared i1 (ptr): the address of a function is not supported
; CHECK: error: <unknown>:0:0: in function stored void (ptr): the address of a function is not supported
; CHECK: error: <unknown>:0:0: in function in_an_expression i64 (): the address of a function is not supported
; CHECK: error: <unknown>:0:0: in function passed void (): the address of a function is not supported
; CHECK: error: <unknown>:0:0: in function chosen ptr (i1, ptr): the address of a function is not supported
; CHECK-NOT: {{error|LLVM ERROR|Stack dump}}

define void @f() {
  ret void
}

define ptr @returned() {
  ret ptr @f
}

define i1 @compared(ptr %p) {
  %r = icmp eq ptr %p, @f
  ret i1 %r
}

define void @stored(ptr %p) {
  store ptr @f, ptr %p
  ret void
}

define i64 @in_an_expression() {
  ret i64 ptrtoint (ptr getelementptr (i8, ptr @f, i64 3) to i64)
}

define void @passed() {
  call void @stored(ptr @f)
  ret void
}

define ptr @chosen(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi ptr [ @f, %a ], [ %p, %entry ]
  ret ptr %r
}
