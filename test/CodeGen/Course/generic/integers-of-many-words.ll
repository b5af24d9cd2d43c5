; RUN: llc -mtriple=course -O0 < %s -o /dev/null
; RUN: llc -mtriple=course -O2 < %s -o /dev/null
; RUN: %optimizing-llc -mtriple=course -O2 < %s -o /dev/null

; Integers of up to 1024 bits: arithmetic, shifts, memory, conversions.

define i256 @mul256(i256 %a, i256 %b) { 
  %r = mul i256 %a, %b
  ret i256 %r 
}
define i512 @mix512(i512 %a, i512 %b, i512 %n) {
  %s = and i512 %n, 511
  %x = shl i512 %a, %s
  %y = ashr i512 %b, %s
  %z = sub i512 %x, %y
  %c = icmp slt i512 %z, %a
  %w = select i1 %c, i512 %z, i512 %b
  %p = mul i512 %w, %a
  ret i512 %p
}
define i1000 @i1000(i1000 %a, i1000 %b) {
  %s = add i1000 %a, %b
  %t = lshr i1000 %s, 333
  %u = call i1000 @llvm.bitreverse.i1000(i1000 %t)
  %v = call i1000 @llvm.ctpop.i1000(i1000 %u)
  %w = xor i1000 %v, %s
  ret i1000 %w
}
define i129 @ov(i129 %a, i129 %b) {
  %r = call {i129, i1} @llvm.umul.with.overflow.i129(i129 %a, i129 %b)
  %v = extractvalue {i129, i1} %r, 0
  %o = extractvalue {i129, i1} %r, 1
  %z = zext i1 %o to i129
  %s = call i129 @llvm.sadd.sat.i129(i129 %v, i129 %z)
  %t = call i129 @llvm.fshl.i129(i129 %s, i129 %a, i129 %b)
  ret i129 %t
}
define i256 @clz(i256 %a) {
  %x = call i256 @llvm.ctlz.i256(i256 %a, i1 false)
  %y = call i256 @llvm.cttz.i256(i256 %a, i1 true)
  %z = call i256 @llvm.abs.i256(i256 %a, i1 false)
  %p = add i256 %x, %y
  %q = add i256 %p, %z
  ret i256 %q
}
define double @tofp(i256 %a, i300 %b) {
  %x = sitofp i256 %a to double
  %y = uitofp i300 %b to float
  %e = fpext float %y to double
  %z = fadd double %x, %e
  ret double %z
}
define i256 @fromfp(double %a, float %b) {
  %x = fptosi double %a to i256
  %y = fptoui float %b to i256
  %z = add i256 %x, %y
  ret i256 %z
}
define i256 @div256(i256 %a, i256 %b) {
  %q = sdiv i256 %a, %b
  %r = urem i256 %a, %b
  %z = add i256 %q, %r
  ret i256 %z
}
define i200 @sat(double %x) {
  %a = call i200 @llvm.fptosi.sat.i200.f64(double %x)
  ret i200 %a
}
declare i1000 @llvm.bitreverse.i1000(i1000)
declare i1000 @llvm.ctpop.i1000(i1000)
define i128 @clm(i128 %a, i128 %b) {
  %r = call i128 @llvm.clmul.i128(i128 %a, i128 %b)
  ret i128 %r
}
define <3 x i17> @clmv(<3 x i17> %a, <3 x i17> %b) {
  %r = call <3 x i17> @llvm.clmul.v3i17(<3 x i17> %a, <3 x i17> %b)
  ret <3 x i17> %r
}
define i256 @bs(i256 %a) {
  %r = call i256 @llvm.bswap.i256(i256 %a)
  %s = call i256 @llvm.bitreverse.i256(i256 %r)
  ret i256 %s
}
define i48 @bs48(i48 %a) {
  %r = call i48 @llvm.bswap.i48(i48 %a)
  ret i48 %r
}
define <3 x i48> @bs48v(<3 x i48> %a) {
  %r = call <3 x i48> @llvm.bswap.v3i48(<3 x i48> %a)
  ret <3 x i48> %r
}
define {<3 x i8>, <3 x i1>} @ovv(<3 x i8> %a, <3 x i8> %b) {
  %r = call {<3 x i8>, <3 x i1>} @llvm.smul.with.overflow.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret {<3 x i8>, <3 x i1>} %r
}
define i512 @mulov(i512 %a, i512 %b) {
  %r = call {i512, i1} @llvm.smul.with.overflow.i512(i512 %a, i512 %b)
  %s = extractvalue {i512, i1} %r, 0
  %o = extractvalue {i512, i1} %r, 1
  %t = select i1 %o, i512 %a, i512 %s
  ret i512 %t
}
define i128 @fix128(i128 %a, i128 %b) {
  %r = call i128 @llvm.smul.fix.i128(i128 %a, i128 %b, i32 127)
  %s = call i128 @llvm.umul.fix.sat.i128(i128 %r, i128 %b, i32 64)
  ret i128 %s
}
define i128 @dfix128(i128 %a, i128 %b) {
  %s = call i128 @llvm.sdiv.fix.sat.i128(i128 %a, i128 %b, i32 100)
  ret i128 %s
}
define i1 @cmpwide(i1024 %a, i1024 %b) {
  %c = icmp sge i1024 %a, %b
  %d = icmp eq i1024 %a, 12345678901234567890123456789012345678901234567890
  %e = xor i1 %c, %d
  ret i1 %e
}
define void @mem(ptr %p, ptr %q) {
  %a = load i1024, ptr %p, align 1
  %b = load i77, ptr %q, align 2
  %c = zext i77 %b to i1024
  %d = add i1024 %a, %c
  store i1024 %d, ptr %p, align 4
  %t = trunc i1024 %d to i3
  store i3 %t, ptr %q
  ret void
}
define i64 @udivc(i300 %a) {
  %q = udiv i300 %a, 1000000007
  %r = srem i300 %q, -77
  %t = trunc i300 %r to i64
  ret i64 %t
}
define i128 @shifts(i128 %a, i7 %n) {
  %z = zext i7 %n to i128
  %l = shl nuw nsw i128 %a, %z
  %r = lshr exact i128 %l, %z
  %s = ashr i128 %r, 127
  %f = call i128 @llvm.fshr.i128(i128 %s, i128 %l, i128 %z)
  ret i128 %f
}
define i8 @tr(<4 x i64> %v) {
  %t = trunc <4 x i64> %v to <4 x i2>
  %b = bitcast <4 x i2> %t to i8
  ret i8 %b
}
