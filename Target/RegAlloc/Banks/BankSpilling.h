//===-- BankSpilling.h - Spilling, point by point ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Spill everywhere, decided before registers are assigned (decoupled).
///
/// In elementary form the graph falls apart into points. A point passes if its
/// pieces can all be simplified; else a variable is spilled that is live across
/// the operation and not read by it: the one that costs least for each unit of
/// its register and each point where it has one. Only if there is none is one
/// spilled that the operation reads: then it is in a register before, but no
/// longer after. A variable that is spilled is so at all points.
///
/// Test 1 (Smith, Ramsey, Holloway) is that. Test 2 (Tavares, algorithm 4.1)
/// tries to merge before it spills: a piece that is defined with one that dies,
/// of the same class, the largest first. Both get the same register, which lets
/// others be simplified. Points with fixed pieces are not merged at.
///
/// What a spill at one point saves at others makes the tests differ in both
/// directions; test 2 takes the plan of test 1 where its own costs more.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKSPILLING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKSPILLING_H

#include "RegAlloc/Banks/AliasedGraph.h"
#include "RegAlloc/Banks/ElementaryForm.h"

namespace llvm::course {

enum class SpillTest { Smith, Merging };

/// Two pieces of a point that share a register, by their variables.
struct PointMerge {
  unsigned Point, Killed, Defined;
};

struct BankSpillPlan {
  BitVector Spilled;
  /// Ascending by point.
  SmallVector<PointMerge, 0> Merges;
  /// Of all spilled variables, see spillCosts().
  double Cost = 0;
  /// What makes it impossible: an operation that wants too many registers.
  Complaint Failure;

  /// The merges of a point.
  ArrayRef<PointMerge> mergesAt(unsigned Point) const;
};

BankSpillPlan planSpills(const MinFunction &F, const AliasedBank &Bank,
                         SpillTest Test);

/// The pieces of \p Point as a problem, numbered as there, without affinities.
AliasedProblem makePointProblem(const ElementaryForm &Form,
                                const AliasedBank &Bank, unsigned Point);

/// The pieces of \p Point, with those that are merged in one group.
SmallVector<unsigned, 0> groupsAt(const ElementaryForm &Form, unsigned Point,
                                  ArrayRef<PointMerge> Merges);

/// Whether every point of \p Form can be simplified with the merges of \p Plan.
Complaint verifySpills(const ElementaryForm &Form, const AliasedBank &Bank,
                       const BankSpillPlan &Plan);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKSPILLING_H
