//===-- BankChecker.h - Proof of an allocation for an aliased bank -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Proves that an allocated program does what the function says.
///
/// In the style of a type system (Nandivada, Pereira, Palsberg 2007): the type
/// of a unit is the set of variables of which it holds a part, and which part;
/// the type of a slot is the set of variables that it holds. Steps change
/// types, operands demand them, and where paths meet a type is what all bring
/// along. A PHI renames on its edge. The checker knows the function, the bank
/// and the program, and nothing of how the program was made.
///
/// It demands of every operation that it is there, in order, reads each
/// variable in a register of its class whose units hold all of its parts, and
/// defines it in one, fixed variables where they are fixed; and that results of
/// one operation do not overlap.
///
/// O(steps x units), some times over for loops.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKCHECKER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKCHECKER_H

#include "RegAlloc/Banks/BankAllocation.h"

namespace llvm::course {

/// What is wrong with \p Program, if anything.
Complaint checkAllocation(const MinFunction &F, const AliasedBank &Bank,
                          const AllocatedFunction &Program);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKCHECKER_H
