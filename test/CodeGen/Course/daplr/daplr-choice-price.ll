; What would cost more in a register stays an argument.
; RUN: llc -mtriple=course -O2 -course-daplr=regs < %s \
; RUN:   | FileCheck %s --check-prefix=STAYS
; RUN: llc -mtriple=course -O2 -course-daplr=regs -pass-remarks-missed=course-daplr -o /dev/null < %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=REMARK
; REMARK: remark: {{.*}}: argument 1 stays one, which costs 1.00 for each call of the function
; RUN: llc -mtriple=course -O2 < %s | FileCheck %s --check-prefix=TRAVELS
; RUN: llc -mtriple=course -O2 -course-daplr=regs -mcpu=swpp2020-spec < %s \
; RUN:   | FileCheck %s --check-prefix=TRAVELS

declare i64 @read()
declare i64 @write(i64)

; If %a had the register of @inner's argument, it would take 0.6 to put the
; constant there and 0.6 to save it from the call. In another register it takes
; half of that, and under the other table an argument costs 2, and its reads 1.
; STAYS: start blocked_by_price 1:
; STAYS-NOT: incoming
; STAYS: end blocked_by_price
; TRAVELS: start blocked_by_price 0:
; TRAVELS-NEXT: incoming r
define internal i64 @blocked_by_price(i64 %a) {
  %x = call i64 @read()
  %y = call i64 @inner(i64 %x)
  %z = sub i64 %y, %a
  ret i64 %z
}

; STAYS: start inner 0:
; STAYS-NEXT: incoming r1
define internal i64 @inner(i64 %a) {
  %x = call i64 @read()
  %y = sub i64 %a, %x
  ret i64 %y
}

define void @main() {
  %x7 = call i64 @blocked_by_price(i64 7)
  %x8 = call i64 @blocked_by_price(i64 8)
  %x = sub i64 %x7, %x8
  %y = call i64 @write(i64 %x)
  ret void
}
