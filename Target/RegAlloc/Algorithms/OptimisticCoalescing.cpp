//===-- OptimisticCoalescing.cpp - Merge all, then undo -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rounds in which classes are dissolved.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/OptimisticCoalescing.h"
#include "RegAlloc/Algorithms/ConservativeCoalescing.h"
#include "RegAlloc/Algorithms/MergeableGraph.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

namespace {

/// The nodes of a group that are not precolored, and the weight of the
/// affinities that dissolving it would put at stake.
struct GroupInfo {
  unsigned NumFree = 0;
  uint64_t Weight = 0;
};

} // namespace

static IdVector<NodeId, GroupInfo> describeGroups(const ColoringProblem &P,
                                                  const QuotientProblem &Q) {
  IdVector<NodeId, GroupInfo> Groups(Q.problem().Graph.size());
  for (NodeId V : P.Graph.nodes())
    Groups[Q.groupOf(V)].NumFree += !P.isPrecolored(V);
  for (const Affinity &A : P.Affinities)
    if (Q.groupOf(A.A) == Q.groupOf(A.B))
      Groups[Q.groupOf(A.A)].Weight += A.Weight;
  return Groups;
}

/// The merged groups that coloring fails at: those in the core, and
/// precolored ones next to it. The least worth for its degree comes first.
static NodeList findCulprits(const ColoringProblem &Q, ArrayRef<NodeId> Core,
                             IdArrayRef<NodeId, GroupInfo> Groups) {
  NodeSet Involved(Q.Graph.size());
  for (NodeId V : Core) {
    Involved[V] = true;
    for (NodeId U : Q.Graph.neighbors(V))
      if (Q.isPrecolored(U))
        Involved[U] = true;
  }
  NodeList Culprits;
  for (NodeId V : Q.Graph.nodes())
    if (Involved[V] && Groups[V].NumFree > (Q.isPrecolored(V) ? 0 : 1))
      Culprits.push_back(V);
  auto Worth = [&](NodeId V) { return Groups[V].Weight / Q.Graph.degree(V); };
  sort(Culprits, [&](NodeId A, NodeId B) {
    return std::pair(Worth(A), A) < std::pair(Worth(B), B);
  });
  return Culprits;
}

/// For each node of the core, the first node of the part it is in: of all that
/// is connected within the core. For others, the number of nodes.
static Partition findParts(const ColoringProblem &Q, ArrayRef<NodeId> Core) {
  const NodeId NoPart(Q.Graph.size());
  Partition PartOf(Q.Graph.size(), NoPart);
  for (NodeId V : Core)
    PartOf[V] = V;
  NodeSet Seen(Q.Graph.size());
  SmallVector<NodeId, 32> Worklist;
  for (NodeId First : Core) {
    if (Seen[First])
      continue;
    Seen[First] = true;
    Worklist.push_back(First);
    while (!Worklist.empty()) {
      NodeId V = Worklist.pop_back_val();
      PartOf[V] = First;
      for (NodeId U : Q.Graph.neighbors(V))
        if (PartOf[U] != NoPart && !Seen[U]) {
          Seen[U] = true;
          Worklist.push_back(U);
        }
    }
  }
  return PartOf;
}

/// The first half of the culprits of each part; those outside of all parts
/// together are one more.
static NodeSet chooseDissolved(const ColoringProblem &Q, ArrayRef<NodeId> Core,
                               ArrayRef<NodeId> Culprits) {
  Partition PartOf = findParts(Q, Core);
  IdVector<NodeId, unsigned> NumLeft(Q.Graph.size() + 1);
  for (NodeId V : Culprits)
    ++NumLeft[PartOf[V]];
  for (unsigned &Num : NumLeft)
    Num = (Num + 1) / 2;
  NodeSet Dissolved(Q.Graph.size());
  for (NodeId V : Culprits)
    if (unsigned &Num = NumLeft[PartOf[V]]) {
      --Num;
      Dissolved[V] = true;
    }
  return Dissolved;
}

/// Makes every node of the groups in \p Dissolved a class of its own, but for
/// precolored nodes, which are in one class per color by nature.
static void dissolve(const ColoringProblem &P, const QuotientProblem &Q,
                     const NodeSet &Dissolved, Partition &ClassOf) {
  ColorArray<NodeId> ClassOfColor;
  for (NodeId V : P.Graph.nodes()) {
    if (!Dissolved[Q.groupOf(V)])
      continue;
    NodeId New = V;
    if (P.isPrecolored(V)) {
      NodeId &First = ClassOfColor[P.Precolored[V]];
      if (First == None)
        First = V;
      New = First;
    }
    ClassOf[V] = New;
  }
}

Partition llvm::course::coalesceOptimistically(const ColoringProblem &P) {
  assert(!checkProblem(P) && "unfit coloring problem");
  Partition ClassOf = coalesceAggressively(P);
  std::optional<QuotientProblem> Quotient;
  for (bool HasDissolved = false;; HasDissolved = true) {
    Quotient.emplace(P, ClassOf);
    ColoringProblem Q = Quotient->problem();
    NodeList Core = eliminate(Q).Core;
    NodeList Culprits = findCulprits(Q, Core, describeGroups(P, *Quotient));
    if (!Culprits.empty()) {
      // Half at a time, in each part of the graph for itself, keeps the number
      // of rounds logarithmic in the size of the largest part; what is
      // dissolved without need is merged again below.
      dissolve(P, *Quotient, chooseDissolved(Q, Core, Culprits), ClassOf);
      continue;
    }
    // What is not merged interferes then.
    if (!HasDissolved)
      return ClassOf;
    break;
  }
  Partition Again =
      coalesceConservatively(Quotient->problem(), ConservativeTest::BruteForce);
  for (NodeId V : P.Graph.nodes())
    ClassOf[V] = Again[Quotient->groupOf(V)];
  return ClassOf;
}
