; RUN: opt -mtriple=course -passes=course-inline-specialized -S %s | FileCheck %s

; What specialization added becomes a part of main again, unless it has a frame.
; Nobody else's function does, not even one that is always inlined: its objects
; would be main's.

; CHECK-LABEL: define i64 @main(
; CHECK: call void @write(i64 1)
; CHECK: call i64 @main.2()
; CHECK: call i64 @always()

; CHECK-NOT: define internal i64 @main.1(
; CHECK: define internal i64 @main.2(
; CHECK: define internal i64 @always(

declare i64 @read()
declare void @write(i64)

define i64 @main() {
  %n = call i64 @read()
  switch i64 %n, label %default [
    i64 1, label %one
    i64 2, label %two
  ]
one:
  %a = call i64 @main.1()
  ret i64 %a
two:
  %b = call i64 @main.2()
  ret i64 %b
default:
  %c = call i64 @always()
  ret i64 %c
}

define internal i64 @main.1() "course-specialized" {
  call void @write(i64 1)
  ret i64 0
}

define internal i64 @main.2() "course-specialized" {
  %p = alloca i64
  store volatile i64 2, ptr %p
  %x = load volatile i64, ptr %p
  ret i64 %x
}

define internal i64 @always() alwaysinline {
  %p = alloca i64
  store volatile i64 3, ptr %p
  %x = load volatile i64, ptr %p
  ret i64 %x
}
