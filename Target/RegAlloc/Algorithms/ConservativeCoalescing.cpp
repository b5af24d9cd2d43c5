//===-- ConservativeCoalescing.cpp - Coalescing that keeps K colors -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Coalescing for flat banks.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ConservativeCoalescing.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

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

Partition llvm::course::coalesceConservatively(const ColoringProblem &P,
                                               ConservativeTest Test) {
  assert(!checkProblem(P) && "unfit coloring problem");
  MergeableGraph G(P);
  return coalesceConservatively(G, P.Affinities, Test);
}

Partition llvm::course::coalesceAggressively(const ColoringProblem &P) {
  MergeableGraph G(P);
  return coalesceAggressively(G, P.Affinities);
}
