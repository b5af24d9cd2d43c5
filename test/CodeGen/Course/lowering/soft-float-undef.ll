; RUN: opt -mtriple=course -passes=course-soft-float -S %s | FileCheck %s

; The library freezes its arguments, so a call may pass undef and poison as the
; operation did. A function of the program does not. What is used several times
; is frozen once.

define double @library(double %a) {
; CHECK-LABEL: @library(
; CHECK-NEXT:    %x = call double @__divdf3(double %a, double undef)
; CHECK-NEXT:    %r = call double @__divdf3(double poison, double %x)
  %x = fdiv double %a, undef
  %r = fdiv double poison, %x
  ret double %r
}

; One of the program's own, of which nothing is known but its body.
define double @__adddf3(double %a, double %b) {
  ret double %a
}

define double @own(double %a, double noundef %b) {
; CHECK-LABEL: @own(
; CHECK-NEXT:    [[A:%.*]] = freeze double %a
; CHECK-NEXT:    %x = call double @__adddf3(double [[A]], double %b)
; CHECK-NEXT:    [[U:%.*]] = freeze double undef
; CHECK-NEXT:    %y = call double @__adddf3(double %b, double [[U]])
; CHECK-NEXT:    [[P:%.*]] = freeze double poison
; CHECK-NEXT:    %z = call double @__adddf3(double [[P]], double 1.000000e+00)
  %x = fadd double %a, %b
  %y = fadd double %b, undef
  %z = fadd double poison, 1.0
  ret double %z
}

; And one whose declaration promises something.
declare double @__subdf3(double noundef, double noundef)

define double @promised(i1 %c, double noundef %a) {
; CHECK-LABEL: @promised(
; CHECK:         %p = phi double [ undef, %entry ], [ %a, %set ]
; CHECK-NEXT:    [[P:%.*]] = freeze double %p
; CHECK-NEXT:    %r = call double @__subdf3(double %a, double [[P]])
entry:
  br i1 %c, label %set, label %use

set:
  br label %use

use:
  %p = phi double [ undef, %entry ], [ %a, %set ]
  %r = fsub double %a, %p
  ret double %r
}

; A lane each: poison in one leaves the others alone.
define <2 x double> @vector(<2 x double> %a, <2 x double> noundef %b) {
; CHECK-LABEL: @vector(
; CHECK-COUNT-2: freeze double
; CHECK-NOT:     freeze
; CHECK:         ret <2 x double>
  %r = fadd <2 x double> %a, %b
  ret <2 x double> %r
}

; The library's, once it is there.
define float @__mulsf3(float %a, float %b) "course-freezes-arguments" {
  ret float %a
}

define float @linked(float %a) {
; CHECK-LABEL: @linked(
; CHECK-NEXT:    %r = call float @__mulsf3(float %a, float %a)
  %r = fmul float %a, %a
  ret float %r
}

; Less and greater than one value each.
define i1 @not_equal(double %a, double %b) {
; CHECK-LABEL: @not_equal(
; CHECK-NEXT:    [[A:%.*]] = freeze double %a
; CHECK-NEXT:    [[B:%.*]] = freeze double %b
; CHECK-NEXT:    [[L:%.*]] = call i64 @__ledf2(double [[A]], double [[B]])
; CHECK-NEXT:    icmp slt i64 [[L]], 0
; CHECK-NEXT:    [[G:%.*]] = call i64 @__gedf2(double [[A]], double [[B]])
  %r = fcmp one double %a, %b
  ret i1 %r
}

; The conversion and the comparisons see one value.
define i8 @saturating(float %a) {
; CHECK-LABEL: @saturating(
; CHECK-NEXT:    [[A:%.*]] = freeze float %a
; CHECK-NOT:     float %a
; CHECK:         ret i8
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %a)
  ret i8 %r
}

; And so do all tests of a class.
define i1 @class(half %a) {
; CHECK-LABEL: @class(
; CHECK-NEXT:    [[A:%.*]] = freeze half %a
; CHECK-NOT:     half %a
; CHECK:         ret i1
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 265)
  ret i1 %r
}

define { double, double } @pair(double %a) {
; CHECK-LABEL: @pair(
; CHECK-NEXT:    [[A:%.*]] = freeze double %a
; CHECK-NEXT:    call double @__course_sin(double [[A]])
; CHECK-NEXT:    call double @__course_cos(double [[A]])
  %r = call { double, double } @llvm.sincos.f64(double %a)
  ret { double, double } %r
}

; Bits may be anything.
define double @sign(double %a) {
; CHECK-LABEL: @sign(
; CHECK-NEXT:    bitcast double %a to i64
  %r = fneg double %a
  ret double %r
}

; The result is defined, whatever the arguments are.
; CHECK: declare noundef double @__divdf3(double, double)
