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
llvm::course::affinitiesByWeight(const ColoringProblem &P) {
  SmallVector<std::pair<uint64_t, size_t>, 0> Ranks;
  Ranks.reserve(P.Affinities.size());
  for (auto [I, A] : enumerate(P.Affinities))
    Ranks.emplace_back(~A.Weight, I);
  sort(Ranks);
  SmallVector<Affinity, 0> Sorted;
  Sorted.reserve(Ranks.size());
  for (auto [Rank, I] : Ranks)
    Sorted.push_back(P.Affinities[I]);
  return Sorted;
}

SmallVector<unsigned, 0>
llvm::course::coalesceConservatively(const ColoringProblem &P,
                                     ConservativeTest Test) {
  assert(!checkProblem(P) && "unfit coloring problem");
  MergeableGraph G(P);
  CoalescingTests Tests(G);
  SmallVector<Affinity, 0> Open = affinitiesByWeight(P);

  auto IsSafe = [&](unsigned A, unsigned B) {
    if (Tests.briggs(A, B) || Tests.george(A, B) ||
        (!G.isPrecolored(A) && Tests.george(B, A)))
      return true;
    return Test == ConservativeTest::BruteForce &&
           Tests.bruteForce(A, B, BruteForceBudget);
  };
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

  unsigned NumRounds = Test == ConservativeTest::BruteForce ? 1 : MaxRounds;
  for (unsigned Round = 0; Round != NumRounds; ++Round) {
    size_t NumBefore = Open.size();
    erase_if(Open, TryToMerge);
    if (Open.empty() || Open.size() == NumBefore)
      break;
  }
  return G.classes();
}
