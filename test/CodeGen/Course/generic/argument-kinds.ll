; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Attributes of parameters, conventions, variable arguments of odd types.

%s = type { i8, i64, [5 x i16] }
define void @bv(ptr byval(%s) align 16 %p, ptr sret(%s) %r, i7 inreg %x, i1 zeroext %y, i9 signext %z) {
  %v = load i64, ptr %p
  store i64 %v, ptr %r
  %a = zext i7 %x to i64
  %b = zext i1 %y to i64
  %c = sext i9 %z to i64
  %d = add i64 %a, %b
  %e = add i64 %d, %c
  store i64 %e, ptr %r
  ret void
}
define i64 @callbv(ptr %p) {
  %q = alloca %s
  call void @bv(ptr byval(%s) align 16 %p, ptr sret(%s) %q, i7 inreg 5, i1 zeroext true, i9 signext -3)
  %r = load i64, ptr %q
  ret i64 %r
}
define ptr @nest(ptr nest %n, ptr swiftself %q) {
  %r = getelementptr i8, ptr %n, i64 4
  ret ptr %r
}
define swiftcc i64 @se(ptr swifterror %e, i64 %a) {
  store ptr null, ptr %e
  ret i64 %a
}
define swiftcc i64 @callse() {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  %r = call swiftcc i64 @se(ptr swifterror %e, i64 3)
  ret i64 %r
}
define tailcc i64 @tc(i64 %a) { 
  %r = tail call tailcc i64 @tc(i64 %a)
  ret i64 %r
}
define ghccc void @ghc(i64 %a) { 
  ret void 
}
define preserve_nonecc i64 @pn(i64 %a) { 
  ret i64 %a 
}
define i64 @va(i64 %a, ...) {
  %l = alloca ptr
  call void @llvm.va_start.p0(ptr %l)
  %x = va_arg ptr %l, i7
  %y = va_arg ptr %l, i129
  %z = va_arg ptr %l, double
  %w = va_arg ptr %l, <3 x i16>
  %v = va_arg ptr %l, half
  %m = alloca ptr
  call void @llvm.va_copy.p0(ptr %m, ptr %l)
  %u = va_arg ptr %m, {i8, [2 x float]}
  call void @llvm.va_end.p0(ptr %m)
  %e = zext i7 %x to i64
  ret i64 %e
}
define i64 @cva() {
  %r = call i64 (i64, ...) @va(i64 1, i7 3, i129 -1, double 1.0, <3 x i16> <i16 1, i16 2, i16 3>, half 1.0, {i8, [2 x float]} zeroinitializer)
  ret i64 %r
}
define weak_odr hidden i64 @attrs(ptr noalias nocapture readonly dereferenceable(8) %p) noinline optnone cold mustprogress "x"="y" {
  %r = load i64, ptr %p, !range !0, !nontemporal !1
  ret i64 %r
}
define i64 @gcname() gc "shadow-stack" {
  ret i64 1
}
define i64 @prefix() prefix i32 5 prologue i8 144 {
  ret i64 1
}
define i64 @sections() section "foo" comdat($c) align 256 {
  ret i64 1
}
$c = comdat any
!0 = !{i64 0, i64 10}
!1 = !{i32 1}
