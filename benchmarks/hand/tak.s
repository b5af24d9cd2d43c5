; tak.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; Each call passes nothing: a callee reads x, y and z in the registers where its caller
; has them, so there is one copy of the function for each place of the three. A call's
; first test is made by its caller; the tail call is a loop of two rounds, after which
; all values are back in place. What each inner call gives is known or called for, and
; the code is a tree of these cases, without a branch that joins them, and what is known
; is copied only for another round. Where the first two are known, the third one's test
; also decides the loop's.

start main 0:
  .entry:
    r1 = call read
    r2 = call read
    r3 = call read
    r4 = icmp slt r2 r1 64
    br r4 .round0 .known
  .known:
    call write r3
    ret
  .round0:
    r7 = sub r1 1 64
    r4 = xor r7 r2 64
    br r4 .r0c .r0k
  .r0c:
    r4 = call tak_7_2_3
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r0cc .r0ck
  .r0cc:
    r5 = call tak_7_3_1
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_1_2
    r7 = icmp slt r5 r4 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r5 r4 64
    br r7 .round1cck .done02
  .round1cck:
    r6 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_1_2
    r7 = icmp slt r1 r4 64
    br r7 .round1ckc .done06
  .round1ckc:
    r5 = mul r1 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r1 r4 64
    br r7 .round1ckk .done02
  .round1ckk:
    r5 = mul r1 1 64
    r6 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r0kc .r0kk
  .r0kc:
    r5 = call tak_7_3_1
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_1_2
    r7 = icmp slt r5 r3 64
    br r7 .round1kcc .done06
  .round1kcc:
    r4 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r5 r3 64
    br r7 .round1kck .done02
  .round1kck:
    r4 = mul r3 1 64
    r6 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_1_2
    r4 = mul r3 1 64
    r5 = mul r1 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r1 r3 64
    br r7 .round1kkk .done02
  .round1kkk:
    r4 = mul r3 1 64
    r5 = mul r1 1 64
    r6 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r4 1 64
    r1 = xor r7 r5 64
    br r1 .r1c .r1k
  .r1c:
    r1 = call tak_7_5_6
    r7 = sub r5 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_6_4
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_4_5
    r7 = icmp slt r2 r1 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r2 r1 64
    br r7 .round0cck .done15
  .round0cck:
    r3 = mul r5 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_4_5
    r7 = icmp slt r4 r1 64
    br r7 .round0ckc .done13
  .round0ckc:
    r2 = mul r4 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r4 r1 64
    br r7 .round0ckk .done15
  .round0ckk:
    r2 = mul r4 1 64
    r3 = mul r5 1 64
    br .round0
  .r1k:
    r7 = sub r5 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_6_4
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_4_5
    r7 = icmp slt r2 r6 64
    br r7 .round0kcc .done13
  .round0kcc:
    r1 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r6 64
    br r7 .round0kck .done15
  .round0kck:
    r1 = mul r6 1 64
    r3 = mul r5 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_4_5
    r1 = mul r6 1 64
    r2 = mul r4 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r4 r6 64
    br r7 .round0kkk .done15
  .round0kkk:
    r1 = mul r6 1 64
    r2 = mul r4 1 64
    r3 = mul r5 1 64
    br .round0
  .done02:
    call write r2
    ret
  .done06:
    call write r6
    ret
  .done13:
    call write r3
    ret
  .done15:
    call write r5
    ret
end main

start tak_7_4_5 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_4_5
    r6 = sub r4 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_5_7
    r6 = sub r5 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_6_7_4
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done03
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done04
  .round1cck:
    r3 = mul r4 1 64
    br .round1
  .r0ck:
    r6 = sub r5 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_6_7_4
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done03
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done04
  .round1ckk:
    r2 = mul r7 1 64
    r3 = mul r4 1 64
    br .round1
  .r0k:
    r6 = sub r4 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_5_7
    r6 = sub r5 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_6_7_4
    r6 = icmp slt r2 r5 64
    br r6 .round1kcc .done03
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r5 64
    br r6 .round1kck .done04
  .round1kck:
    r1 = mul r5 1 64
    r3 = mul r4 1 64
    br .round1
  .r0kk:
    r6 = sub r5 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_6_7_4
    r1 = mul r5 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r5 64
    br r6 .round1kkk .done04
  .round1kkk:
    r1 = mul r5 1 64
    r2 = mul r7 1 64
    r3 = mul r4 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_2_3
    r6 = sub r2 1 64
    r4 = icmp slt r3 r6 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_6_3_1
    r6 = sub r3 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_6_1_2
    r6 = icmp slt r4 r7 64
    br r6 .round0 .done15
  .r1cck:
    r6 = icmp slt r4 r7 64
    br r6 .round0cck .done12
  .round0cck:
    r5 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r3 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_6_1_2
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done15
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done12
  .round0ckk:
    r4 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r4 = icmp slt r3 r6 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_6_3_1
    r6 = sub r3 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_6_1_2
    r6 = icmp slt r4 r3 64
    br r6 .round0kcc .done15
  .round0kcc:
    r7 = mul r3 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r4 r3 64
    br r6 .round0kck .done12
  .round0kck:
    r7 = mul r3 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r3 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_6_1_2
    r7 = mul r3 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r3 64
    br r6 .round0kkk .done12
  .round0kkk:
    r7 = mul r3 1 64
    r4 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done15:
    ret r5
end tak_7_4_5

start tak_6_1_2 0:
  .round0:
    r7 = sub r6 1 64
    r3 = xor r7 r1 64
    br r3 .r0c .r0k
  .r0c:
    r3 = call tak_7_1_2
    r7 = sub r1 1 64
    r4 = icmp slt r2 r7 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_7_2_6
    r7 = sub r2 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_1
    r7 = icmp slt r4 r3 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r4 r3 64
    br r7 .round1cck .done01
  .round1cck:
    r5 = mul r1 1 64
    br .round1
  .r0ck:
    r7 = sub r2 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_1
    r7 = icmp slt r6 r3 64
    br r7 .round1ckc .done05
  .round1ckc:
    r4 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r3 64
    br r7 .round1ckk .done01
  .round1ckk:
    r4 = mul r6 1 64
    r5 = mul r1 1 64
    br .round1
  .r0k:
    r7 = sub r1 1 64
    r4 = icmp slt r2 r7 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_7_2_6
    r7 = sub r2 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_1
    r7 = icmp slt r4 r2 64
    br r7 .round1kcc .done05
  .round1kcc:
    r3 = mul r2 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r4 r2 64
    br r7 .round1kck .done01
  .round1kck:
    r3 = mul r2 1 64
    r5 = mul r1 1 64
    br .round1
  .r0kk:
    r7 = sub r2 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_1
    r3 = mul r2 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r2 64
    br r7 .round1kkk .done01
  .round1kkk:
    r3 = mul r2 1 64
    r4 = mul r6 1 64
    r5 = mul r1 1 64
    br .round1
  .round1:
    r7 = sub r3 1 64
    r6 = xor r7 r4 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_4_5
    r7 = sub r4 1 64
    r1 = icmp slt r5 r7 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_7_5_3
    r7 = sub r5 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_7_3_4
    r7 = icmp slt r1 r6 64
    br r7 .round0 .done12
  .r1cck:
    r7 = icmp slt r1 r6 64
    br r7 .round0cck .done14
  .round0cck:
    r2 = mul r4 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_7_3_4
    r7 = icmp slt r3 r6 64
    br r7 .round0ckc .done12
  .round0ckc:
    r1 = mul r3 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r3 r6 64
    br r7 .round0ckk .done14
  .round0ckk:
    r1 = mul r3 1 64
    r2 = mul r4 1 64
    br .round0
  .r1k:
    r7 = sub r4 1 64
    r1 = icmp slt r5 r7 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_7_5_3
    r7 = sub r5 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_7_3_4
    r7 = icmp slt r1 r5 64
    br r7 .round0kcc .done12
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r1 r5 64
    br r7 .round0kck .done14
  .round0kck:
    r6 = mul r5 1 64
    r2 = mul r4 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_7_3_4
    r6 = mul r5 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r3 r5 64
    br r7 .round0kkk .done14
  .round0kkk:
    r6 = mul r5 1 64
    r1 = mul r3 1 64
    r2 = mul r4 1 64
    br .round0
  .done01:
    ret r1
  .done05:
    ret r5
  .done12:
    ret r2
  .done14:
    ret r4
end tak_6_1_2

start tak_7_3_4 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_3_4
    r6 = sub r3 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_4_7
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_3
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done03
  .round1cck:
    r5 = mul r3 1 64
    br .round1
  .r0ck:
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_3
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done05
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done03
  .round1ckk:
    r2 = mul r7 1 64
    r5 = mul r3 1 64
    br .round1
  .r0k:
    r6 = sub r3 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_4_7
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_3
    r6 = icmp slt r2 r4 64
    br r6 .round1kcc .done05
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r4 64
    br r6 .round1kck .done03
  .round1kck:
    r1 = mul r4 1 64
    r5 = mul r3 1 64
    br .round1
  .r0kk:
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_3
    r1 = mul r4 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r4 64
    br r6 .round1kkk .done03
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r7 1 64
    r5 = mul r3 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_2_5
    r6 = sub r2 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_6_5_1
    r6 = sub r5 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_6_1_2
    r6 = icmp slt r3 r7 64
    br r6 .round0 .done14
  .r1cck:
    r6 = icmp slt r3 r7 64
    br r6 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_6_1_2
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done14
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_6_5_1
    r6 = sub r5 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_6_1_2
    r6 = icmp slt r3 r5 64
    br r6 .round0kcc .done14
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r3 r5 64
    br r6 .round0kck .done12
  .round0kck:
    r7 = mul r5 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_6_1_2
    r7 = mul r5 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r5 64
    br r6 .round0kkk .done12
  .round0kkk:
    r7 = mul r5 1 64
    r3 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done12:
    ret r2
  .done14:
    ret r4
end tak_7_3_4

start tak_6_5_1 0:
  .round0:
    r7 = sub r6 1 64
    r2 = xor r7 r5 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_5_1
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_1_6
    r7 = sub r1 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_6_5
    r7 = icmp slt r3 r2 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r3 r2 64
    br r7 .round1cck .done05
  .round1cck:
    r4 = mul r5 1 64
    br .round1
  .r0ck:
    r7 = sub r1 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_6_5
    r7 = icmp slt r6 r2 64
    br r7 .round1ckc .done04
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r2 64
    br r7 .round1ckk .done05
  .round1ckk:
    r3 = mul r6 1 64
    r4 = mul r5 1 64
    br .round1
  .r0k:
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_1_6
    r7 = sub r1 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_6_5
    r7 = icmp slt r3 r1 64
    br r7 .round1kcc .done04
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r1 64
    br r7 .round1kck .done05
  .round1kck:
    r2 = mul r1 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kk:
    r7 = sub r1 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_6_5
    r2 = mul r1 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r1 64
    br r7 .round1kkk .done05
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r6 1 64
    r4 = mul r5 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r6 = xor r7 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_3_4
    r7 = sub r3 1 64
    r5 = icmp slt r4 r7 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_7_4_2
    r7 = sub r4 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_7_2_3
    r7 = icmp slt r5 r6 64
    br r7 .round0 .done11
  .r1cck:
    r7 = icmp slt r5 r6 64
    br r7 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_7_2_3
    r7 = icmp slt r2 r6 64
    br r7 .round0ckc .done11
  .round0ckc:
    r5 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r6 64
    br r7 .round0ckk .done13
  .round0ckk:
    r5 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r5 = icmp slt r4 r7 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_7_4_2
    r7 = sub r4 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_7_2_3
    r7 = icmp slt r5 r4 64
    br r7 .round0kcc .done11
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r5 r4 64
    br r7 .round0kck .done13
  .round0kck:
    r6 = mul r4 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_7_2_3
    r6 = mul r4 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r4 64
    br r7 .round0kkk .done13
  .round0kkk:
    r6 = mul r4 1 64
    r5 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done11:
    ret r1
  .done13:
    ret r3
end tak_6_5_1

start tak_7_4_2 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_4_2
    r6 = sub r4 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_2_7
    r6 = sub r2 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_4
    r6 = icmp slt r3 r1 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r3 r1 64
    br r6 .round1cck .done04
  .round1cck:
    r5 = mul r4 1 64
    br .round1
  .r0ck:
    r6 = sub r2 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_4
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done05
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done04
  .round1ckk:
    r3 = mul r7 1 64
    r5 = mul r4 1 64
    br .round1
  .r0k:
    r6 = sub r4 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_2_7
    r6 = sub r2 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_4
    r6 = icmp slt r3 r2 64
    br r6 .round1kcc .done05
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r2 64
    br r6 .round1kck .done04
  .round1kck:
    r1 = mul r2 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kk:
    r6 = sub r2 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_4
    r1 = mul r2 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r2 64
    br r6 .round1kkk .done04
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r7 1 64
    r5 = mul r4 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_3_5
    r6 = sub r3 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_6_5_1
    r6 = sub r5 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_6_1_3
    r6 = icmp slt r4 r7 64
    br r6 .round0 .done12
  .r1cck:
    r6 = icmp slt r4 r7 64
    br r6 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_6_1_3
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done12
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done13
  .round0ckk:
    r4 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_6_5_1
    r6 = sub r5 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_6_1_3
    r6 = icmp slt r4 r5 64
    br r6 .round0kcc .done12
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r4 r5 64
    br r6 .round0kck .done13
  .round0kck:
    r7 = mul r5 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_6_1_3
    r7 = mul r5 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r5 64
    br r6 .round0kkk .done13
  .round0kkk:
    r7 = mul r5 1 64
    r4 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done12:
    ret r2
  .done13:
    ret r3
end tak_7_4_2

start tak_6_1_3 0:
  .round0:
    r7 = sub r6 1 64
    r2 = xor r7 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_1_3
    r7 = sub r1 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_7_3_6
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_1
    r7 = icmp slt r4 r2 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r4 r2 64
    br r7 .round1cck .done01
  .round1cck:
    r5 = mul r1 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_1
    r7 = icmp slt r6 r2 64
    br r7 .round1ckc .done05
  .round1ckc:
    r4 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r2 64
    br r7 .round1ckk .done01
  .round1ckk:
    r4 = mul r6 1 64
    r5 = mul r1 1 64
    br .round1
  .r0k:
    r7 = sub r1 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_7_3_6
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_1
    r7 = icmp slt r4 r3 64
    br r7 .round1kcc .done05
  .round1kcc:
    r2 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r4 r3 64
    br r7 .round1kck .done01
  .round1kck:
    r2 = mul r3 1 64
    r5 = mul r1 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_1
    r2 = mul r3 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r3 64
    br r7 .round1kkk .done01
  .round1kkk:
    r2 = mul r3 1 64
    r4 = mul r6 1 64
    r5 = mul r1 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r6 = xor r7 r4 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_4_5
    r7 = sub r4 1 64
    r1 = icmp slt r5 r7 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_7_5_2
    r7 = sub r5 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_2_4
    r7 = icmp slt r1 r6 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r1 r6 64
    br r7 .round0cck .done14
  .round0cck:
    r3 = mul r4 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_2_4
    r7 = icmp slt r2 r6 64
    br r7 .round0ckc .done13
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r6 64
    br r7 .round0ckk .done14
  .round0ckk:
    r1 = mul r2 1 64
    r3 = mul r4 1 64
    br .round0
  .r1k:
    r7 = sub r4 1 64
    r1 = icmp slt r5 r7 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_7_5_2
    r7 = sub r5 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_2_4
    r7 = icmp slt r1 r5 64
    br r7 .round0kcc .done13
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r1 r5 64
    br r7 .round0kck .done14
  .round0kck:
    r6 = mul r5 1 64
    r3 = mul r4 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_2_4
    r6 = mul r5 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r5 64
    br r7 .round0kkk .done14
  .round0kkk:
    r6 = mul r5 1 64
    r1 = mul r2 1 64
    r3 = mul r4 1 64
    br .round0
  .done01:
    ret r1
  .done05:
    ret r5
  .done13:
    ret r3
  .done14:
    ret r4
end tak_6_1_3

start tak_7_2_4 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_2_4
    r6 = sub r2 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_4_7
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_2
    r6 = icmp slt r3 r1 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r3 r1 64
    br r6 .round1cck .done02
  .round1cck:
    r5 = mul r2 1 64
    br .round1
  .r0ck:
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_2
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done05
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done02
  .round1ckk:
    r3 = mul r7 1 64
    r5 = mul r2 1 64
    br .round1
  .r0k:
    r6 = sub r2 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_4_7
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_2
    r6 = icmp slt r3 r4 64
    br r6 .round1kcc .done05
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r4 64
    br r6 .round1kck .done02
  .round1kck:
    r1 = mul r4 1 64
    r5 = mul r2 1 64
    br .round1
  .r0kk:
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_2
    r1 = mul r4 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r4 64
    br r6 .round1kkk .done02
  .round1kkk:
    r1 = mul r4 1 64
    r3 = mul r7 1 64
    r5 = mul r2 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_3_5
    r6 = sub r3 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_6_5_1
    r6 = sub r5 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_6_1_3
    r6 = icmp slt r2 r7 64
    br r6 .round0 .done14
  .r1cck:
    r6 = icmp slt r2 r7 64
    br r6 .round0cck .done13
  .round0cck:
    r4 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_6_1_3
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done14
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r4 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_6_5_1
    r6 = sub r5 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_6_1_3
    r6 = icmp slt r2 r5 64
    br r6 .round0kcc .done14
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r2 r5 64
    br r6 .round0kck .done13
  .round0kck:
    r7 = mul r5 1 64
    r4 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_6_1_3
    r7 = mul r5 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r5 64
    br r6 .round0kkk .done13
  .round0kkk:
    r7 = mul r5 1 64
    r2 = mul r1 1 64
    r4 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done05:
    ret r5
  .done13:
    ret r3
  .done14:
    ret r4
end tak_7_2_4

start tak_6_7_2 0:
  .round0:
    r5 = sub r6 1 64
    r1 = xor r5 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_7_2
    r5 = sub r7 1 64
    r3 = icmp slt r2 r5 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_5_2_6
    r5 = sub r2 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_6_7
    r5 = icmp slt r3 r1 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r3 r1 64
    br r5 .round1cck .done07
  .round1cck:
    r4 = mul r7 1 64
    br .round1
  .r0ck:
    r5 = sub r2 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_6_7
    r5 = icmp slt r6 r1 64
    br r5 .round1ckc .done04
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r6 r1 64
    br r5 .round1ckk .done07
  .round1ckk:
    r3 = mul r6 1 64
    r4 = mul r7 1 64
    br .round1
  .r0k:
    r5 = sub r7 1 64
    r3 = icmp slt r2 r5 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_5_2_6
    r5 = sub r2 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_6_7
    r5 = icmp slt r3 r2 64
    br r5 .round1kcc .done04
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r3 r2 64
    br r5 .round1kck .done07
  .round1kck:
    r1 = mul r2 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kk:
    r5 = sub r2 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_6_7
    r1 = mul r2 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r6 r2 64
    br r5 .round1kkk .done07
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r6 1 64
    r4 = mul r7 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r6 = xor r5 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_5_3_4
    r5 = sub r3 1 64
    r7 = icmp slt r4 r5 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_5_4_1
    r5 = sub r4 1 64
    r2 = icmp slt r1 r5 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_5_1_3
    r5 = icmp slt r7 r6 64
    br r5 .round0 .done12
  .r1cck:
    r5 = icmp slt r7 r6 64
    br r5 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r2 = icmp slt r1 r5 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_5_1_3
    r5 = icmp slt r1 r6 64
    br r5 .round0ckc .done12
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r6 64
    br r5 .round0ckk .done13
  .round0ckk:
    r7 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r5 = sub r3 1 64
    r7 = icmp slt r4 r5 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_5_4_1
    r5 = sub r4 1 64
    r2 = icmp slt r1 r5 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_5_1_3
    r5 = icmp slt r7 r4 64
    br r5 .round0kcc .done12
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r7 r4 64
    br r5 .round0kck .done13
  .round0kck:
    r6 = mul r4 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r2 = icmp slt r1 r5 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_5_1_3
    r6 = mul r4 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r4 64
    br r5 .round0kkk .done13
  .round0kkk:
    r6 = mul r4 1 64
    r7 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done07:
    ret r7
  .done12:
    ret r2
  .done13:
    ret r3
end tak_6_7_2

start tak_5_1_3 0:
  .round0:
    r7 = sub r5 1 64
    r2 = xor r7 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_1_3
    r7 = sub r1 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_7_3_5
    r7 = sub r3 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_5_1
    r7 = icmp slt r4 r2 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r4 r2 64
    br r7 .round1cck .done01
  .round1cck:
    r6 = mul r1 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_5_1
    r7 = icmp slt r5 r2 64
    br r7 .round1ckc .done06
  .round1ckc:
    r4 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r2 64
    br r7 .round1ckk .done01
  .round1ckk:
    r4 = mul r5 1 64
    r6 = mul r1 1 64
    br .round1
  .r0k:
    r7 = sub r1 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_7_3_5
    r7 = sub r3 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_5_1
    r7 = icmp slt r4 r3 64
    br r7 .round1kcc .done06
  .round1kcc:
    r2 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r4 r3 64
    br r7 .round1kck .done01
  .round1kck:
    r2 = mul r3 1 64
    r6 = mul r1 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_5_1
    r2 = mul r3 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r3 64
    br r7 .round1kkk .done01
  .round1kkk:
    r2 = mul r3 1 64
    r4 = mul r5 1 64
    r6 = mul r1 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r5 = xor r7 r4 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_4_6
    r7 = sub r4 1 64
    r1 = icmp slt r6 r7 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_7_6_2
    r7 = sub r6 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_2_4
    r7 = icmp slt r1 r5 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r1 r5 64
    br r7 .round0cck .done14
  .round0cck:
    r3 = mul r4 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_2_4
    r7 = icmp slt r2 r5 64
    br r7 .round0ckc .done13
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r5 64
    br r7 .round0ckk .done14
  .round0ckk:
    r1 = mul r2 1 64
    r3 = mul r4 1 64
    br .round0
  .r1k:
    r7 = sub r4 1 64
    r1 = icmp slt r6 r7 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_7_6_2
    r7 = sub r6 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_2_4
    r7 = icmp slt r1 r6 64
    br r7 .round0kcc .done13
  .round0kcc:
    r5 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r1 r6 64
    br r7 .round0kck .done14
  .round0kck:
    r5 = mul r6 1 64
    r3 = mul r4 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_2_4
    r5 = mul r6 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r6 64
    br r7 .round0kkk .done14
  .round0kkk:
    r5 = mul r6 1 64
    r1 = mul r2 1 64
    r3 = mul r4 1 64
    br .round0
  .done01:
    ret r1
  .done06:
    ret r6
  .done13:
    ret r3
  .done14:
    ret r4
end tak_5_1_3

start tak_7_6_2 0:
  .round0:
    r5 = sub r7 1 64
    r1 = xor r5 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_6_2
    r5 = sub r6 1 64
    r3 = icmp slt r2 r5 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_5_2_7
    r5 = sub r2 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_7_6
    r5 = icmp slt r3 r1 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r3 r1 64
    br r5 .round1cck .done06
  .round1cck:
    r4 = mul r6 1 64
    br .round1
  .r0ck:
    r5 = sub r2 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_7_6
    r5 = icmp slt r7 r1 64
    br r5 .round1ckc .done04
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r7 r1 64
    br r5 .round1ckk .done06
  .round1ckk:
    r3 = mul r7 1 64
    r4 = mul r6 1 64
    br .round1
  .r0k:
    r5 = sub r6 1 64
    r3 = icmp slt r2 r5 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_5_2_7
    r5 = sub r2 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_7_6
    r5 = icmp slt r3 r2 64
    br r5 .round1kcc .done04
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r3 r2 64
    br r5 .round1kck .done06
  .round1kck:
    r1 = mul r2 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kk:
    r5 = sub r2 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_7_6
    r1 = mul r2 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r7 r2 64
    br r5 .round1kkk .done06
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r7 1 64
    r4 = mul r6 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r7 = xor r5 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_5_3_4
    r5 = sub r3 1 64
    r6 = icmp slt r4 r5 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_5_4_1
    r5 = sub r4 1 64
    r2 = icmp slt r1 r5 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_5_1_3
    r5 = icmp slt r6 r7 64
    br r5 .round0 .done12
  .r1cck:
    r5 = icmp slt r6 r7 64
    br r5 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r2 = icmp slt r1 r5 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_5_1_3
    r5 = icmp slt r1 r7 64
    br r5 .round0ckc .done12
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r7 64
    br r5 .round0ckk .done13
  .round0ckk:
    r6 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r5 = sub r3 1 64
    r6 = icmp slt r4 r5 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_5_4_1
    r5 = sub r4 1 64
    r2 = icmp slt r1 r5 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_5_1_3
    r5 = icmp slt r6 r4 64
    br r5 .round0kcc .done12
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r6 r4 64
    br r5 .round0kck .done13
  .round0kck:
    r7 = mul r4 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r2 = icmp slt r1 r5 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_5_1_3
    r7 = mul r4 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r4 64
    br r5 .round0kkk .done13
  .round0kkk:
    r7 = mul r4 1 64
    r6 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done06:
    ret r6
  .done12:
    ret r2
  .done13:
    ret r3
end tak_7_6_2

start tak_5_7_6 0:
  .round0:
    r4 = sub r5 1 64
    r1 = xor r4 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_4_7_6
    r4 = sub r7 1 64
    r2 = icmp slt r6 r4 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_4_6_5
    r4 = sub r6 1 64
    r3 = icmp slt r5 r4 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_4_5_7
    r4 = icmp slt r2 r1 64
    br r4 .round1 .done03
  .r0cck:
    r4 = icmp slt r2 r1 64
    br r4 .round1cck .done07
  .round1cck:
    r3 = mul r7 1 64
    br .round1
  .r0ck:
    r4 = sub r6 1 64
    r3 = icmp slt r5 r4 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_4_5_7
    r4 = icmp slt r5 r1 64
    br r4 .round1ckc .done03
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r4 = icmp slt r5 r1 64
    br r4 .round1ckk .done07
  .round1ckk:
    r2 = mul r5 1 64
    r3 = mul r7 1 64
    br .round1
  .r0k:
    r4 = sub r7 1 64
    r2 = icmp slt r6 r4 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_4_6_5
    r4 = sub r6 1 64
    r3 = icmp slt r5 r4 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_4_5_7
    r4 = icmp slt r2 r6 64
    br r4 .round1kcc .done03
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r4 = icmp slt r2 r6 64
    br r4 .round1kck .done07
  .round1kck:
    r1 = mul r6 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kk:
    r4 = sub r6 1 64
    r3 = icmp slt r5 r4 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_4_5_7
    r1 = mul r6 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r4 = icmp slt r5 r6 64
    br r4 .round1kkk .done07
  .round1kkk:
    r1 = mul r6 1 64
    r2 = mul r5 1 64
    r3 = mul r7 1 64
    br .round1
  .round1:
    r4 = sub r1 1 64
    r5 = xor r4 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_4_2_3
    r4 = sub r2 1 64
    r7 = icmp slt r3 r4 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_4_3_1
    r4 = sub r3 1 64
    r6 = icmp slt r1 r4 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_4_1_2
    r4 = icmp slt r7 r5 64
    br r4 .round0 .done16
  .r1cck:
    r4 = icmp slt r7 r5 64
    br r4 .round0cck .done12
  .round0cck:
    r6 = mul r2 1 64
    br .round0
  .r1ck:
    r4 = sub r3 1 64
    r6 = icmp slt r1 r4 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_4_1_2
    r4 = icmp slt r1 r5 64
    br r4 .round0ckc .done16
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r4 = icmp slt r1 r5 64
    br r4 .round0ckk .done12
  .round0ckk:
    r7 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .r1k:
    r4 = sub r2 1 64
    r7 = icmp slt r3 r4 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_4_3_1
    r4 = sub r3 1 64
    r6 = icmp slt r1 r4 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_4_1_2
    r4 = icmp slt r7 r3 64
    br r4 .round0kcc .done16
  .round0kcc:
    r5 = mul r3 1 64
    br .round0
  .r1kck:
    r4 = icmp slt r7 r3 64
    br r4 .round0kck .done12
  .round0kck:
    r5 = mul r3 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kk:
    r4 = sub r3 1 64
    r6 = icmp slt r1 r4 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_4_1_2
    r5 = mul r3 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r4 = icmp slt r1 r3 64
    br r4 .round0kkk .done12
  .round0kkk:
    r5 = mul r3 1 64
    r7 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done07:
    ret r7
  .done12:
    ret r2
  .done16:
    ret r6
end tak_5_7_6

start tak_4_1_2 0:
  .round0:
    r7 = sub r4 1 64
    r3 = xor r7 r1 64
    br r3 .r0c .r0k
  .r0c:
    r3 = call tak_7_1_2
    r7 = sub r1 1 64
    r5 = icmp slt r2 r7 64
    br r5 .r0cc .r0ck
  .r0cc:
    r5 = call tak_7_2_4
    r7 = sub r2 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_4_1
    r7 = icmp slt r5 r3 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r5 r3 64
    br r7 .round1cck .done01
  .round1cck:
    r6 = mul r1 1 64
    br .round1
  .r0ck:
    r7 = sub r2 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_4_1
    r7 = icmp slt r4 r3 64
    br r7 .round1ckc .done06
  .round1ckc:
    r5 = mul r4 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r4 r3 64
    br r7 .round1ckk .done01
  .round1ckk:
    r5 = mul r4 1 64
    r6 = mul r1 1 64
    br .round1
  .r0k:
    r7 = sub r1 1 64
    r5 = icmp slt r2 r7 64
    br r5 .r0kc .r0kk
  .r0kc:
    r5 = call tak_7_2_4
    r7 = sub r2 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_4_1
    r7 = icmp slt r5 r2 64
    br r7 .round1kcc .done06
  .round1kcc:
    r3 = mul r2 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r5 r2 64
    br r7 .round1kck .done01
  .round1kck:
    r3 = mul r2 1 64
    r6 = mul r1 1 64
    br .round1
  .r0kk:
    r7 = sub r2 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_4_1
    r3 = mul r2 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r4 r2 64
    br r7 .round1kkk .done01
  .round1kkk:
    r3 = mul r2 1 64
    r5 = mul r4 1 64
    r6 = mul r1 1 64
    br .round1
  .round1:
    r7 = sub r3 1 64
    r4 = xor r7 r5 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_7_5_6
    r7 = sub r5 1 64
    r1 = icmp slt r6 r7 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_7_6_3
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_7_3_5
    r7 = icmp slt r1 r4 64
    br r7 .round0 .done12
  .r1cck:
    r7 = icmp slt r1 r4 64
    br r7 .round0cck .done15
  .round0cck:
    r2 = mul r5 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_7_3_5
    r7 = icmp slt r3 r4 64
    br r7 .round0ckc .done12
  .round0ckc:
    r1 = mul r3 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r3 r4 64
    br r7 .round0ckk .done15
  .round0ckk:
    r1 = mul r3 1 64
    r2 = mul r5 1 64
    br .round0
  .r1k:
    r7 = sub r5 1 64
    r1 = icmp slt r6 r7 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_7_6_3
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_7_3_5
    r7 = icmp slt r1 r6 64
    br r7 .round0kcc .done12
  .round0kcc:
    r4 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r1 r6 64
    br r7 .round0kck .done15
  .round0kck:
    r4 = mul r6 1 64
    r2 = mul r5 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_7_3_5
    r4 = mul r6 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r3 r6 64
    br r7 .round0kkk .done15
  .round0kkk:
    r4 = mul r6 1 64
    r1 = mul r3 1 64
    r2 = mul r5 1 64
    br .round0
  .done01:
    ret r1
  .done06:
    ret r6
  .done12:
    ret r2
  .done15:
    ret r5
end tak_4_1_2

start tak_7_6_3 0:
  .round0:
    r5 = sub r7 1 64
    r1 = xor r5 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_6_3
    r5 = sub r6 1 64
    r2 = icmp slt r3 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_3_7
    r5 = sub r3 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_7_6
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done06
  .round1cck:
    r4 = mul r6 1 64
    br .round1
  .r0ck:
    r5 = sub r3 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_7_6
    r5 = icmp slt r7 r1 64
    br r5 .round1ckc .done04
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r7 r1 64
    br r5 .round1ckk .done06
  .round1ckk:
    r2 = mul r7 1 64
    r4 = mul r6 1 64
    br .round1
  .r0k:
    r5 = sub r6 1 64
    r2 = icmp slt r3 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_3_7
    r5 = sub r3 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_7_6
    r5 = icmp slt r2 r3 64
    br r5 .round1kcc .done04
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r3 64
    br r5 .round1kck .done06
  .round1kck:
    r1 = mul r3 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kk:
    r5 = sub r3 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_7_6
    r1 = mul r3 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r7 r3 64
    br r5 .round1kkk .done06
  .round1kkk:
    r1 = mul r3 1 64
    r2 = mul r7 1 64
    r4 = mul r6 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r7 = xor r5 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_5_2_4
    r5 = sub r2 1 64
    r6 = icmp slt r4 r5 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_5_4_1
    r5 = sub r4 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_5_1_2
    r5 = icmp slt r6 r7 64
    br r5 .round0 .done13
  .r1cck:
    r5 = icmp slt r6 r7 64
    br r5 .round0cck .done12
  .round0cck:
    r3 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_5_1_2
    r5 = icmp slt r1 r7 64
    br r5 .round0ckc .done13
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r7 64
    br r5 .round0ckk .done12
  .round0ckk:
    r6 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r6 = icmp slt r4 r5 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_5_4_1
    r5 = sub r4 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_5_1_2
    r5 = icmp slt r6 r4 64
    br r5 .round0kcc .done13
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r6 r4 64
    br r5 .round0kck .done12
  .round0kck:
    r7 = mul r4 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_5_1_2
    r7 = mul r4 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r4 64
    br r5 .round0kkk .done12
  .round0kkk:
    r7 = mul r4 1 64
    r6 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .done04:
    ret r4
  .done06:
    ret r6
  .done12:
    ret r2
  .done13:
    ret r3
end tak_7_6_3

start tak_5_1_2 0:
  .round0:
    r7 = sub r5 1 64
    r3 = xor r7 r1 64
    br r3 .r0c .r0k
  .r0c:
    r3 = call tak_7_1_2
    r7 = sub r1 1 64
    r4 = icmp slt r2 r7 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_7_2_5
    r7 = sub r2 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_5_1
    r7 = icmp slt r4 r3 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r4 r3 64
    br r7 .round1cck .done01
  .round1cck:
    r6 = mul r1 1 64
    br .round1
  .r0ck:
    r7 = sub r2 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_5_1
    r7 = icmp slt r5 r3 64
    br r7 .round1ckc .done06
  .round1ckc:
    r4 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r3 64
    br r7 .round1ckk .done01
  .round1ckk:
    r4 = mul r5 1 64
    r6 = mul r1 1 64
    br .round1
  .r0k:
    r7 = sub r1 1 64
    r4 = icmp slt r2 r7 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_7_2_5
    r7 = sub r2 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_5_1
    r7 = icmp slt r4 r2 64
    br r7 .round1kcc .done06
  .round1kcc:
    r3 = mul r2 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r4 r2 64
    br r7 .round1kck .done01
  .round1kck:
    r3 = mul r2 1 64
    r6 = mul r1 1 64
    br .round1
  .r0kk:
    r7 = sub r2 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_5_1
    r3 = mul r2 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r2 64
    br r7 .round1kkk .done01
  .round1kkk:
    r3 = mul r2 1 64
    r4 = mul r5 1 64
    r6 = mul r1 1 64
    br .round1
  .round1:
    r7 = sub r3 1 64
    r5 = xor r7 r4 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_4_6
    r7 = sub r4 1 64
    r1 = icmp slt r6 r7 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_7_6_3
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_7_3_4
    r7 = icmp slt r1 r5 64
    br r7 .round0 .done12
  .r1cck:
    r7 = icmp slt r1 r5 64
    br r7 .round0cck .done14
  .round0cck:
    r2 = mul r4 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_7_3_4
    r7 = icmp slt r3 r5 64
    br r7 .round0ckc .done12
  .round0ckc:
    r1 = mul r3 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r3 r5 64
    br r7 .round0ckk .done14
  .round0ckk:
    r1 = mul r3 1 64
    r2 = mul r4 1 64
    br .round0
  .r1k:
    r7 = sub r4 1 64
    r1 = icmp slt r6 r7 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_7_6_3
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_7_3_4
    r7 = icmp slt r1 r6 64
    br r7 .round0kcc .done12
  .round0kcc:
    r5 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r1 r6 64
    br r7 .round0kck .done14
  .round0kck:
    r5 = mul r6 1 64
    r2 = mul r4 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_7_3_4
    r5 = mul r6 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r3 r6 64
    br r7 .round0kkk .done14
  .round0kkk:
    r5 = mul r6 1 64
    r1 = mul r3 1 64
    r2 = mul r4 1 64
    br .round0
  .done01:
    ret r1
  .done06:
    ret r6
  .done12:
    ret r2
  .done14:
    ret r4
end tak_5_1_2

start tak_7_2_5 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_2_5
    r6 = sub r2 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_5_7
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_7_2
    r6 = icmp slt r3 r1 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r3 r1 64
    br r6 .round1cck .done02
  .round1cck:
    r4 = mul r2 1 64
    br .round1
  .r0ck:
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_7_2
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done04
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done02
  .round1ckk:
    r3 = mul r7 1 64
    r4 = mul r2 1 64
    br .round1
  .r0k:
    r6 = sub r2 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_5_7
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_7_2
    r6 = icmp slt r3 r5 64
    br r6 .round1kcc .done04
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r5 64
    br r6 .round1kck .done02
  .round1kck:
    r1 = mul r5 1 64
    r4 = mul r2 1 64
    br .round1
  .r0kk:
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_7_2
    r1 = mul r5 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r5 64
    br r6 .round1kkk .done02
  .round1kkk:
    r1 = mul r5 1 64
    r3 = mul r7 1 64
    r4 = mul r2 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_3_4
    r6 = sub r3 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_6_4_1
    r6 = sub r4 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_6_1_3
    r6 = icmp slt r2 r7 64
    br r6 .round0 .done15
  .r1cck:
    r6 = icmp slt r2 r7 64
    br r6 .round0cck .done13
  .round0cck:
    r5 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_6_1_3
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done15
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r5 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_6_4_1
    r6 = sub r4 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_6_1_3
    r6 = icmp slt r2 r4 64
    br r6 .round0kcc .done15
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r2 r4 64
    br r6 .round0kck .done13
  .round0kck:
    r7 = mul r4 1 64
    r5 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_6_1_3
    r7 = mul r4 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r4 64
    br r6 .round0kkk .done13
  .round0kkk:
    r7 = mul r4 1 64
    r2 = mul r1 1 64
    r5 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done04:
    ret r4
  .done13:
    ret r3
  .done15:
    ret r5
end tak_7_2_5

start tak_6_4_1 0:
  .round0:
    r7 = sub r6 1 64
    r2 = xor r7 r4 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_4_1
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_1_6
    r7 = sub r1 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_4
    r7 = icmp slt r3 r2 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r3 r2 64
    br r7 .round1cck .done04
  .round1cck:
    r5 = mul r4 1 64
    br .round1
  .r0ck:
    r7 = sub r1 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_4
    r7 = icmp slt r6 r2 64
    br r7 .round1ckc .done05
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r2 64
    br r7 .round1ckk .done04
  .round1ckk:
    r3 = mul r6 1 64
    r5 = mul r4 1 64
    br .round1
  .r0k:
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_1_6
    r7 = sub r1 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_4
    r7 = icmp slt r3 r1 64
    br r7 .round1kcc .done05
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r1 64
    br r7 .round1kck .done04
  .round1kck:
    r2 = mul r1 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kk:
    r7 = sub r1 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_4
    r2 = mul r1 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r1 64
    br r7 .round1kkk .done04
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r6 1 64
    r5 = mul r4 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r6 = xor r7 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_3_5
    r7 = sub r3 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_7_5_2
    r7 = sub r5 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_7_2_3
    r7 = icmp slt r4 r6 64
    br r7 .round0 .done11
  .r1cck:
    r7 = icmp slt r4 r6 64
    br r7 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_7_2_3
    r7 = icmp slt r2 r6 64
    br r7 .round0ckc .done11
  .round0ckc:
    r4 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r6 64
    br r7 .round0ckk .done13
  .round0ckk:
    r4 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_7_5_2
    r7 = sub r5 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_7_2_3
    r7 = icmp slt r4 r5 64
    br r7 .round0kcc .done11
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r4 r5 64
    br r7 .round0kck .done13
  .round0kck:
    r6 = mul r5 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_7_2_3
    r6 = mul r5 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r5 64
    br r7 .round0kkk .done13
  .round0kkk:
    r6 = mul r5 1 64
    r4 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done11:
    ret r1
  .done13:
    ret r3
end tak_6_4_1

start tak_5_2_4 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_2_4
    r7 = sub r2 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_4_5
    r7 = sub r4 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_5_2
    r7 = icmp slt r3 r1 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r3 r1 64
    br r7 .round1cck .done02
  .round1cck:
    r6 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r4 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_5_2
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done06
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done02
  .round1ckk:
    r3 = mul r5 1 64
    r6 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_4_5
    r7 = sub r4 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_5_2
    r7 = icmp slt r3 r4 64
    br r7 .round1kcc .done06
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r4 64
    br r7 .round1kck .done02
  .round1kck:
    r1 = mul r4 1 64
    r6 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r4 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_5_2
    r1 = mul r4 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r4 64
    br r7 .round1kkk .done02
  .round1kkk:
    r1 = mul r4 1 64
    r3 = mul r5 1 64
    r6 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_3_6
    r7 = sub r3 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_6_1
    r7 = sub r6 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_7_1_3
    r7 = icmp slt r2 r5 64
    br r7 .round0 .done14
  .r1cck:
    r7 = icmp slt r2 r5 64
    br r7 .round0cck .done13
  .round0cck:
    r4 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_7_1_3
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done14
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r4 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_6_1
    r7 = sub r6 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_7_1_3
    r7 = icmp slt r2 r6 64
    br r7 .round0kcc .done14
  .round0kcc:
    r5 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r6 64
    br r7 .round0kck .done13
  .round0kck:
    r5 = mul r6 1 64
    r4 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_7_1_3
    r5 = mul r6 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r6 64
    br r7 .round0kkk .done13
  .round0kkk:
    r5 = mul r6 1 64
    r2 = mul r1 1 64
    r4 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done06:
    ret r6
  .done13:
    ret r3
  .done14:
    ret r4
end tak_5_2_4

start tak_5_3_7 0:
  .round0:
    r6 = sub r5 1 64
    r1 = xor r6 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_3_7
    r6 = sub r3 1 64
    r2 = icmp slt r7 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_7_5
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_5_3
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done03
  .round1cck:
    r4 = mul r3 1 64
    br .round1
  .r0ck:
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_5_3
    r6 = icmp slt r5 r1 64
    br r6 .round1ckc .done04
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r5 r1 64
    br r6 .round1ckk .done03
  .round1ckk:
    r2 = mul r5 1 64
    r4 = mul r3 1 64
    br .round1
  .r0k:
    r6 = sub r3 1 64
    r2 = icmp slt r7 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_7_5
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_5_3
    r6 = icmp slt r2 r7 64
    br r6 .round1kcc .done04
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r7 64
    br r6 .round1kck .done03
  .round1kck:
    r1 = mul r7 1 64
    r4 = mul r3 1 64
    br .round1
  .r0kk:
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_5_3
    r1 = mul r7 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r5 r7 64
    br r6 .round1kkk .done03
  .round1kkk:
    r1 = mul r7 1 64
    r2 = mul r5 1 64
    r4 = mul r3 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r5 = xor r6 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_6_2_4
    r6 = sub r2 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_6_4_1
    r6 = sub r4 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_6_1_2
    r6 = icmp slt r3 r5 64
    br r6 .round0 .done17
  .r1cck:
    r6 = icmp slt r3 r5 64
    br r6 .round0cck .done12
  .round0cck:
    r7 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_6_1_2
    r6 = icmp slt r1 r5 64
    br r6 .round0ckc .done17
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r5 64
    br r6 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_6_4_1
    r6 = sub r4 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_6_1_2
    r6 = icmp slt r3 r4 64
    br r6 .round0kcc .done17
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r3 r4 64
    br r6 .round0kck .done12
  .round0kck:
    r5 = mul r4 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_6_1_2
    r5 = mul r4 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r4 64
    br r6 .round0kkk .done12
  .round0kkk:
    r5 = mul r4 1 64
    r3 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done17:
    ret r7
end tak_5_3_7

start tak_6_5_3 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_5_3
    r7 = sub r5 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_3_6
    r7 = sub r3 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_6_5
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done05
  .round1cck:
    r4 = mul r5 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_6_5
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done04
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done05
  .round1ckk:
    r2 = mul r6 1 64
    r4 = mul r5 1 64
    br .round1
  .r0k:
    r7 = sub r5 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_3_6
    r7 = sub r3 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_6_5
    r7 = icmp slt r2 r3 64
    br r7 .round1kcc .done04
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r3 64
    br r7 .round1kck .done05
  .round1kck:
    r1 = mul r3 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_6_5
    r1 = mul r3 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r3 64
    br r7 .round1kkk .done05
  .round1kkk:
    r1 = mul r3 1 64
    r2 = mul r6 1 64
    r4 = mul r5 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_2_4
    r7 = sub r2 1 64
    r5 = icmp slt r4 r7 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_7_4_1
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_1_2
    r7 = icmp slt r5 r6 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r5 r6 64
    br r7 .round0cck .done12
  .round0cck:
    r3 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_1_2
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done13
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done12
  .round0ckk:
    r5 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r5 = icmp slt r4 r7 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_7_4_1
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_1_2
    r7 = icmp slt r5 r4 64
    br r7 .round0kcc .done13
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r5 r4 64
    br r7 .round0kck .done12
  .round0kck:
    r6 = mul r4 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_1_2
    r6 = mul r4 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r4 64
    br r7 .round0kkk .done12
  .round0kkk:
    r6 = mul r4 1 64
    r5 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done12:
    ret r2
  .done13:
    ret r3
end tak_6_5_3

start tak_6_7_5 0:
  .round0:
    r4 = sub r6 1 64
    r1 = xor r4 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_4_7_5
    r4 = sub r7 1 64
    r2 = icmp slt r5 r4 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_4_5_6
    r4 = sub r5 1 64
    r3 = icmp slt r6 r4 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_4_6_7
    r4 = icmp slt r2 r1 64
    br r4 .round1 .done03
  .r0cck:
    r4 = icmp slt r2 r1 64
    br r4 .round1cck .done07
  .round1cck:
    r3 = mul r7 1 64
    br .round1
  .r0ck:
    r4 = sub r5 1 64
    r3 = icmp slt r6 r4 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_4_6_7
    r4 = icmp slt r6 r1 64
    br r4 .round1ckc .done03
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r4 = icmp slt r6 r1 64
    br r4 .round1ckk .done07
  .round1ckk:
    r2 = mul r6 1 64
    r3 = mul r7 1 64
    br .round1
  .r0k:
    r4 = sub r7 1 64
    r2 = icmp slt r5 r4 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_4_5_6
    r4 = sub r5 1 64
    r3 = icmp slt r6 r4 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_4_6_7
    r4 = icmp slt r2 r5 64
    br r4 .round1kcc .done03
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r4 = icmp slt r2 r5 64
    br r4 .round1kck .done07
  .round1kck:
    r1 = mul r5 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kk:
    r4 = sub r5 1 64
    r3 = icmp slt r6 r4 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_4_6_7
    r1 = mul r5 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r4 = icmp slt r6 r5 64
    br r4 .round1kkk .done07
  .round1kkk:
    r1 = mul r5 1 64
    r2 = mul r6 1 64
    r3 = mul r7 1 64
    br .round1
  .round1:
    r4 = sub r1 1 64
    r6 = xor r4 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_4_2_3
    r4 = sub r2 1 64
    r7 = icmp slt r3 r4 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_4_3_1
    r4 = sub r3 1 64
    r5 = icmp slt r1 r4 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_4_1_2
    r4 = icmp slt r7 r6 64
    br r4 .round0 .done15
  .r1cck:
    r4 = icmp slt r7 r6 64
    br r4 .round0cck .done12
  .round0cck:
    r5 = mul r2 1 64
    br .round0
  .r1ck:
    r4 = sub r3 1 64
    r5 = icmp slt r1 r4 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_4_1_2
    r4 = icmp slt r1 r6 64
    br r4 .round0ckc .done15
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r4 = icmp slt r1 r6 64
    br r4 .round0ckk .done12
  .round0ckk:
    r7 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .r1k:
    r4 = sub r2 1 64
    r7 = icmp slt r3 r4 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_4_3_1
    r4 = sub r3 1 64
    r5 = icmp slt r1 r4 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_4_1_2
    r4 = icmp slt r7 r3 64
    br r4 .round0kcc .done15
  .round0kcc:
    r6 = mul r3 1 64
    br .round0
  .r1kck:
    r4 = icmp slt r7 r3 64
    br r4 .round0kck .done12
  .round0kck:
    r6 = mul r3 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kk:
    r4 = sub r3 1 64
    r5 = icmp slt r1 r4 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_4_1_2
    r6 = mul r3 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r4 = icmp slt r1 r3 64
    br r4 .round0kkk .done12
  .round0kkk:
    r6 = mul r3 1 64
    r7 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done07:
    ret r7
  .done12:
    ret r2
  .done15:
    ret r5
end tak_6_7_5

start tak_4_6_7 0:
  .round0:
    r5 = sub r4 1 64
    r1 = xor r5 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_6_7
    r5 = sub r6 1 64
    r2 = icmp slt r7 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_7_4
    r5 = sub r7 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_5_4_6
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done03
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done06
  .round1cck:
    r3 = mul r6 1 64
    br .round1
  .r0ck:
    r5 = sub r7 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_5_4_6
    r5 = icmp slt r4 r1 64
    br r5 .round1ckc .done03
  .round1ckc:
    r2 = mul r4 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r4 r1 64
    br r5 .round1ckk .done06
  .round1ckk:
    r2 = mul r4 1 64
    r3 = mul r6 1 64
    br .round1
  .r0k:
    r5 = sub r6 1 64
    r2 = icmp slt r7 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_7_4
    r5 = sub r7 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_5_4_6
    r5 = icmp slt r2 r7 64
    br r5 .round1kcc .done03
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r7 64
    br r5 .round1kck .done06
  .round1kck:
    r1 = mul r7 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kk:
    r5 = sub r7 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_5_4_6
    r1 = mul r7 1 64
    r2 = mul r4 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r4 r7 64
    br r5 .round1kkk .done06
  .round1kkk:
    r1 = mul r7 1 64
    r2 = mul r4 1 64
    r3 = mul r6 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r4 = xor r5 r2 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_5_2_3
    r5 = sub r2 1 64
    r6 = icmp slt r3 r5 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_5_3_1
    r5 = sub r3 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_5_1_2
    r5 = icmp slt r6 r4 64
    br r5 .round0 .done17
  .r1cck:
    r5 = icmp slt r6 r4 64
    br r5 .round0cck .done12
  .round0cck:
    r7 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r3 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_5_1_2
    r5 = icmp slt r1 r4 64
    br r5 .round0ckc .done17
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r4 64
    br r5 .round0ckk .done12
  .round0ckk:
    r6 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r6 = icmp slt r3 r5 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_5_3_1
    r5 = sub r3 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_5_1_2
    r5 = icmp slt r6 r3 64
    br r5 .round0kcc .done17
  .round0kcc:
    r4 = mul r3 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r6 r3 64
    br r5 .round0kck .done12
  .round0kck:
    r4 = mul r3 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r3 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_5_1_2
    r4 = mul r3 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r3 64
    br r5 .round0kkk .done12
  .round0kkk:
    r4 = mul r3 1 64
    r6 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done12:
    ret r2
  .done17:
    ret r7
end tak_4_6_7

start tak_5_3_1 0:
  .round0:
    r7 = sub r5 1 64
    r2 = xor r7 r3 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_3_1
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_7_1_5
    r7 = sub r1 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_5_3
    r7 = icmp slt r4 r2 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r4 r2 64
    br r7 .round1cck .done03
  .round1cck:
    r6 = mul r3 1 64
    br .round1
  .r0ck:
    r7 = sub r1 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_5_3
    r7 = icmp slt r5 r2 64
    br r7 .round1ckc .done06
  .round1ckc:
    r4 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r2 64
    br r7 .round1ckk .done03
  .round1ckk:
    r4 = mul r5 1 64
    r6 = mul r3 1 64
    br .round1
  .r0k:
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_7_1_5
    r7 = sub r1 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_5_3
    r7 = icmp slt r4 r1 64
    br r7 .round1kcc .done06
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r4 r1 64
    br r7 .round1kck .done03
  .round1kck:
    r2 = mul r1 1 64
    r6 = mul r3 1 64
    br .round1
  .r0kk:
    r7 = sub r1 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_5_3
    r2 = mul r1 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r1 64
    br r7 .round1kkk .done03
  .round1kkk:
    r2 = mul r1 1 64
    r4 = mul r5 1 64
    r6 = mul r3 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r5 = xor r7 r4 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_4_6
    r7 = sub r4 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_7_6_2
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_7_2_4
    r7 = icmp slt r3 r5 64
    br r7 .round0 .done11
  .r1cck:
    r7 = icmp slt r3 r5 64
    br r7 .round0cck .done14
  .round0cck:
    r1 = mul r4 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_7_2_4
    r7 = icmp slt r2 r5 64
    br r7 .round0ckc .done11
  .round0ckc:
    r3 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r5 64
    br r7 .round0ckk .done14
  .round0ckk:
    r3 = mul r2 1 64
    r1 = mul r4 1 64
    br .round0
  .r1k:
    r7 = sub r4 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_7_6_2
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_7_2_4
    r7 = icmp slt r3 r6 64
    br r7 .round0kcc .done11
  .round0kcc:
    r5 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r3 r6 64
    br r7 .round0kck .done14
  .round0kck:
    r5 = mul r6 1 64
    r1 = mul r4 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_7_2_4
    r5 = mul r6 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r6 64
    br r7 .round0kkk .done14
  .round0kkk:
    r5 = mul r6 1 64
    r3 = mul r2 1 64
    r1 = mul r4 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done11:
    ret r1
  .done14:
    ret r4
end tak_5_3_1

start tak_7_1_5 0:
  .round0:
    r6 = sub r7 1 64
    r2 = xor r6 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_6_1_5
    r6 = sub r1 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_5_7
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_7_1
    r6 = icmp slt r3 r2 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r3 r2 64
    br r6 .round1cck .done01
  .round1cck:
    r4 = mul r1 1 64
    br .round1
  .r0ck:
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_7_1
    r6 = icmp slt r7 r2 64
    br r6 .round1ckc .done04
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r2 64
    br r6 .round1ckk .done01
  .round1ckk:
    r3 = mul r7 1 64
    r4 = mul r1 1 64
    br .round1
  .r0k:
    r6 = sub r1 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_5_7
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_7_1
    r6 = icmp slt r3 r5 64
    br r6 .round1kcc .done04
  .round1kcc:
    r2 = mul r5 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r5 64
    br r6 .round1kck .done01
  .round1kck:
    r2 = mul r5 1 64
    r4 = mul r1 1 64
    br .round1
  .r0kk:
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_7_1
    r2 = mul r5 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r5 64
    br r6 .round1kkk .done01
  .round1kkk:
    r2 = mul r5 1 64
    r3 = mul r7 1 64
    r4 = mul r1 1 64
    br .round1
  .round1:
    r6 = sub r2 1 64
    r7 = xor r6 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_3_4
    r6 = sub r3 1 64
    r1 = icmp slt r4 r6 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_6_4_2
    r6 = sub r4 1 64
    r5 = icmp slt r2 r6 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_6_2_3
    r6 = icmp slt r1 r7 64
    br r6 .round0 .done15
  .r1cck:
    r6 = icmp slt r1 r7 64
    br r6 .round0cck .done13
  .round0cck:
    r5 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r5 = icmp slt r2 r6 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_6_2_3
    r6 = icmp slt r2 r7 64
    br r6 .round0ckc .done15
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r2 r7 64
    br r6 .round0ckk .done13
  .round0ckk:
    r1 = mul r2 1 64
    r5 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r1 = icmp slt r4 r6 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_6_4_2
    r6 = sub r4 1 64
    r5 = icmp slt r2 r6 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_6_2_3
    r6 = icmp slt r1 r4 64
    br r6 .round0kcc .done15
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r1 r4 64
    br r6 .round0kck .done13
  .round0kck:
    r7 = mul r4 1 64
    r5 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r5 = icmp slt r2 r6 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_6_2_3
    r7 = mul r4 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r2 r4 64
    br r6 .round0kkk .done13
  .round0kkk:
    r7 = mul r4 1 64
    r1 = mul r2 1 64
    r5 = mul r3 1 64
    br .round0
  .done01:
    ret r1
  .done04:
    ret r4
  .done13:
    ret r3
  .done15:
    ret r5
end tak_7_1_5

start tak_6_7_1 0:
  .round0:
    r5 = sub r6 1 64
    r2 = xor r5 r7 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_5_7_1
    r5 = sub r7 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_5_1_6
    r5 = sub r1 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_6_7
    r5 = icmp slt r3 r2 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r3 r2 64
    br r5 .round1cck .done07
  .round1cck:
    r4 = mul r7 1 64
    br .round1
  .r0ck:
    r5 = sub r1 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_6_7
    r5 = icmp slt r6 r2 64
    br r5 .round1ckc .done04
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r6 r2 64
    br r5 .round1ckk .done07
  .round1ckk:
    r3 = mul r6 1 64
    r4 = mul r7 1 64
    br .round1
  .r0k:
    r5 = sub r7 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_5_1_6
    r5 = sub r1 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_6_7
    r5 = icmp slt r3 r1 64
    br r5 .round1kcc .done04
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r3 r1 64
    br r5 .round1kck .done07
  .round1kck:
    r2 = mul r1 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kk:
    r5 = sub r1 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_6_7
    r2 = mul r1 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r6 r1 64
    br r5 .round1kkk .done07
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r6 1 64
    r4 = mul r7 1 64
    br .round1
  .round1:
    r5 = sub r2 1 64
    r6 = xor r5 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_5_3_4
    r5 = sub r3 1 64
    r7 = icmp slt r4 r5 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_5_4_2
    r5 = sub r4 1 64
    r1 = icmp slt r2 r5 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_5_2_3
    r5 = icmp slt r7 r6 64
    br r5 .round0 .done11
  .r1cck:
    r5 = icmp slt r7 r6 64
    br r5 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r1 = icmp slt r2 r5 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_5_2_3
    r5 = icmp slt r2 r6 64
    br r5 .round0ckc .done11
  .round0ckc:
    r7 = mul r2 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r2 r6 64
    br r5 .round0ckk .done13
  .round0ckk:
    r7 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r5 = sub r3 1 64
    r7 = icmp slt r4 r5 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_5_4_2
    r5 = sub r4 1 64
    r1 = icmp slt r2 r5 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_5_2_3
    r5 = icmp slt r7 r4 64
    br r5 .round0kcc .done11
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r7 r4 64
    br r5 .round0kck .done13
  .round0kck:
    r6 = mul r4 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r1 = icmp slt r2 r5 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_5_2_3
    r6 = mul r4 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r2 r4 64
    br r5 .round0kkk .done13
  .round0kkk:
    r6 = mul r4 1 64
    r7 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done07:
    ret r7
  .done11:
    ret r1
  .done13:
    ret r3
end tak_6_7_1

start tak_5_4_2 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_4_2
    r7 = sub r4 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_2_5
    r7 = sub r2 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_5_4
    r7 = icmp slt r3 r1 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r3 r1 64
    br r7 .round1cck .done04
  .round1cck:
    r6 = mul r4 1 64
    br .round1
  .r0ck:
    r7 = sub r2 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_5_4
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done06
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done04
  .round1ckk:
    r3 = mul r5 1 64
    r6 = mul r4 1 64
    br .round1
  .r0k:
    r7 = sub r4 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_2_5
    r7 = sub r2 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_5_4
    r7 = icmp slt r3 r2 64
    br r7 .round1kcc .done06
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r2 64
    br r7 .round1kck .done04
  .round1kck:
    r1 = mul r2 1 64
    r6 = mul r4 1 64
    br .round1
  .r0kk:
    r7 = sub r2 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_5_4
    r1 = mul r2 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r2 64
    br r7 .round1kkk .done04
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r5 1 64
    r6 = mul r4 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_3_6
    r7 = sub r3 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_7_6_1
    r7 = sub r6 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_7_1_3
    r7 = icmp slt r4 r5 64
    br r7 .round0 .done12
  .r1cck:
    r7 = icmp slt r4 r5 64
    br r7 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_7_1_3
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done12
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done13
  .round0ckk:
    r4 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_7_6_1
    r7 = sub r6 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_7_1_3
    r7 = icmp slt r4 r6 64
    br r7 .round0kcc .done12
  .round0kcc:
    r5 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r4 r6 64
    br r7 .round0kck .done13
  .round0kck:
    r5 = mul r6 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_7_1_3
    r5 = mul r6 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r6 64
    br r7 .round0kkk .done13
  .round0kkk:
    r5 = mul r6 1 64
    r4 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done06:
    ret r6
  .done12:
    ret r2
  .done13:
    ret r3
end tak_5_4_2

start tak_7_5_4 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_5_4
    r6 = sub r5 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_4_7
    r6 = sub r4 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_6_7_5
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done03
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done05
  .round1cck:
    r3 = mul r5 1 64
    br .round1
  .r0ck:
    r6 = sub r4 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_6_7_5
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done03
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done05
  .round1ckk:
    r2 = mul r7 1 64
    r3 = mul r5 1 64
    br .round1
  .r0k:
    r6 = sub r5 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_4_7
    r6 = sub r4 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_6_7_5
    r6 = icmp slt r2 r4 64
    br r6 .round1kcc .done03
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r4 64
    br r6 .round1kck .done05
  .round1kck:
    r1 = mul r4 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kk:
    r6 = sub r4 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_6_7_5
    r1 = mul r4 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r4 64
    br r6 .round1kkk .done05
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r7 1 64
    r3 = mul r5 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_2_3
    r6 = sub r2 1 64
    r5 = icmp slt r3 r6 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_6_3_1
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_6_1_2
    r6 = icmp slt r5 r7 64
    br r6 .round0 .done14
  .r1cck:
    r6 = icmp slt r5 r7 64
    br r6 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_6_1_2
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done14
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done12
  .round0ckk:
    r5 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r5 = icmp slt r3 r6 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_6_3_1
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_6_1_2
    r6 = icmp slt r5 r3 64
    br r6 .round0kcc .done14
  .round0kcc:
    r7 = mul r3 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r5 r3 64
    br r6 .round0kck .done12
  .round0kck:
    r7 = mul r3 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_6_1_2
    r7 = mul r3 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r3 64
    br r6 .round0kkk .done12
  .round0kkk:
    r7 = mul r3 1 64
    r5 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done12:
    ret r2
  .done14:
    ret r4
end tak_7_5_4

start tak_6_5_4 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_5_4
    r7 = sub r5 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_4_6
    r7 = sub r4 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_7_6_5
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done03
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done05
  .round1cck:
    r3 = mul r5 1 64
    br .round1
  .r0ck:
    r7 = sub r4 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_7_6_5
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done03
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done05
  .round1ckk:
    r2 = mul r6 1 64
    r3 = mul r5 1 64
    br .round1
  .r0k:
    r7 = sub r5 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_4_6
    r7 = sub r4 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_7_6_5
    r7 = icmp slt r2 r4 64
    br r7 .round1kcc .done03
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r4 64
    br r7 .round1kck .done05
  .round1kck:
    r1 = mul r4 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kk:
    r7 = sub r4 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_7_6_5
    r1 = mul r4 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r4 64
    br r7 .round1kkk .done05
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r6 1 64
    r3 = mul r5 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_2_3
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_7_3_1
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_7_1_2
    r7 = icmp slt r5 r6 64
    br r7 .round0 .done14
  .r1cck:
    r7 = icmp slt r5 r6 64
    br r7 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_7_1_2
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done14
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done12
  .round0ckk:
    r5 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_7_3_1
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_7_1_2
    r7 = icmp slt r5 r3 64
    br r7 .round0kcc .done14
  .round0kcc:
    r6 = mul r3 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r5 r3 64
    br r7 .round0kck .done12
  .round0kck:
    r6 = mul r3 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_7_1_2
    r6 = mul r3 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r3 64
    br r7 .round0kkk .done12
  .round0kkk:
    r6 = mul r3 1 64
    r5 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done12:
    ret r2
  .done14:
    ret r4
end tak_6_5_4

start tak_5_1_6 0:
  .round0:
    r7 = sub r5 1 64
    r2 = xor r7 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_1_6
    r7 = sub r1 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_6_5
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_5_1
    r7 = icmp slt r3 r2 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r3 r2 64
    br r7 .round1cck .done01
  .round1cck:
    r4 = mul r1 1 64
    br .round1
  .r0ck:
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_5_1
    r7 = icmp slt r5 r2 64
    br r7 .round1ckc .done04
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r2 64
    br r7 .round1ckk .done01
  .round1ckk:
    r3 = mul r5 1 64
    r4 = mul r1 1 64
    br .round1
  .r0k:
    r7 = sub r1 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_6_5
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_5_1
    r7 = icmp slt r3 r6 64
    br r7 .round1kcc .done04
  .round1kcc:
    r2 = mul r6 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r6 64
    br r7 .round1kck .done01
  .round1kck:
    r2 = mul r6 1 64
    r4 = mul r1 1 64
    br .round1
  .r0kk:
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_5_1
    r2 = mul r6 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r6 64
    br r7 .round1kkk .done01
  .round1kkk:
    r2 = mul r6 1 64
    r3 = mul r5 1 64
    r4 = mul r1 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r5 = xor r7 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_3_4
    r7 = sub r3 1 64
    r1 = icmp slt r4 r7 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_7_4_2
    r7 = sub r4 1 64
    r6 = icmp slt r2 r7 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_7_2_3
    r7 = icmp slt r1 r5 64
    br r7 .round0 .done16
  .r1cck:
    r7 = icmp slt r1 r5 64
    br r7 .round0cck .done13
  .round0cck:
    r6 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r6 = icmp slt r2 r7 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_7_2_3
    r7 = icmp slt r2 r5 64
    br r7 .round0ckc .done16
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r5 64
    br r7 .round0ckk .done13
  .round0ckk:
    r1 = mul r2 1 64
    r6 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r1 = icmp slt r4 r7 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_7_4_2
    r7 = sub r4 1 64
    r6 = icmp slt r2 r7 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_7_2_3
    r7 = icmp slt r1 r4 64
    br r7 .round0kcc .done16
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r1 r4 64
    br r7 .round0kck .done13
  .round0kck:
    r5 = mul r4 1 64
    r6 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r6 = icmp slt r2 r7 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_7_2_3
    r5 = mul r4 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r4 64
    br r7 .round0kkk .done13
  .round0kkk:
    r5 = mul r4 1 64
    r1 = mul r2 1 64
    r6 = mul r3 1 64
    br .round0
  .done01:
    ret r1
  .done04:
    ret r4
  .done13:
    ret r3
  .done16:
    ret r6
end tak_5_1_6

start tak_5_7_1 0:
  .round0:
    r6 = sub r5 1 64
    r2 = xor r6 r7 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_6_7_1
    r6 = sub r7 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_1_5
    r6 = sub r1 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_5_7
    r6 = icmp slt r3 r2 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r3 r2 64
    br r6 .round1cck .done07
  .round1cck:
    r4 = mul r7 1 64
    br .round1
  .r0ck:
    r6 = sub r1 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_5_7
    r6 = icmp slt r5 r2 64
    br r6 .round1ckc .done04
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r5 r2 64
    br r6 .round1ckk .done07
  .round1ckk:
    r3 = mul r5 1 64
    r4 = mul r7 1 64
    br .round1
  .r0k:
    r6 = sub r7 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_1_5
    r6 = sub r1 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_5_7
    r6 = icmp slt r3 r1 64
    br r6 .round1kcc .done04
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r1 64
    br r6 .round1kck .done07
  .round1kck:
    r2 = mul r1 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kk:
    r6 = sub r1 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_5_7
    r2 = mul r1 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r5 r1 64
    br r6 .round1kkk .done07
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r5 1 64
    r4 = mul r7 1 64
    br .round1
  .round1:
    r6 = sub r2 1 64
    r5 = xor r6 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_6_3_4
    r6 = sub r3 1 64
    r7 = icmp slt r4 r6 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_6_4_2
    r6 = sub r4 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_6_2_3
    r6 = icmp slt r7 r5 64
    br r6 .round0 .done11
  .r1cck:
    r6 = icmp slt r7 r5 64
    br r6 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_6_2_3
    r6 = icmp slt r2 r5 64
    br r6 .round0ckc .done11
  .round0ckc:
    r7 = mul r2 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r2 r5 64
    br r6 .round0ckk .done13
  .round0ckk:
    r7 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r7 = icmp slt r4 r6 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_6_4_2
    r6 = sub r4 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_6_2_3
    r6 = icmp slt r7 r4 64
    br r6 .round0kcc .done11
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r7 r4 64
    br r6 .round0kck .done13
  .round0kck:
    r5 = mul r4 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_6_2_3
    r5 = mul r4 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r2 r4 64
    br r6 .round0kkk .done13
  .round0kkk:
    r5 = mul r4 1 64
    r7 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done07:
    ret r7
  .done11:
    ret r1
  .done13:
    ret r3
end tak_5_7_1

start tak_6_1_5 0:
  .round0:
    r7 = sub r6 1 64
    r2 = xor r7 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_1_5
    r7 = sub r1 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_5_6
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_6_1
    r7 = icmp slt r3 r2 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r3 r2 64
    br r7 .round1cck .done01
  .round1cck:
    r4 = mul r1 1 64
    br .round1
  .r0ck:
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_6_1
    r7 = icmp slt r6 r2 64
    br r7 .round1ckc .done04
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r2 64
    br r7 .round1ckk .done01
  .round1ckk:
    r3 = mul r6 1 64
    r4 = mul r1 1 64
    br .round1
  .r0k:
    r7 = sub r1 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_5_6
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_6_1
    r7 = icmp slt r3 r5 64
    br r7 .round1kcc .done04
  .round1kcc:
    r2 = mul r5 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r5 64
    br r7 .round1kck .done01
  .round1kck:
    r2 = mul r5 1 64
    r4 = mul r1 1 64
    br .round1
  .r0kk:
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_6_1
    r2 = mul r5 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r5 64
    br r7 .round1kkk .done01
  .round1kkk:
    r2 = mul r5 1 64
    r3 = mul r6 1 64
    r4 = mul r1 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r6 = xor r7 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_3_4
    r7 = sub r3 1 64
    r1 = icmp slt r4 r7 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_7_4_2
    r7 = sub r4 1 64
    r5 = icmp slt r2 r7 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_7_2_3
    r7 = icmp slt r1 r6 64
    br r7 .round0 .done15
  .r1cck:
    r7 = icmp slt r1 r6 64
    br r7 .round0cck .done13
  .round0cck:
    r5 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r5 = icmp slt r2 r7 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_7_2_3
    r7 = icmp slt r2 r6 64
    br r7 .round0ckc .done15
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r6 64
    br r7 .round0ckk .done13
  .round0ckk:
    r1 = mul r2 1 64
    r5 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r1 = icmp slt r4 r7 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_7_4_2
    r7 = sub r4 1 64
    r5 = icmp slt r2 r7 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_7_2_3
    r7 = icmp slt r1 r4 64
    br r7 .round0kcc .done15
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r1 r4 64
    br r7 .round0kck .done13
  .round0kck:
    r6 = mul r4 1 64
    r5 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r5 = icmp slt r2 r7 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_7_2_3
    r6 = mul r4 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r4 64
    br r7 .round0kkk .done13
  .round0kkk:
    r6 = mul r4 1 64
    r1 = mul r2 1 64
    r5 = mul r3 1 64
    br .round0
  .done01:
    ret r1
  .done04:
    ret r4
  .done13:
    ret r3
  .done15:
    ret r5
end tak_6_1_5

start tak_5_2_3 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_2_3
    r7 = sub r2 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_7_3_5
    r7 = sub r3 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_5_2
    r7 = icmp slt r4 r1 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r4 r1 64
    br r7 .round1cck .done02
  .round1cck:
    r6 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_5_2
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done06
  .round1ckc:
    r4 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done02
  .round1ckk:
    r4 = mul r5 1 64
    r6 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_7_3_5
    r7 = sub r3 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_5_2
    r7 = icmp slt r4 r3 64
    br r7 .round1kcc .done06
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r4 r3 64
    br r7 .round1kck .done02
  .round1kck:
    r1 = mul r3 1 64
    r6 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_5_2
    r1 = mul r3 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r3 64
    br r7 .round1kkk .done02
  .round1kkk:
    r1 = mul r3 1 64
    r4 = mul r5 1 64
    r6 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r4 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_4_6
    r7 = sub r4 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_6_1
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_1_4
    r7 = icmp slt r2 r5 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r2 r5 64
    br r7 .round0cck .done14
  .round0cck:
    r3 = mul r4 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_1_4
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done13
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done14
  .round0ckk:
    r2 = mul r1 1 64
    r3 = mul r4 1 64
    br .round0
  .r1k:
    r7 = sub r4 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_6_1
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_1_4
    r7 = icmp slt r2 r6 64
    br r7 .round0kcc .done13
  .round0kcc:
    r5 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r6 64
    br r7 .round0kck .done14
  .round0kck:
    r5 = mul r6 1 64
    r3 = mul r4 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_1_4
    r5 = mul r6 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r6 64
    br r7 .round0kkk .done14
  .round0kkk:
    r5 = mul r6 1 64
    r2 = mul r1 1 64
    r3 = mul r4 1 64
    br .round0
  .done02:
    ret r2
  .done06:
    ret r6
  .done13:
    ret r3
  .done14:
    ret r4
end tak_5_2_3

start tak_7_1_4 0:
  .round0:
    r6 = sub r7 1 64
    r2 = xor r6 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_6_1_4
    r6 = sub r1 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_4_7
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_1
    r6 = icmp slt r3 r2 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r3 r2 64
    br r6 .round1cck .done01
  .round1cck:
    r5 = mul r1 1 64
    br .round1
  .r0ck:
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_1
    r6 = icmp slt r7 r2 64
    br r6 .round1ckc .done05
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r2 64
    br r6 .round1ckk .done01
  .round1ckk:
    r3 = mul r7 1 64
    r5 = mul r1 1 64
    br .round1
  .r0k:
    r6 = sub r1 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_4_7
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_1
    r6 = icmp slt r3 r4 64
    br r6 .round1kcc .done05
  .round1kcc:
    r2 = mul r4 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r4 64
    br r6 .round1kck .done01
  .round1kck:
    r2 = mul r4 1 64
    r5 = mul r1 1 64
    br .round1
  .r0kk:
    r6 = sub r4 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_1
    r2 = mul r4 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r4 64
    br r6 .round1kkk .done01
  .round1kkk:
    r2 = mul r4 1 64
    r3 = mul r7 1 64
    r5 = mul r1 1 64
    br .round1
  .round1:
    r6 = sub r2 1 64
    r7 = xor r6 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_3_5
    r6 = sub r3 1 64
    r1 = icmp slt r5 r6 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_6_5_2
    r6 = sub r5 1 64
    r4 = icmp slt r2 r6 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_6_2_3
    r6 = icmp slt r1 r7 64
    br r6 .round0 .done14
  .r1cck:
    r6 = icmp slt r1 r7 64
    br r6 .round0cck .done13
  .round0cck:
    r4 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r4 = icmp slt r2 r6 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_6_2_3
    r6 = icmp slt r2 r7 64
    br r6 .round0ckc .done14
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r2 r7 64
    br r6 .round0ckk .done13
  .round0ckk:
    r1 = mul r2 1 64
    r4 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r1 = icmp slt r5 r6 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_6_5_2
    r6 = sub r5 1 64
    r4 = icmp slt r2 r6 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_6_2_3
    r6 = icmp slt r1 r5 64
    br r6 .round0kcc .done14
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r1 r5 64
    br r6 .round0kck .done13
  .round0kck:
    r7 = mul r5 1 64
    r4 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r4 = icmp slt r2 r6 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_6_2_3
    r7 = mul r5 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r2 r5 64
    br r6 .round0kkk .done13
  .round0kkk:
    r7 = mul r5 1 64
    r1 = mul r2 1 64
    r4 = mul r3 1 64
    br .round0
  .done01:
    ret r1
  .done05:
    ret r5
  .done13:
    ret r3
  .done14:
    ret r4
end tak_7_1_4

start tak_6_5_2 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_5_2
    r7 = sub r5 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_2_6
    r7 = sub r2 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_6_5
    r7 = icmp slt r3 r1 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r3 r1 64
    br r7 .round1cck .done05
  .round1cck:
    r4 = mul r5 1 64
    br .round1
  .r0ck:
    r7 = sub r2 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_6_5
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done04
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done05
  .round1ckk:
    r3 = mul r6 1 64
    r4 = mul r5 1 64
    br .round1
  .r0k:
    r7 = sub r5 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_2_6
    r7 = sub r2 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_6_5
    r7 = icmp slt r3 r2 64
    br r7 .round1kcc .done04
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r2 64
    br r7 .round1kck .done05
  .round1kck:
    r1 = mul r2 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kk:
    r7 = sub r2 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_6_5
    r1 = mul r2 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r2 64
    br r7 .round1kkk .done05
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r6 1 64
    r4 = mul r5 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_3_4
    r7 = sub r3 1 64
    r5 = icmp slt r4 r7 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_7_4_1
    r7 = sub r4 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_7_1_3
    r7 = icmp slt r5 r6 64
    br r7 .round0 .done12
  .r1cck:
    r7 = icmp slt r5 r6 64
    br r7 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_7_1_3
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done12
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done13
  .round0ckk:
    r5 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r5 = icmp slt r4 r7 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_7_4_1
    r7 = sub r4 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_7_1_3
    r7 = icmp slt r5 r4 64
    br r7 .round0kcc .done12
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r5 r4 64
    br r7 .round0kck .done13
  .round0kck:
    r6 = mul r4 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_7_1_3
    r6 = mul r4 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r4 64
    br r7 .round0kkk .done13
  .round0kkk:
    r6 = mul r4 1 64
    r5 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done12:
    ret r2
  .done13:
    ret r3
end tak_6_5_2

start tak_6_1_4 0:
  .round0:
    r7 = sub r6 1 64
    r2 = xor r7 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_1_4
    r7 = sub r1 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_4_6
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_1
    r7 = icmp slt r3 r2 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r3 r2 64
    br r7 .round1cck .done01
  .round1cck:
    r5 = mul r1 1 64
    br .round1
  .r0ck:
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_1
    r7 = icmp slt r6 r2 64
    br r7 .round1ckc .done05
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r2 64
    br r7 .round1ckk .done01
  .round1ckk:
    r3 = mul r6 1 64
    r5 = mul r1 1 64
    br .round1
  .r0k:
    r7 = sub r1 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_4_6
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_1
    r7 = icmp slt r3 r4 64
    br r7 .round1kcc .done05
  .round1kcc:
    r2 = mul r4 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r4 64
    br r7 .round1kck .done01
  .round1kck:
    r2 = mul r4 1 64
    r5 = mul r1 1 64
    br .round1
  .r0kk:
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_1
    r2 = mul r4 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r4 64
    br r7 .round1kkk .done01
  .round1kkk:
    r2 = mul r4 1 64
    r3 = mul r6 1 64
    r5 = mul r1 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r6 = xor r7 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_3_5
    r7 = sub r3 1 64
    r1 = icmp slt r5 r7 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_7_5_2
    r7 = sub r5 1 64
    r4 = icmp slt r2 r7 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_7_2_3
    r7 = icmp slt r1 r6 64
    br r7 .round0 .done14
  .r1cck:
    r7 = icmp slt r1 r6 64
    br r7 .round0cck .done13
  .round0cck:
    r4 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r4 = icmp slt r2 r7 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_7_2_3
    r7 = icmp slt r2 r6 64
    br r7 .round0ckc .done14
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r6 64
    br r7 .round0ckk .done13
  .round0ckk:
    r1 = mul r2 1 64
    r4 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r1 = icmp slt r5 r7 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_7_5_2
    r7 = sub r5 1 64
    r4 = icmp slt r2 r7 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_7_2_3
    r7 = icmp slt r1 r5 64
    br r7 .round0kcc .done14
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r1 r5 64
    br r7 .round0kck .done13
  .round0kck:
    r6 = mul r5 1 64
    r4 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r4 = icmp slt r2 r7 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_7_2_3
    r6 = mul r5 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r5 64
    br r7 .round0kkk .done13
  .round0kkk:
    r6 = mul r5 1 64
    r1 = mul r2 1 64
    r4 = mul r3 1 64
    br .round0
  .done01:
    ret r1
  .done05:
    ret r5
  .done13:
    ret r3
  .done14:
    ret r4
end tak_6_1_4

start tak_5_4_6 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_4_6
    r7 = sub r4 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_6_5
    r7 = sub r6 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_7_5_4
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done03
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done04
  .round1cck:
    r3 = mul r4 1 64
    br .round1
  .r0ck:
    r7 = sub r6 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_7_5_4
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done03
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done04
  .round1ckk:
    r2 = mul r5 1 64
    r3 = mul r4 1 64
    br .round1
  .r0k:
    r7 = sub r4 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_6_5
    r7 = sub r6 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_7_5_4
    r7 = icmp slt r2 r6 64
    br r7 .round1kcc .done03
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r6 64
    br r7 .round1kck .done04
  .round1kck:
    r1 = mul r6 1 64
    r3 = mul r4 1 64
    br .round1
  .r0kk:
    r7 = sub r6 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_7_5_4
    r1 = mul r6 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r6 64
    br r7 .round1kkk .done04
  .round1kkk:
    r1 = mul r6 1 64
    r2 = mul r5 1 64
    r3 = mul r4 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_2_3
    r7 = sub r2 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_7_3_1
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_7_1_2
    r7 = icmp slt r4 r5 64
    br r7 .round0 .done16
  .r1cck:
    r7 = icmp slt r4 r5 64
    br r7 .round0cck .done12
  .round0cck:
    r6 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_7_1_2
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done16
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done12
  .round0ckk:
    r4 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_7_3_1
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_7_1_2
    r7 = icmp slt r4 r3 64
    br r7 .round0kcc .done16
  .round0kcc:
    r5 = mul r3 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r4 r3 64
    br r7 .round0kck .done12
  .round0kck:
    r5 = mul r3 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_7_1_2
    r5 = mul r3 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r3 64
    br r7 .round0kkk .done12
  .round0kkk:
    r5 = mul r3 1 64
    r4 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done16:
    ret r6
end tak_5_4_6

start tak_5_7_4 0:
  .round0:
    r6 = sub r5 1 64
    r1 = xor r6 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_7_4
    r6 = sub r7 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_4_5
    r6 = sub r4 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_6_5_7
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done03
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done07
  .round1cck:
    r3 = mul r7 1 64
    br .round1
  .r0ck:
    r6 = sub r4 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_6_5_7
    r6 = icmp slt r5 r1 64
    br r6 .round1ckc .done03
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r5 r1 64
    br r6 .round1ckk .done07
  .round1ckk:
    r2 = mul r5 1 64
    r3 = mul r7 1 64
    br .round1
  .r0k:
    r6 = sub r7 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_4_5
    r6 = sub r4 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_6_5_7
    r6 = icmp slt r2 r4 64
    br r6 .round1kcc .done03
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r4 64
    br r6 .round1kck .done07
  .round1kck:
    r1 = mul r4 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kk:
    r6 = sub r4 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_6_5_7
    r1 = mul r4 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r5 r4 64
    br r6 .round1kkk .done07
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r5 1 64
    r3 = mul r7 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r5 = xor r6 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_6_2_3
    r6 = sub r2 1 64
    r7 = icmp slt r3 r6 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_6_3_1
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_6_1_2
    r6 = icmp slt r7 r5 64
    br r6 .round0 .done14
  .r1cck:
    r6 = icmp slt r7 r5 64
    br r6 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_6_1_2
    r6 = icmp slt r1 r5 64
    br r6 .round0ckc .done14
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r5 64
    br r6 .round0ckk .done12
  .round0ckk:
    r7 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r7 = icmp slt r3 r6 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_6_3_1
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_6_1_2
    r6 = icmp slt r7 r3 64
    br r6 .round0kcc .done14
  .round0kcc:
    r5 = mul r3 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r7 r3 64
    br r6 .round0kck .done12
  .round0kck:
    r5 = mul r3 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_6_1_2
    r5 = mul r3 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r3 64
    br r6 .round0kkk .done12
  .round0kkk:
    r5 = mul r3 1 64
    r7 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done07:
    ret r7
  .done12:
    ret r2
  .done14:
    ret r4
end tak_5_7_4

start tak_4_5_6 0:
  .round0:
    r7 = sub r4 1 64
    r1 = xor r7 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_5_6
    r7 = sub r5 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_6_4
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_7_4_5
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done03
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done05
  .round1cck:
    r3 = mul r5 1 64
    br .round1
  .r0ck:
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_7_4_5
    r7 = icmp slt r4 r1 64
    br r7 .round1ckc .done03
  .round1ckc:
    r2 = mul r4 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r4 r1 64
    br r7 .round1ckk .done05
  .round1ckk:
    r2 = mul r4 1 64
    r3 = mul r5 1 64
    br .round1
  .r0k:
    r7 = sub r5 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_6_4
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_7_4_5
    r7 = icmp slt r2 r6 64
    br r7 .round1kcc .done03
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r6 64
    br r7 .round1kck .done05
  .round1kck:
    r1 = mul r6 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kk:
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_7_4_5
    r1 = mul r6 1 64
    r2 = mul r4 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r4 r6 64
    br r7 .round1kkk .done05
  .round1kkk:
    r1 = mul r6 1 64
    r2 = mul r4 1 64
    r3 = mul r5 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r4 = xor r7 r2 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_7_2_3
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_7_3_1
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_7_1_2
    r7 = icmp slt r5 r4 64
    br r7 .round0 .done16
  .r1cck:
    r7 = icmp slt r5 r4 64
    br r7 .round0cck .done12
  .round0cck:
    r6 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_7_1_2
    r7 = icmp slt r1 r4 64
    br r7 .round0ckc .done16
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r4 64
    br r7 .round0ckk .done12
  .round0ckk:
    r5 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_7_3_1
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_7_1_2
    r7 = icmp slt r5 r3 64
    br r7 .round0kcc .done16
  .round0kcc:
    r4 = mul r3 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r5 r3 64
    br r7 .round0kck .done12
  .round0kck:
    r4 = mul r3 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_7_1_2
    r4 = mul r3 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r3 64
    br r7 .round0kkk .done12
  .round0kkk:
    r4 = mul r3 1 64
    r5 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done12:
    ret r2
  .done16:
    ret r6
end tak_4_5_6

start tak_4_7_5 0:
  .round0:
    r6 = sub r4 1 64
    r1 = xor r6 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_7_5
    r6 = sub r7 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_5_4
    r6 = sub r5 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_6_4_7
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done03
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done07
  .round1cck:
    r3 = mul r7 1 64
    br .round1
  .r0ck:
    r6 = sub r5 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_6_4_7
    r6 = icmp slt r4 r1 64
    br r6 .round1ckc .done03
  .round1ckc:
    r2 = mul r4 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r4 r1 64
    br r6 .round1ckk .done07
  .round1ckk:
    r2 = mul r4 1 64
    r3 = mul r7 1 64
    br .round1
  .r0k:
    r6 = sub r7 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_5_4
    r6 = sub r5 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_6_4_7
    r6 = icmp slt r2 r5 64
    br r6 .round1kcc .done03
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r5 64
    br r6 .round1kck .done07
  .round1kck:
    r1 = mul r5 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kk:
    r6 = sub r5 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_6_4_7
    r1 = mul r5 1 64
    r2 = mul r4 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r4 r5 64
    br r6 .round1kkk .done07
  .round1kkk:
    r1 = mul r5 1 64
    r2 = mul r4 1 64
    r3 = mul r7 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r4 = xor r6 r2 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_6_2_3
    r6 = sub r2 1 64
    r7 = icmp slt r3 r6 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_6_3_1
    r6 = sub r3 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_6_1_2
    r6 = icmp slt r7 r4 64
    br r6 .round0 .done15
  .r1cck:
    r6 = icmp slt r7 r4 64
    br r6 .round0cck .done12
  .round0cck:
    r5 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r3 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_6_1_2
    r6 = icmp slt r1 r4 64
    br r6 .round0ckc .done15
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r4 64
    br r6 .round0ckk .done12
  .round0ckk:
    r7 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r7 = icmp slt r3 r6 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_6_3_1
    r6 = sub r3 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_6_1_2
    r6 = icmp slt r7 r3 64
    br r6 .round0kcc .done15
  .round0kcc:
    r4 = mul r3 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r7 r3 64
    br r6 .round0kck .done12
  .round0kck:
    r4 = mul r3 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r3 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_6_1_2
    r4 = mul r3 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r3 64
    br r6 .round0kkk .done12
  .round0kkk:
    r4 = mul r3 1 64
    r7 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done07:
    ret r7
  .done12:
    ret r2
  .done15:
    ret r5
end tak_4_7_5

start tak_6_3_7 0:
  .round0:
    r5 = sub r6 1 64
    r1 = xor r5 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_3_7
    r5 = sub r3 1 64
    r2 = icmp slt r7 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_7_6
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_6_3
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done03
  .round1cck:
    r4 = mul r3 1 64
    br .round1
  .r0ck:
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_6_3
    r5 = icmp slt r6 r1 64
    br r5 .round1ckc .done04
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r6 r1 64
    br r5 .round1ckk .done03
  .round1ckk:
    r2 = mul r6 1 64
    r4 = mul r3 1 64
    br .round1
  .r0k:
    r5 = sub r3 1 64
    r2 = icmp slt r7 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_7_6
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_6_3
    r5 = icmp slt r2 r7 64
    br r5 .round1kcc .done04
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r7 64
    br r5 .round1kck .done03
  .round1kck:
    r1 = mul r7 1 64
    r4 = mul r3 1 64
    br .round1
  .r0kk:
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_6_3
    r1 = mul r7 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r6 r7 64
    br r5 .round1kkk .done03
  .round1kkk:
    r1 = mul r7 1 64
    r2 = mul r6 1 64
    r4 = mul r3 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r6 = xor r5 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_5_2_4
    r5 = sub r2 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_5_4_1
    r5 = sub r4 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_5_1_2
    r5 = icmp slt r3 r6 64
    br r5 .round0 .done17
  .r1cck:
    r5 = icmp slt r3 r6 64
    br r5 .round0cck .done12
  .round0cck:
    r7 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_5_1_2
    r5 = icmp slt r1 r6 64
    br r5 .round0ckc .done17
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r6 64
    br r5 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_5_4_1
    r5 = sub r4 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_5_1_2
    r5 = icmp slt r3 r4 64
    br r5 .round0kcc .done17
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r3 r4 64
    br r5 .round0kck .done12
  .round0kck:
    r6 = mul r4 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_5_1_2
    r6 = mul r4 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r4 64
    br r5 .round0kkk .done12
  .round0kkk:
    r6 = mul r4 1 64
    r3 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done17:
    ret r7
end tak_6_3_7

start tak_5_6_3 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_6_3
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_3_5
    r7 = sub r3 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_5_6
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done06
  .round1cck:
    r4 = mul r6 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_5_6
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done04
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done06
  .round1ckk:
    r2 = mul r5 1 64
    r4 = mul r6 1 64
    br .round1
  .r0k:
    r7 = sub r6 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_3_5
    r7 = sub r3 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_5_6
    r7 = icmp slt r2 r3 64
    br r7 .round1kcc .done04
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r3 64
    br r7 .round1kck .done06
  .round1kck:
    r1 = mul r3 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_5_6
    r1 = mul r3 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r3 64
    br r7 .round1kkk .done06
  .round1kkk:
    r1 = mul r3 1 64
    r2 = mul r5 1 64
    r4 = mul r6 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_2_4
    r7 = sub r2 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_7_4_1
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_1_2
    r7 = icmp slt r6 r5 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r6 r5 64
    br r7 .round0cck .done12
  .round0cck:
    r3 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_1_2
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done13
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done12
  .round0ckk:
    r6 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_7_4_1
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_1_2
    r7 = icmp slt r6 r4 64
    br r7 .round0kcc .done13
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r6 r4 64
    br r7 .round0kck .done12
  .round0kck:
    r5 = mul r4 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_1_2
    r5 = mul r4 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r4 64
    br r7 .round0kkk .done12
  .round0kkk:
    r5 = mul r4 1 64
    r6 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .done04:
    ret r4
  .done06:
    ret r6
  .done12:
    ret r2
  .done13:
    ret r3
end tak_5_6_3

start tak_7_4_1 0:
  .round0:
    r6 = sub r7 1 64
    r2 = xor r6 r4 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_6_4_1
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_1_7
    r6 = sub r1 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_4
    r6 = icmp slt r3 r2 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r3 r2 64
    br r6 .round1cck .done04
  .round1cck:
    r5 = mul r4 1 64
    br .round1
  .r0ck:
    r6 = sub r1 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_4
    r6 = icmp slt r7 r2 64
    br r6 .round1ckc .done05
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r2 64
    br r6 .round1ckk .done04
  .round1ckk:
    r3 = mul r7 1 64
    r5 = mul r4 1 64
    br .round1
  .r0k:
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_1_7
    r6 = sub r1 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_4
    r6 = icmp slt r3 r1 64
    br r6 .round1kcc .done05
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r1 64
    br r6 .round1kck .done04
  .round1kck:
    r2 = mul r1 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kk:
    r6 = sub r1 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_4
    r2 = mul r1 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r1 64
    br r6 .round1kkk .done04
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r7 1 64
    r5 = mul r4 1 64
    br .round1
  .round1:
    r6 = sub r2 1 64
    r7 = xor r6 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_3_5
    r6 = sub r3 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_6_5_2
    r6 = sub r5 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_6_2_3
    r6 = icmp slt r4 r7 64
    br r6 .round0 .done11
  .r1cck:
    r6 = icmp slt r4 r7 64
    br r6 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_6_2_3
    r6 = icmp slt r2 r7 64
    br r6 .round0ckc .done11
  .round0ckc:
    r4 = mul r2 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r2 r7 64
    br r6 .round0ckk .done13
  .round0ckk:
    r4 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_6_5_2
    r6 = sub r5 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_6_2_3
    r6 = icmp slt r4 r5 64
    br r6 .round0kcc .done11
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r4 r5 64
    br r6 .round0kck .done13
  .round0kck:
    r7 = mul r5 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_6_2_3
    r7 = mul r5 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r2 r5 64
    br r6 .round0kkk .done13
  .round0kkk:
    r7 = mul r5 1 64
    r4 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done11:
    ret r1
  .done13:
    ret r3
end tak_7_4_1

start tak_6_1_7 0:
  .round0:
    r5 = sub r6 1 64
    r2 = xor r5 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_5_1_7
    r5 = sub r1 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_5_7_6
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_6_1
    r5 = icmp slt r3 r2 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r3 r2 64
    br r5 .round1cck .done01
  .round1cck:
    r4 = mul r1 1 64
    br .round1
  .r0ck:
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_6_1
    r5 = icmp slt r6 r2 64
    br r5 .round1ckc .done04
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r6 r2 64
    br r5 .round1ckk .done01
  .round1ckk:
    r3 = mul r6 1 64
    r4 = mul r1 1 64
    br .round1
  .r0k:
    r5 = sub r1 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_5_7_6
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_6_1
    r5 = icmp slt r3 r7 64
    br r5 .round1kcc .done04
  .round1kcc:
    r2 = mul r7 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r3 r7 64
    br r5 .round1kck .done01
  .round1kck:
    r2 = mul r7 1 64
    r4 = mul r1 1 64
    br .round1
  .r0kk:
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_6_1
    r2 = mul r7 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r6 r7 64
    br r5 .round1kkk .done01
  .round1kkk:
    r2 = mul r7 1 64
    r3 = mul r6 1 64
    r4 = mul r1 1 64
    br .round1
  .round1:
    r5 = sub r2 1 64
    r6 = xor r5 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_5_3_4
    r5 = sub r3 1 64
    r1 = icmp slt r4 r5 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_5_4_2
    r5 = sub r4 1 64
    r7 = icmp slt r2 r5 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_5_2_3
    r5 = icmp slt r1 r6 64
    br r5 .round0 .done17
  .r1cck:
    r5 = icmp slt r1 r6 64
    br r5 .round0cck .done13
  .round0cck:
    r7 = mul r3 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r7 = icmp slt r2 r5 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_5_2_3
    r5 = icmp slt r2 r6 64
    br r5 .round0ckc .done17
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r2 r6 64
    br r5 .round0ckk .done13
  .round0ckk:
    r1 = mul r2 1 64
    r7 = mul r3 1 64
    br .round0
  .r1k:
    r5 = sub r3 1 64
    r1 = icmp slt r4 r5 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_5_4_2
    r5 = sub r4 1 64
    r7 = icmp slt r2 r5 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_5_2_3
    r5 = icmp slt r1 r4 64
    br r5 .round0kcc .done17
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r1 r4 64
    br r5 .round0kck .done13
  .round0kck:
    r6 = mul r4 1 64
    r7 = mul r3 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r7 = icmp slt r2 r5 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_5_2_3
    r6 = mul r4 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r2 r4 64
    br r5 .round0kkk .done13
  .round0kkk:
    r6 = mul r4 1 64
    r1 = mul r2 1 64
    r7 = mul r3 1 64
    br .round0
  .done01:
    ret r1
  .done04:
    ret r4
  .done13:
    ret r3
  .done17:
    ret r7
end tak_6_1_7

start tak_5_6_1 0:
  .round0:
    r7 = sub r5 1 64
    r2 = xor r7 r6 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_6_1
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_1_5
    r7 = sub r1 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_5_6
    r7 = icmp slt r3 r2 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r3 r2 64
    br r7 .round1cck .done06
  .round1cck:
    r4 = mul r6 1 64
    br .round1
  .r0ck:
    r7 = sub r1 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_5_6
    r7 = icmp slt r5 r2 64
    br r7 .round1ckc .done04
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r2 64
    br r7 .round1ckk .done06
  .round1ckk:
    r3 = mul r5 1 64
    r4 = mul r6 1 64
    br .round1
  .r0k:
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_1_5
    r7 = sub r1 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_5_6
    r7 = icmp slt r3 r1 64
    br r7 .round1kcc .done04
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r1 64
    br r7 .round1kck .done06
  .round1kck:
    r2 = mul r1 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kk:
    r7 = sub r1 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_5_6
    r2 = mul r1 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r1 64
    br r7 .round1kkk .done06
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r5 1 64
    r4 = mul r6 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r5 = xor r7 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_3_4
    r7 = sub r3 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_7_4_2
    r7 = sub r4 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_7_2_3
    r7 = icmp slt r6 r5 64
    br r7 .round0 .done11
  .r1cck:
    r7 = icmp slt r6 r5 64
    br r7 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_7_2_3
    r7 = icmp slt r2 r5 64
    br r7 .round0ckc .done11
  .round0ckc:
    r6 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r5 64
    br r7 .round0ckk .done13
  .round0ckk:
    r6 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_7_4_2
    r7 = sub r4 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_7_2_3
    r7 = icmp slt r6 r4 64
    br r7 .round0kcc .done11
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r6 r4 64
    br r7 .round0kck .done13
  .round0kck:
    r5 = mul r4 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_7_2_3
    r5 = mul r4 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r4 64
    br r7 .round0kkk .done13
  .round0kkk:
    r5 = mul r4 1 64
    r6 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done06:
    ret r6
  .done11:
    ret r1
  .done13:
    ret r3
end tak_5_6_1

start tak_5_1_7 0:
  .round0:
    r6 = sub r5 1 64
    r2 = xor r6 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_6_1_7
    r6 = sub r1 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_7_5
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_5_1
    r6 = icmp slt r3 r2 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r3 r2 64
    br r6 .round1cck .done01
  .round1cck:
    r4 = mul r1 1 64
    br .round1
  .r0ck:
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_5_1
    r6 = icmp slt r5 r2 64
    br r6 .round1ckc .done04
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r5 r2 64
    br r6 .round1ckk .done01
  .round1ckk:
    r3 = mul r5 1 64
    r4 = mul r1 1 64
    br .round1
  .r0k:
    r6 = sub r1 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_7_5
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_5_1
    r6 = icmp slt r3 r7 64
    br r6 .round1kcc .done04
  .round1kcc:
    r2 = mul r7 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r7 64
    br r6 .round1kck .done01
  .round1kck:
    r2 = mul r7 1 64
    r4 = mul r1 1 64
    br .round1
  .r0kk:
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_5_1
    r2 = mul r7 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r5 r7 64
    br r6 .round1kkk .done01
  .round1kkk:
    r2 = mul r7 1 64
    r3 = mul r5 1 64
    r4 = mul r1 1 64
    br .round1
  .round1:
    r6 = sub r2 1 64
    r5 = xor r6 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_6_3_4
    r6 = sub r3 1 64
    r1 = icmp slt r4 r6 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_6_4_2
    r6 = sub r4 1 64
    r7 = icmp slt r2 r6 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_6_2_3
    r6 = icmp slt r1 r5 64
    br r6 .round0 .done17
  .r1cck:
    r6 = icmp slt r1 r5 64
    br r6 .round0cck .done13
  .round0cck:
    r7 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r7 = icmp slt r2 r6 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_6_2_3
    r6 = icmp slt r2 r5 64
    br r6 .round0ckc .done17
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r2 r5 64
    br r6 .round0ckk .done13
  .round0ckk:
    r1 = mul r2 1 64
    r7 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r1 = icmp slt r4 r6 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_6_4_2
    r6 = sub r4 1 64
    r7 = icmp slt r2 r6 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_6_2_3
    r6 = icmp slt r1 r4 64
    br r6 .round0kcc .done17
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r1 r4 64
    br r6 .round0kck .done13
  .round0kck:
    r5 = mul r4 1 64
    r7 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r7 = icmp slt r2 r6 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_6_2_3
    r5 = mul r4 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r2 r4 64
    br r6 .round0kkk .done13
  .round0kkk:
    r5 = mul r4 1 64
    r1 = mul r2 1 64
    r7 = mul r3 1 64
    br .round0
  .done01:
    ret r1
  .done04:
    ret r4
  .done13:
    ret r3
  .done17:
    ret r7
end tak_5_1_7

start tak_4_3_1 0:
  .round0:
    r7 = sub r4 1 64
    r2 = xor r7 r3 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_3_1
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r0cc .r0ck
  .r0cc:
    r5 = call tak_7_1_4
    r7 = sub r1 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_4_3
    r7 = icmp slt r5 r2 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r5 r2 64
    br r7 .round1cck .done03
  .round1cck:
    r6 = mul r3 1 64
    br .round1
  .r0ck:
    r7 = sub r1 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_4_3
    r7 = icmp slt r4 r2 64
    br r7 .round1ckc .done06
  .round1ckc:
    r5 = mul r4 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r4 r2 64
    br r7 .round1ckk .done03
  .round1ckk:
    r5 = mul r4 1 64
    r6 = mul r3 1 64
    br .round1
  .r0k:
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r0kc .r0kk
  .r0kc:
    r5 = call tak_7_1_4
    r7 = sub r1 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_4_3
    r7 = icmp slt r5 r1 64
    br r7 .round1kcc .done06
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r5 r1 64
    br r7 .round1kck .done03
  .round1kck:
    r2 = mul r1 1 64
    r6 = mul r3 1 64
    br .round1
  .r0kk:
    r7 = sub r1 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_4_3
    r2 = mul r1 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r4 r1 64
    br r7 .round1kkk .done03
  .round1kkk:
    r2 = mul r1 1 64
    r5 = mul r4 1 64
    r6 = mul r3 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r4 = xor r7 r5 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_7_5_6
    r7 = sub r5 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_7_6_2
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_7_2_5
    r7 = icmp slt r3 r4 64
    br r7 .round0 .done11
  .r1cck:
    r7 = icmp slt r3 r4 64
    br r7 .round0cck .done15
  .round0cck:
    r1 = mul r5 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_7_2_5
    r7 = icmp slt r2 r4 64
    br r7 .round0ckc .done11
  .round0ckc:
    r3 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r4 64
    br r7 .round0ckk .done15
  .round0ckk:
    r3 = mul r2 1 64
    r1 = mul r5 1 64
    br .round0
  .r1k:
    r7 = sub r5 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_7_6_2
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_7_2_5
    r7 = icmp slt r3 r6 64
    br r7 .round0kcc .done11
  .round0kcc:
    r4 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r3 r6 64
    br r7 .round0kck .done15
  .round0kck:
    r4 = mul r6 1 64
    r1 = mul r5 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_7_2_5
    r4 = mul r6 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r6 64
    br r7 .round0kkk .done15
  .round0kkk:
    r4 = mul r6 1 64
    r3 = mul r2 1 64
    r1 = mul r5 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done11:
    ret r1
  .done15:
    ret r5
end tak_4_3_1

start tak_7_4_3 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_4_3
    r6 = sub r4 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_3_7
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_4
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done04
  .round1cck:
    r5 = mul r4 1 64
    br .round1
  .r0ck:
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_4
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done05
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done04
  .round1ckk:
    r2 = mul r7 1 64
    r5 = mul r4 1 64
    br .round1
  .r0k:
    r6 = sub r4 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_3_7
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_4
    r6 = icmp slt r2 r3 64
    br r6 .round1kcc .done05
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r3 64
    br r6 .round1kck .done04
  .round1kck:
    r1 = mul r3 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kk:
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_4
    r1 = mul r3 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r3 64
    br r6 .round1kkk .done04
  .round1kkk:
    r1 = mul r3 1 64
    r2 = mul r7 1 64
    r5 = mul r4 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_2_5
    r6 = sub r2 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_6_5_1
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_6_1_2
    r6 = icmp slt r4 r7 64
    br r6 .round0 .done13
  .r1cck:
    r6 = icmp slt r4 r7 64
    br r6 .round0cck .done12
  .round0cck:
    r3 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_6_1_2
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done13
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done12
  .round0ckk:
    r4 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_6_5_1
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_6_1_2
    r6 = icmp slt r4 r5 64
    br r6 .round0kcc .done13
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r4 r5 64
    br r6 .round0kck .done12
  .round0kck:
    r7 = mul r5 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_6_1_2
    r7 = mul r5 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r5 64
    br r6 .round0kkk .done12
  .round0kkk:
    r7 = mul r5 1 64
    r4 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done12:
    ret r2
  .done13:
    ret r3
end tak_7_4_3

start tak_6_4_3 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_4_3
    r7 = sub r4 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_3_6
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_4
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done04
  .round1cck:
    r5 = mul r4 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_4
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done05
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done04
  .round1ckk:
    r2 = mul r6 1 64
    r5 = mul r4 1 64
    br .round1
  .r0k:
    r7 = sub r4 1 64
    r2 = icmp slt r3 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_3_6
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_4
    r7 = icmp slt r2 r3 64
    br r7 .round1kcc .done05
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r3 64
    br r7 .round1kck .done04
  .round1kck:
    r1 = mul r3 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_4
    r1 = mul r3 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r3 64
    br r7 .round1kkk .done04
  .round1kkk:
    r1 = mul r3 1 64
    r2 = mul r6 1 64
    r5 = mul r4 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_2_5
    r7 = sub r2 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_7_5_1
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_1_2
    r7 = icmp slt r4 r6 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r4 r6 64
    br r7 .round0cck .done12
  .round0cck:
    r3 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_1_2
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done13
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done12
  .round0ckk:
    r4 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_7_5_1
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_1_2
    r7 = icmp slt r4 r5 64
    br r7 .round0kcc .done13
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r4 r5 64
    br r7 .round0kck .done12
  .round0kck:
    r6 = mul r5 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_1_2
    r6 = mul r5 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r5 64
    br r7 .round0kkk .done12
  .round0kkk:
    r6 = mul r5 1 64
    r4 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done12:
    ret r2
  .done13:
    ret r3
end tak_6_4_3

start tak_4_2_3 0:
  .round0:
    r7 = sub r4 1 64
    r1 = xor r7 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_2_3
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r0cc .r0ck
  .r0cc:
    r5 = call tak_7_3_4
    r7 = sub r3 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_4_2
    r7 = icmp slt r5 r1 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r5 r1 64
    br r7 .round1cck .done02
  .round1cck:
    r6 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_4_2
    r7 = icmp slt r4 r1 64
    br r7 .round1ckc .done06
  .round1ckc:
    r5 = mul r4 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r4 r1 64
    br r7 .round1ckk .done02
  .round1ckk:
    r5 = mul r4 1 64
    r6 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r0kc .r0kk
  .r0kc:
    r5 = call tak_7_3_4
    r7 = sub r3 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_4_2
    r7 = icmp slt r5 r3 64
    br r7 .round1kcc .done06
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r5 r3 64
    br r7 .round1kck .done02
  .round1kck:
    r1 = mul r3 1 64
    r6 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_4_2
    r1 = mul r3 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r4 r3 64
    br r7 .round1kkk .done02
  .round1kkk:
    r1 = mul r3 1 64
    r5 = mul r4 1 64
    r6 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r4 = xor r7 r5 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_7_5_6
    r7 = sub r5 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_6_1
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_1_5
    r7 = icmp slt r2 r4 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r2 r4 64
    br r7 .round0cck .done15
  .round0cck:
    r3 = mul r5 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_1_5
    r7 = icmp slt r1 r4 64
    br r7 .round0ckc .done13
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r4 64
    br r7 .round0ckk .done15
  .round0ckk:
    r2 = mul r1 1 64
    r3 = mul r5 1 64
    br .round0
  .r1k:
    r7 = sub r5 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_6_1
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_1_5
    r7 = icmp slt r2 r6 64
    br r7 .round0kcc .done13
  .round0kcc:
    r4 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r6 64
    br r7 .round0kck .done15
  .round0kck:
    r4 = mul r6 1 64
    r3 = mul r5 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_1_5
    r4 = mul r6 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r6 64
    br r7 .round0kkk .done15
  .round0kkk:
    r4 = mul r6 1 64
    r2 = mul r1 1 64
    r3 = mul r5 1 64
    br .round0
  .done02:
    ret r2
  .done06:
    ret r6
  .done13:
    ret r3
  .done15:
    ret r5
end tak_4_2_3

start tak_4_5_7 0:
  .round0:
    r6 = sub r4 1 64
    r1 = xor r6 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_5_7
    r6 = sub r5 1 64
    r2 = icmp slt r7 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_7_4
    r6 = sub r7 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_6_4_5
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done03
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done05
  .round1cck:
    r3 = mul r5 1 64
    br .round1
  .r0ck:
    r6 = sub r7 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_6_4_5
    r6 = icmp slt r4 r1 64
    br r6 .round1ckc .done03
  .round1ckc:
    r2 = mul r4 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r4 r1 64
    br r6 .round1ckk .done05
  .round1ckk:
    r2 = mul r4 1 64
    r3 = mul r5 1 64
    br .round1
  .r0k:
    r6 = sub r5 1 64
    r2 = icmp slt r7 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_7_4
    r6 = sub r7 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_6_4_5
    r6 = icmp slt r2 r7 64
    br r6 .round1kcc .done03
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r7 64
    br r6 .round1kck .done05
  .round1kck:
    r1 = mul r7 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kk:
    r6 = sub r7 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_6_4_5
    r1 = mul r7 1 64
    r2 = mul r4 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r4 r7 64
    br r6 .round1kkk .done05
  .round1kkk:
    r1 = mul r7 1 64
    r2 = mul r4 1 64
    r3 = mul r5 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r4 = xor r6 r2 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_6_2_3
    r6 = sub r2 1 64
    r5 = icmp slt r3 r6 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_6_3_1
    r6 = sub r3 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_6_1_2
    r6 = icmp slt r5 r4 64
    br r6 .round0 .done17
  .r1cck:
    r6 = icmp slt r5 r4 64
    br r6 .round0cck .done12
  .round0cck:
    r7 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r3 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_6_1_2
    r6 = icmp slt r1 r4 64
    br r6 .round0ckc .done17
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r4 64
    br r6 .round0ckk .done12
  .round0ckk:
    r5 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r5 = icmp slt r3 r6 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_6_3_1
    r6 = sub r3 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_6_1_2
    r6 = icmp slt r5 r3 64
    br r6 .round0kcc .done17
  .round0kcc:
    r4 = mul r3 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r5 r3 64
    br r6 .round0kck .done12
  .round0kck:
    r4 = mul r3 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r3 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_6_1_2
    r4 = mul r3 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r3 64
    br r6 .round0kkk .done12
  .round0kkk:
    r4 = mul r3 1 64
    r5 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done12:
    ret r2
  .done17:
    ret r7
end tak_4_5_7

start tak_4_6_5 0:
  .round0:
    r7 = sub r4 1 64
    r1 = xor r7 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_6_5
    r7 = sub r6 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_5_4
    r7 = sub r5 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_7_4_6
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done03
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done06
  .round1cck:
    r3 = mul r6 1 64
    br .round1
  .r0ck:
    r7 = sub r5 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_7_4_6
    r7 = icmp slt r4 r1 64
    br r7 .round1ckc .done03
  .round1ckc:
    r2 = mul r4 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r4 r1 64
    br r7 .round1ckk .done06
  .round1ckk:
    r2 = mul r4 1 64
    r3 = mul r6 1 64
    br .round1
  .r0k:
    r7 = sub r6 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_5_4
    r7 = sub r5 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_7_4_6
    r7 = icmp slt r2 r5 64
    br r7 .round1kcc .done03
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r5 64
    br r7 .round1kck .done06
  .round1kck:
    r1 = mul r5 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kk:
    r7 = sub r5 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_7_4_6
    r1 = mul r5 1 64
    r2 = mul r4 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r4 r5 64
    br r7 .round1kkk .done06
  .round1kkk:
    r1 = mul r5 1 64
    r2 = mul r4 1 64
    r3 = mul r6 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r4 = xor r7 r2 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_7_2_3
    r7 = sub r2 1 64
    r6 = icmp slt r3 r7 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_7_3_1
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_7_1_2
    r7 = icmp slt r6 r4 64
    br r7 .round0 .done15
  .r1cck:
    r7 = icmp slt r6 r4 64
    br r7 .round0cck .done12
  .round0cck:
    r5 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_7_1_2
    r7 = icmp slt r1 r4 64
    br r7 .round0ckc .done15
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r4 64
    br r7 .round0ckk .done12
  .round0ckk:
    r6 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r6 = icmp slt r3 r7 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_7_3_1
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_7_1_2
    r7 = icmp slt r6 r3 64
    br r7 .round0kcc .done15
  .round0kcc:
    r4 = mul r3 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r6 r3 64
    br r7 .round0kck .done12
  .round0kck:
    r4 = mul r3 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_7_1_2
    r4 = mul r3 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r3 64
    br r7 .round0kkk .done12
  .round0kkk:
    r4 = mul r3 1 64
    r6 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done12:
    ret r2
  .done15:
    ret r5
end tak_4_6_5

start tak_4_7_6 0:
  .round0:
    r5 = sub r4 1 64
    r1 = xor r5 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_7_6
    r5 = sub r7 1 64
    r2 = icmp slt r6 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_6_4
    r5 = sub r6 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_5_4_7
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done03
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done07
  .round1cck:
    r3 = mul r7 1 64
    br .round1
  .r0ck:
    r5 = sub r6 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_5_4_7
    r5 = icmp slt r4 r1 64
    br r5 .round1ckc .done03
  .round1ckc:
    r2 = mul r4 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r4 r1 64
    br r5 .round1ckk .done07
  .round1ckk:
    r2 = mul r4 1 64
    r3 = mul r7 1 64
    br .round1
  .r0k:
    r5 = sub r7 1 64
    r2 = icmp slt r6 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_6_4
    r5 = sub r6 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_5_4_7
    r5 = icmp slt r2 r6 64
    br r5 .round1kcc .done03
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r6 64
    br r5 .round1kck .done07
  .round1kck:
    r1 = mul r6 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kk:
    r5 = sub r6 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_5_4_7
    r1 = mul r6 1 64
    r2 = mul r4 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r4 r6 64
    br r5 .round1kkk .done07
  .round1kkk:
    r1 = mul r6 1 64
    r2 = mul r4 1 64
    r3 = mul r7 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r4 = xor r5 r2 64
    br r4 .r1c .r1k
  .r1c:
    r4 = call tak_5_2_3
    r5 = sub r2 1 64
    r7 = icmp slt r3 r5 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_5_3_1
    r5 = sub r3 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_5_1_2
    r5 = icmp slt r7 r4 64
    br r5 .round0 .done16
  .r1cck:
    r5 = icmp slt r7 r4 64
    br r5 .round0cck .done12
  .round0cck:
    r6 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r3 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_5_1_2
    r5 = icmp slt r1 r4 64
    br r5 .round0ckc .done16
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r4 64
    br r5 .round0ckk .done12
  .round0ckk:
    r7 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r7 = icmp slt r3 r5 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_5_3_1
    r5 = sub r3 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_5_1_2
    r5 = icmp slt r7 r3 64
    br r5 .round0kcc .done16
  .round0kcc:
    r4 = mul r3 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r7 r3 64
    br r5 .round0kck .done12
  .round0kck:
    r4 = mul r3 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r3 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_5_1_2
    r4 = mul r3 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r3 64
    br r5 .round0kkk .done12
  .round0kkk:
    r4 = mul r3 1 64
    r7 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done07:
    ret r7
  .done12:
    ret r2
  .done16:
    ret r6
end tak_4_7_6

start tak_5_4_7 0:
  .round0:
    r6 = sub r5 1 64
    r1 = xor r6 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_4_7
    r6 = sub r4 1 64
    r2 = icmp slt r7 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_7_5
    r6 = sub r7 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_6_5_4
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done03
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done04
  .round1cck:
    r3 = mul r4 1 64
    br .round1
  .r0ck:
    r6 = sub r7 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_6_5_4
    r6 = icmp slt r5 r1 64
    br r6 .round1ckc .done03
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r5 r1 64
    br r6 .round1ckk .done04
  .round1ckk:
    r2 = mul r5 1 64
    r3 = mul r4 1 64
    br .round1
  .r0k:
    r6 = sub r4 1 64
    r2 = icmp slt r7 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_7_5
    r6 = sub r7 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_6_5_4
    r6 = icmp slt r2 r7 64
    br r6 .round1kcc .done03
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r7 64
    br r6 .round1kck .done04
  .round1kck:
    r1 = mul r7 1 64
    r3 = mul r4 1 64
    br .round1
  .r0kk:
    r6 = sub r7 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_6_5_4
    r1 = mul r7 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r5 r7 64
    br r6 .round1kkk .done04
  .round1kkk:
    r1 = mul r7 1 64
    r2 = mul r5 1 64
    r3 = mul r4 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r5 = xor r6 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_6_2_3
    r6 = sub r2 1 64
    r4 = icmp slt r3 r6 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_6_3_1
    r6 = sub r3 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_6_1_2
    r6 = icmp slt r4 r5 64
    br r6 .round0 .done17
  .r1cck:
    r6 = icmp slt r4 r5 64
    br r6 .round0cck .done12
  .round0cck:
    r7 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r3 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_6_1_2
    r6 = icmp slt r1 r5 64
    br r6 .round0ckc .done17
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r5 64
    br r6 .round0ckk .done12
  .round0ckk:
    r4 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r4 = icmp slt r3 r6 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_6_3_1
    r6 = sub r3 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_6_1_2
    r6 = icmp slt r4 r3 64
    br r6 .round0kcc .done17
  .round0kcc:
    r5 = mul r3 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r4 r3 64
    br r6 .round0kck .done12
  .round0kck:
    r5 = mul r3 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r3 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_6_1_2
    r5 = mul r3 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r3 64
    br r6 .round0kkk .done12
  .round0kkk:
    r5 = mul r3 1 64
    r4 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done17:
    ret r7
end tak_5_4_7

start tak_5_6_4 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_6_4
    r7 = sub r6 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_4_5
    r7 = sub r4 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_7_5_6
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done03
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done06
  .round1cck:
    r3 = mul r6 1 64
    br .round1
  .r0ck:
    r7 = sub r4 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_7_5_6
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done03
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done06
  .round1ckk:
    r2 = mul r5 1 64
    r3 = mul r6 1 64
    br .round1
  .r0k:
    r7 = sub r6 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_4_5
    r7 = sub r4 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_7_5_6
    r7 = icmp slt r2 r4 64
    br r7 .round1kcc .done03
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r4 64
    br r7 .round1kck .done06
  .round1kck:
    r1 = mul r4 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kk:
    r7 = sub r4 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_7_5_6
    r1 = mul r4 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r4 64
    br r7 .round1kkk .done06
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r5 1 64
    r3 = mul r6 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_2_3
    r7 = sub r2 1 64
    r6 = icmp slt r3 r7 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_7_3_1
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_7_1_2
    r7 = icmp slt r6 r5 64
    br r7 .round0 .done14
  .r1cck:
    r7 = icmp slt r6 r5 64
    br r7 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_7_1_2
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done14
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done12
  .round0ckk:
    r6 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r6 = icmp slt r3 r7 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_7_3_1
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_7_1_2
    r7 = icmp slt r6 r3 64
    br r7 .round0kcc .done14
  .round0kcc:
    r5 = mul r3 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r6 r3 64
    br r7 .round0kck .done12
  .round0kck:
    r5 = mul r3 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_7_1_2
    r5 = mul r3 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r3 64
    br r7 .round0kkk .done12
  .round0kkk:
    r5 = mul r3 1 64
    r6 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done12:
    ret r2
  .done14:
    ret r4
end tak_5_6_4

start tak_5_2_7 0:
  .round0:
    r6 = sub r5 1 64
    r1 = xor r6 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_2_7
    r6 = sub r2 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_7_5
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_5_2
    r6 = icmp slt r3 r1 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r3 r1 64
    br r6 .round1cck .done02
  .round1cck:
    r4 = mul r2 1 64
    br .round1
  .r0ck:
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_5_2
    r6 = icmp slt r5 r1 64
    br r6 .round1ckc .done04
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r5 r1 64
    br r6 .round1ckk .done02
  .round1ckk:
    r3 = mul r5 1 64
    r4 = mul r2 1 64
    br .round1
  .r0k:
    r6 = sub r2 1 64
    r3 = icmp slt r7 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_7_5
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_5_2
    r6 = icmp slt r3 r7 64
    br r6 .round1kcc .done04
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r7 64
    br r6 .round1kck .done02
  .round1kck:
    r1 = mul r7 1 64
    r4 = mul r2 1 64
    br .round1
  .r0kk:
    r6 = sub r7 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_5_2
    r1 = mul r7 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r5 r7 64
    br r6 .round1kkk .done02
  .round1kkk:
    r1 = mul r7 1 64
    r3 = mul r5 1 64
    r4 = mul r2 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r5 = xor r6 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_6_3_4
    r6 = sub r3 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_6_4_1
    r6 = sub r4 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_6_1_3
    r6 = icmp slt r2 r5 64
    br r6 .round0 .done17
  .r1cck:
    r6 = icmp slt r2 r5 64
    br r6 .round0cck .done13
  .round0cck:
    r7 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_6_1_3
    r6 = icmp slt r1 r5 64
    br r6 .round0ckc .done17
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r5 64
    br r6 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r7 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r2 = icmp slt r4 r6 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_6_4_1
    r6 = sub r4 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_6_1_3
    r6 = icmp slt r2 r4 64
    br r6 .round0kcc .done17
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r2 r4 64
    br r6 .round0kck .done13
  .round0kck:
    r5 = mul r4 1 64
    r7 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r7 = icmp slt r1 r6 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_6_1_3
    r5 = mul r4 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r4 64
    br r6 .round0kkk .done13
  .round0kkk:
    r5 = mul r4 1 64
    r2 = mul r1 1 64
    r7 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done04:
    ret r4
  .done13:
    ret r3
  .done17:
    ret r7
end tak_5_2_7

start tak_5_6_2 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_6_2
    r7 = sub r6 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_2_5
    r7 = sub r2 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_5_6
    r7 = icmp slt r3 r1 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r3 r1 64
    br r7 .round1cck .done06
  .round1cck:
    r4 = mul r6 1 64
    br .round1
  .r0ck:
    r7 = sub r2 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_5_6
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done04
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done06
  .round1ckk:
    r3 = mul r5 1 64
    r4 = mul r6 1 64
    br .round1
  .r0k:
    r7 = sub r6 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_2_5
    r7 = sub r2 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_5_6
    r7 = icmp slt r3 r2 64
    br r7 .round1kcc .done04
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r2 64
    br r7 .round1kck .done06
  .round1kck:
    r1 = mul r2 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kk:
    r7 = sub r2 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_5_6
    r1 = mul r2 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r2 64
    br r7 .round1kkk .done06
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r5 1 64
    r4 = mul r6 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_3_4
    r7 = sub r3 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_7_4_1
    r7 = sub r4 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_7_1_3
    r7 = icmp slt r6 r5 64
    br r7 .round0 .done12
  .r1cck:
    r7 = icmp slt r6 r5 64
    br r7 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_7_1_3
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done12
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done13
  .round0ckk:
    r6 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r6 = icmp slt r4 r7 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_7_4_1
    r7 = sub r4 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_7_1_3
    r7 = icmp slt r6 r4 64
    br r7 .round0kcc .done12
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r6 r4 64
    br r7 .round0kck .done13
  .round0kck:
    r5 = mul r4 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_7_1_3
    r5 = mul r4 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r4 64
    br r7 .round0kkk .done13
  .round0kkk:
    r5 = mul r4 1 64
    r6 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done06:
    ret r6
  .done12:
    ret r2
  .done13:
    ret r3
end tak_5_6_2

start tak_7_4_6 0:
  .round0:
    r5 = sub r7 1 64
    r1 = xor r5 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_4_6
    r5 = sub r4 1 64
    r2 = icmp slt r6 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_6_7
    r5 = sub r6 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_5_7_4
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done03
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done04
  .round1cck:
    r3 = mul r4 1 64
    br .round1
  .r0ck:
    r5 = sub r6 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_5_7_4
    r5 = icmp slt r7 r1 64
    br r5 .round1ckc .done03
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r7 r1 64
    br r5 .round1ckk .done04
  .round1ckk:
    r2 = mul r7 1 64
    r3 = mul r4 1 64
    br .round1
  .r0k:
    r5 = sub r4 1 64
    r2 = icmp slt r6 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_6_7
    r5 = sub r6 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_5_7_4
    r5 = icmp slt r2 r6 64
    br r5 .round1kcc .done03
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r6 64
    br r5 .round1kck .done04
  .round1kck:
    r1 = mul r6 1 64
    r3 = mul r4 1 64
    br .round1
  .r0kk:
    r5 = sub r6 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_5_7_4
    r1 = mul r6 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r7 r6 64
    br r5 .round1kkk .done04
  .round1kkk:
    r1 = mul r6 1 64
    r2 = mul r7 1 64
    r3 = mul r4 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r7 = xor r5 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_5_2_3
    r5 = sub r2 1 64
    r4 = icmp slt r3 r5 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_5_3_1
    r5 = sub r3 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_5_1_2
    r5 = icmp slt r4 r7 64
    br r5 .round0 .done16
  .r1cck:
    r5 = icmp slt r4 r7 64
    br r5 .round0cck .done12
  .round0cck:
    r6 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r3 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_5_1_2
    r5 = icmp slt r1 r7 64
    br r5 .round0ckc .done16
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r7 64
    br r5 .round0ckk .done12
  .round0ckk:
    r4 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r4 = icmp slt r3 r5 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_5_3_1
    r5 = sub r3 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_5_1_2
    r5 = icmp slt r4 r3 64
    br r5 .round0kcc .done16
  .round0kcc:
    r7 = mul r3 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r4 r3 64
    br r5 .round0kck .done12
  .round0kck:
    r7 = mul r3 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r3 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_5_1_2
    r7 = mul r3 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r3 64
    br r5 .round0kkk .done12
  .round0kkk:
    r7 = mul r3 1 64
    r4 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done16:
    ret r6
end tak_7_4_6

start tak_7_3_5 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_3_5
    r6 = sub r3 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_5_7
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_7_3
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done03
  .round1cck:
    r4 = mul r3 1 64
    br .round1
  .r0ck:
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_7_3
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done04
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done03
  .round1ckk:
    r2 = mul r7 1 64
    r4 = mul r3 1 64
    br .round1
  .r0k:
    r6 = sub r3 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_5_7
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_7_3
    r6 = icmp slt r2 r5 64
    br r6 .round1kcc .done04
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r5 64
    br r6 .round1kck .done03
  .round1kck:
    r1 = mul r5 1 64
    r4 = mul r3 1 64
    br .round1
  .r0kk:
    r6 = sub r5 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_7_3
    r1 = mul r5 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r5 64
    br r6 .round1kkk .done03
  .round1kkk:
    r1 = mul r5 1 64
    r2 = mul r7 1 64
    r4 = mul r3 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_2_4
    r6 = sub r2 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_6_4_1
    r6 = sub r4 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_6_1_2
    r6 = icmp slt r3 r7 64
    br r6 .round0 .done15
  .r1cck:
    r6 = icmp slt r3 r7 64
    br r6 .round0cck .done12
  .round0cck:
    r5 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_6_1_2
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done15
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r3 = icmp slt r4 r6 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_6_4_1
    r6 = sub r4 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_6_1_2
    r6 = icmp slt r3 r4 64
    br r6 .round0kcc .done15
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r3 r4 64
    br r6 .round0kck .done12
  .round0kck:
    r7 = mul r4 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r5 = icmp slt r1 r6 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_6_1_2
    r7 = mul r4 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r4 64
    br r6 .round0kkk .done12
  .round0kkk:
    r7 = mul r4 1 64
    r3 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done15:
    ret r5
end tak_7_3_5

start tak_5_4_1 0:
  .round0:
    r7 = sub r5 1 64
    r2 = xor r7 r4 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_4_1
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_1_5
    r7 = sub r1 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_5_4
    r7 = icmp slt r3 r2 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r3 r2 64
    br r7 .round1cck .done04
  .round1cck:
    r6 = mul r4 1 64
    br .round1
  .r0ck:
    r7 = sub r1 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_5_4
    r7 = icmp slt r5 r2 64
    br r7 .round1ckc .done06
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r2 64
    br r7 .round1ckk .done04
  .round1ckk:
    r3 = mul r5 1 64
    r6 = mul r4 1 64
    br .round1
  .r0k:
    r7 = sub r4 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_1_5
    r7 = sub r1 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_5_4
    r7 = icmp slt r3 r1 64
    br r7 .round1kcc .done06
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r1 64
    br r7 .round1kck .done04
  .round1kck:
    r2 = mul r1 1 64
    r6 = mul r4 1 64
    br .round1
  .r0kk:
    r7 = sub r1 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_5_4
    r2 = mul r1 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r1 64
    br r7 .round1kkk .done04
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r5 1 64
    r6 = mul r4 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r5 = xor r7 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_3_6
    r7 = sub r3 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_7_6_2
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_7_2_3
    r7 = icmp slt r4 r5 64
    br r7 .round0 .done11
  .r1cck:
    r7 = icmp slt r4 r5 64
    br r7 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_7_2_3
    r7 = icmp slt r2 r5 64
    br r7 .round0ckc .done11
  .round0ckc:
    r4 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r5 64
    br r7 .round0ckk .done13
  .round0ckk:
    r4 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_7_6_2
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_7_2_3
    r7 = icmp slt r4 r6 64
    br r7 .round0kcc .done11
  .round0kcc:
    r5 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r4 r6 64
    br r7 .round0kck .done13
  .round0kck:
    r5 = mul r6 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_7_2_3
    r5 = mul r6 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r6 64
    br r7 .round0kkk .done13
  .round0kkk:
    r5 = mul r6 1 64
    r4 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done06:
    ret r6
  .done11:
    ret r1
  .done13:
    ret r3
end tak_5_4_1

start tak_5_3_4 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_3_4
    r7 = sub r3 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_4_5
    r7 = sub r4 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_5_3
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done03
  .round1cck:
    r6 = mul r3 1 64
    br .round1
  .r0ck:
    r7 = sub r4 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_5_3
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done06
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done03
  .round1ckk:
    r2 = mul r5 1 64
    r6 = mul r3 1 64
    br .round1
  .r0k:
    r7 = sub r3 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_4_5
    r7 = sub r4 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_5_3
    r7 = icmp slt r2 r4 64
    br r7 .round1kcc .done06
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r4 64
    br r7 .round1kck .done03
  .round1kck:
    r1 = mul r4 1 64
    r6 = mul r3 1 64
    br .round1
  .r0kk:
    r7 = sub r4 1 64
    r6 = icmp slt r5 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_5_3
    r1 = mul r4 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r4 64
    br r7 .round1kkk .done03
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r5 1 64
    r6 = mul r3 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_2_6
    r7 = sub r2 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_7_6_1
    r7 = sub r6 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_7_1_2
    r7 = icmp slt r3 r5 64
    br r7 .round0 .done14
  .r1cck:
    r7 = icmp slt r3 r5 64
    br r7 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_7_1_2
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done14
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_7_6_1
    r7 = sub r6 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_7_1_2
    r7 = icmp slt r3 r6 64
    br r7 .round0kcc .done14
  .round0kcc:
    r5 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r3 r6 64
    br r7 .round0kck .done12
  .round0kck:
    r5 = mul r6 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_7_1_2
    r5 = mul r6 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r6 64
    br r7 .round0kkk .done12
  .round0kkk:
    r5 = mul r6 1 64
    r3 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done12:
    ret r2
  .done14:
    ret r4
end tak_5_3_4

start tak_5_6_7 0:
  .round0:
    r4 = sub r5 1 64
    r1 = xor r4 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_4_6_7
    r4 = sub r6 1 64
    r2 = icmp slt r7 r4 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_4_7_5
    r4 = sub r7 1 64
    r3 = icmp slt r5 r4 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_4_5_6
    r4 = icmp slt r2 r1 64
    br r4 .round1 .done03
  .r0cck:
    r4 = icmp slt r2 r1 64
    br r4 .round1cck .done06
  .round1cck:
    r3 = mul r6 1 64
    br .round1
  .r0ck:
    r4 = sub r7 1 64
    r3 = icmp slt r5 r4 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_4_5_6
    r4 = icmp slt r5 r1 64
    br r4 .round1ckc .done03
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r4 = icmp slt r5 r1 64
    br r4 .round1ckk .done06
  .round1ckk:
    r2 = mul r5 1 64
    r3 = mul r6 1 64
    br .round1
  .r0k:
    r4 = sub r6 1 64
    r2 = icmp slt r7 r4 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_4_7_5
    r4 = sub r7 1 64
    r3 = icmp slt r5 r4 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_4_5_6
    r4 = icmp slt r2 r7 64
    br r4 .round1kcc .done03
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r4 = icmp slt r2 r7 64
    br r4 .round1kck .done06
  .round1kck:
    r1 = mul r7 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kk:
    r4 = sub r7 1 64
    r3 = icmp slt r5 r4 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_4_5_6
    r1 = mul r7 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r4 = icmp slt r5 r7 64
    br r4 .round1kkk .done06
  .round1kkk:
    r1 = mul r7 1 64
    r2 = mul r5 1 64
    r3 = mul r6 1 64
    br .round1
  .round1:
    r4 = sub r1 1 64
    r5 = xor r4 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_4_2_3
    r4 = sub r2 1 64
    r6 = icmp slt r3 r4 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_4_3_1
    r4 = sub r3 1 64
    r7 = icmp slt r1 r4 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_4_1_2
    r4 = icmp slt r6 r5 64
    br r4 .round0 .done17
  .r1cck:
    r4 = icmp slt r6 r5 64
    br r4 .round0cck .done12
  .round0cck:
    r7 = mul r2 1 64
    br .round0
  .r1ck:
    r4 = sub r3 1 64
    r7 = icmp slt r1 r4 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_4_1_2
    r4 = icmp slt r1 r5 64
    br r4 .round0ckc .done17
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r4 = icmp slt r1 r5 64
    br r4 .round0ckk .done12
  .round0ckk:
    r6 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .r1k:
    r4 = sub r2 1 64
    r6 = icmp slt r3 r4 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_4_3_1
    r4 = sub r3 1 64
    r7 = icmp slt r1 r4 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_4_1_2
    r4 = icmp slt r6 r3 64
    br r4 .round0kcc .done17
  .round0kcc:
    r5 = mul r3 1 64
    br .round0
  .r1kck:
    r4 = icmp slt r6 r3 64
    br r4 .round0kck .done12
  .round0kck:
    r5 = mul r3 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kk:
    r4 = sub r3 1 64
    r7 = icmp slt r1 r4 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_4_1_2
    r5 = mul r3 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r4 = icmp slt r1 r3 64
    br r4 .round0kkk .done12
  .round0kkk:
    r5 = mul r3 1 64
    r6 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done12:
    ret r2
  .done17:
    ret r7
end tak_5_6_7

start tak_5_2_6 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_2_6
    r7 = sub r2 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_6_5
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_5_2
    r7 = icmp slt r3 r1 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r3 r1 64
    br r7 .round1cck .done02
  .round1cck:
    r4 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_5_2
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done04
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done02
  .round1ckk:
    r3 = mul r5 1 64
    r4 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_6_5
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_5_2
    r7 = icmp slt r3 r6 64
    br r7 .round1kcc .done04
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r6 64
    br r7 .round1kck .done02
  .round1kck:
    r1 = mul r6 1 64
    r4 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_5_2
    r1 = mul r6 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r6 64
    br r7 .round1kkk .done02
  .round1kkk:
    r1 = mul r6 1 64
    r3 = mul r5 1 64
    r4 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_3_4
    r7 = sub r3 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_4_1
    r7 = sub r4 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_7_1_3
    r7 = icmp slt r2 r5 64
    br r7 .round0 .done16
  .r1cck:
    r7 = icmp slt r2 r5 64
    br r7 .round0cck .done13
  .round0cck:
    r6 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_7_1_3
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done16
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r6 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_4_1
    r7 = sub r4 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_7_1_3
    r7 = icmp slt r2 r4 64
    br r7 .round0kcc .done16
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r4 64
    br r7 .round0kck .done13
  .round0kck:
    r5 = mul r4 1 64
    r6 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_7_1_3
    r5 = mul r4 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r4 64
    br r7 .round0kkk .done13
  .round0kkk:
    r5 = mul r4 1 64
    r2 = mul r1 1 64
    r6 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done04:
    ret r4
  .done13:
    ret r3
  .done16:
    ret r6
end tak_5_2_6

start tak_5_7_2 0:
  .round0:
    r6 = sub r5 1 64
    r1 = xor r6 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_7_2
    r6 = sub r7 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_2_5
    r6 = sub r2 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_5_7
    r6 = icmp slt r3 r1 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r3 r1 64
    br r6 .round1cck .done07
  .round1cck:
    r4 = mul r7 1 64
    br .round1
  .r0ck:
    r6 = sub r2 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_5_7
    r6 = icmp slt r5 r1 64
    br r6 .round1ckc .done04
  .round1ckc:
    r3 = mul r5 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r5 r1 64
    br r6 .round1ckk .done07
  .round1ckk:
    r3 = mul r5 1 64
    r4 = mul r7 1 64
    br .round1
  .r0k:
    r6 = sub r7 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_2_5
    r6 = sub r2 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_5_7
    r6 = icmp slt r3 r2 64
    br r6 .round1kcc .done04
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r2 64
    br r6 .round1kck .done07
  .round1kck:
    r1 = mul r2 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kk:
    r6 = sub r2 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_5_7
    r1 = mul r2 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r5 r2 64
    br r6 .round1kkk .done07
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r5 1 64
    r4 = mul r7 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r5 = xor r6 r3 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_6_3_4
    r6 = sub r3 1 64
    r7 = icmp slt r4 r6 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_6_4_1
    r6 = sub r4 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_6_1_3
    r6 = icmp slt r7 r5 64
    br r6 .round0 .done12
  .r1cck:
    r6 = icmp slt r7 r5 64
    br r6 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_6_1_3
    r6 = icmp slt r1 r5 64
    br r6 .round0ckc .done12
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r5 64
    br r6 .round0ckk .done13
  .round0ckk:
    r7 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r7 = icmp slt r4 r6 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_6_4_1
    r6 = sub r4 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_6_1_3
    r6 = icmp slt r7 r4 64
    br r6 .round0kcc .done12
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r7 r4 64
    br r6 .round0kck .done13
  .round0kck:
    r5 = mul r4 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_6_1_3
    r5 = mul r4 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r4 64
    br r6 .round0kkk .done13
  .round0kkk:
    r5 = mul r4 1 64
    r7 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done07:
    ret r7
  .done12:
    ret r2
  .done13:
    ret r3
end tak_5_7_2

start tak_6_2_4 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_2_4
    r7 = sub r2 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_4_6
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_2
    r7 = icmp slt r3 r1 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r3 r1 64
    br r7 .round1cck .done02
  .round1cck:
    r5 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_2
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done05
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done02
  .round1ckk:
    r3 = mul r6 1 64
    r5 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_4_6
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_2
    r7 = icmp slt r3 r4 64
    br r7 .round1kcc .done05
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r4 64
    br r7 .round1kck .done02
  .round1kck:
    r1 = mul r4 1 64
    r5 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_2
    r1 = mul r4 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r4 64
    br r7 .round1kkk .done02
  .round1kkk:
    r1 = mul r4 1 64
    r3 = mul r6 1 64
    r5 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_3_5
    r7 = sub r3 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_5_1
    r7 = sub r5 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_7_1_3
    r7 = icmp slt r2 r6 64
    br r7 .round0 .done14
  .r1cck:
    r7 = icmp slt r2 r6 64
    br r7 .round0cck .done13
  .round0cck:
    r4 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_7_1_3
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done14
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r4 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_5_1
    r7 = sub r5 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_7_1_3
    r7 = icmp slt r2 r5 64
    br r7 .round0kcc .done14
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r5 64
    br r7 .round0kck .done13
  .round0kck:
    r6 = mul r5 1 64
    r4 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_7_1_3
    r6 = mul r5 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r5 64
    br r7 .round0kkk .done13
  .round0kkk:
    r6 = mul r5 1 64
    r2 = mul r1 1 64
    r4 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done05:
    ret r5
  .done13:
    ret r3
  .done14:
    ret r4
end tak_6_2_4

start tak_7_5_2 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_5_2
    r6 = sub r5 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_2_7
    r6 = sub r2 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_7_5
    r6 = icmp slt r3 r1 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r3 r1 64
    br r6 .round1cck .done05
  .round1cck:
    r4 = mul r5 1 64
    br .round1
  .r0ck:
    r6 = sub r2 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_7_5
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done04
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done05
  .round1ckk:
    r3 = mul r7 1 64
    r4 = mul r5 1 64
    br .round1
  .r0k:
    r6 = sub r5 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_2_7
    r6 = sub r2 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_7_5
    r6 = icmp slt r3 r2 64
    br r6 .round1kcc .done04
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r2 64
    br r6 .round1kck .done05
  .round1kck:
    r1 = mul r2 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kk:
    r6 = sub r2 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_7_5
    r1 = mul r2 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r2 64
    br r6 .round1kkk .done05
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r7 1 64
    r4 = mul r5 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_3_4
    r6 = sub r3 1 64
    r5 = icmp slt r4 r6 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_6_4_1
    r6 = sub r4 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_6_1_3
    r6 = icmp slt r5 r7 64
    br r6 .round0 .done12
  .r1cck:
    r6 = icmp slt r5 r7 64
    br r6 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_6_1_3
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done12
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done13
  .round0ckk:
    r5 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r5 = icmp slt r4 r6 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_6_4_1
    r6 = sub r4 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_6_1_3
    r6 = icmp slt r5 r4 64
    br r6 .round0kcc .done12
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r5 r4 64
    br r6 .round0kck .done13
  .round0kck:
    r7 = mul r4 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r2 = icmp slt r1 r6 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_6_1_3
    r7 = mul r4 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r4 64
    br r6 .round0kkk .done13
  .round0kkk:
    r7 = mul r4 1 64
    r5 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done12:
    ret r2
  .done13:
    ret r3
end tak_7_5_2

start tak_7_3_6 0:
  .round0:
    r5 = sub r7 1 64
    r1 = xor r5 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_3_6
    r5 = sub r3 1 64
    r2 = icmp slt r6 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_6_7
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_7_3
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done03
  .round1cck:
    r4 = mul r3 1 64
    br .round1
  .r0ck:
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_7_3
    r5 = icmp slt r7 r1 64
    br r5 .round1ckc .done04
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r7 r1 64
    br r5 .round1ckk .done03
  .round1ckk:
    r2 = mul r7 1 64
    r4 = mul r3 1 64
    br .round1
  .r0k:
    r5 = sub r3 1 64
    r2 = icmp slt r6 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_6_7
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_7_3
    r5 = icmp slt r2 r6 64
    br r5 .round1kcc .done04
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r6 64
    br r5 .round1kck .done03
  .round1kck:
    r1 = mul r6 1 64
    r4 = mul r3 1 64
    br .round1
  .r0kk:
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_7_3
    r1 = mul r6 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r7 r6 64
    br r5 .round1kkk .done03
  .round1kkk:
    r1 = mul r6 1 64
    r2 = mul r7 1 64
    r4 = mul r3 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r7 = xor r5 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_5_2_4
    r5 = sub r2 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_5_4_1
    r5 = sub r4 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_5_1_2
    r5 = icmp slt r3 r7 64
    br r5 .round0 .done16
  .r1cck:
    r5 = icmp slt r3 r7 64
    br r5 .round0cck .done12
  .round0cck:
    r6 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_5_1_2
    r5 = icmp slt r1 r7 64
    br r5 .round0ckc .done16
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r7 64
    br r5 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r3 = icmp slt r4 r5 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_5_4_1
    r5 = sub r4 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_5_1_2
    r5 = icmp slt r3 r4 64
    br r5 .round0kcc .done16
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r3 r4 64
    br r5 .round0kck .done12
  .round0kck:
    r7 = mul r4 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_5_1_2
    r7 = mul r4 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r4 64
    br r5 .round0kkk .done12
  .round0kkk:
    r7 = mul r4 1 64
    r3 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done16:
    ret r6
end tak_7_3_6

start tak_5_7_3 0:
  .round0:
    r6 = sub r5 1 64
    r1 = xor r6 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_7_3
    r6 = sub r7 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_3_5
    r6 = sub r3 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_5_7
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done07
  .round1cck:
    r4 = mul r7 1 64
    br .round1
  .r0ck:
    r6 = sub r3 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_5_7
    r6 = icmp slt r5 r1 64
    br r6 .round1ckc .done04
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r5 r1 64
    br r6 .round1ckk .done07
  .round1ckk:
    r2 = mul r5 1 64
    r4 = mul r7 1 64
    br .round1
  .r0k:
    r6 = sub r7 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_3_5
    r6 = sub r3 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_5_7
    r6 = icmp slt r2 r3 64
    br r6 .round1kcc .done04
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r3 64
    br r6 .round1kck .done07
  .round1kck:
    r1 = mul r3 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kk:
    r6 = sub r3 1 64
    r4 = icmp slt r5 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_5_7
    r1 = mul r3 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r5 r3 64
    br r6 .round1kkk .done07
  .round1kkk:
    r1 = mul r3 1 64
    r2 = mul r5 1 64
    r4 = mul r7 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r5 = xor r6 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_6_2_4
    r6 = sub r2 1 64
    r7 = icmp slt r4 r6 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_6_4_1
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_6_1_2
    r6 = icmp slt r7 r5 64
    br r6 .round0 .done13
  .r1cck:
    r6 = icmp slt r7 r5 64
    br r6 .round0cck .done12
  .round0cck:
    r3 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_6_1_2
    r6 = icmp slt r1 r5 64
    br r6 .round0ckc .done13
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r5 64
    br r6 .round0ckk .done12
  .round0ckk:
    r7 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r7 = icmp slt r4 r6 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_6_4_1
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_6_1_2
    r6 = icmp slt r7 r4 64
    br r6 .round0kcc .done13
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r7 r4 64
    br r6 .round0kck .done12
  .round0kck:
    r5 = mul r4 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_6_1_2
    r5 = mul r4 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r4 64
    br r6 .round0kkk .done12
  .round0kkk:
    r5 = mul r4 1 64
    r7 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .done04:
    ret r4
  .done07:
    ret r7
  .done12:
    ret r2
  .done13:
    ret r3
end tak_5_7_3

start tak_5_3_6 0:
  .round0:
    r7 = sub r5 1 64
    r1 = xor r7 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_3_6
    r7 = sub r3 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_6_5
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_5_3
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done03
  .round1cck:
    r4 = mul r3 1 64
    br .round1
  .r0ck:
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_5_3
    r7 = icmp slt r5 r1 64
    br r7 .round1ckc .done04
  .round1ckc:
    r2 = mul r5 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r5 r1 64
    br r7 .round1ckk .done03
  .round1ckk:
    r2 = mul r5 1 64
    r4 = mul r3 1 64
    br .round1
  .r0k:
    r7 = sub r3 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_6_5
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_5_3
    r7 = icmp slt r2 r6 64
    br r7 .round1kcc .done04
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r6 64
    br r7 .round1kck .done03
  .round1kck:
    r1 = mul r6 1 64
    r4 = mul r3 1 64
    br .round1
  .r0kk:
    r7 = sub r6 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_5_3
    r1 = mul r6 1 64
    r2 = mul r5 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r5 r6 64
    br r7 .round1kkk .done03
  .round1kkk:
    r1 = mul r6 1 64
    r2 = mul r5 1 64
    r4 = mul r3 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r5 = xor r7 r2 64
    br r5 .r1c .r1k
  .r1c:
    r5 = call tak_7_2_4
    r7 = sub r2 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_7_4_1
    r7 = sub r4 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_7_1_2
    r7 = icmp slt r3 r5 64
    br r7 .round0 .done16
  .r1cck:
    r7 = icmp slt r3 r5 64
    br r7 .round0cck .done12
  .round0cck:
    r6 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_7_1_2
    r7 = icmp slt r1 r5 64
    br r7 .round0ckc .done16
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r5 64
    br r7 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_7_4_1
    r7 = sub r4 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_7_1_2
    r7 = icmp slt r3 r4 64
    br r7 .round0kcc .done16
  .round0kcc:
    r5 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r3 r4 64
    br r7 .round0kck .done12
  .round0kck:
    r5 = mul r4 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_7_1_2
    r5 = mul r4 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r4 64
    br r7 .round0kkk .done12
  .round0kkk:
    r5 = mul r4 1 64
    r3 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done16:
    ret r6
end tak_5_3_6

start tak_7_1_3 0:
  .round0:
    r6 = sub r7 1 64
    r2 = xor r6 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_6_1_3
    r6 = sub r1 1 64
    r4 = icmp slt r3 r6 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_6_3_7
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_1
    r6 = icmp slt r4 r2 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r4 r2 64
    br r6 .round1cck .done01
  .round1cck:
    r5 = mul r1 1 64
    br .round1
  .r0ck:
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_1
    r6 = icmp slt r7 r2 64
    br r6 .round1ckc .done05
  .round1ckc:
    r4 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r2 64
    br r6 .round1ckk .done01
  .round1ckk:
    r4 = mul r7 1 64
    r5 = mul r1 1 64
    br .round1
  .r0k:
    r6 = sub r1 1 64
    r4 = icmp slt r3 r6 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_6_3_7
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_1
    r6 = icmp slt r4 r3 64
    br r6 .round1kcc .done05
  .round1kcc:
    r2 = mul r3 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r4 r3 64
    br r6 .round1kck .done01
  .round1kck:
    r2 = mul r3 1 64
    r5 = mul r1 1 64
    br .round1
  .r0kk:
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_1
    r2 = mul r3 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r3 64
    br r6 .round1kkk .done01
  .round1kkk:
    r2 = mul r3 1 64
    r4 = mul r7 1 64
    r5 = mul r1 1 64
    br .round1
  .round1:
    r6 = sub r2 1 64
    r7 = xor r6 r4 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_4_5
    r6 = sub r4 1 64
    r1 = icmp slt r5 r6 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_6_5_2
    r6 = sub r5 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_6_2_4
    r6 = icmp slt r1 r7 64
    br r6 .round0 .done13
  .r1cck:
    r6 = icmp slt r1 r7 64
    br r6 .round0cck .done14
  .round0cck:
    r3 = mul r4 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_6_2_4
    r6 = icmp slt r2 r7 64
    br r6 .round0ckc .done13
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r2 r7 64
    br r6 .round0ckk .done14
  .round0ckk:
    r1 = mul r2 1 64
    r3 = mul r4 1 64
    br .round0
  .r1k:
    r6 = sub r4 1 64
    r1 = icmp slt r5 r6 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_6_5_2
    r6 = sub r5 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_6_2_4
    r6 = icmp slt r1 r5 64
    br r6 .round0kcc .done13
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r1 r5 64
    br r6 .round0kck .done14
  .round0kck:
    r7 = mul r5 1 64
    r3 = mul r4 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r3 = icmp slt r2 r6 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_6_2_4
    r7 = mul r5 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r2 r5 64
    br r6 .round0kkk .done14
  .round0kkk:
    r7 = mul r5 1 64
    r1 = mul r2 1 64
    r3 = mul r4 1 64
    br .round0
  .done01:
    ret r1
  .done05:
    ret r5
  .done13:
    ret r3
  .done14:
    ret r4
end tak_7_1_3

start tak_6_3_5 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_3_5
    r7 = sub r3 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_5_6
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_6_3
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done03
  .round1cck:
    r4 = mul r3 1 64
    br .round1
  .r0ck:
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_6_3
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done04
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done03
  .round1ckk:
    r2 = mul r6 1 64
    r4 = mul r3 1 64
    br .round1
  .r0k:
    r7 = sub r3 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_5_6
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_6_3
    r7 = icmp slt r2 r5 64
    br r7 .round1kcc .done04
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r5 64
    br r7 .round1kck .done03
  .round1kck:
    r1 = mul r5 1 64
    r4 = mul r3 1 64
    br .round1
  .r0kk:
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_6_3
    r1 = mul r5 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r5 64
    br r7 .round1kkk .done03
  .round1kkk:
    r1 = mul r5 1 64
    r2 = mul r6 1 64
    r4 = mul r3 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_2_4
    r7 = sub r2 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_7_4_1
    r7 = sub r4 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_7_1_2
    r7 = icmp slt r3 r6 64
    br r7 .round0 .done15
  .r1cck:
    r7 = icmp slt r3 r6 64
    br r7 .round0cck .done12
  .round0cck:
    r5 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_7_1_2
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done15
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_7_4_1
    r7 = sub r4 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_7_1_2
    r7 = icmp slt r3 r4 64
    br r7 .round0kcc .done15
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r3 r4 64
    br r7 .round0kck .done12
  .round0kck:
    r6 = mul r4 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_7_1_2
    r6 = mul r4 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r4 64
    br r7 .round0kkk .done12
  .round0kkk:
    r6 = mul r4 1 64
    r3 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done15:
    ret r5
end tak_6_3_5

start tak_6_2_7 0:
  .round0:
    r5 = sub r6 1 64
    r1 = xor r5 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_2_7
    r5 = sub r2 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_5_7_6
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_6_2
    r5 = icmp slt r3 r1 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r3 r1 64
    br r5 .round1cck .done02
  .round1cck:
    r4 = mul r2 1 64
    br .round1
  .r0ck:
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_6_2
    r5 = icmp slt r6 r1 64
    br r5 .round1ckc .done04
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r6 r1 64
    br r5 .round1ckk .done02
  .round1ckk:
    r3 = mul r6 1 64
    r4 = mul r2 1 64
    br .round1
  .r0k:
    r5 = sub r2 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_5_7_6
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_6_2
    r5 = icmp slt r3 r7 64
    br r5 .round1kcc .done04
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r3 r7 64
    br r5 .round1kck .done02
  .round1kck:
    r1 = mul r7 1 64
    r4 = mul r2 1 64
    br .round1
  .r0kk:
    r5 = sub r7 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_6_2
    r1 = mul r7 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r6 r7 64
    br r5 .round1kkk .done02
  .round1kkk:
    r1 = mul r7 1 64
    r3 = mul r6 1 64
    r4 = mul r2 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r6 = xor r5 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_5_3_4
    r5 = sub r3 1 64
    r2 = icmp slt r4 r5 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_5_4_1
    r5 = sub r4 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_5_1_3
    r5 = icmp slt r2 r6 64
    br r5 .round0 .done17
  .r1cck:
    r5 = icmp slt r2 r6 64
    br r5 .round0cck .done13
  .round0cck:
    r7 = mul r3 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_5_1_3
    r5 = icmp slt r1 r6 64
    br r5 .round0ckc .done17
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r6 64
    br r5 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r7 = mul r3 1 64
    br .round0
  .r1k:
    r5 = sub r3 1 64
    r2 = icmp slt r4 r5 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_5_4_1
    r5 = sub r4 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_5_1_3
    r5 = icmp slt r2 r4 64
    br r5 .round0kcc .done17
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r2 r4 64
    br r5 .round0kck .done13
  .round0kck:
    r6 = mul r4 1 64
    r7 = mul r3 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_5_1_3
    r6 = mul r4 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r4 64
    br r5 .round0kkk .done13
  .round0kkk:
    r6 = mul r4 1 64
    r2 = mul r1 1 64
    r7 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done04:
    ret r4
  .done13:
    ret r3
  .done17:
    ret r7
end tak_6_2_7

start tak_6_4_2 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_4_2
    r7 = sub r4 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_2_6
    r7 = sub r2 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_4
    r7 = icmp slt r3 r1 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r3 r1 64
    br r7 .round1cck .done04
  .round1cck:
    r5 = mul r4 1 64
    br .round1
  .r0ck:
    r7 = sub r2 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_4
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done05
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done04
  .round1ckk:
    r3 = mul r6 1 64
    r5 = mul r4 1 64
    br .round1
  .r0k:
    r7 = sub r4 1 64
    r3 = icmp slt r2 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_2_6
    r7 = sub r2 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_4
    r7 = icmp slt r3 r2 64
    br r7 .round1kcc .done05
  .round1kcc:
    r1 = mul r2 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r2 64
    br r7 .round1kck .done04
  .round1kck:
    r1 = mul r2 1 64
    r5 = mul r4 1 64
    br .round1
  .r0kk:
    r7 = sub r2 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_4
    r1 = mul r2 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r2 64
    br r7 .round1kkk .done04
  .round1kkk:
    r1 = mul r2 1 64
    r3 = mul r6 1 64
    r5 = mul r4 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_3_5
    r7 = sub r3 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_7_5_1
    r7 = sub r5 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_7_1_3
    r7 = icmp slt r4 r6 64
    br r7 .round0 .done12
  .r1cck:
    r7 = icmp slt r4 r6 64
    br r7 .round0cck .done13
  .round0cck:
    r2 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_7_1_3
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done12
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done13
  .round0ckk:
    r4 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r4 = icmp slt r5 r7 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_7_5_1
    r7 = sub r5 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_7_1_3
    r7 = icmp slt r4 r5 64
    br r7 .round0kcc .done12
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r4 r5 64
    br r7 .round0kck .done13
  .round0kck:
    r6 = mul r5 1 64
    r2 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r2 = icmp slt r1 r7 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_7_1_3
    r6 = mul r5 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r5 64
    br r7 .round0kkk .done13
  .round0kkk:
    r6 = mul r5 1 64
    r4 = mul r1 1 64
    r2 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done12:
    ret r2
  .done13:
    ret r3
end tak_6_4_2

start tak_7_6_5 0:
  .round0:
    r4 = sub r7 1 64
    r1 = xor r4 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_4_6_5
    r4 = sub r6 1 64
    r2 = icmp slt r5 r4 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_4_5_7
    r4 = sub r5 1 64
    r3 = icmp slt r7 r4 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_4_7_6
    r4 = icmp slt r2 r1 64
    br r4 .round1 .done03
  .r0cck:
    r4 = icmp slt r2 r1 64
    br r4 .round1cck .done06
  .round1cck:
    r3 = mul r6 1 64
    br .round1
  .r0ck:
    r4 = sub r5 1 64
    r3 = icmp slt r7 r4 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_4_7_6
    r4 = icmp slt r7 r1 64
    br r4 .round1ckc .done03
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r4 = icmp slt r7 r1 64
    br r4 .round1ckk .done06
  .round1ckk:
    r2 = mul r7 1 64
    r3 = mul r6 1 64
    br .round1
  .r0k:
    r4 = sub r6 1 64
    r2 = icmp slt r5 r4 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_4_5_7
    r4 = sub r5 1 64
    r3 = icmp slt r7 r4 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_4_7_6
    r4 = icmp slt r2 r5 64
    br r4 .round1kcc .done03
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r4 = icmp slt r2 r5 64
    br r4 .round1kck .done06
  .round1kck:
    r1 = mul r5 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kk:
    r4 = sub r5 1 64
    r3 = icmp slt r7 r4 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_4_7_6
    r1 = mul r5 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r4 = icmp slt r7 r5 64
    br r4 .round1kkk .done06
  .round1kkk:
    r1 = mul r5 1 64
    r2 = mul r7 1 64
    r3 = mul r6 1 64
    br .round1
  .round1:
    r4 = sub r1 1 64
    r7 = xor r4 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_4_2_3
    r4 = sub r2 1 64
    r6 = icmp slt r3 r4 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_4_3_1
    r4 = sub r3 1 64
    r5 = icmp slt r1 r4 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_4_1_2
    r4 = icmp slt r6 r7 64
    br r4 .round0 .done15
  .r1cck:
    r4 = icmp slt r6 r7 64
    br r4 .round0cck .done12
  .round0cck:
    r5 = mul r2 1 64
    br .round0
  .r1ck:
    r4 = sub r3 1 64
    r5 = icmp slt r1 r4 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_4_1_2
    r4 = icmp slt r1 r7 64
    br r4 .round0ckc .done15
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r4 = icmp slt r1 r7 64
    br r4 .round0ckk .done12
  .round0ckk:
    r6 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .r1k:
    r4 = sub r2 1 64
    r6 = icmp slt r3 r4 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_4_3_1
    r4 = sub r3 1 64
    r5 = icmp slt r1 r4 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_4_1_2
    r4 = icmp slt r6 r3 64
    br r4 .round0kcc .done15
  .round0kcc:
    r7 = mul r3 1 64
    br .round0
  .r1kck:
    r4 = icmp slt r6 r3 64
    br r4 .round0kck .done12
  .round0kck:
    r7 = mul r3 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kk:
    r4 = sub r3 1 64
    r5 = icmp slt r1 r4 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_4_1_2
    r7 = mul r3 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r4 = icmp slt r1 r3 64
    br r4 .round0kkk .done12
  .round0kkk:
    r7 = mul r3 1 64
    r6 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done12:
    ret r2
  .done15:
    ret r5
end tak_7_6_5

start tak_7_1_6 0:
  .round0:
    r5 = sub r7 1 64
    r2 = xor r5 r1 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_5_1_6
    r5 = sub r1 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_5_6_7
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_7_1
    r5 = icmp slt r3 r2 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r3 r2 64
    br r5 .round1cck .done01
  .round1cck:
    r4 = mul r1 1 64
    br .round1
  .r0ck:
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_7_1
    r5 = icmp slt r7 r2 64
    br r5 .round1ckc .done04
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r7 r2 64
    br r5 .round1ckk .done01
  .round1ckk:
    r3 = mul r7 1 64
    r4 = mul r1 1 64
    br .round1
  .r0k:
    r5 = sub r1 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_5_6_7
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_7_1
    r5 = icmp slt r3 r6 64
    br r5 .round1kcc .done04
  .round1kcc:
    r2 = mul r6 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r3 r6 64
    br r5 .round1kck .done01
  .round1kck:
    r2 = mul r6 1 64
    r4 = mul r1 1 64
    br .round1
  .r0kk:
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_7_1
    r2 = mul r6 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r7 r6 64
    br r5 .round1kkk .done01
  .round1kkk:
    r2 = mul r6 1 64
    r3 = mul r7 1 64
    r4 = mul r1 1 64
    br .round1
  .round1:
    r5 = sub r2 1 64
    r7 = xor r5 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_5_3_4
    r5 = sub r3 1 64
    r1 = icmp slt r4 r5 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_5_4_2
    r5 = sub r4 1 64
    r6 = icmp slt r2 r5 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_5_2_3
    r5 = icmp slt r1 r7 64
    br r5 .round0 .done16
  .r1cck:
    r5 = icmp slt r1 r7 64
    br r5 .round0cck .done13
  .round0cck:
    r6 = mul r3 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r6 = icmp slt r2 r5 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_5_2_3
    r5 = icmp slt r2 r7 64
    br r5 .round0ckc .done16
  .round0ckc:
    r1 = mul r2 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r2 r7 64
    br r5 .round0ckk .done13
  .round0ckk:
    r1 = mul r2 1 64
    r6 = mul r3 1 64
    br .round0
  .r1k:
    r5 = sub r3 1 64
    r1 = icmp slt r4 r5 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_5_4_2
    r5 = sub r4 1 64
    r6 = icmp slt r2 r5 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_5_2_3
    r5 = icmp slt r1 r4 64
    br r5 .round0kcc .done16
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r1 r4 64
    br r5 .round0kck .done13
  .round0kck:
    r7 = mul r4 1 64
    r6 = mul r3 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r6 = icmp slt r2 r5 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_5_2_3
    r7 = mul r4 1 64
    r1 = mul r2 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r2 r4 64
    br r5 .round0kkk .done13
  .round0kkk:
    r7 = mul r4 1 64
    r1 = mul r2 1 64
    r6 = mul r3 1 64
    br .round0
  .done01:
    ret r1
  .done04:
    ret r4
  .done13:
    ret r3
  .done16:
    ret r6
end tak_7_1_6

start tak_7_5_1 0:
  .round0:
    r6 = sub r7 1 64
    r2 = xor r6 r5 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_6_5_1
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_6_1_7
    r6 = sub r1 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_7_5
    r6 = icmp slt r3 r2 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r3 r2 64
    br r6 .round1cck .done05
  .round1cck:
    r4 = mul r5 1 64
    br .round1
  .r0ck:
    r6 = sub r1 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_7_5
    r6 = icmp slt r7 r2 64
    br r6 .round1ckc .done04
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r2 64
    br r6 .round1ckk .done05
  .round1ckk:
    r3 = mul r7 1 64
    r4 = mul r5 1 64
    br .round1
  .r0k:
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_6_1_7
    r6 = sub r1 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_7_5
    r6 = icmp slt r3 r1 64
    br r6 .round1kcc .done04
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r3 r1 64
    br r6 .round1kck .done05
  .round1kck:
    r2 = mul r1 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kk:
    r6 = sub r1 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_7_5
    r2 = mul r1 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r1 64
    br r6 .round1kkk .done05
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r7 1 64
    r4 = mul r5 1 64
    br .round1
  .round1:
    r6 = sub r2 1 64
    r7 = xor r6 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_3_4
    r6 = sub r3 1 64
    r5 = icmp slt r4 r6 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_6_4_2
    r6 = sub r4 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_6_2_3
    r6 = icmp slt r5 r7 64
    br r6 .round0 .done11
  .r1cck:
    r6 = icmp slt r5 r7 64
    br r6 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_6_2_3
    r6 = icmp slt r2 r7 64
    br r6 .round0ckc .done11
  .round0ckc:
    r5 = mul r2 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r2 r7 64
    br r6 .round0ckk .done13
  .round0ckk:
    r5 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r6 = sub r3 1 64
    r5 = icmp slt r4 r6 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_6_4_2
    r6 = sub r4 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_6_2_3
    r6 = icmp slt r5 r4 64
    br r6 .round0kcc .done11
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r5 r4 64
    br r6 .round0kck .done13
  .round0kck:
    r7 = mul r4 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_6_2_3
    r7 = mul r4 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r2 r4 64
    br r6 .round0kkk .done13
  .round0kkk:
    r7 = mul r4 1 64
    r5 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done11:
    ret r1
  .done13:
    ret r3
end tak_7_5_1

start tak_6_2_5 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_2_5
    r7 = sub r2 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_7_5_6
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_7_6_2
    r7 = icmp slt r3 r1 64
    br r7 .round1 .done04
  .r0cck:
    r7 = icmp slt r3 r1 64
    br r7 .round1cck .done02
  .round1cck:
    r4 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_7_6_2
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done04
  .round1ckc:
    r3 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done02
  .round1ckk:
    r3 = mul r6 1 64
    r4 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_7_5_6
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_7_6_2
    r7 = icmp slt r3 r5 64
    br r7 .round1kcc .done04
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r3 r5 64
    br r7 .round1kck .done02
  .round1kck:
    r1 = mul r5 1 64
    r4 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r5 1 64
    r4 = icmp slt r6 r7 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_7_6_2
    r1 = mul r5 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r5 64
    br r7 .round1kkk .done02
  .round1kkk:
    r1 = mul r5 1 64
    r3 = mul r6 1 64
    r4 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r3 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_3_4
    r7 = sub r3 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_4_1
    r7 = sub r4 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_7_1_3
    r7 = icmp slt r2 r6 64
    br r7 .round0 .done15
  .r1cck:
    r7 = icmp slt r2 r6 64
    br r7 .round0cck .done13
  .round0cck:
    r5 = mul r3 1 64
    br .round0
  .r1ck:
    r7 = sub r4 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_7_1_3
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done15
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r5 = mul r3 1 64
    br .round0
  .r1k:
    r7 = sub r3 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_4_1
    r7 = sub r4 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_7_1_3
    r7 = icmp slt r2 r4 64
    br r7 .round0kcc .done15
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r4 64
    br r7 .round0kck .done13
  .round0kck:
    r6 = mul r4 1 64
    r5 = mul r3 1 64
    br .round0
  .r1kk:
    r7 = sub r4 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_7_1_3
    r6 = mul r4 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r4 64
    br r7 .round0kkk .done13
  .round0kkk:
    r6 = mul r4 1 64
    r2 = mul r1 1 64
    r5 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done04:
    ret r4
  .done13:
    ret r3
  .done15:
    ret r5
end tak_6_2_5

start tak_6_7_3 0:
  .round0:
    r5 = sub r6 1 64
    r1 = xor r5 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_7_3
    r5 = sub r7 1 64
    r2 = icmp slt r3 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_3_6
    r5 = sub r3 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_6_7
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done07
  .round1cck:
    r4 = mul r7 1 64
    br .round1
  .r0ck:
    r5 = sub r3 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_6_7
    r5 = icmp slt r6 r1 64
    br r5 .round1ckc .done04
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r6 r1 64
    br r5 .round1ckk .done07
  .round1ckk:
    r2 = mul r6 1 64
    r4 = mul r7 1 64
    br .round1
  .r0k:
    r5 = sub r7 1 64
    r2 = icmp slt r3 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_3_6
    r5 = sub r3 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_6_7
    r5 = icmp slt r2 r3 64
    br r5 .round1kcc .done04
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r3 64
    br r5 .round1kck .done07
  .round1kck:
    r1 = mul r3 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kk:
    r5 = sub r3 1 64
    r4 = icmp slt r6 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_6_7
    r1 = mul r3 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r6 r3 64
    br r5 .round1kkk .done07
  .round1kkk:
    r1 = mul r3 1 64
    r2 = mul r6 1 64
    r4 = mul r7 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r6 = xor r5 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_5_2_4
    r5 = sub r2 1 64
    r7 = icmp slt r4 r5 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_5_4_1
    r5 = sub r4 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_5_1_2
    r5 = icmp slt r7 r6 64
    br r5 .round0 .done13
  .r1cck:
    r5 = icmp slt r7 r6 64
    br r5 .round0cck .done12
  .round0cck:
    r3 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_5_1_2
    r5 = icmp slt r1 r6 64
    br r5 .round0ckc .done13
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r6 64
    br r5 .round0ckk .done12
  .round0ckk:
    r7 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r7 = icmp slt r4 r5 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_5_4_1
    r5 = sub r4 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_5_1_2
    r5 = icmp slt r7 r4 64
    br r5 .round0kcc .done13
  .round0kcc:
    r6 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r7 r4 64
    br r5 .round0kck .done12
  .round0kck:
    r6 = mul r4 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_5_1_2
    r6 = mul r4 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r4 64
    br r5 .round0kkk .done12
  .round0kkk:
    r6 = mul r4 1 64
    r7 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .done04:
    ret r4
  .done07:
    ret r7
  .done12:
    ret r2
  .done13:
    ret r3
end tak_6_7_3

start tak_6_4_7 0:
  .round0:
    r5 = sub r6 1 64
    r1 = xor r5 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_4_7
    r5 = sub r4 1 64
    r2 = icmp slt r7 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_7_6
    r5 = sub r7 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_5_6_4
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done03
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done04
  .round1cck:
    r3 = mul r4 1 64
    br .round1
  .r0ck:
    r5 = sub r7 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_5_6_4
    r5 = icmp slt r6 r1 64
    br r5 .round1ckc .done03
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r6 r1 64
    br r5 .round1ckk .done04
  .round1ckk:
    r2 = mul r6 1 64
    r3 = mul r4 1 64
    br .round1
  .r0k:
    r5 = sub r4 1 64
    r2 = icmp slt r7 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_7_6
    r5 = sub r7 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_5_6_4
    r5 = icmp slt r2 r7 64
    br r5 .round1kcc .done03
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r7 64
    br r5 .round1kck .done04
  .round1kck:
    r1 = mul r7 1 64
    r3 = mul r4 1 64
    br .round1
  .r0kk:
    r5 = sub r7 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_5_6_4
    r1 = mul r7 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r6 r7 64
    br r5 .round1kkk .done04
  .round1kkk:
    r1 = mul r7 1 64
    r2 = mul r6 1 64
    r3 = mul r4 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r6 = xor r5 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_5_2_3
    r5 = sub r2 1 64
    r4 = icmp slt r3 r5 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_5_3_1
    r5 = sub r3 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_5_1_2
    r5 = icmp slt r4 r6 64
    br r5 .round0 .done17
  .r1cck:
    r5 = icmp slt r4 r6 64
    br r5 .round0cck .done12
  .round0cck:
    r7 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r3 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_5_1_2
    r5 = icmp slt r1 r6 64
    br r5 .round0ckc .done17
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r6 64
    br r5 .round0ckk .done12
  .round0ckk:
    r4 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r4 = icmp slt r3 r5 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_5_3_1
    r5 = sub r3 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_5_1_2
    r5 = icmp slt r4 r3 64
    br r5 .round0kcc .done17
  .round0kcc:
    r6 = mul r3 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r4 r3 64
    br r5 .round0kck .done12
  .round0kck:
    r6 = mul r3 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r3 1 64
    r7 = icmp slt r1 r5 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_5_1_2
    r6 = mul r3 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r3 64
    br r5 .round0kkk .done12
  .round0kkk:
    r6 = mul r3 1 64
    r4 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done17:
    ret r7
end tak_6_4_7

start tak_6_3_4 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r3 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_3_4
    r7 = sub r3 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_4_6
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_3
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done03
  .round1cck:
    r5 = mul r3 1 64
    br .round1
  .r0ck:
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_3
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done05
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done03
  .round1ckk:
    r2 = mul r6 1 64
    r5 = mul r3 1 64
    br .round1
  .r0k:
    r7 = sub r3 1 64
    r2 = icmp slt r4 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_4_6
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_3
    r7 = icmp slt r2 r4 64
    br r7 .round1kcc .done05
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r4 64
    br r7 .round1kck .done03
  .round1kck:
    r1 = mul r4 1 64
    r5 = mul r3 1 64
    br .round1
  .r0kk:
    r7 = sub r4 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_3
    r1 = mul r4 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r4 64
    br r7 .round1kkk .done03
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r6 1 64
    r5 = mul r3 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_2_5
    r7 = sub r2 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_7_5_1
    r7 = sub r5 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_7_1_2
    r7 = icmp slt r3 r6 64
    br r7 .round0 .done14
  .r1cck:
    r7 = icmp slt r3 r6 64
    br r7 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_7_1_2
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done14
  .round0ckc:
    r3 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done12
  .round0ckk:
    r3 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_7_5_1
    r7 = sub r5 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_7_1_2
    r7 = icmp slt r3 r5 64
    br r7 .round0kcc .done14
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r3 r5 64
    br r7 .round0kck .done12
  .round0kck:
    r6 = mul r5 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_7_1_2
    r6 = mul r5 1 64
    r3 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r5 64
    br r7 .round0kkk .done12
  .round0kkk:
    r6 = mul r5 1 64
    r3 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done12:
    ret r2
  .done14:
    ret r4
end tak_6_3_4

start tak_7_5_3 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_5_3
    r6 = sub r5 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_6_3_7
    r6 = sub r3 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_6_7_5
    r6 = icmp slt r2 r1 64
    br r6 .round1 .done04
  .r0cck:
    r6 = icmp slt r2 r1 64
    br r6 .round1cck .done05
  .round1cck:
    r4 = mul r5 1 64
    br .round1
  .r0ck:
    r6 = sub r3 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_6_7_5
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done04
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done05
  .round1ckk:
    r2 = mul r7 1 64
    r4 = mul r5 1 64
    br .round1
  .r0k:
    r6 = sub r5 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_6_3_7
    r6 = sub r3 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_6_7_5
    r6 = icmp slt r2 r3 64
    br r6 .round1kcc .done04
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r2 r3 64
    br r6 .round1kck .done05
  .round1kck:
    r1 = mul r3 1 64
    r4 = mul r5 1 64
    br .round1
  .r0kk:
    r6 = sub r3 1 64
    r4 = icmp slt r7 r6 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_6_7_5
    r1 = mul r3 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r3 64
    br r6 .round1kkk .done05
  .round1kkk:
    r1 = mul r3 1 64
    r2 = mul r7 1 64
    r4 = mul r5 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_2_4
    r6 = sub r2 1 64
    r5 = icmp slt r4 r6 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_6_4_1
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_6_1_2
    r6 = icmp slt r5 r7 64
    br r6 .round0 .done13
  .r1cck:
    r6 = icmp slt r5 r7 64
    br r6 .round0cck .done12
  .round0cck:
    r3 = mul r2 1 64
    br .round0
  .r1ck:
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_6_1_2
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done13
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done12
  .round0ckk:
    r5 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .r1k:
    r6 = sub r2 1 64
    r5 = icmp slt r4 r6 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_6_4_1
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_6_1_2
    r6 = icmp slt r5 r4 64
    br r6 .round0kcc .done13
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r5 r4 64
    br r6 .round0kck .done12
  .round0kck:
    r7 = mul r4 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kk:
    r6 = sub r4 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_6_1_2
    r7 = mul r4 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r4 64
    br r6 .round0kkk .done12
  .round0kkk:
    r7 = mul r4 1 64
    r5 = mul r1 1 64
    r3 = mul r2 1 64
    br .round0
  .done04:
    ret r4
  .done05:
    ret r5
  .done12:
    ret r2
  .done13:
    ret r3
end tak_7_5_3

start tak_7_6_1 0:
  .round0:
    r5 = sub r7 1 64
    r2 = xor r5 r6 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_5_6_1
    r5 = sub r6 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_5_1_7
    r5 = sub r1 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_7_6
    r5 = icmp slt r3 r2 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r3 r2 64
    br r5 .round1cck .done06
  .round1cck:
    r4 = mul r6 1 64
    br .round1
  .r0ck:
    r5 = sub r1 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_7_6
    r5 = icmp slt r7 r2 64
    br r5 .round1ckc .done04
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r7 r2 64
    br r5 .round1ckk .done06
  .round1ckk:
    r3 = mul r7 1 64
    r4 = mul r6 1 64
    br .round1
  .r0k:
    r5 = sub r6 1 64
    r3 = icmp slt r1 r5 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_5_1_7
    r5 = sub r1 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_7_6
    r5 = icmp slt r3 r1 64
    br r5 .round1kcc .done04
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r3 r1 64
    br r5 .round1kck .done06
  .round1kck:
    r2 = mul r1 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kk:
    r5 = sub r1 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_7_6
    r2 = mul r1 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r7 r1 64
    br r5 .round1kkk .done06
  .round1kkk:
    r2 = mul r1 1 64
    r3 = mul r7 1 64
    r4 = mul r6 1 64
    br .round1
  .round1:
    r5 = sub r2 1 64
    r7 = xor r5 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_5_3_4
    r5 = sub r3 1 64
    r6 = icmp slt r4 r5 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_5_4_2
    r5 = sub r4 1 64
    r1 = icmp slt r2 r5 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_5_2_3
    r5 = icmp slt r6 r7 64
    br r5 .round0 .done11
  .r1cck:
    r5 = icmp slt r6 r7 64
    br r5 .round0cck .done13
  .round0cck:
    r1 = mul r3 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r1 = icmp slt r2 r5 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_5_2_3
    r5 = icmp slt r2 r7 64
    br r5 .round0ckc .done11
  .round0ckc:
    r6 = mul r2 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r2 r7 64
    br r5 .round0ckk .done13
  .round0ckk:
    r6 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .r1k:
    r5 = sub r3 1 64
    r6 = icmp slt r4 r5 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_5_4_2
    r5 = sub r4 1 64
    r1 = icmp slt r2 r5 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_5_2_3
    r5 = icmp slt r6 r4 64
    br r5 .round0kcc .done11
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r6 r4 64
    br r5 .round0kck .done13
  .round0kck:
    r7 = mul r4 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r1 = icmp slt r2 r5 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_5_2_3
    r7 = mul r4 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r2 r4 64
    br r5 .round0kkk .done13
  .round0kkk:
    r7 = mul r4 1 64
    r6 = mul r2 1 64
    r1 = mul r3 1 64
    br .round0
  .done04:
    ret r4
  .done06:
    ret r6
  .done11:
    ret r1
  .done13:
    ret r3
end tak_7_6_1

start tak_7_2_6 0:
  .round0:
    r5 = sub r7 1 64
    r1 = xor r5 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_2_6
    r5 = sub r2 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0cc .r0ck
  .r0cc:
    r3 = call tak_5_6_7
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ccc .r0cck
  .r0ccc:
    r4 = call tak_5_7_2
    r5 = icmp slt r3 r1 64
    br r5 .round1 .done04
  .r0cck:
    r5 = icmp slt r3 r1 64
    br r5 .round1cck .done02
  .round1cck:
    r4 = mul r2 1 64
    br .round1
  .r0ck:
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0ckc .r0ckk
  .r0ckc:
    r4 = call tak_5_7_2
    r5 = icmp slt r7 r1 64
    br r5 .round1ckc .done04
  .round1ckc:
    r3 = mul r7 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r7 r1 64
    br r5 .round1ckk .done02
  .round1ckk:
    r3 = mul r7 1 64
    r4 = mul r2 1 64
    br .round1
  .r0k:
    r5 = sub r2 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0kc .r0kk
  .r0kc:
    r3 = call tak_5_6_7
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kcc .r0kck
  .r0kcc:
    r4 = call tak_5_7_2
    r5 = icmp slt r3 r6 64
    br r5 .round1kcc .done04
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r3 r6 64
    br r5 .round1kck .done02
  .round1kck:
    r1 = mul r6 1 64
    r4 = mul r2 1 64
    br .round1
  .r0kk:
    r5 = sub r6 1 64
    r4 = icmp slt r7 r5 64
    br r4 .r0kkc .r0kkk
  .r0kkc:
    r4 = call tak_5_7_2
    r1 = mul r6 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r7 r6 64
    br r5 .round1kkk .done02
  .round1kkk:
    r1 = mul r6 1 64
    r3 = mul r7 1 64
    r4 = mul r2 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r7 = xor r5 r3 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_5_3_4
    r5 = sub r3 1 64
    r2 = icmp slt r4 r5 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_5_4_1
    r5 = sub r4 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_5_1_3
    r5 = icmp slt r2 r7 64
    br r5 .round0 .done16
  .r1cck:
    r5 = icmp slt r2 r7 64
    br r5 .round0cck .done13
  .round0cck:
    r6 = mul r3 1 64
    br .round0
  .r1ck:
    r5 = sub r4 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_5_1_3
    r5 = icmp slt r1 r7 64
    br r5 .round0ckc .done16
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r7 64
    br r5 .round0ckk .done13
  .round0ckk:
    r2 = mul r1 1 64
    r6 = mul r3 1 64
    br .round0
  .r1k:
    r5 = sub r3 1 64
    r2 = icmp slt r4 r5 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_5_4_1
    r5 = sub r4 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_5_1_3
    r5 = icmp slt r2 r4 64
    br r5 .round0kcc .done16
  .round0kcc:
    r7 = mul r4 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r2 r4 64
    br r5 .round0kck .done13
  .round0kck:
    r7 = mul r4 1 64
    r6 = mul r3 1 64
    br .round0
  .r1kk:
    r5 = sub r4 1 64
    r6 = icmp slt r1 r5 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_5_1_3
    r7 = mul r4 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r4 64
    br r5 .round0kkk .done13
  .round0kkk:
    r7 = mul r4 1 64
    r2 = mul r1 1 64
    r6 = mul r3 1 64
    br .round0
  .done02:
    ret r2
  .done04:
    ret r4
  .done13:
    ret r3
  .done16:
    ret r6
end tak_7_2_6

start tak_6_3_1 0:
  .round0:
    r7 = sub r6 1 64
    r2 = xor r7 r3 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_7_3_1
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_7_1_6
    r7 = sub r1 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_3
    r7 = icmp slt r4 r2 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r4 r2 64
    br r7 .round1cck .done03
  .round1cck:
    r5 = mul r3 1 64
    br .round1
  .r0ck:
    r7 = sub r1 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_3
    r7 = icmp slt r6 r2 64
    br r7 .round1ckc .done05
  .round1ckc:
    r4 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r2 64
    br r7 .round1ckk .done03
  .round1ckk:
    r4 = mul r6 1 64
    r5 = mul r3 1 64
    br .round1
  .r0k:
    r7 = sub r3 1 64
    r4 = icmp slt r1 r7 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_7_1_6
    r7 = sub r1 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_3
    r7 = icmp slt r4 r1 64
    br r7 .round1kcc .done05
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r4 r1 64
    br r7 .round1kck .done03
  .round1kck:
    r2 = mul r1 1 64
    r5 = mul r3 1 64
    br .round1
  .r0kk:
    r7 = sub r1 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_3
    r2 = mul r1 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r1 64
    br r7 .round1kkk .done03
  .round1kkk:
    r2 = mul r1 1 64
    r4 = mul r6 1 64
    r5 = mul r3 1 64
    br .round1
  .round1:
    r7 = sub r2 1 64
    r6 = xor r7 r4 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_4_5
    r7 = sub r4 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_7_5_2
    r7 = sub r5 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_7_2_4
    r7 = icmp slt r3 r6 64
    br r7 .round0 .done11
  .r1cck:
    r7 = icmp slt r3 r6 64
    br r7 .round0cck .done14
  .round0cck:
    r1 = mul r4 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_7_2_4
    r7 = icmp slt r2 r6 64
    br r7 .round0ckc .done11
  .round0ckc:
    r3 = mul r2 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r2 r6 64
    br r7 .round0ckk .done14
  .round0ckk:
    r3 = mul r2 1 64
    r1 = mul r4 1 64
    br .round0
  .r1k:
    r7 = sub r4 1 64
    r3 = icmp slt r5 r7 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_7_5_2
    r7 = sub r5 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_7_2_4
    r7 = icmp slt r3 r5 64
    br r7 .round0kcc .done11
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r3 r5 64
    br r7 .round0kck .done14
  .round0kck:
    r6 = mul r5 1 64
    r1 = mul r4 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r1 = icmp slt r2 r7 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_7_2_4
    r6 = mul r5 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r2 r5 64
    br r7 .round0kkk .done14
  .round0kkk:
    r6 = mul r5 1 64
    r3 = mul r2 1 64
    r1 = mul r4 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done11:
    ret r1
  .done14:
    ret r4
end tak_6_3_1

start tak_6_2_3 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_2_3
    r7 = sub r2 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_7_3_6
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_7_6_2
    r7 = icmp slt r4 r1 64
    br r7 .round1 .done05
  .r0cck:
    r7 = icmp slt r4 r1 64
    br r7 .round1cck .done02
  .round1cck:
    r5 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_7_6_2
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done05
  .round1ckc:
    r4 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done02
  .round1ckk:
    r4 = mul r6 1 64
    r5 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_7_3_6
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_7_6_2
    r7 = icmp slt r4 r3 64
    br r7 .round1kcc .done05
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r4 r3 64
    br r7 .round1kck .done02
  .round1kck:
    r1 = mul r3 1 64
    r5 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r5 = icmp slt r6 r7 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_7_6_2
    r1 = mul r3 1 64
    r4 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r3 64
    br r7 .round1kkk .done02
  .round1kkk:
    r1 = mul r3 1 64
    r4 = mul r6 1 64
    r5 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r4 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_4_5
    r7 = sub r4 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_5_1
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_1_4
    r7 = icmp slt r2 r6 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r2 r6 64
    br r7 .round0cck .done14
  .round0cck:
    r3 = mul r4 1 64
    br .round0
  .r1ck:
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_1_4
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done13
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done14
  .round0ckk:
    r2 = mul r1 1 64
    r3 = mul r4 1 64
    br .round0
  .r1k:
    r7 = sub r4 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_5_1
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_1_4
    r7 = icmp slt r2 r5 64
    br r7 .round0kcc .done13
  .round0kcc:
    r6 = mul r5 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r5 64
    br r7 .round0kck .done14
  .round0kck:
    r6 = mul r5 1 64
    r3 = mul r4 1 64
    br .round0
  .r1kk:
    r7 = sub r5 1 64
    r3 = icmp slt r1 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_1_4
    r6 = mul r5 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r5 64
    br r7 .round0kkk .done14
  .round0kkk:
    r6 = mul r5 1 64
    r2 = mul r1 1 64
    r3 = mul r4 1 64
    br .round0
  .done02:
    ret r2
  .done05:
    ret r5
  .done13:
    ret r3
  .done14:
    ret r4
end tak_6_2_3

start tak_6_7_4 0:
  .round0:
    r5 = sub r6 1 64
    r1 = xor r5 r7 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_7_4
    r5 = sub r7 1 64
    r2 = icmp slt r4 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_4_6
    r5 = sub r4 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_5_6_7
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done03
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done07
  .round1cck:
    r3 = mul r7 1 64
    br .round1
  .r0ck:
    r5 = sub r4 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_5_6_7
    r5 = icmp slt r6 r1 64
    br r5 .round1ckc .done03
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r6 r1 64
    br r5 .round1ckk .done07
  .round1ckk:
    r2 = mul r6 1 64
    r3 = mul r7 1 64
    br .round1
  .r0k:
    r5 = sub r7 1 64
    r2 = icmp slt r4 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_4_6
    r5 = sub r4 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_5_6_7
    r5 = icmp slt r2 r4 64
    br r5 .round1kcc .done03
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r4 64
    br r5 .round1kck .done07
  .round1kck:
    r1 = mul r4 1 64
    r3 = mul r7 1 64
    br .round1
  .r0kk:
    r5 = sub r4 1 64
    r3 = icmp slt r6 r5 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_5_6_7
    r1 = mul r4 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r6 r4 64
    br r5 .round1kkk .done07
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r6 1 64
    r3 = mul r7 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r6 = xor r5 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_5_2_3
    r5 = sub r2 1 64
    r7 = icmp slt r3 r5 64
    br r7 .r1cc .r1ck
  .r1cc:
    r7 = call tak_5_3_1
    r5 = sub r3 1 64
    r4 = icmp slt r1 r5 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_5_1_2
    r5 = icmp slt r7 r6 64
    br r5 .round0 .done14
  .r1cck:
    r5 = icmp slt r7 r6 64
    br r5 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r3 1 64
    r4 = icmp slt r1 r5 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_5_1_2
    r5 = icmp slt r1 r6 64
    br r5 .round0ckc .done14
  .round0ckc:
    r7 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r6 64
    br r5 .round0ckk .done12
  .round0ckk:
    r7 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r7 = icmp slt r3 r5 64
    br r7 .r1kc .r1kk
  .r1kc:
    r7 = call tak_5_3_1
    r5 = sub r3 1 64
    r4 = icmp slt r1 r5 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_5_1_2
    r5 = icmp slt r7 r3 64
    br r5 .round0kcc .done14
  .round0kcc:
    r6 = mul r3 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r7 r3 64
    br r5 .round0kck .done12
  .round0kck:
    r6 = mul r3 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r3 1 64
    r4 = icmp slt r1 r5 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_5_1_2
    r6 = mul r3 1 64
    r7 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r3 64
    br r5 .round0kkk .done12
  .round0kkk:
    r6 = mul r3 1 64
    r7 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done07:
    ret r7
  .done12:
    ret r2
  .done14:
    ret r4
end tak_6_7_4

start tak_6_5_7 0:
  .round0:
    r4 = sub r6 1 64
    r1 = xor r4 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_4_5_7
    r4 = sub r5 1 64
    r2 = icmp slt r7 r4 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_4_7_6
    r4 = sub r7 1 64
    r3 = icmp slt r6 r4 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_4_6_5
    r4 = icmp slt r2 r1 64
    br r4 .round1 .done03
  .r0cck:
    r4 = icmp slt r2 r1 64
    br r4 .round1cck .done05
  .round1cck:
    r3 = mul r5 1 64
    br .round1
  .r0ck:
    r4 = sub r7 1 64
    r3 = icmp slt r6 r4 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_4_6_5
    r4 = icmp slt r6 r1 64
    br r4 .round1ckc .done03
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r4 = icmp slt r6 r1 64
    br r4 .round1ckk .done05
  .round1ckk:
    r2 = mul r6 1 64
    r3 = mul r5 1 64
    br .round1
  .r0k:
    r4 = sub r5 1 64
    r2 = icmp slt r7 r4 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_4_7_6
    r4 = sub r7 1 64
    r3 = icmp slt r6 r4 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_4_6_5
    r4 = icmp slt r2 r7 64
    br r4 .round1kcc .done03
  .round1kcc:
    r1 = mul r7 1 64
    br .round1
  .r0kck:
    r4 = icmp slt r2 r7 64
    br r4 .round1kck .done05
  .round1kck:
    r1 = mul r7 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kk:
    r4 = sub r7 1 64
    r3 = icmp slt r6 r4 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_4_6_5
    r1 = mul r7 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r4 = icmp slt r6 r7 64
    br r4 .round1kkk .done05
  .round1kkk:
    r1 = mul r7 1 64
    r2 = mul r6 1 64
    r3 = mul r5 1 64
    br .round1
  .round1:
    r4 = sub r1 1 64
    r6 = xor r4 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_4_2_3
    r4 = sub r2 1 64
    r5 = icmp slt r3 r4 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_4_3_1
    r4 = sub r3 1 64
    r7 = icmp slt r1 r4 64
    br r7 .r1ccc .r1cck
  .r1ccc:
    r7 = call tak_4_1_2
    r4 = icmp slt r5 r6 64
    br r4 .round0 .done17
  .r1cck:
    r4 = icmp slt r5 r6 64
    br r4 .round0cck .done12
  .round0cck:
    r7 = mul r2 1 64
    br .round0
  .r1ck:
    r4 = sub r3 1 64
    r7 = icmp slt r1 r4 64
    br r7 .r1ckc .r1ckk
  .r1ckc:
    r7 = call tak_4_1_2
    r4 = icmp slt r1 r6 64
    br r4 .round0ckc .done17
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r4 = icmp slt r1 r6 64
    br r4 .round0ckk .done12
  .round0ckk:
    r5 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .r1k:
    r4 = sub r2 1 64
    r5 = icmp slt r3 r4 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_4_3_1
    r4 = sub r3 1 64
    r7 = icmp slt r1 r4 64
    br r7 .r1kcc .r1kck
  .r1kcc:
    r7 = call tak_4_1_2
    r4 = icmp slt r5 r3 64
    br r4 .round0kcc .done17
  .round0kcc:
    r6 = mul r3 1 64
    br .round0
  .r1kck:
    r4 = icmp slt r5 r3 64
    br r4 .round0kck .done12
  .round0kck:
    r6 = mul r3 1 64
    r7 = mul r2 1 64
    br .round0
  .r1kk:
    r4 = sub r3 1 64
    r7 = icmp slt r1 r4 64
    br r7 .r1kkc .r1kkk
  .r1kkc:
    r7 = call tak_4_1_2
    r6 = mul r3 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r4 = icmp slt r1 r3 64
    br r4 .round0kkk .done12
  .round0kkk:
    r6 = mul r3 1 64
    r5 = mul r1 1 64
    r7 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done12:
    ret r2
  .done17:
    ret r7
end tak_6_5_7

start tak_6_4_5 0:
  .round0:
    r7 = sub r6 1 64
    r1 = xor r7 r4 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_7_4_5
    r7 = sub r4 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_7_5_6
    r7 = sub r5 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_7_6_4
    r7 = icmp slt r2 r1 64
    br r7 .round1 .done03
  .r0cck:
    r7 = icmp slt r2 r1 64
    br r7 .round1cck .done04
  .round1cck:
    r3 = mul r4 1 64
    br .round1
  .r0ck:
    r7 = sub r5 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_7_6_4
    r7 = icmp slt r6 r1 64
    br r7 .round1ckc .done03
  .round1ckc:
    r2 = mul r6 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r6 r1 64
    br r7 .round1ckk .done04
  .round1ckk:
    r2 = mul r6 1 64
    r3 = mul r4 1 64
    br .round1
  .r0k:
    r7 = sub r4 1 64
    r2 = icmp slt r5 r7 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_7_5_6
    r7 = sub r5 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_7_6_4
    r7 = icmp slt r2 r5 64
    br r7 .round1kcc .done03
  .round1kcc:
    r1 = mul r5 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r2 r5 64
    br r7 .round1kck .done04
  .round1kck:
    r1 = mul r5 1 64
    r3 = mul r4 1 64
    br .round1
  .r0kk:
    r7 = sub r5 1 64
    r3 = icmp slt r6 r7 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_7_6_4
    r1 = mul r5 1 64
    r2 = mul r6 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r6 r5 64
    br r7 .round1kkk .done04
  .round1kkk:
    r1 = mul r5 1 64
    r2 = mul r6 1 64
    r3 = mul r4 1 64
    br .round1
  .round1:
    r7 = sub r1 1 64
    r6 = xor r7 r2 64
    br r6 .r1c .r1k
  .r1c:
    r6 = call tak_7_2_3
    r7 = sub r2 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r1cc .r1ck
  .r1cc:
    r4 = call tak_7_3_1
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1ccc .r1cck
  .r1ccc:
    r5 = call tak_7_1_2
    r7 = icmp slt r4 r6 64
    br r7 .round0 .done15
  .r1cck:
    r7 = icmp slt r4 r6 64
    br r7 .round0cck .done12
  .round0cck:
    r5 = mul r2 1 64
    br .round0
  .r1ck:
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1ckc .r1ckk
  .r1ckc:
    r5 = call tak_7_1_2
    r7 = icmp slt r1 r6 64
    br r7 .round0ckc .done15
  .round0ckc:
    r4 = mul r1 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r1 r6 64
    br r7 .round0ckk .done12
  .round0ckk:
    r4 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .r1k:
    r7 = sub r2 1 64
    r4 = icmp slt r3 r7 64
    br r4 .r1kc .r1kk
  .r1kc:
    r4 = call tak_7_3_1
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1kcc .r1kck
  .r1kcc:
    r5 = call tak_7_1_2
    r7 = icmp slt r4 r3 64
    br r7 .round0kcc .done15
  .round0kcc:
    r6 = mul r3 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r4 r3 64
    br r7 .round0kck .done12
  .round0kck:
    r6 = mul r3 1 64
    r5 = mul r2 1 64
    br .round0
  .r1kk:
    r7 = sub r3 1 64
    r5 = icmp slt r1 r7 64
    br r5 .r1kkc .r1kkk
  .r1kkc:
    r5 = call tak_7_1_2
    r6 = mul r3 1 64
    r4 = mul r1 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r1 r3 64
    br r7 .round0kkk .done12
  .round0kkk:
    r6 = mul r3 1 64
    r4 = mul r1 1 64
    r5 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done04:
    ret r4
  .done12:
    ret r2
  .done15:
    ret r5
end tak_6_4_5

start tak_7_6_4 0:
  .round0:
    r5 = sub r7 1 64
    r1 = xor r5 r6 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_5_6_4
    r5 = sub r6 1 64
    r2 = icmp slt r4 r5 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_5_4_7
    r5 = sub r4 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_5_7_6
    r5 = icmp slt r2 r1 64
    br r5 .round1 .done03
  .r0cck:
    r5 = icmp slt r2 r1 64
    br r5 .round1cck .done06
  .round1cck:
    r3 = mul r6 1 64
    br .round1
  .r0ck:
    r5 = sub r4 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_5_7_6
    r5 = icmp slt r7 r1 64
    br r5 .round1ckc .done03
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r5 = icmp slt r7 r1 64
    br r5 .round1ckk .done06
  .round1ckk:
    r2 = mul r7 1 64
    r3 = mul r6 1 64
    br .round1
  .r0k:
    r5 = sub r6 1 64
    r2 = icmp slt r4 r5 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_5_4_7
    r5 = sub r4 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_5_7_6
    r5 = icmp slt r2 r4 64
    br r5 .round1kcc .done03
  .round1kcc:
    r1 = mul r4 1 64
    br .round1
  .r0kck:
    r5 = icmp slt r2 r4 64
    br r5 .round1kck .done06
  .round1kck:
    r1 = mul r4 1 64
    r3 = mul r6 1 64
    br .round1
  .r0kk:
    r5 = sub r4 1 64
    r3 = icmp slt r7 r5 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_5_7_6
    r1 = mul r4 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r5 = icmp slt r7 r4 64
    br r5 .round1kkk .done06
  .round1kkk:
    r1 = mul r4 1 64
    r2 = mul r7 1 64
    r3 = mul r6 1 64
    br .round1
  .round1:
    r5 = sub r1 1 64
    r7 = xor r5 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_5_2_3
    r5 = sub r2 1 64
    r6 = icmp slt r3 r5 64
    br r6 .r1cc .r1ck
  .r1cc:
    r6 = call tak_5_3_1
    r5 = sub r3 1 64
    r4 = icmp slt r1 r5 64
    br r4 .r1ccc .r1cck
  .r1ccc:
    r4 = call tak_5_1_2
    r5 = icmp slt r6 r7 64
    br r5 .round0 .done14
  .r1cck:
    r5 = icmp slt r6 r7 64
    br r5 .round0cck .done12
  .round0cck:
    r4 = mul r2 1 64
    br .round0
  .r1ck:
    r5 = sub r3 1 64
    r4 = icmp slt r1 r5 64
    br r4 .r1ckc .r1ckk
  .r1ckc:
    r4 = call tak_5_1_2
    r5 = icmp slt r1 r7 64
    br r5 .round0ckc .done14
  .round0ckc:
    r6 = mul r1 1 64
    br .round0
  .r1ckk:
    r5 = icmp slt r1 r7 64
    br r5 .round0ckk .done12
  .round0ckk:
    r6 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .r1k:
    r5 = sub r2 1 64
    r6 = icmp slt r3 r5 64
    br r6 .r1kc .r1kk
  .r1kc:
    r6 = call tak_5_3_1
    r5 = sub r3 1 64
    r4 = icmp slt r1 r5 64
    br r4 .r1kcc .r1kck
  .r1kcc:
    r4 = call tak_5_1_2
    r5 = icmp slt r6 r3 64
    br r5 .round0kcc .done14
  .round0kcc:
    r7 = mul r3 1 64
    br .round0
  .r1kck:
    r5 = icmp slt r6 r3 64
    br r5 .round0kck .done12
  .round0kck:
    r7 = mul r3 1 64
    r4 = mul r2 1 64
    br .round0
  .r1kk:
    r5 = sub r3 1 64
    r4 = icmp slt r1 r5 64
    br r4 .r1kkc .r1kkk
  .r1kkc:
    r4 = call tak_5_1_2
    r7 = mul r3 1 64
    r6 = mul r1 1 64
    br .round0
  .r1kkk:
    r5 = icmp slt r1 r3 64
    br r5 .round0kkk .done12
  .round0kkk:
    r7 = mul r3 1 64
    r6 = mul r1 1 64
    r4 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done06:
    ret r6
  .done12:
    ret r2
  .done14:
    ret r4
end tak_7_6_4

start tak_7_5_6 0:
  .round0:
    r4 = sub r7 1 64
    r1 = xor r4 r5 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_4_5_6
    r4 = sub r5 1 64
    r2 = icmp slt r6 r4 64
    br r2 .r0cc .r0ck
  .r0cc:
    r2 = call tak_4_6_7
    r4 = sub r6 1 64
    r3 = icmp slt r7 r4 64
    br r3 .r0ccc .r0cck
  .r0ccc:
    r3 = call tak_4_7_5
    r4 = icmp slt r2 r1 64
    br r4 .round1 .done03
  .r0cck:
    r4 = icmp slt r2 r1 64
    br r4 .round1cck .done05
  .round1cck:
    r3 = mul r5 1 64
    br .round1
  .r0ck:
    r4 = sub r6 1 64
    r3 = icmp slt r7 r4 64
    br r3 .r0ckc .r0ckk
  .r0ckc:
    r3 = call tak_4_7_5
    r4 = icmp slt r7 r1 64
    br r4 .round1ckc .done03
  .round1ckc:
    r2 = mul r7 1 64
    br .round1
  .r0ckk:
    r4 = icmp slt r7 r1 64
    br r4 .round1ckk .done05
  .round1ckk:
    r2 = mul r7 1 64
    r3 = mul r5 1 64
    br .round1
  .r0k:
    r4 = sub r5 1 64
    r2 = icmp slt r6 r4 64
    br r2 .r0kc .r0kk
  .r0kc:
    r2 = call tak_4_6_7
    r4 = sub r6 1 64
    r3 = icmp slt r7 r4 64
    br r3 .r0kcc .r0kck
  .r0kcc:
    r3 = call tak_4_7_5
    r4 = icmp slt r2 r6 64
    br r4 .round1kcc .done03
  .round1kcc:
    r1 = mul r6 1 64
    br .round1
  .r0kck:
    r4 = icmp slt r2 r6 64
    br r4 .round1kck .done05
  .round1kck:
    r1 = mul r6 1 64
    r3 = mul r5 1 64
    br .round1
  .r0kk:
    r4 = sub r6 1 64
    r3 = icmp slt r7 r4 64
    br r3 .r0kkc .r0kkk
  .r0kkc:
    r3 = call tak_4_7_5
    r1 = mul r6 1 64
    r2 = mul r7 1 64
    br .round1
  .r0kkk:
    r4 = icmp slt r7 r6 64
    br r4 .round1kkk .done05
  .round1kkk:
    r1 = mul r6 1 64
    r2 = mul r7 1 64
    r3 = mul r5 1 64
    br .round1
  .round1:
    r4 = sub r1 1 64
    r7 = xor r4 r2 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_4_2_3
    r4 = sub r2 1 64
    r5 = icmp slt r3 r4 64
    br r5 .r1cc .r1ck
  .r1cc:
    r5 = call tak_4_3_1
    r4 = sub r3 1 64
    r6 = icmp slt r1 r4 64
    br r6 .r1ccc .r1cck
  .r1ccc:
    r6 = call tak_4_1_2
    r4 = icmp slt r5 r7 64
    br r4 .round0 .done16
  .r1cck:
    r4 = icmp slt r5 r7 64
    br r4 .round0cck .done12
  .round0cck:
    r6 = mul r2 1 64
    br .round0
  .r1ck:
    r4 = sub r3 1 64
    r6 = icmp slt r1 r4 64
    br r6 .r1ckc .r1ckk
  .r1ckc:
    r6 = call tak_4_1_2
    r4 = icmp slt r1 r7 64
    br r4 .round0ckc .done16
  .round0ckc:
    r5 = mul r1 1 64
    br .round0
  .r1ckk:
    r4 = icmp slt r1 r7 64
    br r4 .round0ckk .done12
  .round0ckk:
    r5 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .r1k:
    r4 = sub r2 1 64
    r5 = icmp slt r3 r4 64
    br r5 .r1kc .r1kk
  .r1kc:
    r5 = call tak_4_3_1
    r4 = sub r3 1 64
    r6 = icmp slt r1 r4 64
    br r6 .r1kcc .r1kck
  .r1kcc:
    r6 = call tak_4_1_2
    r4 = icmp slt r5 r3 64
    br r4 .round0kcc .done16
  .round0kcc:
    r7 = mul r3 1 64
    br .round0
  .r1kck:
    r4 = icmp slt r5 r3 64
    br r4 .round0kck .done12
  .round0kck:
    r7 = mul r3 1 64
    r6 = mul r2 1 64
    br .round0
  .r1kk:
    r4 = sub r3 1 64
    r6 = icmp slt r1 r4 64
    br r6 .r1kkc .r1kkk
  .r1kkc:
    r6 = call tak_4_1_2
    r7 = mul r3 1 64
    r5 = mul r1 1 64
    br .round0
  .r1kkk:
    r4 = icmp slt r1 r3 64
    br r4 .round0kkk .done12
  .round0kkk:
    r7 = mul r3 1 64
    r5 = mul r1 1 64
    r6 = mul r2 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done12:
    ret r2
  .done16:
    ret r6
end tak_7_5_6

start tak_7_1_2 0:
  .round0:
    r6 = sub r7 1 64
    r3 = xor r6 r1 64
    br r3 .r0c .r0k
  .r0c:
    r3 = call tak_6_1_2
    r6 = sub r1 1 64
    r4 = icmp slt r2 r6 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_6_2_7
    r6 = sub r2 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_1
    r6 = icmp slt r4 r3 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r4 r3 64
    br r6 .round1cck .done01
  .round1cck:
    r5 = mul r1 1 64
    br .round1
  .r0ck:
    r6 = sub r2 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_1
    r6 = icmp slt r7 r3 64
    br r6 .round1ckc .done05
  .round1ckc:
    r4 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r3 64
    br r6 .round1ckk .done01
  .round1ckk:
    r4 = mul r7 1 64
    r5 = mul r1 1 64
    br .round1
  .r0k:
    r6 = sub r1 1 64
    r4 = icmp slt r2 r6 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_6_2_7
    r6 = sub r2 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_1
    r6 = icmp slt r4 r2 64
    br r6 .round1kcc .done05
  .round1kcc:
    r3 = mul r2 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r4 r2 64
    br r6 .round1kck .done01
  .round1kck:
    r3 = mul r2 1 64
    r5 = mul r1 1 64
    br .round1
  .r0kk:
    r6 = sub r2 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_1
    r3 = mul r2 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r2 64
    br r6 .round1kkk .done01
  .round1kkk:
    r3 = mul r2 1 64
    r4 = mul r7 1 64
    r5 = mul r1 1 64
    br .round1
  .round1:
    r6 = sub r3 1 64
    r7 = xor r6 r4 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_4_5
    r6 = sub r4 1 64
    r1 = icmp slt r5 r6 64
    br r1 .r1cc .r1ck
  .r1cc:
    r1 = call tak_6_5_3
    r6 = sub r5 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r1ccc .r1cck
  .r1ccc:
    r2 = call tak_6_3_4
    r6 = icmp slt r1 r7 64
    br r6 .round0 .done12
  .r1cck:
    r6 = icmp slt r1 r7 64
    br r6 .round0cck .done14
  .round0cck:
    r2 = mul r4 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r1ckc .r1ckk
  .r1ckc:
    r2 = call tak_6_3_4
    r6 = icmp slt r3 r7 64
    br r6 .round0ckc .done12
  .round0ckc:
    r1 = mul r3 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r3 r7 64
    br r6 .round0ckk .done14
  .round0ckk:
    r1 = mul r3 1 64
    r2 = mul r4 1 64
    br .round0
  .r1k:
    r6 = sub r4 1 64
    r1 = icmp slt r5 r6 64
    br r1 .r1kc .r1kk
  .r1kc:
    r1 = call tak_6_5_3
    r6 = sub r5 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r1kcc .r1kck
  .r1kcc:
    r2 = call tak_6_3_4
    r6 = icmp slt r1 r5 64
    br r6 .round0kcc .done12
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r1 r5 64
    br r6 .round0kck .done14
  .round0kck:
    r7 = mul r5 1 64
    r2 = mul r4 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r2 = icmp slt r3 r6 64
    br r2 .r1kkc .r1kkk
  .r1kkc:
    r2 = call tak_6_3_4
    r7 = mul r5 1 64
    r1 = mul r3 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r3 r5 64
    br r6 .round0kkk .done14
  .round0kkk:
    r7 = mul r5 1 64
    r1 = mul r3 1 64
    r2 = mul r4 1 64
    br .round0
  .done01:
    ret r1
  .done05:
    ret r5
  .done12:
    ret r2
  .done14:
    ret r4
end tak_7_1_2

start tak_7_3_1 0:
  .round0:
    r6 = sub r7 1 64
    r2 = xor r6 r3 64
    br r2 .r0c .r0k
  .r0c:
    r2 = call tak_6_3_1
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_6_1_7
    r6 = sub r1 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_3
    r6 = icmp slt r4 r2 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r4 r2 64
    br r6 .round1cck .done03
  .round1cck:
    r5 = mul r3 1 64
    br .round1
  .r0ck:
    r6 = sub r1 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_3
    r6 = icmp slt r7 r2 64
    br r6 .round1ckc .done05
  .round1ckc:
    r4 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r2 64
    br r6 .round1ckk .done03
  .round1ckk:
    r4 = mul r7 1 64
    r5 = mul r3 1 64
    br .round1
  .r0k:
    r6 = sub r3 1 64
    r4 = icmp slt r1 r6 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_6_1_7
    r6 = sub r1 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_3
    r6 = icmp slt r4 r1 64
    br r6 .round1kcc .done05
  .round1kcc:
    r2 = mul r1 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r4 r1 64
    br r6 .round1kck .done03
  .round1kck:
    r2 = mul r1 1 64
    r5 = mul r3 1 64
    br .round1
  .r0kk:
    r6 = sub r1 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_3
    r2 = mul r1 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r1 64
    br r6 .round1kkk .done03
  .round1kkk:
    r2 = mul r1 1 64
    r4 = mul r7 1 64
    r5 = mul r3 1 64
    br .round1
  .round1:
    r6 = sub r2 1 64
    r7 = xor r6 r4 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_4_5
    r6 = sub r4 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r1cc .r1ck
  .r1cc:
    r3 = call tak_6_5_2
    r6 = sub r5 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1ccc .r1cck
  .r1ccc:
    r1 = call tak_6_2_4
    r6 = icmp slt r3 r7 64
    br r6 .round0 .done11
  .r1cck:
    r6 = icmp slt r3 r7 64
    br r6 .round0cck .done14
  .round0cck:
    r1 = mul r4 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1ckc .r1ckk
  .r1ckc:
    r1 = call tak_6_2_4
    r6 = icmp slt r2 r7 64
    br r6 .round0ckc .done11
  .round0ckc:
    r3 = mul r2 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r2 r7 64
    br r6 .round0ckk .done14
  .round0ckk:
    r3 = mul r2 1 64
    r1 = mul r4 1 64
    br .round0
  .r1k:
    r6 = sub r4 1 64
    r3 = icmp slt r5 r6 64
    br r3 .r1kc .r1kk
  .r1kc:
    r3 = call tak_6_5_2
    r6 = sub r5 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1kcc .r1kck
  .r1kcc:
    r1 = call tak_6_2_4
    r6 = icmp slt r3 r5 64
    br r6 .round0kcc .done11
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r3 r5 64
    br r6 .round0kck .done14
  .round0kck:
    r7 = mul r5 1 64
    r1 = mul r4 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r1 = icmp slt r2 r6 64
    br r1 .r1kkc .r1kkk
  .r1kkc:
    r1 = call tak_6_2_4
    r7 = mul r5 1 64
    r3 = mul r2 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r2 r5 64
    br r6 .round0kkk .done14
  .round0kkk:
    r7 = mul r5 1 64
    r3 = mul r2 1 64
    r1 = mul r4 1 64
    br .round0
  .done03:
    ret r3
  .done05:
    ret r5
  .done11:
    ret r1
  .done14:
    ret r4
end tak_7_3_1

start tak_7_2_3 0:
  .round0:
    r6 = sub r7 1 64
    r1 = xor r6 r2 64
    br r1 .r0c .r0k
  .r0c:
    r1 = call tak_6_2_3
    r6 = sub r2 1 64
    r4 = icmp slt r3 r6 64
    br r4 .r0cc .r0ck
  .r0cc:
    r4 = call tak_6_3_7
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ccc .r0cck
  .r0ccc:
    r5 = call tak_6_7_2
    r6 = icmp slt r4 r1 64
    br r6 .round1 .done05
  .r0cck:
    r6 = icmp slt r4 r1 64
    br r6 .round1cck .done02
  .round1cck:
    r5 = mul r2 1 64
    br .round1
  .r0ck:
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0ckc .r0ckk
  .r0ckc:
    r5 = call tak_6_7_2
    r6 = icmp slt r7 r1 64
    br r6 .round1ckc .done05
  .round1ckc:
    r4 = mul r7 1 64
    br .round1
  .r0ckk:
    r6 = icmp slt r7 r1 64
    br r6 .round1ckk .done02
  .round1ckk:
    r4 = mul r7 1 64
    r5 = mul r2 1 64
    br .round1
  .r0k:
    r6 = sub r2 1 64
    r4 = icmp slt r3 r6 64
    br r4 .r0kc .r0kk
  .r0kc:
    r4 = call tak_6_3_7
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kcc .r0kck
  .r0kcc:
    r5 = call tak_6_7_2
    r6 = icmp slt r4 r3 64
    br r6 .round1kcc .done05
  .round1kcc:
    r1 = mul r3 1 64
    br .round1
  .r0kck:
    r6 = icmp slt r4 r3 64
    br r6 .round1kck .done02
  .round1kck:
    r1 = mul r3 1 64
    r5 = mul r2 1 64
    br .round1
  .r0kk:
    r6 = sub r3 1 64
    r5 = icmp slt r7 r6 64
    br r5 .r0kkc .r0kkk
  .r0kkc:
    r5 = call tak_6_7_2
    r1 = mul r3 1 64
    r4 = mul r7 1 64
    br .round1
  .r0kkk:
    r6 = icmp slt r7 r3 64
    br r6 .round1kkk .done02
  .round1kkk:
    r1 = mul r3 1 64
    r4 = mul r7 1 64
    r5 = mul r2 1 64
    br .round1
  .round1:
    r6 = sub r1 1 64
    r7 = xor r6 r4 64
    br r7 .r1c .r1k
  .r1c:
    r7 = call tak_6_4_5
    r6 = sub r4 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_6_5_1
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_6_1_4
    r6 = icmp slt r2 r7 64
    br r6 .round0 .done13
  .r1cck:
    r6 = icmp slt r2 r7 64
    br r6 .round0cck .done14
  .round0cck:
    r3 = mul r4 1 64
    br .round0
  .r1ck:
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_6_1_4
    r6 = icmp slt r1 r7 64
    br r6 .round0ckc .done13
  .round0ckc:
    r2 = mul r1 1 64
    br .round0
  .r1ckk:
    r6 = icmp slt r1 r7 64
    br r6 .round0ckk .done14
  .round0ckk:
    r2 = mul r1 1 64
    r3 = mul r4 1 64
    br .round0
  .r1k:
    r6 = sub r4 1 64
    r2 = icmp slt r5 r6 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_6_5_1
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_6_1_4
    r6 = icmp slt r2 r5 64
    br r6 .round0kcc .done13
  .round0kcc:
    r7 = mul r5 1 64
    br .round0
  .r1kck:
    r6 = icmp slt r2 r5 64
    br r6 .round0kck .done14
  .round0kck:
    r7 = mul r5 1 64
    r3 = mul r4 1 64
    br .round0
  .r1kk:
    r6 = sub r5 1 64
    r3 = icmp slt r1 r6 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_6_1_4
    r7 = mul r5 1 64
    r2 = mul r1 1 64
    br .round0
  .r1kkk:
    r6 = icmp slt r1 r5 64
    br r6 .round0kkk .done14
  .round0kkk:
    r7 = mul r5 1 64
    r2 = mul r1 1 64
    r3 = mul r4 1 64
    br .round0
  .done02:
    ret r2
  .done05:
    ret r5
  .done13:
    ret r3
  .done14:
    ret r4
end tak_7_2_3

start tak_1_2_3 0:
  .round0:
    r7 = sub r1 1 64
    r4 = xor r7 r2 64
    br r4 .r0c .r0k
  .r0c:
    r4 = call tak_7_2_3
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r0cc .r0ck
  .r0cc:
    r5 = call tak_7_3_1
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r0ccc .r0cck
  .r0ccc:
    r6 = call tak_7_1_2
    r7 = icmp slt r5 r4 64
    br r7 .round1 .done06
  .r0cck:
    r7 = icmp slt r5 r4 64
    br r7 .round1cck .done02
  .round1cck:
    r6 = mul r2 1 64
    br .round1
  .r0ck:
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r0ckc .r0ckk
  .r0ckc:
    r6 = call tak_7_1_2
    r7 = icmp slt r1 r4 64
    br r7 .round1ckc .done06
  .round1ckc:
    r5 = mul r1 1 64
    br .round1
  .r0ckk:
    r7 = icmp slt r1 r4 64
    br r7 .round1ckk .done02
  .round1ckk:
    r5 = mul r1 1 64
    r6 = mul r2 1 64
    br .round1
  .r0k:
    r7 = sub r2 1 64
    r5 = icmp slt r3 r7 64
    br r5 .r0kc .r0kk
  .r0kc:
    r5 = call tak_7_3_1
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r0kcc .r0kck
  .r0kcc:
    r6 = call tak_7_1_2
    r7 = icmp slt r5 r3 64
    br r7 .round1kcc .done06
  .round1kcc:
    r4 = mul r3 1 64
    br .round1
  .r0kck:
    r7 = icmp slt r5 r3 64
    br r7 .round1kck .done02
  .round1kck:
    r4 = mul r3 1 64
    r6 = mul r2 1 64
    br .round1
  .r0kk:
    r7 = sub r3 1 64
    r6 = icmp slt r1 r7 64
    br r6 .r0kkc .r0kkk
  .r0kkc:
    r6 = call tak_7_1_2
    r4 = mul r3 1 64
    r5 = mul r1 1 64
    br .round1
  .r0kkk:
    r7 = icmp slt r1 r3 64
    br r7 .round1kkk .done02
  .round1kkk:
    r4 = mul r3 1 64
    r5 = mul r1 1 64
    r6 = mul r2 1 64
    br .round1
  .round1:
    r7 = sub r4 1 64
    r1 = xor r7 r5 64
    br r1 .r1c .r1k
  .r1c:
    r1 = call tak_7_5_6
    r7 = sub r5 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1cc .r1ck
  .r1cc:
    r2 = call tak_7_6_4
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1ccc .r1cck
  .r1ccc:
    r3 = call tak_7_4_5
    r7 = icmp slt r2 r1 64
    br r7 .round0 .done13
  .r1cck:
    r7 = icmp slt r2 r1 64
    br r7 .round0cck .done15
  .round0cck:
    r3 = mul r5 1 64
    br .round0
  .r1ck:
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1ckc .r1ckk
  .r1ckc:
    r3 = call tak_7_4_5
    r7 = icmp slt r4 r1 64
    br r7 .round0ckc .done13
  .round0ckc:
    r2 = mul r4 1 64
    br .round0
  .r1ckk:
    r7 = icmp slt r4 r1 64
    br r7 .round0ckk .done15
  .round0ckk:
    r2 = mul r4 1 64
    r3 = mul r5 1 64
    br .round0
  .r1k:
    r7 = sub r5 1 64
    r2 = icmp slt r6 r7 64
    br r2 .r1kc .r1kk
  .r1kc:
    r2 = call tak_7_6_4
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1kcc .r1kck
  .r1kcc:
    r3 = call tak_7_4_5
    r7 = icmp slt r2 r6 64
    br r7 .round0kcc .done13
  .round0kcc:
    r1 = mul r6 1 64
    br .round0
  .r1kck:
    r7 = icmp slt r2 r6 64
    br r7 .round0kck .done15
  .round0kck:
    r1 = mul r6 1 64
    r3 = mul r5 1 64
    br .round0
  .r1kk:
    r7 = sub r6 1 64
    r3 = icmp slt r4 r7 64
    br r3 .r1kkc .r1kkk
  .r1kkc:
    r3 = call tak_7_4_5
    r1 = mul r6 1 64
    r2 = mul r4 1 64
    br .round0
  .r1kkk:
    r7 = icmp slt r4 r6 64
    br r7 .round0kkk .done15
  .round0kkk:
    r1 = mul r6 1 64
    r2 = mul r4 1 64
    r3 = mul r5 1 64
    br .round0
  .done02:
    ret r2
  .done06:
    ret r6
  .done13:
    ret r3
  .done15:
    ret r5
end tak_1_2_3
