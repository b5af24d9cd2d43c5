; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/no-main.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/own-malloc.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/optnone.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/odd-free.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/dynamic-object.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/recursive-frame.ll | FileCheck --check-prefix=MOVED %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/recursive-variadic.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/recursive-arguments.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/no-room.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/unknown-size.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/unknown-number.ll | FileCheck --check-prefix=MOVED-ALL %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/recursive-no-frame.ll | FileCheck --check-prefix=MOVED-MORE %s

; Why allocations stay in the heap, one reason a file; and what is no reason.

; CHECK-NOT: @course.arena
; MOVED: @course.arena = internal global [6144 x i8]
; MOVED-MORE: @course.arena = internal global [9216 x i8]
; MOVED-ALL: @course.arena = internal global [9344 x i8]

;--- no-main.ll
define ptr @new() {
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}
declare ptr @malloc(i64)

;--- own-malloc.ll
define ptr @main() {
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}
define ptr @malloc(i64 %n) {
  ret ptr null
}

;--- optnone.ll
define ptr @main() optnone noinline {
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}
declare ptr @malloc(i64)

;--- odd-free.ll
define ptr @main() {
  %p = call ptr @malloc(i64 16)
  %a = ptrtoint ptr %p to i64
  call void @free(i64 %a)
  ret ptr %p
}
declare ptr @malloc(i64)
declare void @free(i64)

;--- dynamic-object.ll
; Nothing limits the stack.
define ptr @main() {
  %n = call i64 @read()
  %a = alloca i8, i64 %n
  store volatile i8 0, ptr %a
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}
declare i64 @read()
declare ptr @malloc(i64)

;--- recursive-frame.ll
define ptr @main() {
  %p = call ptr @malloc(i64 16)
  call void @recurse()
  ret ptr %p
}
define internal void @recurse() {
  %a = alloca i64
  store volatile i64 0, ptr %a
  call void @recurse()
  ret void
}
declare ptr @malloc(i64)

;--- no-room.ll
@all = internal global [9320 x i8] zeroinitializer
define ptr @main() {
  %p = call ptr @malloc(i64 16)
  store ptr %p, ptr @all
  ret ptr %p
}
declare ptr @malloc(i64)

;--- recursive-no-frame.ll
; Frames without objects are mostly empty: the stack gets the default reserve.
define ptr @main() {
  %p = call ptr @malloc(i64 16)
  call void @recurse()
  ret ptr %p
}
define internal void @recurse() {
  call void @recurse()
  ret void
}
declare ptr @malloc(i64)

;--- unknown-size.ll
; Any number of blocks of any size: the small one stays with them.
define void @main() {
entry:
  %p = call ptr @malloc(i64 16)
  store i64 1, ptr %p
  br label %loop
loop:
  %n = call i64 @read()
  %q = call ptr @malloc(i64 %n)
  store i64 2, ptr %q
  %more = icmp ne i64 %n, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare i64 @read()
declare ptr @malloc(i64)

;--- unknown-number.ll
; The first blocks of a list.
define void @main() {
entry:
  br label %loop
loop:
  %n = call i64 @read()
  %q = call ptr @malloc(i64 16)
  store i64 2, ptr %q
  %more = icmp ne i64 %n, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare i64 @read()
declare ptr @malloc(i64)

;--- recursive-variadic.ll
; Arguments in memory: the stack cannot be split.
define ptr @main() {
  %p = call ptr @malloc(i64 16)
  call void (i64, ...) @recurse(i64 5, i64 6)
  ret ptr %p
}
define internal void @recurse(i64 %n, ...) {
  call void (i64, ...) @recurse(i64 %n, i64 %n)
  ret void
}
declare ptr @malloc(i64)

;--- recursive-arguments.ll
define ptr @main() {
  %p = call ptr @malloc(i64 16)
  call void @recurse(i128 1, i128 2, i128 3, i128 4, i128 5, i128 6, i128 7, i128 8)
  ret ptr %p
}
define internal void @recurse(i128 %a, i128 %b, i128 %c, i128 %d, i128 %e, i128 %f, i128 %g, i128 %h) {
  call void @recurse(i128 %b, i128 %c, i128 %d, i128 %e, i128 %f, i128 %g, i128 %h, i128 %a)
  ret void
}
declare ptr @malloc(i64)
