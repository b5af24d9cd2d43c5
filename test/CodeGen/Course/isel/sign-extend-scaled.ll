; A multiple of a sign extension, as the offset of an element: up to the top, and
; back less far.
; RUN: llc -mtriple=course -stop-after=finalize-isel -verify-machineinstrs < %s | FileCheck %s

; CHECK-LABEL: name: element
; CHECK: MUL %{{[0-9]+}}, 4294967296, 64
; CHECK-NEXT: SDIVNZ killed %{{[0-9]+}}, 1073741824, 64
; CHECK-NOT: MUL
; CHECK: RETVAL
define i64 @element(i32 %i) {
  %wide = sext i32 %i to i64
  %r = shl i64 %wide, 2
  ret i64 %r
}

; CHECK-LABEL: name: in_register
; CHECK: MUL %{{[0-9]+}}, 72057594037927936, 64
; CHECK-NEXT: SDIVNZ killed %{{[0-9]+}}, 36028797018963968, 64
; CHECK-NOT: MUL
; CHECK: RETVAL
define i64 @in_register(i64 %x) {
  %top = shl i64 %x, 56
  %wide = ashr i64 %top, 56
  %r = shl i64 %wide, 1
  ret i64 %r
}

; The extension itself is needed, too.
; CHECK-LABEL: name: shared
; CHECK: SDIVNZ killed %{{[0-9]+}}, 4294967296, 64
; CHECK: MUL %{{[0-9]+}}, 4, 64
define i64 @shared(i32 %i) {
  %wide = sext i32 %i to i64
  %r = shl i64 %wide, 2
  %sum = add i64 %r, %wide
  ret i64 %sum
}

; A bit has forms that cost less.
; CHECK-LABEL: name: bit
; CHECK-NOT: SDIV
; CHECK: RETVAL
define i64 @bit(i1 %b) {
  %wide = sext i1 %b to i64
  %r = shl i64 %wide, 2
  ret i64 %r
}
