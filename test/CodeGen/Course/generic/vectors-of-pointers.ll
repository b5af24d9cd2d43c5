; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Vectors of pointers, vectors of odd integers as other types, elements by
; variable numbers.

define <4 x ptr> @gep(<4 x ptr> %p, <4 x i32> %i) {
  %r = getelementptr {i8, [3 x i16], i64}, <4 x ptr> %p, <4 x i32> %i, i32 1, i32 2
  ret <4 x ptr> %r
}
define <3 x ptr> @splat(ptr %p, <3 x i7> %i) {
  %r = getelementptr inbounds i24, ptr %p, <3 x i7> %i
  ret <3 x ptr> %r
}
define <3 x i64> @p2i(<3 x ptr> %p) {
  %r = ptrtoint <3 x ptr> %p to <3 x i64>
  ret <3 x i64> %r
}
define <2 x i9> @p2i9(<2 x ptr> %p) {
  %r = ptrtoint <2 x ptr> %p to <2 x i9>
  ret <2 x i9> %r
}
define <2 x ptr> @i2p(<2 x i128> %p) {
  %r = inttoptr <2 x i128> %p to <2 x ptr>
  ret <2 x ptr> %r
}
define <4 x i1> @cmp(<4 x ptr> %a, <4 x ptr> %b) {
  %r = icmp ult <4 x ptr> %a, %b
  ret <4 x i1> %r
}
define <3 x i5> @bc1(i15 %a) {
  %r = bitcast i15 %a to <3 x i5>
  ret <3 x i5> %r
}
define i21 @bc2(<7 x i3> %a) {
  %r = bitcast <7 x i3> %a to i21
  ret i21 %r
}
define <5 x i24> @bc3(<15 x i8> %a) {
  %r = bitcast <15 x i8> %a to <5 x i24>
  ret <5 x i24> %r
}
define <2 x double> @bc4(i128 %a) {
  %r = bitcast i128 %a to <2 x double>
  ret <2 x double> %r
}
define <17 x i1> @bc5(i17 %a, <17 x i1> %m) {
  %r = bitcast i17 %a to <17 x i1>
  %s = and <17 x i1> %r, %m
  ret <17 x i1> %s
}
define <4 x half> @bc6(<2 x float> %a) {
  %r = bitcast <2 x float> %a to <4 x half>
  ret <4 x half> %r
}
define <8 x i1> @load8(ptr %p) {
  %r = load <8 x i1>, ptr %p
  ret <8 x i1> %r
}
define void @st(ptr %p, <5 x i3> %v, <3 x i129> %w) {
  store <5 x i3> %v, ptr %p, align 1
  store <3 x i129> %w, ptr %p, align 2
  ret void
}
define i3 @ext(<5 x i3> %v, i8 %i) {
  %r = extractelement <5 x i3> %v, i8 %i
  ret i3 %r
}
define <5 x i3> @ins(<5 x i3> %v, i3 %x, i128 %i) {
  %r = insertelement <5 x i3> %v, i3 %x, i128 %i
  ret <5 x i3> %r
}
define <9 x i16> @shuf(<3 x i16> %a, <3 x i16> %b) {
  %r = shufflevector <3 x i16> %a, <3 x i16> %b, <9 x i32> <i32 0, i32 5, i32 poison, i32 3, i32 3, i32 1, i32 4, i32 2, i32 0>
  ret <9 x i16> %r
}
define <256 x i8> @big(<256 x i8> %a, <256 x i8> %b) {
  %r = mul <256 x i8> %a, %b
  ret <256 x i8> %r
}
define i64 @red(<33 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.umax.v33i64(<33 x i64> %a)
  ret i64 %r
}
define <4 x i32> @sel(<4 x i1> %m, <4 x i32> %a, i1 %c) {
  %r = select <4 x i1> %m, <4 x i32> %a, <4 x i32> <i32 1, i32 poison, i32 undef, i32 4>
  %s = select i1 %c, <4 x i32> %r, <4 x i32> %a
  ret <4 x i32> %s
}
define <4 x ptr> @ld(<4 x ptr> %p, <4 x i1> %m) {
  %r = call <4 x ptr> @llvm.masked.gather.v4p0.v4p0(<4 x ptr> align 8 %p, <4 x i1> %m, <4 x ptr> zeroinitializer)
  call void @llvm.masked.scatter.v4p0.v4p0(<4 x ptr> %r, <4 x ptr> align 8 %p, <4 x i1> %m)
  ret <4 x ptr> %r
}
