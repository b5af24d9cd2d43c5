//===-- CourseInstrCall.td - Calls, input and output -------*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A call names its callee and its arguments as plain operands and destroys
/// nothing but its result: no register mask, no copies, no call frame pseudos.
///
//===----------------------------------------------------------------------===//

// Their operands vary in number: printed and parsed by hand.
let isCodeGenOnly = 1, isCall = 1, hasSideEffects = 1, mayLoad = 1, mayStore = 1 in {
def CALL : CourseInst<(outs RES:$d), (ins callee:$f, variable_ops), "",
                      CostCall>;
def CALLVOID : CourseInst<(outs), (ins callee:$f, variable_ops), "", CostCall>;
}

// An argument that is in a register of the caller's when the function starts:
// nothing is executed. Only at the beginning of the entry block. $a is where
// the argument would be otherwise, an argument register or a place in memory.
def INCOMING : CoursePseudo<(outs GPR:$d), (ins unknown:$a)>;

// The built-in functions; they touch no memory.
let hasSideEffects = 1 in {
def READ : CourseInst<(outs RES:$d), (ins), "$d = call read", CostRead>;
def READVOID : CourseInst<(outs), (ins), "call read", CostRead>;
def WRITE : CourseInst<(outs), (ins RI:$v), "call write $v", CostWrite>;
def WRITERES : CourseInst<(outs RES:$d), (ins RI:$v), "$d = call write $v",
                          CostWrite>;
}

def SDT_CourseRead : SDTypeProfile<1, 0, [SDTCisVT<0, i64>]>;
def SDT_CourseWrite : SDTypeProfile<0, 1, [SDTCisVT<0, i64>]>;
def CourseRead : SDNode<"CourseISD::READ", SDT_CourseRead,
                        [SDNPHasChain, SDNPSideEffect]>;
def CourseWrite : SDNode<"CourseISD::WRITE", SDT_CourseWrite,
                         [SDNPHasChain, SDNPSideEffect]>;
def : Pat<(i64 CourseRead), (i64 (READ))>;
def : Pat<(CourseWrite (i64 (Vali64 i64:$v))), (WRITE i64:$v)>;
