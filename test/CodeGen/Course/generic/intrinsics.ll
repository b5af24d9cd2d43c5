; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Hints, memory, vectors, clocks.

define void @use(ptr %p) {
  ret void
}
define i64 @hints(i64 %a, ptr %p) {
  %e = call i64 @llvm.expect.i64(i64 %a, i64 3)
  %f = call i1 @llvm.expect.with.probability.i1(i1 true, i1 false, double 0.25)
  %c = icmp ugt i64 %a, 3
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %p) ]
  call void @llvm.donothing()
  call void @llvm.sideeffect()
  call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  call void (...) @llvm.fake.use(i64 %a)
  %o = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 true, i1 false)
  %k = call i1 @llvm.is.constant.i64(i64 %a)
  %n = call i64 @llvm.annotation.i64.p0(i64 %e, ptr null, ptr null, i32 1)
  %q = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr null, ptr null, i32 1, ptr null)
  call void @llvm.var.annotation.p0.p0(ptr %p, ptr null, ptr null, i32 1, ptr null)
  %l = call ptr @llvm.launder.invariant.group.p0(ptr %q)
  %s = call ptr @llvm.strip.invariant.group.p0(ptr %l)
  %i = call ptr @llvm.invariant.start.p0(i64 8, ptr %s)
  call void @llvm.invariant.end.p0(ptr %i, i64 8, ptr %s)
  %t = call i1 @llvm.allow.runtime.check(metadata !"check")
  %u = call i1 @llvm.allow.ubsan.check(i8 3)
  %w = call i1 @llvm.type.test(ptr %p, metadata !"type")
  %x = call i1 @llvm.public.type.test(ptr %p, metadata !"type")
  %r = add i64 %o, %n
  ret i64 %r
}
define double @fence(double %a) {
  %r = call double @llvm.arithmetic.fence.f64(double %a)
  ret double %r
}
define void @lifetimes() {
  %a = alloca [100 x i64]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
define void @traps(i1 %c) {
  br i1 %c, label %x, label %y
x:
  call void @llvm.debugtrap()
  call void @llvm.ubsantrap(i8 7)
  ret void
y:
  call void @llvm.trap()
  unreachable
}
define ptr @frames() {
  %a = call ptr @llvm.frameaddress.p0(i32 0)
  %b = call i64 @llvm.get.dynamic.area.offset.i64()
  ret ptr %a
}
define void @memory(ptr %p, ptr %q, i64 %n, i8 %v) {
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %q, i64 37, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 %v, i64 21, i1 true)
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %p, ptr align 4 %q, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 9, i1 true)
  call void @llvm.memset.p0.i64(ptr %p, i8 undef, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 0, i1 false)
  call void @llvm.experimental.memset.pattern.p0.i64.i64(ptr align 8 %p, i64 72623859790382856, i64 %n, i1 false)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 16, i32 4)
  ret void
}
define <8 x i32> @vectors(<4 x i32> %a, <4 x i32> %b, i64 %i, i64 %n) {
  %c = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %a, <4 x i32> %b)
  %d = call { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32> %c)
  %e = extractvalue { <4 x i32>, <4 x i32> } %d, 1
  %f = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %e)
  %g = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %f, <4 x i32> %a, i32 -1)
  %h = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %c, <4 x i32> %g, i64 4)
  %k = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %h, i64 0)
  %s = call <4 x i32> @llvm.stepvector.v4i32()
  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 %i, i64 %n)
  %t = select <4 x i1> %m, <4 x i32> %s, <4 x i32> %k
  %u = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %h, <4 x i32> %t, i64 0)
  ret <8 x i32> %u
}
define <4 x i32> @partial(<4 x i32> %a, <16 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %a, <16 x i32> %b)
  ret <4 x i32> %r
}
define void @histogram(<4 x ptr> %p, <4 x i1> %m) {
  call void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr> %p, i32 1, <4 x i1> %m)
  ret void
}
define <4 x i1> @match(<4 x i8> %a, <8 x i8> %b, <4 x i1> %m) {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i8.v8i8(<4 x i8> %a, <8 x i8> %b, <4 x i1> %m)
  ret <4 x i1> %r
}
define i64 @clocks() {
  %a = call i64 @llvm.readcyclecounter()
  %b = call i64 @llvm.readsteadycounter()
  %r = sub i64 %a, %b
  ret i64 %r
}
define ptr @relative(ptr %p) {
  %r = call ptr @llvm.load.relative.i64(ptr %p, i64 4)
  ret ptr %r
}
define i32 @vector_length(i64 %n) {
  %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %n, i32 4, i1 false)
  ret i32 %r
}
define i64 @wide_ops(i64 %a, i64 %b) {
  %c = call i64 @llvm.clmul.i64(i64 %a, i64 %b)
  ret i64 %c
}
define i8 @lane_masks(ptr %p, ptr %q) {
  %m = call <8 x i1> @llvm.loop.dependence.war.mask.v8i1(ptr %p, ptr %q, i64 4)
  %n = call <8 x i1> @llvm.loop.dependence.raw.mask.v8i1(ptr %p, ptr %q, i64 4)
  %o = xor <8 x i1> %m, %n
  %r = bitcast <8 x i1> %o to i8
  ret i8 %r
}
define i64 @last_active(<4 x i32> %v, <4 x i1> %m) {
  %r = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %v, <4 x i1> %m, i32 7)
  %z = zext i32 %r to i64
  ret i64 %z
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
