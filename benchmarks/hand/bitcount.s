; bitcount.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: changed
;
; The five methods count the same bits, so they are counted once. Adders of carries
; (Harley and Seal) reduce eight numbers to one whose bits count eight each, and a
; number that is counted costs one sum by halves and a remainder by 255. Sums of ones,
; twos and fours wait in registers until the end.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    ; r3: ones, r4: twos, r5: fours, r6: bits counted
    r3 = mul 0 1 64
    r4 = mul 0 1 64
    r5 = mul 0 1 64
    r6 = mul 0 1 64
    r7 = urem r1 8 64
    r1 = udiv r1 8 64
    br r7 .single .eights
  .single:
    r8 = mul r2 1 64
    r9 = udiv r8 2 64
    r9 = and r9 6148914691236517205 64
    r8 = sub r8 r9 64
    r9 = udiv r8 4 64
    r9 = and r9 3689348814741910323 64
    r8 = and r8 3689348814741910323 64
    r8 = add r8 r9 64
    r9 = udiv r8 16 64
    r8 = add r8 r9 64
    r8 = and r8 1085102592571150095 64
    r8 = urem r8 255 64
    r6 = add r6 r8 64
    r2 = mul r2 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r7 = sub r7 1 64
    br r7 .single .eights
  .eights:
    br r1 .eight .print1
  .print1:
    br .print
  .eight:
    r8 = mul r2 6364136223846793005 64
    r8 = add r8 1442695040888963407 64
    r9 = xor r3 r2 64
    r10 = and r3 r2 64
    r3 = xor r9 r8 64
    r9 = and r9 r8 64
    r10 = or r10 r9 64
    r2 = mul r8 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r8 = mul r2 6364136223846793005 64
    r8 = add r8 1442695040888963407 64
    r9 = xor r3 r2 64
    r11 = and r3 r2 64
    r3 = xor r9 r8 64
    r9 = and r9 r8 64
    r11 = or r11 r9 64
    r2 = mul r8 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r9 = xor r4 r10 64
    r12 = and r4 r10 64
    r4 = xor r9 r11 64
    r9 = and r9 r11 64
    r12 = or r12 r9 64
    r8 = mul r2 6364136223846793005 64
    r8 = add r8 1442695040888963407 64
    r9 = xor r3 r2 64
    r10 = and r3 r2 64
    r3 = xor r9 r8 64
    r9 = and r9 r8 64
    r10 = or r10 r9 64
    r2 = mul r8 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r8 = mul r2 6364136223846793005 64
    r8 = add r8 1442695040888963407 64
    r9 = xor r3 r2 64
    r11 = and r3 r2 64
    r3 = xor r9 r8 64
    r9 = and r9 r8 64
    r11 = or r11 r9 64
    r2 = mul r8 6364136223846793005 64
    r2 = add r2 1442695040888963407 64
    r9 = xor r4 r10 64
    r13 = and r4 r10 64
    r4 = xor r9 r11 64
    r9 = and r9 r11 64
    r13 = or r13 r9 64
    r9 = xor r5 r12 64
    r8 = and r5 r12 64
    r5 = xor r9 r13 64
    r9 = and r9 r13 64
    r8 = or r8 r9 64
    r9 = udiv r8 2 64
    r9 = and r9 6148914691236517205 64
    r8 = sub r8 r9 64
    r9 = udiv r8 4 64
    r9 = and r9 3689348814741910323 64
    r8 = and r8 3689348814741910323 64
    r8 = add r8 r9 64
    r9 = udiv r8 16 64
    r8 = add r8 r9 64
    r8 = and r8 1085102592571150095 64
    r8 = urem r8 255 64
    r8 = mul r8 8 64
    r6 = add r6 r8 64
    r1 = sub r1 1 64
    br r1 .eight .last
  .last:
    r9 = udiv r5 2 64
    r9 = and r9 6148914691236517205 64
    r5 = sub r5 r9 64
    r9 = udiv r5 4 64
    r9 = and r9 3689348814741910323 64
    r5 = and r5 3689348814741910323 64
    r5 = add r5 r9 64
    r9 = udiv r5 16 64
    r5 = add r5 r9 64
    r5 = and r5 1085102592571150095 64
    r5 = urem r5 255 64
    r5 = mul r5 4 64
    r9 = udiv r4 2 64
    r9 = and r9 6148914691236517205 64
    r4 = sub r4 r9 64
    r9 = udiv r4 4 64
    r9 = and r9 3689348814741910323 64
    r4 = and r4 3689348814741910323 64
    r4 = add r4 r9 64
    r9 = udiv r4 16 64
    r4 = add r4 r9 64
    r4 = and r4 1085102592571150095 64
    r4 = urem r4 255 64
    r4 = mul r4 2 64
    r9 = udiv r3 2 64
    r9 = and r9 6148914691236517205 64
    r3 = sub r3 r9 64
    r9 = udiv r3 4 64
    r9 = and r9 3689348814741910323 64
    r3 = and r3 3689348814741910323 64
    r3 = add r3 r9 64
    r9 = udiv r3 16 64
    r3 = add r3 r9 64
    r3 = and r3 1085102592571150095 64
    r3 = urem r3 255 64
    r6 = add r6 r3 64
    r6 = add r6 r4 64
    r6 = add r6 r5 64
    br .print
  .print:
    call write r6
    call write r6
    call write r6
    call write r6
    call write r6
    ret
end main
