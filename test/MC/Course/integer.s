; Integer operations are printed as they are written, and so is all of this
; file.
; RUN: llvm-mc -triple=course %s -o %t
; RUN: grep . %t | diff %s -
; RUN: llvm-mc -triple=course %t | diff %t -
start main 0:
  .entry:
; Every operation at every width.
	r1 = udiv r1 0 1
	r2 = udiv r16 1 8
	r3 = udiv sp 18446744073709551615 16
	r4 = udiv 0 9223372036854775808 32
	r5 = udiv 1 r7 64
	r6 = sdiv 18446744073709551615 r1 1
	r7 = sdiv 9223372036854775808 r16 8
	r8 = sdiv r7 sp 16
	r9 = sdiv r1 1 32
	r10 = sdiv r16 18446744073709551615 64
	r11 = urem sp 9223372036854775808 1
	r12 = urem 0 r7 8
	r13 = urem 1 r1 16
	r14 = urem 18446744073709551615 r16 32
	r15 = urem 9223372036854775808 sp 64
	r16 = srem r7 0 1
	r1 = srem r1 18446744073709551615 8
	r2 = srem r16 9223372036854775808 16
	r3 = srem sp r7 32
	r4 = srem 0 r1 64
	r5 = mul 1 r16 1
	r6 = mul 18446744073709551615 sp 8
	r7 = mul 9223372036854775808 0 16
	r8 = mul r7 1 32
	r9 = mul r1 9223372036854775808 64
	r10 = shl r16 r7 1
	r11 = shl sp r1 8
	r12 = shl 0 r16 16
	r13 = shl 1 sp 32
	r14 = shl 18446744073709551615 0 64
	r15 = lshr 9223372036854775808 1 1
	r16 = lshr r7 18446744073709551615 8
	r1 = lshr r1 r7 16
	r2 = lshr r16 r1 32
	r3 = lshr sp r16 64
	r4 = ashr 0 sp 1
	r5 = ashr 1 0 8
	r6 = ashr 18446744073709551615 1 16
	r7 = ashr 9223372036854775808 18446744073709551615 32
	r8 = ashr r7 9223372036854775808 64
	r9 = and r1 r1 1
	r10 = and r16 r16 8
	r11 = and sp sp 16
	r12 = and 0 0 32
	r13 = and 1 1 64
	r14 = or 18446744073709551615 18446744073709551615 1
	r15 = or 9223372036854775808 9223372036854775808 8
	r16 = or r7 r7 16
	r1 = or r1 r16 32
	r2 = or r16 sp 64
	r3 = xor sp 0 1
	r4 = xor 0 1 8
	r5 = xor 1 18446744073709551615 16
	r6 = xor 18446744073709551615 9223372036854775808 32
	r7 = xor 9223372036854775808 r7 64
	r8 = add r7 r1 1
	r9 = add r1 sp 8
	r10 = add r16 0 16
	r11 = add sp 1 32
	r12 = add 0 18446744073709551615 64
	r13 = sub 1 9223372036854775808 1
	r14 = sub 18446744073709551615 r7 8
	r15 = sub 9223372036854775808 r1 16
	r16 = sub r7 r16 32
	r1 = sub r1 0 64
; Every comparison at every width.
	r2 = icmp eq r16 1 1
	r3 = icmp eq sp 18446744073709551615 8
	r4 = icmp eq 0 9223372036854775808 16
	r5 = icmp eq 1 r7 32
	r6 = icmp eq 18446744073709551615 r1 64
	r7 = icmp ne 9223372036854775808 r16 1
	r8 = icmp ne r7 sp 8
	r9 = icmp ne r1 1 16
	r10 = icmp ne r16 18446744073709551615 32
	r11 = icmp ne sp 9223372036854775808 64
	r12 = icmp ugt 0 r7 1
	r13 = icmp ugt 1 r1 8
	r14 = icmp ugt 18446744073709551615 r16 16
	r15 = icmp ugt 9223372036854775808 sp 32
	r16 = icmp ugt r7 0 64
	r1 = icmp uge r1 18446744073709551615 1
	r2 = icmp uge r16 9223372036854775808 8
	r3 = icmp uge sp r7 16
	r4 = icmp uge 0 r1 32
	r5 = icmp uge 1 r16 64
	r6 = icmp ult 18446744073709551615 sp 1
	r7 = icmp ult 9223372036854775808 0 8
	r8 = icmp ult r7 1 16
	r9 = icmp ult r1 9223372036854775808 32
	r10 = icmp ult r16 r7 64
	r11 = icmp ule sp r1 1
	r12 = icmp ule 0 r16 8
	r13 = icmp ule 1 sp 16
	r14 = icmp ule 18446744073709551615 0 32
	r15 = icmp ule 9223372036854775808 1 64
	r16 = icmp sgt r7 18446744073709551615 1
	r1 = icmp sgt r1 r7 8
	r2 = icmp sgt r16 r1 16
	r3 = icmp sgt sp r16 32
	r4 = icmp sgt 0 sp 64
	r5 = icmp sge 1 0 1
	r6 = icmp sge 18446744073709551615 1 8
	r7 = icmp sge 9223372036854775808 18446744073709551615 16
	r8 = icmp sge r7 9223372036854775808 32
	r9 = icmp sge r1 r1 64
	r10 = icmp slt r16 r16 1
	r11 = icmp slt sp sp 8
	r12 = icmp slt 0 0 16
	r13 = icmp slt 1 1 32
	r14 = icmp slt 18446744073709551615 18446744073709551615 64
	r15 = icmp sle 9223372036854775808 9223372036854775808 1
	r16 = icmp sle r7 r7 8
	r1 = icmp sle r1 r16 16
	r2 = icmp sle r16 sp 32
	r3 = icmp sle sp 0 64
; Registers and constants in each place of a select.
	r1 = select r1 r2 r3
	r1 = select 0 sp r4
	r1 = select r5 18446744073709551615 sp
	r1 = select r6 r7 1
	r1 = select 1 2 3
; What copies look like.
	r2 = mul r1 1 64
	sp = mul 10240 1 64
	sp = sub sp 8 64
	ret
end main
; Every register as result and operand.
start registers 16:
  .entry:
	r1 = xor arg1 r16 64
	r2 = xor arg2 r15 64
	r3 = xor arg3 r14 64
	r4 = xor arg4 r13 64
	r5 = xor arg5 r12 64
	r6 = xor arg6 r11 64
	r7 = xor arg7 r10 64
	r8 = xor arg8 r9 64
	r9 = xor arg9 r8 64
	r10 = xor arg10 r7 64
	r11 = xor arg11 r6 64
	r12 = xor arg12 r5 64
	r13 = xor arg13 r4 64
	r14 = xor arg14 r3 64
	r15 = xor arg15 r2 64
	r16 = xor arg16 r1 64
	sp = or sp sp 64
	ret
end registers
