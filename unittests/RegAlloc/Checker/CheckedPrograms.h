//===-- CheckedPrograms.h - Allocations for tests ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Random programs that can be run, a simple allocator for them, and mutations
/// that break what it makes: what the checker must tell apart.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_REGALLOC_CHECKEDPROGRAMS_H
#define COURSE_UNITTESTS_REGALLOC_CHECKEDPROGRAMS_H

#include "RandomGraphs.h"
#include "RegAlloc/Checker/AllocationChecker.h"

namespace llvm::course {

/// The operations of the test programs; lower numbers are pure, and 0 is the
/// exclusive or.
constexpr unsigned NumPureOperations = 4;
constexpr OperationId Input(100);  ///< Def := something new.
constexpr OperationId Output(101); ///< Shows its operands.
constexpr OperationId Call(102);   ///< Both.
constexpr OperationId Jump(103);
constexpr OperationId
    Branch(104); ///< To the first target if the operand is odd.
constexpr OperationId Return(105);

constexpr BlockId operator""_b(unsigned long long Number) {
  return BlockId(Number);
}
constexpr VariableId operator""_v(unsigned long long Number) {
  return VariableId(Number);
}

/// Def := Use.
CheckedInstr makeCopy(VariableId Def, CheckedOperand Use);

using VariableSet = ById<VariableId, BitVector>;

/// A program in SSA form of assignments, conditionals, loops and effects over
/// \p NumVariables variables, with about \p Size instructions.
CheckedProgram randomCheckedProgram(Random &R, unsigned NumVariables,
                                    unsigned Size);

/// A correct allocation of \p P to at least \p NumRegs locations. It uses
/// everything an allocator may: spill slots, copies, swaps, new blocks,
/// rematerialization, and it leaves out what is not read.
CheckedProgram allocateAtRandom(Random &R, const CheckedProgram &P,
                                unsigned NumRegs);

/// Changes one thing. Returns whether it found something to change.
bool mutate(Random &R, CheckedProgram &Allocated);

/// Everything that can be seen of a run: the blocks of the original program it
/// passes, and its effects with what they read. \p Inputs decides about
/// literals and inputs, \p Garbage about what variables hold at the start.
SmallVector<uint64_t, 0> run(const CheckedProgram &P, unsigned NumBlocks,
                             uint64_t Inputs, uint64_t Garbage);

} // namespace llvm::course

#endif // COURSE_UNITTESTS_REGALLOC_CHECKEDPROGRAMS_H
