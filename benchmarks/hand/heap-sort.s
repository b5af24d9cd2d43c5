; heap-sort.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; Element i is at 4(i + 1) in the stack area, so the children of the element at p are
; one aligned word at 2p: one load, one division for the right one, and the comparison
; reads 32 bits. Whether children exist is only asked in the last level: the loop is
; unrolled by levels, and sizes are gone through between powers of two. A missing right
; child is the very element that sinks, so it loses. The root's value is in a register
; (r7). For at most 2000 elements.

start main 0:
  .entry:
    r1 = call read
    r2 = udiv r1 2001 64
    br r2 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    r3 = mul 4 1 64
    r4 = mul r1 1 64
    r5 = urem r4 8 64
    r4 = sub r4 r5 64
    switch r5 1 .inr1 2 .inr2 3 .inr3 4 .inr4 5 .inr5 6 .inr6 7 .inr7 .inh
  .inr1:
    r6 = call read
    store 4 r6 r3 0
    r3 = add r3 4 64
    br r4 .inb .sort
  .inr2:
    r6 = call read
    store 4 r6 r3 0
    r6 = call read
    store 4 r6 r3 4
    r3 = add r3 8 64
    br r4 .inb .sort
  .inr3:
    r6 = call read
    store 4 r6 r3 0
    r6 = call read
    store 4 r6 r3 4
    r6 = call read
    store 4 r6 r3 8
    r3 = add r3 12 64
    br r4 .inb .sort
  .inr4:
    r6 = call read
    store 4 r6 r3 0
    r6 = call read
    store 4 r6 r3 4
    r6 = call read
    store 4 r6 r3 8
    r6 = call read
    store 4 r6 r3 12
    r3 = add r3 16 64
    br r4 .inb .sort
  .inr5:
    r6 = call read
    store 4 r6 r3 0
    r6 = call read
    store 4 r6 r3 4
    r6 = call read
    store 4 r6 r3 8
    r6 = call read
    store 4 r6 r3 12
    r6 = call read
    store 4 r6 r3 16
    r3 = add r3 20 64
    br r4 .inb .sort
  .inr6:
    r6 = call read
    store 4 r6 r3 0
    r6 = call read
    store 4 r6 r3 4
    r6 = call read
    store 4 r6 r3 8
    r6 = call read
    store 4 r6 r3 12
    r6 = call read
    store 4 r6 r3 16
    r6 = call read
    store 4 r6 r3 20
    r3 = add r3 24 64
    br r4 .inb .sort
  .inr7:
    r6 = call read
    store 4 r6 r3 0
    r6 = call read
    store 4 r6 r3 4
    r6 = call read
    store 4 r6 r3 8
    r6 = call read
    store 4 r6 r3 12
    r6 = call read
    store 4 r6 r3 16
    r6 = call read
    store 4 r6 r3 20
    r6 = call read
    store 4 r6 r3 24
    r3 = add r3 28 64
    br r4 .inb .sort
  .inh:
    br r4 .inb .sort
  .inb:
    r6 = call read
    store 4 r6 r3 0
    r6 = call read
    store 4 r6 r3 4
    r6 = call read
    store 4 r6 r3 8
    r6 = call read
    store 4 r6 r3 12
    r6 = call read
    store 4 r6 r3 16
    r6 = call read
    store 4 r6 r3 20
    r6 = call read
    store 4 r6 r3 24
    r6 = call read
    store 4 r6 r3 28
    r3 = add r3 32 64
    r4 = sub r4 8 64
    br r4 .inb .sort
  .sort:
    ; r14: the address behind the last element, r15: of the element to sink, r16: the first in its level
    r14 = mul r1 4 64
    r14 = add r14 4 64
    r15 = udiv r1 2 64
    br r15 .build .print
  .build:
    r15 = mul r15 4 64
    r16 = mul 4 1 64
    br .findlevel
  .findlevel:
    r2 = mul r16 2 64
    r3 = icmp ugt r2 r15 64
    br r3 .b0 .down
  .down:
    r16 = mul r2 1 64
    br .findlevel
  .b0:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .s0_0y .s0_0d
  .s0_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s0_0R .s0_0L
  .s0_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s0_0d .s0_0Ls
  .s0_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b0 .l0
  .s0_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s0_0d .s0_0Rs
  .s0_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b0 .l0
  .s0_0d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b0 .l0
  .l0:
    r16 = udiv r16 2 64
    br r15 .b1 .extract
  .b1:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s1_1R .s1_1L
  .s1_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s1_1d .s1_1Ls
  .s1_1Ls:
    store 4 r11 r9 0
    br .s1_0
  .s1_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s1_1d .s1_1Rs
  .s1_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s1_0
  .s1_1d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b1 .l1
  .s1_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .s1_0y .s1_0d
  .s1_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s1_0R .s1_0L
  .s1_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s1_0d .s1_0Ls
  .s1_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b1 .l1
  .s1_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s1_0d .s1_0Rs
  .s1_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b1 .l1
  .s1_0d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b1 .l1
  .l1:
    r16 = udiv r16 2 64
    br r15 .b2 .extract
  .b2:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s2_2R .s2_2L
  .s2_2L:
    r13 = icmp uge r8 r11 32
    br r13 .s2_2d .s2_2Ls
  .s2_2Ls:
    store 4 r11 r9 0
    br .s2_1
  .s2_2R:
    r13 = icmp uge r8 r12 32
    br r13 .s2_2d .s2_2Rs
  .s2_2Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s2_1
  .s2_2d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b2 .l2
  .s2_1:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s2_1R .s2_1L
  .s2_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s2_1d .s2_1Ls
  .s2_1Ls:
    store 4 r11 r10 0
    br .s2_0
  .s2_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s2_1d .s2_1Rs
  .s2_1Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s2_0
  .s2_1d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b2 .l2
  .s2_0:
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .s2_0y .s2_0d
  .s2_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s2_0R .s2_0L
  .s2_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s2_0d .s2_0Ls
  .s2_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b2 .l2
  .s2_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s2_0d .s2_0Rs
  .s2_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b2 .l2
  .s2_0d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b2 .l2
  .l2:
    r16 = udiv r16 2 64
    br r15 .b3 .extract
  .b3:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s3_3R .s3_3L
  .s3_3L:
    r13 = icmp uge r8 r11 32
    br r13 .s3_3d .s3_3Ls
  .s3_3Ls:
    store 4 r11 r9 0
    br .s3_2
  .s3_3R:
    r13 = icmp uge r8 r12 32
    br r13 .s3_3d .s3_3Rs
  .s3_3Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s3_2
  .s3_3d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b3 .l3
  .s3_2:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s3_2R .s3_2L
  .s3_2L:
    r13 = icmp uge r8 r11 32
    br r13 .s3_2d .s3_2Ls
  .s3_2Ls:
    store 4 r11 r10 0
    br .s3_1
  .s3_2R:
    r13 = icmp uge r8 r12 32
    br r13 .s3_2d .s3_2Rs
  .s3_2Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s3_1
  .s3_2d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b3 .l3
  .s3_1:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s3_1R .s3_1L
  .s3_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s3_1d .s3_1Ls
  .s3_1Ls:
    store 4 r11 r9 0
    br .s3_0
  .s3_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s3_1d .s3_1Rs
  .s3_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s3_0
  .s3_1d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b3 .l3
  .s3_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .s3_0y .s3_0d
  .s3_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s3_0R .s3_0L
  .s3_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s3_0d .s3_0Ls
  .s3_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b3 .l3
  .s3_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s3_0d .s3_0Rs
  .s3_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b3 .l3
  .s3_0d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b3 .l3
  .l3:
    r16 = udiv r16 2 64
    br r15 .b4 .extract
  .b4:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s4_4R .s4_4L
  .s4_4L:
    r13 = icmp uge r8 r11 32
    br r13 .s4_4d .s4_4Ls
  .s4_4Ls:
    store 4 r11 r9 0
    br .s4_3
  .s4_4R:
    r13 = icmp uge r8 r12 32
    br r13 .s4_4d .s4_4Rs
  .s4_4Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s4_3
  .s4_4d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b4 .l4
  .s4_3:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s4_3R .s4_3L
  .s4_3L:
    r13 = icmp uge r8 r11 32
    br r13 .s4_3d .s4_3Ls
  .s4_3Ls:
    store 4 r11 r10 0
    br .s4_2
  .s4_3R:
    r13 = icmp uge r8 r12 32
    br r13 .s4_3d .s4_3Rs
  .s4_3Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s4_2
  .s4_3d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b4 .l4
  .s4_2:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s4_2R .s4_2L
  .s4_2L:
    r13 = icmp uge r8 r11 32
    br r13 .s4_2d .s4_2Ls
  .s4_2Ls:
    store 4 r11 r9 0
    br .s4_1
  .s4_2R:
    r13 = icmp uge r8 r12 32
    br r13 .s4_2d .s4_2Rs
  .s4_2Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s4_1
  .s4_2d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b4 .l4
  .s4_1:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s4_1R .s4_1L
  .s4_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s4_1d .s4_1Ls
  .s4_1Ls:
    store 4 r11 r10 0
    br .s4_0
  .s4_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s4_1d .s4_1Rs
  .s4_1Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s4_0
  .s4_1d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b4 .l4
  .s4_0:
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .s4_0y .s4_0d
  .s4_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s4_0R .s4_0L
  .s4_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s4_0d .s4_0Ls
  .s4_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b4 .l4
  .s4_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s4_0d .s4_0Rs
  .s4_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b4 .l4
  .s4_0d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b4 .l4
  .l4:
    r16 = udiv r16 2 64
    br r15 .b5 .extract
  .b5:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s5_5R .s5_5L
  .s5_5L:
    r13 = icmp uge r8 r11 32
    br r13 .s5_5d .s5_5Ls
  .s5_5Ls:
    store 4 r11 r9 0
    br .s5_4
  .s5_5R:
    r13 = icmp uge r8 r12 32
    br r13 .s5_5d .s5_5Rs
  .s5_5Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s5_4
  .s5_5d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b5 .l5
  .s5_4:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s5_4R .s5_4L
  .s5_4L:
    r13 = icmp uge r8 r11 32
    br r13 .s5_4d .s5_4Ls
  .s5_4Ls:
    store 4 r11 r10 0
    br .s5_3
  .s5_4R:
    r13 = icmp uge r8 r12 32
    br r13 .s5_4d .s5_4Rs
  .s5_4Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s5_3
  .s5_4d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b5 .l5
  .s5_3:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s5_3R .s5_3L
  .s5_3L:
    r13 = icmp uge r8 r11 32
    br r13 .s5_3d .s5_3Ls
  .s5_3Ls:
    store 4 r11 r9 0
    br .s5_2
  .s5_3R:
    r13 = icmp uge r8 r12 32
    br r13 .s5_3d .s5_3Rs
  .s5_3Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s5_2
  .s5_3d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b5 .l5
  .s5_2:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s5_2R .s5_2L
  .s5_2L:
    r13 = icmp uge r8 r11 32
    br r13 .s5_2d .s5_2Ls
  .s5_2Ls:
    store 4 r11 r10 0
    br .s5_1
  .s5_2R:
    r13 = icmp uge r8 r12 32
    br r13 .s5_2d .s5_2Rs
  .s5_2Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s5_1
  .s5_2d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b5 .l5
  .s5_1:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s5_1R .s5_1L
  .s5_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s5_1d .s5_1Ls
  .s5_1Ls:
    store 4 r11 r9 0
    br .s5_0
  .s5_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s5_1d .s5_1Rs
  .s5_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s5_0
  .s5_1d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b5 .l5
  .s5_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .s5_0y .s5_0d
  .s5_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s5_0R .s5_0L
  .s5_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s5_0d .s5_0Ls
  .s5_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b5 .l5
  .s5_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s5_0d .s5_0Rs
  .s5_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b5 .l5
  .s5_0d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b5 .l5
  .l5:
    r16 = udiv r16 2 64
    br r15 .b6 .extract
  .b6:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s6_6R .s6_6L
  .s6_6L:
    r13 = icmp uge r8 r11 32
    br r13 .s6_6d .s6_6Ls
  .s6_6Ls:
    store 4 r11 r9 0
    br .s6_5
  .s6_6R:
    r13 = icmp uge r8 r12 32
    br r13 .s6_6d .s6_6Rs
  .s6_6Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s6_5
  .s6_6d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .s6_5:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s6_5R .s6_5L
  .s6_5L:
    r13 = icmp uge r8 r11 32
    br r13 .s6_5d .s6_5Ls
  .s6_5Ls:
    store 4 r11 r10 0
    br .s6_4
  .s6_5R:
    r13 = icmp uge r8 r12 32
    br r13 .s6_5d .s6_5Rs
  .s6_5Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s6_4
  .s6_5d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .s6_4:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s6_4R .s6_4L
  .s6_4L:
    r13 = icmp uge r8 r11 32
    br r13 .s6_4d .s6_4Ls
  .s6_4Ls:
    store 4 r11 r9 0
    br .s6_3
  .s6_4R:
    r13 = icmp uge r8 r12 32
    br r13 .s6_4d .s6_4Rs
  .s6_4Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s6_3
  .s6_4d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .s6_3:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s6_3R .s6_3L
  .s6_3L:
    r13 = icmp uge r8 r11 32
    br r13 .s6_3d .s6_3Ls
  .s6_3Ls:
    store 4 r11 r10 0
    br .s6_2
  .s6_3R:
    r13 = icmp uge r8 r12 32
    br r13 .s6_3d .s6_3Rs
  .s6_3Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s6_2
  .s6_3d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .s6_2:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s6_2R .s6_2L
  .s6_2L:
    r13 = icmp uge r8 r11 32
    br r13 .s6_2d .s6_2Ls
  .s6_2Ls:
    store 4 r11 r9 0
    br .s6_1
  .s6_2R:
    r13 = icmp uge r8 r12 32
    br r13 .s6_2d .s6_2Rs
  .s6_2Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s6_1
  .s6_2d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .s6_1:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s6_1R .s6_1L
  .s6_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s6_1d .s6_1Ls
  .s6_1Ls:
    store 4 r11 r10 0
    br .s6_0
  .s6_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s6_1d .s6_1Rs
  .s6_1Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s6_0
  .s6_1d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .s6_0:
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .s6_0y .s6_0d
  .s6_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s6_0R .s6_0L
  .s6_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s6_0d .s6_0Ls
  .s6_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .s6_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s6_0d .s6_0Rs
  .s6_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .s6_0d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b6 .l6
  .l6:
    r16 = udiv r16 2 64
    br r15 .b7 .extract
  .b7:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s7_7R .s7_7L
  .s7_7L:
    r13 = icmp uge r8 r11 32
    br r13 .s7_7d .s7_7Ls
  .s7_7Ls:
    store 4 r11 r9 0
    br .s7_6
  .s7_7R:
    r13 = icmp uge r8 r12 32
    br r13 .s7_7d .s7_7Rs
  .s7_7Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s7_6
  .s7_7d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_6:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s7_6R .s7_6L
  .s7_6L:
    r13 = icmp uge r8 r11 32
    br r13 .s7_6d .s7_6Ls
  .s7_6Ls:
    store 4 r11 r10 0
    br .s7_5
  .s7_6R:
    r13 = icmp uge r8 r12 32
    br r13 .s7_6d .s7_6Rs
  .s7_6Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s7_5
  .s7_6d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_5:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s7_5R .s7_5L
  .s7_5L:
    r13 = icmp uge r8 r11 32
    br r13 .s7_5d .s7_5Ls
  .s7_5Ls:
    store 4 r11 r9 0
    br .s7_4
  .s7_5R:
    r13 = icmp uge r8 r12 32
    br r13 .s7_5d .s7_5Rs
  .s7_5Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s7_4
  .s7_5d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_4:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s7_4R .s7_4L
  .s7_4L:
    r13 = icmp uge r8 r11 32
    br r13 .s7_4d .s7_4Ls
  .s7_4Ls:
    store 4 r11 r10 0
    br .s7_3
  .s7_4R:
    r13 = icmp uge r8 r12 32
    br r13 .s7_4d .s7_4Rs
  .s7_4Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s7_3
  .s7_4d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_3:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s7_3R .s7_3L
  .s7_3L:
    r13 = icmp uge r8 r11 32
    br r13 .s7_3d .s7_3Ls
  .s7_3Ls:
    store 4 r11 r9 0
    br .s7_2
  .s7_3R:
    r13 = icmp uge r8 r12 32
    br r13 .s7_3d .s7_3Rs
  .s7_3Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s7_2
  .s7_3d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_2:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s7_2R .s7_2L
  .s7_2L:
    r13 = icmp uge r8 r11 32
    br r13 .s7_2d .s7_2Ls
  .s7_2Ls:
    store 4 r11 r10 0
    br .s7_1
  .s7_2R:
    r13 = icmp uge r8 r12 32
    br r13 .s7_2d .s7_2Rs
  .s7_2Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s7_1
  .s7_2d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_1:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s7_1R .s7_1L
  .s7_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s7_1d .s7_1Ls
  .s7_1Ls:
    store 4 r11 r9 0
    br .s7_0
  .s7_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s7_1d .s7_1Rs
  .s7_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s7_0
  .s7_1d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .s7_0y .s7_0d
  .s7_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s7_0R .s7_0L
  .s7_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s7_0d .s7_0Ls
  .s7_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s7_0d .s7_0Rs
  .s7_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .s7_0d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b7 .l7
  .l7:
    r16 = udiv r16 2 64
    br r15 .b8 .extract
  .b8:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_8R .s8_8L
  .s8_8L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_8d .s8_8Ls
  .s8_8Ls:
    store 4 r11 r9 0
    br .s8_7
  .s8_8R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_8d .s8_8Rs
  .s8_8Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s8_7
  .s8_8d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_7:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_7R .s8_7L
  .s8_7L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_7d .s8_7Ls
  .s8_7Ls:
    store 4 r11 r10 0
    br .s8_6
  .s8_7R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_7d .s8_7Rs
  .s8_7Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s8_6
  .s8_7d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_6:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_6R .s8_6L
  .s8_6L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_6d .s8_6Ls
  .s8_6Ls:
    store 4 r11 r9 0
    br .s8_5
  .s8_6R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_6d .s8_6Rs
  .s8_6Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s8_5
  .s8_6d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_5:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_5R .s8_5L
  .s8_5L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_5d .s8_5Ls
  .s8_5Ls:
    store 4 r11 r10 0
    br .s8_4
  .s8_5R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_5d .s8_5Rs
  .s8_5Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s8_4
  .s8_5d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_4:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_4R .s8_4L
  .s8_4L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_4d .s8_4Ls
  .s8_4Ls:
    store 4 r11 r9 0
    br .s8_3
  .s8_4R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_4d .s8_4Rs
  .s8_4Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s8_3
  .s8_4d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_3:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_3R .s8_3L
  .s8_3L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_3d .s8_3Ls
  .s8_3Ls:
    store 4 r11 r10 0
    br .s8_2
  .s8_3R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_3d .s8_3Rs
  .s8_3Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s8_2
  .s8_3d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_2:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_2R .s8_2L
  .s8_2L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_2d .s8_2Ls
  .s8_2Ls:
    store 4 r11 r9 0
    br .s8_1
  .s8_2R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_2d .s8_2Rs
  .s8_2Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s8_1
  .s8_2d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_1:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_1R .s8_1L
  .s8_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_1d .s8_1Ls
  .s8_1Ls:
    store 4 r11 r10 0
    br .s8_0
  .s8_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_1d .s8_1Rs
  .s8_1Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s8_0
  .s8_1d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_0:
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .s8_0y .s8_0d
  .s8_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s8_0R .s8_0L
  .s8_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s8_0d .s8_0Ls
  .s8_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s8_0d .s8_0Rs
  .s8_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .s8_0d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b8 .l8
  .l8:
    r16 = udiv r16 2 64
    br r15 .b9 .extract
  .b9:
    r8 = load 4 r15 0
    r9 = mul r15 1 64
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_9R .s9_9L
  .s9_9L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_9d .s9_9Ls
  .s9_9Ls:
    store 4 r11 r9 0
    br .s9_8
  .s9_9R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_9d .s9_9Rs
  .s9_9Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s9_8
  .s9_9d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_8:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_8R .s9_8L
  .s9_8L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_8d .s9_8Ls
  .s9_8Ls:
    store 4 r11 r10 0
    br .s9_7
  .s9_8R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_8d .s9_8Rs
  .s9_8Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s9_7
  .s9_8d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_7:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_7R .s9_7L
  .s9_7L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_7d .s9_7Ls
  .s9_7Ls:
    store 4 r11 r9 0
    br .s9_6
  .s9_7R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_7d .s9_7Rs
  .s9_7Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s9_6
  .s9_7d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_6:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_6R .s9_6L
  .s9_6L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_6d .s9_6Ls
  .s9_6Ls:
    store 4 r11 r10 0
    br .s9_5
  .s9_6R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_6d .s9_6Rs
  .s9_6Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s9_5
  .s9_6d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_5:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_5R .s9_5L
  .s9_5L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_5d .s9_5Ls
  .s9_5Ls:
    store 4 r11 r9 0
    br .s9_4
  .s9_5R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_5d .s9_5Rs
  .s9_5Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s9_4
  .s9_5d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_4:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_4R .s9_4L
  .s9_4L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_4d .s9_4Ls
  .s9_4Ls:
    store 4 r11 r10 0
    br .s9_3
  .s9_4R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_4d .s9_4Rs
  .s9_4Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s9_3
  .s9_4d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_3:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_3R .s9_3L
  .s9_3L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_3d .s9_3Ls
  .s9_3Ls:
    store 4 r11 r9 0
    br .s9_2
  .s9_3R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_3d .s9_3Rs
  .s9_3Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s9_2
  .s9_3d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_2:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_2R .s9_2L
  .s9_2L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_2d .s9_2Ls
  .s9_2Ls:
    store 4 r11 r10 0
    br .s9_1
  .s9_2R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_2d .s9_2Rs
  .s9_2Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .s9_1
  .s9_2d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_1:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_1R .s9_1L
  .s9_1L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_1d .s9_1Ls
  .s9_1Ls:
    store 4 r11 r9 0
    br .s9_0
  .s9_1R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_1d .s9_1Rs
  .s9_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .s9_0
  .s9_1d:
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .s9_0y .s9_0d
  .s9_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .s9_0R .s9_0L
  .s9_0L:
    r13 = icmp uge r8 r11 32
    br r13 .s9_0d .s9_0Ls
  .s9_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_0R:
    r13 = icmp uge r8 r12 32
    br r13 .s9_0d .s9_0Rs
  .s9_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .s9_0d:
    store 4 r8 r10 0
    r15 = sub r15 4 64
    r2 = icmp uge r15 r16 64
    br r2 .b9 .l9
  .l9:
    br .extract
  .extract:
    r7 = load 4 4 0
    r14 = sub r14 4 64
    r2 = sub r1 1 64
    br r2 .whichpower .store
  .whichpower:
    switch r2 1 .e0 2 .e1 3 .e1 .w1
  .w1:
    r3 = udiv r2 8 64
    br r3 .w2 .e2
  .w2:
    r3 = udiv r2 16 64
    br r3 .w3 .e3
  .w3:
    r3 = udiv r2 32 64
    br r3 .w4 .e4
  .w4:
    r3 = udiv r2 64 64
    br r3 .w5 .e5
  .w5:
    r3 = udiv r2 128 64
    br r3 .w6 .e6
  .w6:
    r3 = udiv r2 256 64
    br r3 .w7 .e7
  .w7:
    r3 = udiv r2 512 64
    br r3 .w8 .e8
  .w8:
    r3 = udiv r2 1024 64
    br r3 .w9 .e9
  .w9:
    r3 = udiv r2 2048 64
    br r3 .w10 .e10
  .w10:
    assert_eq 0 1
    ret
  .e10:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 10 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_9R .x10_9L
  .x10_9L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_9d .x10_9Ls
  .x10_9Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x10_8
  .x10_9R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_9d .x10_9Rs
  .x10_9Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x10_8
  .x10_9d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_8:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_8R .x10_8L
  .x10_8L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_8d .x10_8Ls
  .x10_8Ls:
    store 4 r11 r10 0
    br .x10_7
  .x10_8R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_8d .x10_8Rs
  .x10_8Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x10_7
  .x10_8d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_7:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_7R .x10_7L
  .x10_7L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_7d .x10_7Ls
  .x10_7Ls:
    store 4 r11 r9 0
    br .x10_6
  .x10_7R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_7d .x10_7Rs
  .x10_7Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x10_6
  .x10_7d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_6:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_6R .x10_6L
  .x10_6L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_6d .x10_6Ls
  .x10_6Ls:
    store 4 r11 r10 0
    br .x10_5
  .x10_6R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_6d .x10_6Rs
  .x10_6Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x10_5
  .x10_6d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_5:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_5R .x10_5L
  .x10_5L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_5d .x10_5Ls
  .x10_5Ls:
    store 4 r11 r9 0
    br .x10_4
  .x10_5R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_5d .x10_5Rs
  .x10_5Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x10_4
  .x10_5d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_4:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_4R .x10_4L
  .x10_4L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_4d .x10_4Ls
  .x10_4Ls:
    store 4 r11 r10 0
    br .x10_3
  .x10_4R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_4d .x10_4Rs
  .x10_4Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x10_3
  .x10_4d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_3:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_3R .x10_3L
  .x10_3L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_3d .x10_3Ls
  .x10_3Ls:
    store 4 r11 r9 0
    br .x10_2
  .x10_3R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_3d .x10_3Rs
  .x10_3Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x10_2
  .x10_3d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_2:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_2R .x10_2L
  .x10_2L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_2d .x10_2Ls
  .x10_2Ls:
    store 4 r11 r10 0
    br .x10_1
  .x10_2R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_2d .x10_2Rs
  .x10_2Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x10_1
  .x10_2d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_1:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_1R .x10_1L
  .x10_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_1d .x10_1Ls
  .x10_1Ls:
    store 4 r11 r9 0
    br .x10_0
  .x10_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_1d .x10_1Rs
  .x10_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x10_0
  .x10_1d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .x10_0y .x10_0d
  .x10_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x10_0R .x10_0L
  .x10_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x10_0d .x10_0Ls
  .x10_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x10_0d .x10_0Rs
  .x10_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .x10_0d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 4096 .e9 .e10
  .e9:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 9 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_8R .x9_8L
  .x9_8L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_8d .x9_8Ls
  .x9_8Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x9_7
  .x9_8R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_8d .x9_8Rs
  .x9_8Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x9_7
  .x9_8d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_7:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_7R .x9_7L
  .x9_7L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_7d .x9_7Ls
  .x9_7Ls:
    store 4 r11 r10 0
    br .x9_6
  .x9_7R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_7d .x9_7Rs
  .x9_7Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x9_6
  .x9_7d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_6:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_6R .x9_6L
  .x9_6L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_6d .x9_6Ls
  .x9_6Ls:
    store 4 r11 r9 0
    br .x9_5
  .x9_6R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_6d .x9_6Rs
  .x9_6Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x9_5
  .x9_6d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_5:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_5R .x9_5L
  .x9_5L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_5d .x9_5Ls
  .x9_5Ls:
    store 4 r11 r10 0
    br .x9_4
  .x9_5R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_5d .x9_5Rs
  .x9_5Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x9_4
  .x9_5d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_4:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_4R .x9_4L
  .x9_4L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_4d .x9_4Ls
  .x9_4Ls:
    store 4 r11 r9 0
    br .x9_3
  .x9_4R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_4d .x9_4Rs
  .x9_4Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x9_3
  .x9_4d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_3:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_3R .x9_3L
  .x9_3L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_3d .x9_3Ls
  .x9_3Ls:
    store 4 r11 r10 0
    br .x9_2
  .x9_3R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_3d .x9_3Rs
  .x9_3Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x9_2
  .x9_3d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_2:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_2R .x9_2L
  .x9_2L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_2d .x9_2Ls
  .x9_2Ls:
    store 4 r11 r9 0
    br .x9_1
  .x9_2R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_2d .x9_2Rs
  .x9_2Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x9_1
  .x9_2d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_1:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_1R .x9_1L
  .x9_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_1d .x9_1Ls
  .x9_1Ls:
    store 4 r11 r10 0
    br .x9_0
  .x9_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_1d .x9_1Rs
  .x9_1Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x9_0
  .x9_1d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_0:
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .x9_0y .x9_0d
  .x9_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x9_0R .x9_0L
  .x9_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x9_0d .x9_0Ls
  .x9_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x9_0d .x9_0Rs
  .x9_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .x9_0d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 2048 .e8 .e9
  .e8:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 8 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x8_7R .x8_7L
  .x8_7L:
    r13 = icmp uge r8 r11 32
    br r13 .x8_7d .x8_7Ls
  .x8_7Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x8_6
  .x8_7R:
    r13 = icmp uge r8 r12 32
    br r13 .x8_7d .x8_7Rs
  .x8_7Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x8_6
  .x8_7d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_6:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x8_6R .x8_6L
  .x8_6L:
    r13 = icmp uge r8 r11 32
    br r13 .x8_6d .x8_6Ls
  .x8_6Ls:
    store 4 r11 r10 0
    br .x8_5
  .x8_6R:
    r13 = icmp uge r8 r12 32
    br r13 .x8_6d .x8_6Rs
  .x8_6Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x8_5
  .x8_6d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_5:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x8_5R .x8_5L
  .x8_5L:
    r13 = icmp uge r8 r11 32
    br r13 .x8_5d .x8_5Ls
  .x8_5Ls:
    store 4 r11 r9 0
    br .x8_4
  .x8_5R:
    r13 = icmp uge r8 r12 32
    br r13 .x8_5d .x8_5Rs
  .x8_5Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x8_4
  .x8_5d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_4:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x8_4R .x8_4L
  .x8_4L:
    r13 = icmp uge r8 r11 32
    br r13 .x8_4d .x8_4Ls
  .x8_4Ls:
    store 4 r11 r10 0
    br .x8_3
  .x8_4R:
    r13 = icmp uge r8 r12 32
    br r13 .x8_4d .x8_4Rs
  .x8_4Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x8_3
  .x8_4d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_3:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x8_3R .x8_3L
  .x8_3L:
    r13 = icmp uge r8 r11 32
    br r13 .x8_3d .x8_3Ls
  .x8_3Ls:
    store 4 r11 r9 0
    br .x8_2
  .x8_3R:
    r13 = icmp uge r8 r12 32
    br r13 .x8_3d .x8_3Rs
  .x8_3Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x8_2
  .x8_3d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_2:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x8_2R .x8_2L
  .x8_2L:
    r13 = icmp uge r8 r11 32
    br r13 .x8_2d .x8_2Ls
  .x8_2Ls:
    store 4 r11 r10 0
    br .x8_1
  .x8_2R:
    r13 = icmp uge r8 r12 32
    br r13 .x8_2d .x8_2Rs
  .x8_2Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x8_1
  .x8_2d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_1:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x8_1R .x8_1L
  .x8_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x8_1d .x8_1Ls
  .x8_1Ls:
    store 4 r11 r9 0
    br .x8_0
  .x8_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x8_1d .x8_1Rs
  .x8_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x8_0
  .x8_1d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .x8_0y .x8_0d
  .x8_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x8_0R .x8_0L
  .x8_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x8_0d .x8_0Ls
  .x8_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x8_0d .x8_0Rs
  .x8_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .x8_0d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 1024 .e7 .e8
  .e7:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 7 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x7_6R .x7_6L
  .x7_6L:
    r13 = icmp uge r8 r11 32
    br r13 .x7_6d .x7_6Ls
  .x7_6Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x7_5
  .x7_6R:
    r13 = icmp uge r8 r12 32
    br r13 .x7_6d .x7_6Rs
  .x7_6Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x7_5
  .x7_6d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .x7_5:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x7_5R .x7_5L
  .x7_5L:
    r13 = icmp uge r8 r11 32
    br r13 .x7_5d .x7_5Ls
  .x7_5Ls:
    store 4 r11 r10 0
    br .x7_4
  .x7_5R:
    r13 = icmp uge r8 r12 32
    br r13 .x7_5d .x7_5Rs
  .x7_5Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x7_4
  .x7_5d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .x7_4:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x7_4R .x7_4L
  .x7_4L:
    r13 = icmp uge r8 r11 32
    br r13 .x7_4d .x7_4Ls
  .x7_4Ls:
    store 4 r11 r9 0
    br .x7_3
  .x7_4R:
    r13 = icmp uge r8 r12 32
    br r13 .x7_4d .x7_4Rs
  .x7_4Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x7_3
  .x7_4d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .x7_3:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x7_3R .x7_3L
  .x7_3L:
    r13 = icmp uge r8 r11 32
    br r13 .x7_3d .x7_3Ls
  .x7_3Ls:
    store 4 r11 r10 0
    br .x7_2
  .x7_3R:
    r13 = icmp uge r8 r12 32
    br r13 .x7_3d .x7_3Rs
  .x7_3Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x7_2
  .x7_3d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .x7_2:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x7_2R .x7_2L
  .x7_2L:
    r13 = icmp uge r8 r11 32
    br r13 .x7_2d .x7_2Ls
  .x7_2Ls:
    store 4 r11 r9 0
    br .x7_1
  .x7_2R:
    r13 = icmp uge r8 r12 32
    br r13 .x7_2d .x7_2Rs
  .x7_2Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x7_1
  .x7_2d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .x7_1:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x7_1R .x7_1L
  .x7_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x7_1d .x7_1Ls
  .x7_1Ls:
    store 4 r11 r10 0
    br .x7_0
  .x7_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x7_1d .x7_1Rs
  .x7_1Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x7_0
  .x7_1d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .x7_0:
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .x7_0y .x7_0d
  .x7_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x7_0R .x7_0L
  .x7_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x7_0d .x7_0Ls
  .x7_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .x7_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x7_0d .x7_0Rs
  .x7_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .x7_0d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 512 .e6 .e7
  .e6:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 6 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x6_5R .x6_5L
  .x6_5L:
    r13 = icmp uge r8 r11 32
    br r13 .x6_5d .x6_5Ls
  .x6_5Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x6_4
  .x6_5R:
    r13 = icmp uge r8 r12 32
    br r13 .x6_5d .x6_5Rs
  .x6_5Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x6_4
  .x6_5d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 256 .e5 .e6
  .x6_4:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x6_4R .x6_4L
  .x6_4L:
    r13 = icmp uge r8 r11 32
    br r13 .x6_4d .x6_4Ls
  .x6_4Ls:
    store 4 r11 r10 0
    br .x6_3
  .x6_4R:
    r13 = icmp uge r8 r12 32
    br r13 .x6_4d .x6_4Rs
  .x6_4Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x6_3
  .x6_4d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 256 .e5 .e6
  .x6_3:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x6_3R .x6_3L
  .x6_3L:
    r13 = icmp uge r8 r11 32
    br r13 .x6_3d .x6_3Ls
  .x6_3Ls:
    store 4 r11 r9 0
    br .x6_2
  .x6_3R:
    r13 = icmp uge r8 r12 32
    br r13 .x6_3d .x6_3Rs
  .x6_3Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x6_2
  .x6_3d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 256 .e5 .e6
  .x6_2:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x6_2R .x6_2L
  .x6_2L:
    r13 = icmp uge r8 r11 32
    br r13 .x6_2d .x6_2Ls
  .x6_2Ls:
    store 4 r11 r10 0
    br .x6_1
  .x6_2R:
    r13 = icmp uge r8 r12 32
    br r13 .x6_2d .x6_2Rs
  .x6_2Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x6_1
  .x6_2d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 256 .e5 .e6
  .x6_1:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x6_1R .x6_1L
  .x6_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x6_1d .x6_1Ls
  .x6_1Ls:
    store 4 r11 r9 0
    br .x6_0
  .x6_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x6_1d .x6_1Rs
  .x6_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x6_0
  .x6_1d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 256 .e5 .e6
  .x6_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .x6_0y .x6_0d
  .x6_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x6_0R .x6_0L
  .x6_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x6_0d .x6_0Ls
  .x6_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 256 .e5 .e6
  .x6_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x6_0d .x6_0Rs
  .x6_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 256 .e5 .e6
  .x6_0d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 256 .e5 .e6
  .e5:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 5 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x5_4R .x5_4L
  .x5_4L:
    r13 = icmp uge r8 r11 32
    br r13 .x5_4d .x5_4Ls
  .x5_4Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x5_3
  .x5_4R:
    r13 = icmp uge r8 r12 32
    br r13 .x5_4d .x5_4Rs
  .x5_4Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x5_3
  .x5_4d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 128 .e4 .e5
  .x5_3:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x5_3R .x5_3L
  .x5_3L:
    r13 = icmp uge r8 r11 32
    br r13 .x5_3d .x5_3Ls
  .x5_3Ls:
    store 4 r11 r10 0
    br .x5_2
  .x5_3R:
    r13 = icmp uge r8 r12 32
    br r13 .x5_3d .x5_3Rs
  .x5_3Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x5_2
  .x5_3d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 128 .e4 .e5
  .x5_2:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x5_2R .x5_2L
  .x5_2L:
    r13 = icmp uge r8 r11 32
    br r13 .x5_2d .x5_2Ls
  .x5_2Ls:
    store 4 r11 r9 0
    br .x5_1
  .x5_2R:
    r13 = icmp uge r8 r12 32
    br r13 .x5_2d .x5_2Rs
  .x5_2Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x5_1
  .x5_2d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 128 .e4 .e5
  .x5_1:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x5_1R .x5_1L
  .x5_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x5_1d .x5_1Ls
  .x5_1Ls:
    store 4 r11 r10 0
    br .x5_0
  .x5_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x5_1d .x5_1Rs
  .x5_1Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x5_0
  .x5_1d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 128 .e4 .e5
  .x5_0:
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .x5_0y .x5_0d
  .x5_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x5_0R .x5_0L
  .x5_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x5_0d .x5_0Ls
  .x5_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 128 .e4 .e5
  .x5_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x5_0d .x5_0Rs
  .x5_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 128 .e4 .e5
  .x5_0d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 128 .e4 .e5
  .e4:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 4 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x4_3R .x4_3L
  .x4_3L:
    r13 = icmp uge r8 r11 32
    br r13 .x4_3d .x4_3Ls
  .x4_3Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x4_2
  .x4_3R:
    r13 = icmp uge r8 r12 32
    br r13 .x4_3d .x4_3Rs
  .x4_3Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x4_2
  .x4_3d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 64 .e3 .e4
  .x4_2:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x4_2R .x4_2L
  .x4_2L:
    r13 = icmp uge r8 r11 32
    br r13 .x4_2d .x4_2Ls
  .x4_2Ls:
    store 4 r11 r10 0
    br .x4_1
  .x4_2R:
    r13 = icmp uge r8 r12 32
    br r13 .x4_2d .x4_2Rs
  .x4_2Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x4_1
  .x4_2d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 64 .e3 .e4
  .x4_1:
    r10 = mul r9 2 64
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x4_1R .x4_1L
  .x4_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x4_1d .x4_1Ls
  .x4_1Ls:
    store 4 r11 r9 0
    br .x4_0
  .x4_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x4_1d .x4_1Rs
  .x4_1Rs:
    store 4 r12 r9 0
    r10 = or r10 4 64
    br .x4_0
  .x4_1d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 64 .e3 .e4
  .x4_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .x4_0y .x4_0d
  .x4_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x4_0R .x4_0L
  .x4_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x4_0d .x4_0Ls
  .x4_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 64 .e3 .e4
  .x4_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x4_0d .x4_0Rs
  .x4_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 64 .e3 .e4
  .x4_0d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 64 .e3 .e4
  .e3:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 3 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x3_2R .x3_2L
  .x3_2L:
    r13 = icmp uge r8 r11 32
    br r13 .x3_2d .x3_2Ls
  .x3_2Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x3_1
  .x3_2R:
    r13 = icmp uge r8 r12 32
    br r13 .x3_2d .x3_2Rs
  .x3_2Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x3_1
  .x3_2d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 32 .e2 .e3
  .x3_1:
    r9 = mul r10 2 64
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x3_1R .x3_1L
  .x3_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x3_1d .x3_1Ls
  .x3_1Ls:
    store 4 r11 r10 0
    br .x3_0
  .x3_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x3_1d .x3_1Rs
  .x3_1Rs:
    store 4 r12 r10 0
    r9 = or r9 4 64
    br .x3_0
  .x3_1d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 32 .e2 .e3
  .x3_0:
    r10 = mul r9 2 64
    r13 = icmp ult r10 r14 64
    br r13 .x3_0y .x3_0d
  .x3_0y:
    r11 = load 8 r10 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x3_0R .x3_0L
  .x3_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x3_0d .x3_0Ls
  .x3_0Ls:
    store 4 r11 r9 0
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 32 .e2 .e3
  .x3_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x3_0d .x3_0Rs
  .x3_0Rs:
    store 4 r12 r9 0
    store 4 r8 r10 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 32 .e2 .e3
  .x3_0d:
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 32 .e2 .e3
  .e2:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 2 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x2_1R .x2_1L
  .x2_1L:
    r13 = icmp uge r8 r11 32
    br r13 .x2_1d .x2_1Ls
  .x2_1Ls:
    r7 = mul r11 1 64
    r10 = mul 8 1 64
    br .x2_0
  .x2_1R:
    r13 = icmp uge r8 r12 32
    br r13 .x2_1d .x2_1Rs
  .x2_1Rs:
    r7 = mul r12 1 64
    r10 = mul 12 1 64
    br .x2_0
  .x2_1d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 16 .e1 .e2
  .x2_0:
    r9 = mul r10 2 64
    r13 = icmp ult r9 r14 64
    br r13 .x2_0y .x2_0d
  .x2_0y:
    r11 = load 8 r9 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x2_0R .x2_0L
  .x2_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x2_0d .x2_0Ls
  .x2_0Ls:
    store 4 r11 r10 0
    store 4 r8 r9 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 16 .e1 .e2
  .x2_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x2_0d .x2_0Rs
  .x2_0Rs:
    store 4 r12 r10 0
    store 4 r8 r9 4
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 16 .e1 .e2
  .x2_0d:
    store 4 r8 r10 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 16 .e1 .e2
  .e1:
    r8 = load 4 r14 0
    r6 = mul r7 1 64
    ; 1 levels
    r11 = load 8 8 0
    r12 = udiv r11 4294967296 64
    r13 = icmp ugt r12 r11 32
    br r13 .x1_0R .x1_0L
  .x1_0L:
    r13 = icmp uge r8 r11 32
    br r13 .x1_0d .x1_0Ls
  .x1_0Ls:
    r7 = mul r11 1 64
    store 4 r8 8 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 8 .e0 .e1
  .x1_0R:
    r13 = icmp uge r8 r12 32
    br r13 .x1_0d .x1_0Rs
  .x1_0Rs:
    r7 = mul r12 1 64
    store 4 r8 12 0
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 8 .e0 .e1
  .x1_0d:
    r7 = mul r8 1 64
    store 4 r6 r14 0
    r14 = sub r14 4 64
    switch r14 8 .e0 .e1
  .e0:
    r8 = load 4 8 0
    store 4 r7 8 0
    store 4 r8 4 0
    br .print
  .store:
    store 4 r7 4 0
    br .print
  .print:
    r3 = mul 4 1 64
    r5 = urem r1 8 64
    r1 = sub r1 r5 64
    switch r5 1 .outr1 2 .outr2 3 .outr3 4 .outr4 5 .outr5 6 .outr6 7 .outr7 .outh
  .outr1:
    r6 = load 4 r3 0
    call write r6
    r3 = add r3 4 64
    br r1 .outb .done
  .outr2:
    r6 = load 4 r3 0
    call write r6
    r6 = load 4 r3 4
    call write r6
    r3 = add r3 8 64
    br r1 .outb .done
  .outr3:
    r6 = load 4 r3 0
    call write r6
    r6 = load 4 r3 4
    call write r6
    r6 = load 4 r3 8
    call write r6
    r3 = add r3 12 64
    br r1 .outb .done
  .outr4:
    r6 = load 4 r3 0
    call write r6
    r6 = load 4 r3 4
    call write r6
    r6 = load 4 r3 8
    call write r6
    r6 = load 4 r3 12
    call write r6
    r3 = add r3 16 64
    br r1 .outb .done
  .outr5:
    r6 = load 4 r3 0
    call write r6
    r6 = load 4 r3 4
    call write r6
    r6 = load 4 r3 8
    call write r6
    r6 = load 4 r3 12
    call write r6
    r6 = load 4 r3 16
    call write r6
    r3 = add r3 20 64
    br r1 .outb .done
  .outr6:
    r6 = load 4 r3 0
    call write r6
    r6 = load 4 r3 4
    call write r6
    r6 = load 4 r3 8
    call write r6
    r6 = load 4 r3 12
    call write r6
    r6 = load 4 r3 16
    call write r6
    r6 = load 4 r3 20
    call write r6
    r3 = add r3 24 64
    br r1 .outb .done
  .outr7:
    r6 = load 4 r3 0
    call write r6
    r6 = load 4 r3 4
    call write r6
    r6 = load 4 r3 8
    call write r6
    r6 = load 4 r3 12
    call write r6
    r6 = load 4 r3 16
    call write r6
    r6 = load 4 r3 20
    call write r6
    r6 = load 4 r3 24
    call write r6
    r3 = add r3 28 64
    br r1 .outb .done
  .outh:
    br r1 .outb .done
  .outb:
    r6 = load 4 r3 0
    call write r6
    r6 = load 4 r3 4
    call write r6
    r6 = load 4 r3 8
    call write r6
    r6 = load 4 r3 12
    call write r6
    r6 = load 4 r3 16
    call write r6
    r6 = load 4 r3 20
    call write r6
    r6 = load 4 r3 24
    call write r6
    r6 = load 4 r3 28
    call write r6
    r3 = add r3 32 64
    r1 = sub r1 8 64
    br r1 .outb .done
  .done:
    ret
end main
