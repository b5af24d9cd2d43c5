; Shifts by constants, masks and extensions are what costs least: multiplications
; and divisions under both tables, and shifts where these cost more.
; RUN: llc -mtriple=course -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,MUL
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,MUL
; RUN: llc -mtriple=course -course-price=MulDiv=2001 -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,SHIFT
; RUN: llc -mtriple=course -course-price=MulDiv=2001 < %s | FileCheck %s --check-prefix=TEXT
; RUN: not llc -mtriple=course -course-price=Shift=1 < %s 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not llc -mtriple=course -course-price=MulDiv < %s 2>&1 | FileCheck %s --check-prefix=NUMBER
; NONE: no price: 'Shift=1'
; NUMBER: no price: 'MulDiv'

; CHECK-LABEL: name: left
; MUL: MUL %{{[0-9]+}}, 8, 64
; SHIFT: SHL %{{[0-9]+}}, 3, 64
; TEXT-LABEL: start left 1:
; TEXT: shl arg1 3 64
define i64 @left(i64 %x) {
  %r = shl i64 %x, 3
  ret i64 %r
}

; CHECK-LABEL: name: right
; MUL: UDIVNZ %{{[0-9]+}}, 8, 64
; SHIFT: LSHR %{{[0-9]+}}, 3, 64
define i64 @right(i64 %x) {
  %r = lshr i64 %x, 3
  ret i64 %r
}

; CHECK-LABEL: name: exact
; MUL: SDIVNZ %{{[0-9]+}}, 8, 32
; SHIFT: ASHR %{{[0-9]+}}, 3, 32
define i32 @exact(i32 %x) {
  %r = ashr exact i32 %x, 3
  ret i32 %r
}

; The forms of signed shifts differ where bits are lost.
; CHECK-LABEL: name: signed
; CHECK: ASHR %{{[0-9]+}}, 3, 64
define i64 @signed(i64 %x) {
  %r = ashr i64 %x, 3
  ret i64 %r
}

; CHECK-LABEL: name: mask
; MUL: UREMNZ %{{[0-9]+}}, 16, 64
; SHIFT: AND %{{[0-9]+}}, 15, 64
define i64 @mask(i64 %x) {
  %r = and i64 %x, 15
  ret i64 %r
}

; CHECK-LABEL: name: mask_of_shift
; MUL: [[Q:%[0-9]+]]:{{.*}} = UDIVNZ %{{[0-9]+}}, 32, 64
; MUL-NEXT: MUL {{.*}}[[Q]], 8, 64
; SHIFT: [[Q:%[0-9]+]]:{{.*}} = LSHR %{{[0-9]+}}, 2, 64
; SHIFT-NEXT: AND {{.*}}[[Q]], 4611686018427387896, 64
define i64 @mask_of_shift(i64 %x) {
  %s = lshr i64 %x, 2
  %r = and i64 %s, -8
  ret i64 %r
}

; CHECK-LABEL: name: both
; MUL: MUL killed %{{[0-9]+}}, killed %{{[0-9]+}}, 1
; SHIFT: AND killed %{{[0-9]+}}, killed %{{[0-9]+}}, 1
define i1 @both(i64 %x, i64 %y) {
  %a = icmp ugt i64 %x, %y
  %b = icmp slt i64 %x, %y
  %r = and i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: name: zero_extend
; MUL: UREMNZ %{{[0-9]+}}, 4294967296, 64
; SHIFT: AND %{{[0-9]+}}, 4294967295, 64
define i64 @zero_extend(i64 %x) {
  %t = trunc i64 %x to i32
  %r = zext i32 %t to i64
  ret i64 %r
}

; CHECK-LABEL: name: sign_extend
; MUL: MUL %{{[0-9]+}}, 4294967296, 64
; MUL-NEXT: SDIVNZ killed %{{[0-9]+}}, 4294967296, 64
; SHIFT: SHL %{{[0-9]+}}, 32, 64
; SHIFT-NEXT: ASHR killed %{{[0-9]+}}, 32, 64
define i64 @sign_extend(i32 %x) {
  %r = sext i32 %x to i64
  ret i64 %r
}
