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
/// The search is our own, and cheaper than both. A point also passes if its
/// puzzle has a solution, which no order of simplification has to find. Then
/// what is spilled is reconsidered: a variable is let back in if all of its
/// points pass without it being spilled, or with others spilled that cost less.
/// It starts from the cheapest of three plans, those of the tests and its own,
/// so that it is never worse than the tests.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKSPILLING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKSPILLING_H

#include "RegAlloc/Banks/AliasedGraph.h"
#include "RegAlloc/Banks/ElementaryForm.h"

namespace llvm::course {

enum class SpillTest {
  Smith,   ///< Test 1.
  Merging, ///< Test 2.
  Search,  ///< Puzzles and local search; not for allocators that simplify.
};

/// Two pieces of a point that share a register, by their variables.
struct PointMerge {
  PointId Point;
  MinVariableId Killed, Defined;
};

struct BankSpillPlan {
  VariableSet Spilled;
  /// Ascending by point.
  SmallVector<PointMerge, 0> Merges;
  /// Of all spilled variables, see spillCosts().
  double Cost = 0;
  /// Whether each point can be simplified, so that graphs are
  /// greedy-K-colorable. Else some points are known as solvable puzzles only.
  bool IsSimplifiable = true;
  /// What makes it impossible: an operation that wants too many registers.
  Complaint Failure;

  /// The merges of a point.
  ArrayRef<PointMerge> mergesAt(PointId Point) const;
};

BankSpillPlan planSpills(const MinFunction &F, const AliasedBank &Bank,
                         SpillTest Test);

/// The pieces of \p Point as a problem, numbered as there, without affinities.
AliasedProblem makePointProblem(const ElementaryForm &Form,
                                const AliasedBank &Bank, PointId Point);

/// The pieces of \p Point, with those that are merged in one group.
Partition groupsAt(const ElementaryForm &Form, PointId Point,
                   ArrayRef<PointMerge> Merges);

/// Whether every point of \p Form can be simplified with the merges of \p Plan,
/// or, if that does not say so, is a puzzle with a solution.
Complaint verifySpills(const ElementaryForm &Form, const AliasedBank &Bank,
                       const BankSpillPlan &Plan);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_BANKSPILLING_H
