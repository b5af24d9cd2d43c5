//===-- CourseInstrControl.td - Control flow, assertions ---*- tablegen -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine ends each block with one terminator that names all targets.
/// Until the end of the pipeline a conditional branch is two instructions, one
/// that may fall through (BRC) and one that goes on (BR), so that LLVM's
/// branch analysis understands it; CourseExplicitBranches joins them.
///
//===----------------------------------------------------------------------===//

let isTerminator = 1, isBranch = 1, isBarrier = 1 in {
def BR : CourseInst<(outs), (ins label:$t), "br $t", CostBranch,
                    [(br bb:$t)]>;
def BRCOND : CourseInst<(outs), (ins RI:$c, label:$t, label:$f),
                        "br $c $t $f", CostBranch>;
// switch value, default, {case, label}*; printed and parsed by hand.
let isCodeGenOnly = 1 in
def SWITCH : CourseInst<(outs), (ins RI:$v, label:$default, variable_ops),
                        "", CostBranch>;
}

// Branches to $t if $v equals the constant $k ($ne = 0) or differs from it
// ($ne = 1), all 64 bits. With $k = 0 the machine's `br`, else a `switch` with
// one case: comparing with a constant costs nothing.
let isTerminator = 1, isBranch = 1 in
def BRC : CoursePseudo<(outs), (ins RI:$v, offset:$k, i64imm:$ne, label:$t),
                       CostBranch>;

let isTerminator = 1, isReturn = 1, isBarrier = 1 in {
def RET : CourseInst<(outs), (ins), "ret", CostBranch>;
def RETVAL : CourseInst<(outs), (ins RI:$v), "ret $v", CostBranch>;
}

let hasSideEffects = 1 in
def ASSERT_EQ : CourseInst<(outs), (ins RI:$a, RI:$b), "assert_eq $a $b",
                           CostFree>;

// IR's trap stops the machine; the block is given its `ret` at the end of the
// pipeline.
def : Pat<(trap), (ASSERT_EQ (i64 0), (i64 1))>;
