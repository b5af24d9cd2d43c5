; The machine takes amounts of shifts modulo the width. What only makes them so
; is not computed.
; RUN: llc -mtriple=course -stop-after=finalize-isel -verify-machineinstrs < %s | FileCheck %s

; CHECK-LABEL: name: masked
; CHECK-NOT: UREM
; CHECK: SHL %{{[0-9]+}}, %{{[0-9]+}}, 64
define i64 @masked(i64 %x, i64 %n) {
  %amount = and i64 %n, 63
  %r = shl i64 %x, %amount
  ret i64 %r
}

; A mask of more bits changes as little.
; CHECK-LABEL: name: narrow
; CHECK-NOT: UREM
; CHECK: LSHR %{{[0-9]+}}, %{{[0-9]+}}, 32
define i32 @narrow(i32 %x, i32 %n) {
  %amount = and i32 %n, 127
  %small = icmp ult i32 %amount, 32
  call void @llvm.assume(i1 %small)
  %r = lshr i32 %x, %amount
  ret i32 %r
}

; What the mask leaves out is known to be 0.
; CHECK-LABEL: name: known
; CHECK: %[[AMOUNT:[0-9]+]]:gpr = MUL %{{[0-9]+}}, 8, 64
; CHECK-NEXT: ASHR %{{[0-9]+}}, killed %[[AMOUNT]], 64
define i64 @known(i64 %x, i64 %n) {
  %number = shl i64 %n, 3
  %amount = and i64 %number, 56
  %r = ashr i64 %x, %amount
  ret i64 %r
}

; Both shifts do without.
; CHECK-LABEL: name: both
; CHECK-NOT: UREM
; CHECK: RETVAL
define i64 @both(i64 %x, i64 %y, i64 %n) {
  %amount = and i64 %n, 63
  %a = shl i64 %x, %amount
  %b = lshr i64 %y, %amount
  %r = xor i64 %a, %b
  ret i64 %r
}

; This mask changes the amount.
; CHECK-LABEL: name: less
; CHECK: UREMNZ %{{[0-9]+}}, 32, 64
define i64 @less(i64 %x, i64 %n) {
  %amount = and i64 %n, 31
  %r = shl i64 %x, %amount
  ret i64 %r
}

; It is needed for something else.
; CHECK-LABEL: name: shared
; CHECK: %[[AMOUNT:[0-9]+]]:gpr = UREMNZ %{{[0-9]+}}, 64, 64
; CHECK-NEXT: MUL {{.*}}%[[AMOUNT]], 64
define i64 @shared(i64 %x, i64 %n) {
  %amount = and i64 %n, 63
  %a = shl i64 %x, %amount
  %r = mul i64 %a, %amount
  ret i64 %r
}

declare void @llvm.assume(i1)

; The amount is computed in fewer bits.
; CHECK-LABEL: name: extended
; CHECK-NOT: UREM
; CHECK: SHL 1, %{{[0-9]+}}, 64
define i64 @extended(i32 %n) {
  %amount = and i32 %n, 63
  %wide = zext i32 %amount to i64
  %r = shl i64 1, %wide
  ret i64 %r
}

; A mask that leaves out bits of the amount.
; CHECK-LABEL: name: blocked_by_mask
; CHECK: UREM{{(NZ)?}} %{{[0-9]+}}, 32, 32
define i64 @blocked_by_mask(i32 %n) {
  %amount = and i32 %n, 31
  %wide = zext i32 %amount to i64
  %r = shl i64 1, %wide
  ret i64 %r
}
