; RUN: opt -mtriple=course -passes=course-bit-search -S %s | FileCheck %s
; RUN: opt -mtriple=course -passes=course-bit-search -course-enable-bit-search=false -S %s | FileCheck %s --check-prefix=OFF

; Switches find a bit.

; OFF: call i64 @llvm.cttz.i64
; CHECK-LABEL: @lowest(
; CHECK: %[[X:.*]] = freeze i64 %a
; CHECK: %[[NEG:.*]] = sub i64 0, %[[X]]
; CHECK: %[[LOW:.*]] = and i64 %[[X]], %[[NEG]]
; CHECK: switch i64 %[[LOW]], label %[[ZERO:.*]] [
; CHECK-NEXT: i64 1, label %[[ONE:.*]]
; CHECK-NEXT: i64 2, label
; CHECK: i64 -9223372036854775808, label
; CHECK: %r = phi i64 [ 64, %[[ZERO]] ], [ 0, %[[ONE]] ]
define i64 @lowest(i64 %a) {
  %r = call i64 @llvm.cttz.i64(i64 %a, i1 false)
  ret i64 %r
}

; The highest bit is left.
; CHECK-LABEL: @lowest_of_some(
; CHECK-NOT: freeze
; CHECK: switch i8 %{{.*}}, label %[[TOP:.*]] [
; CHECK-COUNT-7: i8 {{[0-9]+}}, label
; CHECK-NEXT: ]
; CHECK: phi i8 [ 7, %[[TOP]] ]
define i8 @lowest_of_some(i8 noundef %a) {
  %r = call i8 @llvm.cttz.i8(i8 %a, i1 true)
  ret i8 %r
}

; Byte by byte; 31 - 0 and so on are computed.
; CHECK-LABEL: @highest(
; CHECK: switch i32 %a, label %[[NEXT:.*]] [
; CHECK-NEXT: i32 1, label %[[ZERO:.*]]
; CHECK-NEXT: i32 2, label %[[ONE:.*]]
; CHECK-NEXT: i32 3, label %[[ONE]]
; CHECK: i32 255, label
; CHECK-NEXT: ]
; CHECK: [[NEXT]]:
; CHECK-NEXT: %[[SHIFT:.*]] = lshr i32 %a, 8
; CHECK: lshr i32 %a, 24
; CHECK: i32 127, label
; CHECK-NEXT: ]
; CHECK: phi i32 [ 0, %[[ZERO]] ], [ 1, %[[ONE]] ]
; CHECK-NOT: sub
define i32 @highest(i32 noundef %a) {
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  %l = sub i32 31, %r
  ret i32 %l
}

; Ten bits need two switches.
; CHECK-LABEL: @highest_of_short(
; CHECK: switch i64 %x, label %[[NEXT:.*]] [
; CHECK-NEXT: i64 0, label
; CHECK: [[NEXT]]:
; CHECK: lshr i64 %x, 8
; CHECK-NEXT: switch i64 %{{.*}}, label %{{.*}} [
; CHECK-NEXT: i64 1, label
; CHECK-NEXT: ]
; CHECK-NOT: switch
; CHECK: ret
define i64 @highest_of_short(i64 noundef %a) {
  %x = and i64 %a, 1023
  %r = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  ret i64 %r
}

; Not of vectors, nor of other widths.
; CHECK-LABEL: @kept(
; CHECK-NOT: switch
; CHECK: call <2 x i32> @llvm.cttz.v2i32
; CHECK: call i24 @llvm.ctlz.i24
define <2 x i32> @kept(<2 x i32> %a, i24 %b, ptr %p) {
  %r = call <2 x i32> @llvm.cttz.v2i32(<2 x i32> %a, i1 true)
  %s = call i24 @llvm.ctlz.i24(i24 %b, i1 true)
  store i24 %s, ptr %p
  ret <2 x i32> %r
}
