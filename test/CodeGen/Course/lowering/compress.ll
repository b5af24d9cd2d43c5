; Vectors of one element and of floating point, which LLVM does not take apart.
; RUN: llc -mtriple=course -O0 %s -o %t.s && course-run --quiet %t.s | FileCheck %s
; RUN: llc -mtriple=course -O2 %s -o %t.s && course-run --quiet %t.s | FileCheck %s

; CHECK: 5
; CHECK-NEXT: 9
; CHECK-NEXT: 15360
; CHECK-NEXT: 3
define i32 @main() {
  %kept = call <1 x i8> @integer(<1 x i8> <i8 5>, <1 x i1> <i1 true>)
  call void @print8(<1 x i8> %kept)
  %rest = call <1 x i8> @integer(<1 x i8> <i8 5>, <1 x i1> zeroinitializer)
  call void @print8(<1 x i8> %rest)
  %half = call <1 x half> @one_half(<1 x half> <half 1.0>, <1 x i1> <i1 true>)
  %bits = bitcast <1 x half> %half to i16
  %wide = zext i16 %bits to i64
  call void @write(i64 %wide)
  %floats = call <2 x float> @floats(<2 x float> <float 2.0, float 3.0>, <2 x i1> <i1 false, i1 true>)
  %first = extractelement <2 x float> %floats, i64 0
  %n = fptoui float %first to i64
  call void @write(i64 %n)
  ret i32 0
}

define void @print8(<1 x i8> %v) {
  %e = extractelement <1 x i8> %v, i64 0
  %w = zext i8 %e to i64
  call void @write(i64 %w)
  ret void
}

define <1 x i8> @integer(<1 x i8> %v, <1 x i1> %m) noinline {
  %r = call <1 x i8> @llvm.experimental.vector.compress.v1i8(<1 x i8> %v, <1 x i1> %m, <1 x i8> <i8 9>)
  ret <1 x i8> %r
}

define <1 x half> @one_half(<1 x half> %v, <1 x i1> %m) noinline {
  %r = call <1 x half> @llvm.experimental.vector.compress.v1f16(<1 x half> %v, <1 x i1> %m, <1 x half> poison)
  ret <1 x half> %r
}

define <2 x float> @floats(<2 x float> %v, <2 x i1> %m) noinline {
  %r = call <2 x float> @llvm.experimental.vector.compress.v2f32(<2 x float> %v, <2 x i1> %m, <2 x float> poison)
  ret <2 x float> %r
}

declare void @write(i64)
declare <1 x i8> @llvm.experimental.vector.compress.v1i8(<1 x i8>, <1 x i1>, <1 x i8>)
declare <1 x half> @llvm.experimental.vector.compress.v1f16(<1 x half>, <1 x i1>, <1 x half>)
declare <2 x float> @llvm.experimental.vector.compress.v2f32(<2 x float>, <2 x i1>, <2 x float>)
