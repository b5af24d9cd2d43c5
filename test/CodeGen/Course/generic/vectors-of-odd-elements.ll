; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Masked memory, reductions and floating point with odd elements.

define <3 x i5> @ml(ptr %p, <3 x i1> %m, <3 x i5> %d) {
  %r = call <3 x i5> @llvm.masked.load.v3i5.p0(ptr align 1 %p, <3 x i1> %m, <3 x i5> %d)
  call void @llvm.masked.store.v3i5.p0(<3 x i5> %r, ptr align 1 %p, <3 x i1> %m)
  ret <3 x i5> %r
}
define <2 x i129> @ml129(ptr %p, <2 x i1> %m, <2 x i129> %d) {
  %r = call <2 x i129> @llvm.masked.load.v2i129.p0(ptr align 1 %p, <2 x i1> %m, <2 x i129> %d)
  ret <2 x i129> %r
}
define <8 x i1> @mli1(ptr %p, <8 x i1> %m, <8 x i1> %d) {
  %r = call <8 x i1> @llvm.masked.load.v8i1.p0(ptr align 1 %p, <8 x i1> %m, <8 x i1> %d)
  call void @llvm.masked.store.v8i1.p0(<8 x i1> %r, ptr align 1 %p, <8 x i1> %m)
  ret <8 x i1> %r
}
define <3 x i1> @gi1(<3 x ptr> %p, <3 x i1> %m) {
  %r = call <3 x i1> @llvm.masked.gather.v3i1.v3p0(<3 x ptr> align 1 %p, <3 x i1> %m, <3 x i1> poison)
  ret <3 x i1> %r
}
define void @cs(<4 x ptr> %v, ptr %p, <4 x i1> %m) {
  call void @llvm.masked.compressstore.v4p0(<4 x ptr> %v, ptr %p, <4 x i1> %m)
  ret void
}
define <6 x ptr> @comp(<6 x ptr> %v, <6 x i1> %m) {
  %r = call <6 x ptr> @llvm.experimental.vector.compress.v6p0(<6 x ptr> %v, <6 x i1> %m, <6 x ptr> undef)
  ret <6 x ptr> %r
}
define <3 x i1> @compi1(<3 x i1> %v, <3 x i1> %m) {
  %r = call <3 x i1> @llvm.experimental.vector.compress.v3i1(<3 x i1> %v, <3 x i1> %m, <3 x i1> zeroinitializer)
  ret <3 x i1> %r
}
define <4 x i1> @rev(<4 x i1> %v) {
  %r = call <4 x i1> @llvm.vector.reverse.v4i1(<4 x i1> %v)
  ret <4 x i1> %r
}
define <5 x ptr> @splice(<5 x ptr> %a, <5 x ptr> %b) {
  %r = call <5 x ptr> @llvm.vector.splice.v5p0(<5 x ptr> %a, <5 x ptr> %b, i32 -5)
  ret <5 x ptr> %r
}
define <6 x half> @vins(<6 x half> %a, <2 x half> %b) {
  %r = call <6 x half> @llvm.vector.insert.v6f16.v2f16(<6 x half> %a, <2 x half> %b, i64 4)
  ret <6 x half> %r
}
define i1 @redi1(<9 x i1> %a) {
  %x = call i1 @llvm.vector.reduce.add.v9i1(<9 x i1> %a)
  %y = call i1 @llvm.vector.reduce.smax.v9i1(<9 x i1> %a)
  %z = call i1 @llvm.vector.reduce.mul.v9i1(<9 x i1> %a)
  %w = xor i1 %x, %y
  %v = xor i1 %w, %z
  ret i1 %v
}
define i129 @red129(<3 x i129> %a) {
  %x = call i129 @llvm.vector.reduce.umin.v3i129(<3 x i129> %a)
  ret i129 %x
}
define <1 x i64> @one(<1 x i64> %a, <1 x ptr> %p, <1 x i1> %m) {
  %x = add <1 x i64> %a, splat (i64 5)
  %g = call <1 x i64> @llvm.masked.gather.v1i64.v1p0(<1 x ptr> align 8 %p, <1 x i1> %m, <1 x i64> %x)
  %c = icmp slt <1 x i64> %g, %a
  %s = select <1 x i1> %c, <1 x i64> %x, <1 x i64> %g
  ret <1 x i64> %s
}
define <4 x bfloat> @bf(<4 x bfloat> %a, <4 x bfloat> %b, <4 x i1> %m) {
  %x = fadd fast <4 x bfloat> %a, %b
  %c = fcmp one <4 x bfloat> %x, %b
  %d = and <4 x i1> %c, %m
  %y = select <4 x i1> %d, <4 x bfloat> %x, <4 x bfloat> %a
  %z = frem <4 x bfloat> %y, %b
  %n = fneg <4 x bfloat> %z
  %t = call <4 x bfloat> @llvm.fma.v4bf16(<4 x bfloat> %n, <4 x bfloat> %a, <4 x bfloat> %b)
  ret <4 x bfloat> %t
}
define <3 x float> @powi(<3 x float> %x, i32 %n) {
  %r = call <3 x float> @llvm.powi.v3f32.i32(<3 x float> %x, i32 %n)
  ret <3 x float> %r
}
define double @powi16(double %x, i16 %n) {
  %r = call double @llvm.powi.f64.i16(double %x, i16 %n)
  ret double %r
}
define <3 x i65> @lrv(<3 x double> %x) {
  %r = fptosi <3 x double> %x to <3 x i65>
  ret <3 x i65> %r
}
define <2 x half> @tov(<2 x i200> %x) {
  %r = uitofp <2 x i200> %x to <2 x half>
  ret <2 x half> %r
}
define <2 x i200> @satv(<2 x half> %x) {
  %r = call <2 x i200> @llvm.fptoui.sat.v2i200.v2f16(<2 x half> %x)
  ret <2 x i200> %r
}
define <4 x i32> @lrint(<4 x float> %x) {
  %r = call <4 x i32> @llvm.lrint.v4i32.v4f32(<4 x float> %x)
  %s = call <4 x i64> @llvm.llrint.v4i64.v4f32(<4 x float> %x)
  %t = trunc <4 x i64> %s to <4 x i32>
  %u = add <4 x i32> %r, %t
  ret <4 x i32> %u
}
define <2 x double> @maxv(<2 x double> %x, <2 x double> %y) {
  %r = call <2 x double> @llvm.maximumnum.v2f64(<2 x double> %x, <2 x double> %y)
  %s = call <2 x double> @llvm.atan2.v2f64(<2 x double> %r, <2 x double> %y)
  %t = call <2 x double> @llvm.ldexp.v2f64.v2i32(<2 x double> %s, <2 x i32> <i32 3, i32 -3>)
  ret <2 x double> %t
}
define {<2 x float>, <2 x float>} @modfv(<2 x float> %x) {
  %r = call {<2 x float>, <2 x float>} @llvm.modf.v2f32(<2 x float> %x)
  ret {<2 x float>, <2 x float>} %r
}
define {half, i32} @fre16(half %x) {
  %r = call {half, i32} @llvm.frexp.f16.i32(half %x)
  ret {half, i32} %r
}
define {bfloat, i64} @freb(bfloat %x) {
  %r = call {bfloat, i64} @llvm.frexp.bf16.i64(bfloat %x)
  ret {bfloat, i64} %r
}
define {half, half} @scpi(half %x) {
  %r = call {half, half} @llvm.sincospi.f16(half %x)
  ret {half, half} %r
}
define <3 x i1> @clsv(<3 x half> %x) {
  %r = call <3 x i1> @llvm.is.fpclass.v3f16(<3 x half> %x, i32 1023)
  %s = call <3 x i1> @llvm.is.fpclass.v3f16(<3 x half> %x, i32 0)
  %t = xor <3 x i1> %r, %s
  ret <3 x i1> %t
}
