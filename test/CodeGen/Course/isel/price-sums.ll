; An addition without carries is an `or`, and a negation a multiplication, as long
; as these cost less.
; RUN: llc -mtriple=course -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,LESS
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,LESS
; RUN: llc -mtriple=course -course-price=AddSub=1000 -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,SUM

; CHECK-LABEL: name: disjoint
; LESS: disjoint OR killed %{{[0-9]+}}, 1, 64
; SUM: ADD killed %{{[0-9]+}}, 1, 64
define i64 @disjoint(i64 %x) {
  %s = shl i64 %x, 1
  %r = add i64 %s, 1
  ret i64 %r
}

; CHECK-LABEL: name: negated
; LESS: MUL %{{[0-9]+}}, -1, 64
; SUM: SUB 0, %{{[0-9]+}}, 64
define i64 @negated(i64 %x) {
  %r = sub i64 0, %x
  ret i64 %r
}

; CHECK-LABEL: name: bit
; LESS: MUL %{{[0-9]+}}, -1, 64
; SUM: SUB 0, %{{[0-9]+}}, 64
define i64 @bit(i1 %x) {
  %r = sext i1 %x to i64
  ret i64 %r
}
