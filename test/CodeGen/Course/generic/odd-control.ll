; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Endless loops, dead blocks, values of every type across blocks, frames.

define void @inf() {
  br label %l
l:
  br label %l
}
define i64 @unreach(i1 %c) {
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret i64 1
dead:
  %x = phi i64 [%y, %dead]
  %y = add i64 %x, 1
  br label %dead
}
define i64 @selfphi(i64 %n) {
entry:
  br label %l
l:
  %a = phi i64 [1, %entry], [%b, %l]
  %b = phi i64 [2, %entry], [%c, %l]
  %c = phi i64 [3, %entry], [%a, %l]
  %i = phi i64 [0, %entry], [%j, %l]
  %j = add nuw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %e, label %l
e:
  %r = mul i64 %a, %b
  %s = sub i64 %r, %c
  ret i64 %s
}
define {i1, i7, <3 x i9>, ptr, double, [2 x {i128, i8}]} @phiagg(i1 %c, {i1, i7, <3 x i9>, ptr, double, [2 x {i128, i8}]} %x) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi {i1, i7, <3 x i9>, ptr, double, [2 x {i128, i8}]} [%x, %a], [zeroinitializer, %0]
  %q = insertvalue {i1, i7, <3 x i9>, ptr, double, [2 x {i128, i8}]} %p, i128 77, 5, 1, 0
  ret {i1, i7, <3 x i9>, ptr, double, [2 x {i128, i8}]} %q
}
define i1 @bits(i1 %a, i1 %b) {
  %x = add i1 %a, %b
  %y = mul i1 %x, %a
  %z = sub i1 %y, true
  %s = shl i1 %z, false
  %t = ashr i1 %s, false
  %u = sdiv i1 %t, true
  %v = icmp slt i1 %u, %a
  %w = call i1 @llvm.smax.i1(i1 %v, i1 %b)
  %c = call i1 @llvm.ctpop.i1(i1 %w)
  %d = call i1 @llvm.abs.i1(i1 %c, i1 false)
  %o = call {i1, i1} @llvm.smul.with.overflow.i1(i1 %d, i1 %a)
  %p = extractvalue {i1, i1} %o, 1
  %q = call i1 @llvm.usub.sat.i1(i1 %p, i1 %b)
  %f = call i1 @llvm.fshr.i1(i1 %q, i1 %a, i1 %b)
  %g = call i1 @llvm.bitreverse.i1(i1 %f)
  ret i1 %g
}
define i64 @alloca(i64 %n, i7 %m, i128 %w) {
  %a = alloca i24, i64 %n, align 32
  %b = alloca [3 x <3 x i7>], i7 %m
  %c = alloca {}, i64 0
  %d = alloca i8, i128 %w
  %z = alloca [0 x i64]
  store i24 -1, ptr %a
  store i24 5, ptr %b
  %x = load i64, ptr %b
  %p = ptrtoint ptr %c to i64
  %q = ptrtoint ptr %z to i64
  %v = load volatile i8, ptr %d
  %e = zext i8 %v to i64
  %r = add i64 %x, %p
  %s = add i64 %r, %q
  %t = add i64 %s, %e
  ret i64 %t
}
define void @empty({} %a, [0 x i64] %b, {{}, [0 x {}]} %c) {
  ret void
}
define {} @emptyr({} %a) {
  %r = call {} @emptyr({} %a)
  ret {} %r
}
define void @callempty() {
  call void @empty({} undef, [0 x i64] zeroinitializer, {{}, [0 x {}]} poison)
  ret void
}
define [40 x i64] @bigret([40 x i64] %x, i64 %i) {
  %r = insertvalue [40 x i64] %x, i64 %i, 39
  ret [40 x i64] %r
}
define i64 @callbig(i64 %i) {
  %r = call [40 x i64] @bigret([40 x i64] zeroinitializer, i64 %i)
  %s = extractvalue [40 x i64] %r, 39
  ret i64 %s
}
