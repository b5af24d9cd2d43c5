; fibonacci.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: changed
;
; The recursions become a sum of two running numbers, and the fixed one a constant. The
; powers of the matrix are symmetric and hold F(k-1), F(k) and F(k+1): going through the
; bits of the exponent from the highest one, doubling k is three sums of products, and
; adding one renames them.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r3 = mul 0 1 64
    r4 = mul 1 1 64
    br r1 .odd .written
  .odd:
    r5 = urem r1 2 64
    br r5 .step1 .step2
  .step1:
    r3 = mul 1 1 64
    r1 = sub r1 1 64
    br r1 .step2 .written
  .step2:
    r5 = urem r1 2 64
    br r5 .bad .twice
  .bad:
    assert_eq 0 1
    ret
  .twice:
    r3 = add r3 r4 64
    r4 = add r3 r4 64
    r1 = sub r1 2 64
    br r1 .twice .written
  .written:
    call write r3
    call write 1548008755920
    r3 = mul 0 1 64
    r4 = mul 0 1 64
    br r2 .round .print
  .round:
    r5 = mul r4 r4 64
    r5 = add r5 1000000000 64
    ; r6: the power of two of the next bit; r7, r8, r9: F(k-1), F(k), F(k+1) for k = the bits above
    r10 = udiv r5 1073741824 64
    br r10 .large .thirty
  .large:
    r6 = mul 4611686018427387904 1 64
    br .scan
  .scan:
    r10 = udiv r5 r6 64
    r6 = udiv r6 2 64
    br r10 .start .scan
  .start:
    r7 = mul 0 1 64
    r8 = mul 1 1 64
    r9 = mul 1 1 64
    br .bit
  .bit:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r8 = urem r11 1000000007 64
    r7 = urem r7 1000000007 64
    r10 = and r5 r6 64
    r6 = udiv r6 2 64
    br r10 .one .zero
  .one:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br r6 .bit .end
  .zero:
    br r6 .bit .end
  .thirty:
    r7 = mul 0 1 64
    r8 = mul 1 1 64
    r9 = mul 1 1 64
    br .b28
  .b28:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 268435456 64
    br r10 .o28 .b27
  .o28:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b27
  .b27:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 134217728 64
    br r10 .o27 .b26
  .o27:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b26
  .b26:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 67108864 64
    br r10 .o26 .b25
  .o26:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b25
  .b25:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 33554432 64
    br r10 .o25 .b24
  .o25:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b24
  .b24:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 16777216 64
    br r10 .o24 .b23
  .o24:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b23
  .b23:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 8388608 64
    br r10 .o23 .b22
  .o23:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b22
  .b22:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 4194304 64
    br r10 .o22 .b21
  .o22:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b21
  .b21:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 2097152 64
    br r10 .o21 .b20
  .o21:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b20
  .b20:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 1048576 64
    br r10 .o20 .b19
  .o20:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b19
  .b19:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 524288 64
    br r10 .o19 .b18
  .o19:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b18
  .b18:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 262144 64
    br r10 .o18 .b17
  .o18:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b17
  .b17:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 131072 64
    br r10 .o17 .b16
  .o17:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b16
  .b16:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 65536 64
    br r10 .o16 .b15
  .o16:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b15
  .b15:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 32768 64
    br r10 .o15 .b14
  .o15:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b14
  .b14:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 16384 64
    br r10 .o14 .b13
  .o14:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b13
  .b13:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 8192 64
    br r10 .o13 .b12
  .o13:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b12
  .b12:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 4096 64
    br r10 .o12 .b11
  .o12:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b11
  .b11:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 2048 64
    br r10 .o11 .b10
  .o11:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b10
  .b10:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 1024 64
    br r10 .o10 .b9
  .o10:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b9
  .b9:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 512 64
    br r10 .o9 .b8
  .o9:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b8
  .b8:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 256 64
    br r10 .o8 .b7
  .o8:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b7
  .b7:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 128 64
    br r10 .o7 .b6
  .o7:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b6
  .b6:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 64 64
    br r10 .o6 .b5
  .o6:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b5
  .b5:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 32 64
    br r10 .o5 .b4
  .o5:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b4
  .b4:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 16 64
    br r10 .o4 .b3
  .o4:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b3
  .b3:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 8 64
    br r10 .o3 .b2
  .o3:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b2
  .b2:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 4 64
    br r10 .o2 .b1
  .o2:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b1
  .b1:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r7 = mul r7 r7 64
    r7 = add r7 r8 64
    r7 = urem r7 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 2 64
    br r10 .o1 .b0
  .o1:
    r7 = mul r8 1 64
    r8 = mul r9 1 64
    r9 = add r7 r8 64
    br .b0
  .b0:
    r11 = add r7 r9 64
    r11 = mul r11 r8 64
    r8 = mul r8 r8 64
    r9 = mul r9 r9 64
    r9 = add r9 r8 64
    r9 = urem r9 1000000007 64
    r8 = urem r11 1000000007 64
    r10 = and r5 1 64
    br r10 .o0 .end
  .o0:
    r8 = mul r9 1 64
    br .end
  .end:
    r8 = urem r8 1000000007 64
    r3 = add r3 r8 64
    r4 = add r4 1 64
    r10 = xor r4 r2 64
    br r10 .round .print
  .print:
    call write r3
    ret
end main
