; RUN: split-file %s %t
; RUN: opt -mtriple=course -passes=course-points-to -verify-each -S %t/blocks.ll \
; RUN:   | FileCheck %t/blocks.ll
; RUN: opt -mtriple=course -passes=course-points-to -verify-each -S %t/number.ll \
; RUN:   | FileCheck %t/number.ll

; A pointer from memory that can only be what malloc returned, or null, is a
; multiple of 8, if nothing but accesses uses it: what is undefined may become
; poison there.

;--- blocks.ll
declare ptr @malloc(i64)
declare i64 @read()
declare void @write(i64)

@some = internal global i64 0

define i64 @main() {
  call void @rows()
  call void @inner()
  call void @variable()
  call void @compared()
  call void @stored()
  ret i64 0
}

; CHECK-LABEL: define internal void @rows(
; CHECK:         %row = load ptr, {{.*}}!align [[EIGHT:![0-9]+]]
define internal void @rows() {
  %a = call ptr @malloc(i64 16)
  %new = call ptr @malloc(i64 16)
  store ptr %new, ptr %a
  %i = call i64 @read()
  %row = load ptr, ptr %a
  %p = getelementptr i32, ptr %row, i64 %i
  %x = load i32, ptr %p
  store i32 %x, ptr %row
  ret void
}

; The start of a block is what was stored, but not here.
; CHECK-LABEL: define internal void @inner(
; CHECK:         %row = load ptr
; CHECK-NOT:     !align
; CHECK:         ret void
define internal void @inner() {
  %a = call ptr @malloc(i64 16)
  store ptr @some, ptr %a
  %row = load ptr, ptr %a
  %x = load i32, ptr %row
  %y = zext i32 %x to i64
  call void @write(i64 %y)
  ret void
}

; A variable may be moved or made smaller.
; CHECK-LABEL: define internal void @variable(
; CHECK:         %row = load ptr
; CHECK-NOT:     !align
; CHECK:         ret void
define internal void @variable() {
  %v = alloca i64, align 8
  %a = alloca ptr, align 8
  store i64 0, ptr %v
  store ptr %v, ptr %a
  %row = load ptr, ptr %a
  %x = load i32, ptr %row
  %y = zext i32 %x to i64
  call void @write(i64 %y)
  ret void
}

; CHECK-LABEL: define internal void @compared(
; CHECK:         %row = load ptr
; CHECK-NOT:     !align
; CHECK:         ret void
define internal void @compared() {
  %a = call ptr @malloc(i64 16)
  %new = call ptr @malloc(i64 16)
  store ptr %new, ptr %a
  %row = load ptr, ptr %a
  %c = icmp eq ptr %row, null
  %y = zext i1 %c to i64
  call void @write(i64 %y)
  ret void
}

; CHECK-LABEL: define internal void @stored(
; CHECK:         %row = load ptr
; CHECK-NOT:     !align
; CHECK:         ret void
define internal void @stored() {
  %a = call ptr @malloc(i64 16)
  %new = call ptr @malloc(i64 16)
  store ptr %new, ptr %a
  %row = load ptr, ptr %a
  store ptr %row, ptr %new
  ret void
}

; CHECK: [[EIGHT]] = !{i64 8}

;--- number.ll
declare ptr @malloc(i64)
declare i64 @read()
declare void @write(i64)

define i64 @main() {
  call void @number()
  ret i64 0
}

; What was a number may be any address.
; CHECK-LABEL: define internal void @number(
; CHECK:         %row = load ptr
; CHECK-NOT:     !align
; CHECK:         ret void
define internal void @number() {
  %a = call ptr @malloc(i64 16)
  %n = call i64 @read()
  %new = inttoptr i64 %n to ptr
  store ptr %new, ptr %a
  %row = load ptr, ptr %a
  %x = load i32, ptr %row
  %y = zext i32 %x to i64
  call void @write(i64 %y)
  ret void
}
