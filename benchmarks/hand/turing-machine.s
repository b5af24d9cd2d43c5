; turing-machine.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; A state is a place in the code, so the tables are gone. One counter (r4) ends both the
; steps and the distance to the nearer end of the tape; when it is 0 both are looked at
; (r5 is what is left after it). The tape is cleared, and its ones are added up, eight
; cells at a time.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    br r1 .some .print
  .some:
    r3 = icmp sgt r2 0 32
    r2 = mul r2 r3 64
    br .starta0
  .starta:
    store 8 0 0 0
    store 8 0 8 0
    store 8 0 16 0
    store 8 0 24 0
    store 8 0 32 0
    store 8 0 40 0
    store 8 0 48 0
    store 8 0 56 0
    store 8 0 64 0
    store 8 0 72 0
    store 8 0 80 0
    store 8 0 88 0
    store 8 0 96 0
    store 8 0 104 0
    store 8 0 112 0
    store 8 0 120 0
    store 8 0 128 0
    store 8 0 136 0
    store 8 0 144 0
    store 8 0 152 0
    store 8 0 160 0
    store 8 0 168 0
    store 8 0 176 0
    store 8 0 184 0
    store 8 0 192 0
    store 8 0 200 0
    store 8 0 208 0
    store 8 0 216 0
    store 8 0 224 0
    store 8 0 232 0
    store 8 0 240 0
    store 8 0 248 0
    store 8 0 256 0
    store 8 0 264 0
    store 8 0 272 0
    store 8 0 280 0
    store 8 0 288 0
    store 8 0 296 0
    store 8 0 304 0
    store 8 0 312 0
    store 8 0 320 0
    store 8 0 328 0
    store 8 0 336 0
    store 8 0 344 0
    store 8 0 352 0
    store 8 0 360 0
    store 8 0 368 0
    store 8 0 376 0
    store 8 0 384 0
    store 8 0 392 0
    store 8 0 400 0
    store 8 0 408 0
    store 8 0 416 0
    store 8 0 424 0
    store 8 0 432 0
    store 8 0 440 0
    store 8 0 448 0
    store 8 0 456 0
    store 8 0 464 0
    store 8 0 472 0
    store 8 0 480 0
    store 8 0 488 0
    store 8 0 496 0
    store 8 0 504 0
    store 8 0 512 0
    store 8 0 520 0
    store 8 0 528 0
    store 8 0 536 0
    store 8 0 544 0
    store 8 0 552 0
    store 8 0 560 0
    store 8 0 568 0
    store 8 0 576 0
    store 8 0 584 0
    store 8 0 592 0
    br .starta0
  .starta0:
    r3 = mul 300 1 64
    r5 = mul r2 1 64
    br .ae0
  .ae0:
    br r5 .af0 .aend0
  .af0:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .a0 .aend
  .ae1:
    br r5 .af1 .aend0
  .af1:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .a1 .aend
  .ae2:
    br r5 .af2 .aend0
  .af2:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .a2 .aend
  .a0:
    r6 = load 1 r3 0
    br r6 .a0x1 .a0x0
  .a0x0:
    store 1 1 r3 0
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br r4 .a1 .ae1
  .a0x1:
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br .aend
  .a1:
    r6 = load 1 r3 0
    br r6 .a1x1 .a1x0
  .a1x0:
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br r4 .a2 .ae2
  .a1x1:
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br r4 .a1 .ae1
  .a2:
    r6 = load 1 r3 0
    br r6 .a2x1 .a2x0
  .a2x0:
    store 1 1 r3 0
    r3 = sub r3 1 64
    r4 = sub r4 1 64
    br r4 .a2 .ae2
  .a2x1:
    r3 = sub r3 1 64
    r4 = sub r4 1 64
    br r4 .a0 .ae0
  .aend0:
    r4 = mul 0 1 64
    br .aend
  .aend:
    r4 = add r4 r5 64
    r4 = sub r2 r4 64
    call write r4
    r4 = load 8 0 0
    r6 = load 8 8 0
    r4 = add r4 r6 64
    r6 = load 8 16 0
    r4 = add r4 r6 64
    r6 = load 8 24 0
    r4 = add r4 r6 64
    r6 = load 8 32 0
    r4 = add r4 r6 64
    r6 = load 8 40 0
    r4 = add r4 r6 64
    r6 = load 8 48 0
    r4 = add r4 r6 64
    r6 = load 8 56 0
    r4 = add r4 r6 64
    r6 = load 8 64 0
    r4 = add r4 r6 64
    r6 = load 8 72 0
    r4 = add r4 r6 64
    r6 = load 8 80 0
    r4 = add r4 r6 64
    r6 = load 8 88 0
    r4 = add r4 r6 64
    r6 = load 8 96 0
    r4 = add r4 r6 64
    r6 = load 8 104 0
    r4 = add r4 r6 64
    r6 = load 8 112 0
    r4 = add r4 r6 64
    r6 = load 8 120 0
    r4 = add r4 r6 64
    r6 = load 8 128 0
    r4 = add r4 r6 64
    r6 = load 8 136 0
    r4 = add r4 r6 64
    r6 = load 8 144 0
    r4 = add r4 r6 64
    r6 = load 8 152 0
    r4 = add r4 r6 64
    r6 = load 8 160 0
    r4 = add r4 r6 64
    r6 = load 8 168 0
    r4 = add r4 r6 64
    r6 = load 8 176 0
    r4 = add r4 r6 64
    r6 = load 8 184 0
    r4 = add r4 r6 64
    r6 = load 8 192 0
    r4 = add r4 r6 64
    r6 = load 8 200 0
    r4 = add r4 r6 64
    r6 = load 8 208 0
    r4 = add r4 r6 64
    r6 = load 8 216 0
    r4 = add r4 r6 64
    r6 = load 8 224 0
    r4 = add r4 r6 64
    r6 = load 8 232 0
    r4 = add r4 r6 64
    r6 = load 8 240 0
    r4 = add r4 r6 64
    r6 = load 8 248 0
    r4 = add r4 r6 64
    r6 = load 8 256 0
    r4 = add r4 r6 64
    r6 = load 8 264 0
    r4 = add r4 r6 64
    r6 = load 8 272 0
    r4 = add r4 r6 64
    r6 = load 8 280 0
    r4 = add r4 r6 64
    r6 = load 8 288 0
    r4 = add r4 r6 64
    r6 = load 8 296 0
    r4 = add r4 r6 64
    r6 = load 8 304 0
    r4 = add r4 r6 64
    r6 = load 8 312 0
    r4 = add r4 r6 64
    r6 = load 8 320 0
    r4 = add r4 r6 64
    r6 = load 8 328 0
    r4 = add r4 r6 64
    r6 = load 8 336 0
    r4 = add r4 r6 64
    r6 = load 8 344 0
    r4 = add r4 r6 64
    r6 = load 8 352 0
    r4 = add r4 r6 64
    r6 = load 8 360 0
    r4 = add r4 r6 64
    r6 = load 8 368 0
    r4 = add r4 r6 64
    r6 = load 8 376 0
    r4 = add r4 r6 64
    r6 = load 8 384 0
    r4 = add r4 r6 64
    r6 = load 8 392 0
    r4 = add r4 r6 64
    r6 = load 8 400 0
    r4 = add r4 r6 64
    r6 = load 8 408 0
    r4 = add r4 r6 64
    r6 = load 8 416 0
    r4 = add r4 r6 64
    r6 = load 8 424 0
    r4 = add r4 r6 64
    r6 = load 8 432 0
    r4 = add r4 r6 64
    r6 = load 8 440 0
    r4 = add r4 r6 64
    r6 = load 8 448 0
    r4 = add r4 r6 64
    r6 = load 8 456 0
    r4 = add r4 r6 64
    r6 = load 8 464 0
    r4 = add r4 r6 64
    r6 = load 8 472 0
    r4 = add r4 r6 64
    r6 = load 8 480 0
    r4 = add r4 r6 64
    r6 = load 8 488 0
    r4 = add r4 r6 64
    r6 = load 8 496 0
    r4 = add r4 r6 64
    r6 = load 8 504 0
    r4 = add r4 r6 64
    r6 = load 8 512 0
    r4 = add r4 r6 64
    r6 = load 8 520 0
    r4 = add r4 r6 64
    r6 = load 8 528 0
    r4 = add r4 r6 64
    r6 = load 8 536 0
    r4 = add r4 r6 64
    r6 = load 8 544 0
    r4 = add r4 r6 64
    r6 = load 8 552 0
    r4 = add r4 r6 64
    r6 = load 8 560 0
    r4 = add r4 r6 64
    r6 = load 8 568 0
    r4 = add r4 r6 64
    r6 = load 8 576 0
    r4 = add r4 r6 64
    r6 = load 8 584 0
    r4 = add r4 r6 64
    r6 = load 8 592 0
    r4 = add r4 r6 64
    r6 = and r4 71777214294589695 64
    r4 = udiv r4 256 64
    r4 = and r4 71777214294589695 64
    r4 = add r4 r6 64
    r4 = urem r4 65535 64
    call write r4
    br .startb
  .startb:
    store 8 0 0 0
    store 8 0 8 0
    store 8 0 16 0
    store 8 0 24 0
    store 8 0 32 0
    store 8 0 40 0
    store 8 0 48 0
    store 8 0 56 0
    store 8 0 64 0
    store 8 0 72 0
    store 8 0 80 0
    store 8 0 88 0
    store 8 0 96 0
    store 8 0 104 0
    store 8 0 112 0
    store 8 0 120 0
    store 8 0 128 0
    store 8 0 136 0
    store 8 0 144 0
    store 8 0 152 0
    store 8 0 160 0
    store 8 0 168 0
    store 8 0 176 0
    store 8 0 184 0
    store 8 0 192 0
    store 8 0 200 0
    store 8 0 208 0
    store 8 0 216 0
    store 8 0 224 0
    store 8 0 232 0
    store 8 0 240 0
    store 8 0 248 0
    store 8 0 256 0
    store 8 0 264 0
    store 8 0 272 0
    store 8 0 280 0
    store 8 0 288 0
    store 8 0 296 0
    store 8 0 304 0
    store 8 0 312 0
    store 8 0 320 0
    store 8 0 328 0
    store 8 0 336 0
    store 8 0 344 0
    store 8 0 352 0
    store 8 0 360 0
    store 8 0 368 0
    store 8 0 376 0
    store 8 0 384 0
    store 8 0 392 0
    store 8 0 400 0
    store 8 0 408 0
    store 8 0 416 0
    store 8 0 424 0
    store 8 0 432 0
    store 8 0 440 0
    store 8 0 448 0
    store 8 0 456 0
    store 8 0 464 0
    store 8 0 472 0
    store 8 0 480 0
    store 8 0 488 0
    store 8 0 496 0
    store 8 0 504 0
    store 8 0 512 0
    store 8 0 520 0
    store 8 0 528 0
    store 8 0 536 0
    store 8 0 544 0
    store 8 0 552 0
    store 8 0 560 0
    store 8 0 568 0
    store 8 0 576 0
    store 8 0 584 0
    store 8 0 592 0
    r3 = mul 300 1 64
    r5 = mul r2 1 64
    br .be0
  .be0:
    br r5 .bf0 .bend0
  .bf0:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .b0 .bend
  .be1:
    br r5 .bf1 .bend0
  .bf1:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .b1 .bend
  .be2:
    br r5 .bf2 .bend0
  .bf2:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .b2 .bend
  .be3:
    br r5 .bf3 .bend0
  .bf3:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .b3 .bend
  .b0:
    r6 = load 1 r3 0
    br r6 .b0x1 .b0x0
  .b0x0:
    store 1 1 r3 0
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br r4 .b1 .be1
  .b0x1:
    r3 = sub r3 1 64
    r4 = sub r4 1 64
    br r4 .b1 .be1
  .b1:
    r6 = load 1 r3 0
    br r6 .b1x1 .b1x0
  .b1x0:
    store 1 1 r3 0
    r3 = sub r3 1 64
    r4 = sub r4 1 64
    br r4 .b0 .be0
  .b1x1:
    store 1 0 r3 0
    r3 = sub r3 1 64
    r4 = sub r4 1 64
    br r4 .b2 .be2
  .b2:
    r6 = load 1 r3 0
    br r6 .b2x1 .b2x0
  .b2x0:
    store 1 1 r3 0
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br .bend
  .b2x1:
    r3 = sub r3 1 64
    r4 = sub r4 1 64
    br r4 .b3 .be3
  .b3:
    r6 = load 1 r3 0
    br r6 .b3x1 .b3x0
  .b3x0:
    store 1 1 r3 0
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br r4 .b3 .be3
  .b3x1:
    store 1 0 r3 0
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br r4 .b0 .be0
  .bend0:
    r4 = mul 0 1 64
    br .bend
  .bend:
    r4 = add r4 r5 64
    r4 = sub r2 r4 64
    call write r4
    r4 = load 8 0 0
    r6 = load 8 8 0
    r4 = add r4 r6 64
    r6 = load 8 16 0
    r4 = add r4 r6 64
    r6 = load 8 24 0
    r4 = add r4 r6 64
    r6 = load 8 32 0
    r4 = add r4 r6 64
    r6 = load 8 40 0
    r4 = add r4 r6 64
    r6 = load 8 48 0
    r4 = add r4 r6 64
    r6 = load 8 56 0
    r4 = add r4 r6 64
    r6 = load 8 64 0
    r4 = add r4 r6 64
    r6 = load 8 72 0
    r4 = add r4 r6 64
    r6 = load 8 80 0
    r4 = add r4 r6 64
    r6 = load 8 88 0
    r4 = add r4 r6 64
    r6 = load 8 96 0
    r4 = add r4 r6 64
    r6 = load 8 104 0
    r4 = add r4 r6 64
    r6 = load 8 112 0
    r4 = add r4 r6 64
    r6 = load 8 120 0
    r4 = add r4 r6 64
    r6 = load 8 128 0
    r4 = add r4 r6 64
    r6 = load 8 136 0
    r4 = add r4 r6 64
    r6 = load 8 144 0
    r4 = add r4 r6 64
    r6 = load 8 152 0
    r4 = add r4 r6 64
    r6 = load 8 160 0
    r4 = add r4 r6 64
    r6 = load 8 168 0
    r4 = add r4 r6 64
    r6 = load 8 176 0
    r4 = add r4 r6 64
    r6 = load 8 184 0
    r4 = add r4 r6 64
    r6 = load 8 192 0
    r4 = add r4 r6 64
    r6 = load 8 200 0
    r4 = add r4 r6 64
    r6 = load 8 208 0
    r4 = add r4 r6 64
    r6 = load 8 216 0
    r4 = add r4 r6 64
    r6 = load 8 224 0
    r4 = add r4 r6 64
    r6 = load 8 232 0
    r4 = add r4 r6 64
    r6 = load 8 240 0
    r4 = add r4 r6 64
    r6 = load 8 248 0
    r4 = add r4 r6 64
    r6 = load 8 256 0
    r4 = add r4 r6 64
    r6 = load 8 264 0
    r4 = add r4 r6 64
    r6 = load 8 272 0
    r4 = add r4 r6 64
    r6 = load 8 280 0
    r4 = add r4 r6 64
    r6 = load 8 288 0
    r4 = add r4 r6 64
    r6 = load 8 296 0
    r4 = add r4 r6 64
    r6 = load 8 304 0
    r4 = add r4 r6 64
    r6 = load 8 312 0
    r4 = add r4 r6 64
    r6 = load 8 320 0
    r4 = add r4 r6 64
    r6 = load 8 328 0
    r4 = add r4 r6 64
    r6 = load 8 336 0
    r4 = add r4 r6 64
    r6 = load 8 344 0
    r4 = add r4 r6 64
    r6 = load 8 352 0
    r4 = add r4 r6 64
    r6 = load 8 360 0
    r4 = add r4 r6 64
    r6 = load 8 368 0
    r4 = add r4 r6 64
    r6 = load 8 376 0
    r4 = add r4 r6 64
    r6 = load 8 384 0
    r4 = add r4 r6 64
    r6 = load 8 392 0
    r4 = add r4 r6 64
    r6 = load 8 400 0
    r4 = add r4 r6 64
    r6 = load 8 408 0
    r4 = add r4 r6 64
    r6 = load 8 416 0
    r4 = add r4 r6 64
    r6 = load 8 424 0
    r4 = add r4 r6 64
    r6 = load 8 432 0
    r4 = add r4 r6 64
    r6 = load 8 440 0
    r4 = add r4 r6 64
    r6 = load 8 448 0
    r4 = add r4 r6 64
    r6 = load 8 456 0
    r4 = add r4 r6 64
    r6 = load 8 464 0
    r4 = add r4 r6 64
    r6 = load 8 472 0
    r4 = add r4 r6 64
    r6 = load 8 480 0
    r4 = add r4 r6 64
    r6 = load 8 488 0
    r4 = add r4 r6 64
    r6 = load 8 496 0
    r4 = add r4 r6 64
    r6 = load 8 504 0
    r4 = add r4 r6 64
    r6 = load 8 512 0
    r4 = add r4 r6 64
    r6 = load 8 520 0
    r4 = add r4 r6 64
    r6 = load 8 528 0
    r4 = add r4 r6 64
    r6 = load 8 536 0
    r4 = add r4 r6 64
    r6 = load 8 544 0
    r4 = add r4 r6 64
    r6 = load 8 552 0
    r4 = add r4 r6 64
    r6 = load 8 560 0
    r4 = add r4 r6 64
    r6 = load 8 568 0
    r4 = add r4 r6 64
    r6 = load 8 576 0
    r4 = add r4 r6 64
    r6 = load 8 584 0
    r4 = add r4 r6 64
    r6 = load 8 592 0
    r4 = add r4 r6 64
    r6 = and r4 71777214294589695 64
    r4 = udiv r4 256 64
    r4 = and r4 71777214294589695 64
    r4 = add r4 r6 64
    r4 = urem r4 65535 64
    call write r4
    br .startc
  .startc:
    store 8 0 0 0
    store 8 0 8 0
    store 8 0 16 0
    store 8 0 24 0
    store 8 0 32 0
    store 8 0 40 0
    store 8 0 48 0
    store 8 0 56 0
    store 8 0 64 0
    store 8 0 72 0
    store 8 0 80 0
    store 8 0 88 0
    store 8 0 96 0
    store 8 0 104 0
    store 8 0 112 0
    store 8 0 120 0
    store 8 0 128 0
    store 8 0 136 0
    store 8 0 144 0
    store 8 0 152 0
    store 8 0 160 0
    store 8 0 168 0
    store 8 0 176 0
    store 8 0 184 0
    store 8 0 192 0
    store 8 0 200 0
    store 8 0 208 0
    store 8 0 216 0
    store 8 0 224 0
    store 8 0 232 0
    store 8 0 240 0
    store 8 0 248 0
    store 8 0 256 0
    store 8 0 264 0
    store 8 0 272 0
    store 8 0 280 0
    store 8 0 288 0
    store 8 0 296 0
    store 8 0 304 0
    store 8 0 312 0
    store 8 0 320 0
    store 8 0 328 0
    store 8 0 336 0
    store 8 0 344 0
    store 8 0 352 0
    store 8 0 360 0
    store 8 0 368 0
    store 8 0 376 0
    store 8 0 384 0
    store 8 0 392 0
    store 8 0 400 0
    store 8 0 408 0
    store 8 0 416 0
    store 8 0 424 0
    store 8 0 432 0
    store 8 0 440 0
    store 8 0 448 0
    store 8 0 456 0
    store 8 0 464 0
    store 8 0 472 0
    store 8 0 480 0
    store 8 0 488 0
    store 8 0 496 0
    store 8 0 504 0
    store 8 0 512 0
    store 8 0 520 0
    store 8 0 528 0
    store 8 0 536 0
    store 8 0 544 0
    store 8 0 552 0
    store 8 0 560 0
    store 8 0 568 0
    store 8 0 576 0
    store 8 0 584 0
    store 8 0 592 0
    r8 = mul r2 4 64
    r3 = mul 300 1 64
    r5 = mul r8 1 64
    br .ce0
  .ce0:
    br r5 .cf0 .cend0
  .cf0:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .c0 .cend
  .ce1:
    br r5 .cf1 .cend0
  .cf1:
    r7 = sub 599 r3 64
    r6 = icmp ult r3 r7 64
    r4 = select r6 r3 r7
    r6 = icmp ult r5 r4 64
    r4 = select r6 r5 r4
    r5 = sub r5 r4 64
    br r4 .c1 .cend
  .c0:
    r6 = load 1 r3 0
    br r6 .c0x1 .c0x0
  .c0x0:
    store 1 1 r3 0
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br r4 .c0 .ce0
  .c0x1:
    store 1 0 r3 0
    r3 = sub r3 1 64
    r4 = sub r4 1 64
    br r4 .c0 .ce0
  .c1:
    r6 = load 1 r3 0
    br r6 .c1x1 .c1x0
  .c1x0:
    store 1 1 r3 0
    r3 = sub r3 1 64
    r4 = sub r4 1 64
    br r4 .c0 .ce0
  .c1x1:
    store 1 0 r3 0
    r3 = add r3 1 64
    r4 = sub r4 1 64
    br r4 .c1 .ce1
  .cend0:
    r4 = mul 0 1 64
    br .cend
  .cend:
    r4 = add r4 r5 64
    r4 = sub r8 r4 64
    call write r4
    r4 = load 8 0 0
    r6 = load 8 8 0
    r4 = add r4 r6 64
    r6 = load 8 16 0
    r4 = add r4 r6 64
    r6 = load 8 24 0
    r4 = add r4 r6 64
    r6 = load 8 32 0
    r4 = add r4 r6 64
    r6 = load 8 40 0
    r4 = add r4 r6 64
    r6 = load 8 48 0
    r4 = add r4 r6 64
    r6 = load 8 56 0
    r4 = add r4 r6 64
    r6 = load 8 64 0
    r4 = add r4 r6 64
    r6 = load 8 72 0
    r4 = add r4 r6 64
    r6 = load 8 80 0
    r4 = add r4 r6 64
    r6 = load 8 88 0
    r4 = add r4 r6 64
    r6 = load 8 96 0
    r4 = add r4 r6 64
    r6 = load 8 104 0
    r4 = add r4 r6 64
    r6 = load 8 112 0
    r4 = add r4 r6 64
    r6 = load 8 120 0
    r4 = add r4 r6 64
    r6 = load 8 128 0
    r4 = add r4 r6 64
    r6 = load 8 136 0
    r4 = add r4 r6 64
    r6 = load 8 144 0
    r4 = add r4 r6 64
    r6 = load 8 152 0
    r4 = add r4 r6 64
    r6 = load 8 160 0
    r4 = add r4 r6 64
    r6 = load 8 168 0
    r4 = add r4 r6 64
    r6 = load 8 176 0
    r4 = add r4 r6 64
    r6 = load 8 184 0
    r4 = add r4 r6 64
    r6 = load 8 192 0
    r4 = add r4 r6 64
    r6 = load 8 200 0
    r4 = add r4 r6 64
    r6 = load 8 208 0
    r4 = add r4 r6 64
    r6 = load 8 216 0
    r4 = add r4 r6 64
    r6 = load 8 224 0
    r4 = add r4 r6 64
    r6 = load 8 232 0
    r4 = add r4 r6 64
    r6 = load 8 240 0
    r4 = add r4 r6 64
    r6 = load 8 248 0
    r4 = add r4 r6 64
    r6 = load 8 256 0
    r4 = add r4 r6 64
    r6 = load 8 264 0
    r4 = add r4 r6 64
    r6 = load 8 272 0
    r4 = add r4 r6 64
    r6 = load 8 280 0
    r4 = add r4 r6 64
    r6 = load 8 288 0
    r4 = add r4 r6 64
    r6 = load 8 296 0
    r4 = add r4 r6 64
    r6 = load 8 304 0
    r4 = add r4 r6 64
    r6 = load 8 312 0
    r4 = add r4 r6 64
    r6 = load 8 320 0
    r4 = add r4 r6 64
    r6 = load 8 328 0
    r4 = add r4 r6 64
    r6 = load 8 336 0
    r4 = add r4 r6 64
    r6 = load 8 344 0
    r4 = add r4 r6 64
    r6 = load 8 352 0
    r4 = add r4 r6 64
    r6 = load 8 360 0
    r4 = add r4 r6 64
    r6 = load 8 368 0
    r4 = add r4 r6 64
    r6 = load 8 376 0
    r4 = add r4 r6 64
    r6 = load 8 384 0
    r4 = add r4 r6 64
    r6 = load 8 392 0
    r4 = add r4 r6 64
    r6 = load 8 400 0
    r4 = add r4 r6 64
    r6 = load 8 408 0
    r4 = add r4 r6 64
    r6 = load 8 416 0
    r4 = add r4 r6 64
    r6 = load 8 424 0
    r4 = add r4 r6 64
    r6 = load 8 432 0
    r4 = add r4 r6 64
    r6 = load 8 440 0
    r4 = add r4 r6 64
    r6 = load 8 448 0
    r4 = add r4 r6 64
    r6 = load 8 456 0
    r4 = add r4 r6 64
    r6 = load 8 464 0
    r4 = add r4 r6 64
    r6 = load 8 472 0
    r4 = add r4 r6 64
    r6 = load 8 480 0
    r4 = add r4 r6 64
    r6 = load 8 488 0
    r4 = add r4 r6 64
    r6 = load 8 496 0
    r4 = add r4 r6 64
    r6 = load 8 504 0
    r4 = add r4 r6 64
    r6 = load 8 512 0
    r4 = add r4 r6 64
    r6 = load 8 520 0
    r4 = add r4 r6 64
    r6 = load 8 528 0
    r4 = add r4 r6 64
    r6 = load 8 536 0
    r4 = add r4 r6 64
    r6 = load 8 544 0
    r4 = add r4 r6 64
    r6 = load 8 552 0
    r4 = add r4 r6 64
    r6 = load 8 560 0
    r4 = add r4 r6 64
    r6 = load 8 568 0
    r4 = add r4 r6 64
    r6 = load 8 576 0
    r4 = add r4 r6 64
    r6 = load 8 584 0
    r4 = add r4 r6 64
    r6 = load 8 592 0
    r4 = add r4 r6 64
    r6 = and r4 71777214294589695 64
    r4 = udiv r4 256 64
    r4 = and r4 71777214294589695 64
    r4 = add r4 r6 64
    r4 = urem r4 65535 64
    call write r4
    br .again
  .again:
    r1 = sub r1 1 64
    br r1 .starta .print
  .print:
    r3 = load 1 300 0
    call write r3
    ret
end main
