//===-- SpillSearch.h - The cheapest of many spilling plans -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Plans spills by several strategies and takes the plan that costs least.
///
/// What a plan costs is known exactly but for the frequencies: instructions,
/// blocks on edges, and travel between the heap and the slots. The planner
/// itself decides from one point to the next; so after trying its strategies,
/// values that live through a loop with too many of them are kept out of
/// registers there, one web of PHIs after the other, and what helps is kept.
/// Webs that are in registers in a part of the loop only are tried in all of
/// it. Then, from all of them out of registers, they are let in again, the one
/// that gains most first, and that is kept if it is better. At last, for single
/// blocks, values are kept out that are brought back for the start of the block
/// or go before it has used them.
///
/// The number of plans shrinks with the size of the program and, if wanted,
/// with the part of its cost that spilling is: where that is little there is
/// one plan.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSEARCH_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSEARCH_H

#include "RegAlloc/Algorithms/SpillCost.h"

namespace llvm::course {

struct SpillChoice {
  SpillPlan Plan;
  SpillMemoryPlan Memory;
  SpillCost Cost;
};

/// Where \p Effort leaves no plan to try there is only that of the first
/// strategy.
SpillChoice chooseSpills(const SpillProgram &Program, const NextUses &Distances,
                         unsigned NumRegs, SpillEffort Effort = {});

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLSEARCH_H
