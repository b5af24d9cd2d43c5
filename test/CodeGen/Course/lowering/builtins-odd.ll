; Attributes go only where a declaration has a place for them, and never to a
; function of the program's own.

; RUN: opt -mtriple=course -passes=course-builtins -S < %s | FileCheck %s

; CHECK-DAG: declare i64 @malloc(i32, i32) [[MALLOC:#[0-9]+]]
; CHECK-DAG: declare i32 @free(i64) [[FREE:#[0-9]+]]
; CHECK-DAG: define i64 @read() {
; CHECK-DAG: define void @write(i64 %a) {
declare i64 @malloc(i32, i32)
declare i32 @free(i64)

define i64 @read() {
  ret i64 3
}

define void @write(i64 %a) {
  ret void
}

define void @main() {
  %p = call i64 @malloc(i32 8, i32 9)
  %x = call i32 @free(i64 %p)
  ret void
}

; CHECK-NOT: allocsize
; CHECK-NOT: allockind
; CHECK: attributes [[MALLOC]] =
; CHECK-NOT: allockind
