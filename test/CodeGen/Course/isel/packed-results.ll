; RUN: llc -mtriple=course -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=course -verify-machineinstrs -O0 %s -o - | FileCheck --check-prefix=O0 %s

; Results of at most 64 bits together are one.

; CHECK-LABEL: start two 2:
; CHECK-NEXT: .bb0:
; CHECK-NEXT: r1 = mul arg2 4294967296 64
; CHECK-NEXT: r1 = or arg1 r1 64
; CHECK-NEXT: ret r1
; O0-LABEL: start two 2:
; O0-NOT: store
; O0: end two
define {i32, i32} @two(i32 %a, i32 %b) noinline {
  %x = insertvalue {i32, i32} poison, i32 %a, 0
  %y = insertvalue {i32, i32} %x, i32 %b, 1
  ret {i32, i32} %y
}

; Only what is used is taken apart.
; CHECK-LABEL: start sum 2:
; CHECK: r2 = call two arg1 arg2
; CHECK-NEXT: r1 = udiv r2 4294967296 64
; CHECK-NEXT: r1 = sub r2 r1 32
; CHECK-NEXT: ret r1
define i32 @sum(i32 %a, i32 %b) {
  %r = call {i32, i32} @two(i32 %a, i32 %b)
  %x = extractvalue {i32, i32} %r, 0
  %y = extractvalue {i32, i32} %r, 1
  %s = sub i32 %x, %y
  ret i32 %s
}

; Nothing is above the last one.
; CHECK-LABEL: start last 2:
; CHECK: r1 = call two arg1 arg2
; CHECK-NEXT: r1 = udiv r1 4294967296 64
; CHECK-NEXT: ret r1
define i64 @last(i32 %a, i32 %b) {
  %r = call {i32, i32} @two(i32 %a, i32 %b)
  %y = extractvalue {i32, i32} %r, 1
  %w = zext i32 %y to i64
  ret i64 %w
}

; CHECK-LABEL: start three 3:
; CHECK: r1 = mul arg2 256 64
; CHECK-NEXT: r2 = or arg1 r1 64
; CHECK-NEXT: r1 = mul arg3 16777216 64
; CHECK-NEXT: r1 = or r2 r1 64
; CHECK-NEXT: ret r1
define {i8, i16, i1} @three(i8 %a, i16 %b, i1 %c) {
  %x = insertvalue {i8, i16, i1} poison, i8 %a, 0
  %y = insertvalue {i8, i16, i1} %x, i16 %b, 1
  %z = insertvalue {i8, i16, i1} %y, i1 %c, 2
  ret {i8, i16, i1} %z
}

; What is undefined is some number, and the other result stays what it is.
; CHECK-LABEL: start undefined 1:
; CHECK-NEXT: .bb0:
; CHECK-NEXT: r1 = mul 0 4294967296 64
; CHECK-NEXT: r1 = or arg1 r1 64
; CHECK-NEXT: ret r1
define {i32, i32} @undefined(i32 %a) {
  %x = insertvalue {i32, i32} poison, i32 %a, 0
  ret {i32, i32} %x
}

; 65 bits are in memory.
; CHECK-LABEL: start memory 3:
; CHECK: store 1 arg3 arg1 8
; CHECK: store 8 arg2 arg1 0
define {i64, i1} @memory(i64 %a, i1 %c) {
  %y = insertvalue {i64, i1} poison, i64 %a, 0
  %z = insertvalue {i64, i1} %y, i1 %c, 1
  ret {i64, i1} %z
}

; CHECK-LABEL: start halves 13:
; CHECK: ret{{$}}
define <4 x half> @halves(<4 x i1> %c, <4 x half> %a, <4 x half> %b) {
  %r = select <4 x i1> %c, <4 x half> %a, <4 x half> %b
  ret <4 x half> %r
}
