//===-- FlowFrequencies.h - Exact block frequencies -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How often blocks run if each edge is taken with its probability: the solution
/// of
///
/// \code
///   frequency(b) = start(b) + sum over a -> b: frequency(a) * probability(a, b)
/// \endcode
///
/// LLVM's BlockFrequencyInfo guesses where loops have several entries, as they
/// have when copies are elided and tails duplicated: of one loop of 400
/// iterations it expected 3. This is exact for any graph.
///
/// Blocks are eliminated one by one, each time the one with the least product of
/// predecessors and successors; for loops of few entries and exits that is
/// nearly linear.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_FLOWFREQUENCIES_H
#define LLVM_LIB_TARGET_COURSE_FACTS_FLOWFREQUENCIES_H

#include "RegAlloc/Algorithms/Ids.h"

namespace llvm::course {

struct FlowEdge {
  BlockId From, To;
  double Probability;
};

/// A cycle that is never left is left after so many rounds.
constexpr double MaxRounds = 1e6;

/// Of blocks 0 to \p NumBlocks - 1, of which 0 is entered once. Edges between
/// the same two blocks add up.
IdVector<BlockId, double> solveFrequencies(unsigned NumBlocks,
                                           ArrayRef<FlowEdge> Edges);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_FACTS_FLOWFREQUENCIES_H
