; Integer intrinsics with operands known only at run time.

declare i64 @read()
declare void @write(i64)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i13 @llvm.fshl.i13(i13, i13, i13)
declare i16 @llvm.sshl.sat.i16(i16, i16)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i8 @llvm.smin.i8(i8, i8)
declare i33 @llvm.umax.i33(i33, i33)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i5 @llvm.ssub.sat.i5(i5, i5)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare { i37, i1 } @llvm.smul.with.overflow.i37(i37, i37)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare i7 @llvm.ctlz.i7(i7, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i11 @llvm.bitreverse.i11(i11)
declare i80 @llvm.bswap.i80(i80)
declare i32 @llvm.scmp.i32.i64(i64, i64)
declare i8 @llvm.ucmp.i8.i16(i16, i16)
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
declare i64 @llvm.expect.i64(i64, i64)
declare i1 @llvm.is.constant.i64(i64)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32)
declare i16 @llvm.sdiv.fix.i16(i16, i16, i32)

define internal void @show32(i32 %x) {
  %z = zext i32 %x to i64
  call void @write(i64 %z)
  ret void
}

define internal void @show8(i8 %x) {
  %z = sext i8 %x to i64
  call void @write(i64 %z)
  ret void
}

define internal void @pair(i64 %a, i64 %b) noinline {
  %a32 = trunc i64 %a to i32
  %b32 = trunc i64 %b to i32
  %a16 = trunc i64 %a to i16
  %b16 = trunc i64 %b to i16
  %a8 = trunc i64 %a to i8
  %b8 = trunc i64 %b to i8
  %r0 = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %b)
  call void @write(i64 %r0)
  %r1 = call i32 @llvm.fshr.i32(i32 %a32, i32 %b32, i32 %a32)
  call void @show32(i32 %r1)
  %a13 = trunc i64 %a to i13
  %b13 = trunc i64 %b to i13
  %r2 = call i13 @llvm.fshl.i13(i13 %a13, i13 %b13, i13 %b13)
  %r2w = zext i13 %r2 to i64
  call void @write(i64 %r2w)
  %by16 = and i16 %b16, 15
  %r3 = call i16 @llvm.sshl.sat.i16(i16 %a16, i16 %by16)
  %r3w = sext i16 %r3 to i64
  call void @write(i64 %r3w)
  %by32 = and i32 %b32, 31
  %r4 = call i32 @llvm.ushl.sat.i32(i32 %a32, i32 %by32)
  call void @show32(i32 %r4)
  %r5 = call i32 @llvm.abs.i32(i32 %a32, i1 false)
  call void @show32(i32 %r5)
  %r6 = call i8 @llvm.smin.i8(i8 %a8, i8 %b8)
  call void @show8(i8 %r6)
  %a33 = trunc i64 %a to i33
  %b33 = trunc i64 %b to i33
  %r7 = call i33 @llvm.umax.i33(i33 %a33, i33 %b33)
  %r7w = zext i33 %r7 to i64
  call void @write(i64 %r7w)
  %r8 = call i64 @llvm.usub.sat.i64(i64 %a, i64 %b)
  call void @write(i64 %r8)
  %r9 = call i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  call void @write(i64 %r9)
  %a5 = trunc i64 %a to i5
  %b5 = trunc i64 %b to i5
  %r10 = call i5 @llvm.ssub.sat.i5(i5 %a5, i5 %b5)
  %r10w = sext i5 %r10 to i64
  call void @write(i64 %r10w)
  call void @more(i64 %a, i64 %b)
  ret void
}

define internal void @more(i64 %a, i64 %b) noinline {
  %a32 = trunc i64 %a to i32
  %b32 = trunc i64 %b to i32
  %a16 = trunc i64 %a to i16
  %b16 = trunc i64 %b to i16
  %a8 = trunc i64 %a to i8
  %b8 = trunc i64 %b to i8
  %a37 = trunc i64 %a to i37
  %b37 = trunc i64 %b to i37
  %p0 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a8, i8 %b8)
  %p0v = extractvalue { i8, i1 } %p0, 0
  %p0o = extractvalue { i8, i1 } %p0, 1
  call void @show8(i8 %p0v)
  %p0ow = zext i1 %p0o to i64
  call void @write(i64 %p0ow)
  %p1 = call { i37, i1 } @llvm.smul.with.overflow.i37(i37 %a37, i37 %b37)
  %p1v = extractvalue { i37, i1 } %p1, 0
  %p1o = extractvalue { i37, i1 } %p1, 1
  %p1vw = sext i37 %p1v to i64
  call void @write(i64 %p1vw)
  %p1ow = zext i1 %p1o to i64
  call void @write(i64 %p1ow)
  %p2 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %a, i64 %b)
  %p2v = extractvalue { i64, i1 } %p2, 0
  %p2o = extractvalue { i64, i1 } %p2, 1
  %p2x = select i1 %p2o, i64 %a, i64 %p2v
  call void @write(i64 %p2x)
  %c0 = call i32 @llvm.ctlz.i32(i32 %a32, i1 false)
  call void @show32(i32 %c0)
  %c1 = call i16 @llvm.cttz.i16(i16 %a16, i1 false)
  %c1w = zext i16 %c1 to i64
  call void @write(i64 %c1w)
  %a7 = trunc i64 %a to i7
  %a7n = or i7 %a7, 1
  %c2 = call i7 @llvm.ctlz.i7(i7 %a7n, i1 true)
  %c2w = zext i7 %c2 to i64
  call void @write(i64 %c2w)
  %v0 = call i64 @llvm.bitreverse.i64(i64 %a)
  call void @write(i64 %v0)
  %a11 = trunc i64 %a to i11
  %v1 = call i11 @llvm.bitreverse.i11(i11 %a11)
  %v1w = zext i11 %v1 to i64
  call void @write(i64 %v1w)
  %a80 = zext i64 %a to i80
  %v2 = call i80 @llvm.bswap.i80(i80 %a80)
  %v2s = lshr i80 %v2, 16
  %v2w = trunc i80 %v2s to i64
  call void @write(i64 %v2w)
  %q0 = call i32 @llvm.scmp.i32.i64(i64 %a, i64 %b)
  call void @show32(i32 %q0)
  %q1 = call i8 @llvm.ucmp.i8.i16(i16 %a16, i16 %b16)
  call void @show8(i8 %q1)
  ; How results of fixed-point arithmetic round is left open: these are exact.
  %a27 = and i32 %a32, -32
  %b28 = and i32 %b32, -16
  %f0 = call i32 @llvm.umul.fix.i32(i32 %a27, i32 %b28, i32 9)
  call void @show32(i32 %f0)
  %f1 = call i32 @llvm.smul.fix.sat.i32(i32 %a27, i32 %b32, i32 5)
  call void @show32(i32 %f1)
  %negative = icmp slt i16 %b16, 0
  %divisor = select i1 %negative, i16 -16, i16 256
  %a8s = ashr i16 %a16, 8
  %dividend = shl i16 %a8s, 4
  %f2 = call i16 @llvm.sdiv.fix.i16(i16 %dividend, i16 %divisor, i32 4)
  %f2w = sext i16 %f2 to i64
  call void @write(i64 %f2w)
  %x0 = call i64 @llvm.expect.i64(i64 %a, i64 5)
  call void @write(i64 %x0)
  ret void
}

define i64 @main() {
entry:
  br label %loop

loop:
  %a = call i64 @read()
  %done = icmp eq i64 %a, 42
  br i1 %done, label %exit, label %body

body:
  %b = call i64 @read()
  call void @pair(i64 %a, i64 %b)
  call void @pair(i64 %b, i64 %a)
  br label %loop

exit:
  ret i64 0
}
