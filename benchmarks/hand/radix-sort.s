; radix-sort.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; Records do not move: a pass orders their numbers, two bytes each, and keys stay where
; they are, so all is in the stack area. The four tables of counts do not depend on the
; order and are filled when the keys are made. Sixteen multiplications make start
; addresses of four counts each. A pass takes four numbers by one load, and does the
; loads of keys, the table and the stores after each other, so that the head travels
; less. For at most 1000 records.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r3 = udiv r1 1001 64
    br r3 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    r3 = mul 0 1 64
    r4 = mul r1 1 64
    r5 = urem r4 4 64
    r4 = sub r4 r5 64
    switch r5 1 .genr1 2 .genr2 3 .genr3 .genh
  .genr1:
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 512
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r3 = add r3 4 64
    br r4 .genb .starts
  .genr2:
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 512
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 516
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r3 = add r3 8 64
    br r4 .genb .starts
  .genr3:
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 512
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 516
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 520
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r3 = add r3 12 64
    br r4 .genb .starts
  .genh:
    br r4 .genb .starts
  .genb:
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 512
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 516
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 520
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r6 = udiv r2 1099511627776 64
    store 4 r6 r3 524
    r7 = mul r6 2 64
    r7 = urem r7 128 64
    r8 = load 2 r7 0
    r8 = add r8 2 64
    store 2 r8 r7 0
    r7 = udiv r6 32 64
    r7 = and r7 126 64
    r8 = load 2 r7 128
    r8 = add r8 2 64
    store 2 r8 r7 128
    r7 = udiv r6 2048 64
    r7 = and r7 126 64
    r8 = load 2 r7 256
    r8 = add r8 2 64
    store 2 r8 r7 256
    r7 = udiv r6 131072 64
    r7 = and r7 126 64
    r8 = load 2 r7 384
    r8 = add r8 2 64
    store 2 r8 r7 384
    r3 = add r3 16 64
    r4 = sub r4 4 64
    br r4 .genb .starts
  .starts:
    r3 = mul 6512 1 64
    r4 = load 8 0 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 0 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 8 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 8 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 16 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 16 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 24 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 24 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 32 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 32 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 40 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 40 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 48 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 48 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 56 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 56 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 64 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 64 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 72 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 72 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 80 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 80 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 88 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 88 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 96 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 96 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 104 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 104 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 112 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 112 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 120 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 120 0
    r3 = mul 4512 1 64
    r4 = load 8 128 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 128 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 136 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 136 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 144 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 144 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 152 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 152 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 160 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 160 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 168 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 168 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 176 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 176 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 184 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 184 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 192 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 192 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 200 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 200 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 208 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 208 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 216 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 216 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 224 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 224 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 232 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 232 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 240 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 240 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 248 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 248 0
    r3 = mul 6512 1 64
    r4 = load 8 256 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 256 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 264 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 264 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 272 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 272 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 280 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 280 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 288 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 288 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 296 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 296 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 304 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 304 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 312 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 312 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 320 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 320 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 328 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 328 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 336 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 336 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 344 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 344 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 352 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 352 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 360 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 360 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 368 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 368 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 376 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 376 0
    r3 = mul 4512 1 64
    r4 = load 8 384 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 384 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 392 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 392 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 400 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 400 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 408 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 408 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 416 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 416 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 424 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 424 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 432 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 432 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 440 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 440 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 448 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 448 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 456 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 456 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 464 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 464 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 472 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 472 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 480 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 480 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 488 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 488 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 496 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 496 0
    r4 = udiv r4 281474976710656 64
    r3 = add r3 r4 64
    r4 = load 8 504 0
    r4 = mul r4 281479271743489 64
    r5 = mul r4 65536 64
    r6 = mul r3 281479271743489 64
    r6 = add r5 r6 64
    store 8 r6 504 0
    ; pass 0
    r2 = mul 0 1 64
    r4 = udiv r1 4 64
    r5 = urem r1 4 64
    br r4 .p0four .p0rest
  .p0four:
    r10 = load 4 r2 512
    r11 = load 4 r2 516
    r12 = load 4 r2 520
    r13 = load 4 r2 524
    r6 = udiv r2 4 64
    r7 = add r6 1 64
    r8 = add r6 2 64
    r9 = add r6 3 64
    r14 = mul r10 2 64
    r14 = urem r14 128 64
    r10 = load 2 r14 0
    r15 = add r10 2 64
    store 2 r15 r14 0
    r14 = mul r11 2 64
    r14 = urem r14 128 64
    r11 = load 2 r14 0
    r15 = add r11 2 64
    store 2 r15 r14 0
    r14 = mul r12 2 64
    r14 = urem r14 128 64
    r12 = load 2 r14 0
    r15 = add r12 2 64
    store 2 r15 r14 0
    r14 = mul r13 2 64
    r14 = urem r14 128 64
    r13 = load 2 r14 0
    r15 = add r13 2 64
    store 2 r15 r14 0
    store 2 r6 r10 0
    store 2 r7 r11 0
    store 2 r8 r12 0
    store 2 r9 r13 0
    r2 = add r2 16 64
    r4 = sub r4 1 64
    br r4 .p0four .p0rest
  .p0rest:
    br r5 .p0one .p0end
  .p0one:
    r10 = load 4 r2 512
    r6 = udiv r2 4 64
    r14 = mul r10 2 64
    r14 = urem r14 128 64
    r10 = load 2 r14 0
    r15 = add r10 2 64
    store 2 r15 r14 0
    store 2 r6 r10 0
    r2 = add r2 4 64
    r5 = sub r5 1 64
    br r5 .p0one .p0end
  .p0end:
    ; pass 1
    r2 = mul 0 1 64
    r4 = udiv r1 4 64
    r5 = urem r1 4 64
    br r4 .p1four .p1rest
  .p1four:
    r9 = load 8 r2 6512
    r6 = mul r9 1 16
    r7 = udiv r9 65536 64
    r7 = mul r7 1 16
    r8 = udiv r9 4294967296 64
    r8 = mul r8 1 16
    r9 = udiv r9 281474976710656 64
    r10 = mul r6 4 64
    r10 = load 4 r10 512
    r11 = mul r7 4 64
    r11 = load 4 r11 512
    r12 = mul r8 4 64
    r12 = load 4 r12 512
    r13 = mul r9 4 64
    r13 = load 4 r13 512
    r14 = udiv r10 32 64
    r14 = and r14 126 64
    r10 = load 2 r14 128
    r15 = add r10 2 64
    store 2 r15 r14 128
    r14 = udiv r11 32 64
    r14 = and r14 126 64
    r11 = load 2 r14 128
    r15 = add r11 2 64
    store 2 r15 r14 128
    r14 = udiv r12 32 64
    r14 = and r14 126 64
    r12 = load 2 r14 128
    r15 = add r12 2 64
    store 2 r15 r14 128
    r14 = udiv r13 32 64
    r14 = and r14 126 64
    r13 = load 2 r14 128
    r15 = add r13 2 64
    store 2 r15 r14 128
    store 2 r6 r10 0
    store 2 r7 r11 0
    store 2 r8 r12 0
    store 2 r9 r13 0
    r2 = add r2 8 64
    r4 = sub r4 1 64
    br r4 .p1four .p1rest
  .p1rest:
    br r5 .p1one .p1end
  .p1one:
    r6 = load 2 r2 6512
    r10 = mul r6 4 64
    r10 = load 4 r10 512
    r14 = udiv r10 32 64
    r14 = and r14 126 64
    r10 = load 2 r14 128
    r15 = add r10 2 64
    store 2 r15 r14 128
    store 2 r6 r10 0
    r2 = add r2 2 64
    r5 = sub r5 1 64
    br r5 .p1one .p1end
  .p1end:
    ; pass 2
    r2 = mul 0 1 64
    r4 = udiv r1 4 64
    r5 = urem r1 4 64
    br r4 .p2four .p2rest
  .p2four:
    r9 = load 8 r2 4512
    r6 = mul r9 1 16
    r7 = udiv r9 65536 64
    r7 = mul r7 1 16
    r8 = udiv r9 4294967296 64
    r8 = mul r8 1 16
    r9 = udiv r9 281474976710656 64
    r10 = mul r6 4 64
    r10 = load 4 r10 512
    r11 = mul r7 4 64
    r11 = load 4 r11 512
    r12 = mul r8 4 64
    r12 = load 4 r12 512
    r13 = mul r9 4 64
    r13 = load 4 r13 512
    r14 = udiv r10 2048 64
    r14 = and r14 126 64
    r10 = load 2 r14 256
    r15 = add r10 2 64
    store 2 r15 r14 256
    r14 = udiv r11 2048 64
    r14 = and r14 126 64
    r11 = load 2 r14 256
    r15 = add r11 2 64
    store 2 r15 r14 256
    r14 = udiv r12 2048 64
    r14 = and r14 126 64
    r12 = load 2 r14 256
    r15 = add r12 2 64
    store 2 r15 r14 256
    r14 = udiv r13 2048 64
    r14 = and r14 126 64
    r13 = load 2 r14 256
    r15 = add r13 2 64
    store 2 r15 r14 256
    store 2 r6 r10 0
    store 2 r7 r11 0
    store 2 r8 r12 0
    store 2 r9 r13 0
    r2 = add r2 8 64
    r4 = sub r4 1 64
    br r4 .p2four .p2rest
  .p2rest:
    br r5 .p2one .p2end
  .p2one:
    r6 = load 2 r2 4512
    r10 = mul r6 4 64
    r10 = load 4 r10 512
    r14 = udiv r10 2048 64
    r14 = and r14 126 64
    r10 = load 2 r14 256
    r15 = add r10 2 64
    store 2 r15 r14 256
    store 2 r6 r10 0
    r2 = add r2 2 64
    r5 = sub r5 1 64
    br r5 .p2one .p2end
  .p2end:
    ; pass 3
    r2 = mul 0 1 64
    r4 = udiv r1 4 64
    r5 = urem r1 4 64
    br r4 .p3four .p3rest
  .p3four:
    r9 = load 8 r2 6512
    r6 = mul r9 1 16
    r7 = udiv r9 65536 64
    r7 = mul r7 1 16
    r8 = udiv r9 4294967296 64
    r8 = mul r8 1 16
    r9 = udiv r9 281474976710656 64
    r10 = mul r6 4 64
    r10 = load 4 r10 512
    r11 = mul r7 4 64
    r11 = load 4 r11 512
    r12 = mul r8 4 64
    r12 = load 4 r12 512
    r13 = mul r9 4 64
    r13 = load 4 r13 512
    r14 = udiv r10 131072 64
    r14 = and r14 126 64
    r10 = load 2 r14 384
    r15 = add r10 2 64
    store 2 r15 r14 384
    r14 = udiv r11 131072 64
    r14 = and r14 126 64
    r11 = load 2 r14 384
    r15 = add r11 2 64
    store 2 r15 r14 384
    r14 = udiv r12 131072 64
    r14 = and r14 126 64
    r12 = load 2 r14 384
    r15 = add r12 2 64
    store 2 r15 r14 384
    r14 = udiv r13 131072 64
    r14 = and r14 126 64
    r13 = load 2 r14 384
    r15 = add r13 2 64
    store 2 r15 r14 384
    store 2 r6 r10 0
    store 2 r7 r11 0
    store 2 r8 r12 0
    store 2 r9 r13 0
    r2 = add r2 8 64
    r4 = sub r4 1 64
    br r4 .p3four .p3rest
  .p3rest:
    br r5 .p3one .p3end
  .p3one:
    r6 = load 2 r2 6512
    r10 = mul r6 4 64
    r10 = load 4 r10 512
    r14 = udiv r10 131072 64
    r14 = and r14 126 64
    r10 = load 2 r14 384
    r15 = add r10 2 64
    store 2 r15 r14 384
    store 2 r6 r10 0
    r2 = add r2 2 64
    r5 = sub r5 1 64
    br r5 .p3one .p3end
  .p3end:
    r2 = mul 0 1 64
    r3 = mul 0 1 64
    r4 = mul r1 1 64
    r7 = load 2 4512 0
    r5 = urem r4 16 64
    r4 = sub r4 r5 64
    switch r5 1 .hr1 2 .hr2 3 .hr3 4 .hr4 5 .hr5 6 .hr6 7 .hr7 8 .hr8 9 .hr9 10 .hr10 11 .hr11 12 .hr12 13 .hr13 14 .hr14 15 .hr15 .hh
  .hr1:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r2 = add r2 2 64
    br r4 .hb .out
  .hr2:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r2 = add r2 4 64
    br r4 .hb .out
  .hr3:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r2 = add r2 6 64
    br r4 .hb .out
  .hr4:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r2 = add r2 8 64
    br r4 .hb .out
  .hr5:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r2 = add r2 10 64
    br r4 .hb .out
  .hr6:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r2 = add r2 12 64
    br r4 .hb .out
  .hr7:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r2 = add r2 14 64
    br r4 .hb .out
  .hr8:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r2 = add r2 16 64
    br r4 .hb .out
  .hr9:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4528
    r3 = add r3 r6 64
    r2 = add r2 18 64
    br r4 .hb .out
  .hr10:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4528
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4530
    r3 = add r3 r6 64
    r2 = add r2 20 64
    br r4 .hb .out
  .hr11:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4528
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4530
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4532
    r3 = add r3 r6 64
    r2 = add r2 22 64
    br r4 .hb .out
  .hr12:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4528
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4530
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4532
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4534
    r3 = add r3 r6 64
    r2 = add r2 24 64
    br r4 .hb .out
  .hr13:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4528
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4530
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4532
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4534
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4536
    r3 = add r3 r6 64
    r2 = add r2 26 64
    br r4 .hb .out
  .hr14:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4528
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4530
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4532
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4534
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4536
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4538
    r3 = add r3 r6 64
    r2 = add r2 28 64
    br r4 .hb .out
  .hr15:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4528
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4530
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4532
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4534
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4536
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4538
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4540
    r3 = add r3 r6 64
    r2 = add r2 30 64
    br r4 .hb .out
  .hh:
    br r4 .hb .out
  .hb:
    r3 = mul r3 31 64
    r6 = load 2 r2 4512
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4514
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4516
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4518
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4520
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4522
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4524
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4526
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4528
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4530
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4532
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4534
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4536
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4538
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4540
    r3 = add r3 r6 64
    r3 = mul r3 31 64
    r6 = load 2 r2 4542
    r3 = add r3 r6 64
    r2 = add r2 32 64
    r4 = sub r4 16 64
    br r4 .hb .out
  .out:
    call write r3
    r7 = mul r7 4 64
    r7 = load 4 r7 512
    call write r7
    r6 = mul r6 4 64
    r6 = load 4 r6 512
    call write r6
    ret
end main
