; matmul-naive.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; Elements are 16-bit numbers, stored in 32 bits: one load gives two, and a 32-bit
; multiplication takes the lower one as it is. The second matrix is stored by columns. A
; tile of three rows and columns keeps nine sums in registers; its rows of the first
; matrix are made anew for each row of tiles, in the middle of the second matrix, where
; the head is near. The generator of numbers jumps to the second matrix by powers. The
; product is never stored: three hashes run along three rows and are joined by a power
; of 31. The tile's pointer is sp. The loop over pairs is unrolled and entered by a
; switch. For at most 32 rows.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r3 = udiv r1 33 64
    br r3 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    br r1 .some .none
  .none:
    call write 0
    ret
  .some:
    store 8 r2 4992 0
    store 8 r1 5024 0
    store 8 r1 5080 0
    r3 = add r1 1 64
    r3 = udiv r3 2 64
    store 8 r3 5016 0
    ; the state after n*n steps, by powers of the step x -> r5*x + r6
    r4 = mul r1 r1 64
    r5 = mul 1103515245 1 64
    r6 = mul 12345 1 64
    br .jump
  .jump:
    r7 = urem r4 2 64
    br r7 .odd .even
  .odd:
    r2 = mul r2 r5 64
    r2 = add r2 r6 64
    br .even
  .even:
    r7 = add r5 1 64
    r6 = mul r6 r7 64
    r5 = mul r5 r5 64
    r4 = udiv r4 2 64
    br r4 .jump .jumped
  .jumped:
    ; column j of the second matrix at 128j, with a gap of a tile behind the 15th
    r3 = mul 0 1 64
    r8 = mul r1 4 64
    br .fill
  .fill:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 0
    switch r1 1 .filled .f1
  .f1:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 128
    switch r1 2 .filled .f2
  .f2:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 256
    switch r1 3 .filled .f3
  .f3:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 384
    switch r1 4 .filled .f4
  .f4:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 512
    switch r1 5 .filled .f5
  .f5:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 640
    switch r1 6 .filled .f6
  .f6:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 768
    switch r1 7 .filled .f7
  .f7:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 896
    switch r1 8 .filled .f8
  .f8:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 1024
    switch r1 9 .filled .f9
  .f9:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 1152
    switch r1 10 .filled .f10
  .f10:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 1280
    switch r1 11 .filled .f11
  .f11:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 1408
    switch r1 12 .filled .f12
  .f12:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 1536
    switch r1 13 .filled .f13
  .f13:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 1664
    switch r1 14 .filled .f14
  .f14:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 1792
    switch r1 15 .filled .f15
  .f15:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 2304
    switch r1 16 .filled .f16
  .f16:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 2432
    switch r1 17 .filled .f17
  .f17:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 2560
    switch r1 18 .filled .f18
  .f18:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 2688
    switch r1 19 .filled .f19
  .f19:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 2816
    switch r1 20 .filled .f20
  .f20:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 2944
    switch r1 21 .filled .f21
  .f21:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 3072
    switch r1 22 .filled .f22
  .f22:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 3200
    switch r1 23 .filled .f23
  .f23:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 3328
    switch r1 24 .filled .f24
  .f24:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 3456
    switch r1 25 .filled .f25
  .f25:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 3584
    switch r1 26 .filled .f26
  .f26:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 3712
    switch r1 27 .filled .f27
  .f27:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 3840
    switch r1 28 .filled .f28
  .f28:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 3968
    switch r1 29 .filled .f29
  .f29:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 4096
    switch r1 30 .filled .f30
  .f30:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 4224
    switch r1 31 .filled .f31
  .f31:
    r2 = mul r2 1103515245 64
    r2 = add r2 12345 64
    r6 = udiv r2 65536 64
    r6 = mul r6 1 16
    store 4 r6 r3 4352
    br .filled
  .filled:
    r3 = add r3 4 64
    r4 = xor r3 r8 64
    br r4 .fill .prepared
  .prepared:
    ; 31^n
    r3 = mul 1 1 64
    br .power
  .power:
    r3 = mul r3 31 64
    r1 = sub r1 1 64
    br r1 .power .powered
  .powered:
    store 8 r3 5008 0
    br .tilerow
  .tilerow:
    ; up to three rows of the first matrix
    r1 = load 8 4992 0
    r2 = load 8 5024 0
    r3 = load 8 5080 0
    r4 = mul 0 1 64
    r5 = mul r2 4 64
    br .rowa0
  .rowa0:
    r1 = mul r1 1103515245 64
    r1 = add r1 12345 64
    r6 = udiv r1 65536 64
    r6 = mul r6 1 16
    store 4 r6 r4 1920
    r4 = add r4 4 64
    r6 = xor r4 r5 64
    br r6 .rowa0 .rowb0
  .rowb0:
    switch r3 1 .madea .goon0
  .goon0:
    r4 = mul 0 1 64
    r5 = mul r2 4 64
    br .rowa1
  .rowa1:
    r1 = mul r1 1103515245 64
    r1 = add r1 12345 64
    r6 = udiv r1 65536 64
    r6 = mul r6 1 16
    store 4 r6 r4 2048
    r4 = add r4 4 64
    r6 = xor r4 r5 64
    br r6 .rowa1 .rowb1
  .rowb1:
    switch r3 2 .madea .goon1
  .goon1:
    r4 = mul 0 1 64
    r5 = mul r2 4 64
    br .rowa2
  .rowa2:
    r1 = mul r1 1103515245 64
    r1 = add r1 12345 64
    r6 = udiv r1 65536 64
    r6 = mul r6 1 16
    store 4 r6 r4 2176
    r4 = add r4 4 64
    r6 = xor r4 r5 64
    br r6 .rowa2 .rowb2
  .rowb2:
    br .madea
  .madea:
    store 8 r1 4992 0
    store 8 r2 5088 0
    sp = mul 0 1 64
    br .tile
  .tile:
    r16 = load 8 5016 0
    switch r16 1 .start1 2 .start2 3 .start3 4 .start4 5 .start5 6 .start6 7 .start7 8 .start8 9 .start9 10 .start10 11 .start11 12 .start12 13 .start13 14 .start14 15 .start15 16 .start16 .bad
  .start16:
    r10 = load 8 sp 120
    r11 = load 8 sp 248
    r12 = load 8 sp 376
    r13 = load 8 2040 0
    r14 = load 8 2168 0
    r15 = load 8 2296 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from15
  .start15:
    r10 = load 8 sp 112
    r11 = load 8 sp 240
    r12 = load 8 sp 368
    r13 = load 8 2032 0
    r14 = load 8 2160 0
    r15 = load 8 2288 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from14
  .start14:
    r10 = load 8 sp 104
    r11 = load 8 sp 232
    r12 = load 8 sp 360
    r13 = load 8 2024 0
    r14 = load 8 2152 0
    r15 = load 8 2280 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from13
  .start13:
    r10 = load 8 sp 96
    r11 = load 8 sp 224
    r12 = load 8 sp 352
    r13 = load 8 2016 0
    r14 = load 8 2144 0
    r15 = load 8 2272 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from12
  .start12:
    r10 = load 8 sp 88
    r11 = load 8 sp 216
    r12 = load 8 sp 344
    r13 = load 8 2008 0
    r14 = load 8 2136 0
    r15 = load 8 2264 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from11
  .start11:
    r10 = load 8 sp 80
    r11 = load 8 sp 208
    r12 = load 8 sp 336
    r13 = load 8 2000 0
    r14 = load 8 2128 0
    r15 = load 8 2256 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from10
  .start10:
    r10 = load 8 sp 72
    r11 = load 8 sp 200
    r12 = load 8 sp 328
    r13 = load 8 1992 0
    r14 = load 8 2120 0
    r15 = load 8 2248 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from9
  .start9:
    r10 = load 8 sp 64
    r11 = load 8 sp 192
    r12 = load 8 sp 320
    r13 = load 8 1984 0
    r14 = load 8 2112 0
    r15 = load 8 2240 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from8
  .start8:
    r10 = load 8 sp 56
    r11 = load 8 sp 184
    r12 = load 8 sp 312
    r13 = load 8 1976 0
    r14 = load 8 2104 0
    r15 = load 8 2232 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from7
  .start7:
    r10 = load 8 sp 48
    r11 = load 8 sp 176
    r12 = load 8 sp 304
    r13 = load 8 1968 0
    r14 = load 8 2096 0
    r15 = load 8 2224 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from6
  .start6:
    r10 = load 8 sp 40
    r11 = load 8 sp 168
    r12 = load 8 sp 296
    r13 = load 8 1960 0
    r14 = load 8 2088 0
    r15 = load 8 2216 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from5
  .start5:
    r10 = load 8 sp 32
    r11 = load 8 sp 160
    r12 = load 8 sp 288
    r13 = load 8 1952 0
    r14 = load 8 2080 0
    r15 = load 8 2208 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from4
  .start4:
    r10 = load 8 sp 24
    r11 = load 8 sp 152
    r12 = load 8 sp 280
    r13 = load 8 1944 0
    r14 = load 8 2072 0
    r15 = load 8 2200 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from3
  .start3:
    r10 = load 8 sp 16
    r11 = load 8 sp 144
    r12 = load 8 sp 272
    r13 = load 8 1936 0
    r14 = load 8 2064 0
    r15 = load 8 2192 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from2
  .start2:
    r10 = load 8 sp 8
    r11 = load 8 sp 136
    r12 = load 8 sp 264
    r13 = load 8 1928 0
    r14 = load 8 2056 0
    r15 = load 8 2184 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from1
  .start1:
    r10 = load 8 sp 0
    r11 = load 8 sp 128
    r12 = load 8 sp 256
    r13 = load 8 1920 0
    r14 = load 8 2048 0
    r15 = load 8 2176 0
    r1 = mul r10 r13 32
    r2 = mul r11 r13 32
    r3 = mul r12 r13 32
    r4 = mul r10 r14 32
    r5 = mul r11 r14 32
    r6 = mul r12 r14 32
    r7 = mul r10 r15 32
    r8 = mul r11 r15 32
    r9 = mul r12 r15 32
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from0
  .from15:
    r10 = load 8 sp 112
    r11 = load 8 sp 240
    r12 = load 8 sp 368
    r13 = load 8 2032 0
    r14 = load 8 2160 0
    r15 = load 8 2288 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from14
  .from14:
    r10 = load 8 sp 104
    r11 = load 8 sp 232
    r12 = load 8 sp 360
    r13 = load 8 2024 0
    r14 = load 8 2152 0
    r15 = load 8 2280 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from13
  .from13:
    r10 = load 8 sp 96
    r11 = load 8 sp 224
    r12 = load 8 sp 352
    r13 = load 8 2016 0
    r14 = load 8 2144 0
    r15 = load 8 2272 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from12
  .from12:
    r10 = load 8 sp 88
    r11 = load 8 sp 216
    r12 = load 8 sp 344
    r13 = load 8 2008 0
    r14 = load 8 2136 0
    r15 = load 8 2264 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from11
  .from11:
    r10 = load 8 sp 80
    r11 = load 8 sp 208
    r12 = load 8 sp 336
    r13 = load 8 2000 0
    r14 = load 8 2128 0
    r15 = load 8 2256 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from10
  .from10:
    r10 = load 8 sp 72
    r11 = load 8 sp 200
    r12 = load 8 sp 328
    r13 = load 8 1992 0
    r14 = load 8 2120 0
    r15 = load 8 2248 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from9
  .from9:
    r10 = load 8 sp 64
    r11 = load 8 sp 192
    r12 = load 8 sp 320
    r13 = load 8 1984 0
    r14 = load 8 2112 0
    r15 = load 8 2240 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from8
  .from8:
    r10 = load 8 sp 56
    r11 = load 8 sp 184
    r12 = load 8 sp 312
    r13 = load 8 1976 0
    r14 = load 8 2104 0
    r15 = load 8 2232 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from7
  .from7:
    r10 = load 8 sp 48
    r11 = load 8 sp 176
    r12 = load 8 sp 304
    r13 = load 8 1968 0
    r14 = load 8 2096 0
    r15 = load 8 2224 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from6
  .from6:
    r10 = load 8 sp 40
    r11 = load 8 sp 168
    r12 = load 8 sp 296
    r13 = load 8 1960 0
    r14 = load 8 2088 0
    r15 = load 8 2216 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from5
  .from5:
    r10 = load 8 sp 32
    r11 = load 8 sp 160
    r12 = load 8 sp 288
    r13 = load 8 1952 0
    r14 = load 8 2080 0
    r15 = load 8 2208 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from4
  .from4:
    r10 = load 8 sp 24
    r11 = load 8 sp 152
    r12 = load 8 sp 280
    r13 = load 8 1944 0
    r14 = load 8 2072 0
    r15 = load 8 2200 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from3
  .from3:
    r10 = load 8 sp 16
    r11 = load 8 sp 144
    r12 = load 8 sp 272
    r13 = load 8 1936 0
    r14 = load 8 2064 0
    r15 = load 8 2192 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from2
  .from2:
    r10 = load 8 sp 8
    r11 = load 8 sp 136
    r12 = load 8 sp 264
    r13 = load 8 1928 0
    r14 = load 8 2056 0
    r15 = load 8 2184 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from1
  .from1:
    r10 = load 8 sp 0
    r11 = load 8 sp 128
    r12 = load 8 sp 256
    r13 = load 8 1920 0
    r14 = load 8 2048 0
    r15 = load 8 2176 0
    r16 = mul r10 r13 32
    r1 = add r1 r16 64
    r16 = mul r11 r13 32
    r2 = add r2 r16 64
    r16 = mul r12 r13 32
    r3 = add r3 r16 64
    r16 = mul r10 r14 32
    r4 = add r4 r16 64
    r16 = mul r11 r14 32
    r5 = add r5 r16 64
    r16 = mul r12 r14 32
    r6 = add r6 r16 64
    r16 = mul r10 r15 32
    r7 = add r7 r16 64
    r16 = mul r11 r15 32
    r8 = add r8 r16 64
    r16 = mul r12 r15 32
    r9 = add r9 r16 64
    r10 = udiv r10 4294967296 64
    r11 = udiv r11 4294967296 64
    r12 = udiv r12 4294967296 64
    r13 = udiv r13 4294967296 64
    r14 = udiv r14 4294967296 64
    r15 = udiv r15 4294967296 64
    r16 = mul r10 r13 64
    r1 = add r1 r16 64
    r16 = mul r11 r13 64
    r2 = add r2 r16 64
    r16 = mul r12 r13 64
    r3 = add r3 r16 64
    r16 = mul r10 r14 64
    r4 = add r4 r16 64
    r16 = mul r11 r14 64
    r5 = add r5 r16 64
    r16 = mul r12 r14 64
    r6 = add r6 r16 64
    r16 = mul r10 r15 64
    r7 = add r7 r16 64
    r16 = mul r11 r15 64
    r8 = add r8 r16 64
    r16 = mul r12 r15 64
    r9 = add r9 r16 64
    br .from0
  .from0:
    r10 = load 8 5088 0
    r13 = load 8 5040 0
    r14 = load 8 5048 0
    r15 = load 8 5056 0
    switch r10 1 .one 2 .two .three
  .three:
    r13 = mul r13 31 64
    r13 = add r13 r1 64
    r14 = mul r14 31 64
    r14 = add r14 r4 64
    r15 = mul r15 31 64
    r15 = add r15 r7 64
    r13 = mul r13 31 64
    r13 = add r13 r2 64
    r14 = mul r14 31 64
    r14 = add r14 r5 64
    r15 = mul r15 31 64
    r15 = add r15 r8 64
    r13 = mul r13 31 64
    r13 = add r13 r3 64
    r14 = mul r14 31 64
    r14 = add r14 r6 64
    r15 = mul r15 31 64
    r15 = add r15 r9 64
    br .hashed
  .two:
    r13 = mul r13 31 64
    r13 = add r13 r1 64
    r14 = mul r14 31 64
    r14 = add r14 r4 64
    r15 = mul r15 31 64
    r15 = add r15 r7 64
    r13 = mul r13 31 64
    r13 = add r13 r2 64
    r14 = mul r14 31 64
    r14 = add r14 r5 64
    r15 = mul r15 31 64
    r15 = add r15 r8 64
    br .hashed
  .one:
    r13 = mul r13 31 64
    r13 = add r13 r1 64
    r14 = mul r14 31 64
    r14 = add r14 r4 64
    r15 = mul r15 31 64
    r15 = add r15 r7 64
    br .hashed
  .hashed:
    store 8 r13 5040 0
    store 8 r14 5048 0
    store 8 r15 5056 0
    r12 = load 8 5072 0
    r12 = xor r12 sp 64
    br r12 .nodiagonal .diagonal
  .diagonal:
    r11 = load 8 5080 0
    call write r1
    switch r11 1 .nodiagonal .second
  .second:
    call write r5
    switch r11 2 .nodiagonal .third
  .third:
    call write r9
    br .nodiagonal
  .nodiagonal:
    sp = add sp 384 64
    switch sp 1920 .gap .nogap
  .gap:
    sp = add sp 384 64
    br .nogap
  .nogap:
    r11 = icmp ugt r10 3 64
    r10 = sub r10 3 64
    store 8 r10 5088 0
    br r11 .tile .rowdone
  .rowdone:
    r1 = load 8 5000 0
    r2 = load 8 5008 0
    r3 = load 8 5080 0
    r1 = mul r1 r2 64
    r1 = add r1 r13 64
    switch r3 1 .finish .join2
  .join2:
    r1 = mul r1 r2 64
    r1 = add r1 r14 64
    switch r3 2 .finish .join3
  .join3:
    r1 = mul r1 r2 64
    r1 = add r1 r15 64
    switch r3 3 .finish .morerows
  .morerows:
    store 8 r1 5000 0
    store 8 0 5040 0
    store 8 0 5048 0
    store 8 0 5056 0
    r3 = sub r3 3 64
    store 8 r3 5080 0
    r4 = load 8 5072 0
    r4 = add r4 384 64
    switch r4 1920 .dgap .dnogap
  .dgap:
    r4 = add r4 384 64
    br .dnogap
  .dnogap:
    store 8 r4 5072 0
    br .tilerow
  .finish:
    call write r1
    ret
end main
