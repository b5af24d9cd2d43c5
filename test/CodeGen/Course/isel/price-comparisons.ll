; Conditions are made by what costs least: a division or an `xor` instead of a
; comparison, and nothing to compare with a constant.
; RUN: llc -mtriple=course -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,LESS
; RUN: llc -mtriple=course -mcpu=swpp2020-spec -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,LESS
; RUN: llc -mtriple=course -course-price=Compare=1000 -stop-after=finalize-isel < %s | FileCheck %s --check-prefixes=CHECK,ICMP

declare i64 @write(i64)

; CHECK-LABEL: name: less
; LESS: UDIVNZ %{{[0-9]+}}, 10, 64
; ICMP: ICMP {{[0-9]+}}, %{{[0-9]+}}, {{[0-9]+}}, 64
; CHECK: BRC killed
define void @less(i64 %x) {
  %c = icmp ult i64 %x, 10
  br i1 %c, label %then, label %end
then:
  call i64 @write(i64 1)
  br label %end
end:
  ret void
}

; CHECK-LABEL: name: negative
; LESS: UDIVNZ %{{[0-9]+}}, -9223372036854775808, 64
; ICMP: ICMP {{[0-9]+}}, %{{[0-9]+}}, {{-?[0-9]+}}, 64
; CHECK: BRC killed
define void @negative(i64 %x) {
  %c = icmp slt i64 %x, 0
  br i1 %c, label %then, label %end
then:
  call i64 @write(i64 1)
  br label %end
end:
  ret void
}

; CHECK-LABEL: name: equal
; LESS: XOR %{{[0-9]+}}, %{{[0-9]+}}, 64
; ICMP: ICMP {{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}, 64
; CHECK: BRC killed
define void @equal(i64 %x, i64 %y) {
  %c = icmp eq i64 %x, %y
  br i1 %c, label %then, label %end
then:
  call i64 @write(i64 1)
  br label %end
end:
  ret void
}

; Whatever comparisons cost.
; CHECK-LABEL: name: equal_constant
; CHECK-NOT: ICMP
; CHECK: BRC %{{[0-9]+}}, 7, 
define void @equal_constant(i64 %x) {
  %c = icmp eq i64 %x, 7
  br i1 %c, label %then, label %end
then:
  call i64 @write(i64 1)
  br label %end
end:
  ret void
}

; What is above the width must go, which costs as much as a cheap comparison.
; CHECK-LABEL: name: equal_narrow
; LESS: MUL %{{[0-9]+}}, 1, 8
; LESS: BRC killed %{{[0-9]+}}, 7, 
; ICMP: ICMP {{[0-9]+}}, %{{[0-9]+}}, 7, 8
define void @equal_narrow(i64 %x) {
  %t = trunc i64 %x to i8
  %c = icmp eq i8 %t, 7
  br i1 %c, label %then, label %end
then:
  call i64 @write(i64 1)
  br label %end
end:
  ret void
}
