; discrete-logarithm.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; A slot is a word, and the hash gives its address: the factor is eight times as large.
; Searching goes on behind the last slot instead of at the first, so the addresses of a
; search differ by constants and are offsets. Eight giant steps are unrolled; a switch
; enters them, and a step's number is a place in the code. For at most 600 baby steps.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r3 = call read
    r1 = mul r1 1 32
    r2 = mul r2 1 32
    br .r1
  .r1:
    r5 = udiv r1 2 64
    br r5 .r2 .is1
  .is1:
    r4 = mul 1 1 64
    br .fits
  .r2:
    r5 = udiv r1 5 64
    br r5 .r3 .is2
  .is2:
    r4 = mul 2 1 64
    br .fits
  .r3:
    r5 = udiv r1 10 64
    br r5 .r4 .is3
  .is3:
    r4 = mul 3 1 64
    br .fits
  .r4:
    r5 = udiv r1 17 64
    br r5 .r5 .is4
  .is4:
    r4 = mul 4 1 64
    br .fits
  .r5:
    r5 = udiv r1 26 64
    br r5 .r6 .is5
  .is5:
    r4 = mul 5 1 64
    br .fits
  .r6:
    r5 = udiv r1 37 64
    br r5 .r7 .is6
  .is6:
    r4 = mul 6 1 64
    br .fits
  .r7:
    r5 = udiv r1 50 64
    br r5 .r8 .is7
  .is7:
    r4 = mul 7 1 64
    br .fits
  .r8:
    r5 = udiv r1 65 64
    br r5 .r9 .is8
  .is8:
    r4 = mul 8 1 64
    br .fits
  .r9:
    r5 = udiv r1 82 64
    br r5 .r10 .is9
  .is9:
    r4 = mul 9 1 64
    br .fits
  .r10:
    r5 = udiv r1 101 64
    br r5 .r11 .is10
  .is10:
    r4 = mul 10 1 64
    br .fits
  .r11:
    r5 = udiv r1 122 64
    br r5 .r12 .is11
  .is11:
    r4 = mul 11 1 64
    br .fits
  .r12:
    r5 = udiv r1 145 64
    br r5 .r13 .is12
  .is12:
    r4 = mul 12 1 64
    br .fits
  .r13:
    r5 = udiv r1 170 64
    br r5 .r14 .is13
  .is13:
    r4 = mul 13 1 64
    br .fits
  .r14:
    r5 = udiv r1 197 64
    br r5 .r15 .is14
  .is14:
    r4 = mul 14 1 64
    br .fits
  .r15:
    r5 = udiv r1 226 64
    br r5 .r16 .is15
  .is15:
    r4 = mul 15 1 64
    br .fits
  .r16:
    r5 = udiv r1 257 64
    br r5 .r17 .is16
  .is16:
    r4 = mul 16 1 64
    br .fits
  .r17:
    r5 = udiv r1 290 64
    br r5 .r18 .is17
  .is17:
    r4 = mul 17 1 64
    br .fits
  .r18:
    r5 = udiv r1 325 64
    br r5 .r19 .is18
  .is18:
    r4 = mul 18 1 64
    br .fits
  .r19:
    r5 = udiv r1 362 64
    br r5 .r20 .is19
  .is19:
    r4 = mul 19 1 64
    br .fits
  .r20:
    r5 = udiv r1 401 64
    br r5 .r21 .is20
  .is20:
    r4 = mul 20 1 64
    br .fits
  .r21:
    r5 = udiv r1 442 64
    br r5 .r22 .is21
  .is21:
    r4 = mul 21 1 64
    br .fits
  .r22:
    r5 = udiv r1 485 64
    br r5 .r23 .is22
  .is22:
    r4 = mul 22 1 64
    br .fits
  .r23:
    r5 = udiv r1 530 64
    br r5 .r24 .is23
  .is23:
    r4 = mul 23 1 64
    br .fits
  .r24:
    r4 = mul 24 1 64
    br .root
  .root:
    r5 = mul r4 r4 32
    r5 = icmp ult r5 r1 64
    br r5 .up .steps
  .up:
    r4 = add r4 1 64
    br .root
  .steps:
    r5 = udiv r4 601 64
    br r5 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    ; r4: m, r5: x, r6: j * 2^32
    ; the first power is 1
    store 8 1 3464 0
    r5 = urem r2 r1 64
    r6 = mul 4294967296 1 64
    r7 = sub r4 1 64
    r13 = urem r7 8 64
    r7 = sub r7 r13 64
    switch r13 1 .babyr1 2 .babyr2 3 .babyr3 4 .babyr4 5 .babyr5 6 .babyr6 7 .babyr7 .babyh
  .babyr1:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken0 .free0
  .find0:
    r12 = load 4 r11 0
    br r12 .taken0 .free0
  .taken0:
    r12 = xor r12 r5 64
    br r12 .skip0 .old0
  .skip0:
    r11 = add r11 8 64
    br .find0
  .free0:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old0
  .old0:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    br r7 .babyb .invert
  .babyr2:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken1 .free1
  .find1:
    r12 = load 4 r11 0
    br r12 .taken1 .free1
  .taken1:
    r12 = xor r12 r5 64
    br r12 .skip1 .old1
  .skip1:
    r11 = add r11 8 64
    br .find1
  .free1:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old1
  .old1:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken2 .free2
  .find2:
    r12 = load 4 r11 0
    br r12 .taken2 .free2
  .taken2:
    r12 = xor r12 r5 64
    br r12 .skip2 .old2
  .skip2:
    r11 = add r11 8 64
    br .find2
  .free2:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old2
  .old2:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    br r7 .babyb .invert
  .babyr3:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken3 .free3
  .find3:
    r12 = load 4 r11 0
    br r12 .taken3 .free3
  .taken3:
    r12 = xor r12 r5 64
    br r12 .skip3 .old3
  .skip3:
    r11 = add r11 8 64
    br .find3
  .free3:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old3
  .old3:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken4 .free4
  .find4:
    r12 = load 4 r11 0
    br r12 .taken4 .free4
  .taken4:
    r12 = xor r12 r5 64
    br r12 .skip4 .old4
  .skip4:
    r11 = add r11 8 64
    br .find4
  .free4:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old4
  .old4:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken5 .free5
  .find5:
    r12 = load 4 r11 0
    br r12 .taken5 .free5
  .taken5:
    r12 = xor r12 r5 64
    br r12 .skip5 .old5
  .skip5:
    r11 = add r11 8 64
    br .find5
  .free5:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old5
  .old5:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    br r7 .babyb .invert
  .babyr4:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken6 .free6
  .find6:
    r12 = load 4 r11 0
    br r12 .taken6 .free6
  .taken6:
    r12 = xor r12 r5 64
    br r12 .skip6 .old6
  .skip6:
    r11 = add r11 8 64
    br .find6
  .free6:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old6
  .old6:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken7 .free7
  .find7:
    r12 = load 4 r11 0
    br r12 .taken7 .free7
  .taken7:
    r12 = xor r12 r5 64
    br r12 .skip7 .old7
  .skip7:
    r11 = add r11 8 64
    br .find7
  .free7:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old7
  .old7:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken8 .free8
  .find8:
    r12 = load 4 r11 0
    br r12 .taken8 .free8
  .taken8:
    r12 = xor r12 r5 64
    br r12 .skip8 .old8
  .skip8:
    r11 = add r11 8 64
    br .find8
  .free8:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old8
  .old8:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken9 .free9
  .find9:
    r12 = load 4 r11 0
    br r12 .taken9 .free9
  .taken9:
    r12 = xor r12 r5 64
    br r12 .skip9 .old9
  .skip9:
    r11 = add r11 8 64
    br .find9
  .free9:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old9
  .old9:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    br r7 .babyb .invert
  .babyr5:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken10 .free10
  .find10:
    r12 = load 4 r11 0
    br r12 .taken10 .free10
  .taken10:
    r12 = xor r12 r5 64
    br r12 .skip10 .old10
  .skip10:
    r11 = add r11 8 64
    br .find10
  .free10:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old10
  .old10:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken11 .free11
  .find11:
    r12 = load 4 r11 0
    br r12 .taken11 .free11
  .taken11:
    r12 = xor r12 r5 64
    br r12 .skip11 .old11
  .skip11:
    r11 = add r11 8 64
    br .find11
  .free11:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old11
  .old11:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken12 .free12
  .find12:
    r12 = load 4 r11 0
    br r12 .taken12 .free12
  .taken12:
    r12 = xor r12 r5 64
    br r12 .skip12 .old12
  .skip12:
    r11 = add r11 8 64
    br .find12
  .free12:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old12
  .old12:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken13 .free13
  .find13:
    r12 = load 4 r11 0
    br r12 .taken13 .free13
  .taken13:
    r12 = xor r12 r5 64
    br r12 .skip13 .old13
  .skip13:
    r11 = add r11 8 64
    br .find13
  .free13:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old13
  .old13:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken14 .free14
  .find14:
    r12 = load 4 r11 0
    br r12 .taken14 .free14
  .taken14:
    r12 = xor r12 r5 64
    br r12 .skip14 .old14
  .skip14:
    r11 = add r11 8 64
    br .find14
  .free14:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old14
  .old14:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    br r7 .babyb .invert
  .babyr6:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken15 .free15
  .find15:
    r12 = load 4 r11 0
    br r12 .taken15 .free15
  .taken15:
    r12 = xor r12 r5 64
    br r12 .skip15 .old15
  .skip15:
    r11 = add r11 8 64
    br .find15
  .free15:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old15
  .old15:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken16 .free16
  .find16:
    r12 = load 4 r11 0
    br r12 .taken16 .free16
  .taken16:
    r12 = xor r12 r5 64
    br r12 .skip16 .old16
  .skip16:
    r11 = add r11 8 64
    br .find16
  .free16:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old16
  .old16:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken17 .free17
  .find17:
    r12 = load 4 r11 0
    br r12 .taken17 .free17
  .taken17:
    r12 = xor r12 r5 64
    br r12 .skip17 .old17
  .skip17:
    r11 = add r11 8 64
    br .find17
  .free17:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old17
  .old17:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken18 .free18
  .find18:
    r12 = load 4 r11 0
    br r12 .taken18 .free18
  .taken18:
    r12 = xor r12 r5 64
    br r12 .skip18 .old18
  .skip18:
    r11 = add r11 8 64
    br .find18
  .free18:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old18
  .old18:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken19 .free19
  .find19:
    r12 = load 4 r11 0
    br r12 .taken19 .free19
  .taken19:
    r12 = xor r12 r5 64
    br r12 .skip19 .old19
  .skip19:
    r11 = add r11 8 64
    br .find19
  .free19:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old19
  .old19:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken20 .free20
  .find20:
    r12 = load 4 r11 0
    br r12 .taken20 .free20
  .taken20:
    r12 = xor r12 r5 64
    br r12 .skip20 .old20
  .skip20:
    r11 = add r11 8 64
    br .find20
  .free20:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old20
  .old20:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    br r7 .babyb .invert
  .babyr7:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken21 .free21
  .find21:
    r12 = load 4 r11 0
    br r12 .taken21 .free21
  .taken21:
    r12 = xor r12 r5 64
    br r12 .skip21 .old21
  .skip21:
    r11 = add r11 8 64
    br .find21
  .free21:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old21
  .old21:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken22 .free22
  .find22:
    r12 = load 4 r11 0
    br r12 .taken22 .free22
  .taken22:
    r12 = xor r12 r5 64
    br r12 .skip22 .old22
  .skip22:
    r11 = add r11 8 64
    br .find22
  .free22:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old22
  .old22:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken23 .free23
  .find23:
    r12 = load 4 r11 0
    br r12 .taken23 .free23
  .taken23:
    r12 = xor r12 r5 64
    br r12 .skip23 .old23
  .skip23:
    r11 = add r11 8 64
    br .find23
  .free23:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old23
  .old23:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken24 .free24
  .find24:
    r12 = load 4 r11 0
    br r12 .taken24 .free24
  .taken24:
    r12 = xor r12 r5 64
    br r12 .skip24 .old24
  .skip24:
    r11 = add r11 8 64
    br .find24
  .free24:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old24
  .old24:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken25 .free25
  .find25:
    r12 = load 4 r11 0
    br r12 .taken25 .free25
  .taken25:
    r12 = xor r12 r5 64
    br r12 .skip25 .old25
  .skip25:
    r11 = add r11 8 64
    br .find25
  .free25:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old25
  .old25:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken26 .free26
  .find26:
    r12 = load 4 r11 0
    br r12 .taken26 .free26
  .taken26:
    r12 = xor r12 r5 64
    br r12 .skip26 .old26
  .skip26:
    r11 = add r11 8 64
    br .find26
  .free26:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old26
  .old26:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken27 .free27
  .find27:
    r12 = load 4 r11 0
    br r12 .taken27 .free27
  .taken27:
    r12 = xor r12 r5 64
    br r12 .skip27 .old27
  .skip27:
    r11 = add r11 8 64
    br .find27
  .free27:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old27
  .old27:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    br r7 .babyb .invert
  .babyh:
    br r7 .babyb .invert
  .babyb:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken28 .free28
  .find28:
    r12 = load 4 r11 0
    br r12 .taken28 .free28
  .taken28:
    r12 = xor r12 r5 64
    br r12 .skip28 .old28
  .skip28:
    r11 = add r11 8 64
    br .find28
  .free28:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old28
  .old28:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken29 .free29
  .find29:
    r12 = load 4 r11 0
    br r12 .taken29 .free29
  .taken29:
    r12 = xor r12 r5 64
    br r12 .skip29 .old29
  .skip29:
    r11 = add r11 8 64
    br .find29
  .free29:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old29
  .old29:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken30 .free30
  .find30:
    r12 = load 4 r11 0
    br r12 .taken30 .free30
  .taken30:
    r12 = xor r12 r5 64
    br r12 .skip30 .old30
  .skip30:
    r11 = add r11 8 64
    br .find30
  .free30:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old30
  .old30:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken31 .free31
  .find31:
    r12 = load 4 r11 0
    br r12 .taken31 .free31
  .taken31:
    r12 = xor r12 r5 64
    br r12 .skip31 .old31
  .skip31:
    r11 = add r11 8 64
    br .find31
  .free31:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old31
  .old31:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken32 .free32
  .find32:
    r12 = load 4 r11 0
    br r12 .taken32 .free32
  .taken32:
    r12 = xor r12 r5 64
    br r12 .skip32 .old32
  .skip32:
    r11 = add r11 8 64
    br .find32
  .free32:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old32
  .old32:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken33 .free33
  .find33:
    r12 = load 4 r11 0
    br r12 .taken33 .free33
  .taken33:
    r12 = xor r12 r5 64
    br r12 .skip33 .old33
  .skip33:
    r11 = add r11 8 64
    br .find33
  .free33:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old33
  .old33:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken34 .free34
  .find34:
    r12 = load 4 r11 0
    br r12 .taken34 .free34
  .taken34:
    r12 = xor r12 r5 64
    br r12 .skip34 .old34
  .skip34:
    r11 = add r11 8 64
    br .find34
  .free34:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old34
  .old34:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .taken35 .free35
  .find35:
    r12 = load 4 r11 0
    br r12 .taken35 .free35
  .taken35:
    r12 = xor r12 r5 64
    br r12 .skip35 .old35
  .skip35:
    r11 = add r11 8 64
    br .find35
  .free35:
    r12 = or r6 r5 64
    store 8 r12 r11 0
    br .old35
  .old35:
    r5 = mul r5 r2 64
    r5 = urem r5 r1 64
    r6 = add r6 4294967296 64
    r7 = sub r7 8 64
    br r7 .babyb .invert
  .invert:
    r6 = mul 1 1 64
    r7 = sub r1 2 32
    br r7 .bits .queries
  .bits:
    r8 = urem r7 2 64
    br r8 .one .zero
  .one:
    r6 = mul r6 r5 64
    r6 = urem r6 r1 64
    br .zero
  .zero:
    r7 = udiv r7 2 64
    br r7 .square .queries
  .square:
    r5 = mul r5 r5 64
    r5 = urem r5 r1 64
    br .bits
    ; r6: the inverse, r7: q, r8: sum, r9: none, r10: giant steps left before this block, r15: m mod 8, r16: p - 1
  .queries:
    r7 = mul 0 1 64
    r8 = mul 0 1 64
    r9 = mul 0 1 64
    r15 = urem r4 8 64
    r16 = sub r1 1 32
    r5 = icmp sgt r3 0 32
    br r5 .query .print
  .query:
    r7 = add r7 1 64
    r5 = mul r7 r7 64
    r5 = urem r5 r16 64
    r5 = add r5 1 64
    r10 = sub r4 r15 64
    switch r15 1 .g7 2 .g6 3 .g5 4 .g4 5 .g3 6 .g2 7 .g1 .g8
  .g8:
    br r10 .more .none
  .more:
    r10 = sub r10 8 64
    br .g0
  .g0:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s0c0 .m0
  .s0c0:
    r12 = xor r12 r5 64
    br r12 .s0q1 .s0h0
  .s0q1:
    r12 = load 4 r11 8
    br r12 .s0c1 .m0
  .s0c1:
    r12 = xor r12 r5 64
    br r12 .s0q2 .s0h1
  .s0q2:
    r12 = load 4 r11 16
    br r12 .s0c2 .m0
  .s0c2:
    r12 = xor r12 r5 64
    br r12 .s0q3 .s0h2
  .s0q3:
    r12 = load 4 r11 24
    br r12 .s0c3 .m0
  .s0c3:
    r12 = xor r12 r5 64
    br r12 .s0far .s0h3
  .s0far:
    r11 = add r11 32 64
    br .s0again
  .s0h0:
    r12 = load 4 r11 4
    br .hit0
  .s0h1:
    r12 = load 4 r11 12
    br .hit0
  .s0h2:
    r12 = load 4 r11 20
    br .hit0
  .s0h3:
    r12 = load 4 r11 28
    br .hit0
  .s0again:
    r12 = load 4 r11 0
    br r12 .s0a1 .m0
  .s0a1:
    r12 = xor r12 r5 64
    br r12 .s0a2 .s0h0
  .s0a2:
    r11 = add r11 8 64
    br .s0again
  .m0:
    r5 = mul r5 r6 64
    r5 = urem r5 r1 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s1c0 .m1
  .hit0:
    r11 = sub r4 8 64
    br .hit
  .g1:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s1c0 .m1
  .s1c0:
    r12 = xor r12 r5 64
    br r12 .s1q1 .s1h0
  .s1q1:
    r12 = load 4 r11 8
    br r12 .s1c1 .m1
  .s1c1:
    r12 = xor r12 r5 64
    br r12 .s1q2 .s1h1
  .s1q2:
    r12 = load 4 r11 16
    br r12 .s1c2 .m1
  .s1c2:
    r12 = xor r12 r5 64
    br r12 .s1q3 .s1h2
  .s1q3:
    r12 = load 4 r11 24
    br r12 .s1c3 .m1
  .s1c3:
    r12 = xor r12 r5 64
    br r12 .s1far .s1h3
  .s1far:
    r11 = add r11 32 64
    br .s1again
  .s1h0:
    r12 = load 4 r11 4
    br .hit1
  .s1h1:
    r12 = load 4 r11 12
    br .hit1
  .s1h2:
    r12 = load 4 r11 20
    br .hit1
  .s1h3:
    r12 = load 4 r11 28
    br .hit1
  .s1again:
    r12 = load 4 r11 0
    br r12 .s1a1 .m1
  .s1a1:
    r12 = xor r12 r5 64
    br r12 .s1a2 .s1h0
  .s1a2:
    r11 = add r11 8 64
    br .s1again
  .m1:
    r5 = mul r5 r6 64
    r5 = urem r5 r1 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s2c0 .m2
  .hit1:
    r11 = sub r4 7 64
    br .hit
  .g2:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s2c0 .m2
  .s2c0:
    r12 = xor r12 r5 64
    br r12 .s2q1 .s2h0
  .s2q1:
    r12 = load 4 r11 8
    br r12 .s2c1 .m2
  .s2c1:
    r12 = xor r12 r5 64
    br r12 .s2q2 .s2h1
  .s2q2:
    r12 = load 4 r11 16
    br r12 .s2c2 .m2
  .s2c2:
    r12 = xor r12 r5 64
    br r12 .s2q3 .s2h2
  .s2q3:
    r12 = load 4 r11 24
    br r12 .s2c3 .m2
  .s2c3:
    r12 = xor r12 r5 64
    br r12 .s2far .s2h3
  .s2far:
    r11 = add r11 32 64
    br .s2again
  .s2h0:
    r12 = load 4 r11 4
    br .hit2
  .s2h1:
    r12 = load 4 r11 12
    br .hit2
  .s2h2:
    r12 = load 4 r11 20
    br .hit2
  .s2h3:
    r12 = load 4 r11 28
    br .hit2
  .s2again:
    r12 = load 4 r11 0
    br r12 .s2a1 .m2
  .s2a1:
    r12 = xor r12 r5 64
    br r12 .s2a2 .s2h0
  .s2a2:
    r11 = add r11 8 64
    br .s2again
  .m2:
    r5 = mul r5 r6 64
    r5 = urem r5 r1 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s3c0 .m3
  .hit2:
    r11 = sub r4 6 64
    br .hit
  .g3:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s3c0 .m3
  .s3c0:
    r12 = xor r12 r5 64
    br r12 .s3q1 .s3h0
  .s3q1:
    r12 = load 4 r11 8
    br r12 .s3c1 .m3
  .s3c1:
    r12 = xor r12 r5 64
    br r12 .s3q2 .s3h1
  .s3q2:
    r12 = load 4 r11 16
    br r12 .s3c2 .m3
  .s3c2:
    r12 = xor r12 r5 64
    br r12 .s3q3 .s3h2
  .s3q3:
    r12 = load 4 r11 24
    br r12 .s3c3 .m3
  .s3c3:
    r12 = xor r12 r5 64
    br r12 .s3far .s3h3
  .s3far:
    r11 = add r11 32 64
    br .s3again
  .s3h0:
    r12 = load 4 r11 4
    br .hit3
  .s3h1:
    r12 = load 4 r11 12
    br .hit3
  .s3h2:
    r12 = load 4 r11 20
    br .hit3
  .s3h3:
    r12 = load 4 r11 28
    br .hit3
  .s3again:
    r12 = load 4 r11 0
    br r12 .s3a1 .m3
  .s3a1:
    r12 = xor r12 r5 64
    br r12 .s3a2 .s3h0
  .s3a2:
    r11 = add r11 8 64
    br .s3again
  .m3:
    r5 = mul r5 r6 64
    r5 = urem r5 r1 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s4c0 .m4
  .hit3:
    r11 = sub r4 5 64
    br .hit
  .g4:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s4c0 .m4
  .s4c0:
    r12 = xor r12 r5 64
    br r12 .s4q1 .s4h0
  .s4q1:
    r12 = load 4 r11 8
    br r12 .s4c1 .m4
  .s4c1:
    r12 = xor r12 r5 64
    br r12 .s4q2 .s4h1
  .s4q2:
    r12 = load 4 r11 16
    br r12 .s4c2 .m4
  .s4c2:
    r12 = xor r12 r5 64
    br r12 .s4q3 .s4h2
  .s4q3:
    r12 = load 4 r11 24
    br r12 .s4c3 .m4
  .s4c3:
    r12 = xor r12 r5 64
    br r12 .s4far .s4h3
  .s4far:
    r11 = add r11 32 64
    br .s4again
  .s4h0:
    r12 = load 4 r11 4
    br .hit4
  .s4h1:
    r12 = load 4 r11 12
    br .hit4
  .s4h2:
    r12 = load 4 r11 20
    br .hit4
  .s4h3:
    r12 = load 4 r11 28
    br .hit4
  .s4again:
    r12 = load 4 r11 0
    br r12 .s4a1 .m4
  .s4a1:
    r12 = xor r12 r5 64
    br r12 .s4a2 .s4h0
  .s4a2:
    r11 = add r11 8 64
    br .s4again
  .m4:
    r5 = mul r5 r6 64
    r5 = urem r5 r1 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s5c0 .m5
  .hit4:
    r11 = sub r4 4 64
    br .hit
  .g5:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s5c0 .m5
  .s5c0:
    r12 = xor r12 r5 64
    br r12 .s5q1 .s5h0
  .s5q1:
    r12 = load 4 r11 8
    br r12 .s5c1 .m5
  .s5c1:
    r12 = xor r12 r5 64
    br r12 .s5q2 .s5h1
  .s5q2:
    r12 = load 4 r11 16
    br r12 .s5c2 .m5
  .s5c2:
    r12 = xor r12 r5 64
    br r12 .s5q3 .s5h2
  .s5q3:
    r12 = load 4 r11 24
    br r12 .s5c3 .m5
  .s5c3:
    r12 = xor r12 r5 64
    br r12 .s5far .s5h3
  .s5far:
    r11 = add r11 32 64
    br .s5again
  .s5h0:
    r12 = load 4 r11 4
    br .hit5
  .s5h1:
    r12 = load 4 r11 12
    br .hit5
  .s5h2:
    r12 = load 4 r11 20
    br .hit5
  .s5h3:
    r12 = load 4 r11 28
    br .hit5
  .s5again:
    r12 = load 4 r11 0
    br r12 .s5a1 .m5
  .s5a1:
    r12 = xor r12 r5 64
    br r12 .s5a2 .s5h0
  .s5a2:
    r11 = add r11 8 64
    br .s5again
  .m5:
    r5 = mul r5 r6 64
    r5 = urem r5 r1 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s6c0 .m6
  .hit5:
    r11 = sub r4 3 64
    br .hit
  .g6:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s6c0 .m6
  .s6c0:
    r12 = xor r12 r5 64
    br r12 .s6q1 .s6h0
  .s6q1:
    r12 = load 4 r11 8
    br r12 .s6c1 .m6
  .s6c1:
    r12 = xor r12 r5 64
    br r12 .s6q2 .s6h1
  .s6q2:
    r12 = load 4 r11 16
    br r12 .s6c2 .m6
  .s6c2:
    r12 = xor r12 r5 64
    br r12 .s6q3 .s6h2
  .s6q3:
    r12 = load 4 r11 24
    br r12 .s6c3 .m6
  .s6c3:
    r12 = xor r12 r5 64
    br r12 .s6far .s6h3
  .s6far:
    r11 = add r11 32 64
    br .s6again
  .s6h0:
    r12 = load 4 r11 4
    br .hit6
  .s6h1:
    r12 = load 4 r11 12
    br .hit6
  .s6h2:
    r12 = load 4 r11 20
    br .hit6
  .s6h3:
    r12 = load 4 r11 28
    br .hit6
  .s6again:
    r12 = load 4 r11 0
    br r12 .s6a1 .m6
  .s6a1:
    r12 = xor r12 r5 64
    br r12 .s6a2 .s6h0
  .s6a2:
    r11 = add r11 8 64
    br .s6again
  .m6:
    r5 = mul r5 r6 64
    r5 = urem r5 r1 64
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s7c0 .m7
  .hit6:
    r11 = sub r4 2 64
    br .hit
  .g7:
    r11 = mul r5 21235486088 64
    r11 = urem r11 4096 64
    r12 = load 4 r11 0
    br r12 .s7c0 .m7
  .s7c0:
    r12 = xor r12 r5 64
    br r12 .s7q1 .s7h0
  .s7q1:
    r12 = load 4 r11 8
    br r12 .s7c1 .m7
  .s7c1:
    r12 = xor r12 r5 64
    br r12 .s7q2 .s7h1
  .s7q2:
    r12 = load 4 r11 16
    br r12 .s7c2 .m7
  .s7c2:
    r12 = xor r12 r5 64
    br r12 .s7q3 .s7h2
  .s7q3:
    r12 = load 4 r11 24
    br r12 .s7c3 .m7
  .s7c3:
    r12 = xor r12 r5 64
    br r12 .s7far .s7h3
  .s7far:
    r11 = add r11 32 64
    br .s7again
  .s7h0:
    r12 = load 4 r11 4
    br .hit7
  .s7h1:
    r12 = load 4 r11 12
    br .hit7
  .s7h2:
    r12 = load 4 r11 20
    br .hit7
  .s7h3:
    r12 = load 4 r11 28
    br .hit7
  .s7again:
    r12 = load 4 r11 0
    br r12 .s7a1 .m7
  .s7a1:
    r12 = xor r12 r5 64
    br r12 .s7a2 .s7h0
  .s7a2:
    r11 = add r11 8 64
    br .s7again
  .m7:
    r5 = mul r5 r6 64
    r5 = urem r5 r1 64
    br r10 .more .none
  .hit7:
    r11 = sub r4 1 64
    br .hit
  .none:
    r9 = add r9 1 64
    r11 = xor r7 r3 64
    br r11 .query .print
  .hit:
    r11 = sub r11 r10 64
    r11 = mul r11 r4 32
    r11 = add r11 r12 32
    r8 = add r8 r11 64
    r11 = xor r7 r3 64
    br r11 .query .print
  .print:
    call write r8
    call write r9
    ret
end main
