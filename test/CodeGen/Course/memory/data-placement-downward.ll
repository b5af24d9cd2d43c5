; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-data-placement -S %t/list.ll -o %t/list.down.ll
; RUN: FileCheck %s < %t/list.down.ll
; RUN: llc -mtriple=course -verify-machineinstrs %t/list.down.ll -o %t/list.down.s
; RUN: FileCheck --check-prefix=ASM %s < %t/list.down.s
; RUN: course-run %t/list.down.s < %t/input 2>&1 | FileCheck --check-prefixes=OUTPUT,DOWN %s
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-fill=upward -S %t/list.ll -o %t/list.up.ll
; RUN: FileCheck --check-prefix=UPWARD %s < %t/list.up.ll
; RUN: llc -mtriple=course -verify-machineinstrs %t/list.up.ll -o %t/list.up.s
; RUN: course-run %t/list.up.s < %t/input 2>&1 | FileCheck --check-prefixes=OUTPUT,UP %s
; RUN: opt -mtriple=course -passes=course-data-placement -course-data-placement-fill=downward -course-data-placement-versions=0 -S %t/group.ll | FileCheck --check-prefix=GROUP %s

; All blocks are small and of known size, as nodes are, so memory is taken from the
; upper end, below variables and main's frame: these are near the heap when the
; arena is used up.

; CHECK: @course.arena = internal global [9192 x i8] {{.*}} #[[ARENA:[0-9]+]]
; CHECK-LABEL: define internal ptr @new()
; CHECK: [[LEFT:%.*]] = load i64, ptr @course.arena.left
; CHECK: [[LESS:%.*]] = sub i64 [[LEFT]], 16
; CHECK: getelementptr inbounds i8, ptr {{%.*}}, i64 [[LESS]]
; CHECK: store i64 [[LESS]], ptr @course.arena.left
; CHECK: attributes #[[ARENA]] = {{{.*}} "course-arena-downward"

; UPWARD-LABEL: define internal ptr @new()
; UPWARD: [[LEFT:%.*]] = load i64, ptr @course.arena.left
; UPWARD: [[AT:%.*]] = sub i64 {{[0-9]+}}, [[LEFT]]
; UPWARD: getelementptr inbounds i8, ptr {{%.*}}, i64 [[AT]]

; ASM-LABEL: start main 0:
; ASM: store 8 7 10232 0

; OUTPUT: 499500
; OUTPUT-NEXT: 7
; DOWN: cost: 54819.8624
; UP: cost: 64073.1616
;--- input
1000
;--- list.ll
@head = internal global ptr null

define internal ptr @new() noinline {
  %p = call ptr @malloc(i64 16)
  ret ptr %p
}

define void @main() {
entry:
  %object = alloca i64
  store volatile i64 7, ptr %object
  %n = call i64 @read()
  br label %push

push:
  %i = phi i64 [ 0, %entry ], [ %next, %push ]
  %p = call ptr @new()
  store i64 %i, ptr %p
  %old = load ptr, ptr @head
  %link = getelementptr i8, ptr %p, i64 8
  store ptr %old, ptr %link
  store ptr %p, ptr @head
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %push, label %sum

sum:
  %s = phi i64 [ 0, %push ], [ %t, %sum ]
  %q = load ptr, ptr @head
  %value = load i64, ptr %q
  %t = add i64 %s, %value
  %follow = getelementptr i8, ptr %q, i64 8
  %rest = load ptr, ptr %follow
  store ptr %rest, ptr @head
  %end = icmp eq ptr %rest, null
  br i1 %end, label %done, label %sum

done:
  call void @write(i64 %t)
  %seven = load volatile i64, ptr %object
  call void @write(i64 %seven)
  ret void
}

declare noundef i64 @read()
declare void @write(i64)
declare ptr @malloc(i64)

;--- group.ll
; What a group takes is filled upward, as it is used.

; GROUP: [[LESS:%.*]] = sub i64 [[LEFT:9[0-9]+]], [[TOTAL:%.*]]
; GROUP: select i1 {{%.*}}, i64 [[LESS]], i64 [[LEFT]]
; GROUP: getelementptr inbounds i8, ptr {{%.*}}, i64 [[LESS]]
; GROUP: [[NEXT:%.*]] = add i64 [[LESS]], %bytes
; GROUP: getelementptr inbounds i8, ptr {{%.*}}, i64
define void @main() {
  %n = call i64 @read()
  %bytes = mul i64 %n, 8
  %p = call ptr @malloc(i64 %bytes)
  %q = call ptr @malloc(i64 %bytes)
  store ptr %p, ptr %q
  ret void
}

declare noundef i64 @read()
declare ptr @malloc(i64)
