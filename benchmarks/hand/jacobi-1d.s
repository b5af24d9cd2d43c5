; jacobi-1d.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; The second array is never stored: a sweep keeps, for each half step, what it needs of
; the last elements in registers, and does three time steps with one load and one store
; of an element. Two neighbouring results share an addition: with p = x1 + x2 they are
; (x0 + p) / 3 and (p + x3) / 3. What is left of the steps, small and odd sizes are
; swept one time step at a time. The number of time steps left is in sp. The array ends
; at a fixed address, so the loop ends when its pointer is 0. For at most 1276 elements.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r3 = udiv r1 1277 64
    br r3 .bad .fits
  .bad:
    assert_eq 0 1
    ret
  .fits:
    r4 = add r1 1 64
    r5 = mul r4 1000000 64
    r5 = add r5 2000000 64
    r6 = mul 0 1 64
    r14 = mul r4 18446744073709551608 64
    br .fill
  .fill:
    ; a[n+1], a[n], ... are stored down to a[0], and up to three times more
    r7 = udiv r5 r4 64
    store 8 r7 r6 10224
    r5 = sub r5 1000000 64
    r7 = udiv r5 r4 64
    store 8 r7 r6 10216
    r5 = sub r5 1000000 64
    r7 = udiv r5 r4 64
    store 8 r7 r6 10208
    r5 = sub r5 1000000 64
    r7 = udiv r5 r4 64
    store 8 r7 r6 10200
    r5 = sub r5 1000000 64
    r6 = sub r6 32 64
    r7 = icmp slt r6 r14 64
    br r7 .filled .fill
  .filled:
    sp = mul r2 1 64
    br sp .some .out
  .some:
    r3 = udiv r1 8 64
    br r3 .large .ones
  .large:
    r3 = urem r1 2 64
    br r3 .ones .many
  .many:
    store 8 r1 10232 0
    r3 = udiv sp 3 64
    br r3 .three .ones
  .three:
    r16 = sub 6 r1 64
    r16 = mul r16 8 64
    br .sweep
  .sweep:
    r1 = load 8 r16 10168
    r2 = load 8 r16 10176
    r3 = load 8 r16 10184
    r4 = load 8 r16 10192
    r5 = load 8 r16 10200
    r6 = load 8 r16 10208
    r7 = load 8 r16 10216
    r8 = add r2 r3 64
    r9 = add r1 r8 64
    r9 = udiv r9 3 64
    r8 = add r8 r4 64
    r8 = udiv r8 3 64
    r2 = add r4 r5 64
    r10 = add r3 r2 64
    r10 = udiv r10 3 64
    r2 = add r2 r6 64
    r2 = udiv r2 3 64
    r3 = add r6 r7 64
    r4 = add r5 r3 64
    r4 = udiv r4 3 64
    r5 = add r9 r8 64
    r6 = add r1 r5 64
    r6 = udiv r6 3 64
    r5 = add r5 r10 64
    r5 = udiv r5 3 64
    r9 = add r10 r2 64
    r11 = add r8 r9 64
    r11 = udiv r11 3 64
    r9 = add r9 r4 64
    r9 = udiv r9 3 64
    r2 = add r2 r4 64
    r8 = add r6 r5 64
    r10 = add r1 r8 64
    r10 = udiv r10 3 64
    r8 = add r8 r11 64
    r8 = udiv r8 3 64
    r6 = add r11 r9 64
    r12 = add r5 r6 64
    r12 = udiv r12 3 64
    r5 = add r10 r8 64
    r11 = add r1 r5 64
    r11 = udiv r11 3 64
    r5 = add r5 r12 64
    r5 = udiv r5 3 64
    r8 = add r8 r12 64
    r10 = add r11 r5 64
    r13 = add r1 r10 64
    r13 = udiv r13 3 64
    r11 = add r1 r13 64
    switch r16 0 .end6 .pair0
  .pair0:
    r1 = load 8 r16 10224
    r14 = load 8 r16 10232
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r1 = add r1 r14 64
    r7 = add r7 r1 64
    r7 = udiv r7 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r3 = add r3 r7 64
    r4 = add r4 r3 64
    r4 = udiv r4 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r2 = add r2 r4 64
    r9 = add r9 r2 64
    r9 = udiv r9 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r6 = add r6 r9 64
    r12 = add r12 r6 64
    r12 = udiv r12 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r8 = add r8 r12 64
    r5 = add r5 r8 64
    r5 = udiv r5 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r10 = add r10 r5 64
    r13 = add r13 r10 64
    r13 = udiv r13 3 64
    store 8 r11 r16 10176
    store 8 r13 r16 10184
    switch r16 18446744073709551600 .end0 .pair1
  .pair1:
    r11 = load 8 r16 10240
    r13 = load 8 r16 10248
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r11 = add r11 r13 64
    r14 = add r14 r11 64
    r14 = udiv r14 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r1 = add r1 r14 64
    r7 = add r7 r1 64
    r7 = udiv r7 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r3 = add r3 r7 64
    r4 = add r4 r3 64
    r4 = udiv r4 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r2 = add r2 r4 64
    r9 = add r9 r2 64
    r9 = udiv r9 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r6 = add r6 r9 64
    r12 = add r12 r6 64
    r12 = udiv r12 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r8 = add r8 r12 64
    r5 = add r5 r8 64
    r5 = udiv r5 3 64
    store 8 r10 r16 10192
    store 8 r5 r16 10200
    switch r16 18446744073709551584 .end1 .pair2
  .pair2:
    r10 = load 8 r16 10256
    r5 = load 8 r16 10264
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r10 = add r10 r5 64
    r13 = add r13 r10 64
    r13 = udiv r13 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r11 = add r11 r13 64
    r14 = add r14 r11 64
    r14 = udiv r14 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r1 = add r1 r14 64
    r7 = add r7 r1 64
    r7 = udiv r7 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r3 = add r3 r7 64
    r4 = add r4 r3 64
    r4 = udiv r4 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r2 = add r2 r4 64
    r9 = add r9 r2 64
    r9 = udiv r9 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r6 = add r6 r9 64
    r12 = add r12 r6 64
    r12 = udiv r12 3 64
    store 8 r8 r16 10208
    store 8 r12 r16 10216
    switch r16 18446744073709551568 .end2 .pair3
  .pair3:
    r8 = load 8 r16 10272
    r12 = load 8 r16 10280
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r8 = add r8 r12 64
    r5 = add r5 r8 64
    r5 = udiv r5 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r10 = add r10 r5 64
    r13 = add r13 r10 64
    r13 = udiv r13 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r11 = add r11 r13 64
    r14 = add r14 r11 64
    r14 = udiv r14 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r1 = add r1 r14 64
    r7 = add r7 r1 64
    r7 = udiv r7 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r3 = add r3 r7 64
    r4 = add r4 r3 64
    r4 = udiv r4 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r2 = add r2 r4 64
    r9 = add r9 r2 64
    r9 = udiv r9 3 64
    store 8 r6 r16 10224
    store 8 r9 r16 10232
    switch r16 18446744073709551552 .end3 .pair4
  .pair4:
    r6 = load 8 r16 10288
    r9 = load 8 r16 10296
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r6 = add r6 r9 64
    r12 = add r12 r6 64
    r12 = udiv r12 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r8 = add r8 r12 64
    r5 = add r5 r8 64
    r5 = udiv r5 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r10 = add r10 r5 64
    r13 = add r13 r10 64
    r13 = udiv r13 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r11 = add r11 r13 64
    r14 = add r14 r11 64
    r14 = udiv r14 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r1 = add r1 r14 64
    r7 = add r7 r1 64
    r7 = udiv r7 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r3 = add r3 r7 64
    r4 = add r4 r3 64
    r4 = udiv r4 3 64
    store 8 r2 r16 10240
    store 8 r4 r16 10248
    switch r16 18446744073709551536 .end4 .pair5
  .pair5:
    r2 = load 8 r16 10304
    r4 = load 8 r16 10312
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r2 = add r2 r4 64
    r9 = add r9 r2 64
    r9 = udiv r9 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r6 = add r6 r9 64
    r12 = add r12 r6 64
    r12 = udiv r12 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r8 = add r8 r12 64
    r5 = add r5 r8 64
    r5 = udiv r5 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r10 = add r10 r5 64
    r13 = add r13 r10 64
    r13 = udiv r13 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r11 = add r11 r13 64
    r14 = add r14 r11 64
    r14 = udiv r14 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r1 = add r1 r14 64
    r7 = add r7 r1 64
    r7 = udiv r7 3 64
    store 8 r3 r16 10256
    store 8 r7 r16 10264
    switch r16 18446744073709551520 .end5 .pair6
  .pair6:
    r3 = load 8 r16 10320
    r7 = load 8 r16 10328
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r3 = add r3 r7 64
    r4 = add r4 r3 64
    r4 = udiv r4 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r2 = add r2 r4 64
    r9 = add r9 r2 64
    r9 = udiv r9 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r6 = add r6 r9 64
    r12 = add r12 r6 64
    r12 = udiv r12 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r8 = add r8 r12 64
    r5 = add r5 r8 64
    r5 = udiv r5 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r10 = add r10 r5 64
    r13 = add r13 r10 64
    r13 = udiv r13 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r11 = add r11 r13 64
    r14 = add r14 r11 64
    r14 = udiv r14 3 64
    store 8 r1 r16 10272
    store 8 r14 r16 10280
    r16 = add r16 112 64
    br r16 .pair0 .end6
  .end6:
    r1 = load 8 10224 0
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r7 = add r3 r1 64
    r14 = add r4 r7 64
    r14 = udiv r14 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r3 = add r2 r14 64
    r4 = add r9 r3 64
    r4 = udiv r4 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r2 = add r6 r4 64
    r7 = add r12 r2 64
    r7 = udiv r7 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r9 = add r3 r1 64
    r12 = add r4 r9 64
    r12 = udiv r12 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r3 = add r8 r7 64
    r4 = add r5 r3 64
    r4 = udiv r4 3 64
    r3 = add r3 r2 64
    r3 = udiv r3 3 64
    r5 = add r2 r12 64
    r6 = add r7 r5 64
    r6 = udiv r6 3 64
    r5 = add r5 r1 64
    r5 = udiv r5 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r2 = add r10 r4 64
    r7 = add r13 r2 64
    r7 = udiv r7 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r8 = add r3 r6 64
    r9 = add r4 r8 64
    r9 = udiv r9 3 64
    r8 = add r8 r5 64
    r8 = udiv r8 3 64
    r4 = add r5 r1 64
    r12 = add r6 r4 64
    r12 = udiv r12 3 64
    store 8 r12 10216 0
    store 8 r8 10208 0
    store 8 r9 10200 0
    store 8 r2 10192 0
    store 8 r7 10184 0
    store 8 r11 10176 0
    br .swept
  .end0:
    r11 = load 8 10224 0
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r13 = add r1 r11 64
    r14 = add r7 r13 64
    r14 = udiv r14 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r1 = add r3 r14 64
    r7 = add r4 r1 64
    r7 = udiv r7 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r3 = add r2 r7 64
    r4 = add r9 r3 64
    r4 = udiv r4 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r9 = add r1 r11 64
    r13 = add r7 r9 64
    r13 = udiv r13 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r1 = add r6 r4 64
    r2 = add r12 r1 64
    r2 = udiv r2 3 64
    r1 = add r1 r3 64
    r1 = udiv r1 3 64
    r7 = add r3 r13 64
    r9 = add r4 r7 64
    r9 = udiv r9 3 64
    r7 = add r7 r11 64
    r7 = udiv r7 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r3 = add r8 r2 64
    r4 = add r5 r3 64
    r4 = udiv r4 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r5 = add r1 r9 64
    r6 = add r2 r5 64
    r6 = udiv r6 3 64
    r5 = add r5 r7 64
    r5 = udiv r5 3 64
    r2 = add r7 r11 64
    r12 = add r9 r2 64
    r12 = udiv r12 3 64
    store 8 r12 10216 0
    store 8 r5 10208 0
    store 8 r6 10200 0
    store 8 r3 10192 0
    store 8 r4 10184 0
    store 8 r10 10176 0
    br .swept
  .end1:
    r5 = load 8 10224 0
    r11 = add r11 r5 64
    r11 = udiv r11 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r10 = add r11 r5 64
    r13 = add r14 r10 64
    r13 = udiv r13 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r10 = add r1 r13 64
    r11 = add r7 r10 64
    r11 = udiv r11 3 64
    r10 = add r10 r5 64
    r10 = udiv r10 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r1 = add r3 r11 64
    r7 = add r4 r1 64
    r7 = udiv r7 3 64
    r1 = add r1 r10 64
    r1 = udiv r1 3 64
    r4 = add r10 r5 64
    r13 = add r11 r4 64
    r13 = udiv r13 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r3 = add r2 r7 64
    r4 = add r9 r3 64
    r4 = udiv r4 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r9 = add r1 r13 64
    r10 = add r7 r9 64
    r10 = udiv r10 3 64
    r9 = add r9 r5 64
    r9 = udiv r9 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r1 = add r6 r4 64
    r2 = add r12 r1 64
    r2 = udiv r2 3 64
    r1 = add r1 r3 64
    r1 = udiv r1 3 64
    r7 = add r3 r10 64
    r11 = add r4 r7 64
    r11 = udiv r11 3 64
    r7 = add r7 r9 64
    r7 = udiv r7 3 64
    r4 = add r9 r5 64
    r12 = add r10 r4 64
    r12 = udiv r12 3 64
    store 8 r12 10216 0
    store 8 r7 10208 0
    store 8 r11 10200 0
    store 8 r1 10192 0
    store 8 r2 10184 0
    store 8 r8 10176 0
    br .swept
  .end2:
    r8 = load 8 10224 0
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r5 = add r10 r8 64
    r12 = add r13 r5 64
    r12 = udiv r12 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r5 = add r11 r12 64
    r10 = add r14 r5 64
    r10 = udiv r10 3 64
    r5 = add r5 r8 64
    r5 = udiv r5 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r11 = add r1 r10 64
    r12 = add r7 r11 64
    r12 = udiv r12 3 64
    r11 = add r11 r5 64
    r11 = udiv r11 3 64
    r7 = add r5 r8 64
    r13 = add r10 r7 64
    r13 = udiv r13 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r1 = add r3 r12 64
    r5 = add r4 r1 64
    r5 = udiv r5 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r4 = add r11 r13 64
    r7 = add r12 r4 64
    r7 = udiv r7 3 64
    r4 = add r4 r8 64
    r4 = udiv r4 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r3 = add r2 r5 64
    r10 = add r9 r3 64
    r10 = udiv r10 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r9 = add r1 r7 64
    r11 = add r5 r9 64
    r11 = udiv r11 3 64
    r9 = add r9 r4 64
    r9 = udiv r9 3 64
    r5 = add r4 r8 64
    r12 = add r7 r5 64
    r12 = udiv r12 3 64
    store 8 r12 10216 0
    store 8 r9 10208 0
    store 8 r11 10200 0
    store 8 r3 10192 0
    store 8 r10 10184 0
    store 8 r6 10176 0
    br .swept
  .end3:
    r6 = load 8 10224 0
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r9 = add r8 r6 64
    r12 = add r5 r9 64
    r12 = udiv r12 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r5 = add r10 r12 64
    r8 = add r13 r5 64
    r8 = udiv r8 3 64
    r5 = add r5 r6 64
    r5 = udiv r5 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r9 = add r11 r8 64
    r10 = add r14 r9 64
    r10 = udiv r10 3 64
    r9 = add r9 r5 64
    r9 = udiv r9 3 64
    r12 = add r5 r6 64
    r13 = add r8 r12 64
    r13 = udiv r13 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r5 = add r1 r10 64
    r8 = add r7 r5 64
    r8 = udiv r8 3 64
    r5 = add r5 r9 64
    r5 = udiv r5 3 64
    r7 = add r9 r13 64
    r11 = add r10 r7 64
    r11 = udiv r11 3 64
    r7 = add r7 r6 64
    r7 = udiv r7 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r1 = add r3 r8 64
    r9 = add r4 r1 64
    r9 = udiv r9 3 64
    r1 = add r1 r5 64
    r1 = udiv r1 3 64
    r4 = add r5 r11 64
    r10 = add r8 r4 64
    r10 = udiv r10 3 64
    r4 = add r4 r7 64
    r4 = udiv r4 3 64
    r8 = add r7 r6 64
    r12 = add r11 r8 64
    r12 = udiv r12 3 64
    store 8 r12 10216 0
    store 8 r4 10208 0
    store 8 r10 10200 0
    store 8 r1 10192 0
    store 8 r9 10184 0
    store 8 r2 10176 0
    br .swept
  .end4:
    r2 = load 8 10224 0
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r4 = add r6 r2 64
    r9 = add r12 r4 64
    r9 = udiv r9 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r4 = add r8 r9 64
    r6 = add r5 r4 64
    r6 = udiv r6 3 64
    r4 = add r4 r2 64
    r4 = udiv r4 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r5 = add r10 r6 64
    r8 = add r13 r5 64
    r8 = udiv r8 3 64
    r5 = add r5 r4 64
    r5 = udiv r5 3 64
    r9 = add r4 r2 64
    r12 = add r6 r9 64
    r12 = udiv r12 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r4 = add r11 r8 64
    r6 = add r14 r4 64
    r6 = udiv r6 3 64
    r4 = add r4 r5 64
    r4 = udiv r4 3 64
    r9 = add r5 r12 64
    r10 = add r8 r9 64
    r10 = udiv r10 3 64
    r9 = add r9 r2 64
    r9 = udiv r9 3 64
    r3 = add r3 r1 64
    r3 = udiv r3 3 64
    r5 = add r1 r6 64
    r8 = add r7 r5 64
    r8 = udiv r8 3 64
    r5 = add r5 r4 64
    r5 = udiv r5 3 64
    r7 = add r4 r10 64
    r11 = add r6 r7 64
    r11 = udiv r11 3 64
    r7 = add r7 r9 64
    r7 = udiv r7 3 64
    r6 = add r9 r2 64
    r12 = add r10 r6 64
    r12 = udiv r12 3 64
    store 8 r12 10216 0
    store 8 r7 10208 0
    store 8 r11 10200 0
    store 8 r5 10192 0
    store 8 r8 10184 0
    store 8 r3 10176 0
    br .swept
  .end5:
    r3 = load 8 10224 0
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r4 = add r2 r3 64
    r7 = add r9 r4 64
    r7 = udiv r7 3 64
    r8 = add r8 r6 64
    r8 = udiv r8 3 64
    r2 = add r6 r7 64
    r4 = add r12 r2 64
    r4 = udiv r4 3 64
    r2 = add r2 r3 64
    r2 = udiv r2 3 64
    r10 = add r10 r8 64
    r10 = udiv r10 3 64
    r6 = add r8 r4 64
    r7 = add r5 r6 64
    r7 = udiv r7 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r5 = add r2 r3 64
    r9 = add r4 r5 64
    r9 = udiv r9 3 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    r2 = add r10 r7 64
    r4 = add r13 r2 64
    r4 = udiv r4 3 64
    r2 = add r2 r6 64
    r2 = udiv r2 3 64
    r5 = add r6 r9 64
    r8 = add r7 r5 64
    r8 = udiv r8 3 64
    r5 = add r5 r3 64
    r5 = udiv r5 3 64
    r1 = add r1 r11 64
    r1 = udiv r1 3 64
    r6 = add r11 r4 64
    r7 = add r14 r6 64
    r7 = udiv r7 3 64
    r6 = add r6 r2 64
    r6 = udiv r6 3 64
    r9 = add r2 r8 64
    r10 = add r4 r9 64
    r10 = udiv r10 3 64
    r9 = add r9 r5 64
    r9 = udiv r9 3 64
    r4 = add r5 r3 64
    r12 = add r8 r4 64
    r12 = udiv r12 3 64
    store 8 r12 10216 0
    store 8 r9 10208 0
    store 8 r10 10200 0
    store 8 r6 10192 0
    store 8 r7 10184 0
    store 8 r1 10176 0
    br .swept
  .swept:
    ; sizes are kept nowhere else: r1 is read again from the first free word
    sp = sub sp 3 64
    r1 = load 8 10232 0
    r3 = udiv sp 3 64
    br r3 .three .rest
  .rest:
    r14 = add r1 1 64
    r14 = mul r14 18446744073709551608 64
    br sp .ones .out
  .ones:
    r6 = sub 0 r1 64
    r6 = mul r6 8 64
    br .one
  .one:
    r7 = mul r6 1 64
    r8 = load 8 r7 10216
    r9 = load 8 r7 10224
    r10 = mul r8 1 64
    r11 = add r8 r9 64
    r12 = load 8 r7 10232
    r11 = add r11 r12 64
    r11 = udiv r11 3 64
    r7 = add r7 8 64
    br r7 .step0 .last
  .step0:
    r8 = load 8 r7 10232
    r13 = add r9 r12 64
    r13 = add r13 r8 64
    r13 = udiv r13 3 64
    r10 = add r10 r11 64
    r10 = add r10 r13 64
    r10 = udiv r10 3 64
    store 8 r10 r7 10216
    switch r7 18446744073709551608 .last0 .step1
  .step1:
    r9 = load 8 r7 10240
    r10 = add r12 r8 64
    r10 = add r10 r9 64
    r10 = udiv r10 3 64
    r11 = add r11 r13 64
    r11 = add r11 r10 64
    r11 = udiv r11 3 64
    store 8 r11 r7 10224
    switch r7 18446744073709551600 .last1 .step2
  .step2:
    r12 = load 8 r7 10248
    r11 = add r8 r9 64
    r11 = add r11 r12 64
    r11 = udiv r11 3 64
    r13 = add r13 r10 64
    r13 = add r13 r11 64
    r13 = udiv r13 3 64
    store 8 r13 r7 10232
    r7 = add r7 24 64
    br r7 .step0 .last2
  .last0:
    r11 = add r11 r13 64
    r11 = add r11 r8 64
    r11 = udiv r11 3 64
    store 8 r11 10216 0
    sp = sub sp 1 64
    br sp .one .out
  .last1:
    r13 = add r13 r10 64
    r13 = add r13 r9 64
    r13 = udiv r13 3 64
    store 8 r13 10216 0
    sp = sub sp 1 64
    br sp .one .out
  .last2:
    r10 = add r10 r11 64
    r10 = add r10 r12 64
    r10 = udiv r10 3 64
    store 8 r10 10216 0
    sp = sub sp 1 64
    br sp .one .out
  .last:
    r10 = add r10 r11 64
    r10 = add r10 r12 64
    r10 = udiv r10 3 64
    store 8 r10 10216 0
    sp = sub sp 1 64
    br sp .one .out
  .out:
    r6 = mul r14 1 64
    br .print
  .print:
    r7 = load 8 r6 10224
    call write r7
    switch r6 0 .done .p0
  .p0:
    r7 = load 8 r6 10232
    call write r7
    switch r6 18446744073709551608 .done .p1
  .p1:
    r7 = load 8 r6 10240
    call write r7
    switch r6 18446744073709551600 .done .p2
  .p2:
    r7 = load 8 r6 10248
    call write r7
    switch r6 18446744073709551592 .done .p3
  .p3:
    r7 = load 8 r6 10256
    call write r7
    switch r6 18446744073709551584 .done .p4
  .p4:
    r7 = load 8 r6 10264
    call write r7
    switch r6 18446744073709551576 .done .p5
  .p5:
    r7 = load 8 r6 10272
    call write r7
    switch r6 18446744073709551568 .done .p6
  .p6:
    r7 = load 8 r6 10280
    call write r7
    r6 = add r6 64 64
    switch r6 8 .done .print
  .done:
    ret
end main
