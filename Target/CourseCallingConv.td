//===-- CourseCallingConv.td - Calling convention ----------*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Arguments travel in arg1..arg16, narrower ones zero-extended (which is free
/// on this machine); what does not fit lies in memory from the caller's sp up,
/// 8 bytes each, as do all variadic arguments. One result, zero-extended.
///
/// A call's arguments are all in registers at once: where a caller has fewer of
/// these, so many are argument registers (CourseArgumentRegisters.h).
///
//===----------------------------------------------------------------------===//

def CC_Course : CallingConv<[
  CCIfType<[i1, i8, i16, i32], CCPromoteToType<i64>>,
  CCIfType<[i64], CCIf<"hasArgumentRegister(State)",
    CCAssignToReg<!listconcat([ARG1, ARG2, ARG3, ARG4],
                              [ARG5, ARG6, ARG7, ARG8],
                              [ARG9, ARG10, ARG11, ARG12],
                              [ARG13, ARG14, ARG15, ARG16])>>>,
  CCAssignToStack<8, 8>
]>;

// Every variadic argument.
def CC_CourseVariadic : CallingConv<[
  CCIfType<[i1, i8, i16, i32], CCPromoteToType<i64>>,
  CCAssignToStack<8, 8>
]>;
