; RUN: llc -mtriple=course -O0 %s -o %t.0.s && course-run %t.0.s | FileCheck %s --match-full-lines
; RUN: llc -mtriple=course -O2 %s -o %t.2.s && course-run %t.2.s | FileCheck %s --match-full-lines
; RUN: %optimizing-llc -mtriple=course -O2 %s -o %t.o.s && course-run %t.o.s | FileCheck %s --match-full-lines

; What vector intrinsics that we expand ourselves compute.

declare void @write(i64)

define void @show(<4 x i64> %v) noinline {
  %a = extractelement <4 x i64> %v, i64 0
  %b = extractelement <4 x i64> %v, i64 1
  %c = extractelement <4 x i64> %v, i64 2
  %d = extractelement <4 x i64> %v, i64 3
  call void @write(i64 %a)
  call void @write(i64 %b)
  call void @write(i64 %c)
  call void @write(i64 %d)
  ret void
}

@data = global [8 x i64] [i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17]
@all = global <4 x i1> <i1 1, i1 1, i1 1, i1 1>
@some = global <4 x i1> <i1 1, i1 0, i1 1, i1 0>

define i64 @main() {
  %a = load <4 x i64>, ptr @data
  %b = load <4 x i64>, ptr getelementptr (i64, ptr @data, i64 4)
  %all = load <4 x i1>, ptr @all
  %some = load <4 x i1>, ptr @some

  ; CHECK: 11
  ; CHECK-NEXT: 12
  ; CHECK-NEXT: 14
  ; CHECK-NEXT: 15
  %s = call <4 x i64> @llvm.experimental.vp.splice.v4i64(<4 x i64> %a, <4 x i64> %b, i32 1, <4 x i1> %all, i32 3, i32 4)
  call void @show(<4 x i64> %s)

  ; CHECK-NEXT: 13
  ; CHECK-NEXT: 14
  ; CHECK-NEXT: 15
  ; CHECK-NEXT: 16
  %n = call <4 x i64> @llvm.experimental.vp.splice.v4i64(<4 x i64> %a, <4 x i64> %b, i32 -1, <4 x i1> %all, i32 4, i32 4)
  call void @show(<4 x i64> %n)

  ; CHECK-NEXT: 10
  ; CHECK-NEXT: 12
  ; CHECK-NEXT: 14
  ; CHECK-NEXT: 16
  %l = call <4 x i64> @llvm.experimental.vp.strided.load.v4i64.p0.i64(ptr @data, i64 16, <4 x i1> %all, i32 4)
  call void @show(<4 x i64> %l)

  ; Elements 7 and 5, from the end of the array downwards; the others are off.
  ; CHECK-NEXT: 14
  ; CHECK-NEXT: 12
  ; CHECK-NEXT: 16
  ; CHECK-NEXT: 10
  call void @llvm.experimental.vp.strided.store.v4i64.p0.i64(<4 x i64> %a, ptr getelementptr (i64, ptr @data, i64 7), i64 -8, <4 x i1> %some, i32 4)
  %w = load <4 x i64>, ptr getelementptr (i64, ptr @data, i64 4)
  call void @show(<4 x i64> %w)

  ; CHECK-NEXT: 0
  ; CHECK-NEXT: 0
  ; CHECK-NEXT: 1
  ; CHECK-NEXT: 0
  %w16 = trunc <4 x i64> %a to <4 x i16>
  %m = call <4 x i1> @llvm.experimental.vector.match.v4i16.v3i16(<4 x i16> %w16, <3 x i16> <i16 13, i16 12, i16 99>, <4 x i1> %some)
  %mz = zext <4 x i1> %m to <4 x i64>
  call void @show(<4 x i64> %mz)

  ; CHECK-NEXT: 12
  %e = call i64 @llvm.experimental.vector.extract.last.active.v4i64(<4 x i64> %a, <4 x i1> %some, i64 5)
  call void @write(i64 %e)

  ; CHECK-NEXT: 33
  ; CHECK-NEXT: 37
  %p = call <2 x i64> @llvm.vector.partial.reduce.add.v2i64.v4i64(<2 x i64> <i64 11, i64 13>, <4 x i64> %a)
  %p0 = extractelement <2 x i64> %p, i64 0
  %p1 = extractelement <2 x i64> %p, i64 1
  call void @write(i64 %p0)
  call void @write(i64 %p1)

  ; CHECK-NEXT: 10
  ; CHECK-NEXT: 12
  ; CHECK-NEXT: 0
  ; CHECK-NEXT: 0
  %f = sitofp <4 x i64> %a to <4 x double>
  %c = call <4 x double> @llvm.experimental.vector.compress.v4f64(<4 x double> %f, <4 x i1> %some, <4 x double> zeroinitializer)
  %ci = fptosi <4 x double> %c to <4 x i64>
  call void @show(<4 x i64> %ci)

  ; CHECK-NEXT: 3
  %h = fdiv <4 x double> %f, splat (double 4.0)
  %u = call <4 x double> @llvm.vp.ceil.v4f64(<4 x double> %h, <4 x i1> %all, i32 4)
  %u0 = extractelement <4 x double> %u, i64 1
  %ui = fptosi double %u0 to i64
  call void @write(i64 %ui)

  ; sinpi and cospi of 2.5 are 1 and, rounded, 0.
  ; CHECK-NEXT: 1
  ; CHECK-NEXT: 0
  %q = fdiv <4 x double> %f, splat (double 4.0)
  %q0 = extractelement <4 x double> %q, i64 0
  %sc = call { double, double } @llvm.sincospi.f64(double %q0)
  %sin = extractvalue { double, double } %sc, 0
  %cos = extractvalue { double, double } %sc, 1
  %sini = fptosi double %sin to i64
  %cosi = fptosi double %cos to i64
  call void @write(i64 %sini)
  call void @write(i64 %cosi)

  ; The first three, backwards.
  ; CHECK-NEXT: 12
  ; CHECK-NEXT: 11
  ; CHECK-NEXT: 10
  %r = call <4 x i64> @llvm.experimental.vp.reverse.v4i64(<4 x i64> %a, <4 x i1> %all, i32 3)
  %rf = insertelement <4 x i64> %r, i64 7, i64 3
  call void @show(<4 x i64> %rf)

  ; The first of 0 0 12 13 that is on and not 0, or the length.
  ; CHECK-NEXT: 7
  ; CHECK-NEXT: 1
  ; CHECK-NEXT: 2
  ; CHECK-NEXT: 2
  %d = sub <4 x i64> %a, <i64 10, i64 11, i64 0, i64 0>
  %z1 = call i64 @llvm.vp.cttz.elts.i64.v4i64(<4 x i64> %d, i1 false, <4 x i1> %all, i32 1)
  %z2 = call i64 @llvm.vp.cttz.elts.i64.v4i64(<4 x i64> %d, i1 false, <4 x i1> %some, i32 4)
  %z3 = call i64 @llvm.vp.cttz.elts.i64.v4i64(<4 x i64> %d, i1 false, <4 x i1> %all, i32 2)
  call void @write(i64 %z1)
  call void @write(i64 %z2)
  call void @write(i64 %z3)

  ; 10 14 0, 11 15 1, 12 16 2, 13 17 3 and the middle of each.
  ; CHECK-NEXT: 10
  ; CHECK-NEXT: 14
  ; CHECK-NEXT: 0
  ; CHECK-NEXT: 11
  ; CHECK-NEXT: 14
  ; CHECK-NEXT: 15
  ; CHECK-NEXT: 16
  ; CHECK-NEXT: 17
  %i = call <12 x i64> @llvm.vector.interleave3.v12i64(<4 x i64> %a, <4 x i64> %b, <4 x i64> <i64 0, i64 1, i64 2, i64 3>)
  %i4 = shufflevector <12 x i64> %i, <12 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @show(<4 x i64> %i4)
  %j = call { <4 x i64>, <4 x i64>, <4 x i64> } @llvm.vector.deinterleave3.v12i64(<12 x i64> %i)
  %j1 = extractvalue { <4 x i64>, <4 x i64>, <4 x i64> } %j, 1
  call void @show(<4 x i64> %j1)

  ; Infinities and zeros of 10, 0, -inf and NaN.
  ; CHECK-NEXT: 0
  ; CHECK-NEXT: 1
  ; CHECK-NEXT: 1
  ; CHECK-NEXT: 0
  %k = insertelement <4 x double> <double 10.0, double 0.0, double 0xFFF0000000000000, double 0x7FF8000000000000>, double %q0, i64 0
  %kc = call <4 x i1> @llvm.vp.is.fpclass.v4f64(<4 x double> %k, i32 612, <4 x i1> %all, i32 4)
  %kz = zext <4 x i1> %kc to <4 x i64>
  call void @show(<4 x i64> %kz)
  ret i64 0
}
