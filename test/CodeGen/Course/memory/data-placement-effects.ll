; RUN: opt -mtriple=course -passes=course-data-placement -S %s | FileCheck %s

; How much is left of the arena is memory of the program, which a function that
; only allocates had not used.

declare noalias ptr @malloc(i64) memory(inaccessiblemem: readwrite)
declare void @write(i64)

; CHECK: define ptr @allocate() [[NOTHING:#[0-9]+]] {
define ptr @allocate() noinline memory(inaccessiblemem: readwrite) {
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}

; CHECK: define ptr @indirect() [[NOTHING]] {
; CHECK-NEXT: call ptr @allocate(){{$}}
define ptr @indirect() noinline memory(inaccessiblemem: readwrite) {
  %p = call ptr @allocate() memory(inaccessiblemem: readwrite)
  ret ptr %p
}

; CHECK: define i64 @other() [[OTHER:#[0-9]+]] {
define i64 @other() noinline memory(none) {
  ret i64 7
}

define i32 @main() {
  %a = call ptr @malloc(i64 16)
  %b = call ptr @indirect()
  %c = call ptr @malloc(i64 16)
  %x = call i64 @other()
  store i64 %x, ptr %a
  store i64 1, ptr %b
  store i64 2, ptr %c
  %y = load i64, ptr %a
  call void @write(i64 %y)
  ret i32 0
}

; CHECK: attributes [[NOTHING]] = { noinline }
; CHECK: attributes [[OTHER]] = { noinline memory(none) }
