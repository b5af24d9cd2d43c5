; queens.s
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; algorithm: same
;
; The columns chosen so far are in registers r1..r11, which a call passes for nothing:
; there is one function for each row. The loop over columns is unrolled, so a column is
; a constant, and one switch tells whether an earlier queen is in that column or on a
; diagonal. Columns are tried from the highest: one switch on the size (r13) enters the
; unrolled loop, in the last row a copy of it that only counts.

start main 0:
  .entry:
    r13 = call read
    br r13 .start .end
  .end:
    ret
  .start:
    r12 = mul 0 1 64
    switch r13 1 .last0 2 .col1 3 .col2 4 .col3 5 .col4 6 .col5 7 .col6 8 .col7 9 .col8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    r1 = mul 11 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col10
  .col10:
    r1 = mul 10 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col9
  .col9:
    r1 = mul 9 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col8
  .col8:
    r1 = mul 8 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col7
  .col7:
    r1 = mul 7 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col6
  .col6:
    r1 = mul 6 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col5
  .col5:
    r1 = mul 5 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col4
  .col4:
    r1 = mul 4 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col3
  .col3:
    r1 = mul 3 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col2
  .col2:
    r1 = mul 2 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col1
  .col1:
    r1 = mul 1 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .col0
  .col0:
    r1 = mul 0 1 64
    r14 = call row1
    r12 = add r12 r14 64
    br .done
  .last0:
    r12 = add r12 1 64
    br .done
  .done:
    call write r12
    br .entry
end main

start row1 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 2 .last1 3 .col2 4 .col3 5 .col4 6 .col5 7 .col6 8 .col7 9 .col8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 10 .col10 .col11_1
  .col11_1:
    r2 = mul 11 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 9 .col9 11 .col9 .col10_1
  .col10_1:
    r2 = mul 10 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 8 .col8 10 .col8 .col9_1
  .col9_1:
    r2 = mul 9 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 7 .col7 9 .col7 .col8_1
  .col8_1:
    r2 = mul 8 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 6 .col6 8 .col6 .col7_1
  .col7_1:
    r2 = mul 7 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 5 .col5 7 .col5 .col6_1
  .col6_1:
    r2 = mul 6 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 4 .col4 6 .col4 .col5_1
  .col5_1:
    r2 = mul 5 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 3 .col3 5 .col3 .col4_1
  .col4_1:
    r2 = mul 4 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 2 .col2 4 .col2 .col3_1
  .col3_1:
    r2 = mul 3 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 1 .col1 3 .col1 .col2_1
  .col2_1:
    r2 = mul 2 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 0 .col0 2 .col0 .col1_1
  .col1_1:
    r2 = mul 1 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 1 .done .col0_1
  .col0_1:
    r2 = mul 0 1 64
    r14 = call row2
    r12 = add r12 r14 64
    br .done
  .last1:
    switch r1 1 .last0 0 .last0 2 .last0 .last1_1
  .last1_1:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 1 .done .last0_1
  .last0_1:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row1

start row2 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 3 .last2 4 .col3 5 .col4 6 .col5 7 .col6 8 .col7 9 .col8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 9 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 10 .col10 .col11_2
  .col11_2:
    r3 = mul 11 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 8 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 9 .col9 11 .col9 .col10_2
  .col10_2:
    r3 = mul 10 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 7 .col8 11 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 8 .col8 10 .col8 .col9_2
  .col9_2:
    r3 = mul 9 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 6 .col7 10 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 7 .col7 9 .col7 .col8_2
  .col8_2:
    r3 = mul 8 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 5 .col6 9 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 6 .col6 8 .col6 .col7_2
  .col7_2:
    r3 = mul 7 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 4 .col5 8 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 5 .col5 7 .col5 .col6_2
  .col6_2:
    r3 = mul 6 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 3 .col4 7 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 4 .col4 6 .col4 .col5_2
  .col5_2:
    r3 = mul 5 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 2 .col3 6 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 3 .col3 5 .col3 .col4_2
  .col4_2:
    r3 = mul 4 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 1 .col2 5 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 2 .col2 4 .col2 .col3_2
  .col3_2:
    r3 = mul 3 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 0 .col1 4 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 1 .col1 3 .col1 .col2_2
  .col2_2:
    r3 = mul 2 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 3 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 0 .col0 2 .col0 .col1_2
  .col1_2:
    r3 = mul 1 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 2 .done .col0_1
  .col0_1:
    switch r2 0 .done 1 .done .col0_2
  .col0_2:
    r3 = mul 0 1 64
    r14 = call row3
    r12 = add r12 r14 64
    br .done
  .last2:
    switch r1 2 .last1 0 .last1 4 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 1 .last1 3 .last1 .last2_2
  .last2_2:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 3 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 0 .last0 2 .last0 .last1_2
  .last1_2:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 2 .done .last0_1
  .last0_1:
    switch r2 0 .done 1 .done .last0_2
  .last0_2:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row2

start row3 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 4 .last3 5 .col4 6 .col5 7 .col6 8 .col7 9 .col8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 8 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 9 .col10 .col11_2
  .col11_2:
    switch r3 11 .col10 10 .col10 .col11_3
  .col11_3:
    r4 = mul 11 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 7 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 8 .col9 .col10_2
  .col10_2:
    switch r3 10 .col9 9 .col9 11 .col9 .col10_3
  .col10_3:
    r4 = mul 10 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 6 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 7 .col8 11 .col8 .col9_2
  .col9_2:
    switch r3 9 .col8 8 .col8 10 .col8 .col9_3
  .col9_3:
    r4 = mul 9 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 5 .col7 11 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 6 .col7 10 .col7 .col8_2
  .col8_2:
    switch r3 8 .col7 7 .col7 9 .col7 .col8_3
  .col8_3:
    r4 = mul 8 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 4 .col6 10 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 5 .col6 9 .col6 .col7_2
  .col7_2:
    switch r3 7 .col6 6 .col6 8 .col6 .col7_3
  .col7_3:
    r4 = mul 7 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 3 .col5 9 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 4 .col5 8 .col5 .col6_2
  .col6_2:
    switch r3 6 .col5 5 .col5 7 .col5 .col6_3
  .col6_3:
    r4 = mul 6 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 2 .col4 8 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 3 .col4 7 .col4 .col5_2
  .col5_2:
    switch r3 5 .col4 4 .col4 6 .col4 .col5_3
  .col5_3:
    r4 = mul 5 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 1 .col3 7 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 2 .col3 6 .col3 .col4_2
  .col4_2:
    switch r3 4 .col3 3 .col3 5 .col3 .col4_3
  .col4_3:
    r4 = mul 4 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 0 .col2 6 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 1 .col2 5 .col2 .col3_2
  .col3_2:
    switch r3 3 .col2 2 .col2 4 .col2 .col3_3
  .col3_3:
    r4 = mul 3 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 5 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 0 .col1 4 .col1 .col2_2
  .col2_2:
    switch r3 2 .col1 1 .col1 3 .col1 .col2_3
  .col2_3:
    r4 = mul 2 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 4 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 3 .col0 .col1_2
  .col1_2:
    switch r3 1 .col0 0 .col0 2 .col0 .col1_3
  .col1_3:
    r4 = mul 1 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 3 .done .col0_1
  .col0_1:
    switch r2 0 .done 2 .done .col0_2
  .col0_2:
    switch r3 0 .done 1 .done .col0_3
  .col0_3:
    r4 = mul 0 1 64
    r14 = call row4
    r12 = add r12 r14 64
    br .done
  .last3:
    switch r1 3 .last2 0 .last2 6 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 1 .last2 5 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 2 .last2 4 .last2 .last3_3
  .last3_3:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 5 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 0 .last1 4 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 1 .last1 3 .last1 .last2_3
  .last2_3:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 4 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 3 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 0 .last0 2 .last0 .last1_3
  .last1_3:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 3 .done .last0_1
  .last0_1:
    switch r2 0 .done 2 .done .last0_2
  .last0_2:
    switch r3 0 .done 1 .done .last0_3
  .last0_3:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row3

start row4 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 5 .last4 6 .col5 7 .col6 8 .col7 9 .col8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 7 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 8 .col10 .col11_2
  .col11_2:
    switch r3 11 .col10 9 .col10 .col11_3
  .col11_3:
    switch r4 11 .col10 10 .col10 .col11_4
  .col11_4:
    r5 = mul 11 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 6 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 7 .col9 .col10_2
  .col10_2:
    switch r3 10 .col9 8 .col9 .col10_3
  .col10_3:
    switch r4 10 .col9 9 .col9 11 .col9 .col10_4
  .col10_4:
    r5 = mul 10 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 5 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 6 .col8 .col9_2
  .col9_2:
    switch r3 9 .col8 7 .col8 11 .col8 .col9_3
  .col9_3:
    switch r4 9 .col8 8 .col8 10 .col8 .col9_4
  .col9_4:
    r5 = mul 9 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 4 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 5 .col7 11 .col7 .col8_2
  .col8_2:
    switch r3 8 .col7 6 .col7 10 .col7 .col8_3
  .col8_3:
    switch r4 8 .col7 7 .col7 9 .col7 .col8_4
  .col8_4:
    r5 = mul 8 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 3 .col6 11 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 4 .col6 10 .col6 .col7_2
  .col7_2:
    switch r3 7 .col6 5 .col6 9 .col6 .col7_3
  .col7_3:
    switch r4 7 .col6 6 .col6 8 .col6 .col7_4
  .col7_4:
    r5 = mul 7 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 2 .col5 10 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 3 .col5 9 .col5 .col6_2
  .col6_2:
    switch r3 6 .col5 4 .col5 8 .col5 .col6_3
  .col6_3:
    switch r4 6 .col5 5 .col5 7 .col5 .col6_4
  .col6_4:
    r5 = mul 6 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 1 .col4 9 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 2 .col4 8 .col4 .col5_2
  .col5_2:
    switch r3 5 .col4 3 .col4 7 .col4 .col5_3
  .col5_3:
    switch r4 5 .col4 4 .col4 6 .col4 .col5_4
  .col5_4:
    r5 = mul 5 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 0 .col3 8 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 1 .col3 7 .col3 .col4_2
  .col4_2:
    switch r3 4 .col3 2 .col3 6 .col3 .col4_3
  .col4_3:
    switch r4 4 .col3 3 .col3 5 .col3 .col4_4
  .col4_4:
    r5 = mul 4 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 7 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 0 .col2 6 .col2 .col3_2
  .col3_2:
    switch r3 3 .col2 1 .col2 5 .col2 .col3_3
  .col3_3:
    switch r4 3 .col2 2 .col2 4 .col2 .col3_4
  .col3_4:
    r5 = mul 3 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 6 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 5 .col1 .col2_2
  .col2_2:
    switch r3 2 .col1 0 .col1 4 .col1 .col2_3
  .col2_3:
    switch r4 2 .col1 1 .col1 3 .col1 .col2_4
  .col2_4:
    r5 = mul 2 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 5 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 4 .col0 .col1_2
  .col1_2:
    switch r3 1 .col0 3 .col0 .col1_3
  .col1_3:
    switch r4 1 .col0 0 .col0 2 .col0 .col1_4
  .col1_4:
    r5 = mul 1 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 4 .done .col0_1
  .col0_1:
    switch r2 0 .done 3 .done .col0_2
  .col0_2:
    switch r3 0 .done 2 .done .col0_3
  .col0_3:
    switch r4 0 .done 1 .done .col0_4
  .col0_4:
    r5 = mul 0 1 64
    r14 = call row5
    r12 = add r12 r14 64
    br .done
  .last4:
    switch r1 4 .last3 0 .last3 8 .last3 .last4_1
  .last4_1:
    switch r2 4 .last3 1 .last3 7 .last3 .last4_2
  .last4_2:
    switch r3 4 .last3 2 .last3 6 .last3 .last4_3
  .last4_3:
    switch r4 4 .last3 3 .last3 5 .last3 .last4_4
  .last4_4:
    r12 = add r12 1 64
    br .last3
  .last3:
    switch r1 3 .last2 7 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 0 .last2 6 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 1 .last2 5 .last2 .last3_3
  .last3_3:
    switch r4 3 .last2 2 .last2 4 .last2 .last3_4
  .last3_4:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 6 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 5 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 0 .last1 4 .last1 .last2_3
  .last2_3:
    switch r4 2 .last1 1 .last1 3 .last1 .last2_4
  .last2_4:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 5 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 4 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 3 .last0 .last1_3
  .last1_3:
    switch r4 1 .last0 0 .last0 2 .last0 .last1_4
  .last1_4:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 4 .done .last0_1
  .last0_1:
    switch r2 0 .done 3 .done .last0_2
  .last0_2:
    switch r3 0 .done 2 .done .last0_3
  .last0_3:
    switch r4 0 .done 1 .done .last0_4
  .last0_4:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row4

start row5 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 6 .last5 7 .col6 8 .col7 9 .col8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 6 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 7 .col10 .col11_2
  .col11_2:
    switch r3 11 .col10 8 .col10 .col11_3
  .col11_3:
    switch r4 11 .col10 9 .col10 .col11_4
  .col11_4:
    switch r5 11 .col10 10 .col10 .col11_5
  .col11_5:
    r6 = mul 11 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 5 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 6 .col9 .col10_2
  .col10_2:
    switch r3 10 .col9 7 .col9 .col10_3
  .col10_3:
    switch r4 10 .col9 8 .col9 .col10_4
  .col10_4:
    switch r5 10 .col9 9 .col9 11 .col9 .col10_5
  .col10_5:
    r6 = mul 10 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 4 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 5 .col8 .col9_2
  .col9_2:
    switch r3 9 .col8 6 .col8 .col9_3
  .col9_3:
    switch r4 9 .col8 7 .col8 11 .col8 .col9_4
  .col9_4:
    switch r5 9 .col8 8 .col8 10 .col8 .col9_5
  .col9_5:
    r6 = mul 9 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 3 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 4 .col7 .col8_2
  .col8_2:
    switch r3 8 .col7 5 .col7 11 .col7 .col8_3
  .col8_3:
    switch r4 8 .col7 6 .col7 10 .col7 .col8_4
  .col8_4:
    switch r5 8 .col7 7 .col7 9 .col7 .col8_5
  .col8_5:
    r6 = mul 8 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 2 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 3 .col6 11 .col6 .col7_2
  .col7_2:
    switch r3 7 .col6 4 .col6 10 .col6 .col7_3
  .col7_3:
    switch r4 7 .col6 5 .col6 9 .col6 .col7_4
  .col7_4:
    switch r5 7 .col6 6 .col6 8 .col6 .col7_5
  .col7_5:
    r6 = mul 7 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 1 .col5 11 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 2 .col5 10 .col5 .col6_2
  .col6_2:
    switch r3 6 .col5 3 .col5 9 .col5 .col6_3
  .col6_3:
    switch r4 6 .col5 4 .col5 8 .col5 .col6_4
  .col6_4:
    switch r5 6 .col5 5 .col5 7 .col5 .col6_5
  .col6_5:
    r6 = mul 6 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 0 .col4 10 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 1 .col4 9 .col4 .col5_2
  .col5_2:
    switch r3 5 .col4 2 .col4 8 .col4 .col5_3
  .col5_3:
    switch r4 5 .col4 3 .col4 7 .col4 .col5_4
  .col5_4:
    switch r5 5 .col4 4 .col4 6 .col4 .col5_5
  .col5_5:
    r6 = mul 5 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 9 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 0 .col3 8 .col3 .col4_2
  .col4_2:
    switch r3 4 .col3 1 .col3 7 .col3 .col4_3
  .col4_3:
    switch r4 4 .col3 2 .col3 6 .col3 .col4_4
  .col4_4:
    switch r5 4 .col3 3 .col3 5 .col3 .col4_5
  .col4_5:
    r6 = mul 4 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 8 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 7 .col2 .col3_2
  .col3_2:
    switch r3 3 .col2 0 .col2 6 .col2 .col3_3
  .col3_3:
    switch r4 3 .col2 1 .col2 5 .col2 .col3_4
  .col3_4:
    switch r5 3 .col2 2 .col2 4 .col2 .col3_5
  .col3_5:
    r6 = mul 3 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 7 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 6 .col1 .col2_2
  .col2_2:
    switch r3 2 .col1 5 .col1 .col2_3
  .col2_3:
    switch r4 2 .col1 0 .col1 4 .col1 .col2_4
  .col2_4:
    switch r5 2 .col1 1 .col1 3 .col1 .col2_5
  .col2_5:
    r6 = mul 2 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 6 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 5 .col0 .col1_2
  .col1_2:
    switch r3 1 .col0 4 .col0 .col1_3
  .col1_3:
    switch r4 1 .col0 3 .col0 .col1_4
  .col1_4:
    switch r5 1 .col0 0 .col0 2 .col0 .col1_5
  .col1_5:
    r6 = mul 1 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 5 .done .col0_1
  .col0_1:
    switch r2 0 .done 4 .done .col0_2
  .col0_2:
    switch r3 0 .done 3 .done .col0_3
  .col0_3:
    switch r4 0 .done 2 .done .col0_4
  .col0_4:
    switch r5 0 .done 1 .done .col0_5
  .col0_5:
    r6 = mul 0 1 64
    r14 = call row6
    r12 = add r12 r14 64
    br .done
  .last5:
    switch r1 5 .last4 0 .last4 10 .last4 .last5_1
  .last5_1:
    switch r2 5 .last4 1 .last4 9 .last4 .last5_2
  .last5_2:
    switch r3 5 .last4 2 .last4 8 .last4 .last5_3
  .last5_3:
    switch r4 5 .last4 3 .last4 7 .last4 .last5_4
  .last5_4:
    switch r5 5 .last4 4 .last4 6 .last4 .last5_5
  .last5_5:
    r12 = add r12 1 64
    br .last4
  .last4:
    switch r1 4 .last3 9 .last3 .last4_1
  .last4_1:
    switch r2 4 .last3 0 .last3 8 .last3 .last4_2
  .last4_2:
    switch r3 4 .last3 1 .last3 7 .last3 .last4_3
  .last4_3:
    switch r4 4 .last3 2 .last3 6 .last3 .last4_4
  .last4_4:
    switch r5 4 .last3 3 .last3 5 .last3 .last4_5
  .last4_5:
    r12 = add r12 1 64
    br .last3
  .last3:
    switch r1 3 .last2 8 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 7 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 0 .last2 6 .last2 .last3_3
  .last3_3:
    switch r4 3 .last2 1 .last2 5 .last2 .last3_4
  .last3_4:
    switch r5 3 .last2 2 .last2 4 .last2 .last3_5
  .last3_5:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 7 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 6 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 5 .last1 .last2_3
  .last2_3:
    switch r4 2 .last1 0 .last1 4 .last1 .last2_4
  .last2_4:
    switch r5 2 .last1 1 .last1 3 .last1 .last2_5
  .last2_5:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 6 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 5 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 4 .last0 .last1_3
  .last1_3:
    switch r4 1 .last0 3 .last0 .last1_4
  .last1_4:
    switch r5 1 .last0 0 .last0 2 .last0 .last1_5
  .last1_5:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 5 .done .last0_1
  .last0_1:
    switch r2 0 .done 4 .done .last0_2
  .last0_2:
    switch r3 0 .done 3 .done .last0_3
  .last0_3:
    switch r4 0 .done 2 .done .last0_4
  .last0_4:
    switch r5 0 .done 1 .done .last0_5
  .last0_5:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row5

start row6 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 7 .last6 8 .col7 9 .col8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 5 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 6 .col10 .col11_2
  .col11_2:
    switch r3 11 .col10 7 .col10 .col11_3
  .col11_3:
    switch r4 11 .col10 8 .col10 .col11_4
  .col11_4:
    switch r5 11 .col10 9 .col10 .col11_5
  .col11_5:
    switch r6 11 .col10 10 .col10 .col11_6
  .col11_6:
    r7 = mul 11 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 4 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 5 .col9 .col10_2
  .col10_2:
    switch r3 10 .col9 6 .col9 .col10_3
  .col10_3:
    switch r4 10 .col9 7 .col9 .col10_4
  .col10_4:
    switch r5 10 .col9 8 .col9 .col10_5
  .col10_5:
    switch r6 10 .col9 9 .col9 11 .col9 .col10_6
  .col10_6:
    r7 = mul 10 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 3 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 4 .col8 .col9_2
  .col9_2:
    switch r3 9 .col8 5 .col8 .col9_3
  .col9_3:
    switch r4 9 .col8 6 .col8 .col9_4
  .col9_4:
    switch r5 9 .col8 7 .col8 11 .col8 .col9_5
  .col9_5:
    switch r6 9 .col8 8 .col8 10 .col8 .col9_6
  .col9_6:
    r7 = mul 9 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 2 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 3 .col7 .col8_2
  .col8_2:
    switch r3 8 .col7 4 .col7 .col8_3
  .col8_3:
    switch r4 8 .col7 5 .col7 11 .col7 .col8_4
  .col8_4:
    switch r5 8 .col7 6 .col7 10 .col7 .col8_5
  .col8_5:
    switch r6 8 .col7 7 .col7 9 .col7 .col8_6
  .col8_6:
    r7 = mul 8 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 1 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 2 .col6 .col7_2
  .col7_2:
    switch r3 7 .col6 3 .col6 11 .col6 .col7_3
  .col7_3:
    switch r4 7 .col6 4 .col6 10 .col6 .col7_4
  .col7_4:
    switch r5 7 .col6 5 .col6 9 .col6 .col7_5
  .col7_5:
    switch r6 7 .col6 6 .col6 8 .col6 .col7_6
  .col7_6:
    r7 = mul 7 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 0 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 1 .col5 11 .col5 .col6_2
  .col6_2:
    switch r3 6 .col5 2 .col5 10 .col5 .col6_3
  .col6_3:
    switch r4 6 .col5 3 .col5 9 .col5 .col6_4
  .col6_4:
    switch r5 6 .col5 4 .col5 8 .col5 .col6_5
  .col6_5:
    switch r6 6 .col5 5 .col5 7 .col5 .col6_6
  .col6_6:
    r7 = mul 6 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 11 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 0 .col4 10 .col4 .col5_2
  .col5_2:
    switch r3 5 .col4 1 .col4 9 .col4 .col5_3
  .col5_3:
    switch r4 5 .col4 2 .col4 8 .col4 .col5_4
  .col5_4:
    switch r5 5 .col4 3 .col4 7 .col4 .col5_5
  .col5_5:
    switch r6 5 .col4 4 .col4 6 .col4 .col5_6
  .col5_6:
    r7 = mul 5 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 10 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 9 .col3 .col4_2
  .col4_2:
    switch r3 4 .col3 0 .col3 8 .col3 .col4_3
  .col4_3:
    switch r4 4 .col3 1 .col3 7 .col3 .col4_4
  .col4_4:
    switch r5 4 .col3 2 .col3 6 .col3 .col4_5
  .col4_5:
    switch r6 4 .col3 3 .col3 5 .col3 .col4_6
  .col4_6:
    r7 = mul 4 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 9 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 8 .col2 .col3_2
  .col3_2:
    switch r3 3 .col2 7 .col2 .col3_3
  .col3_3:
    switch r4 3 .col2 0 .col2 6 .col2 .col3_4
  .col3_4:
    switch r5 3 .col2 1 .col2 5 .col2 .col3_5
  .col3_5:
    switch r6 3 .col2 2 .col2 4 .col2 .col3_6
  .col3_6:
    r7 = mul 3 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 8 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 7 .col1 .col2_2
  .col2_2:
    switch r3 2 .col1 6 .col1 .col2_3
  .col2_3:
    switch r4 2 .col1 5 .col1 .col2_4
  .col2_4:
    switch r5 2 .col1 0 .col1 4 .col1 .col2_5
  .col2_5:
    switch r6 2 .col1 1 .col1 3 .col1 .col2_6
  .col2_6:
    r7 = mul 2 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 7 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 6 .col0 .col1_2
  .col1_2:
    switch r3 1 .col0 5 .col0 .col1_3
  .col1_3:
    switch r4 1 .col0 4 .col0 .col1_4
  .col1_4:
    switch r5 1 .col0 3 .col0 .col1_5
  .col1_5:
    switch r6 1 .col0 0 .col0 2 .col0 .col1_6
  .col1_6:
    r7 = mul 1 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 6 .done .col0_1
  .col0_1:
    switch r2 0 .done 5 .done .col0_2
  .col0_2:
    switch r3 0 .done 4 .done .col0_3
  .col0_3:
    switch r4 0 .done 3 .done .col0_4
  .col0_4:
    switch r5 0 .done 2 .done .col0_5
  .col0_5:
    switch r6 0 .done 1 .done .col0_6
  .col0_6:
    r7 = mul 0 1 64
    r14 = call row7
    r12 = add r12 r14 64
    br .done
  .last6:
    switch r1 6 .last5 0 .last5 .last6_1
  .last6_1:
    switch r2 6 .last5 1 .last5 11 .last5 .last6_2
  .last6_2:
    switch r3 6 .last5 2 .last5 10 .last5 .last6_3
  .last6_3:
    switch r4 6 .last5 3 .last5 9 .last5 .last6_4
  .last6_4:
    switch r5 6 .last5 4 .last5 8 .last5 .last6_5
  .last6_5:
    switch r6 6 .last5 5 .last5 7 .last5 .last6_6
  .last6_6:
    r12 = add r12 1 64
    br .last5
  .last5:
    switch r1 5 .last4 11 .last4 .last5_1
  .last5_1:
    switch r2 5 .last4 0 .last4 10 .last4 .last5_2
  .last5_2:
    switch r3 5 .last4 1 .last4 9 .last4 .last5_3
  .last5_3:
    switch r4 5 .last4 2 .last4 8 .last4 .last5_4
  .last5_4:
    switch r5 5 .last4 3 .last4 7 .last4 .last5_5
  .last5_5:
    switch r6 5 .last4 4 .last4 6 .last4 .last5_6
  .last5_6:
    r12 = add r12 1 64
    br .last4
  .last4:
    switch r1 4 .last3 10 .last3 .last4_1
  .last4_1:
    switch r2 4 .last3 9 .last3 .last4_2
  .last4_2:
    switch r3 4 .last3 0 .last3 8 .last3 .last4_3
  .last4_3:
    switch r4 4 .last3 1 .last3 7 .last3 .last4_4
  .last4_4:
    switch r5 4 .last3 2 .last3 6 .last3 .last4_5
  .last4_5:
    switch r6 4 .last3 3 .last3 5 .last3 .last4_6
  .last4_6:
    r12 = add r12 1 64
    br .last3
  .last3:
    switch r1 3 .last2 9 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 8 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 7 .last2 .last3_3
  .last3_3:
    switch r4 3 .last2 0 .last2 6 .last2 .last3_4
  .last3_4:
    switch r5 3 .last2 1 .last2 5 .last2 .last3_5
  .last3_5:
    switch r6 3 .last2 2 .last2 4 .last2 .last3_6
  .last3_6:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 8 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 7 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 6 .last1 .last2_3
  .last2_3:
    switch r4 2 .last1 5 .last1 .last2_4
  .last2_4:
    switch r5 2 .last1 0 .last1 4 .last1 .last2_5
  .last2_5:
    switch r6 2 .last1 1 .last1 3 .last1 .last2_6
  .last2_6:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 7 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 6 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 5 .last0 .last1_3
  .last1_3:
    switch r4 1 .last0 4 .last0 .last1_4
  .last1_4:
    switch r5 1 .last0 3 .last0 .last1_5
  .last1_5:
    switch r6 1 .last0 0 .last0 2 .last0 .last1_6
  .last1_6:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 6 .done .last0_1
  .last0_1:
    switch r2 0 .done 5 .done .last0_2
  .last0_2:
    switch r3 0 .done 4 .done .last0_3
  .last0_3:
    switch r4 0 .done 3 .done .last0_4
  .last0_4:
    switch r5 0 .done 2 .done .last0_5
  .last0_5:
    switch r6 0 .done 1 .done .last0_6
  .last0_6:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row6

start row7 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 8 .last7 9 .col8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 4 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 5 .col10 .col11_2
  .col11_2:
    switch r3 11 .col10 6 .col10 .col11_3
  .col11_3:
    switch r4 11 .col10 7 .col10 .col11_4
  .col11_4:
    switch r5 11 .col10 8 .col10 .col11_5
  .col11_5:
    switch r6 11 .col10 9 .col10 .col11_6
  .col11_6:
    switch r7 11 .col10 10 .col10 .col11_7
  .col11_7:
    r8 = mul 11 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 3 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 4 .col9 .col10_2
  .col10_2:
    switch r3 10 .col9 5 .col9 .col10_3
  .col10_3:
    switch r4 10 .col9 6 .col9 .col10_4
  .col10_4:
    switch r5 10 .col9 7 .col9 .col10_5
  .col10_5:
    switch r6 10 .col9 8 .col9 .col10_6
  .col10_6:
    switch r7 10 .col9 9 .col9 11 .col9 .col10_7
  .col10_7:
    r8 = mul 10 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 2 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 3 .col8 .col9_2
  .col9_2:
    switch r3 9 .col8 4 .col8 .col9_3
  .col9_3:
    switch r4 9 .col8 5 .col8 .col9_4
  .col9_4:
    switch r5 9 .col8 6 .col8 .col9_5
  .col9_5:
    switch r6 9 .col8 7 .col8 11 .col8 .col9_6
  .col9_6:
    switch r7 9 .col8 8 .col8 10 .col8 .col9_7
  .col9_7:
    r8 = mul 9 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 1 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 2 .col7 .col8_2
  .col8_2:
    switch r3 8 .col7 3 .col7 .col8_3
  .col8_3:
    switch r4 8 .col7 4 .col7 .col8_4
  .col8_4:
    switch r5 8 .col7 5 .col7 11 .col7 .col8_5
  .col8_5:
    switch r6 8 .col7 6 .col7 10 .col7 .col8_6
  .col8_6:
    switch r7 8 .col7 7 .col7 9 .col7 .col8_7
  .col8_7:
    r8 = mul 8 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 0 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 1 .col6 .col7_2
  .col7_2:
    switch r3 7 .col6 2 .col6 .col7_3
  .col7_3:
    switch r4 7 .col6 3 .col6 11 .col6 .col7_4
  .col7_4:
    switch r5 7 .col6 4 .col6 10 .col6 .col7_5
  .col7_5:
    switch r6 7 .col6 5 .col6 9 .col6 .col7_6
  .col7_6:
    switch r7 7 .col6 6 .col6 8 .col6 .col7_7
  .col7_7:
    r8 = mul 7 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 0 .col5 .col6_2
  .col6_2:
    switch r3 6 .col5 1 .col5 11 .col5 .col6_3
  .col6_3:
    switch r4 6 .col5 2 .col5 10 .col5 .col6_4
  .col6_4:
    switch r5 6 .col5 3 .col5 9 .col5 .col6_5
  .col6_5:
    switch r6 6 .col5 4 .col5 8 .col5 .col6_6
  .col6_6:
    switch r7 6 .col5 5 .col5 7 .col5 .col6_7
  .col6_7:
    r8 = mul 6 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 11 .col4 .col5_2
  .col5_2:
    switch r3 5 .col4 0 .col4 10 .col4 .col5_3
  .col5_3:
    switch r4 5 .col4 1 .col4 9 .col4 .col5_4
  .col5_4:
    switch r5 5 .col4 2 .col4 8 .col4 .col5_5
  .col5_5:
    switch r6 5 .col4 3 .col4 7 .col4 .col5_6
  .col5_6:
    switch r7 5 .col4 4 .col4 6 .col4 .col5_7
  .col5_7:
    r8 = mul 5 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 11 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 10 .col3 .col4_2
  .col4_2:
    switch r3 4 .col3 9 .col3 .col4_3
  .col4_3:
    switch r4 4 .col3 0 .col3 8 .col3 .col4_4
  .col4_4:
    switch r5 4 .col3 1 .col3 7 .col3 .col4_5
  .col4_5:
    switch r6 4 .col3 2 .col3 6 .col3 .col4_6
  .col4_6:
    switch r7 4 .col3 3 .col3 5 .col3 .col4_7
  .col4_7:
    r8 = mul 4 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 10 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 9 .col2 .col3_2
  .col3_2:
    switch r3 3 .col2 8 .col2 .col3_3
  .col3_3:
    switch r4 3 .col2 7 .col2 .col3_4
  .col3_4:
    switch r5 3 .col2 0 .col2 6 .col2 .col3_5
  .col3_5:
    switch r6 3 .col2 1 .col2 5 .col2 .col3_6
  .col3_6:
    switch r7 3 .col2 2 .col2 4 .col2 .col3_7
  .col3_7:
    r8 = mul 3 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 9 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 8 .col1 .col2_2
  .col2_2:
    switch r3 2 .col1 7 .col1 .col2_3
  .col2_3:
    switch r4 2 .col1 6 .col1 .col2_4
  .col2_4:
    switch r5 2 .col1 5 .col1 .col2_5
  .col2_5:
    switch r6 2 .col1 0 .col1 4 .col1 .col2_6
  .col2_6:
    switch r7 2 .col1 1 .col1 3 .col1 .col2_7
  .col2_7:
    r8 = mul 2 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 8 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 7 .col0 .col1_2
  .col1_2:
    switch r3 1 .col0 6 .col0 .col1_3
  .col1_3:
    switch r4 1 .col0 5 .col0 .col1_4
  .col1_4:
    switch r5 1 .col0 4 .col0 .col1_5
  .col1_5:
    switch r6 1 .col0 3 .col0 .col1_6
  .col1_6:
    switch r7 1 .col0 0 .col0 2 .col0 .col1_7
  .col1_7:
    r8 = mul 1 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 7 .done .col0_1
  .col0_1:
    switch r2 0 .done 6 .done .col0_2
  .col0_2:
    switch r3 0 .done 5 .done .col0_3
  .col0_3:
    switch r4 0 .done 4 .done .col0_4
  .col0_4:
    switch r5 0 .done 3 .done .col0_5
  .col0_5:
    switch r6 0 .done 2 .done .col0_6
  .col0_6:
    switch r7 0 .done 1 .done .col0_7
  .col0_7:
    r8 = mul 0 1 64
    r14 = call row8
    r12 = add r12 r14 64
    br .done
  .last7:
    switch r1 7 .last6 0 .last6 .last7_1
  .last7_1:
    switch r2 7 .last6 1 .last6 .last7_2
  .last7_2:
    switch r3 7 .last6 2 .last6 .last7_3
  .last7_3:
    switch r4 7 .last6 3 .last6 11 .last6 .last7_4
  .last7_4:
    switch r5 7 .last6 4 .last6 10 .last6 .last7_5
  .last7_5:
    switch r6 7 .last6 5 .last6 9 .last6 .last7_6
  .last7_6:
    switch r7 7 .last6 6 .last6 8 .last6 .last7_7
  .last7_7:
    r12 = add r12 1 64
    br .last6
  .last6:
    switch r1 6 .last5 .last6_1
  .last6_1:
    switch r2 6 .last5 0 .last5 .last6_2
  .last6_2:
    switch r3 6 .last5 1 .last5 11 .last5 .last6_3
  .last6_3:
    switch r4 6 .last5 2 .last5 10 .last5 .last6_4
  .last6_4:
    switch r5 6 .last5 3 .last5 9 .last5 .last6_5
  .last6_5:
    switch r6 6 .last5 4 .last5 8 .last5 .last6_6
  .last6_6:
    switch r7 6 .last5 5 .last5 7 .last5 .last6_7
  .last6_7:
    r12 = add r12 1 64
    br .last5
  .last5:
    switch r1 5 .last4 .last5_1
  .last5_1:
    switch r2 5 .last4 11 .last4 .last5_2
  .last5_2:
    switch r3 5 .last4 0 .last4 10 .last4 .last5_3
  .last5_3:
    switch r4 5 .last4 1 .last4 9 .last4 .last5_4
  .last5_4:
    switch r5 5 .last4 2 .last4 8 .last4 .last5_5
  .last5_5:
    switch r6 5 .last4 3 .last4 7 .last4 .last5_6
  .last5_6:
    switch r7 5 .last4 4 .last4 6 .last4 .last5_7
  .last5_7:
    r12 = add r12 1 64
    br .last4
  .last4:
    switch r1 4 .last3 11 .last3 .last4_1
  .last4_1:
    switch r2 4 .last3 10 .last3 .last4_2
  .last4_2:
    switch r3 4 .last3 9 .last3 .last4_3
  .last4_3:
    switch r4 4 .last3 0 .last3 8 .last3 .last4_4
  .last4_4:
    switch r5 4 .last3 1 .last3 7 .last3 .last4_5
  .last4_5:
    switch r6 4 .last3 2 .last3 6 .last3 .last4_6
  .last4_6:
    switch r7 4 .last3 3 .last3 5 .last3 .last4_7
  .last4_7:
    r12 = add r12 1 64
    br .last3
  .last3:
    switch r1 3 .last2 10 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 9 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 8 .last2 .last3_3
  .last3_3:
    switch r4 3 .last2 7 .last2 .last3_4
  .last3_4:
    switch r5 3 .last2 0 .last2 6 .last2 .last3_5
  .last3_5:
    switch r6 3 .last2 1 .last2 5 .last2 .last3_6
  .last3_6:
    switch r7 3 .last2 2 .last2 4 .last2 .last3_7
  .last3_7:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 9 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 8 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 7 .last1 .last2_3
  .last2_3:
    switch r4 2 .last1 6 .last1 .last2_4
  .last2_4:
    switch r5 2 .last1 5 .last1 .last2_5
  .last2_5:
    switch r6 2 .last1 0 .last1 4 .last1 .last2_6
  .last2_6:
    switch r7 2 .last1 1 .last1 3 .last1 .last2_7
  .last2_7:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 8 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 7 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 6 .last0 .last1_3
  .last1_3:
    switch r4 1 .last0 5 .last0 .last1_4
  .last1_4:
    switch r5 1 .last0 4 .last0 .last1_5
  .last1_5:
    switch r6 1 .last0 3 .last0 .last1_6
  .last1_6:
    switch r7 1 .last0 0 .last0 2 .last0 .last1_7
  .last1_7:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 7 .done .last0_1
  .last0_1:
    switch r2 0 .done 6 .done .last0_2
  .last0_2:
    switch r3 0 .done 5 .done .last0_3
  .last0_3:
    switch r4 0 .done 4 .done .last0_4
  .last0_4:
    switch r5 0 .done 3 .done .last0_5
  .last0_5:
    switch r6 0 .done 2 .done .last0_6
  .last0_6:
    switch r7 0 .done 1 .done .last0_7
  .last0_7:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row7

start row8 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 9 .last8 10 .col9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 3 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 4 .col10 .col11_2
  .col11_2:
    switch r3 11 .col10 5 .col10 .col11_3
  .col11_3:
    switch r4 11 .col10 6 .col10 .col11_4
  .col11_4:
    switch r5 11 .col10 7 .col10 .col11_5
  .col11_5:
    switch r6 11 .col10 8 .col10 .col11_6
  .col11_6:
    switch r7 11 .col10 9 .col10 .col11_7
  .col11_7:
    switch r8 11 .col10 10 .col10 .col11_8
  .col11_8:
    r9 = mul 11 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 2 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 3 .col9 .col10_2
  .col10_2:
    switch r3 10 .col9 4 .col9 .col10_3
  .col10_3:
    switch r4 10 .col9 5 .col9 .col10_4
  .col10_4:
    switch r5 10 .col9 6 .col9 .col10_5
  .col10_5:
    switch r6 10 .col9 7 .col9 .col10_6
  .col10_6:
    switch r7 10 .col9 8 .col9 .col10_7
  .col10_7:
    switch r8 10 .col9 9 .col9 11 .col9 .col10_8
  .col10_8:
    r9 = mul 10 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 1 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 2 .col8 .col9_2
  .col9_2:
    switch r3 9 .col8 3 .col8 .col9_3
  .col9_3:
    switch r4 9 .col8 4 .col8 .col9_4
  .col9_4:
    switch r5 9 .col8 5 .col8 .col9_5
  .col9_5:
    switch r6 9 .col8 6 .col8 .col9_6
  .col9_6:
    switch r7 9 .col8 7 .col8 11 .col8 .col9_7
  .col9_7:
    switch r8 9 .col8 8 .col8 10 .col8 .col9_8
  .col9_8:
    r9 = mul 9 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 0 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 1 .col7 .col8_2
  .col8_2:
    switch r3 8 .col7 2 .col7 .col8_3
  .col8_3:
    switch r4 8 .col7 3 .col7 .col8_4
  .col8_4:
    switch r5 8 .col7 4 .col7 .col8_5
  .col8_5:
    switch r6 8 .col7 5 .col7 11 .col7 .col8_6
  .col8_6:
    switch r7 8 .col7 6 .col7 10 .col7 .col8_7
  .col8_7:
    switch r8 8 .col7 7 .col7 9 .col7 .col8_8
  .col8_8:
    r9 = mul 8 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 0 .col6 .col7_2
  .col7_2:
    switch r3 7 .col6 1 .col6 .col7_3
  .col7_3:
    switch r4 7 .col6 2 .col6 .col7_4
  .col7_4:
    switch r5 7 .col6 3 .col6 11 .col6 .col7_5
  .col7_5:
    switch r6 7 .col6 4 .col6 10 .col6 .col7_6
  .col7_6:
    switch r7 7 .col6 5 .col6 9 .col6 .col7_7
  .col7_7:
    switch r8 7 .col6 6 .col6 8 .col6 .col7_8
  .col7_8:
    r9 = mul 7 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 .col6_2
  .col6_2:
    switch r3 6 .col5 0 .col5 .col6_3
  .col6_3:
    switch r4 6 .col5 1 .col5 11 .col5 .col6_4
  .col6_4:
    switch r5 6 .col5 2 .col5 10 .col5 .col6_5
  .col6_5:
    switch r6 6 .col5 3 .col5 9 .col5 .col6_6
  .col6_6:
    switch r7 6 .col5 4 .col5 8 .col5 .col6_7
  .col6_7:
    switch r8 6 .col5 5 .col5 7 .col5 .col6_8
  .col6_8:
    r9 = mul 6 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 .col5_2
  .col5_2:
    switch r3 5 .col4 11 .col4 .col5_3
  .col5_3:
    switch r4 5 .col4 0 .col4 10 .col4 .col5_4
  .col5_4:
    switch r5 5 .col4 1 .col4 9 .col4 .col5_5
  .col5_5:
    switch r6 5 .col4 2 .col4 8 .col4 .col5_6
  .col5_6:
    switch r7 5 .col4 3 .col4 7 .col4 .col5_7
  .col5_7:
    switch r8 5 .col4 4 .col4 6 .col4 .col5_8
  .col5_8:
    r9 = mul 5 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 11 .col3 .col4_2
  .col4_2:
    switch r3 4 .col3 10 .col3 .col4_3
  .col4_3:
    switch r4 4 .col3 9 .col3 .col4_4
  .col4_4:
    switch r5 4 .col3 0 .col3 8 .col3 .col4_5
  .col4_5:
    switch r6 4 .col3 1 .col3 7 .col3 .col4_6
  .col4_6:
    switch r7 4 .col3 2 .col3 6 .col3 .col4_7
  .col4_7:
    switch r8 4 .col3 3 .col3 5 .col3 .col4_8
  .col4_8:
    r9 = mul 4 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 11 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 10 .col2 .col3_2
  .col3_2:
    switch r3 3 .col2 9 .col2 .col3_3
  .col3_3:
    switch r4 3 .col2 8 .col2 .col3_4
  .col3_4:
    switch r5 3 .col2 7 .col2 .col3_5
  .col3_5:
    switch r6 3 .col2 0 .col2 6 .col2 .col3_6
  .col3_6:
    switch r7 3 .col2 1 .col2 5 .col2 .col3_7
  .col3_7:
    switch r8 3 .col2 2 .col2 4 .col2 .col3_8
  .col3_8:
    r9 = mul 3 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 10 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 9 .col1 .col2_2
  .col2_2:
    switch r3 2 .col1 8 .col1 .col2_3
  .col2_3:
    switch r4 2 .col1 7 .col1 .col2_4
  .col2_4:
    switch r5 2 .col1 6 .col1 .col2_5
  .col2_5:
    switch r6 2 .col1 5 .col1 .col2_6
  .col2_6:
    switch r7 2 .col1 0 .col1 4 .col1 .col2_7
  .col2_7:
    switch r8 2 .col1 1 .col1 3 .col1 .col2_8
  .col2_8:
    r9 = mul 2 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 9 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 8 .col0 .col1_2
  .col1_2:
    switch r3 1 .col0 7 .col0 .col1_3
  .col1_3:
    switch r4 1 .col0 6 .col0 .col1_4
  .col1_4:
    switch r5 1 .col0 5 .col0 .col1_5
  .col1_5:
    switch r6 1 .col0 4 .col0 .col1_6
  .col1_6:
    switch r7 1 .col0 3 .col0 .col1_7
  .col1_7:
    switch r8 1 .col0 0 .col0 2 .col0 .col1_8
  .col1_8:
    r9 = mul 1 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 8 .done .col0_1
  .col0_1:
    switch r2 0 .done 7 .done .col0_2
  .col0_2:
    switch r3 0 .done 6 .done .col0_3
  .col0_3:
    switch r4 0 .done 5 .done .col0_4
  .col0_4:
    switch r5 0 .done 4 .done .col0_5
  .col0_5:
    switch r6 0 .done 3 .done .col0_6
  .col0_6:
    switch r7 0 .done 2 .done .col0_7
  .col0_7:
    switch r8 0 .done 1 .done .col0_8
  .col0_8:
    r9 = mul 0 1 64
    r14 = call row9
    r12 = add r12 r14 64
    br .done
  .last8:
    switch r1 8 .last7 0 .last7 .last8_1
  .last8_1:
    switch r2 8 .last7 1 .last7 .last8_2
  .last8_2:
    switch r3 8 .last7 2 .last7 .last8_3
  .last8_3:
    switch r4 8 .last7 3 .last7 .last8_4
  .last8_4:
    switch r5 8 .last7 4 .last7 .last8_5
  .last8_5:
    switch r6 8 .last7 5 .last7 11 .last7 .last8_6
  .last8_6:
    switch r7 8 .last7 6 .last7 10 .last7 .last8_7
  .last8_7:
    switch r8 8 .last7 7 .last7 9 .last7 .last8_8
  .last8_8:
    r12 = add r12 1 64
    br .last7
  .last7:
    switch r1 7 .last6 .last7_1
  .last7_1:
    switch r2 7 .last6 0 .last6 .last7_2
  .last7_2:
    switch r3 7 .last6 1 .last6 .last7_3
  .last7_3:
    switch r4 7 .last6 2 .last6 .last7_4
  .last7_4:
    switch r5 7 .last6 3 .last6 11 .last6 .last7_5
  .last7_5:
    switch r6 7 .last6 4 .last6 10 .last6 .last7_6
  .last7_6:
    switch r7 7 .last6 5 .last6 9 .last6 .last7_7
  .last7_7:
    switch r8 7 .last6 6 .last6 8 .last6 .last7_8
  .last7_8:
    r12 = add r12 1 64
    br .last6
  .last6:
    switch r1 6 .last5 .last6_1
  .last6_1:
    switch r2 6 .last5 .last6_2
  .last6_2:
    switch r3 6 .last5 0 .last5 .last6_3
  .last6_3:
    switch r4 6 .last5 1 .last5 11 .last5 .last6_4
  .last6_4:
    switch r5 6 .last5 2 .last5 10 .last5 .last6_5
  .last6_5:
    switch r6 6 .last5 3 .last5 9 .last5 .last6_6
  .last6_6:
    switch r7 6 .last5 4 .last5 8 .last5 .last6_7
  .last6_7:
    switch r8 6 .last5 5 .last5 7 .last5 .last6_8
  .last6_8:
    r12 = add r12 1 64
    br .last5
  .last5:
    switch r1 5 .last4 .last5_1
  .last5_1:
    switch r2 5 .last4 .last5_2
  .last5_2:
    switch r3 5 .last4 11 .last4 .last5_3
  .last5_3:
    switch r4 5 .last4 0 .last4 10 .last4 .last5_4
  .last5_4:
    switch r5 5 .last4 1 .last4 9 .last4 .last5_5
  .last5_5:
    switch r6 5 .last4 2 .last4 8 .last4 .last5_6
  .last5_6:
    switch r7 5 .last4 3 .last4 7 .last4 .last5_7
  .last5_7:
    switch r8 5 .last4 4 .last4 6 .last4 .last5_8
  .last5_8:
    r12 = add r12 1 64
    br .last4
  .last4:
    switch r1 4 .last3 .last4_1
  .last4_1:
    switch r2 4 .last3 11 .last3 .last4_2
  .last4_2:
    switch r3 4 .last3 10 .last3 .last4_3
  .last4_3:
    switch r4 4 .last3 9 .last3 .last4_4
  .last4_4:
    switch r5 4 .last3 0 .last3 8 .last3 .last4_5
  .last4_5:
    switch r6 4 .last3 1 .last3 7 .last3 .last4_6
  .last4_6:
    switch r7 4 .last3 2 .last3 6 .last3 .last4_7
  .last4_7:
    switch r8 4 .last3 3 .last3 5 .last3 .last4_8
  .last4_8:
    r12 = add r12 1 64
    br .last3
  .last3:
    switch r1 3 .last2 11 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 10 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 9 .last2 .last3_3
  .last3_3:
    switch r4 3 .last2 8 .last2 .last3_4
  .last3_4:
    switch r5 3 .last2 7 .last2 .last3_5
  .last3_5:
    switch r6 3 .last2 0 .last2 6 .last2 .last3_6
  .last3_6:
    switch r7 3 .last2 1 .last2 5 .last2 .last3_7
  .last3_7:
    switch r8 3 .last2 2 .last2 4 .last2 .last3_8
  .last3_8:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 10 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 9 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 8 .last1 .last2_3
  .last2_3:
    switch r4 2 .last1 7 .last1 .last2_4
  .last2_4:
    switch r5 2 .last1 6 .last1 .last2_5
  .last2_5:
    switch r6 2 .last1 5 .last1 .last2_6
  .last2_6:
    switch r7 2 .last1 0 .last1 4 .last1 .last2_7
  .last2_7:
    switch r8 2 .last1 1 .last1 3 .last1 .last2_8
  .last2_8:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 9 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 8 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 7 .last0 .last1_3
  .last1_3:
    switch r4 1 .last0 6 .last0 .last1_4
  .last1_4:
    switch r5 1 .last0 5 .last0 .last1_5
  .last1_5:
    switch r6 1 .last0 4 .last0 .last1_6
  .last1_6:
    switch r7 1 .last0 3 .last0 .last1_7
  .last1_7:
    switch r8 1 .last0 0 .last0 2 .last0 .last1_8
  .last1_8:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 8 .done .last0_1
  .last0_1:
    switch r2 0 .done 7 .done .last0_2
  .last0_2:
    switch r3 0 .done 6 .done .last0_3
  .last0_3:
    switch r4 0 .done 5 .done .last0_4
  .last0_4:
    switch r5 0 .done 4 .done .last0_5
  .last0_5:
    switch r6 0 .done 3 .done .last0_6
  .last0_6:
    switch r7 0 .done 2 .done .last0_7
  .last0_7:
    switch r8 0 .done 1 .done .last0_8
  .last0_8:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row8

start row9 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 10 .last9 11 .col10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 2 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 3 .col10 .col11_2
  .col11_2:
    switch r3 11 .col10 4 .col10 .col11_3
  .col11_3:
    switch r4 11 .col10 5 .col10 .col11_4
  .col11_4:
    switch r5 11 .col10 6 .col10 .col11_5
  .col11_5:
    switch r6 11 .col10 7 .col10 .col11_6
  .col11_6:
    switch r7 11 .col10 8 .col10 .col11_7
  .col11_7:
    switch r8 11 .col10 9 .col10 .col11_8
  .col11_8:
    switch r9 11 .col10 10 .col10 .col11_9
  .col11_9:
    r10 = mul 11 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 1 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 2 .col9 .col10_2
  .col10_2:
    switch r3 10 .col9 3 .col9 .col10_3
  .col10_3:
    switch r4 10 .col9 4 .col9 .col10_4
  .col10_4:
    switch r5 10 .col9 5 .col9 .col10_5
  .col10_5:
    switch r6 10 .col9 6 .col9 .col10_6
  .col10_6:
    switch r7 10 .col9 7 .col9 .col10_7
  .col10_7:
    switch r8 10 .col9 8 .col9 .col10_8
  .col10_8:
    switch r9 10 .col9 9 .col9 11 .col9 .col10_9
  .col10_9:
    r10 = mul 10 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 0 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 1 .col8 .col9_2
  .col9_2:
    switch r3 9 .col8 2 .col8 .col9_3
  .col9_3:
    switch r4 9 .col8 3 .col8 .col9_4
  .col9_4:
    switch r5 9 .col8 4 .col8 .col9_5
  .col9_5:
    switch r6 9 .col8 5 .col8 .col9_6
  .col9_6:
    switch r7 9 .col8 6 .col8 .col9_7
  .col9_7:
    switch r8 9 .col8 7 .col8 11 .col8 .col9_8
  .col9_8:
    switch r9 9 .col8 8 .col8 10 .col8 .col9_9
  .col9_9:
    r10 = mul 9 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 0 .col7 .col8_2
  .col8_2:
    switch r3 8 .col7 1 .col7 .col8_3
  .col8_3:
    switch r4 8 .col7 2 .col7 .col8_4
  .col8_4:
    switch r5 8 .col7 3 .col7 .col8_5
  .col8_5:
    switch r6 8 .col7 4 .col7 .col8_6
  .col8_6:
    switch r7 8 .col7 5 .col7 11 .col7 .col8_7
  .col8_7:
    switch r8 8 .col7 6 .col7 10 .col7 .col8_8
  .col8_8:
    switch r9 8 .col7 7 .col7 9 .col7 .col8_9
  .col8_9:
    r10 = mul 8 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 .col7_2
  .col7_2:
    switch r3 7 .col6 0 .col6 .col7_3
  .col7_3:
    switch r4 7 .col6 1 .col6 .col7_4
  .col7_4:
    switch r5 7 .col6 2 .col6 .col7_5
  .col7_5:
    switch r6 7 .col6 3 .col6 11 .col6 .col7_6
  .col7_6:
    switch r7 7 .col6 4 .col6 10 .col6 .col7_7
  .col7_7:
    switch r8 7 .col6 5 .col6 9 .col6 .col7_8
  .col7_8:
    switch r9 7 .col6 6 .col6 8 .col6 .col7_9
  .col7_9:
    r10 = mul 7 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 .col6_2
  .col6_2:
    switch r3 6 .col5 .col6_3
  .col6_3:
    switch r4 6 .col5 0 .col5 .col6_4
  .col6_4:
    switch r5 6 .col5 1 .col5 11 .col5 .col6_5
  .col6_5:
    switch r6 6 .col5 2 .col5 10 .col5 .col6_6
  .col6_6:
    switch r7 6 .col5 3 .col5 9 .col5 .col6_7
  .col6_7:
    switch r8 6 .col5 4 .col5 8 .col5 .col6_8
  .col6_8:
    switch r9 6 .col5 5 .col5 7 .col5 .col6_9
  .col6_9:
    r10 = mul 6 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 .col5_2
  .col5_2:
    switch r3 5 .col4 .col5_3
  .col5_3:
    switch r4 5 .col4 11 .col4 .col5_4
  .col5_4:
    switch r5 5 .col4 0 .col4 10 .col4 .col5_5
  .col5_5:
    switch r6 5 .col4 1 .col4 9 .col4 .col5_6
  .col5_6:
    switch r7 5 .col4 2 .col4 8 .col4 .col5_7
  .col5_7:
    switch r8 5 .col4 3 .col4 7 .col4 .col5_8
  .col5_8:
    switch r9 5 .col4 4 .col4 6 .col4 .col5_9
  .col5_9:
    r10 = mul 5 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 .col4_2
  .col4_2:
    switch r3 4 .col3 11 .col3 .col4_3
  .col4_3:
    switch r4 4 .col3 10 .col3 .col4_4
  .col4_4:
    switch r5 4 .col3 9 .col3 .col4_5
  .col4_5:
    switch r6 4 .col3 0 .col3 8 .col3 .col4_6
  .col4_6:
    switch r7 4 .col3 1 .col3 7 .col3 .col4_7
  .col4_7:
    switch r8 4 .col3 2 .col3 6 .col3 .col4_8
  .col4_8:
    switch r9 4 .col3 3 .col3 5 .col3 .col4_9
  .col4_9:
    r10 = mul 4 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 11 .col2 .col3_2
  .col3_2:
    switch r3 3 .col2 10 .col2 .col3_3
  .col3_3:
    switch r4 3 .col2 9 .col2 .col3_4
  .col3_4:
    switch r5 3 .col2 8 .col2 .col3_5
  .col3_5:
    switch r6 3 .col2 7 .col2 .col3_6
  .col3_6:
    switch r7 3 .col2 0 .col2 6 .col2 .col3_7
  .col3_7:
    switch r8 3 .col2 1 .col2 5 .col2 .col3_8
  .col3_8:
    switch r9 3 .col2 2 .col2 4 .col2 .col3_9
  .col3_9:
    r10 = mul 3 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 11 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 10 .col1 .col2_2
  .col2_2:
    switch r3 2 .col1 9 .col1 .col2_3
  .col2_3:
    switch r4 2 .col1 8 .col1 .col2_4
  .col2_4:
    switch r5 2 .col1 7 .col1 .col2_5
  .col2_5:
    switch r6 2 .col1 6 .col1 .col2_6
  .col2_6:
    switch r7 2 .col1 5 .col1 .col2_7
  .col2_7:
    switch r8 2 .col1 0 .col1 4 .col1 .col2_8
  .col2_8:
    switch r9 2 .col1 1 .col1 3 .col1 .col2_9
  .col2_9:
    r10 = mul 2 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 10 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 9 .col0 .col1_2
  .col1_2:
    switch r3 1 .col0 8 .col0 .col1_3
  .col1_3:
    switch r4 1 .col0 7 .col0 .col1_4
  .col1_4:
    switch r5 1 .col0 6 .col0 .col1_5
  .col1_5:
    switch r6 1 .col0 5 .col0 .col1_6
  .col1_6:
    switch r7 1 .col0 4 .col0 .col1_7
  .col1_7:
    switch r8 1 .col0 3 .col0 .col1_8
  .col1_8:
    switch r9 1 .col0 0 .col0 2 .col0 .col1_9
  .col1_9:
    r10 = mul 1 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 9 .done .col0_1
  .col0_1:
    switch r2 0 .done 8 .done .col0_2
  .col0_2:
    switch r3 0 .done 7 .done .col0_3
  .col0_3:
    switch r4 0 .done 6 .done .col0_4
  .col0_4:
    switch r5 0 .done 5 .done .col0_5
  .col0_5:
    switch r6 0 .done 4 .done .col0_6
  .col0_6:
    switch r7 0 .done 3 .done .col0_7
  .col0_7:
    switch r8 0 .done 2 .done .col0_8
  .col0_8:
    switch r9 0 .done 1 .done .col0_9
  .col0_9:
    r10 = mul 0 1 64
    r14 = call row10
    r12 = add r12 r14 64
    br .done
  .last9:
    switch r1 9 .last8 0 .last8 .last9_1
  .last9_1:
    switch r2 9 .last8 1 .last8 .last9_2
  .last9_2:
    switch r3 9 .last8 2 .last8 .last9_3
  .last9_3:
    switch r4 9 .last8 3 .last8 .last9_4
  .last9_4:
    switch r5 9 .last8 4 .last8 .last9_5
  .last9_5:
    switch r6 9 .last8 5 .last8 .last9_6
  .last9_6:
    switch r7 9 .last8 6 .last8 .last9_7
  .last9_7:
    switch r8 9 .last8 7 .last8 11 .last8 .last9_8
  .last9_8:
    switch r9 9 .last8 8 .last8 10 .last8 .last9_9
  .last9_9:
    r12 = add r12 1 64
    br .last8
  .last8:
    switch r1 8 .last7 .last8_1
  .last8_1:
    switch r2 8 .last7 0 .last7 .last8_2
  .last8_2:
    switch r3 8 .last7 1 .last7 .last8_3
  .last8_3:
    switch r4 8 .last7 2 .last7 .last8_4
  .last8_4:
    switch r5 8 .last7 3 .last7 .last8_5
  .last8_5:
    switch r6 8 .last7 4 .last7 .last8_6
  .last8_6:
    switch r7 8 .last7 5 .last7 11 .last7 .last8_7
  .last8_7:
    switch r8 8 .last7 6 .last7 10 .last7 .last8_8
  .last8_8:
    switch r9 8 .last7 7 .last7 9 .last7 .last8_9
  .last8_9:
    r12 = add r12 1 64
    br .last7
  .last7:
    switch r1 7 .last6 .last7_1
  .last7_1:
    switch r2 7 .last6 .last7_2
  .last7_2:
    switch r3 7 .last6 0 .last6 .last7_3
  .last7_3:
    switch r4 7 .last6 1 .last6 .last7_4
  .last7_4:
    switch r5 7 .last6 2 .last6 .last7_5
  .last7_5:
    switch r6 7 .last6 3 .last6 11 .last6 .last7_6
  .last7_6:
    switch r7 7 .last6 4 .last6 10 .last6 .last7_7
  .last7_7:
    switch r8 7 .last6 5 .last6 9 .last6 .last7_8
  .last7_8:
    switch r9 7 .last6 6 .last6 8 .last6 .last7_9
  .last7_9:
    r12 = add r12 1 64
    br .last6
  .last6:
    switch r1 6 .last5 .last6_1
  .last6_1:
    switch r2 6 .last5 .last6_2
  .last6_2:
    switch r3 6 .last5 .last6_3
  .last6_3:
    switch r4 6 .last5 0 .last5 .last6_4
  .last6_4:
    switch r5 6 .last5 1 .last5 11 .last5 .last6_5
  .last6_5:
    switch r6 6 .last5 2 .last5 10 .last5 .last6_6
  .last6_6:
    switch r7 6 .last5 3 .last5 9 .last5 .last6_7
  .last6_7:
    switch r8 6 .last5 4 .last5 8 .last5 .last6_8
  .last6_8:
    switch r9 6 .last5 5 .last5 7 .last5 .last6_9
  .last6_9:
    r12 = add r12 1 64
    br .last5
  .last5:
    switch r1 5 .last4 .last5_1
  .last5_1:
    switch r2 5 .last4 .last5_2
  .last5_2:
    switch r3 5 .last4 .last5_3
  .last5_3:
    switch r4 5 .last4 11 .last4 .last5_4
  .last5_4:
    switch r5 5 .last4 0 .last4 10 .last4 .last5_5
  .last5_5:
    switch r6 5 .last4 1 .last4 9 .last4 .last5_6
  .last5_6:
    switch r7 5 .last4 2 .last4 8 .last4 .last5_7
  .last5_7:
    switch r8 5 .last4 3 .last4 7 .last4 .last5_8
  .last5_8:
    switch r9 5 .last4 4 .last4 6 .last4 .last5_9
  .last5_9:
    r12 = add r12 1 64
    br .last4
  .last4:
    switch r1 4 .last3 .last4_1
  .last4_1:
    switch r2 4 .last3 .last4_2
  .last4_2:
    switch r3 4 .last3 11 .last3 .last4_3
  .last4_3:
    switch r4 4 .last3 10 .last3 .last4_4
  .last4_4:
    switch r5 4 .last3 9 .last3 .last4_5
  .last4_5:
    switch r6 4 .last3 0 .last3 8 .last3 .last4_6
  .last4_6:
    switch r7 4 .last3 1 .last3 7 .last3 .last4_7
  .last4_7:
    switch r8 4 .last3 2 .last3 6 .last3 .last4_8
  .last4_8:
    switch r9 4 .last3 3 .last3 5 .last3 .last4_9
  .last4_9:
    r12 = add r12 1 64
    br .last3
  .last3:
    switch r1 3 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 11 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 10 .last2 .last3_3
  .last3_3:
    switch r4 3 .last2 9 .last2 .last3_4
  .last3_4:
    switch r5 3 .last2 8 .last2 .last3_5
  .last3_5:
    switch r6 3 .last2 7 .last2 .last3_6
  .last3_6:
    switch r7 3 .last2 0 .last2 6 .last2 .last3_7
  .last3_7:
    switch r8 3 .last2 1 .last2 5 .last2 .last3_8
  .last3_8:
    switch r9 3 .last2 2 .last2 4 .last2 .last3_9
  .last3_9:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 11 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 10 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 9 .last1 .last2_3
  .last2_3:
    switch r4 2 .last1 8 .last1 .last2_4
  .last2_4:
    switch r5 2 .last1 7 .last1 .last2_5
  .last2_5:
    switch r6 2 .last1 6 .last1 .last2_6
  .last2_6:
    switch r7 2 .last1 5 .last1 .last2_7
  .last2_7:
    switch r8 2 .last1 0 .last1 4 .last1 .last2_8
  .last2_8:
    switch r9 2 .last1 1 .last1 3 .last1 .last2_9
  .last2_9:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 10 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 9 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 8 .last0 .last1_3
  .last1_3:
    switch r4 1 .last0 7 .last0 .last1_4
  .last1_4:
    switch r5 1 .last0 6 .last0 .last1_5
  .last1_5:
    switch r6 1 .last0 5 .last0 .last1_6
  .last1_6:
    switch r7 1 .last0 4 .last0 .last1_7
  .last1_7:
    switch r8 1 .last0 3 .last0 .last1_8
  .last1_8:
    switch r9 1 .last0 0 .last0 2 .last0 .last1_9
  .last1_9:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 9 .done .last0_1
  .last0_1:
    switch r2 0 .done 8 .done .last0_2
  .last0_2:
    switch r3 0 .done 7 .done .last0_3
  .last0_3:
    switch r4 0 .done 6 .done .last0_4
  .last0_4:
    switch r5 0 .done 5 .done .last0_5
  .last0_5:
    switch r6 0 .done 4 .done .last0_6
  .last0_6:
    switch r7 0 .done 3 .done .last0_7
  .last0_7:
    switch r8 0 .done 2 .done .last0_8
  .last0_8:
    switch r9 0 .done 1 .done .last0_9
  .last0_9:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row9

start row10 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 11 .last10 12 .col11 .bad
  .bad:
    assert_eq 0 1
    ret
  .col11:
    switch r1 11 .col10 1 .col10 .col11_1
  .col11_1:
    switch r2 11 .col10 2 .col10 .col11_2
  .col11_2:
    switch r3 11 .col10 3 .col10 .col11_3
  .col11_3:
    switch r4 11 .col10 4 .col10 .col11_4
  .col11_4:
    switch r5 11 .col10 5 .col10 .col11_5
  .col11_5:
    switch r6 11 .col10 6 .col10 .col11_6
  .col11_6:
    switch r7 11 .col10 7 .col10 .col11_7
  .col11_7:
    switch r8 11 .col10 8 .col10 .col11_8
  .col11_8:
    switch r9 11 .col10 9 .col10 .col11_9
  .col11_9:
    switch r10 11 .col10 10 .col10 .col11_10
  .col11_10:
    r11 = mul 11 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col10
  .col10:
    switch r1 10 .col9 0 .col9 .col10_1
  .col10_1:
    switch r2 10 .col9 1 .col9 .col10_2
  .col10_2:
    switch r3 10 .col9 2 .col9 .col10_3
  .col10_3:
    switch r4 10 .col9 3 .col9 .col10_4
  .col10_4:
    switch r5 10 .col9 4 .col9 .col10_5
  .col10_5:
    switch r6 10 .col9 5 .col9 .col10_6
  .col10_6:
    switch r7 10 .col9 6 .col9 .col10_7
  .col10_7:
    switch r8 10 .col9 7 .col9 .col10_8
  .col10_8:
    switch r9 10 .col9 8 .col9 .col10_9
  .col10_9:
    switch r10 10 .col9 9 .col9 11 .col9 .col10_10
  .col10_10:
    r11 = mul 10 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col9
  .col9:
    switch r1 9 .col8 .col9_1
  .col9_1:
    switch r2 9 .col8 0 .col8 .col9_2
  .col9_2:
    switch r3 9 .col8 1 .col8 .col9_3
  .col9_3:
    switch r4 9 .col8 2 .col8 .col9_4
  .col9_4:
    switch r5 9 .col8 3 .col8 .col9_5
  .col9_5:
    switch r6 9 .col8 4 .col8 .col9_6
  .col9_6:
    switch r7 9 .col8 5 .col8 .col9_7
  .col9_7:
    switch r8 9 .col8 6 .col8 .col9_8
  .col9_8:
    switch r9 9 .col8 7 .col8 11 .col8 .col9_9
  .col9_9:
    switch r10 9 .col8 8 .col8 10 .col8 .col9_10
  .col9_10:
    r11 = mul 9 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col8
  .col8:
    switch r1 8 .col7 .col8_1
  .col8_1:
    switch r2 8 .col7 .col8_2
  .col8_2:
    switch r3 8 .col7 0 .col7 .col8_3
  .col8_3:
    switch r4 8 .col7 1 .col7 .col8_4
  .col8_4:
    switch r5 8 .col7 2 .col7 .col8_5
  .col8_5:
    switch r6 8 .col7 3 .col7 .col8_6
  .col8_6:
    switch r7 8 .col7 4 .col7 .col8_7
  .col8_7:
    switch r8 8 .col7 5 .col7 11 .col7 .col8_8
  .col8_8:
    switch r9 8 .col7 6 .col7 10 .col7 .col8_9
  .col8_9:
    switch r10 8 .col7 7 .col7 9 .col7 .col8_10
  .col8_10:
    r11 = mul 8 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col7
  .col7:
    switch r1 7 .col6 .col7_1
  .col7_1:
    switch r2 7 .col6 .col7_2
  .col7_2:
    switch r3 7 .col6 .col7_3
  .col7_3:
    switch r4 7 .col6 0 .col6 .col7_4
  .col7_4:
    switch r5 7 .col6 1 .col6 .col7_5
  .col7_5:
    switch r6 7 .col6 2 .col6 .col7_6
  .col7_6:
    switch r7 7 .col6 3 .col6 11 .col6 .col7_7
  .col7_7:
    switch r8 7 .col6 4 .col6 10 .col6 .col7_8
  .col7_8:
    switch r9 7 .col6 5 .col6 9 .col6 .col7_9
  .col7_9:
    switch r10 7 .col6 6 .col6 8 .col6 .col7_10
  .col7_10:
    r11 = mul 7 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col6
  .col6:
    switch r1 6 .col5 .col6_1
  .col6_1:
    switch r2 6 .col5 .col6_2
  .col6_2:
    switch r3 6 .col5 .col6_3
  .col6_3:
    switch r4 6 .col5 .col6_4
  .col6_4:
    switch r5 6 .col5 0 .col5 .col6_5
  .col6_5:
    switch r6 6 .col5 1 .col5 11 .col5 .col6_6
  .col6_6:
    switch r7 6 .col5 2 .col5 10 .col5 .col6_7
  .col6_7:
    switch r8 6 .col5 3 .col5 9 .col5 .col6_8
  .col6_8:
    switch r9 6 .col5 4 .col5 8 .col5 .col6_9
  .col6_9:
    switch r10 6 .col5 5 .col5 7 .col5 .col6_10
  .col6_10:
    r11 = mul 6 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col5
  .col5:
    switch r1 5 .col4 .col5_1
  .col5_1:
    switch r2 5 .col4 .col5_2
  .col5_2:
    switch r3 5 .col4 .col5_3
  .col5_3:
    switch r4 5 .col4 .col5_4
  .col5_4:
    switch r5 5 .col4 11 .col4 .col5_5
  .col5_5:
    switch r6 5 .col4 0 .col4 10 .col4 .col5_6
  .col5_6:
    switch r7 5 .col4 1 .col4 9 .col4 .col5_7
  .col5_7:
    switch r8 5 .col4 2 .col4 8 .col4 .col5_8
  .col5_8:
    switch r9 5 .col4 3 .col4 7 .col4 .col5_9
  .col5_9:
    switch r10 5 .col4 4 .col4 6 .col4 .col5_10
  .col5_10:
    r11 = mul 5 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col4
  .col4:
    switch r1 4 .col3 .col4_1
  .col4_1:
    switch r2 4 .col3 .col4_2
  .col4_2:
    switch r3 4 .col3 .col4_3
  .col4_3:
    switch r4 4 .col3 11 .col3 .col4_4
  .col4_4:
    switch r5 4 .col3 10 .col3 .col4_5
  .col4_5:
    switch r6 4 .col3 9 .col3 .col4_6
  .col4_6:
    switch r7 4 .col3 0 .col3 8 .col3 .col4_7
  .col4_7:
    switch r8 4 .col3 1 .col3 7 .col3 .col4_8
  .col4_8:
    switch r9 4 .col3 2 .col3 6 .col3 .col4_9
  .col4_9:
    switch r10 4 .col3 3 .col3 5 .col3 .col4_10
  .col4_10:
    r11 = mul 4 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col3
  .col3:
    switch r1 3 .col2 .col3_1
  .col3_1:
    switch r2 3 .col2 .col3_2
  .col3_2:
    switch r3 3 .col2 11 .col2 .col3_3
  .col3_3:
    switch r4 3 .col2 10 .col2 .col3_4
  .col3_4:
    switch r5 3 .col2 9 .col2 .col3_5
  .col3_5:
    switch r6 3 .col2 8 .col2 .col3_6
  .col3_6:
    switch r7 3 .col2 7 .col2 .col3_7
  .col3_7:
    switch r8 3 .col2 0 .col2 6 .col2 .col3_8
  .col3_8:
    switch r9 3 .col2 1 .col2 5 .col2 .col3_9
  .col3_9:
    switch r10 3 .col2 2 .col2 4 .col2 .col3_10
  .col3_10:
    r11 = mul 3 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col2
  .col2:
    switch r1 2 .col1 .col2_1
  .col2_1:
    switch r2 2 .col1 11 .col1 .col2_2
  .col2_2:
    switch r3 2 .col1 10 .col1 .col2_3
  .col2_3:
    switch r4 2 .col1 9 .col1 .col2_4
  .col2_4:
    switch r5 2 .col1 8 .col1 .col2_5
  .col2_5:
    switch r6 2 .col1 7 .col1 .col2_6
  .col2_6:
    switch r7 2 .col1 6 .col1 .col2_7
  .col2_7:
    switch r8 2 .col1 5 .col1 .col2_8
  .col2_8:
    switch r9 2 .col1 0 .col1 4 .col1 .col2_9
  .col2_9:
    switch r10 2 .col1 1 .col1 3 .col1 .col2_10
  .col2_10:
    r11 = mul 2 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col1
  .col1:
    switch r1 1 .col0 11 .col0 .col1_1
  .col1_1:
    switch r2 1 .col0 10 .col0 .col1_2
  .col1_2:
    switch r3 1 .col0 9 .col0 .col1_3
  .col1_3:
    switch r4 1 .col0 8 .col0 .col1_4
  .col1_4:
    switch r5 1 .col0 7 .col0 .col1_5
  .col1_5:
    switch r6 1 .col0 6 .col0 .col1_6
  .col1_6:
    switch r7 1 .col0 5 .col0 .col1_7
  .col1_7:
    switch r8 1 .col0 4 .col0 .col1_8
  .col1_8:
    switch r9 1 .col0 3 .col0 .col1_9
  .col1_9:
    switch r10 1 .col0 0 .col0 2 .col0 .col1_10
  .col1_10:
    r11 = mul 1 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .col0
  .col0:
    switch r1 0 .done 10 .done .col0_1
  .col0_1:
    switch r2 0 .done 9 .done .col0_2
  .col0_2:
    switch r3 0 .done 8 .done .col0_3
  .col0_3:
    switch r4 0 .done 7 .done .col0_4
  .col0_4:
    switch r5 0 .done 6 .done .col0_5
  .col0_5:
    switch r6 0 .done 5 .done .col0_6
  .col0_6:
    switch r7 0 .done 4 .done .col0_7
  .col0_7:
    switch r8 0 .done 3 .done .col0_8
  .col0_8:
    switch r9 0 .done 2 .done .col0_9
  .col0_9:
    switch r10 0 .done 1 .done .col0_10
  .col0_10:
    r11 = mul 0 1 64
    r14 = call row11
    r12 = add r12 r14 64
    br .done
  .last10:
    switch r1 10 .last9 0 .last9 .last10_1
  .last10_1:
    switch r2 10 .last9 1 .last9 .last10_2
  .last10_2:
    switch r3 10 .last9 2 .last9 .last10_3
  .last10_3:
    switch r4 10 .last9 3 .last9 .last10_4
  .last10_4:
    switch r5 10 .last9 4 .last9 .last10_5
  .last10_5:
    switch r6 10 .last9 5 .last9 .last10_6
  .last10_6:
    switch r7 10 .last9 6 .last9 .last10_7
  .last10_7:
    switch r8 10 .last9 7 .last9 .last10_8
  .last10_8:
    switch r9 10 .last9 8 .last9 .last10_9
  .last10_9:
    switch r10 10 .last9 9 .last9 11 .last9 .last10_10
  .last10_10:
    r12 = add r12 1 64
    br .last9
  .last9:
    switch r1 9 .last8 .last9_1
  .last9_1:
    switch r2 9 .last8 0 .last8 .last9_2
  .last9_2:
    switch r3 9 .last8 1 .last8 .last9_3
  .last9_3:
    switch r4 9 .last8 2 .last8 .last9_4
  .last9_4:
    switch r5 9 .last8 3 .last8 .last9_5
  .last9_5:
    switch r6 9 .last8 4 .last8 .last9_6
  .last9_6:
    switch r7 9 .last8 5 .last8 .last9_7
  .last9_7:
    switch r8 9 .last8 6 .last8 .last9_8
  .last9_8:
    switch r9 9 .last8 7 .last8 11 .last8 .last9_9
  .last9_9:
    switch r10 9 .last8 8 .last8 10 .last8 .last9_10
  .last9_10:
    r12 = add r12 1 64
    br .last8
  .last8:
    switch r1 8 .last7 .last8_1
  .last8_1:
    switch r2 8 .last7 .last8_2
  .last8_2:
    switch r3 8 .last7 0 .last7 .last8_3
  .last8_3:
    switch r4 8 .last7 1 .last7 .last8_4
  .last8_4:
    switch r5 8 .last7 2 .last7 .last8_5
  .last8_5:
    switch r6 8 .last7 3 .last7 .last8_6
  .last8_6:
    switch r7 8 .last7 4 .last7 .last8_7
  .last8_7:
    switch r8 8 .last7 5 .last7 11 .last7 .last8_8
  .last8_8:
    switch r9 8 .last7 6 .last7 10 .last7 .last8_9
  .last8_9:
    switch r10 8 .last7 7 .last7 9 .last7 .last8_10
  .last8_10:
    r12 = add r12 1 64
    br .last7
  .last7:
    switch r1 7 .last6 .last7_1
  .last7_1:
    switch r2 7 .last6 .last7_2
  .last7_2:
    switch r3 7 .last6 .last7_3
  .last7_3:
    switch r4 7 .last6 0 .last6 .last7_4
  .last7_4:
    switch r5 7 .last6 1 .last6 .last7_5
  .last7_5:
    switch r6 7 .last6 2 .last6 .last7_6
  .last7_6:
    switch r7 7 .last6 3 .last6 11 .last6 .last7_7
  .last7_7:
    switch r8 7 .last6 4 .last6 10 .last6 .last7_8
  .last7_8:
    switch r9 7 .last6 5 .last6 9 .last6 .last7_9
  .last7_9:
    switch r10 7 .last6 6 .last6 8 .last6 .last7_10
  .last7_10:
    r12 = add r12 1 64
    br .last6
  .last6:
    switch r1 6 .last5 .last6_1
  .last6_1:
    switch r2 6 .last5 .last6_2
  .last6_2:
    switch r3 6 .last5 .last6_3
  .last6_3:
    switch r4 6 .last5 .last6_4
  .last6_4:
    switch r5 6 .last5 0 .last5 .last6_5
  .last6_5:
    switch r6 6 .last5 1 .last5 11 .last5 .last6_6
  .last6_6:
    switch r7 6 .last5 2 .last5 10 .last5 .last6_7
  .last6_7:
    switch r8 6 .last5 3 .last5 9 .last5 .last6_8
  .last6_8:
    switch r9 6 .last5 4 .last5 8 .last5 .last6_9
  .last6_9:
    switch r10 6 .last5 5 .last5 7 .last5 .last6_10
  .last6_10:
    r12 = add r12 1 64
    br .last5
  .last5:
    switch r1 5 .last4 .last5_1
  .last5_1:
    switch r2 5 .last4 .last5_2
  .last5_2:
    switch r3 5 .last4 .last5_3
  .last5_3:
    switch r4 5 .last4 .last5_4
  .last5_4:
    switch r5 5 .last4 11 .last4 .last5_5
  .last5_5:
    switch r6 5 .last4 0 .last4 10 .last4 .last5_6
  .last5_6:
    switch r7 5 .last4 1 .last4 9 .last4 .last5_7
  .last5_7:
    switch r8 5 .last4 2 .last4 8 .last4 .last5_8
  .last5_8:
    switch r9 5 .last4 3 .last4 7 .last4 .last5_9
  .last5_9:
    switch r10 5 .last4 4 .last4 6 .last4 .last5_10
  .last5_10:
    r12 = add r12 1 64
    br .last4
  .last4:
    switch r1 4 .last3 .last4_1
  .last4_1:
    switch r2 4 .last3 .last4_2
  .last4_2:
    switch r3 4 .last3 .last4_3
  .last4_3:
    switch r4 4 .last3 11 .last3 .last4_4
  .last4_4:
    switch r5 4 .last3 10 .last3 .last4_5
  .last4_5:
    switch r6 4 .last3 9 .last3 .last4_6
  .last4_6:
    switch r7 4 .last3 0 .last3 8 .last3 .last4_7
  .last4_7:
    switch r8 4 .last3 1 .last3 7 .last3 .last4_8
  .last4_8:
    switch r9 4 .last3 2 .last3 6 .last3 .last4_9
  .last4_9:
    switch r10 4 .last3 3 .last3 5 .last3 .last4_10
  .last4_10:
    r12 = add r12 1 64
    br .last3
  .last3:
    switch r1 3 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 11 .last2 .last3_3
  .last3_3:
    switch r4 3 .last2 10 .last2 .last3_4
  .last3_4:
    switch r5 3 .last2 9 .last2 .last3_5
  .last3_5:
    switch r6 3 .last2 8 .last2 .last3_6
  .last3_6:
    switch r7 3 .last2 7 .last2 .last3_7
  .last3_7:
    switch r8 3 .last2 0 .last2 6 .last2 .last3_8
  .last3_8:
    switch r9 3 .last2 1 .last2 5 .last2 .last3_9
  .last3_9:
    switch r10 3 .last2 2 .last2 4 .last2 .last3_10
  .last3_10:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 11 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 10 .last1 .last2_3
  .last2_3:
    switch r4 2 .last1 9 .last1 .last2_4
  .last2_4:
    switch r5 2 .last1 8 .last1 .last2_5
  .last2_5:
    switch r6 2 .last1 7 .last1 .last2_6
  .last2_6:
    switch r7 2 .last1 6 .last1 .last2_7
  .last2_7:
    switch r8 2 .last1 5 .last1 .last2_8
  .last2_8:
    switch r9 2 .last1 0 .last1 4 .last1 .last2_9
  .last2_9:
    switch r10 2 .last1 1 .last1 3 .last1 .last2_10
  .last2_10:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 11 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 10 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 9 .last0 .last1_3
  .last1_3:
    switch r4 1 .last0 8 .last0 .last1_4
  .last1_4:
    switch r5 1 .last0 7 .last0 .last1_5
  .last1_5:
    switch r6 1 .last0 6 .last0 .last1_6
  .last1_6:
    switch r7 1 .last0 5 .last0 .last1_7
  .last1_7:
    switch r8 1 .last0 4 .last0 .last1_8
  .last1_8:
    switch r9 1 .last0 3 .last0 .last1_9
  .last1_9:
    switch r10 1 .last0 0 .last0 2 .last0 .last1_10
  .last1_10:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 10 .done .last0_1
  .last0_1:
    switch r2 0 .done 9 .done .last0_2
  .last0_2:
    switch r3 0 .done 8 .done .last0_3
  .last0_3:
    switch r4 0 .done 7 .done .last0_4
  .last0_4:
    switch r5 0 .done 6 .done .last0_5
  .last0_5:
    switch r6 0 .done 5 .done .last0_6
  .last0_6:
    switch r7 0 .done 4 .done .last0_7
  .last0_7:
    switch r8 0 .done 3 .done .last0_8
  .last0_8:
    switch r9 0 .done 2 .done .last0_9
  .last0_9:
    switch r10 0 .done 1 .done .last0_10
  .last0_10:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row10

start row11 0:
  .entry:
    r12 = mul 0 1 64
    switch r13 12 .last11 .bad
  .bad:
    assert_eq 0 1
    ret
  .last11:
    switch r1 11 .last10 0 .last10 .last11_1
  .last11_1:
    switch r2 11 .last10 1 .last10 .last11_2
  .last11_2:
    switch r3 11 .last10 2 .last10 .last11_3
  .last11_3:
    switch r4 11 .last10 3 .last10 .last11_4
  .last11_4:
    switch r5 11 .last10 4 .last10 .last11_5
  .last11_5:
    switch r6 11 .last10 5 .last10 .last11_6
  .last11_6:
    switch r7 11 .last10 6 .last10 .last11_7
  .last11_7:
    switch r8 11 .last10 7 .last10 .last11_8
  .last11_8:
    switch r9 11 .last10 8 .last10 .last11_9
  .last11_9:
    switch r10 11 .last10 9 .last10 .last11_10
  .last11_10:
    switch r11 11 .last10 10 .last10 .last11_11
  .last11_11:
    r12 = add r12 1 64
    br .last10
  .last10:
    switch r1 10 .last9 .last10_1
  .last10_1:
    switch r2 10 .last9 0 .last9 .last10_2
  .last10_2:
    switch r3 10 .last9 1 .last9 .last10_3
  .last10_3:
    switch r4 10 .last9 2 .last9 .last10_4
  .last10_4:
    switch r5 10 .last9 3 .last9 .last10_5
  .last10_5:
    switch r6 10 .last9 4 .last9 .last10_6
  .last10_6:
    switch r7 10 .last9 5 .last9 .last10_7
  .last10_7:
    switch r8 10 .last9 6 .last9 .last10_8
  .last10_8:
    switch r9 10 .last9 7 .last9 .last10_9
  .last10_9:
    switch r10 10 .last9 8 .last9 .last10_10
  .last10_10:
    switch r11 10 .last9 9 .last9 11 .last9 .last10_11
  .last10_11:
    r12 = add r12 1 64
    br .last9
  .last9:
    switch r1 9 .last8 .last9_1
  .last9_1:
    switch r2 9 .last8 .last9_2
  .last9_2:
    switch r3 9 .last8 0 .last8 .last9_3
  .last9_3:
    switch r4 9 .last8 1 .last8 .last9_4
  .last9_4:
    switch r5 9 .last8 2 .last8 .last9_5
  .last9_5:
    switch r6 9 .last8 3 .last8 .last9_6
  .last9_6:
    switch r7 9 .last8 4 .last8 .last9_7
  .last9_7:
    switch r8 9 .last8 5 .last8 .last9_8
  .last9_8:
    switch r9 9 .last8 6 .last8 .last9_9
  .last9_9:
    switch r10 9 .last8 7 .last8 11 .last8 .last9_10
  .last9_10:
    switch r11 9 .last8 8 .last8 10 .last8 .last9_11
  .last9_11:
    r12 = add r12 1 64
    br .last8
  .last8:
    switch r1 8 .last7 .last8_1
  .last8_1:
    switch r2 8 .last7 .last8_2
  .last8_2:
    switch r3 8 .last7 .last8_3
  .last8_3:
    switch r4 8 .last7 0 .last7 .last8_4
  .last8_4:
    switch r5 8 .last7 1 .last7 .last8_5
  .last8_5:
    switch r6 8 .last7 2 .last7 .last8_6
  .last8_6:
    switch r7 8 .last7 3 .last7 .last8_7
  .last8_7:
    switch r8 8 .last7 4 .last7 .last8_8
  .last8_8:
    switch r9 8 .last7 5 .last7 11 .last7 .last8_9
  .last8_9:
    switch r10 8 .last7 6 .last7 10 .last7 .last8_10
  .last8_10:
    switch r11 8 .last7 7 .last7 9 .last7 .last8_11
  .last8_11:
    r12 = add r12 1 64
    br .last7
  .last7:
    switch r1 7 .last6 .last7_1
  .last7_1:
    switch r2 7 .last6 .last7_2
  .last7_2:
    switch r3 7 .last6 .last7_3
  .last7_3:
    switch r4 7 .last6 .last7_4
  .last7_4:
    switch r5 7 .last6 0 .last6 .last7_5
  .last7_5:
    switch r6 7 .last6 1 .last6 .last7_6
  .last7_6:
    switch r7 7 .last6 2 .last6 .last7_7
  .last7_7:
    switch r8 7 .last6 3 .last6 11 .last6 .last7_8
  .last7_8:
    switch r9 7 .last6 4 .last6 10 .last6 .last7_9
  .last7_9:
    switch r10 7 .last6 5 .last6 9 .last6 .last7_10
  .last7_10:
    switch r11 7 .last6 6 .last6 8 .last6 .last7_11
  .last7_11:
    r12 = add r12 1 64
    br .last6
  .last6:
    switch r1 6 .last5 .last6_1
  .last6_1:
    switch r2 6 .last5 .last6_2
  .last6_2:
    switch r3 6 .last5 .last6_3
  .last6_3:
    switch r4 6 .last5 .last6_4
  .last6_4:
    switch r5 6 .last5 .last6_5
  .last6_5:
    switch r6 6 .last5 0 .last5 .last6_6
  .last6_6:
    switch r7 6 .last5 1 .last5 11 .last5 .last6_7
  .last6_7:
    switch r8 6 .last5 2 .last5 10 .last5 .last6_8
  .last6_8:
    switch r9 6 .last5 3 .last5 9 .last5 .last6_9
  .last6_9:
    switch r10 6 .last5 4 .last5 8 .last5 .last6_10
  .last6_10:
    switch r11 6 .last5 5 .last5 7 .last5 .last6_11
  .last6_11:
    r12 = add r12 1 64
    br .last5
  .last5:
    switch r1 5 .last4 .last5_1
  .last5_1:
    switch r2 5 .last4 .last5_2
  .last5_2:
    switch r3 5 .last4 .last5_3
  .last5_3:
    switch r4 5 .last4 .last5_4
  .last5_4:
    switch r5 5 .last4 .last5_5
  .last5_5:
    switch r6 5 .last4 11 .last4 .last5_6
  .last5_6:
    switch r7 5 .last4 0 .last4 10 .last4 .last5_7
  .last5_7:
    switch r8 5 .last4 1 .last4 9 .last4 .last5_8
  .last5_8:
    switch r9 5 .last4 2 .last4 8 .last4 .last5_9
  .last5_9:
    switch r10 5 .last4 3 .last4 7 .last4 .last5_10
  .last5_10:
    switch r11 5 .last4 4 .last4 6 .last4 .last5_11
  .last5_11:
    r12 = add r12 1 64
    br .last4
  .last4:
    switch r1 4 .last3 .last4_1
  .last4_1:
    switch r2 4 .last3 .last4_2
  .last4_2:
    switch r3 4 .last3 .last4_3
  .last4_3:
    switch r4 4 .last3 .last4_4
  .last4_4:
    switch r5 4 .last3 11 .last3 .last4_5
  .last4_5:
    switch r6 4 .last3 10 .last3 .last4_6
  .last4_6:
    switch r7 4 .last3 9 .last3 .last4_7
  .last4_7:
    switch r8 4 .last3 0 .last3 8 .last3 .last4_8
  .last4_8:
    switch r9 4 .last3 1 .last3 7 .last3 .last4_9
  .last4_9:
    switch r10 4 .last3 2 .last3 6 .last3 .last4_10
  .last4_10:
    switch r11 4 .last3 3 .last3 5 .last3 .last4_11
  .last4_11:
    r12 = add r12 1 64
    br .last3
  .last3:
    switch r1 3 .last2 .last3_1
  .last3_1:
    switch r2 3 .last2 .last3_2
  .last3_2:
    switch r3 3 .last2 .last3_3
  .last3_3:
    switch r4 3 .last2 11 .last2 .last3_4
  .last3_4:
    switch r5 3 .last2 10 .last2 .last3_5
  .last3_5:
    switch r6 3 .last2 9 .last2 .last3_6
  .last3_6:
    switch r7 3 .last2 8 .last2 .last3_7
  .last3_7:
    switch r8 3 .last2 7 .last2 .last3_8
  .last3_8:
    switch r9 3 .last2 0 .last2 6 .last2 .last3_9
  .last3_9:
    switch r10 3 .last2 1 .last2 5 .last2 .last3_10
  .last3_10:
    switch r11 3 .last2 2 .last2 4 .last2 .last3_11
  .last3_11:
    r12 = add r12 1 64
    br .last2
  .last2:
    switch r1 2 .last1 .last2_1
  .last2_1:
    switch r2 2 .last1 .last2_2
  .last2_2:
    switch r3 2 .last1 11 .last1 .last2_3
  .last2_3:
    switch r4 2 .last1 10 .last1 .last2_4
  .last2_4:
    switch r5 2 .last1 9 .last1 .last2_5
  .last2_5:
    switch r6 2 .last1 8 .last1 .last2_6
  .last2_6:
    switch r7 2 .last1 7 .last1 .last2_7
  .last2_7:
    switch r8 2 .last1 6 .last1 .last2_8
  .last2_8:
    switch r9 2 .last1 5 .last1 .last2_9
  .last2_9:
    switch r10 2 .last1 0 .last1 4 .last1 .last2_10
  .last2_10:
    switch r11 2 .last1 1 .last1 3 .last1 .last2_11
  .last2_11:
    r12 = add r12 1 64
    br .last1
  .last1:
    switch r1 1 .last0 .last1_1
  .last1_1:
    switch r2 1 .last0 11 .last0 .last1_2
  .last1_2:
    switch r3 1 .last0 10 .last0 .last1_3
  .last1_3:
    switch r4 1 .last0 9 .last0 .last1_4
  .last1_4:
    switch r5 1 .last0 8 .last0 .last1_5
  .last1_5:
    switch r6 1 .last0 7 .last0 .last1_6
  .last1_6:
    switch r7 1 .last0 6 .last0 .last1_7
  .last1_7:
    switch r8 1 .last0 5 .last0 .last1_8
  .last1_8:
    switch r9 1 .last0 4 .last0 .last1_9
  .last1_9:
    switch r10 1 .last0 3 .last0 .last1_10
  .last1_10:
    switch r11 1 .last0 0 .last0 2 .last0 .last1_11
  .last1_11:
    r12 = add r12 1 64
    br .last0
  .last0:
    switch r1 0 .done 11 .done .last0_1
  .last0_1:
    switch r2 0 .done 10 .done .last0_2
  .last0_2:
    switch r3 0 .done 9 .done .last0_3
  .last0_3:
    switch r4 0 .done 8 .done .last0_4
  .last0_4:
    switch r5 0 .done 7 .done .last0_5
  .last0_5:
    switch r6 0 .done 6 .done .last0_6
  .last0_6:
    switch r7 0 .done 5 .done .last0_7
  .last0_7:
    switch r8 0 .done 4 .done .last0_8
  .last0_8:
    switch r9 0 .done 3 .done .last0_9
  .last0_9:
    switch r10 0 .done 2 .done .last0_10
  .last0_10:
    switch r11 0 .done 1 .done .last0_11
  .last0_11:
    r12 = add r12 1 64
    br .done
  .done:
    ret r12
end row11
