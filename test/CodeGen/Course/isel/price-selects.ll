; A `select` between a value and 0 is a product, if the condition, as 0 or 1, and
; the product cost less than the `select` and what it asks for.
; RUN: llc -mtriple=course -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,LESS
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,LESS
; RUN: llc -mtriple=course -course-price=MulDiv=3001 -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,SELECT

; CHECK-LABEL: name: plain
; LESS: MUL %{{[0-9]+}}, %{{[0-9]+}}, 64
; SELECT: SELECT %{{[0-9]+}}, %{{[0-9]+}}, 0
define i64 @plain(i1 %c, i64 %x) {
  %r = select i1 %c, i64 %x, i64 0
  ret i64 %r
}

; 1 + 0.6 instead of 0.6 + 1.2.
; CHECK-LABEL: name: less
; LESS: ICMP {{[0-9]+}}, %{{[0-9]+}}, killed %{{[0-9]+}}, 64
; LESS-NEXT: MUL killed %{{[0-9]+}}, %{{[0-9]+}}, 64
; SELECT: ICMP
; SELECT-NEXT: SELECT killed %{{[0-9]+}}, %{{[0-9]+}}, 0
define i64 @less(i64 %x, i64 %y, i64 %z) {
  %s = or i64 %y, 1
  %c = icmp ult i64 %x, %s
  %r = select i1 %c, i64 %z, i64 0
  ret i64 %r
}

; 1.2 instead of 1 + 0.6.
; CHECK-LABEL: name: zero
; CHECK-NOT: ICMP
; CHECK: SELECT %{{[0-9]+}}, 0, %{{[0-9]+}}
define i64 @zero(i64 %x, i64 %z) {
  %c = icmp eq i64 %x, 0
  %r = select i1 %c, i64 %z, i64 0
  ret i64 %r
}

; Two can share what one asks for: 0.6 + 1.2 + 1.2 instead of 1 + 1.2 + 0.6.
; CHECK-LABEL: name: shared
; LESS: UDIVNZ
; LESS: SELECT
; LESS: SELECT
define i64 @shared(i64 %x, i64 %y, i64 %z) {
  %c = icmp ult i64 %x, 10
  %a = select i1 %c, i64 %z, i64 0
  %b = select i1 %c, i64 %y, i64 %z
  %r = mul i64 %a, %b
  ret i64 %r
}
