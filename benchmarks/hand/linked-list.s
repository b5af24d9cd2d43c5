; linked-list.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; The circle: a person is the address of two bytes that hold the next person's, in the
; stack area, so a step is one load. The steps of a round are a switch and blocks of
; sixteen loads.
;
; The cache: an entry is four bytes, key below and address of the older entry above: one
; load, one 16-bit xor and one division a step. The end of the list holds the wanted
; key, so nothing else ends the search. What is newer is known from the search:
; registers change places in three copies of the step. An access to the newest entry
; changes nothing. For at most 2000 people and 1000 entries.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r3 = udiv r1 2001 64
    br r3 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    ; person i at address 2i, from 8 on, so that four of them are one word
    r4 = mul 4503659757699082 1 64
    r5 = mul 8 1 64
    r6 = mul r1 2 64
    r6 = add r6 6 64
    br .link
  .link:
    store 8 r4 r5 0
    r4 = add r4 2251834173947912 64
    store 8 r4 r5 8
    r4 = add r4 2251834173947912 64
    store 8 r4 r5 16
    r4 = add r4 2251834173947912 64
    store 8 r4 r5 24
    r4 = add r4 2251834173947912 64
    r5 = add r5 32 64
    r7 = icmp ugt r5 r6 64
    br r7 .close .link
  .close:
    ; r6: the last person, whose next is the first
    store 2 8 r6 0
    br r2 .steps .bad
  .steps:
    r2 = sub r2 1 64
    r3 = urem r2 16 64
    r2 = sub r2 r3 64
    r4 = load 2 r6 0
    r4 = xor r4 r6 64
    br r4 .round .won
  .round:
    switch r3 1 .hop1 2 .hop2 3 .hop3 4 .hop4 5 .hop5 6 .hop6 7 .hop7 8 .hop8 9 .hop9 10 .hop10 11 .hop11 12 .hop12 13 .hop13 14 .hop14 15 .hop15 .blocks
  .hop1:
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop2:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop3:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop4:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop5:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop6:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop7:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop8:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop9:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop10:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop11:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop12:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop13:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop14:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .hop15:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    br r2 .blocks .gone
  .blocks:
    br r2 .some .gone
  .some:
    r8 = mul r2 1 64
    br .sixteen
  .sixteen:
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r6 = load 2 r6 0
    r8 = sub r8 16 64
    br r8 .sixteen .gone
  .gone:
    r7 = load 2 r6 0
    r7 = load 2 r7 0
    store 2 r7 r6 0
    r7 = xor r7 r6 64
    br r7 .round .won
  .won:
    r6 = sub r6 6 64
    r6 = udiv r6 2 64
    call write r6
    r1 = call read
    r2 = call read
    r3 = call read
    ; r1: entries that are still free, r2: accesses, r3: the seed, r4: the newest entry, r5: the key, r6: misses
    ; r7: the next free entry; the end of the list is at address 4
    r6 = mul 0 1 64
    br r2 .first .none
  .none:
    call write 0
    ret
  .first:
    br r1 .begin .bad
  .begin:
    r3 = mul r3 1103515245 64
    r3 = add r3 12345 64
    r5 = udiv r3 65536 64
    r8 = mul r5 1 8
    r5 = udiv r5 256 16
    r5 = mul r5 r8 64
    r5 = udiv r5 2048 64
    r4 = mul 8 1 64
    r7 = mul 12 1 64
    r8 = mul 4 65536 64
    r8 = or r8 r5 64
    store 4 r8 8 0
    r6 = mul 1 1 64
    r1 = sub r1 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .access:
    r3 = mul r3 1103515245 64
    r3 = add r3 12345 64
    r5 = udiv r3 65536 64
    r8 = mul r5 1 8
    r5 = udiv r5 256 16
    r5 = mul r5 r8 64
    r5 = udiv r5 2048 64
    r9 = load 4 r4 0
    r8 = xor r9 r5 16
    br r8 .search .next
  .search:
    store 2 r5 4 0
    br .t0
  .t0:
    r12 = udiv r9 65536 64
    r9 = load 4 r12 0
    r8 = xor r9 r5 16
    br r8 .t1 .hitt0
  .t1:
    r10 = udiv r9 65536 64
    r9 = load 4 r10 0
    r8 = xor r9 r5 16
    br r8 .s0 .hitt1
  .s0:
    r11 = udiv r9 65536 64
    r9 = load 4 r11 0
    r8 = xor r9 r5 16
    br r8 .s1 .hits0
  .s1:
    r12 = udiv r9 65536 64
    r9 = load 4 r12 0
    r8 = xor r9 r5 16
    br r8 .s2 .hits1
  .s2:
    r10 = udiv r9 65536 64
    r9 = load 4 r10 0
    r8 = xor r9 r5 16
    br r8 .s0 .hits2
  .hitt0:
    switch r12 4 .misst0 .movet0
  .movet0:
    r9 = udiv r9 65536 64
    store 2 r9 r4 2
    store 2 r4 r12 2
    r4 = mul r12 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .misst0:
    r6 = add r6 1 64
    br r1 .new .evictt0
  .evictt0:
    store 2 r5 r4 0
    r2 = sub r2 1 64
    br r2 .access .report
  .hitt1:
    switch r10 4 .misst1 .movet1
  .movet1:
    r9 = udiv r9 65536 64
    store 2 r9 r12 2
    store 2 r4 r10 2
    r4 = mul r10 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .misst1:
    r6 = add r6 1 64
    br r1 .new .evictt1
  .evictt1:
    store 2 4 r4 2
    r8 = mul r4 65536 64
    r8 = or r8 r5 64
    store 4 r8 r12 0
    r4 = mul r12 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .hits0:
    switch r11 4 .misss0 .moves0
  .moves0:
    r9 = udiv r9 65536 64
    store 2 r9 r10 2
    store 2 r4 r11 2
    r4 = mul r11 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .misss0:
    r6 = add r6 1 64
    br r1 .new .evicts0
  .evicts0:
    store 2 4 r12 2
    r8 = mul r4 65536 64
    r8 = or r8 r5 64
    store 4 r8 r10 0
    r4 = mul r10 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .hits1:
    switch r12 4 .misss1 .moves1
  .moves1:
    r9 = udiv r9 65536 64
    store 2 r9 r11 2
    store 2 r4 r12 2
    r4 = mul r12 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .misss1:
    r6 = add r6 1 64
    br r1 .new .evicts1
  .evicts1:
    store 2 4 r10 2
    r8 = mul r4 65536 64
    r8 = or r8 r5 64
    store 4 r8 r11 0
    r4 = mul r11 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .hits2:
    switch r10 4 .misss2 .moves2
  .moves2:
    r9 = udiv r9 65536 64
    store 2 r9 r12 2
    store 2 r4 r10 2
    r4 = mul r10 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .misss2:
    r6 = add r6 1 64
    br r1 .new .evicts2
  .evicts2:
    store 2 4 r11 2
    r8 = mul r4 65536 64
    r8 = or r8 r5 64
    store 4 r8 r12 0
    r4 = mul r12 1 64
    r2 = sub r2 1 64
    br r2 .access .report
  .new:
    r8 = mul r4 65536 64
    r8 = or r8 r5 64
    store 4 r8 r7 0
    r4 = mul r7 1 64
    r7 = add r7 4 64
    r1 = sub r1 1 64
    br .next
  .next:
    r2 = sub r2 1 64
    br r2 .access .report
  .report:
    call write r6
    ret
end main
