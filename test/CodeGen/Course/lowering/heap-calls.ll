; RUN: llc -mtriple=course -course-passes= < %s | FileCheck %s

; What C allows and the machine does not, and nothing where it is known to be fine.

declare ptr @malloc(i64)
declare void @free(ptr)

; CHECK-LABEL: start size_unknown 1:
; CHECK:         r1 = or arg1 7 64
; CHECK-NEXT:    r1 = add r1 1 64
; CHECK-NEXT:    r1 = malloc r1
define ptr @size_unknown(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  ret ptr %p
}

; CHECK-LABEL: start size_not_0 1:
; CHECK:         r1 = or arg1 1 64
; CHECK-NEXT:    r1 = add r1 7 64
; CHECK-NEXT:    r1 = and r1 18446744073709551608 64
; CHECK-NEXT:    r1 = malloc r1
define ptr @size_not_0(i64 %n) {
  %size = or i64 %n, 1
  %p = call ptr @malloc(i64 %size)
  ret ptr %p
}

; CHECK-LABEL: start size_constant 0:
; CHECK:         r{{[0-9]+}} = malloc 16
; CHECK-NEXT:    r{{[0-9]+}} = malloc 8
define i64 @size_constant() {
  %p = call ptr @malloc(i64 13)
  %q = call ptr @malloc(i64 0)
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %r = add i64 %a, %b
  ret i64 %r
}

; CHECK-LABEL: start size_multiple_of_8 1:
; CHECK:         r1 = mul arg1 8 64
; CHECK-NEXT:    r1 = malloc r1
define ptr @size_multiple_of_8(i64 %n) {
  %size = shl i64 %n, 3
  %p = call ptr @malloc(i64 %size)
  ret ptr %p
}

; CHECK-LABEL: start maybe_null 1:
; CHECK:         br arg1 .[[FREE:bb[0-9]+]] .[[DONE:bb[0-9]+]]
; CHECK-NEXT:  .[[FREE]]:
; CHECK-NEXT:    free arg1
define void @maybe_null(ptr %p) {
  call void @free(ptr %p)
  ret void
}

; CHECK-LABEL: start accessed 1:
; CHECK-NEXT:  .bb0:
; CHECK-NEXT:    r1 = load 8 arg1 0
; CHECK-NEXT:    free arg1
; CHECK-NEXT:    ret r1
define i64 @accessed(ptr %p) {
  %r = load i64, ptr %p
  call void @free(ptr %p)
  ret i64 %r
}

; CHECK-LABEL: start compared 1:
; CHECK:         br arg1 .[[FREE:bb[0-9]+]] .[[DONE:bb[0-9]+]]
; CHECK-NEXT:  .[[FREE]]:
; CHECK-NEXT:    free arg1
define i64 @compared(ptr %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %done, label %release
release:
  call void @free(ptr %p)
  ret i64 1
done:
  ret i64 0
}

; CHECK-LABEL: start part_accessed 1:
; CHECK-NEXT:  .bb0:
; CHECK-NEXT:    r1 = load 8 arg1 8
; CHECK-NEXT:    free arg1
; CHECK-NEXT:    ret r1
define i64 @part_accessed(ptr %p) {
  %part = getelementptr inbounds i8, ptr %p, i64 8
  %r = load i64, ptr %part
  call void @free(ptr %p)
  ret i64 %r
}

; The access may not have happened.
; CHECK-LABEL: start accessed_elsewhere 2:
; CHECK:         br arg1 .{{bb[0-9]+}} .{{bb[0-9]+}}
; CHECK:         free arg1
define void @accessed_elsewhere(ptr %p, i1 %c) {
  br i1 %c, label %access, label %release
access:
  store i64 1, ptr %p
  br label %release
release:
  call void @free(ptr %p)
  ret void
}
