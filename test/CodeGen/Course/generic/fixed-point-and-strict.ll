; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Fixed point, saturating conversions, strict floating point, half.

define i33 @fx(i33 %a, i33 %b) {
  %x = call i33 @llvm.smul.fix.i33(i33 %a, i33 %b, i32 7)
  %y = call i33 @llvm.udiv.fix.sat.i33(i33 %x, i33 %b, i32 31)
  %z = call i33 @llvm.sdiv.fix.i33(i33 %y, i33 %a, i32 1)
  ret i33 %z
}
define <3 x i7> @fxv(<3 x i7> %a, <3 x i7> %b) {
  %x = call <3 x i7> @llvm.umul.fix.sat.v3i7(<3 x i7> %a, <3 x i7> %b, i32 3)
  %y = call <3 x i7> @llvm.sshl.sat.v3i7(<3 x i7> %x, <3 x i7> %b)
  ret <3 x i7> %y
}
define i100 @sat(half %h, bfloat %b) {
  %x = call i100 @llvm.fptosi.sat.i100.f16(half %h)
  %y = call i100 @llvm.fptoui.sat.i100.bf16(bfloat %b)
  %z = add i100 %x, %y
  ret i100 %z
}
define <3 x i9> @satv(<3 x float> %h) {
  %x = call <3 x i9> @llvm.fptosi.sat.v3i9.v3f32(<3 x float> %h)
  ret <3 x i9> %x
}
define double @strict(double %a, double %b, i64 %i) strictfp {
  %x = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %y = call double @llvm.experimental.constrained.fma.f64(double %x, double %b, double %a, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %z = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %i, metadata !"round.upward", metadata !"fpexcept.maytrap") strictfp
  %c = call i1 @llvm.experimental.constrained.fcmps.f64(double %y, double %z, metadata !"ult", metadata !"fpexcept.strict") strictfp
  %s = select i1 %c, double %y, double %z
  %t = call double @llvm.experimental.constrained.sqrt.f64(double %s, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %u = call double @llvm.experimental.constrained.rint.f64(double %t, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %u
}
define i32 @rounding() {
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}
define half @halves(half %a, bfloat %b, i128 %i) {
  %x = fpext bfloat %b to float
  %y = fptrunc float %x to half
  %z = frem half %y, %a
  %w = uitofp i128 %i to half
  %v = fdiv half %z, %w
  %u = call half @llvm.sqrt.f16(half %v)
  %t = call half @llvm.copysign.f16(half %u, half %a)
  %s = call half @llvm.fma.f16(half %t, half %a, half %y)
  %n = fneg half %s
  ret half %n
}
define float @conv16(i16 %i, float %f) {
  %a = call float @llvm.convert.from.fp16.f32(i16 %i)
  %b = call i16 @llvm.convert.to.fp16.f32(float %f)
  %c = sitofp i16 %b to float
  %d = fadd float %a, %c
  ret float %d
}
