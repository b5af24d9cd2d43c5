; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Three-way comparison, interleaving, results of two values, classes, rounding.

define i8 @s3(i65 %a, i65 %b) {
  %r = call i8 @llvm.scmp.i8.i65(i65 %a, i65 %b)
  ret i8 %r
}
define <3 x i5> @u3(<3 x i17> %a, <3 x i17> %b) {
  %r = call <3 x i5> @llvm.ucmp.v3i5.v3i17(<3 x i17> %a, <3 x i17> %b)
  ret <3 x i5> %r
}
define i2 @s2(i2 %a, i2 %b) {
  %r = call i2 @llvm.scmp.i2.i2(i2 %a, i2 %b)
  ret i2 %r
}
define i256 @u1(i1 %a, i1 %b) {
  %r = call i256 @llvm.ucmp.i256.i1(i1 %a, i1 %b)
  ret i256 %r
}
define <12 x i8> @inter3(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c) {
  %r = call <12 x i8> @llvm.vector.interleave3.v12i8(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c)
  ret <12 x i8> %r
}
define {<2 x i16>,<2 x i16>,<2 x i16>,<2 x i16>,<2 x i16>} @de5(<10 x i16> %a) {
  %r = call {<2 x i16>,<2 x i16>,<2 x i16>,<2 x i16>,<2 x i16>} @llvm.vector.deinterleave5.v10i16(<10 x i16> %a)
  ret {<2 x i16>,<2 x i16>,<2 x i16>,<2 x i16>,<2 x i16>} %r
}
define <14 x i1> @inter7(<2 x i1> %a) {
  %r = call <14 x i1> @llvm.vector.interleave7.v14i1(<2 x i1> %a, <2 x i1> %a, <2 x i1> %a, <2 x i1> %a, <2 x i1> %a, <2 x i1> %a, <2 x i1> %a)
  ret <14 x i1> %r
}
define {double, i32} @fre(double %x) {
  %r = call {double, i32} @llvm.frexp.f64.i32(double %x)
  ret {double, i32} %r
}
define {float, float} @modf(float %x) {
  %r = call {float, float} @llvm.modf.f32(float %x)
  ret {float, float} %r
}
define {double, double} @sc(double %x) {
  %r = call {double, double} @llvm.sincos.f64(double %x)
  ret {double, double} %r
}
define {<2 x half>, <2 x half>} @scv(<2 x half> %x) {
  %r = call {<2 x half>, <2 x half>} @llvm.sincos.v2f16(<2 x half> %x)
  ret {<2 x half>, <2 x half>} %r
}
define {<2 x double>, <2 x i32>} @frev(<2 x double> %x) {
  %r = call {<2 x double>, <2 x i32>} @llvm.frexp.v2f64.v2i32(<2 x double> %x)
  ret {<2 x double>, <2 x i32>} %r
}
define float @ld(float %x, i16 %n) {
  %r = call float @llvm.ldexp.f32.i16(float %x, i16 %n)
  ret float %r
}
define double @ld64(double %x, i64 %n) {
  %r = call double @llvm.ldexp.f64.i64(double %x, i64 %n)
  ret double %r
}
define i1 @cls(double %x, half %h, bfloat %b) {
  %p = call i1 @llvm.is.fpclass.f64(double %x, i32 783)
  %q = call i1 @llvm.is.fpclass.f16(half %h, i32 3)
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %b, i32 144)
  %s = xor i1 %p, %q
  %t = xor i1 %s, %r
  ret i1 %t
}
define i64 @lr(double %x, float %y) {
  %a = call i64 @llvm.lrint.i64.f64(double %x)
  %b = call i64 @llvm.llround.i64.f32(float %y)
  %c = call i32 @llvm.lround.i32.f64(double %x)
  %d = sext i32 %c to i64
  %e = add i64 %a, %b
  %f = add i64 %e, %d
  ret i64 %f
}
define double @mm(double %x, double %y) {
  %a = call double @llvm.minimum.f64(double %x, double %y)
  %b = call double @llvm.maximumnum.f64(double %a, double %y)
  %c = call double @llvm.minimumnum.f64(double %b, double %x)
  %d = call double @llvm.maxnum.f64(double %c, double %x)
  %e = call double @llvm.canonicalize.f64(double %d)
  %f = call double @llvm.fmuladd.f64(double %e, double %x, double %y)
  %g = call double @llvm.roundeven.f64(double %f)
  ret double %g
}
define double @trig(double %x) {
  %a = call double @llvm.tan.f64(double %x)
  %b = call double @llvm.atan2.f64(double %a, double %x)
  %c = call double @llvm.sinh.f64(double %b)
  %d = call double @llvm.exp10.f64(double %c)
  %e = call double @llvm.tanh.f64(double %d)
  %f = call double @llvm.acos.f64(double %e)
  ret double %f
}
