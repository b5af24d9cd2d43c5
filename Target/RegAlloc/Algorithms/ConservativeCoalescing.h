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

#include "RegAlloc/Algorithms/CoalescingTests.h"
#include "llvm/ADT/STLExtras.h"

namespace llvm::course {

enum class ConservativeTest {
  BriggsGeorge, ///< Local tests; repeated, as each merge can enable others.
  BruteForce,   ///< The local tests, then the exact one; never repeated.
};

/// A partition for QuotientProblem such that the quotient of a greedy-K-
/// colorable problem is greedy-K-colorable.
Partition coalesceConservatively(const ColoringProblem &P,
                                 ConservativeTest Test);

/// Aggressive coalescing (Chaitin's): merges the ends of all affinities that do
/// not interfere, heaviest first. The quotient may need more colors than there
/// are.
Partition coalesceAggressively(const ColoringProblem &P);

/// Affinities by falling weight, those of equal weight in the order given.
SmallVector<Affinity, 0> sortByWeight(ArrayRef<Affinity> Affinities);

/// Merges the ends of \p Sorted in \p G, a MergeableGraph or one with its
/// interface, if \p IsSafe says so. Goes over those that failed again while
/// that helps, up to \p MaxRounds times in all.
template <typename Graph, typename Test>
void mergeIfSafe(Graph &G, SmallVector<Affinity, 0> Sorted, Test IsSafe,
                 unsigned MaxRounds) {
  auto TryToMerge = [&](const Affinity &Aff) {
    NodeId A = G.find(Aff.A), B = G.find(Aff.B);
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

/// Edges that one brute-force test may walk over. It bounds the test on graphs
/// with large regions of significant nodes, so that all tests together stay
/// linear in the number of affinities; on interval graphs of 16 colors the
/// trials stop after some hundred edges.
constexpr unsigned BruteForceBudget = 4000;

/// How often the local tests go over the affinities at most.
constexpr unsigned MaxCoalescingRounds = 8;

/// Coalesces in \p G, which is MergeableGraph or has its interface, and returns
/// the representative of each node.
template <typename Graph>
Partition coalesceConservatively(Graph &G, ArrayRef<Affinity> Affinities,
                                 ConservativeTest Test) {
  CoalescingTests<Graph> Tests(G);
  bool IsExact = Test == ConservativeTest::BruteForce;
  auto IsSafe = [&](NodeId A, NodeId B) {
    return Tests.isLocallySafe(A, B) ||
           (IsExact && Tests.bruteForce(A, B, BruteForceBudget));
  };
  mergeIfSafe(G, sortByWeight(Affinities), IsSafe,
              IsExact ? 1 : MaxCoalescingRounds);
  return G.classes();
}

/// The same for aggressive coalescing.
template <typename Graph>
Partition coalesceAggressively(Graph &G, ArrayRef<Affinity> Affinities) {
  auto IsSafe = [](NodeId, NodeId) { return true; };
  mergeIfSafe(G, sortByWeight(Affinities), IsSafe, 1);
  return G.classes();
}

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CONSERVATIVECOALESCING_H
