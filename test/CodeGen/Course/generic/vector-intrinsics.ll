; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Compression, masks, reductions, predicated memory.

define <8 x i32> @comp(<8 x i32> %v, <8 x i1> %m, <8 x i32> %p) {
  %r = call <8 x i32> @llvm.experimental.vector.compress.v8i32(<8 x i32> %v, <8 x i1> %m, <8 x i32> %p)
  ret <8 x i32> %r
}
define void @cst(<8 x i8> %v, ptr %p, <8 x i1> %m) {
  call void @llvm.masked.compressstore.v8i8(<8 x i8> %v, ptr %p, <8 x i1> %m)
  ret void
}
define <5 x i64> @exl(ptr %p, <5 x i1> %m, <5 x i64> %d) {
  %r = call <5 x i64> @llvm.masked.expandload.v5i64(ptr %p, <5 x i1> %m, <5 x i64> %d)
  ret <5 x i64> %r
}
define <7 x i1> @alm(i32 %b, i32 %n) {
  %r = call <7 x i1> @llvm.get.active.lane.mask.v7i1.i32(i32 %b, i32 %n)
  ret <7 x i1> %r
}
define <4 x i1> @alm2(i128 %b, i128 %n) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i128(i128 %b, i128 %n)
  ret <4 x i1> %r
}
define i32 @ctz(<9 x i1> %m) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v9i1(<9 x i1> %m, i1 false)
  ret i32 %r
}
define <4 x i32> @cttze(<4 x i16> %m) {
  %q = call i64 @llvm.experimental.cttz.elts.i64.v4i16(<4 x i16> %m, i1 true)
  %t = trunc i64 %q to i32
  %i = insertelement <4 x i32> zeroinitializer, i32 %t, i32 0
  ret <4 x i32> %i
}
define <4 x i32> @part(<4 x i32> %a, <16 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a, <16 x i32> %b)
  ret <4 x i32> %r
}
define float @fred(<5 x float> %v, float %s) {
  %a = call float @llvm.vector.reduce.fadd.v5f32(float %s, <5 x float> %v)
  %b = call reassoc float @llvm.vector.reduce.fmul.v5f32(float %a, <5 x float> %v)
  %c = call float @llvm.vector.reduce.fmaximum.v5f32(<5 x float> %v)
  %d = fadd float %b, %c
  ret float %d
}
define <4 x i64> @vps(<4 x i64> %a, <4 x i64> %b, <4 x i1> %m, i32 %n) {
  %x = call <4 x i64> @llvm.vp.sdiv.v4i64(<4 x i64> %a, <4 x i64> %b, <4 x i1> %m, i32 %n)
  %y = call <4 x i64> @llvm.vp.merge.v4i64(<4 x i1> %m, <4 x i64> %x, <4 x i64> %a, i32 %n)
  %z = call <4 x i64> @llvm.vp.fshl.v4i64(<4 x i64> %y, <4 x i64> %a, <4 x i64> %b, <4 x i1> %m, i32 %n)
  %w = call i64 @llvm.vp.reduce.add.v4i64(i64 5, <4 x i64> %z, <4 x i1> %m, i32 %n)
  %i = insertelement <4 x i64> %z, i64 %w, i32 1
  ret <4 x i64> %i
}
define <4 x i32> @vpl(ptr %p, <4 x i1> %m, i32 %n, <4 x ptr> %g) {
  %a = call <4 x i32> @llvm.vp.load.v4i32.p0(ptr %p, <4 x i1> %m, i32 %n)
  %b = call <4 x i32> @llvm.vp.gather.v4i32.v4p0(<4 x ptr> %g, <4 x i1> %m, i32 %n)
  call void @llvm.vp.store.v4i32.p0(<4 x i32> %b, ptr %p, <4 x i1> %m, i32 %n)
  call void @llvm.vp.scatter.v4i32.v4p0(<4 x i32> %a, <4 x ptr> %g, <4 x i1> %m, i32 %n)
  %c = call i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32> %a, i1 false, <4 x i1> %m, i32 %n)
  %d = insertelement <4 x i32> %a, i32 %c, i32 2
  ret <4 x i32> %d
}
