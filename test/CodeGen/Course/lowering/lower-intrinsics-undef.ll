; RUN: llc -mtriple=course -stop-after=course-lower-intrinsics < %s | FileCheck %s

; Where an operand is used several times its undef is one value, and what an
; operation leaves out does not make its result poison.

; CHECK-LABEL: define i65 @funnel(
; CHECK: [[C:%.*]] = freeze i65 %c
; CHECK: urem i65 [[C]], 65
define i65 @funnel(i65 %a, i65 %b, i65 %c) {
  %r = call i65 @llvm.fshl.i65(i65 %a, i65 %b, i65 %c)
  ret i65 %r
}

; CHECK-LABEL: define i65 @funnel_constant(
; CHECK-NOT: freeze
; CHECK: ret i65
define i65 @funnel_constant(i65 %a, i65 %b) {
  %r = call i65 @llvm.fshr.i65(i65 %a, i65 %b, i65 3)
  ret i65 %r
}

; CHECK-LABEL: define i65 @funnel_undef(
; CHECK: freeze i65 undef
define i65 @funnel_undef(i65 %a, i65 %b) {
  %r = call i65 @llvm.fshl.i65(i65 %a, i65 %b, i65 undef)
  ret i65 %r
}

; What is off is off, though its element is poison.
; CHECK-LABEL: define <2 x i1> @match(
; CHECK: [[W:%.*]] = freeze <2 x i8> %w
; CHECK: extractelement <2 x i8> [[W]], i64 0
; CHECK: select <2 x i1> %m, <2 x i1> {{%.*}}, <2 x i1> zeroinitializer
define <2 x i1> @match(<2 x i8> %a, <2 x i8> %w, <2 x i1> %m) {
  %r = call <2 x i1> @llvm.experimental.vector.match.v2i8.v2i8(<2 x i8> %a, <2 x i8> %w, <2 x i1> %m)
  ret <2 x i1> %r
}

; The mask beyond the length may be poison.
; CHECK-LABEL: define i32 @trailing_zeros(
; CHECK: [[IN:%.*]] = icmp ugt i32 %n, 1
; CHECK: [[M:%.*]] = extractelement <2 x i1> %m, i64 1
; CHECK: [[ON:%.*]] = select i1 [[IN]], i1 [[M]], i1 false
; CHECK: select i1 [[ON]], i1 {{%.*}}, i1 false
define i32 @trailing_zeros(<2 x i8> %a, <2 x i1> %m, i32 %n) {
  %r = call i32 @llvm.vp.cttz.elts.i32.v2i8(<2 x i8> %a, i1 false, <2 x i1> %m, i32 %n)
  ret i32 %r
}

; An element that is off is not looked at.
; CHECK-LABEL: define i8 @last_active(
; CHECK: [[M:%.*]] = extractelement <2 x i1> %m, i64 0
; CHECK: [[E:%.*]] = extractelement <2 x i8> %a, i64 0
; CHECK: select i1 [[M]], i8 [[E]], i8 %d
define i8 @last_active(<2 x i8> %a, <2 x i1> %m, i8 %d) {
  %r = call i8 @llvm.experimental.vector.extract.last.active.v2i8(<2 x i8> %a, <2 x i1> %m, i8 %d)
  ret i8 %r
}
