//===-- ConservativeCoalescing.cpp - Coalescing that keeps K colors -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The loop over affinities around the coalescing tests.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ConservativeCoalescing.h"
#include "RegAlloc/Algorithms/CoalescingTests.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

/// Edges that one brute-force test may walk over. It bounds the test on graphs
/// with large regions of significant nodes, so that all tests together stay
/// linear in the number of affinities; on interval graphs of 16 colors the
/// trials stop after some hundred edges.
static constexpr unsigned BruteForceBudget = 4000;

/// How often the local tests go over the affinities at most.
static constexpr unsigned MaxRounds = 8;

SmallVector<Affinity, 0>
llvm::course::sortByWeight(ArrayRef<Affinity> Affinities) {
  SmallVector<std::pair<uint64_t, size_t>, 0> Ranks;
  Ranks.reserve(Affinities.size());
  for (auto [I, A] : enumerate(Affinities))
    Ranks.emplace_back(~A.Weight, I);
  sort(Ranks);
  SmallVector<Affinity, 0> Sorted;
  Sorted.reserve(Ranks.size());
  for (auto [Rank, I] : Ranks)
    Sorted.push_back(Affinities[I]);
  return Sorted;
}

SmallVector<unsigned, 0>
llvm::course::coalesceConservatively(const ColoringProblem &P,
                                     ConservativeTest Test) {
  assert(!checkProblem(P) && "unfit coloring problem");
  MergeableGraph G(P);
  CoalescingTests Tests(G);

  auto IsSafe = [&](unsigned A, unsigned B) {
    if (Tests.briggs(A, B) || Tests.george(A, B) ||
        (!G.isPrecolored(A) && Tests.george(B, A)))
      return true;
    return Test == ConservativeTest::BruteForce &&
           Tests.bruteForce(A, B, BruteForceBudget);
  };
  mergeIfSafe(G, sortByWeight(P.Affinities), IsSafe,
              Test == ConservativeTest::BruteForce ? 1 : MaxRounds);
  return G.classes();
}
