; collatz.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: changed
;
; The lengths of all smaller numbers are remembered, not of the first 512. Of 32 numbers
; in a row, 28 have a known residue that leads below them in a fixed number of steps, so
; their length is one load and one addition; the other four go on from there until they
; are below where they began. For limits up to 4096.

start main 0:
  .entry:
    r1 = call read
    ; r1: limit, r2: n, r3: longest, r4: total
    switch r1 0 .nothing 1 .nothing 2 .two .more2
  .nothing:
    call write 0
    ret
  .two:
    call write 1
    call write 1
    call write 1
    ret
  .more2:
    call write 1
    call write 1
    call write 2
    call write 2
    r2 = udiv r1 4097 64
    br r2 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    switch r1 3 .three .begin
  .three:
    call write 3
    ret
  .begin:
    store 8 8590000128 0 0
    r2 = mul 3 1 64
    r3 = mul 2 1 64
    r4 = mul 3 1 64
    br .any
  .any:
    ; any n: r6 the number, r7 its length
    r6 = mul r2 1 64
    r7 = mul 0 1 64
    br .go
  .go:
    r8 = urem r6 2 64
    br r8 .odd .even
  .odd:
    r8 = udiv r6 2 64
    r6 = add r6 r8 64
    r6 = add r6 1 64
    r7 = add r7 2 64
    br .go
  .even:
    r6 = udiv r6 2 64
    r7 = add r7 1 64
    r8 = icmp ult r6 r2 64
    br r8 .known .go
  .known:
    r8 = mul r6 2 64
    r8 = load 2 r8 0
    r7 = add r7 r8 64
    r8 = mul r2 2 64
    store 2 r7 r8 0
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .longer .next
  .longer:
    r3 = mul r7 1 64
    call write r2
    call write r7
    br .next
  .next:
    r2 = add r2 1 64
    r8 = xor r2 r1 64
    br r8 .more .print
  .more:
    r8 = urem r2 32 64
    br r8 .any .whole
  .whole:
    r8 = add r2 32 64
    r8 = icmp ugt r8 r1 64
    br r8 .any .block
  .block:
    r9 = udiv r2 32 64
    r10 = mul r2 2 64
    br .c0
  .c0:
    r7 = mul r9 32 64
    r7 = load 2 r7 0
    r7 = add r7 1 64
    store 2 r7 r10 0
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l0 .c1
  .l0:
    r3 = mul r7 1 64
    r8 = add r2 0 64
    call write r8
    call write r7
    br .c1
  .c1:
    r7 = mul r9 48 64
    r7 = load 2 r7 2
    r7 = add r7 3 64
    store 2 r7 r10 2
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l1 .c2
  .l1:
    r3 = mul r7 1 64
    r8 = add r2 1 64
    call write r8
    call write r7
    br .c2
  .c2:
    r7 = mul r9 32 64
    r7 = load 2 r7 2
    r7 = add r7 1 64
    store 2 r7 r10 4
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l2 .c3
  .l2:
    r3 = mul r7 1 64
    r8 = add r2 2 64
    call write r8
    call write r7
    br .c3
  .c3:
    r7 = mul r9 36 64
    r7 = load 2 r7 4
    r7 = add r7 6 64
    store 2 r7 r10 6
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l3 .c4
  .l3:
    r3 = mul r7 1 64
    r8 = add r2 3 64
    call write r8
    call write r7
    br .c4
  .c4:
    r7 = mul r9 32 64
    r7 = load 2 r7 4
    r7 = add r7 1 64
    store 2 r7 r10 8
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l4 .c5
  .l4:
    r3 = mul r7 1 64
    r8 = add r2 4 64
    call write r8
    call write r7
    br .c5
  .c5:
    r7 = mul r9 48 64
    r7 = load 2 r7 8
    r7 = add r7 3 64
    store 2 r7 r10 10
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l5 .c6
  .l5:
    r3 = mul r7 1 64
    r8 = add r2 5 64
    call write r8
    call write r7
    br .c6
  .c6:
    r7 = mul r9 32 64
    r7 = load 2 r7 6
    r7 = add r7 1 64
    store 2 r7 r10 12
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l6 .c7
  .l6:
    r3 = mul r7 1 64
    r8 = add r2 6 64
    call write r8
    call write r7
    br .c7
  .c7:
    r6 = mul r9 81 64
    r6 = add r6 20 64
    r7 = mul 9 1 64
    r11 = add r2 7 64
    br .g7
  .g7:
    r8 = urem r6 4 64
    switch r8 1 .o7 2 .e7 3 .q7 .f7
  .o7:
    r6 = udiv r6 4 64
    r6 = mul r6 3 64
    r6 = add r6 1 64
    r7 = add r7 3 64
    r8 = icmp ult r6 r11 64
    br r8 .k7 .g7
  .e7:
    r6 = udiv r6 2 64
    r7 = add r7 1 64
    r8 = icmp ult r6 r11 64
    br r8 .k7 .g7
  .f7:
    r6 = udiv r6 4 64
    r7 = add r7 2 64
    r8 = icmp ult r6 r11 64
    br r8 .k7 .g7
  .q7:
    r6 = udiv r6 4 64
    r6 = mul r6 9 64
    r6 = add r6 8 64
    r7 = add r7 4 64
    br .g7
  .k7:
    r6 = mul r6 2 64
    r6 = load 2 r6 0
    r7 = add r7 r6 64
    br .w7
  .w7:
    store 2 r7 r10 14
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l7 .c8
  .l7:
    r3 = mul r7 1 64
    r8 = add r2 7 64
    call write r8
    call write r7
    br .c8
  .c8:
    r7 = mul r9 32 64
    r7 = load 2 r7 8
    r7 = add r7 1 64
    store 2 r7 r10 16
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l8 .c9
  .l8:
    r3 = mul r7 1 64
    r8 = add r2 8 64
    call write r8
    call write r7
    br .c9
  .c9:
    r7 = mul r9 48 64
    r7 = load 2 r7 14
    r7 = add r7 3 64
    store 2 r7 r10 18
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l9 .c10
  .l9:
    r3 = mul r7 1 64
    r8 = add r2 9 64
    call write r8
    call write r7
    br .c10
  .c10:
    r7 = mul r9 32 64
    r7 = load 2 r7 10
    r7 = add r7 1 64
    store 2 r7 r10 20
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l10 .c11
  .l10:
    r3 = mul r7 1 64
    r8 = add r2 10 64
    call write r8
    call write r7
    br .c11
  .c11:
    r7 = mul r9 54 64
    r7 = load 2 r7 20
    r7 = add r7 8 64
    store 2 r7 r10 22
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l11 .c12
  .l11:
    r3 = mul r7 1 64
    r8 = add r2 11 64
    call write r8
    call write r7
    br .c12
  .c12:
    r7 = mul r9 32 64
    r7 = load 2 r7 12
    r7 = add r7 1 64
    store 2 r7 r10 24
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l12 .c13
  .l12:
    r3 = mul r7 1 64
    r8 = add r2 12 64
    call write r8
    call write r7
    br .c13
  .c13:
    r7 = mul r9 48 64
    r7 = load 2 r7 20
    r7 = add r7 3 64
    store 2 r7 r10 26
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l13 .c14
  .l13:
    r3 = mul r7 1 64
    r8 = add r2 13 64
    call write r8
    call write r7
    br .c14
  .c14:
    r7 = mul r9 32 64
    r7 = load 2 r7 14
    r7 = add r7 1 64
    store 2 r7 r10 28
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l14 .c15
  .l14:
    r3 = mul r7 1 64
    r8 = add r2 14 64
    call write r8
    call write r7
    br .c15
  .c15:
    r6 = mul r9 81 64
    r6 = add r6 40 64
    r7 = mul 9 1 64
    r11 = add r2 15 64
    br .g15
  .g15:
    r8 = urem r6 4 64
    switch r8 1 .o15 2 .e15 3 .q15 .f15
  .o15:
    r6 = udiv r6 4 64
    r6 = mul r6 3 64
    r6 = add r6 1 64
    r7 = add r7 3 64
    r8 = icmp ult r6 r11 64
    br r8 .k15 .g15
  .e15:
    r6 = udiv r6 2 64
    r7 = add r7 1 64
    r8 = icmp ult r6 r11 64
    br r8 .k15 .g15
  .f15:
    r6 = udiv r6 4 64
    r7 = add r7 2 64
    r8 = icmp ult r6 r11 64
    br r8 .k15 .g15
  .q15:
    r6 = udiv r6 4 64
    r6 = mul r6 9 64
    r6 = add r6 8 64
    r7 = add r7 4 64
    br .g15
  .k15:
    r6 = mul r6 2 64
    r6 = load 2 r6 0
    r7 = add r7 r6 64
    br .w15
  .w15:
    store 2 r7 r10 30
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l15 .c16
  .l15:
    r3 = mul r7 1 64
    r8 = add r2 15 64
    call write r8
    call write r7
    br .c16
  .c16:
    r7 = mul r9 32 64
    r7 = load 2 r7 16
    r7 = add r7 1 64
    store 2 r7 r10 32
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l16 .c17
  .l16:
    r3 = mul r7 1 64
    r8 = add r2 16 64
    call write r8
    call write r7
    br .c17
  .c17:
    r7 = mul r9 48 64
    r7 = load 2 r7 26
    r7 = add r7 3 64
    store 2 r7 r10 34
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l17 .c18
  .l17:
    r3 = mul r7 1 64
    r8 = add r2 17 64
    call write r8
    call write r7
    br .c18
  .c18:
    r7 = mul r9 32 64
    r7 = load 2 r7 18
    r7 = add r7 1 64
    store 2 r7 r10 36
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l18 .c19
  .l18:
    r3 = mul r7 1 64
    r8 = add r2 18 64
    call write r8
    call write r7
    br .c19
  .c19:
    r7 = mul r9 36 64
    r7 = load 2 r7 22
    r7 = add r7 6 64
    store 2 r7 r10 38
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l19 .c20
  .l19:
    r3 = mul r7 1 64
    r8 = add r2 19 64
    call write r8
    call write r7
    br .c20
  .c20:
    r7 = mul r9 32 64
    r7 = load 2 r7 20
    r7 = add r7 1 64
    store 2 r7 r10 40
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l20 .c21
  .l20:
    r3 = mul r7 1 64
    r8 = add r2 20 64
    call write r8
    call write r7
    br .c21
  .c21:
    r7 = mul r9 48 64
    r7 = load 2 r7 32
    r7 = add r7 3 64
    store 2 r7 r10 42
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l21 .c22
  .l21:
    r3 = mul r7 1 64
    r8 = add r2 21 64
    call write r8
    call write r7
    br .c22
  .c22:
    r7 = mul r9 32 64
    r7 = load 2 r7 22
    r7 = add r7 1 64
    store 2 r7 r10 44
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l22 .c23
  .l22:
    r3 = mul r7 1 64
    r8 = add r2 22 64
    call write r8
    call write r7
    br .c23
  .c23:
    r7 = mul r9 54 64
    r7 = load 2 r7 40
    r7 = add r7 8 64
    store 2 r7 r10 46
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l23 .c24
  .l23:
    r3 = mul r7 1 64
    r8 = add r2 23 64
    call write r8
    call write r7
    br .c24
  .c24:
    r7 = mul r9 32 64
    r7 = load 2 r7 24
    r7 = add r7 1 64
    store 2 r7 r10 48
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l24 .c25
  .l24:
    r3 = mul r7 1 64
    r8 = add r2 24 64
    call write r8
    call write r7
    br .c25
  .c25:
    r7 = mul r9 48 64
    r7 = load 2 r7 38
    r7 = add r7 3 64
    store 2 r7 r10 50
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l25 .c26
  .l25:
    r3 = mul r7 1 64
    r8 = add r2 25 64
    call write r8
    call write r7
    br .c26
  .c26:
    r7 = mul r9 32 64
    r7 = load 2 r7 26
    r7 = add r7 1 64
    store 2 r7 r10 52
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l26 .c27
  .l26:
    r3 = mul r7 1 64
    r8 = add r2 26 64
    call write r8
    call write r7
    br .c27
  .c27:
    r6 = mul r9 81 64
    r6 = add r6 71 64
    r7 = mul 9 1 64
    r11 = add r2 27 64
    br .g27
  .g27:
    r8 = urem r6 4 64
    switch r8 1 .o27 2 .e27 3 .q27 .f27
  .o27:
    r6 = udiv r6 4 64
    r6 = mul r6 3 64
    r6 = add r6 1 64
    r7 = add r7 3 64
    r8 = icmp ult r6 r11 64
    br r8 .k27 .g27
  .e27:
    r6 = udiv r6 2 64
    r7 = add r7 1 64
    r8 = icmp ult r6 r11 64
    br r8 .k27 .g27
  .f27:
    r6 = udiv r6 4 64
    r7 = add r7 2 64
    r8 = icmp ult r6 r11 64
    br r8 .k27 .g27
  .q27:
    r6 = udiv r6 4 64
    r6 = mul r6 9 64
    r6 = add r6 8 64
    r7 = add r7 4 64
    br .g27
  .k27:
    r6 = mul r6 2 64
    r6 = load 2 r6 0
    r7 = add r7 r6 64
    br .w27
  .w27:
    store 2 r7 r10 54
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l27 .c28
  .l27:
    r3 = mul r7 1 64
    r8 = add r2 27 64
    call write r8
    call write r7
    br .c28
  .c28:
    r7 = mul r9 32 64
    r7 = load 2 r7 28
    r7 = add r7 1 64
    store 2 r7 r10 56
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l28 .c29
  .l28:
    r3 = mul r7 1 64
    r8 = add r2 28 64
    call write r8
    call write r7
    br .c29
  .c29:
    r7 = mul r9 48 64
    r7 = load 2 r7 44
    r7 = add r7 3 64
    store 2 r7 r10 58
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l29 .c30
  .l29:
    r3 = mul r7 1 64
    r8 = add r2 29 64
    call write r8
    call write r7
    br .c30
  .c30:
    r7 = mul r9 32 64
    r7 = load 2 r7 30
    r7 = add r7 1 64
    store 2 r7 r10 60
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l30 .c31
  .l30:
    r3 = mul r7 1 64
    r8 = add r2 30 64
    call write r8
    call write r7
    br .c31
  .c31:
    r6 = mul r9 243 64
    r6 = add r6 242 64
    r7 = mul 10 1 64
    r11 = add r2 31 64
    br .g31
  .g31:
    r8 = urem r6 4 64
    switch r8 1 .o31 2 .e31 3 .q31 .f31
  .o31:
    r6 = udiv r6 4 64
    r6 = mul r6 3 64
    r6 = add r6 1 64
    r7 = add r7 3 64
    r8 = icmp ult r6 r11 64
    br r8 .k31 .g31
  .e31:
    r6 = udiv r6 2 64
    r7 = add r7 1 64
    r8 = icmp ult r6 r11 64
    br r8 .k31 .g31
  .f31:
    r6 = udiv r6 4 64
    r7 = add r7 2 64
    r8 = icmp ult r6 r11 64
    br r8 .k31 .g31
  .q31:
    r6 = udiv r6 4 64
    r6 = mul r6 9 64
    r6 = add r6 8 64
    r7 = add r7 4 64
    br .g31
  .k31:
    r6 = mul r6 2 64
    r6 = load 2 r6 0
    r7 = add r7 r6 64
    br .w31
  .w31:
    store 2 r7 r10 62
    r4 = add r4 r7 64
    r8 = icmp ugt r7 r3 64
    br r8 .l31 .c32
  .l31:
    r3 = mul r7 1 64
    r8 = add r2 31 64
    call write r8
    call write r7
    br .c32
  .c32:
    r2 = add r2 32 64
    r8 = xor r2 r1 64
    br r8 .whole .print
  .print:
    call write r4
    ret
end main
