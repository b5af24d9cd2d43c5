; primes-sieve.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: changed
;
; Multiples of 2, 3, 5 and 7 are a pattern of 105 words, which is stored as constants.
; For a larger prime, eight multiples later the same bit of a byte that lies p bytes on
; is struck, so four masks and four addresses serve four of eight multiples, and what is
; struck behind the limit does no harm. What remains is counted by a switch on each
; byte, whose bits below are never set for even numbers: each case knows its primes and
; the gaps between them. For limits up to 65000.

start main 0:
  .entry:
    r1 = call read
    switch r1 0 .none 1 .none 2 .none 3 .three 4 .four .some
  .none:
    call write 0
    call write 0
    call write 0
    call write 2
    ret
  .three:
    call write 1
    call write 2
    call write 0
    call write 2
    ret
  .four:
    call write 2
    call write 5
    call write 1
    call write 3
    ret
  .some:
    r2 = udiv r1 65001 64
    br r2 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    r2 = udiv r1 64 64
    r2 = mul r2 8 64
    r3 = mul 0 1 64
    br .pattern
  .pattern:
    store 8 15555281240200697853 r3 0
    store 8 9078649222541573495 r3 8
    store 8 8635614317424637431 r3 16
    store 8 15527705454224736093 r3 24
    store 8 6735124300440756093 r3 32
    store 8 8493645401690077175 r3 40
    store 8 17824543465849347935 r3 48
    store 8 16102575926670745077 r3 56
    store 8 17723739827001456095 r3 64
    store 8 18401696908331308925 r3 72
    store 8 6770590145391877493 r3 80
    store 8 9070108318650826207 r3 88
    store 8 15518830333770848221 r3 96
    store 8 16102021643825053055 r3 104
    store 8 18291191756948862935 r3 112
    r4 = add r3 120 64
    r4 = icmp ugt r4 r2 64
    br r4 .ready .p14
  .p14:
    store 8 15554720489270540157 r3 120
    store 8 9042620433978842487 r3 128
    store 8 8644622057845259735 r3 136
    store 8 16104166208642217821 r3 144
    store 8 6737341051173822325 r3 152
    store 8 8635508790480729591 r3 160
    store 8 17825097653532614623 r3 168
    store 8 6914669736879422965 r3 176
    store 8 17723878365332338175 r3 184
    store 8 16104720360917557085 r3 192
    store 8 6770589597783547261 r3 200
    store 8 8493612381983571927 r3 208
    store 8 15518839130392352735 r3 216
    store 8 15958469405704683005 r3 224
    store 8 9067821884889724887 r3 232
    r4 = add r3 240 64
    r4 = icmp ugt r4 r2 64
    br r4 .ready .p29
  .p29:
    store 8 17860702036949849981 r3 240
    store 8 9042620975177751927 r3 248
    store 8 9212110245510215135 r3 256
    store 8 15527705591630133085 r3 264
    store 8 6879213098090094455 r3 272
    store 8 17714765638724875767 r3 280
    store 8 17860563466238426975 r3 288
    store 8 9184483957664603637 r3 296
    store 8 17723738177599798751 r3 304
    store 8 16095713163776874333 r3 312
    store 8 6772841532888702837 r3 320
    store 8 8637727570587942359 r3 328
    store 8 15519393318075619293 r3 336
    store 8 15993935252902346109 r3 344
    store 8 9067960431810541559 r3 352
    r4 = add r3 360 64
    r4 = icmp ugt r4 r2 64
    br r4 .ready .p44
  .p44:
    store 8 15563725489502019453 r3 360
    store 8 9042655609760472447 r3 368
    store 8 8637866108656777175 r3 376
    store 8 15527705454728050527 r3 384
    store 8 15958461150778056693 r3 392
    store 8 8491395801025476087 r3 400
    store 8 17824675406708334463 r3 408
    store 8 6878641489649819125 r3 416
    store 8 18300233564519626207 r3 424
    store 8 16095713299076601693 r3 432
    store 8 6914713579804941687 r3 440
    store 8 17716984453189696983 r3 448
    store 8 15554861329804687325 r3 456
    store 8 18263749464963382653 r3 464
    store 8 9076826884986994647 r3 472
    r4 = add r3 480 64
    r4 = icmp ugt r4 r2 64
    br r4 .ready .p59
  .p59:
    store 8 16131179044698314621 r3 480
    store 8 9042620562827337591 r3 488
    store 8 8635614309371606487 r3 496
    store 8 15528268438504339421 r3 504
    store 8 6771117911074373493 r3 512
    store 8 8491534347946292727 r3 520
    store 8 17833541868507750239 r3 528
    store 8 6878676126380023293 r3 536
    store 8 17725989427657668575 r3 544
    store 8 16095721957722281823 r3 552
    store 8 15994524582446358005 r3 560
    store 8 8493612382109400535 r3 568
    store 8 17824673342976677885 r3 576
    store 8 15957907005538532733 r3 584
    store 8 9067854870104471519 r3 592
    r4 = add r3 600 64
    r4 = icmp ugt r4 r2 64
    br r4 .ready .p74
  .p74:
    store 8 15554718427694618493 r3 600
    store 8 9186744409557294455 r3 608
    store 8 17858986380051314135 r3 616
    store 8 15563736450233399133 r3 624
    store 8 9040932131724812149 r3 632
    store 8 8500401350878559735 r3 640
    store 8 18400995421523009375 r3 648
    store 8 6880892739674136565 r3 656
    store 8 17867852816456742367 r3 664
    store 8 16095713195988998109 r3 672
    store 8 6770589595770289525 r3 680
    store 8 8493753128053472759 r3 688
    store 8 15527837533050757085 r3 696
    store 8 15957941642268736893 r3 704
    store 8 9070071485554325463 r3 712
    r4 = add r3 720 64
    r4 = icmp ugt r4 r2 64
    br r4 .ready .p89
  .p89:
    store 8 15554727086877169535 r3 720
    store 8 18266555412196580855 r3 728
    store 8 8635616507857958359 r3 736
    store 8 17833689200893753213 r3 744
    store 8 6735089113954738037 r3 752
    store 8 9067854354171557375 r3 760
    store 8 17824534806666796895 r3 768
    store 8 6878649735953505783 r3 776
    store 8 17723737662205818335 r3 784
    store 8 16131744157671487325 r3 792
    store 8 9076432613440216437 r3 800
    store 8 8502620130985737687 r3 808
    store 8 16095291088213366749 r3 816
    store 8 15960158393001803645 r3 824
    store 8 9211934873808140247 r3 832
    r3 = add r3 840 64
    r4 = icmp ugt r3 r2 64
    br r4 .ready .pattern
  .ready:
    ; in the first word 2, 3, 5 and 7 are primes and 0 and 1 are not
    store 8 15555281240200697683 0 0
    r3 = mul 11 1 64
    br .prime
  .prime:
    r4 = mul r3 r3 64
    r5 = icmp ult r4 r1 64
    br r5 .test .count
  .test:
    r5 = udiv r3 8 64
    r5 = load 1 r5 0
    r6 = shl 1 r3 8
    r5 = and r5 r6 64
    br r5 .next .strike
  .next:
    r3 = add r3 2 64
    br .prime
  .strike:
    r5 = udiv r1 8 64
    r8 = shl 1 r4 8
    r12 = udiv r4 8 64
    r4 = add r4 r3 64
    r9 = shl 1 r4 8
    r13 = udiv r4 8 64
    r4 = add r4 r3 64
    r10 = shl 1 r4 8
    r14 = udiv r4 8 64
    r4 = add r4 r3 64
    r11 = shl 1 r4 8
    r15 = udiv r4 8 64
    r4 = add r4 r3 64
    br .s0
  .s0:
    r6 = load 1 r12 0
    r6 = or r6 r8 64
    store 1 r6 r12 0
    r12 = add r12 r3 64
    r6 = load 1 r13 0
    r6 = or r6 r9 64
    store 1 r6 r13 0
    r13 = add r13 r3 64
    r6 = load 1 r14 0
    r6 = or r6 r10 64
    store 1 r6 r14 0
    r14 = add r14 r3 64
    r6 = load 1 r15 0
    r6 = or r6 r11 64
    store 1 r6 r15 0
    r15 = add r15 r3 64
    r6 = icmp ugt r12 r5 64
    br r6 .t0 .s0
  .t0:
    r8 = shl 1 r4 8
    r12 = udiv r4 8 64
    r4 = add r4 r3 64
    r9 = shl 1 r4 8
    r13 = udiv r4 8 64
    r4 = add r4 r3 64
    r10 = shl 1 r4 8
    r14 = udiv r4 8 64
    r4 = add r4 r3 64
    r11 = shl 1 r4 8
    r15 = udiv r4 8 64
    r4 = add r4 r3 64
    br .s1
  .s1:
    r6 = load 1 r12 0
    r6 = or r6 r8 64
    store 1 r6 r12 0
    r12 = add r12 r3 64
    r6 = load 1 r13 0
    r6 = or r6 r9 64
    store 1 r6 r13 0
    r13 = add r13 r3 64
    r6 = load 1 r14 0
    r6 = or r6 r10 64
    store 1 r6 r14 0
    r14 = add r14 r3 64
    r6 = load 1 r15 0
    r6 = or r6 r11 64
    store 1 r6 r15 0
    r15 = add r15 r3 64
    r6 = icmp ugt r12 r5 64
    br r6 .t1 .s1
  .t1:
    r3 = add r3 2 64
    br .prime
  .count:
    ; numbers from the limit on are no primes: the rest of the byte and seven bytes more
    r2 = udiv r1 8 64
    r3 = load 1 r2 0
    r4 = urem r1 8 64
    r4 = shl 255 r4 64
    r3 = or r3 r4 64
    store 1 r3 r2 0
    ; r2: the last byte, r3: the byte's address, r4: count, r5: sum, r6: gap, r7: last prime
    r4 = mul 0 1 64
    r5 = mul 0 1 64
    r6 = mul 0 1 64
    r7 = mul 2 1 64
    r3 = mul 0 1 64
    r8 = load 1 0 0
    br .firstbyte
  .firstbyte:
    r9 = and r8 4 64
    br r9 .f2 .g2
  .g2:
    r4 = add r4 1 64
    r5 = add r5 2 64
    r10 = sub 2 r7 64
    r7 = mul 2 1 64
    r9 = icmp ugt r10 r6 64
    r6 = select r9 r10 r6
    br .f2
  .f2:
    r9 = and r8 8 64
    br r9 .f3 .g3
  .g3:
    r4 = add r4 1 64
    r5 = add r5 3 64
    r10 = sub 3 r7 64
    r7 = mul 3 1 64
    r9 = icmp ugt r10 r6 64
    r6 = select r9 r10 r6
    br .f3
  .f3:
    r9 = and r8 32 64
    br r9 .f5 .g5
  .g5:
    r4 = add r4 1 64
    r5 = add r5 5 64
    r10 = sub 5 r7 64
    r7 = mul 5 1 64
    r9 = icmp ugt r10 r6 64
    r6 = select r9 r10 r6
    br .f5
  .f5:
    r9 = and r8 128 64
    br r9 .f7 .g7
  .g7:
    r4 = add r4 1 64
    r5 = add r5 7 64
    r10 = sub 7 r7 64
    r7 = mul 7 1 64
    r9 = icmp ugt r10 r6 64
    r6 = select r9 r10 r6
    br .f7
  .f7:
    br .after
  .after:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .byte:
    r3 = add r3 1 64
    r8 = load 1 r3 0
    switch r8 255 .b255 253 .b253 247 .b247 245 .b245 223 .b223 221 .b221 215 .b215 213 .b213 127 .b127 125 .b125 119 .b119 117 .b117 95 .b95 93 .b93 87 .b87 85 .b85 .bad
  .b255:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b253:
    r8 = mul r3 8 64
    r9 = or r8 1 64
    r10 = sub r9 r7 64
    r4 = add r4 1 64
    r7 = mul r9 1 64
    r5 = add r5 r9 64
    r9 = icmp ugt r10 r6 64
    br r9 .n253 .m253
  .n253:
    r6 = mul r10 1 64
    br .m253
  .m253:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b247:
    r8 = mul r3 8 64
    r9 = or r8 3 64
    r10 = sub r9 r7 64
    r4 = add r4 1 64
    r7 = mul r9 1 64
    r5 = add r5 r9 64
    r9 = icmp ugt r10 r6 64
    br r9 .n247 .m247
  .n247:
    r6 = mul r10 1 64
    br .m247
  .m247:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b245:
    r8 = mul r3 8 64
    r9 = or r8 1 64
    r10 = sub r9 r7 64
    r4 = add r4 2 64
    r7 = or r8 3 64
    r8 = mul r8 2 64
    r8 = add r8 4 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n245 .m245
  .n245:
    r6 = mul r10 1 64
    br .m245
  .m245:
    r9 = icmp ult r6 2 64
    br r9 .h245 .i245
  .h245:
    r6 = mul 2 1 64
    br .i245
  .i245:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b223:
    r8 = mul r3 8 64
    r9 = or r8 5 64
    r10 = sub r9 r7 64
    r4 = add r4 1 64
    r7 = mul r9 1 64
    r5 = add r5 r9 64
    r9 = icmp ugt r10 r6 64
    br r9 .n223 .m223
  .n223:
    r6 = mul r10 1 64
    br .m223
  .m223:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b221:
    r8 = mul r3 8 64
    r9 = or r8 1 64
    r10 = sub r9 r7 64
    r4 = add r4 2 64
    r7 = or r8 5 64
    r8 = mul r8 2 64
    r8 = add r8 6 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n221 .m221
  .n221:
    r6 = mul r10 1 64
    br .m221
  .m221:
    r9 = icmp ult r6 4 64
    br r9 .h221 .i221
  .h221:
    r6 = mul 4 1 64
    br .i221
  .i221:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b215:
    r8 = mul r3 8 64
    r9 = or r8 3 64
    r10 = sub r9 r7 64
    r4 = add r4 2 64
    r7 = or r8 5 64
    r8 = mul r8 2 64
    r8 = add r8 8 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n215 .m215
  .n215:
    r6 = mul r10 1 64
    br .m215
  .m215:
    r9 = icmp ult r6 2 64
    br r9 .h215 .i215
  .h215:
    r6 = mul 2 1 64
    br .i215
  .i215:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b213:
    r8 = mul r3 8 64
    r9 = or r8 1 64
    r10 = sub r9 r7 64
    r4 = add r4 3 64
    r7 = or r8 5 64
    r8 = mul r8 3 64
    r8 = add r8 9 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n213 .m213
  .n213:
    r6 = mul r10 1 64
    br .m213
  .m213:
    r9 = icmp ult r6 2 64
    br r9 .h213 .i213
  .h213:
    r6 = mul 2 1 64
    br .i213
  .i213:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b127:
    r8 = mul r3 8 64
    r9 = or r8 7 64
    r10 = sub r9 r7 64
    r4 = add r4 1 64
    r7 = mul r9 1 64
    r5 = add r5 r9 64
    r9 = icmp ugt r10 r6 64
    br r9 .n127 .m127
  .n127:
    r6 = mul r10 1 64
    br .m127
  .m127:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b125:
    r8 = mul r3 8 64
    r9 = or r8 1 64
    r10 = sub r9 r7 64
    r4 = add r4 2 64
    r7 = or r8 7 64
    r8 = mul r8 2 64
    r8 = add r8 8 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n125 .m125
  .n125:
    r6 = mul r10 1 64
    br .m125
  .m125:
    r9 = icmp ult r6 6 64
    br r9 .h125 .i125
  .h125:
    r6 = mul 6 1 64
    br .i125
  .i125:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b119:
    r8 = mul r3 8 64
    r9 = or r8 3 64
    r10 = sub r9 r7 64
    r4 = add r4 2 64
    r7 = or r8 7 64
    r8 = mul r8 2 64
    r8 = add r8 10 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n119 .m119
  .n119:
    r6 = mul r10 1 64
    br .m119
  .m119:
    r9 = icmp ult r6 4 64
    br r9 .h119 .i119
  .h119:
    r6 = mul 4 1 64
    br .i119
  .i119:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b117:
    r8 = mul r3 8 64
    r9 = or r8 1 64
    r10 = sub r9 r7 64
    r4 = add r4 3 64
    r7 = or r8 7 64
    r8 = mul r8 3 64
    r8 = add r8 11 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n117 .m117
  .n117:
    r6 = mul r10 1 64
    br .m117
  .m117:
    r9 = icmp ult r6 4 64
    br r9 .h117 .i117
  .h117:
    r6 = mul 4 1 64
    br .i117
  .i117:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b95:
    r8 = mul r3 8 64
    r9 = or r8 5 64
    r10 = sub r9 r7 64
    r4 = add r4 2 64
    r7 = or r8 7 64
    r8 = mul r8 2 64
    r8 = add r8 12 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n95 .m95
  .n95:
    r6 = mul r10 1 64
    br .m95
  .m95:
    r9 = icmp ult r6 2 64
    br r9 .h95 .i95
  .h95:
    r6 = mul 2 1 64
    br .i95
  .i95:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b93:
    r8 = mul r3 8 64
    r9 = or r8 1 64
    r10 = sub r9 r7 64
    r4 = add r4 3 64
    r7 = or r8 7 64
    r8 = mul r8 3 64
    r8 = add r8 13 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n93 .m93
  .n93:
    r6 = mul r10 1 64
    br .m93
  .m93:
    r9 = icmp ult r6 4 64
    br r9 .h93 .i93
  .h93:
    r6 = mul 4 1 64
    br .i93
  .i93:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b87:
    r8 = mul r3 8 64
    r9 = or r8 3 64
    r10 = sub r9 r7 64
    r4 = add r4 3 64
    r7 = or r8 7 64
    r8 = mul r8 3 64
    r8 = add r8 15 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n87 .m87
  .n87:
    r6 = mul r10 1 64
    br .m87
  .m87:
    r9 = icmp ult r6 2 64
    br r9 .h87 .i87
  .h87:
    r6 = mul 2 1 64
    br .i87
  .i87:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .b85:
    r8 = mul r3 8 64
    r9 = or r8 1 64
    r10 = sub r9 r7 64
    r4 = add r4 4 64
    r7 = or r8 7 64
    r8 = mul r8 4 64
    r8 = add r8 16 64
    r5 = add r5 r8 64
    r9 = icmp ugt r10 r6 64
    br r9 .n85 .m85
  .n85:
    r6 = mul r10 1 64
    br .m85
  .m85:
    r9 = icmp ult r6 2 64
    br r9 .h85 .i85
  .h85:
    r6 = mul 2 1 64
    br .i85
  .i85:
    r9 = xor r3 r2 64
    br r9 .byte .print
  .print:
    call write r4
    call write r5
    call write r6
    call write r7
    ret
end main
