//===-- ColoringStrategy.cpp - Strategies to color and coalesce -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dispatch to the strategies, and the promise that none of them needs more
/// colors than greedy coloring.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ColoringStrategy.h"
#include "RegAlloc/Algorithms/ConservativeCoalescing.h"
#include "RegAlloc/Algorithms/IteratedCoalescing.h"
#include "RegAlloc/Algorithms/OptimisticCoalescing.h"
#include "RegAlloc/Algorithms/Recoloring.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

static constexpr CoalescingStrategy Strategies[] = {
    CoalescingStrategy::None,       CoalescingStrategy::BriggsGeorge,
    CoalescingStrategy::BruteForce, CoalescingStrategy::IRC,
    CoalescingStrategy::Optimistic, CoalescingStrategy::Recolor,
};

ArrayRef<CoalescingStrategy> llvm::course::allCoalescingStrategies() {
  return Strategies;
}

StringRef llvm::course::getName(CoalescingStrategy Strategy) {
  switch (Strategy) {
  case CoalescingStrategy::None:
    return "none";
  case CoalescingStrategy::BriggsGeorge:
    return "briggs-george";
  case CoalescingStrategy::BruteForce:
    return "brute-force";
  case CoalescingStrategy::IRC:
    return "irc";
  case CoalescingStrategy::Optimistic:
    return "optimistic";
  case CoalescingStrategy::Recolor:
    return "recolor";
  }
  llvm_unreachable("unknown coalescing strategy");
}

std::optional<CoalescingStrategy>
llvm::course::parseCoalescingStrategy(StringRef Name) {
  for (CoalescingStrategy Strategy : Strategies)
    if (getName(Strategy) == Name)
      return Strategy;
  return std::nullopt;
}

static Coloring runStrategy(const ColoringProblem &P,
                            CoalescingStrategy Strategy) {
  switch (Strategy) {
  case CoalescingStrategy::None:
    return colorGreedily(P);
  case CoalescingStrategy::BriggsGeorge:
    return colorClasses(
        P, coalesceConservatively(P, ConservativeTest::BriggsGeorge));
  case CoalescingStrategy::BruteForce:
    return colorClasses(
        P, coalesceConservatively(P, ConservativeTest::BruteForce));
  case CoalescingStrategy::IRC:
    return colorClasses(P, coalesceIterated(P));
  case CoalescingStrategy::Optimistic:
    return colorClasses(P, coalesceOptimistically(P));
  case CoalescingStrategy::Recolor:
    return recolor(P, colorClasses(P, coalesceOptimistically(P)));
  }
  llvm_unreachable("unknown coalescing strategy");
}

Coloring llvm::course::colorGraph(const ColoringProblem &P,
                                  CoalescingStrategy Strategy) {
  assert(!checkProblem(P) && "unfit coloring problem");
  Coloring Colors = runStrategy(P, Strategy);
  // A problem that is not greedy-K-colorable, because it is not chordal or
  // because of precolored nodes, may still be colored greedily in some order.
  if (unsigned NumMissing = numUncolored(Colors)) {
    Coloring Greedy = colorGreedily(P);
    if (numUncolored(Greedy) < NumMissing)
      Colors = std::move(Greedy);
  }
  assert(!verifyColoring(P, Colors, /*AllowPartial=*/true) && "not a coloring");
  return Colors;
}
