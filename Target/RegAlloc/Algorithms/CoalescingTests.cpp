//===-- CoalescingTests.cpp - May two nodes be merged? --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The coalescing tests, the exact one by elimination on demand.
///
/// The graph without the two nodes is greedy-K-colorable as a subgraph. So the
/// merged graph is, if and only if the merged node reaches low degree while it
/// is kept to the last; or, with a precolored node, if all neighbours that the
/// other one brings along can be eliminated. Whether a node can be eliminated
/// depends on its neighbours only if its own degree is significant: from the
/// nodes in question the trial spreads through significant nodes, and mostly
/// not far.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CoalescingTests.h"
#include <algorithm>
#include <cassert>

using namespace llvm;
using namespace llvm::course;

bool CoalescingTests::briggs(unsigned A, unsigned B) {
  assert(!G.interferes(A, B) && "nodes interfere");
  if (G.isPrecolored(A) || G.isPrecolored(B))
    return false;
  ++TrialNumber;
  G.forEachNeighbor(A, [&](unsigned U) { Marks[U].NearFirst = TrialNumber; });

  unsigned NumSignificant = 0;
  auto CountIf = [&](bool Significant) { NumSignificant += Significant; };
  G.forEachNeighbor(B, [&](unsigned U) {
    if (!isSet(Marks[U].NearFirst))
      return CountIf(G.isSignificant(U));
    // A common neighbour, counted here and not again below.
    Marks[U].NearBoth = TrialNumber;
    CountIf(G.isPrecolored(U) || G.degree(U) > G.numColors());
  });
  G.forEachNeighbor(A, [&](unsigned U) {
    if (!isSet(Marks[U].NearBoth))
      CountIf(G.isSignificant(U));
  });
  return NumSignificant < G.numColors();
}

bool CoalescingTests::george(unsigned A, unsigned B) const {
  assert(!G.interferes(A, B) && "nodes interfere");
  assert(!G.isPrecolored(B) && "precolored nodes are merged into, not away");
  bool Safe = true;
  G.forEachNeighbor(B, [&](unsigned U) {
    Safe = Safe && (!G.isSignificant(U) || G.interferes(A, U));
  });
  return Safe;
}

struct CoalescingTests::Trial {
  /// The two nodes to merge.
  unsigned A, B;
  unsigned Budget;
  /// Nodes seen whose degree is significant and whose neighbours are not yet.
  SmallVector<unsigned, 16> ToExpand;
  /// Nodes seen that can be eliminated.
  SmallVector<unsigned, 16> ToEliminate;
  /// What has to be eliminated still for the answer "yes".
  unsigned NumMissing = 0;

  bool isMerged(unsigned V) const { return V == A || V == B; }
  void spend(unsigned NumEdges) { Budget -= std::min(Budget, NumEdges); }
};

/// The number of neighbours that \p V has left.
unsigned &CoalescingTests::degree(unsigned V) {
  NodeMarks &M = Marks[V];
  if (!isSet(M.HasDegree)) {
    M.HasDegree = TrialNumber;
    M.Degree = G.degree(V) - isSet(M.NearBoth);
  }
  return M.Degree;
}

/// Marks and returns the neighbours of the merged node; if it is precolored,
/// only those that the other node brings along are returned.
SmallVector<unsigned, 32> CoalescingTests::markAround(const Trial &T) {
  SmallVector<unsigned, 32> Around;
  G.forEachNeighbor(T.A, [&](unsigned U) {
    Marks[U].NearFirst = TrialNumber;
    if (!G.isPrecolored(T.A))
      Around.push_back(U);
  });
  G.forEachNeighbor(T.B, [&](unsigned U) {
    // Precolored nodes are neighbours without an edge.
    if (isSet(Marks[U].NearFirst))
      Marks[U].NearBoth = TrialNumber;
    else if (!G.isPrecolored(T.A) || !G.isPrecolored(U))
      Around.push_back(U);
  });
  for (unsigned U : Around)
    Marks[U].Awaited = TrialNumber;
  return Around;
}

/// Makes \p V part of the trial.
void CoalescingTests::demand(Trial &T, unsigned V) {
  if (isSet(Marks[V].Demanded) || T.isMerged(V) || G.isPrecolored(V))
    return;
  Marks[V].Demanded = TrialNumber;
  T.spend(G.degree(V));
  (degree(V) < G.numColors() ? T.ToEliminate : T.ToExpand).push_back(V);
}

void CoalescingTests::eliminate(Trial &T, unsigned V) {
  Marks[V].Gone = TrialNumber;
  if (isSet(Marks[V].Awaited))
    --T.NumMissing;
  T.spend(G.degree(V));
  G.forEachNeighbor(V, [&](unsigned U) {
    if (T.isMerged(U) || G.isPrecolored(U) || isSet(Marks[U].Gone))
      return;
    if (degree(U)-- == G.numColors() && isSet(Marks[U].Demanded))
      T.ToEliminate.push_back(U);
  });
}

/// Runs the trial until nothing is missing, nothing moves, or the budget is
/// spent.
void CoalescingTests::eliminateFrom(Trial &T) {
  while (T.NumMissing && T.Budget) {
    if (!T.ToEliminate.empty()) {
      eliminate(T, T.ToEliminate.pop_back_val());
    } else if (!T.ToExpand.empty()) {
      unsigned V = T.ToExpand.pop_back_val();
      if (!isSet(Marks[V].Gone))
        G.forEachNeighbor(V, [&](unsigned U) { demand(T, U); });
    } else {
      return;
    }
  }
}

bool CoalescingTests::bruteForce(unsigned A, unsigned B, unsigned Budget) {
  assert(!G.interferes(A, B) && "nodes interfere");
  if (G.isPrecolored(B))
    std::swap(A, B);
  assert(!G.isPrecolored(B) && "two precolored nodes always interfere");
  ++TrialNumber;
  Trial T{A, B, Budget, {}, {}, 0};
  SmallVector<unsigned, 32> Around = markAround(T);
  T.NumMissing = Around.size();
  if (!G.isPrecolored(A)) {
    // The merged node's own degree is what has to fall below K.
    if (Around.size() < G.numColors())
      return true;
    T.NumMissing -= G.numColors() - 1;
  }
  for (unsigned U : Around)
    demand(T, U);
  eliminateFrom(T);
  return T.NumMissing == 0;
}
