//===-- BankInterpreter.h - Runs programs for aliased banks -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Executes a function and its allocated program side by side, on one path: the
/// judge of allocator and checker. It knows values, where the checker knows
/// types.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_UNITTESTS_REGALLOC_BANKS_BANKINTERPRETER_H
#define COURSE_UNITTESTS_REGALLOC_BANKS_BANKINTERPRETER_H

#include "RegAlloc/Banks/BankAllocation.h"

namespace llvm::course {

/// Whether the program reads, at every operation of a random path of up to
/// \p MaxBlocks blocks, the values that the function does.
bool agreesOnAPath(const MinFunction &F, const AliasedBank &Bank,
                   const AllocatedFunction &Program, uint64_t Seed,
                   unsigned MaxBlocks);

} // namespace llvm::course

#endif // COURSE_UNITTESTS_REGALLOC_BANKS_BANKINTERPRETER_H
