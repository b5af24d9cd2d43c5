//===-- ConservativeCoalescing.h - Coalescing that keeps K colors *- C++ -*-==//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Coalescing by conservative merging: affinities are taken by falling weight,
/// and the ends of each are merged if a test says that this is safe.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CONSERVATIVECOALESCING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CONSERVATIVECOALESCING_H

#include "RegAlloc/Algorithms/KempeElimination.h"
#include "llvm/ADT/STLExtras.h"

namespace llvm::course {

enum class ConservativeTest {
  BriggsGeorge, ///< Local tests; repeated, as each merge can enable others.
  BruteForce,   ///< The local tests, then the exact one; never repeated.
};

/// A partition for QuotientProblem such that the quotient of a greedy-K-
/// colorable problem is greedy-K-colorable.
SmallVector<unsigned, 0> coalesceConservatively(const ColoringProblem &P,
                                                ConservativeTest Test);

/// Affinities by falling weight, those of equal weight in the order given.
SmallVector<Affinity, 0> sortByWeight(ArrayRef<Affinity> Affinities);

/// Merges the ends of \p Sorted in \p G, a MergeableGraph or one with its
/// interface, if \p IsSafe says so. Goes over those that failed again while
/// that helps, up to \p MaxRounds times in all.
template <typename Graph, typename Test>
void mergeIfSafe(Graph &G, SmallVector<Affinity, 0> Sorted, Test IsSafe,
                 unsigned MaxRounds) {
  auto TryToMerge = [&](const Affinity &Aff) {
    unsigned A = G.find(Aff.A), B = G.find(Aff.B);
    if (A == B || G.interferes(A, B))
      return true;
    // Merge the smaller neighbourhood, and never a precolored node.
    if (G.isPrecolored(B) || (!G.isPrecolored(A) && G.degree(A) < G.degree(B)))
      std::swap(A, B);
    if (!IsSafe(A, B))
      return false;
    G.merge(A, B);
    return true;
  };
  for (unsigned Round = 0; Round != MaxRounds; ++Round) {
    size_t NumBefore = Sorted.size();
    erase_if(Sorted, TryToMerge);
    if (Sorted.empty() || Sorted.size() == NumBefore)
      break;
  }
}

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CONSERVATIVECOALESCING_H
