//===-- AliasedCoalescing.cpp - Coalescing with squeezes ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The coalescing tests. As in CoalescingTests, the exact one eliminates on
/// demand: whether a node can be simplified depends on its neighbours only if
/// it is significant, so that the trial spreads from the nodes in question
/// through significant ones, and mostly not far.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/AliasedCoalescing.h"
#include "RegAlloc/Algorithms/ConservativeCoalescing.h"
#include "RegAlloc/Algorithms/IteratedCoalescer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

/// As in ConservativeCoalescing.cpp.
static constexpr unsigned BruteForceBudget = 4000;
static constexpr unsigned MaxRounds = 8;

/// Whether the neighbour \p U of \p B is significant once \p B is merged into
/// \p A.
bool AliasedTests::isSignificantAfter(unsigned U, unsigned A,
                                      unsigned B) const {
  if (G.isPrecolored(U))
    return true;
  SmallVector<unsigned, 8> Counts(G.counts(U));
  UnitSet Denied = G.denied(U);
  if (G.isPrecolored(A)) {
    --Counts[G.classOf(B)];
    Denied |= G.bank().unitsOf(G.fixed(A));
  } else if (G.hasEdge(A, U) && G.hasEdge(B, U)) {
    --Counts[G.classOf(B)];
  }
  return !G.bank().isSafe(G.classOf(U), Counts, Denied);
}

bool AliasedTests::briggs(unsigned A, unsigned B) const {
  assert(!G.interferes(A, B) && "nodes interfere");
  if (G.isPrecolored(A) || G.isPrecolored(B))
    return false;
  SmallVector<unsigned, 8> Counts(G.bank().numClasses(), 0);
  auto CountIfSignificant = [&](unsigned U) {
    if (!G.isPrecolored(U) && isSignificantAfter(U, A, B))
      ++Counts[G.classOf(U)];
  };
  G.forEachNeighbor(A, CountIfSignificant);
  G.forEachNeighbor(B, [&](unsigned U) {
    if (!G.hasEdge(A, U))
      CountIfSignificant(U);
  });
  return G.bank().isSafe(G.classOf(A), Counts, G.denied(A) | G.denied(B));
}

bool AliasedTests::george(unsigned A, unsigned B) const {
  assert(!G.interferes(A, B) && "nodes interfere");
  // Two nodes that are fixed to one register constrain nothing more as one.
  if (G.isPrecolored(B))
    return G.isPrecolored(A);
  bool Safe = true;
  G.forEachNeighbor(B, [&](unsigned U) {
    // Registers of two fixed nodes do not overlap, or the nodes interfere.
    bool BothFixed = G.isPrecolored(A) && G.isPrecolored(U);
    Safe =
        Safe && (G.hasEdge(A, U) || BothFixed || !isSignificantAfter(U, A, B));
  });
  return Safe;
}

namespace {

/// A trial to simplify on demand, in a graph where \c B may be merged
/// into \c A.
class Trial {
public:
  Trial(const AliasedGraph &G, unsigned A, unsigned B, unsigned Budget)
      : G(G), A(A), B(B), Budget(Budget) {}

  /// Whether all of \p Wanted can go; the merged node is none of them.
  bool removeAll(ArrayRef<unsigned> Wanted);

  /// Whether the merged node, which is not fixed, can.
  bool removeMerged();

private:
  struct State {
    SmallVector<unsigned, 6> Counts;
    UnitSet Denied;
    bool IsDemanded = false, IsGone = false;
  };
  State &state(unsigned U);
  bool canGo(unsigned U, const State &S) const {
    return G.bank().isSafe(G.classOf(U), S.Counts, S.Denied);
  }
  bool isMerged(unsigned U) const { return U == A || U == B; }
  void spend(unsigned NumEdges) { Budget -= std::min(Budget, NumEdges); }
  void demand(unsigned U);
  void take(unsigned U);
  template <typename Predicate> bool run(Predicate IsDone);

  const AliasedGraph &G;
  unsigned A, B, Budget;
  DenseMap<unsigned, State> States;
  /// What the merged node has left around it.
  SmallVector<unsigned, 6> Around;
  SmallVector<unsigned, 16> ToExpand, ToTake;
};

} // namespace

/// \p U as it is beside the merged node.
Trial::State &Trial::state(unsigned U) {
  auto [It, IsNew] = States.try_emplace(U);
  State &S = It->second;
  if (!IsNew)
    return S;
  S.Counts.assign(G.counts(U).begin(), G.counts(U).end());
  S.Denied = G.denied(U);
  if (A == None || !G.hasEdge(B, U))
    return S;
  if (G.isPrecolored(A)) {
    --S.Counts[G.classOf(B)];
    S.Denied |= G.bank().unitsOf(G.fixed(A));
  } else if (G.hasEdge(A, U)) {
    --S.Counts[G.classOf(B)];
  }
  return S;
}

void Trial::demand(unsigned U) {
  if (isMerged(U) || G.isPrecolored(U))
    return;
  State &S = state(U);
  if (S.IsDemanded)
    return;
  S.IsDemanded = true;
  spend(G.degree(U));
  (canGo(U, S) ? ToTake : ToExpand).push_back(U);
}

void Trial::take(unsigned U) {
  State &Own = state(U);
  if (Own.IsGone)
    return;
  Own.IsGone = true;
  spend(G.degree(U));
  if (!Around.empty() && (G.hasEdge(A, U) || G.hasEdge(B, U)))
    --Around[G.classOf(U)];
  G.forEachNeighbor(U, [&](unsigned V) {
    if (isMerged(V) || G.isPrecolored(V))
      return;
    State &S = state(V);
    if (S.IsGone)
      return;
    bool Could = canGo(V, S);
    --S.Counts[G.classOf(U)];
    if (S.IsDemanded && !Could && canGo(V, S))
      ToTake.push_back(V);
  });
}

template <typename Predicate> bool Trial::run(Predicate IsDone) {
  while (!IsDone()) {
    if (!Budget)
      return false;
    if (!ToTake.empty()) {
      take(ToTake.pop_back_val());
    } else if (!ToExpand.empty()) {
      unsigned V = ToExpand.pop_back_val();
      if (!state(V).IsGone)
        G.forEachNeighbor(V, [&](unsigned U) { demand(U); });
    } else {
      return false;
    }
  }
  return true;
}

bool Trial::removeAll(ArrayRef<unsigned> Wanted) {
  for (unsigned U : Wanted)
    demand(U);
  unsigned NumGone = 0;
  return run([&] {
    while (NumGone != Wanted.size() &&
           (G.isPrecolored(Wanted[NumGone]) || state(Wanted[NumGone]).IsGone))
      ++NumGone;
    return NumGone == Wanted.size();
  });
}

bool Trial::removeMerged() {
  Around.assign(G.bank().numClasses(), 0);
  SmallVector<unsigned, 32> Neighbors;
  auto Add = [&](unsigned U) {
    if (G.isPrecolored(U))
      return;
    ++Around[G.classOf(U)];
    Neighbors.push_back(U);
  };
  G.forEachNeighbor(A, Add);
  G.forEachNeighbor(B, [&](unsigned U) {
    if (!G.hasEdge(A, U))
      Add(U);
  });
  for (unsigned U : Neighbors)
    demand(U);
  UnitSet Denied = G.denied(A) | G.denied(B);
  return run([&] { return G.bank().isSafe(G.classOf(A), Around, Denied); });
}

bool AliasedTests::bruteForce(unsigned A, unsigned B, unsigned Budget) const {
  assert(!G.interferes(A, B) && "nodes interfere");
  if (G.isPrecolored(B))
    std::swap(A, B);
  if (G.isPrecolored(B))
    return true;
  Trial T(G, A, B, Budget);
  if (!G.isPrecolored(A))
    return T.removeMerged();
  SmallVector<unsigned, 32> New;
  G.forEachNeighbor(B, [&](unsigned U) {
    if (!G.hasEdge(A, U))
      New.push_back(U);
  });
  return T.removeAll(New);
}

bool llvm::course::canSimplifyAll(const AliasedGraph &G,
                                  ArrayRef<unsigned> Wanted, unsigned Budget) {
  return Trial(G, None, None, Budget).removeAll(Wanted);
}

SmallVector<unsigned, 0>
llvm::course::coalesceAliased(const AliasedProblem &P,
                              AliasedCoalescer Coalescer,
                              ArrayRef<unsigned> Hopeful) {
  AliasedGraph G(P);
  if (Coalescer == AliasedCoalescer::None)
    return G.classes();
  if (Coalescer == AliasedCoalescer::Iterated)
    return IteratedCoalescer<AliasedGraph, AliasedTests>(std::move(G),
                                                         P.Affinities, Hopeful)
        .run();
  AliasedTests Tests(G);
  auto IsSafe = [&](unsigned A, unsigned B) {
    if (Coalescer == AliasedCoalescer::Aggressive || Tests.briggs(A, B) ||
        Tests.george(A, B) || (!G.isPrecolored(A) && Tests.george(B, A)))
      return true;
    return Coalescer == AliasedCoalescer::BruteForce &&
           Tests.bruteForce(A, B, BruteForceBudget);
  };
  mergeIfSafe(G, sortByWeight(P.Affinities), IsSafe,
              Coalescer == AliasedCoalescer::Briggs ? MaxRounds : 1);
  return G.classes();
}

Coloring llvm::course::colorGroups(const AliasedProblem &P,
                                   ArrayRef<unsigned> GroupOf) {
  SmallVector<unsigned, 0> Number(GroupOf);
  unsigned NumGroups = renumber(Number);
  AliasedProblem Q = makeQuotient(P, Number, NumGroups);
  Coloring OfGroups = colorInOrder(Q, eliminate(AliasedGraph(Q)).Removed);
  Coloring Registers;
  for (unsigned Group : Number)
    Registers.push_back(OfGroups[Group]);
  return Registers;
}
