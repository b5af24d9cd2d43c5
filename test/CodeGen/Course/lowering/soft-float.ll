; RUN: opt -mtriple=course -passes=course-soft-float -S %s | FileCheck %s

; Operations of floating point are calls of the runtime library.

define double @arithmetic(double noundef %a, double noundef %b) {
; CHECK-LABEL: @arithmetic(
; CHECK-NEXT:    %x = call double @__adddf3(double %a, double %b)
; CHECK-NEXT:    %y = call double @__subdf3(double %x, double %b)
; CHECK-NEXT:    %z = call double @__muldf3(double %y, double %b)
; CHECK-NEXT:    %w = call double @__divdf3(double %z, double %b)
; CHECK-NEXT:    %r = call double @__course_fmod(double %w, double %b)
; CHECK-NEXT:    ret double %r
  %x = fadd double %a, %b
  %y = fsub double %x, %b
  %z = fmul double %y, %b
  %w = fdiv double %z, %b
  %r = frem double %w, %b
  ret double %r
}

define float @negation(float noundef %a) {
; CHECK-LABEL: @negation(
; CHECK-NEXT:    [[BITS:%.*]] = bitcast float %a to i32
; CHECK-NEXT:    [[XOR:%.*]] = xor i32 [[BITS]], -2147483648
; CHECK-NEXT:    %r = bitcast i32 [[XOR]] to float
; CHECK-NEXT:    ret float %r
  %r = fneg float %a
  ret float %r
}

define i1 @less(float noundef %a, float noundef %b) {
; CHECK-LABEL: @less(
; CHECK-NEXT:    [[ORDER:%.*]] = call i64 @__lesf2(float %a, float %b)
; CHECK-NEXT:    %r = icmp slt i64 [[ORDER]], 0
  %r = fcmp olt float %a, %b
  ret i1 %r
}

define i1 @not_greater(float noundef %a, float noundef %b) {
; CHECK-LABEL: @not_greater(
; CHECK-NEXT:    [[ORDER:%.*]] = call i64 @__gesf2(float %a, float %b)
; CHECK-NEXT:    %r = icmp sle i64 [[ORDER]], 0
  %r = fcmp ule float %a, %b
  ret i1 %r
}

define i1 @nan(double noundef %a) {
; CHECK-LABEL: @nan(
; CHECK-NEXT:    [[BITS:%.*]] = bitcast double %a to i64
; CHECK-NEXT:    [[ABS:%.*]] = and i64 [[BITS]], 9223372036854775807
; CHECK-NEXT:    [[ORD:%.*]] = icmp ule i64 [[ABS]], 9218868437227405312
; CHECK-NEXT:    %r = xor i1 [[ORD]], true
  %r = fcmp uno double %a, 0.0
  ret i1 %r
}

define i8 @narrow_integer(double noundef %a) {
; CHECK-LABEL: @narrow_integer(
; CHECK-NEXT:    [[WIDE:%.*]] = call i32 @__fixdfsi(double %a)
; CHECK-NEXT:    %r = trunc i32 [[WIDE]] to i8
  %r = fptoui double %a to i8
  ret i8 %r
}

define float @wide_integer(i100 noundef %a) {
; CHECK-LABEL: @wide_integer(
; CHECK-NEXT:    [[WIDE:%.*]] = zext i100 %a to i128
; CHECK-NEXT:    %r = call float @__floattisf(i128 [[WIDE]])
  %r = uitofp i100 %a to float
  ret float %r
}

; Formats of 16 bits are computed with as float.
define half @narrow_format(half noundef %a, half noundef %b) {
; CHECK-LABEL: @narrow_format(
; CHECK:         call float @__extendhfsf2(i16 {{.*}})
; CHECK:         call float @__extendhfsf2(i16 {{.*}})
; CHECK:         [[SUM:%.*]] = call float @__addsf3(
; CHECK-NEXT:    [[BITS:%.*]] = call i16 @__truncsfhf2(float [[SUM]])
; CHECK-NEXT:    %r = bitcast i16 [[BITS]] to half
  %r = fadd half %a, %b
  ret half %r
}

define <2 x float> @vector(<2 x float> noundef %a, <2 x float> noundef %b) {
; CHECK-LABEL: @vector(
; CHECK-COUNT-2: call float @__addsf3(
; CHECK-NOT:     fadd
; CHECK:         ret <2 x float>
  %r = fadd <2 x float> %a, %b
  ret <2 x float> %r
}

define float @reduction(<3 x float> noundef %a) {
; CHECK-LABEL: @reduction(
; CHECK-COUNT-3: call float @__addsf3(
; CHECK-NOT:     fadd
; CHECK:         ret float
  %r = call float @llvm.vector.reduce.fadd.v3f32(float 0.0, <3 x float> %a)
  ret float %r
}

define float @function(float noundef %a) {
; CHECK-LABEL: @function(
; CHECK-NEXT:    [[WIDE:%.*]] = call double @__extendsfdf2(float %a)
; CHECK-NEXT:    [[ROOT:%.*]] = call double @__course_sqrt(double [[WIDE]])
; CHECK-NEXT:    %r = call float @__truncdfsf2(double [[ROOT]])
  %r = call float @llvm.sqrt.f32(float %a)
  ret float %r
}

define double @constrained(double noundef %a) strictfp {
; CHECK-LABEL: @constrained(
; CHECK-NEXT:    %r = call double @__adddf3(double %a, double %a)
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a, double %a, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %r
}

define i8 @saturating(float noundef %a) {
; CHECK-LABEL: @saturating(
; CHECK-NOT:     fptosi
; CHECK:         call i32 @__fixsfsi(float %a)
; CHECK-NOT:     fcmp
; CHECK:         ret i8
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %a)
  ret i8 %r
}

; What only moves values stays.
define double @moved(i1 noundef %c, double noundef %a, ptr %p) {
; CHECK-LABEL: @moved(
; CHECK-NEXT:    %b = load double, ptr %p
; CHECK-NEXT:    %r = select i1 %c, double %a, double %b
; CHECK-NEXT:    store double 1.000000e+00, ptr %p
; CHECK-NEXT:    ret double %r
  %b = load double, ptr %p
  %r = select i1 %c, double %a, double %b
  store double 1.0, ptr %p
  ret double %r
}

; course-unsupported reports these.
define fp128 @unknown_format(fp128 noundef %a) {
; CHECK-LABEL: @unknown_format(
; CHECK-NEXT:    %r = fadd fp128 %a, %a
  %r = fadd fp128 %a, %a
  ret fp128 %r
}

; course-lower-intrinsics has expanded it, or will.
define i200 @unknown_width(double noundef %a) {
; CHECK-LABEL: @unknown_width(
; CHECK-NEXT:    %r = fptosi double %a to i200
  %r = fptosi double %a to i200
  ret i200 %r
}

; There is one.
define i32 @rounding() {
; CHECK-LABEL: @rounding(
; CHECK-NEXT:    ret i32 1
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}
