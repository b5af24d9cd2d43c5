; RUN: llc -mtriple=course -course-passes= < %s | FileCheck %s

; In memory an i1 is a byte. Where all that was written is i1, the byte is 0 or
; 1. Elsewhere the result of the load is undefined, but still one of 0 and 1, the
; same for all uses once it is frozen: only the lowest bit of the byte counts.

; Whether an i1 is all that was written is known of variables of the module.
@flag = internal global i1 false
@flags = internal global [4 x i1] [i1 false, i1 true, i1 false, i1 false]
@external = global i1 false
@bytes = internal global [4 x i1] zeroinitializer
@initial = internal global <{ i8 }> <{ i8 2 }>
@passed = internal global i1 false

; CHECK-LABEL: start load_flag 0:
; CHECK:         [[X:r[0-9]+]] = load 1
; CHECK-NEXT:    ret [[X]]
define i64 @load_flag() {
  %x = load i1, ptr @flag
  %r = zext i1 %x to i64
  ret i64 %r
}

; CHECK-LABEL: start load_flags 1:
; CHECK:         [[X:r[0-9]+]] = load 1
; CHECK-NEXT:    ret [[X]]
define i64 @load_flags(i64 %i) {
  %p = getelementptr [4 x i1], ptr @flags, i64 0, i64 %i
  %x = load i1, ptr %p
  %r = zext i1 %x to i64
  ret i64 %r
}

define void @set(i64 %i, i1 %x) {
  %p = getelementptr [4 x i1], ptr @flags, i64 0, i64 %i
  store i1 %x, ptr %p
  store i1 %x, ptr @flag
  ret void
}

; CHECK-LABEL: start masked_from_pointer 1:
; CHECK:         [[X:r[0-9]+]] = load 1 arg1 0
; CHECK-NEXT:    [[X]] = urem [[X]] 2 64
; CHECK-NEXT:    ret [[X]]
define i64 @masked_from_pointer(ptr %p) {
  %x = load i1, ptr %p
  %r = zext i1 %x to i64
  ret i64 %r
}

; CHECK-LABEL: start masked_from_external 0:
; CHECK:         load 1
; CHECK-NEXT:    urem
define i64 @masked_from_external() {
  %x = load i1, ptr @external
  %r = zext i1 %x to i64
  ret i64 %r
}

; CHECK-LABEL: start masked_from_bytes 0:
; CHECK:         load 1
; CHECK-NEXT:    urem
define i64 @masked_from_bytes() {
  %x = load i1, ptr @bytes
  %r = zext i1 %x to i64
  ret i64 %r
}

define void @set_bytes(i8 %a) {
  store i8 %a, ptr @bytes
  ret void
}

; CHECK-LABEL: start masked_from_initial 0:
; CHECK:         load 1
; CHECK-NEXT:    urem
define i64 @masked_from_initial() {
  %x = load i1, ptr @initial
  %r = zext i1 %x to i64
  ret i64 %r
}

define void @set_initial(i1 %a) {
  store i1 %a, ptr @initial
  ret void
}

; CHECK-LABEL: start masked_from_passed 0:
; CHECK:         load 1
; CHECK-NEXT:    urem
define i64 @masked_from_passed() {
  %x = load i1, ptr @passed
  %r = zext i1 %x to i64
  ret i64 %r
}

define ptr @pass() {
  ret ptr @passed
}

; CHECK-LABEL: start load_defined 1:
; CHECK:         [[X:r[0-9]+]] = load 1 arg1 0
; CHECK-NEXT:    ret [[X]]
define i64 @load_defined(ptr %p) {
  %x = load i1, ptr %p, !noundef !0
  %r = zext i1 %x to i64
  ret i64 %r
}

!0 = !{}
