; lcs.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; Both tables are filled at once, since both ask whether two characters are equal. Four
; rows go along the columns together, their values in registers; what the row above
; gives for a column, the two values and the character, is one word. A new value takes
; the place of the one on its diagonal, so registers change roles and five columns are
; unrolled. The four characters of the first sequence are arguments, which cost no
; register. Pointers end at 0. For sequences of at most 160.

start four 4:
  .entry:
    r1 = mul 0 1 64
    r2 = mul 0 1 64
    r3 = mul 0 1 64
    r4 = mul 0 1 64
    r5 = mul 0 1 64
    r6 = mul r16 1 64
    r7 = add r16 1 64
    r8 = add r16 2 64
    r9 = add r16 3 64
    r10 = add r16 4 64
    br .col0
  .col0:
    r13 = load 8 r15 1304
    r11 = udiv r13 65536 32
    r12 = udiv r13 4294967296 64
    r14 = xor arg1 r13 8
    br r14 .c0d0 .c0e0
  .c0e0:
    r1 = add r1 1 64
    br .c0n0
  .c0d0:
    r14 = icmp ugt r11 r2 64
    r1 = select r14 r11 r2
    r14 = icmp ult r12 r7 64
    r16 = select r14 r12 r7
    r14 = icmp ult r16 r6 64
    r6 = select r14 r16 r6
    r6 = add r6 1 64
    br .c0n0
  .c0n0:
    r14 = xor arg2 r13 8
    br r14 .c0d1 .c0e1
  .c0e1:
    r2 = add r2 1 64
    br .c0n1
  .c0d1:
    r14 = icmp ugt r1 r3 64
    r2 = select r14 r1 r3
    r14 = icmp ult r6 r8 64
    r16 = select r14 r6 r8
    r14 = icmp ult r16 r7 64
    r7 = select r14 r16 r7
    r7 = add r7 1 64
    br .c0n1
  .c0n1:
    r14 = xor arg3 r13 8
    br r14 .c0d2 .c0e2
  .c0e2:
    r3 = add r3 1 64
    br .c0n2
  .c0d2:
    r14 = icmp ugt r2 r4 64
    r3 = select r14 r2 r4
    r14 = icmp ult r7 r9 64
    r16 = select r14 r7 r9
    r14 = icmp ult r16 r8 64
    r8 = select r14 r16 r8
    r8 = add r8 1 64
    br .c0n2
  .c0n2:
    r14 = xor arg4 r13 8
    br r14 .c0d3 .c0e3
  .c0e3:
    r4 = add r4 1 64
    br .c0n3
  .c0d3:
    r14 = icmp ugt r3 r5 64
    r4 = select r14 r3 r5
    r14 = icmp ult r8 r10 64
    r16 = select r14 r8 r10
    r14 = icmp ult r16 r9 64
    r9 = select r14 r16 r9
    r9 = add r9 1 64
    br .c0n3
  .c0n3:
    store 2 r4 r15 1306
    store 2 r9 r15 1308
    switch r15 18446744073709551608 .done .col1
  .col1:
    r13 = load 8 r15 1312
    r5 = udiv r13 65536 32
    r10 = udiv r13 4294967296 64
    r14 = xor arg1 r13 8
    br r14 .c1d0 .c1e0
  .c1e0:
    r11 = add r11 1 64
    br .c1n0
  .c1d0:
    r14 = icmp ugt r5 r1 64
    r11 = select r14 r5 r1
    r14 = icmp ult r10 r6 64
    r16 = select r14 r10 r6
    r14 = icmp ult r16 r12 64
    r12 = select r14 r16 r12
    r12 = add r12 1 64
    br .c1n0
  .c1n0:
    r14 = xor arg2 r13 8
    br r14 .c1d1 .c1e1
  .c1e1:
    r1 = add r1 1 64
    br .c1n1
  .c1d1:
    r14 = icmp ugt r11 r2 64
    r1 = select r14 r11 r2
    r14 = icmp ult r12 r7 64
    r16 = select r14 r12 r7
    r14 = icmp ult r16 r6 64
    r6 = select r14 r16 r6
    r6 = add r6 1 64
    br .c1n1
  .c1n1:
    r14 = xor arg3 r13 8
    br r14 .c1d2 .c1e2
  .c1e2:
    r2 = add r2 1 64
    br .c1n2
  .c1d2:
    r14 = icmp ugt r1 r3 64
    r2 = select r14 r1 r3
    r14 = icmp ult r6 r8 64
    r16 = select r14 r6 r8
    r14 = icmp ult r16 r7 64
    r7 = select r14 r16 r7
    r7 = add r7 1 64
    br .c1n2
  .c1n2:
    r14 = xor arg4 r13 8
    br r14 .c1d3 .c1e3
  .c1e3:
    r3 = add r3 1 64
    br .c1n3
  .c1d3:
    r14 = icmp ugt r2 r4 64
    r3 = select r14 r2 r4
    r14 = icmp ult r7 r9 64
    r16 = select r14 r7 r9
    r14 = icmp ult r16 r8 64
    r8 = select r14 r16 r8
    r8 = add r8 1 64
    br .c1n3
  .c1n3:
    store 2 r3 r15 1314
    store 2 r8 r15 1316
    switch r15 18446744073709551600 .done .col2
  .col2:
    r13 = load 8 r15 1320
    r4 = udiv r13 65536 32
    r9 = udiv r13 4294967296 64
    r14 = xor arg1 r13 8
    br r14 .c2d0 .c2e0
  .c2e0:
    r5 = add r5 1 64
    br .c2n0
  .c2d0:
    r14 = icmp ugt r4 r11 64
    r5 = select r14 r4 r11
    r14 = icmp ult r9 r12 64
    r16 = select r14 r9 r12
    r14 = icmp ult r16 r10 64
    r10 = select r14 r16 r10
    r10 = add r10 1 64
    br .c2n0
  .c2n0:
    r14 = xor arg2 r13 8
    br r14 .c2d1 .c2e1
  .c2e1:
    r11 = add r11 1 64
    br .c2n1
  .c2d1:
    r14 = icmp ugt r5 r1 64
    r11 = select r14 r5 r1
    r14 = icmp ult r10 r6 64
    r16 = select r14 r10 r6
    r14 = icmp ult r16 r12 64
    r12 = select r14 r16 r12
    r12 = add r12 1 64
    br .c2n1
  .c2n1:
    r14 = xor arg3 r13 8
    br r14 .c2d2 .c2e2
  .c2e2:
    r1 = add r1 1 64
    br .c2n2
  .c2d2:
    r14 = icmp ugt r11 r2 64
    r1 = select r14 r11 r2
    r14 = icmp ult r12 r7 64
    r16 = select r14 r12 r7
    r14 = icmp ult r16 r6 64
    r6 = select r14 r16 r6
    r6 = add r6 1 64
    br .c2n2
  .c2n2:
    r14 = xor arg4 r13 8
    br r14 .c2d3 .c2e3
  .c2e3:
    r2 = add r2 1 64
    br .c2n3
  .c2d3:
    r14 = icmp ugt r1 r3 64
    r2 = select r14 r1 r3
    r14 = icmp ult r6 r8 64
    r16 = select r14 r6 r8
    r14 = icmp ult r16 r7 64
    r7 = select r14 r16 r7
    r7 = add r7 1 64
    br .c2n3
  .c2n3:
    store 2 r2 r15 1322
    store 2 r7 r15 1324
    switch r15 18446744073709551592 .done .col3
  .col3:
    r13 = load 8 r15 1328
    r3 = udiv r13 65536 32
    r8 = udiv r13 4294967296 64
    r14 = xor arg1 r13 8
    br r14 .c3d0 .c3e0
  .c3e0:
    r4 = add r4 1 64
    br .c3n0
  .c3d0:
    r14 = icmp ugt r3 r5 64
    r4 = select r14 r3 r5
    r14 = icmp ult r8 r10 64
    r16 = select r14 r8 r10
    r14 = icmp ult r16 r9 64
    r9 = select r14 r16 r9
    r9 = add r9 1 64
    br .c3n0
  .c3n0:
    r14 = xor arg2 r13 8
    br r14 .c3d1 .c3e1
  .c3e1:
    r5 = add r5 1 64
    br .c3n1
  .c3d1:
    r14 = icmp ugt r4 r11 64
    r5 = select r14 r4 r11
    r14 = icmp ult r9 r12 64
    r16 = select r14 r9 r12
    r14 = icmp ult r16 r10 64
    r10 = select r14 r16 r10
    r10 = add r10 1 64
    br .c3n1
  .c3n1:
    r14 = xor arg3 r13 8
    br r14 .c3d2 .c3e2
  .c3e2:
    r11 = add r11 1 64
    br .c3n2
  .c3d2:
    r14 = icmp ugt r5 r1 64
    r11 = select r14 r5 r1
    r14 = icmp ult r10 r6 64
    r16 = select r14 r10 r6
    r14 = icmp ult r16 r12 64
    r12 = select r14 r16 r12
    r12 = add r12 1 64
    br .c3n2
  .c3n2:
    r14 = xor arg4 r13 8
    br r14 .c3d3 .c3e3
  .c3e3:
    r1 = add r1 1 64
    br .c3n3
  .c3d3:
    r14 = icmp ugt r11 r2 64
    r1 = select r14 r11 r2
    r14 = icmp ult r12 r7 64
    r16 = select r14 r12 r7
    r14 = icmp ult r16 r6 64
    r6 = select r14 r16 r6
    r6 = add r6 1 64
    br .c3n3
  .c3n3:
    store 2 r1 r15 1330
    store 2 r6 r15 1332
    switch r15 18446744073709551584 .done .col4
  .col4:
    r13 = load 8 r15 1336
    r2 = udiv r13 65536 32
    r7 = udiv r13 4294967296 64
    r14 = xor arg1 r13 8
    br r14 .c4d0 .c4e0
  .c4e0:
    r3 = add r3 1 64
    br .c4n0
  .c4d0:
    r14 = icmp ugt r2 r4 64
    r3 = select r14 r2 r4
    r14 = icmp ult r7 r9 64
    r16 = select r14 r7 r9
    r14 = icmp ult r16 r8 64
    r8 = select r14 r16 r8
    r8 = add r8 1 64
    br .c4n0
  .c4n0:
    r14 = xor arg2 r13 8
    br r14 .c4d1 .c4e1
  .c4e1:
    r4 = add r4 1 64
    br .c4n1
  .c4d1:
    r14 = icmp ugt r3 r5 64
    r4 = select r14 r3 r5
    r14 = icmp ult r8 r10 64
    r16 = select r14 r8 r10
    r14 = icmp ult r16 r9 64
    r9 = select r14 r16 r9
    r9 = add r9 1 64
    br .c4n1
  .c4n1:
    r14 = xor arg3 r13 8
    br r14 .c4d2 .c4e2
  .c4e2:
    r5 = add r5 1 64
    br .c4n2
  .c4d2:
    r14 = icmp ugt r4 r11 64
    r5 = select r14 r4 r11
    r14 = icmp ult r9 r12 64
    r16 = select r14 r9 r12
    r14 = icmp ult r16 r10 64
    r10 = select r14 r16 r10
    r10 = add r10 1 64
    br .c4n2
  .c4n2:
    r14 = xor arg4 r13 8
    br r14 .c4d3 .c4e3
  .c4e3:
    r11 = add r11 1 64
    br .c4n3
  .c4d3:
    r14 = icmp ugt r5 r1 64
    r11 = select r14 r5 r1
    r14 = icmp ult r10 r6 64
    r16 = select r14 r10 r6
    r14 = icmp ult r16 r12 64
    r12 = select r14 r16 r12
    r12 = add r12 1 64
    br .c4n3
  .c4n3:
    store 2 r11 r15 1338
    store 2 r12 r15 1340
    switch r15 18446744073709551576 .done .col5
  .col5:
    r13 = load 8 r15 1344
    r1 = udiv r13 65536 32
    r6 = udiv r13 4294967296 64
    r14 = xor arg1 r13 8
    br r14 .c5d0 .c5e0
  .c5e0:
    r2 = add r2 1 64
    br .c5n0
  .c5d0:
    r14 = icmp ugt r1 r3 64
    r2 = select r14 r1 r3
    r14 = icmp ult r6 r8 64
    r16 = select r14 r6 r8
    r14 = icmp ult r16 r7 64
    r7 = select r14 r16 r7
    r7 = add r7 1 64
    br .c5n0
  .c5n0:
    r14 = xor arg2 r13 8
    br r14 .c5d1 .c5e1
  .c5e1:
    r3 = add r3 1 64
    br .c5n1
  .c5d1:
    r14 = icmp ugt r2 r4 64
    r3 = select r14 r2 r4
    r14 = icmp ult r7 r9 64
    r16 = select r14 r7 r9
    r14 = icmp ult r16 r8 64
    r8 = select r14 r16 r8
    r8 = add r8 1 64
    br .c5n1
  .c5n1:
    r14 = xor arg3 r13 8
    br r14 .c5d2 .c5e2
  .c5e2:
    r4 = add r4 1 64
    br .c5n2
  .c5d2:
    r14 = icmp ugt r3 r5 64
    r4 = select r14 r3 r5
    r14 = icmp ult r8 r10 64
    r16 = select r14 r8 r10
    r14 = icmp ult r16 r9 64
    r9 = select r14 r16 r9
    r9 = add r9 1 64
    br .c5n2
  .c5n2:
    r14 = xor arg4 r13 8
    br r14 .c5d3 .c5e3
  .c5e3:
    r5 = add r5 1 64
    br .c5n3
  .c5d3:
    r14 = icmp ugt r4 r11 64
    r5 = select r14 r4 r11
    r14 = icmp ult r9 r12 64
    r16 = select r14 r9 r12
    r14 = icmp ult r16 r10 64
    r10 = select r14 r16 r10
    r10 = add r10 1 64
    br .c5n3
  .c5n3:
    store 2 r5 r15 1346
    store 2 r10 r15 1348
    r15 = add r15 48 64
    br r15 .col0 .done
  .done:
    ret
end four

start one 1:
  .entry:
    r1 = mul 0 1 64
    r2 = mul 0 1 64
    r3 = mul r16 1 64
    r4 = add r16 1 64
    br .col0
  .col0:
    r7 = load 8 r15 1304
    r5 = udiv r7 65536 32
    r6 = udiv r7 4294967296 64
    r8 = xor arg1 r7 8
    br r8 .c0d0 .c0e0
  .c0e0:
    r1 = add r1 1 64
    br .c0n0
  .c0d0:
    r8 = icmp ugt r5 r2 64
    r1 = select r8 r5 r2
    r8 = icmp ult r6 r4 64
    r9 = select r8 r6 r4
    r8 = icmp ult r9 r3 64
    r3 = select r8 r9 r3
    r3 = add r3 1 64
    br .c0n0
  .c0n0:
    store 2 r1 r15 1306
    store 2 r3 r15 1308
    switch r15 18446744073709551608 .done .col1
  .col1:
    r7 = load 8 r15 1312
    r2 = udiv r7 65536 32
    r4 = udiv r7 4294967296 64
    r8 = xor arg1 r7 8
    br r8 .c1d0 .c1e0
  .c1e0:
    r5 = add r5 1 64
    br .c1n0
  .c1d0:
    r8 = icmp ugt r2 r1 64
    r5 = select r8 r2 r1
    r8 = icmp ult r4 r3 64
    r9 = select r8 r4 r3
    r8 = icmp ult r9 r6 64
    r6 = select r8 r9 r6
    r6 = add r6 1 64
    br .c1n0
  .c1n0:
    store 2 r5 r15 1314
    store 2 r6 r15 1316
    switch r15 18446744073709551600 .done .col2
  .col2:
    r7 = load 8 r15 1320
    r1 = udiv r7 65536 32
    r3 = udiv r7 4294967296 64
    r8 = xor arg1 r7 8
    br r8 .c2d0 .c2e0
  .c2e0:
    r2 = add r2 1 64
    br .c2n0
  .c2d0:
    r8 = icmp ugt r1 r5 64
    r2 = select r8 r1 r5
    r8 = icmp ult r3 r6 64
    r9 = select r8 r3 r6
    r8 = icmp ult r9 r4 64
    r4 = select r8 r9 r4
    r4 = add r4 1 64
    br .c2n0
  .c2n0:
    store 2 r2 r15 1322
    store 2 r4 r15 1324
    r15 = add r15 24 64
    br r15 .col0 .done
  .done:
    ret
end one

start main 0:
  .entry:
    r1 = call read
    r2 = mul 0 1 64
    r3 = udiv r1 161 64
    br r3 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    br r1 .reada .ready
  .reada:
    r3 = call read
    store 1 r3 r2 2000
    r2 = add r2 1 64
    r3 = xor r1 r2 64
    br r3 .reada .ready
  .ready:
    r15 = call read
    r3 = udiv r15 161 64
    br r3 .bad .fits2
  .fits2:
    r2 = mul r15 8 64
    r3 = sub 0 r2 64
    r4 = mul 4294967296 1 64
    r15 = sub 0 r2 64
    br r3 .readb .empty
  .readb:
    r5 = call read
    r5 = urem r5 256 64
    r5 = or r5 r4 64
    store 8 r5 r3 1304
    r4 = add r4 4294967296 64
    r3 = add r3 8 64
    br r3 .readb .swept
  .empty:
    call write 0
    call write r1
    ret
  .swept:
    r16 = mul 0 1 64
    r1 = mul r1 1 64
    r2 = udiv r1 4 64
    r3 = urem r1 4 64
    br r2 .fours .ones
  .fours:
    r4 = load 1 r16 2000
    r5 = load 1 r16 2001
    r6 = load 1 r16 2002
    r7 = load 1 r16 2003
    call four r4 r5 r6 r7
    r16 = add r16 4 64
    r2 = sub r2 1 64
    br r2 .fours .ones
  .ones:
    br r3 .single .print
  .single:
    r4 = load 1 r16 2000
    call one r4
    r16 = add r16 1 64
    r3 = sub r3 1 64
    br r3 .single .print
  .print:
    r4 = load 2 1298 0
    call write r4
    r4 = load 2 1300 0
    call write r4
    ret
end main
