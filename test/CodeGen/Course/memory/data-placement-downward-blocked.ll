; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/node.ll | FileCheck --check-prefix=DOWNWARD %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/large.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/number.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/total.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/frame.ll | FileCheck %s
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/recursive.ll | FileCheck %s

; Memory is taken from the lower end if one of the conditions for the upper does
; not hold.

; DOWNWARD: @course.arena = internal global
; DOWNWARD: "course-arena-downward"

; CHECK: @course.arena = internal global
; CHECK-NOT: "course-arena-downward"

;--- node.ll
; All hold.
define internal ptr @new() noinline {
  %p = call ptr @malloc(i64 512)
  ret ptr %p
}

define void @main() {
  %p = call ptr @new()
  store ptr %p, ptr %p
  ret void
}

declare ptr @malloc(i64)

;--- large.ll
; Too large for a node.
define internal ptr @new() noinline {
  %p = call ptr @malloc(i64 520)
  ret ptr %p
}

define void @main() {
  %p = call ptr @new()
  store ptr %p, ptr %p
  ret void
}

declare ptr @malloc(i64)

;--- number.ll
; The number is known.
define void @main() {
  %p = call ptr @malloc(i64 16)
  %q = call ptr @malloc(i64 16)
  store ptr %p, ptr %q
  ret void
}

declare ptr @malloc(i64)

;--- total.ll
; The first blocks are a group of unknown size, which needs a constant address.
define internal ptr @new() noinline {
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}

define void @main() {
entry:
  %n = call i64 @read()
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %last = phi ptr [ null, %entry ], [ %p, %loop ]
  %p = call ptr @malloc(i64 16)
  store ptr %last, ptr %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  %q = call ptr @new()
  store ptr %p, ptr %q
  ret void
}

declare noundef i64 @read()
declare ptr @malloc(i64)

;--- frame.ll
; The frame of another function is accessed, too, below all data.
define internal ptr @new() noinline {
  %object = alloca i64
  store volatile i64 7, ptr %object
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}

define void @main() {
  %p = call ptr @new()
  store ptr %p, ptr %p
  ret void
}

declare ptr @malloc(i64)

;--- recursive.ll
; The frames of main are below all data, too.
define void @main() {
  %object = alloca i64
  store volatile i64 7, ptr %object
  %p = call ptr @malloc(i64 16)
  store ptr %p, ptr %p
  %n = call i64 @read()
  %again = icmp eq i64 %n, 0
  br i1 %again, label %call, label %done

call:
  call void @main()
  br label %done

done:
  ret void
}

declare noundef i64 @read()
declare ptr @malloc(i64)
