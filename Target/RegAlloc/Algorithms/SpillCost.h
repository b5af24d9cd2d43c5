//===-- SpillCost.h - What a spilling plan costs ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prices plans for spilling, exactly but for the frequencies: instructions,
/// blocks on edges, and travel between the heap and the slots. And how much of
/// a search for a cheaper plan a price is worth.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLCOST_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLCOST_H

#include "RegAlloc/Algorithms/SpillMemory.h"

namespace llvm::course {

struct SpillCost {
  /// Of stores, reloads, rematerializations and blocks on edges.
  double Code = 0;
  /// Of travel between stack and heap, what was there before included.
  double Travel = 0;

  double getTotal() const { return Code + Travel; }
};

/// What the plans cost, frequencies counted.
SpillCost evaluateSpills(const SpillProgram &Program, const SpillPlan &Plan,
                         const SpillMemoryPlan &Memory);

/// How much is tried for a cheaper plan.
struct SpillEffort {
  /// The part of the most that is tried.
  double Part = 1;
  /// Whether it is for functions only that spend two fifths of their cost or
  /// more on spilling; others get less by the third power of what they spend, but
  /// a tenth of it at least.
  bool IsByShare = false;

  /// The part for a program of which spilling costs \p Cost; its instructions
  /// are taken to cost 1.
  double getPart(const SpillProgram &Program, const SpillCost &Cost) const;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SPILLCOST_H
