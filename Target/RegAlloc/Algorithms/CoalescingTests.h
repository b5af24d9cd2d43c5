//===-- CoalescingTests.h - May two nodes be merged? ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The three tests for conservative coalescing: Briggs, George, brute force.
///
/// Each test answers whether two nodes that do not interfere can be merged such
/// that a greedy-K-colorable graph stays so. "No" is always safe. Briggs and
/// George look at neighbours only and say "no" more often than needed; brute
/// force is exact on greedy-K-colorable graphs (Bouchez, Darte, Rastello 2008).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COALESCINGTESTS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COALESCINGTESTS_H

#include "RegAlloc/Algorithms/MergeableGraph.h"
#include <algorithm>
#include <cassert>

namespace llvm::course {

/// The tests on one graph, which may be changed between two calls. All
/// arguments are present representatives that do not interfere. \p Graph is
/// MergeableGraph or has its interface.
template <typename Graph> class CoalescingTests {
public:
  explicit CoalescingTests(const Graph &G) : G(G) {}

  /// The merged node would get a color beside those neighbours that are
  /// significant then. "No" if one node is precolored: the merged node could
  /// not be eliminated then, on which the test relies. O(degrees).
  bool briggs(NodeId A, NodeId B);

  /// Each neighbour of \p B is one of \p A or would not be significant. "No"
  /// if \p B alone is precolored. Not symmetric. O(degree of B), but for the
  /// search of edges.
  bool george(NodeId A, NodeId B) const;

  /// Briggs' test, or George's in any direction.
  bool isLocallySafe(NodeId A, NodeId B) {
    return briggs(A, B) || george(A, B) || (!G.isPrecolored(A) && george(B, A));
  }

  /// Merging \p A and \p B leaves a greedy-K-colorable graph greedy-K-
  /// colorable. Looks only at that part of the graph from which the outcome
  /// depends, and says "no" when it has walked over \p Budget edges. O(V + E)
  /// at worst.
  bool bruteForce(NodeId A, NodeId B, unsigned Budget = ~0u);

  /// Whether the nodes \p Wanted can be eliminated, with all that has to be
  /// before. If what is left without them is greedy-K-colorable, so is the
  /// graph. "No" after a walk over \p Budget edges.
  bool canEliminateAll(ArrayRef<NodeId> Wanted, unsigned Budget = ~0u);

private:
  using Demand = typename Graph::Demand;

  struct Trial {
    /// The two nodes to merge, or None.
    NodeId A, B;
    unsigned Budget;
    /// Nodes seen that are significant and whose neighbours are not yet.
    SmallVector<NodeId, 16> ToExpand;
    /// Nodes seen that can be eliminated.
    SmallVector<NodeId, 16> ToEliminate;
    /// Nodes that have to be eliminated still for the answer "yes"; or if that
    /// hangs on the merged node, what is left around it.
    unsigned NumMissing = 0;
    Demand Around = {};
    bool WantsMerged = false;

    bool isMerged(NodeId V) const { return V == A || V == B; }
    void spend(unsigned NumEdges) { Budget -= std::min(Budget, NumEdges); }
  };

  /// What a trial knows of a node. Each mark holds the number of the trial that
  /// set it, so that none need be cleared.
  struct NodeMarks {
    /// A neighbour of the first node to merge, and of both.
    unsigned NearFirst = 0, NearBoth = 0;
    /// A node whose elimination the answer waits for.
    unsigned Awaited = 0;
    unsigned Demanded = 0, Gone = 0;
    /// The trial for which Left holds: what the neighbours that are not gone
    /// take, the merged node being one.
    unsigned HasLeft = 0;
    Demand Left;
  };

  void start() {
    ++TrialNumber;
    Marks.resize(std::max<size_t>(Marks.size(), G.size()));
  }
  bool isSet(unsigned Mark) const { return Mark == TrialNumber; }
  Demand demandAfter(NodeId U, NodeId A, NodeId B, bool IsCommon) const;
  Demand &left(const Trial &T, NodeId V);
  SmallVector<NodeId, 32> markAround(const Trial &T);
  bool isDecided(const Trial &T) const {
    return T.WantsMerged ? G.fits(T.A, T.Around) : T.NumMissing == 0;
  }
  void demand(Trial &T, NodeId V);
  void eliminate(Trial &T, NodeId V);
  bool eliminateFrom(Trial &T, ArrayRef<NodeId> Wanted);

  const Graph &G;
  unsigned TrialNumber = 0;
  IdVector<NodeId, NodeMarks> Marks;
};

/// What the neighbours of \p U, one of which is \p B, take once \p B is merged
/// into \p A, which is another one if \p IsCommon.
template <typename Graph>
typename Graph::Demand
CoalescingTests<Graph>::demandAfter(NodeId U, NodeId A, NodeId B,
                                    bool IsCommon) const {
  Demand D = G.demand(U);
  if (IsCommon || G.isPrecolored(A)) {
    G.lose(D, B);
    if (!IsCommon)
      G.gain(D, A);
  }
  return D;
}

template <typename Graph>
bool CoalescingTests<Graph>::briggs(NodeId A, NodeId B) {
  assert(!G.interferes(A, B) && "nodes interfere");
  if (G.isPrecolored(A) || G.isPrecolored(B))
    return false;
  start();
  G.forEachNeighbor(A, [&](NodeId U) { Marks[U].NearFirst = TrialNumber; });

  Demand Significant = G.noDemand();
  auto AddIf = [&](NodeId U, bool IsSignificant) {
    if (IsSignificant)
      G.gain(Significant, U);
  };
  G.forEachNeighbor(B, [&](NodeId U) {
    if (!isSet(Marks[U].NearFirst))
      return AddIf(U, G.isSignificant(U));
    // A common neighbour, looked at here and not again below.
    Marks[U].NearBoth = TrialNumber;
    AddIf(U, G.isPrecolored(U) || !G.fits(U, demandAfter(U, A, B, true)));
  });
  G.forEachNeighbor(A, [&](NodeId U) {
    if (!isSet(Marks[U].NearBoth))
      AddIf(U, G.isSignificant(U));
  });
  return G.fits(A, Significant);
}

template <typename Graph>
bool CoalescingTests<Graph>::george(NodeId A, NodeId B) const {
  assert(!G.interferes(A, B) && "nodes interfere");
  // Two nodes that are fixed to one register constrain nothing more as one.
  if (G.isPrecolored(B))
    return G.isPrecolored(A);
  bool Safe = true;
  G.forEachNeighbor(B, [&](NodeId U) {
    Safe = Safe &&
           ((!G.isPrecolored(U) && G.fits(U, demandAfter(U, A, B, false))) ||
            G.areNeighbors(A, U));
  });
  return Safe;
}

/// What the neighbours that \p V has left take.
template <typename Graph>
typename Graph::Demand &CoalescingTests<Graph>::left(const Trial &T, NodeId V) {
  NodeMarks &M = Marks[V];
  if (isSet(M.HasLeft))
    return M.Left;
  M.HasLeft = TrialNumber;
  bool IsNearSecond =
      isSet(M.NearBoth) || (T.A != None && !T.WantsMerged && isSet(M.Awaited));
  M.Left =
      IsNearSecond ? demandAfter(V, T.A, T.B, isSet(M.NearBoth)) : G.demand(V);
  return M.Left;
}

/// Marks and returns the neighbours of the merged node; if it is precolored,
/// only those that the other node brings along are returned.
template <typename Graph>
SmallVector<NodeId, 32> CoalescingTests<Graph>::markAround(const Trial &T) {
  SmallVector<NodeId, 32> Around;
  G.forEachNeighbor(T.A, [&](NodeId U) {
    Marks[U].NearFirst = TrialNumber;
    if (T.WantsMerged)
      Around.push_back(U);
  });
  G.forEachNeighbor(T.B, [&](NodeId U) {
    // Precolored nodes are neighbours without an edge.
    if (isSet(Marks[U].NearFirst))
      Marks[U].NearBoth = TrialNumber;
    else if (T.WantsMerged || !G.isPrecolored(U))
      Around.push_back(U);
  });
  return Around;
}

/// Makes \p V part of the trial.
template <typename Graph>
void CoalescingTests<Graph>::demand(Trial &T, NodeId V) {
  if (isSet(Marks[V].Demanded) || T.isMerged(V) || G.isPrecolored(V))
    return;
  Marks[V].Demanded = TrialNumber;
  T.spend(G.degree(V));
  (G.fits(V, left(T, V)) ? T.ToEliminate : T.ToExpand).push_back(V);
}

template <typename Graph>
void CoalescingTests<Graph>::eliminate(Trial &T, NodeId V) {
  Marks[V].Gone = TrialNumber;
  if (isSet(Marks[V].Awaited)) {
    --T.NumMissing;
    G.lose(T.Around, V);
  }
  T.spend(G.degree(V));
  G.forEachNeighbor(V, [&](NodeId U) {
    if (T.isMerged(U) || G.isPrecolored(U) || isSet(Marks[U].Gone))
      return;
    Demand &Left = left(T, U);
    bool IsBlocked = isSet(Marks[U].Demanded) && !G.fits(U, Left);
    G.lose(Left, V);
    if (IsBlocked && G.fits(U, Left))
      T.ToEliminate.push_back(U);
  });
}

/// Runs the trial until it is decided, nothing moves, or the budget is spent.
template <typename Graph>
bool CoalescingTests<Graph>::eliminateFrom(Trial &T, ArrayRef<NodeId> Wanted) {
  T.Around = G.noDemand();
  T.NumMissing = Wanted.size();
  for (NodeId U : Wanted) {
    Marks[U].Awaited = TrialNumber;
    G.gain(T.Around, U);
  }
  if (isDecided(T))
    return true;
  for (NodeId U : Wanted)
    demand(T, U);
  while (!isDecided(T)) {
    if (!T.Budget)
      return false;
    if (!T.ToEliminate.empty()) {
      eliminate(T, T.ToEliminate.pop_back_val());
    } else if (!T.ToExpand.empty()) {
      NodeId V = T.ToExpand.pop_back_val();
      if (!isSet(Marks[V].Gone))
        G.forEachNeighbor(V, [&](NodeId U) { demand(T, U); });
    } else {
      return false;
    }
  }
  return true;
}

template <typename Graph>
bool CoalescingTests<Graph>::bruteForce(NodeId A, NodeId B, unsigned Budget) {
  assert(!G.interferes(A, B) && "nodes interfere");
  if (G.isPrecolored(B))
    std::swap(A, B);
  if (G.isPrecolored(B))
    return true;
  start();
  Trial T;
  T.A = A;
  T.B = B;
  T.Budget = Budget;
  T.WantsMerged = !G.isPrecolored(A);
  return eliminateFrom(T, markAround(T));
}

template <typename Graph>
bool CoalescingTests<Graph>::canEliminateAll(ArrayRef<NodeId> Wanted,
                                             unsigned Budget) {
  start();
  Trial T;
  T.Budget = Budget;
  SmallVector<NodeId, 32> Missing;
  for (NodeId V : Wanted)
    if (!G.isPrecolored(V) && !isSet(Marks[V].Awaited)) {
      Marks[V].Awaited = TrialNumber;
      Missing.push_back(V);
    }
  return eliminateFrom(T, Missing);
}

extern template class CoalescingTests<MergeableGraph>;

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COALESCINGTESTS_H
