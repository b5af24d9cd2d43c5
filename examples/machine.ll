;===- machine.ll -----------------------------------------------------------===;
;
; Part of the Course backend project, under the Apache License v2.0 with LLVM
; Exceptions. See LICENSE for license information.
; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
;===------------------------------------------------------------------------===;
;
; \file
; A register machine interpreted by a switch: the program and its eight
; registers are global variables; it computes the sum of squares up to n.

declare i64 @read()
declare void @write(i64)

; Words are opcode, register, operand: 0 halt, 1 add a register, 2 multiply by
; a register, 3 subtract a constant, 4 jump back if not zero, 5 move, 6 write.
%insn = type { i8, i8, i16 }

@program = internal constant [7 x %insn] [
  %insn { i8 5, i8 1, i16 0 },
  %insn { i8 2, i8 1, i16 0 },
  %insn { i8 1, i8 2, i16 1 },
  %insn { i8 3, i8 0, i16 1 },
  %insn { i8 4, i8 0, i16 -5 },
  %insn { i8 6, i8 2, i16 0 },
  %insn { i8 0, i8 0, i16 0 }
]
@registers = internal global [8 x i64] zeroinitializer

define internal ptr @register(i16 %index) {
  %wide = zext i16 %index to i64
  %slot = getelementptr inbounds [8 x i64], ptr @registers, i64 0, i64 %wide
  ret ptr %slot
}

define internal i64 @run() {
entry:
  br label %fetch

fetch:
  %pc = phi i64 [ 0, %entry ], [ %after, %next ]
  %steps = phi i64 [ 0, %entry ], [ %counted, %next ]
  %at = getelementptr inbounds [7 x %insn], ptr @program, i64 0, i64 %pc
  %opcode = load i8, ptr %at
  %dst.at = getelementptr inbounds %insn, ptr %at, i64 0, i32 1
  %dst.narrow = load i8, ptr %dst.at
  %src.at = getelementptr inbounds %insn, ptr %at, i64 0, i32 2
  %operand = load i16, ptr %src.at
  %dst.index = zext i8 %dst.narrow to i16
  %dst = call ptr @register(i16 %dst.index)
  %old = load i64, ptr %dst
  %counted = add i64 %steps, 1
  switch i8 %opcode, label %bad [
    i8 0, label %halt
    i8 1, label %add
    i8 2, label %multiply
    i8 3, label %subtract
    i8 4, label %jump
    i8 5, label %move
    i8 6, label %print
  ]

add:
  %src1 = call ptr @register(i16 %operand)
  %v1 = load i64, ptr %src1
  %sum = add i64 %old, %v1
  br label %put

multiply:
  %src2 = call ptr @register(i16 %operand)
  %v2 = load i64, ptr %src2
  %product = mul i64 %old, %v2
  br label %put

subtract:
  %constant = sext i16 %operand to i64
  %difference = sub i64 %old, %constant
  br label %put

move:
  %src3 = call ptr @register(i16 %operand)
  %v3 = load i64, ptr %src3
  br label %put

put:
  %new = phi i64 [ %sum, %add ], [ %product, %multiply ],
                 [ %difference, %subtract ], [ %v3, %move ]
  store i64 %new, ptr %dst
  br label %next

print:
  call void @write(i64 %old)
  br label %next

jump:
  %zero = icmp eq i64 %old, 0
  %distance = sext i16 %operand to i64
  %taken = select i1 %zero, i64 0, i64 %distance
  br label %next

next:
  %offset = phi i64 [ 0, %put ], [ 0, %print ], [ %taken, %jump ]
  %target = add i64 %pc, %offset
  %after = add i64 %target, 1
  br label %fetch

halt:
  ret i64 %steps

bad:
  ret i64 -1
}

define i64 @main() {
  %n = call i64 @read()
  store i64 %n, ptr @registers
  %steps = call i64 @run()
  call void @write(i64 %steps)
  ret i64 0
}
