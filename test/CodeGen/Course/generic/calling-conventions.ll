; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Calling conventions and tail calls.

define fastcc i64 @f_fastcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_fastcc(ptr %p) {
  %r = tail call fastcc i64 @f_fastcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define coldcc i64 @f_coldcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_coldcc(ptr %p) {
  %r = tail call coldcc i64 @f_coldcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define tailcc i64 @f_tailcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_tailcc(ptr %p) {
  %r = tail call tailcc i64 @f_tailcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define swiftcc i64 @f_swiftcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_swiftcc(ptr %p) {
  %r = tail call swiftcc i64 @f_swiftcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define swifttailcc i64 @f_swifttailcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_swifttailcc(ptr %p) {
  %r = tail call swifttailcc i64 @f_swifttailcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define preserve_mostcc i64 @f_preserve_mostcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_preserve_mostcc(ptr %p) {
  %r = tail call preserve_mostcc i64 @f_preserve_mostcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define preserve_allcc i64 @f_preserve_allcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_preserve_allcc(ptr %p) {
  %r = tail call preserve_allcc i64 @f_preserve_allcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define preserve_nonecc i64 @f_preserve_nonecc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_preserve_nonecc(ptr %p) {
  %r = tail call preserve_nonecc i64 @f_preserve_nonecc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
declare ghccc i64 @f_ghccc(i64 %a, ptr %b, i8 %c)
define cc 11 i64 @f_cc_11(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_cc_11(ptr %p) {
  %r = tail call cc 11 i64 @f_cc_11(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define cfguard_checkcc i64 @f_cfguard_checkcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_cfguard_checkcc(ptr %p) {
  %r = tail call cfguard_checkcc i64 @f_cfguard_checkcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define cxx_fast_tlscc i64 @f_cxx_fast_tlscc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_cxx_fast_tlscc(ptr %p) {
  %r = tail call cxx_fast_tlscc i64 @f_cxx_fast_tlscc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define x86_fastcallcc i64 @f_x86_fastcallcc(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_x86_fastcallcc(ptr %p) {
  %r = tail call x86_fastcallcc i64 @f_x86_fastcallcc(i64 1, ptr %p, i8 3)
  ret i64 %r
}
declare anyregcc i64 @f_anyregcc(i64 %a, ptr %b, i8 %c)
define cc 200 i64 @f_cc_200(i64 %a, ptr %b, i8 %c) {
  %r = load i64, ptr %b
  %s = add i64 %r, %a
  %d = zext i8 %c to i64
  %t = add i64 %s, %d
  ret i64 %t
}
define i64 @call_cc_200(ptr %p) {
  %r = tail call cc 200 i64 @f_cc_200(i64 1, ptr %p, i8 3)
  ret i64 %r
}
define i64 @must(i64 %a) {
  %r = musttail call i64 @must(i64 %a)
  ret i64 %r
}
define tailcc i64 @must_other(i64 %a, i64 %b) {
  %r = musttail call tailcc i64 @f_tailcc_2(i64 %a)
  ret i64 %r
}
define tailcc i64 @f_tailcc_2(i64 %a) {
  ret i64 %a
}
define i64 @not_tail(i64 %a) {
  %r = notail call i64 @must(i64 %a)
  ret i64 %r
}
