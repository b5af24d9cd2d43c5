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

#include "CoalescingTests.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

bool CoalescingTests::briggs(unsigned A, unsigned B) {
  assert(!G.interferes(A, B) && "nodes interfere");
  if (G.isPrecolored(A) || G.isPrecolored(B))
    return false;
  ++TrialNumber;
  G.forEachNeighbor(A, [&](unsigned U) { SeenAt[U] = TrialNumber; });

  unsigned NumSignificant = 0;
  auto CountIf = [&](bool Significant) { NumSignificant += Significant; };
  G.forEachNeighbor(B, [&](unsigned U) {
    if (SeenAt[U] != TrialNumber)
      return CountIf(G.isSignificant(U));
    // A common neighbour, counted here and not again below.
    GoneAt[U] = TrialNumber;
    CountIf(G.isPrecolored(U) || G.degree(U) > G.numColors());
  });
  G.forEachNeighbor(A, [&](unsigned U) {
    if (GoneAt[U] != TrialNumber)
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
  bool spend() { return Budget && Budget--; }
};

/// Makes \p V part of the trial and computes its degree, in which the merged
/// node counts once and what is eliminated not at all.
void CoalescingTests::demand(Trial &T, unsigned V) {
  if (SeenAt[V] == TrialNumber || T.isMerged(V) || G.isPrecolored(V))
    return;
  SeenAt[V] = TrialNumber;
  unsigned Count = 0, NumMerged = 0;
  G.forEachNeighbor(V, [&](unsigned U) {
    T.spend();
    if (T.isMerged(U))
      ++NumMerged;
    else if (GoneAt[U] != TrialNumber)
      ++Count;
  });
  Degree[V] = Count + (NumMerged != 0);
  if (Degree[V] < G.numColors())
    T.ToEliminate.push_back(V);
  else
    T.ToExpand.push_back(V);
}

/// Runs the trial until nothing is missing, nothing moves, or the budget is
/// spent.
void CoalescingTests::eliminateFrom(Trial &T) {
  // Neighbours of the merged node count, but a precolored one lives with those
  // it has already.
  auto IsMissing = [&](unsigned V) {
    if (G.isPrecolored(T.A))
      return !G.interferes(T.A, V) && G.interferes(T.B, V);
    return G.interferes(T.A, V) || G.interferes(T.B, V);
  };
  while (T.NumMissing && T.Budget) {
    if (!T.ToEliminate.empty()) {
      unsigned V = T.ToEliminate.pop_back_val();
      GoneAt[V] = TrialNumber;
      if (IsMissing(V))
        --T.NumMissing;
      G.forEachNeighbor(V, [&](unsigned U) {
        T.spend();
        if (SeenAt[U] == TrialNumber && GoneAt[U] != TrialNumber &&
            Degree[U]-- == G.numColors())
          T.ToEliminate.push_back(U);
      });
    } else if (!T.ToExpand.empty()) {
      unsigned V = T.ToExpand.pop_back_val();
      if (GoneAt[V] != TrialNumber)
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

  if (G.isPrecolored(A)) {
    SmallVector<unsigned, 16> Brought;
    G.forEachNeighbor(B, [&](unsigned U) {
      if (!G.interferes(A, U))
        Brought.push_back(U);
    });
    T.NumMissing = Brought.size();
    for (unsigned U : Brought)
      demand(T, U);
    eliminateFrom(T);
    return T.NumMissing == 0;
  }

  // The merged node's own degree is what has to fall below K.
  SmallVector<unsigned, 32> Around;
  G.forEachNeighbor(A, [&](unsigned U) { Around.push_back(U); });
  G.forEachNeighbor(B, [&](unsigned U) {
    if (!G.interferes(A, U))
      Around.push_back(U);
  });
  if (Around.size() < G.numColors())
    return true;
  T.NumMissing = Around.size() - (G.numColors() - 1);
  for (unsigned U : Around)
    demand(T, U);
  eliminateFrom(T);
  return T.NumMissing == 0;
}
