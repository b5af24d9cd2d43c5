; RUN: llc -mtriple=course -stop-after=finalize-isel < %s | FileCheck %s

; A division whose divisor is only by its flags not zero stays where it is; one
; that cannot stop the program may move (UDIVNZ).

; CHECK-LABEL: name: by_flag
; CHECK: UDIV %
define i64 @by_flag(i64 %a, i64 %b) {
  %n = add nuw i64 %b, 1
  %q = udiv i64 %a, %n
  ret i64 %q
}

; CHECK-LABEL: name: by_bit
; CHECK: UREMNZ %
define i64 @by_bit(i64 %a, i64 %b) {
  %n = or i64 %b, 1
  %q = urem i64 %a, %n
  ret i64 %q
}

; CHECK-LABEL: name: by_choice
; CHECK: SDIVNZ %
define i32 @by_choice(i32 %a, i1 %c) {
  %n = select i1 %c, i32 7, i32 10
  %q = sdiv i32 %a, %n
  ret i32 %q
}

; CHECK-LABEL: name: by_extension
; CHECK: SREMNZ %
define i64 @by_extension(i64 %a, i8 %b) {
  %o = or i8 %b, 4
  %n = zext i8 %o to i64
  %q = srem i64 %a, %n
  ret i64 %q
}

; CHECK-LABEL: name: frozen
; CHECK: UDIVNZ %
define i64 @frozen(i64 %a, i64 %b) {
  %o = or i64 %b, 4
  %n = freeze i64 %o
  %q = udiv i64 %a, %n
  ret i64 %q
}
