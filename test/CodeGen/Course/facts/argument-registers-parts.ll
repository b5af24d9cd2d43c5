; Each element of a vector has a register of its own, a result in memory has one
; for its address, and if its object is aligned for more than the stack, the
; frame needs one, too. The fast allocator has to find one for each.
; RUN: llc -mtriple=course -O0 %s -o %t.s
; RUN: FileCheck %s < %t.s && course-run --quiet %t.s | FileCheck --check-prefix=OUT %s
; RUN: llc -mtriple=course -O2 %s -o %t.s && course-run --quiet %t.s | FileCheck --check-prefix=OUT %s

; CHECK-LABEL: start deep 14:
define <2 x double> @deep(<16 x i8> %v) noinline {
  %last = extractelement <16 x i8> %v, i64 15
  %end = icmp eq i8 %last, 0
  br i1 %end, label %stop, label %further
stop:
  %first = extractelement <16 x i8> %v, i64 0
  %number = uitofp i8 %first to double
  %r = insertelement <2 x double> poison, double %number, i64 1
  ret <2 x double> %r
further:
  %less = sub <16 x i8> %v, splat (i8 1)
  %s = call <2 x double> @deep(<16 x i8> %less)
  ret <2 x double> %s
}

; OUT: 40
define i32 @main() {
  %r = call <2 x double> @deep(<16 x i8> <i8 42, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 2>)
  %d = extractelement <2 x double> %r, i64 1
  %n = fptoui double %d to i64
  call void @write(i64 %n)
  ret i32 0
}
declare void @write(i64)
