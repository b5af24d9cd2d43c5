; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Predicated operations that use each other's results.

define <5 x i8> @a(<5 x i8> %a, <5 x i8> %b, <5 x i1> %m, i32 %n) {
  %1 = call <5 x i8> @llvm.vp.ashr.v5i8(<5 x i8> %a, <5 x i8> %b, <5 x i1> %m, i32 %n)
  %2 = call <5 x i8> @llvm.vp.urem.v5i8(<5 x i8> %1, <5 x i8> %b, <5 x i1> %m, i32 %n)
  %3 = call <5 x i8> @llvm.vp.smin.v5i8(<5 x i8> %2, <5 x i8> %b, <5 x i1> %m, i32 %n)
  %4 = call <5 x i8> @llvm.vp.ctpop.v5i8(<5 x i8> %3, <5 x i1> %m, i32 %n)
  %5 = call <5 x i8> @llvm.vp.ctlz.v5i8(<5 x i8> %4, i1 false, <5 x i1> %m, i32 %n)
  %6 = call <5 x i8> @llvm.vp.bitreverse.v5i8(<5 x i8> %5, <5 x i1> %m, i32 %n)
  %7 = call <5 x i8> @llvm.vp.abs.v5i8(<5 x i8> %6, i1 false, <5 x i1> %m, i32 %n)
  %8 = call <5 x i8> @llvm.vp.usub.sat.v5i8(<5 x i8> %7, <5 x i8> %b, <5 x i1> %m, i32 %n)
  %9 = call <5 x i1> @llvm.vp.icmp.v5i8(<5 x i8> %8, <5 x i8> %b, metadata !"slt", <5 x i1> %m, i32 %n)
  %10 = call <5 x i8> @llvm.vp.select.v5i8(<5 x i1> %9, <5 x i8> %8, <5 x i8> %b, i32 %n)
  ret <5 x i8> %10
}
define <3 x double> @f(<3 x double> %a, <3 x double> %b, <3 x i1> %m, i32 %n) {
  %1 = call <3 x double> @llvm.vp.fadd.v3f64(<3 x double> %a, <3 x double> %b, <3 x i1> %m, i32 %n)
  %2 = call <3 x double> @llvm.vp.fma.v3f64(<3 x double> %1, <3 x double> %b, <3 x double> %a, <3 x i1> %m, i32 %n)
  %3 = call <3 x double> @llvm.vp.sqrt.v3f64(<3 x double> %2, <3 x i1> %m, i32 %n)
  %4 = call <3 x double> @llvm.vp.fneg.v3f64(<3 x double> %3, <3 x i1> %m, i32 %n)
  %5 = call <3 x double> @llvm.vp.minnum.v3f64(<3 x double> %4, <3 x double> %b, <3 x i1> %m, i32 %n)
  %6 = call <3 x double> @llvm.vp.frem.v3f64(<3 x double> %5, <3 x double> %b, <3 x i1> %m, i32 %n)
  %7 = call <3 x i1> @llvm.vp.is.fpclass.v3f64(<3 x double> %6, i32 3, <3 x i1> %m, i32 %n)
  %8 = call <3 x double> @llvm.vp.merge.v3f64(<3 x i1> %7, <3 x double> %6, <3 x double> %a, i32 %n)
  ret <3 x double> %8
}
define i8 @r(<5 x i8> %a, <5 x i1> %m, i32 %n, i8 %s) {
  %1 = call i8 @llvm.vp.reduce.smax.v5i8(i8 %s, <5 x i8> %a, <5 x i1> %m, i32 %n)
  %2 = call i8 @llvm.vp.reduce.and.v5i8(i8 %1, <5 x i8> %a, <5 x i1> %m, i32 %n)
  ret i8 %2
}
define double @rf(<5 x double> %a, <5 x i1> %m, i32 %n, double %s) {
  %1 = call double @llvm.vp.reduce.fadd.v5f64(double %s, <5 x double> %a, <5 x i1> %m, i32 %n)
  %2 = call double @llvm.vp.reduce.fminimum.v5f64(double %1, <5 x double> %a, <5 x i1> %m, i32 %n)
  ret double %2
}
define <4 x i64> @casts(<4 x i8> %a, <4 x i1> %m, i32 %n) {
  %1 = call <4 x i64> @llvm.vp.sext.v4i64.v4i8(<4 x i8> %a, <4 x i1> %m, i32 %n)
  %2 = call <4 x double> @llvm.vp.sitofp.v4f64.v4i64(<4 x i64> %1, <4 x i1> %m, i32 %n)
  %3 = call <4 x float> @llvm.vp.fptrunc.v4f32.v4f64(<4 x double> %2, <4 x i1> %m, i32 %n)
  %4 = call <4 x i64> @llvm.vp.fptoui.v4i64.v4f32(<4 x float> %3, <4 x i1> %m, i32 %n)
  %5 = call <4 x ptr> @llvm.vp.inttoptr.v4p0.v4i64(<4 x i64> %4, <4 x i1> %m, i32 %n)
  %6 = call <4 x i64> @llvm.vp.ptrtoint.v4i64.v4p0(<4 x ptr> %5, <4 x i1> %m, i32 %n)
  ret <4 x i64> %6
}
define <4 x i32> @rv(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %1 = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret <4 x i32> %1
}
define <4 x i32> @splat(i32 %a, <4 x i1> %m, i32 %n) {
  %1 = call i32 @llvm.experimental.get.vector.length.i64(i64 77, i32 4, i1 false)
  %2 = insertelement <4 x i32> poison, i32 %1, i32 %a
  ret <4 x i32> %2
}
define i64 @cz(<3 x i1> %a, <3 x i1> %m, i32 %n) {
  %1 = call i64 @llvm.vp.cttz.elts.i64.v3i1(<3 x i1> %a, i1 true, <3 x i1> %m, i32 %n)
  ret i64 %1
}
