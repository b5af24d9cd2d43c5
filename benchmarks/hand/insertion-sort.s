; insertion-sort.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; Four elements are inserted at a time, the greatest first: what is greater moves by
; four places at once, then by three, two and one. Their order is found by a tree of
; comparisons, whose leaves know how many pairs were in the wrong order. Groups with a
; new minimum are inserted one by one. Before the array stands the least number, which
; ends the search. What has been compared is the sum of the distances in bytes. For the
; second sort, addresses are halved instead of indexes, and a move of the elements
; enters straight code by a switch.

start main 0:
  .entry:
    r1 = call read
    r1 = mul r1 1 32
    ; r3: where a[i] will be, r2: sum of distances; b[i] is the word behind a[i]
    store 8 9223372036854775808 0 0
    r2 = mul 0 1 64
    r3 = mul 16 1 64
    r9 = mul r1 16 64
    r9 = add r9 16 64
    br r1 .first .none
  .none:
    call write 0
    call write 0
    ret
  .first:
    r4 = call read
    store 8 r4 r3 8
    store 8 r4 r3 0
    r3 = mul 32 1 64
    br .next
  .next:
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .rest:
    br r10 .read .second
  .read:
    r4 = call read
    store 8 r4 r3 8
    br .rone
    ; elements of a group one by one, up to the address r16
  .sone:
    r6 = mul r3 1 64
    br .sscan
  .sscan:
    r5 = load 8 r6 18446744073709551600
    r7 = icmp sgt r5 r4 64
    br r7 .smove0 .sfound0
  .smove0:
    store 8 r5 r6 0
    r5 = load 8 r6 18446744073709551584
    r7 = icmp sgt r5 r4 64
    br r7 .smove1 .sfound1
  .smove1:
    store 8 r5 r6 18446744073709551600
    r5 = load 8 r6 18446744073709551568
    r7 = icmp sgt r5 r4 64
    br r7 .smove2 .sfound2
  .smove2:
    store 8 r5 r6 18446744073709551584
    r5 = load 8 r6 18446744073709551552
    r7 = icmp sgt r5 r4 64
    br r7 .smove3 .sfound3
  .smove3:
    store 8 r5 r6 18446744073709551568
    r5 = load 8 r6 18446744073709551536
    r7 = icmp sgt r5 r4 64
    br r7 .smove4 .sfound4
  .smove4:
    store 8 r5 r6 18446744073709551552
    r5 = load 8 r6 18446744073709551520
    r7 = icmp sgt r5 r4 64
    br r7 .smove5 .sfound5
  .smove5:
    store 8 r5 r6 18446744073709551536
    r5 = load 8 r6 18446744073709551504
    r7 = icmp sgt r5 r4 64
    br r7 .smove6 .sfound6
  .smove6:
    store 8 r5 r6 18446744073709551520
    r5 = load 8 r6 18446744073709551488
    r7 = icmp sgt r5 r4 64
    br r7 .smove7 .sfound7
  .smove7:
    store 8 r5 r6 18446744073709551504
    r5 = load 8 r6 18446744073709551472
    r7 = icmp sgt r5 r4 64
    br r7 .smove8 .sfound8
  .smove8:
    store 8 r5 r6 18446744073709551488
    r5 = load 8 r6 18446744073709551456
    r7 = icmp sgt r5 r4 64
    br r7 .smove9 .sfound9
  .smove9:
    store 8 r5 r6 18446744073709551472
    r5 = load 8 r6 18446744073709551440
    r7 = icmp sgt r5 r4 64
    br r7 .smove10 .sfound10
  .smove10:
    store 8 r5 r6 18446744073709551456
    r5 = load 8 r6 18446744073709551424
    r7 = icmp sgt r5 r4 64
    br r7 .smove11 .sfound11
  .smove11:
    store 8 r5 r6 18446744073709551440
    r6 = sub r6 192 64
    br .sscan
  .sfound0:
    store 8 r4 r6 0
    br .sinserted
  .sfound1:
    store 8 r4 r6 18446744073709551600
    r6 = sub r6 16 64
    br .sinserted
  .sfound2:
    store 8 r4 r6 18446744073709551584
    r6 = sub r6 32 64
    br .sinserted
  .sfound3:
    store 8 r4 r6 18446744073709551568
    r6 = sub r6 48 64
    br .sinserted
  .sfound4:
    store 8 r4 r6 18446744073709551552
    r6 = sub r6 64 64
    br .sinserted
  .sfound5:
    store 8 r4 r6 18446744073709551536
    r6 = sub r6 80 64
    br .sinserted
  .sfound6:
    store 8 r4 r6 18446744073709551520
    r6 = sub r6 96 64
    br .sinserted
  .sfound7:
    store 8 r4 r6 18446744073709551504
    r6 = sub r6 112 64
    br .sinserted
  .sfound8:
    store 8 r4 r6 18446744073709551488
    r6 = sub r6 128 64
    br .sinserted
  .sfound9:
    store 8 r4 r6 18446744073709551472
    r6 = sub r6 144 64
    br .sinserted
  .sfound10:
    store 8 r4 r6 18446744073709551456
    r6 = sub r6 160 64
    br .sinserted
  .sfound11:
    store 8 r4 r6 18446744073709551440
    r6 = sub r6 176 64
    br .sinserted
  .sinserted:
    ; 16 less for an element that is first: it was not compared with the least number
    r7 = sub r3 r6 64
    r2 = add r2 r7 64
    switch r6 16 .sisfirst .snotfirst
  .snotfirst:
    r2 = add r2 16 64
    br .sisfirst
  .sisfirst:
    r3 = add r3 16 64
    r7 = icmp ugt r3 r16 64
    br r7 .next .again
  .again:
    r4 = load 8 r3 8
    br .sone
    ; the last elements
  .rone:
    r6 = mul r3 1 64
    br .rscan
  .rscan:
    r5 = load 8 r6 18446744073709551600
    r7 = icmp sgt r5 r4 64
    br r7 .rmove0 .rfound0
  .rmove0:
    store 8 r5 r6 0
    r5 = load 8 r6 18446744073709551584
    r7 = icmp sgt r5 r4 64
    br r7 .rmove1 .rfound1
  .rmove1:
    store 8 r5 r6 18446744073709551600
    r5 = load 8 r6 18446744073709551568
    r7 = icmp sgt r5 r4 64
    br r7 .rmove2 .rfound2
  .rmove2:
    store 8 r5 r6 18446744073709551584
    r5 = load 8 r6 18446744073709551552
    r7 = icmp sgt r5 r4 64
    br r7 .rmove3 .rfound3
  .rmove3:
    store 8 r5 r6 18446744073709551568
    r5 = load 8 r6 18446744073709551536
    r7 = icmp sgt r5 r4 64
    br r7 .rmove4 .rfound4
  .rmove4:
    store 8 r5 r6 18446744073709551552
    r5 = load 8 r6 18446744073709551520
    r7 = icmp sgt r5 r4 64
    br r7 .rmove5 .rfound5
  .rmove5:
    store 8 r5 r6 18446744073709551536
    r5 = load 8 r6 18446744073709551504
    r7 = icmp sgt r5 r4 64
    br r7 .rmove6 .rfound6
  .rmove6:
    store 8 r5 r6 18446744073709551520
    r5 = load 8 r6 18446744073709551488
    r7 = icmp sgt r5 r4 64
    br r7 .rmove7 .rfound7
  .rmove7:
    store 8 r5 r6 18446744073709551504
    r5 = load 8 r6 18446744073709551472
    r7 = icmp sgt r5 r4 64
    br r7 .rmove8 .rfound8
  .rmove8:
    store 8 r5 r6 18446744073709551488
    r5 = load 8 r6 18446744073709551456
    r7 = icmp sgt r5 r4 64
    br r7 .rmove9 .rfound9
  .rmove9:
    store 8 r5 r6 18446744073709551472
    r5 = load 8 r6 18446744073709551440
    r7 = icmp sgt r5 r4 64
    br r7 .rmove10 .rfound10
  .rmove10:
    store 8 r5 r6 18446744073709551456
    r5 = load 8 r6 18446744073709551424
    r7 = icmp sgt r5 r4 64
    br r7 .rmove11 .rfound11
  .rmove11:
    store 8 r5 r6 18446744073709551440
    r6 = sub r6 192 64
    br .rscan
  .rfound0:
    store 8 r4 r6 0
    br .rinserted
  .rfound1:
    store 8 r4 r6 18446744073709551600
    r6 = sub r6 16 64
    br .rinserted
  .rfound2:
    store 8 r4 r6 18446744073709551584
    r6 = sub r6 32 64
    br .rinserted
  .rfound3:
    store 8 r4 r6 18446744073709551568
    r6 = sub r6 48 64
    br .rinserted
  .rfound4:
    store 8 r4 r6 18446744073709551552
    r6 = sub r6 64 64
    br .rinserted
  .rfound5:
    store 8 r4 r6 18446744073709551536
    r6 = sub r6 80 64
    br .rinserted
  .rfound6:
    store 8 r4 r6 18446744073709551520
    r6 = sub r6 96 64
    br .rinserted
  .rfound7:
    store 8 r4 r6 18446744073709551504
    r6 = sub r6 112 64
    br .rinserted
  .rfound8:
    store 8 r4 r6 18446744073709551488
    r6 = sub r6 128 64
    br .rinserted
  .rfound9:
    store 8 r4 r6 18446744073709551472
    r6 = sub r6 144 64
    br .rinserted
  .rfound10:
    store 8 r4 r6 18446744073709551456
    r6 = sub r6 160 64
    br .rinserted
  .rfound11:
    store 8 r4 r6 18446744073709551440
    r6 = sub r6 176 64
    br .rinserted
  .rinserted:
    ; 16 less for an element that is first: it was not compared with the least number
    r7 = sub r3 r6 64
    r2 = add r2 r7 64
    switch r6 16 .risfirst .rnotfirst
  .rnotfirst:
    r2 = add r2 16 64
    br .risfirst
  .risfirst:
    r3 = add r3 16 64
    r10 = xor r9 r3 64
    br r10 .read .second
  .group:
    r4 = call read
    store 8 r4 r3 8
    r5 = call read
    store 8 r5 r3 24
    r6 = call read
    store 8 r6 r3 40
    r7 = call read
    store 8 r7 r3 56
    r15 = load 8 16 0
    r8 = mul r3 1 64
    r10 = icmp sgt r4 r5 64
    br r10 .g0 .l0
  .g0:
    r10 = icmp sgt r5 r6 64
    br r10 .g1 .l1
  .g1:
    r10 = icmp sgt r5 r7 64
    br r10 .g2 .l2
  .g2:
    r10 = icmp sgt r6 r7 64
    br r10 .g3 .l3
  .g3:
    r10 = icmp sge r7 r15 64
    br r10 .ok4 .slow
  .ok4:
    r11 = mul r4 1 64
    r12 = mul r5 1 64
    r13 = mul r6 1 64
    r14 = mul r7 1 64
    r2 = add r2 160 64
    br .phase4
  .l3:
    r10 = icmp sge r6 r15 64
    br r10 .ok5 .slow
  .ok5:
    r11 = mul r4 1 64
    r12 = mul r5 1 64
    r13 = mul r7 1 64
    r14 = mul r6 1 64
    r2 = add r2 144 64
    br .phase4
  .l2:
    r10 = icmp sgt r4 r7 64
    br r10 .g6 .l6
  .g6:
    r10 = icmp sge r6 r15 64
    br r10 .ok7 .slow
  .ok7:
    r11 = mul r4 1 64
    r12 = mul r7 1 64
    r13 = mul r5 1 64
    r14 = mul r6 1 64
    r2 = add r2 128 64
    br .phase4
  .l6:
    r10 = icmp sge r6 r15 64
    br r10 .ok8 .slow
  .ok8:
    r11 = mul r7 1 64
    r12 = mul r4 1 64
    r13 = mul r5 1 64
    r14 = mul r6 1 64
    r2 = add r2 112 64
    br .phase4
  .l1:
    r10 = icmp sgt r4 r6 64
    br r10 .g9 .l9
  .g9:
    r10 = icmp sgt r6 r7 64
    br r10 .g10 .l10
  .g10:
    r10 = icmp sgt r5 r7 64
    br r10 .g11 .l11
  .g11:
    r10 = icmp sge r7 r15 64
    br r10 .ok12 .slow
  .ok12:
    r11 = mul r4 1 64
    r12 = mul r6 1 64
    r13 = mul r5 1 64
    r14 = mul r7 1 64
    r2 = add r2 144 64
    br .phase4
  .l11:
    r10 = icmp sge r5 r15 64
    br r10 .ok13 .slow
  .ok13:
    r11 = mul r4 1 64
    r12 = mul r6 1 64
    r13 = mul r7 1 64
    r14 = mul r5 1 64
    r2 = add r2 128 64
    br .phase4
  .l10:
    r10 = icmp sgt r4 r7 64
    br r10 .g14 .l14
  .g14:
    r10 = icmp sge r5 r15 64
    br r10 .ok15 .slow
  .ok15:
    r11 = mul r4 1 64
    r12 = mul r7 1 64
    r13 = mul r6 1 64
    r14 = mul r5 1 64
    r2 = add r2 112 64
    br .phase4
  .l14:
    r10 = icmp sge r5 r15 64
    br r10 .ok16 .slow
  .ok16:
    r11 = mul r7 1 64
    r12 = mul r4 1 64
    r13 = mul r6 1 64
    r14 = mul r5 1 64
    r2 = add r2 96 64
    br .phase4
  .l9:
    r10 = icmp sgt r4 r7 64
    br r10 .g17 .l17
  .g17:
    r10 = icmp sgt r5 r7 64
    br r10 .g18 .l18
  .g18:
    r10 = icmp sge r7 r15 64
    br r10 .ok19 .slow
  .ok19:
    r11 = mul r6 1 64
    r12 = mul r4 1 64
    r13 = mul r5 1 64
    r14 = mul r7 1 64
    r2 = add r2 128 64
    br .phase4
  .l18:
    r10 = icmp sge r5 r15 64
    br r10 .ok20 .slow
  .ok20:
    r11 = mul r6 1 64
    r12 = mul r4 1 64
    r13 = mul r7 1 64
    r14 = mul r5 1 64
    r2 = add r2 112 64
    br .phase4
  .l17:
    r10 = icmp sgt r6 r7 64
    br r10 .g21 .l21
  .g21:
    r10 = icmp sge r5 r15 64
    br r10 .ok22 .slow
  .ok22:
    r11 = mul r6 1 64
    r12 = mul r7 1 64
    r13 = mul r4 1 64
    r14 = mul r5 1 64
    r2 = add r2 96 64
    br .phase4
  .l21:
    r10 = icmp sge r5 r15 64
    br r10 .ok23 .slow
  .ok23:
    r11 = mul r7 1 64
    r12 = mul r6 1 64
    r13 = mul r4 1 64
    r14 = mul r5 1 64
    r2 = add r2 80 64
    br .phase4
  .l0:
    r10 = icmp sgt r4 r6 64
    br r10 .g24 .l24
  .g24:
    r10 = icmp sgt r4 r7 64
    br r10 .g25 .l25
  .g25:
    r10 = icmp sgt r6 r7 64
    br r10 .g26 .l26
  .g26:
    r10 = icmp sge r7 r15 64
    br r10 .ok27 .slow
  .ok27:
    r11 = mul r5 1 64
    r12 = mul r4 1 64
    r13 = mul r6 1 64
    r14 = mul r7 1 64
    r2 = add r2 144 64
    br .phase4
  .l26:
    r10 = icmp sge r6 r15 64
    br r10 .ok28 .slow
  .ok28:
    r11 = mul r5 1 64
    r12 = mul r4 1 64
    r13 = mul r7 1 64
    r14 = mul r6 1 64
    r2 = add r2 128 64
    br .phase4
  .l25:
    r10 = icmp sgt r5 r7 64
    br r10 .g29 .l29
  .g29:
    r10 = icmp sge r6 r15 64
    br r10 .ok30 .slow
  .ok30:
    r11 = mul r5 1 64
    r12 = mul r7 1 64
    r13 = mul r4 1 64
    r14 = mul r6 1 64
    r2 = add r2 112 64
    br .phase4
  .l29:
    r10 = icmp sge r6 r15 64
    br r10 .ok31 .slow
  .ok31:
    r11 = mul r7 1 64
    r12 = mul r5 1 64
    r13 = mul r4 1 64
    r14 = mul r6 1 64
    r2 = add r2 96 64
    br .phase4
  .l24:
    r10 = icmp sgt r5 r6 64
    br r10 .g32 .l32
  .g32:
    r10 = icmp sgt r6 r7 64
    br r10 .g33 .l33
  .g33:
    r10 = icmp sgt r4 r7 64
    br r10 .g34 .l34
  .g34:
    r10 = icmp sge r7 r15 64
    br r10 .ok35 .slow
  .ok35:
    r11 = mul r5 1 64
    r12 = mul r6 1 64
    r13 = mul r4 1 64
    r14 = mul r7 1 64
    r2 = add r2 128 64
    br .phase4
  .l34:
    r10 = icmp sge r4 r15 64
    br r10 .ok36 .slow
  .ok36:
    r11 = mul r5 1 64
    r12 = mul r6 1 64
    r13 = mul r7 1 64
    r14 = mul r4 1 64
    r2 = add r2 112 64
    br .phase4
  .l33:
    r10 = icmp sgt r5 r7 64
    br r10 .g37 .l37
  .g37:
    r10 = icmp sge r4 r15 64
    br r10 .ok38 .slow
  .ok38:
    r11 = mul r5 1 64
    r12 = mul r7 1 64
    r13 = mul r6 1 64
    r14 = mul r4 1 64
    r2 = add r2 96 64
    br .phase4
  .l37:
    r10 = icmp sge r4 r15 64
    br r10 .ok39 .slow
  .ok39:
    r11 = mul r7 1 64
    r12 = mul r5 1 64
    r13 = mul r6 1 64
    r14 = mul r4 1 64
    r2 = add r2 80 64
    br .phase4
  .l32:
    r10 = icmp sgt r5 r7 64
    br r10 .g40 .l40
  .g40:
    r10 = icmp sgt r4 r7 64
    br r10 .g41 .l41
  .g41:
    r10 = icmp sge r7 r15 64
    br r10 .ok42 .slow
  .ok42:
    r11 = mul r6 1 64
    r12 = mul r5 1 64
    r13 = mul r4 1 64
    r14 = mul r7 1 64
    r2 = add r2 112 64
    br .phase4
  .l41:
    r10 = icmp sge r4 r15 64
    br r10 .ok43 .slow
  .ok43:
    r11 = mul r6 1 64
    r12 = mul r5 1 64
    r13 = mul r7 1 64
    r14 = mul r4 1 64
    r2 = add r2 96 64
    br .phase4
  .l40:
    r10 = icmp sgt r6 r7 64
    br r10 .g44 .l44
  .g44:
    r10 = icmp sge r4 r15 64
    br r10 .ok45 .slow
  .ok45:
    r11 = mul r6 1 64
    r12 = mul r7 1 64
    r13 = mul r5 1 64
    r14 = mul r4 1 64
    r2 = add r2 80 64
    br .phase4
  .l44:
    r10 = icmp sge r4 r15 64
    br r10 .ok46 .slow
  .ok46:
    r11 = mul r7 1 64
    r12 = mul r6 1 64
    r13 = mul r5 1 64
    r14 = mul r4 1 64
    r2 = add r2 64 64
    br .phase4
  .slow:
    r16 = add r3 48 64
    br .sone
  .phase4:
    r5 = load 8 r8 18446744073709551600
    r10 = icmp sgt r5 r11 64
    br r10 .p4m0 .p4f0
  .p4m0:
    store 8 r5 r8 48
    r5 = load 8 r8 18446744073709551584
    r10 = icmp sgt r5 r11 64
    br r10 .p4m1 .p4f1
  .p4m1:
    store 8 r5 r8 32
    r5 = load 8 r8 18446744073709551568
    r10 = icmp sgt r5 r11 64
    br r10 .p4m2 .p4f2
  .p4m2:
    store 8 r5 r8 16
    r5 = load 8 r8 18446744073709551552
    r10 = icmp sgt r5 r11 64
    br r10 .p4m3 .p4f3
  .p4m3:
    store 8 r5 r8 0
    r5 = load 8 r8 18446744073709551536
    r10 = icmp sgt r5 r11 64
    br r10 .p4m4 .p4f4
  .p4m4:
    store 8 r5 r8 18446744073709551600
    r5 = load 8 r8 18446744073709551520
    r10 = icmp sgt r5 r11 64
    br r10 .p4m5 .p4f5
  .p4m5:
    store 8 r5 r8 18446744073709551584
    r5 = load 8 r8 18446744073709551504
    r10 = icmp sgt r5 r11 64
    br r10 .p4m6 .p4f6
  .p4m6:
    store 8 r5 r8 18446744073709551568
    r5 = load 8 r8 18446744073709551488
    r10 = icmp sgt r5 r11 64
    br r10 .p4m7 .p4f7
  .p4m7:
    store 8 r5 r8 18446744073709551552
    r5 = load 8 r8 18446744073709551472
    r10 = icmp sgt r5 r11 64
    br r10 .p4m8 .p4f8
  .p4m8:
    store 8 r5 r8 18446744073709551536
    r5 = load 8 r8 18446744073709551456
    r10 = icmp sgt r5 r11 64
    br r10 .p4m9 .p4f9
  .p4m9:
    store 8 r5 r8 18446744073709551520
    r5 = load 8 r8 18446744073709551440
    r10 = icmp sgt r5 r11 64
    br r10 .p4m10 .p4f10
  .p4m10:
    store 8 r5 r8 18446744073709551504
    r5 = load 8 r8 18446744073709551424
    r10 = icmp sgt r5 r11 64
    br r10 .p4m11 .p4f11
  .p4m11:
    store 8 r5 r8 18446744073709551488
    r8 = sub r8 192 64
    br .phase4
  .p4f0:
    store 8 r11 r8 48
    r2 = sub r2 r8 64
    br .phase3
  .p4f1:
    store 8 r11 r8 32
    r8 = sub r8 16 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f2:
    store 8 r11 r8 16
    r8 = sub r8 32 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f3:
    store 8 r11 r8 0
    r8 = sub r8 48 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f4:
    store 8 r11 r8 18446744073709551600
    r8 = sub r8 64 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f5:
    store 8 r11 r8 18446744073709551584
    r8 = sub r8 80 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f6:
    store 8 r11 r8 18446744073709551568
    r8 = sub r8 96 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f7:
    store 8 r11 r8 18446744073709551552
    r8 = sub r8 112 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f8:
    store 8 r11 r8 18446744073709551536
    r8 = sub r8 128 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f9:
    store 8 r11 r8 18446744073709551520
    r8 = sub r8 144 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f10:
    store 8 r11 r8 18446744073709551504
    r8 = sub r8 160 64
    r2 = sub r2 r8 64
    br .phase3
  .p4f11:
    store 8 r11 r8 18446744073709551488
    r8 = sub r8 176 64
    r2 = sub r2 r8 64
    br .phase3
  .phase3:
    r5 = load 8 r8 18446744073709551600
    r10 = icmp sgt r5 r12 64
    br r10 .p3m0 .p3f0
  .p3m0:
    store 8 r5 r8 32
    r5 = load 8 r8 18446744073709551584
    r10 = icmp sgt r5 r12 64
    br r10 .p3m1 .p3f1
  .p3m1:
    store 8 r5 r8 16
    r5 = load 8 r8 18446744073709551568
    r10 = icmp sgt r5 r12 64
    br r10 .p3m2 .p3f2
  .p3m2:
    store 8 r5 r8 0
    r5 = load 8 r8 18446744073709551552
    r10 = icmp sgt r5 r12 64
    br r10 .p3m3 .p3f3
  .p3m3:
    store 8 r5 r8 18446744073709551600
    r5 = load 8 r8 18446744073709551536
    r10 = icmp sgt r5 r12 64
    br r10 .p3m4 .p3f4
  .p3m4:
    store 8 r5 r8 18446744073709551584
    r5 = load 8 r8 18446744073709551520
    r10 = icmp sgt r5 r12 64
    br r10 .p3m5 .p3f5
  .p3m5:
    store 8 r5 r8 18446744073709551568
    r5 = load 8 r8 18446744073709551504
    r10 = icmp sgt r5 r12 64
    br r10 .p3m6 .p3f6
  .p3m6:
    store 8 r5 r8 18446744073709551552
    r5 = load 8 r8 18446744073709551488
    r10 = icmp sgt r5 r12 64
    br r10 .p3m7 .p3f7
  .p3m7:
    store 8 r5 r8 18446744073709551536
    r5 = load 8 r8 18446744073709551472
    r10 = icmp sgt r5 r12 64
    br r10 .p3m8 .p3f8
  .p3m8:
    store 8 r5 r8 18446744073709551520
    r5 = load 8 r8 18446744073709551456
    r10 = icmp sgt r5 r12 64
    br r10 .p3m9 .p3f9
  .p3m9:
    store 8 r5 r8 18446744073709551504
    r5 = load 8 r8 18446744073709551440
    r10 = icmp sgt r5 r12 64
    br r10 .p3m10 .p3f10
  .p3m10:
    store 8 r5 r8 18446744073709551488
    r5 = load 8 r8 18446744073709551424
    r10 = icmp sgt r5 r12 64
    br r10 .p3m11 .p3f11
  .p3m11:
    store 8 r5 r8 18446744073709551472
    r8 = sub r8 192 64
    br .phase3
  .p3f0:
    store 8 r12 r8 32
    r2 = sub r2 r8 64
    br .phase2
  .p3f1:
    store 8 r12 r8 16
    r8 = sub r8 16 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f2:
    store 8 r12 r8 0
    r8 = sub r8 32 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f3:
    store 8 r12 r8 18446744073709551600
    r8 = sub r8 48 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f4:
    store 8 r12 r8 18446744073709551584
    r8 = sub r8 64 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f5:
    store 8 r12 r8 18446744073709551568
    r8 = sub r8 80 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f6:
    store 8 r12 r8 18446744073709551552
    r8 = sub r8 96 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f7:
    store 8 r12 r8 18446744073709551536
    r8 = sub r8 112 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f8:
    store 8 r12 r8 18446744073709551520
    r8 = sub r8 128 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f9:
    store 8 r12 r8 18446744073709551504
    r8 = sub r8 144 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f10:
    store 8 r12 r8 18446744073709551488
    r8 = sub r8 160 64
    r2 = sub r2 r8 64
    br .phase2
  .p3f11:
    store 8 r12 r8 18446744073709551472
    r8 = sub r8 176 64
    r2 = sub r2 r8 64
    br .phase2
  .phase2:
    r5 = load 8 r8 18446744073709551600
    r10 = icmp sgt r5 r13 64
    br r10 .p2m0 .p2f0
  .p2m0:
    store 8 r5 r8 16
    r5 = load 8 r8 18446744073709551584
    r10 = icmp sgt r5 r13 64
    br r10 .p2m1 .p2f1
  .p2m1:
    store 8 r5 r8 0
    r5 = load 8 r8 18446744073709551568
    r10 = icmp sgt r5 r13 64
    br r10 .p2m2 .p2f2
  .p2m2:
    store 8 r5 r8 18446744073709551600
    r5 = load 8 r8 18446744073709551552
    r10 = icmp sgt r5 r13 64
    br r10 .p2m3 .p2f3
  .p2m3:
    store 8 r5 r8 18446744073709551584
    r5 = load 8 r8 18446744073709551536
    r10 = icmp sgt r5 r13 64
    br r10 .p2m4 .p2f4
  .p2m4:
    store 8 r5 r8 18446744073709551568
    r5 = load 8 r8 18446744073709551520
    r10 = icmp sgt r5 r13 64
    br r10 .p2m5 .p2f5
  .p2m5:
    store 8 r5 r8 18446744073709551552
    r5 = load 8 r8 18446744073709551504
    r10 = icmp sgt r5 r13 64
    br r10 .p2m6 .p2f6
  .p2m6:
    store 8 r5 r8 18446744073709551536
    r5 = load 8 r8 18446744073709551488
    r10 = icmp sgt r5 r13 64
    br r10 .p2m7 .p2f7
  .p2m7:
    store 8 r5 r8 18446744073709551520
    r5 = load 8 r8 18446744073709551472
    r10 = icmp sgt r5 r13 64
    br r10 .p2m8 .p2f8
  .p2m8:
    store 8 r5 r8 18446744073709551504
    r5 = load 8 r8 18446744073709551456
    r10 = icmp sgt r5 r13 64
    br r10 .p2m9 .p2f9
  .p2m9:
    store 8 r5 r8 18446744073709551488
    r5 = load 8 r8 18446744073709551440
    r10 = icmp sgt r5 r13 64
    br r10 .p2m10 .p2f10
  .p2m10:
    store 8 r5 r8 18446744073709551472
    r5 = load 8 r8 18446744073709551424
    r10 = icmp sgt r5 r13 64
    br r10 .p2m11 .p2f11
  .p2m11:
    store 8 r5 r8 18446744073709551456
    r8 = sub r8 192 64
    br .phase2
  .p2f0:
    store 8 r13 r8 16
    r2 = sub r2 r8 64
    br .phase1
  .p2f1:
    store 8 r13 r8 0
    r8 = sub r8 16 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f2:
    store 8 r13 r8 18446744073709551600
    r8 = sub r8 32 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f3:
    store 8 r13 r8 18446744073709551584
    r8 = sub r8 48 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f4:
    store 8 r13 r8 18446744073709551568
    r8 = sub r8 64 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f5:
    store 8 r13 r8 18446744073709551552
    r8 = sub r8 80 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f6:
    store 8 r13 r8 18446744073709551536
    r8 = sub r8 96 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f7:
    store 8 r13 r8 18446744073709551520
    r8 = sub r8 112 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f8:
    store 8 r13 r8 18446744073709551504
    r8 = sub r8 128 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f9:
    store 8 r13 r8 18446744073709551488
    r8 = sub r8 144 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f10:
    store 8 r13 r8 18446744073709551472
    r8 = sub r8 160 64
    r2 = sub r2 r8 64
    br .phase1
  .p2f11:
    store 8 r13 r8 18446744073709551456
    r8 = sub r8 176 64
    r2 = sub r2 r8 64
    br .phase1
  .phase1:
    r5 = load 8 r8 18446744073709551600
    r10 = icmp sgt r5 r14 64
    br r10 .p1m0 .p1f0
  .p1m0:
    store 8 r5 r8 0
    r5 = load 8 r8 18446744073709551584
    r10 = icmp sgt r5 r14 64
    br r10 .p1m1 .p1f1
  .p1m1:
    store 8 r5 r8 18446744073709551600
    r5 = load 8 r8 18446744073709551568
    r10 = icmp sgt r5 r14 64
    br r10 .p1m2 .p1f2
  .p1m2:
    store 8 r5 r8 18446744073709551584
    r5 = load 8 r8 18446744073709551552
    r10 = icmp sgt r5 r14 64
    br r10 .p1m3 .p1f3
  .p1m3:
    store 8 r5 r8 18446744073709551568
    r5 = load 8 r8 18446744073709551536
    r10 = icmp sgt r5 r14 64
    br r10 .p1m4 .p1f4
  .p1m4:
    store 8 r5 r8 18446744073709551552
    r5 = load 8 r8 18446744073709551520
    r10 = icmp sgt r5 r14 64
    br r10 .p1m5 .p1f5
  .p1m5:
    store 8 r5 r8 18446744073709551536
    r5 = load 8 r8 18446744073709551504
    r10 = icmp sgt r5 r14 64
    br r10 .p1m6 .p1f6
  .p1m6:
    store 8 r5 r8 18446744073709551520
    r5 = load 8 r8 18446744073709551488
    r10 = icmp sgt r5 r14 64
    br r10 .p1m7 .p1f7
  .p1m7:
    store 8 r5 r8 18446744073709551504
    r5 = load 8 r8 18446744073709551472
    r10 = icmp sgt r5 r14 64
    br r10 .p1m8 .p1f8
  .p1m8:
    store 8 r5 r8 18446744073709551488
    r5 = load 8 r8 18446744073709551456
    r10 = icmp sgt r5 r14 64
    br r10 .p1m9 .p1f9
  .p1m9:
    store 8 r5 r8 18446744073709551472
    r5 = load 8 r8 18446744073709551440
    r10 = icmp sgt r5 r14 64
    br r10 .p1m10 .p1f10
  .p1m10:
    store 8 r5 r8 18446744073709551456
    r5 = load 8 r8 18446744073709551424
    r10 = icmp sgt r5 r14 64
    br r10 .p1m11 .p1f11
  .p1m11:
    store 8 r5 r8 18446744073709551440
    r8 = sub r8 192 64
    br .phase1
  .p1f0:
    store 8 r14 r8 0
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f1:
    store 8 r14 r8 18446744073709551600
    r8 = sub r8 16 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f2:
    store 8 r14 r8 18446744073709551584
    r8 = sub r8 32 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f3:
    store 8 r14 r8 18446744073709551568
    r8 = sub r8 48 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f4:
    store 8 r14 r8 18446744073709551552
    r8 = sub r8 64 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f5:
    store 8 r14 r8 18446744073709551536
    r8 = sub r8 80 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f6:
    store 8 r14 r8 18446744073709551520
    r8 = sub r8 96 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f7:
    store 8 r14 r8 18446744073709551504
    r8 = sub r8 112 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f8:
    store 8 r14 r8 18446744073709551488
    r8 = sub r8 128 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f9:
    store 8 r14 r8 18446744073709551472
    r8 = sub r8 144 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f10:
    store 8 r14 r8 18446744073709551456
    r8 = sub r8 160 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .p1f11:
    store 8 r14 r8 18446744073709551440
    r8 = sub r8 176 64
    r2 = sub r2 r8 64
    r10 = mul r3 4 64
    r2 = add r2 r10 64
    r3 = add r3 64 64
    r10 = sub r9 r3 64
    r15 = udiv r10 64 64
    br r15 .group .rest
  .second:
    r2 = udiv r2 16 64
    call write r2
    ; r1: 16n, r2: comparisons, r3: 16i, r5: low, r6: how many
    r2 = mul 0 1 64
    r1 = sub r9 16 64
    r3 = mul 16 1 64
    r7 = xor r1 r3 64
    br r7 .insert .compare
  .insert:
    r4 = load 8 r3 24
    r5 = mul 0 1 64
    r6 = udiv r3 16 64
    br .search
  .search:
    r8 = udiv r6 2 64
    r9 = mul r8 16 64
    r9 = add r9 r5 64
    r10 = load 8 r9 24
    r10 = icmp sgt r10 r4 64
    r2 = add r2 1 64
    br r10 .low .high
  .low:
    r6 = mul r8 1 64
    br r6 .search .place
  .high:
    r5 = add r9 16 64
    r6 = sub r6 1 64
    r6 = udiv r6 2 64
    br r6 .search .place
  .place:
    r6 = sub r3 r5 64
    r6 = udiv r6 16 64
    r7 = urem r6 16 64
    r6 = sub r6 r7 64
    r8 = mul r3 1 64
    switch r7 1 .shift1 2 .shift2 3 .shift3 4 .shift4 5 .shift5 6 .shift6 7 .shift7 8 .shift8 9 .shift9 10 .shift10 11 .shift11 12 .shift12 13 .shift13 14 .shift14 15 .shift15 .blocks
  .shift1:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r8 = sub r8 16 64
    br r6 .block .shifted
  .shift2:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r8 = sub r8 32 64
    br r6 .block .shifted
  .shift3:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r8 = sub r8 48 64
    br r6 .block .shifted
  .shift4:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r8 = sub r8 64 64
    br r6 .block .shifted
  .shift5:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r8 = sub r8 80 64
    br r6 .block .shifted
  .shift6:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r8 = sub r8 96 64
    br r6 .block .shifted
  .shift7:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r8 = sub r8 112 64
    br r6 .block .shifted
  .shift8:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r8 = sub r8 128 64
    br r6 .block .shifted
  .shift9:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r9 = load 8 r8 18446744073709551496
    store 8 r9 r8 18446744073709551512
    r8 = sub r8 144 64
    br r6 .block .shifted
  .shift10:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r9 = load 8 r8 18446744073709551496
    store 8 r9 r8 18446744073709551512
    r9 = load 8 r8 18446744073709551480
    store 8 r9 r8 18446744073709551496
    r8 = sub r8 160 64
    br r6 .block .shifted
  .shift11:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r9 = load 8 r8 18446744073709551496
    store 8 r9 r8 18446744073709551512
    r9 = load 8 r8 18446744073709551480
    store 8 r9 r8 18446744073709551496
    r9 = load 8 r8 18446744073709551464
    store 8 r9 r8 18446744073709551480
    r8 = sub r8 176 64
    br r6 .block .shifted
  .shift12:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r9 = load 8 r8 18446744073709551496
    store 8 r9 r8 18446744073709551512
    r9 = load 8 r8 18446744073709551480
    store 8 r9 r8 18446744073709551496
    r9 = load 8 r8 18446744073709551464
    store 8 r9 r8 18446744073709551480
    r9 = load 8 r8 18446744073709551448
    store 8 r9 r8 18446744073709551464
    r8 = sub r8 192 64
    br r6 .block .shifted
  .shift13:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r9 = load 8 r8 18446744073709551496
    store 8 r9 r8 18446744073709551512
    r9 = load 8 r8 18446744073709551480
    store 8 r9 r8 18446744073709551496
    r9 = load 8 r8 18446744073709551464
    store 8 r9 r8 18446744073709551480
    r9 = load 8 r8 18446744073709551448
    store 8 r9 r8 18446744073709551464
    r9 = load 8 r8 18446744073709551432
    store 8 r9 r8 18446744073709551448
    r8 = sub r8 208 64
    br r6 .block .shifted
  .shift14:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r9 = load 8 r8 18446744073709551496
    store 8 r9 r8 18446744073709551512
    r9 = load 8 r8 18446744073709551480
    store 8 r9 r8 18446744073709551496
    r9 = load 8 r8 18446744073709551464
    store 8 r9 r8 18446744073709551480
    r9 = load 8 r8 18446744073709551448
    store 8 r9 r8 18446744073709551464
    r9 = load 8 r8 18446744073709551432
    store 8 r9 r8 18446744073709551448
    r9 = load 8 r8 18446744073709551416
    store 8 r9 r8 18446744073709551432
    r8 = sub r8 224 64
    br r6 .block .shifted
  .shift15:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r9 = load 8 r8 18446744073709551496
    store 8 r9 r8 18446744073709551512
    r9 = load 8 r8 18446744073709551480
    store 8 r9 r8 18446744073709551496
    r9 = load 8 r8 18446744073709551464
    store 8 r9 r8 18446744073709551480
    r9 = load 8 r8 18446744073709551448
    store 8 r9 r8 18446744073709551464
    r9 = load 8 r8 18446744073709551432
    store 8 r9 r8 18446744073709551448
    r9 = load 8 r8 18446744073709551416
    store 8 r9 r8 18446744073709551432
    r9 = load 8 r8 18446744073709551400
    store 8 r9 r8 18446744073709551416
    r8 = sub r8 240 64
    br r6 .block .shifted
  .blocks:
    br r6 .block .shifted
  .block:
    r9 = load 8 r8 8
    store 8 r9 r8 24
    r9 = load 8 r8 18446744073709551608
    store 8 r9 r8 8
    r9 = load 8 r8 18446744073709551592
    store 8 r9 r8 18446744073709551608
    r9 = load 8 r8 18446744073709551576
    store 8 r9 r8 18446744073709551592
    r9 = load 8 r8 18446744073709551560
    store 8 r9 r8 18446744073709551576
    r9 = load 8 r8 18446744073709551544
    store 8 r9 r8 18446744073709551560
    r9 = load 8 r8 18446744073709551528
    store 8 r9 r8 18446744073709551544
    r9 = load 8 r8 18446744073709551512
    store 8 r9 r8 18446744073709551528
    r9 = load 8 r8 18446744073709551496
    store 8 r9 r8 18446744073709551512
    r9 = load 8 r8 18446744073709551480
    store 8 r9 r8 18446744073709551496
    r9 = load 8 r8 18446744073709551464
    store 8 r9 r8 18446744073709551480
    r9 = load 8 r8 18446744073709551448
    store 8 r9 r8 18446744073709551464
    r9 = load 8 r8 18446744073709551432
    store 8 r9 r8 18446744073709551448
    r9 = load 8 r8 18446744073709551416
    store 8 r9 r8 18446744073709551432
    r9 = load 8 r8 18446744073709551400
    store 8 r9 r8 18446744073709551416
    r9 = load 8 r8 18446744073709551384
    store 8 r9 r8 18446744073709551400
    r8 = sub r8 256 64
    r6 = sub r6 16 64
    br r6 .block .shifted
  .shifted:
    store 8 r4 r5 24
    r3 = add r3 16 64
    r7 = xor r3 r1 64
    br r7 .insert .compare
  .compare:
    call write r2
    r3 = mul 0 1 64
    br .each
  .each:
    r4 = load 8 r3 16
    r5 = load 8 r3 24
    r6 = xor r4 r5 64
    br r6 .differ .equal
  .differ:
    call write 57005
    r3 = add r3 16 64
    r6 = xor r3 r1 64
    br r6 .each .done
  .equal:
    call write r4
    r3 = add r3 16 64
    r6 = xor r3 r1 64
    br r6 .each .done
  .done:
    ret
end main
