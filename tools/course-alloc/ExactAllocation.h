//===-- ExactAllocation.h - The best allocation there is --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The least spill cost of any allocation in elementary form, and with it the
/// least cost of copies: the bound for all allocators. Z3 searches; it is for
/// small functions.
///
/// The model is the allocators' own: a variable is spilled everywhere or not at
/// all, each piece has one register, and a copy between two pieces costs its
/// frequency unless they have the same one.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_TOOLS_COURSE_ALLOC_EXACTALLOCATION_H
#define COURSE_TOOLS_COURSE_ALLOC_EXACTALLOCATION_H

#include "RegAlloc/Banks/BankAllocation.h"

namespace llvm::course {

struct ExactAllocation {
  VariableSet Spilled;
  double SpillCost = 0, CopyCost = 0;
};

/// Nothing if there is no allocation, or Z3 has not found the best one in time.
std::optional<ExactAllocation> allocateExactly(const MinFunction &F,
                                               const AliasedBank &Bank,
                                               unsigned TimeoutInSeconds);

} // namespace llvm::course

#endif // COURSE_TOOLS_COURSE_ALLOC_EXACTALLOCATION_H
