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

static SmallVector<GroupInfo, 0> describeGroups(const ColoringProblem &P,
                                                const QuotientProblem &Q) {
  SmallVector<GroupInfo, 0> Groups(Q.problem().Graph.size());
  for (unsigned V = 0, N = P.Graph.size(); V != N; ++V)
    Groups[Q.groupOf(V)].NumFree += !P.isPrecolored(V);
  for (const Affinity &A : P.Affinities)
    if (Q.groupOf(A.A) == Q.groupOf(A.B))
      Groups[Q.groupOf(A.A)].Weight += A.Weight;
  return Groups;
}

/// The merged groups that coloring fails at: those in the core, and
/// precolored ones next to it. The least worth for its degree comes first.
static SmallVector<unsigned, 0> findCulprits(const ColoringProblem &Q,
                                             ArrayRef<unsigned> Core,
                                             ArrayRef<GroupInfo> Groups) {
  BitVector Involved(Q.Graph.size());
  for (unsigned V : Core) {
    Involved.set(V);
    for (unsigned U : Q.Graph.neighbors(V))
      if (Q.isPrecolored(U))
        Involved.set(U);
  }
  SmallVector<unsigned, 0> Culprits;
  for (unsigned V : Involved.set_bits())
    if (Groups[V].NumFree > (Q.isPrecolored(V) ? 0 : 1))
      Culprits.push_back(V);
  auto Worth = [&](unsigned V) { return Groups[V].Weight / Q.Graph.degree(V); };
  sort(Culprits, [&](unsigned A, unsigned B) {
    return std::pair(Worth(A), A) < std::pair(Worth(B), B);
  });
  return Culprits;
}

/// For each node of the core, the first node of the part it is in: of all that
/// is connected within the core. For others, the number of nodes.
static SmallVector<unsigned, 0> findParts(const ColoringProblem &Q,
                                          ArrayRef<unsigned> Core) {
  const unsigned NoPart = Q.Graph.size();
  SmallVector<unsigned, 0> PartOf(NoPart, NoPart);
  for (unsigned V : Core)
    PartOf[V] = V;
  BitVector Seen(Q.Graph.size());
  SmallVector<unsigned, 32> Worklist;
  for (unsigned First : Core) {
    if (Seen[First])
      continue;
    Seen.set(First);
    Worklist.push_back(First);
    while (!Worklist.empty()) {
      unsigned V = Worklist.pop_back_val();
      PartOf[V] = First;
      for (unsigned U : Q.Graph.neighbors(V))
        if (PartOf[U] != NoPart && !Seen[U]) {
          Seen.set(U);
          Worklist.push_back(U);
        }
    }
  }
  return PartOf;
}

/// The first half of the culprits of each part; those outside of all parts
/// together are one more.
static BitVector chooseDissolved(const ColoringProblem &Q,
                                 ArrayRef<unsigned> Core,
                                 ArrayRef<unsigned> Culprits) {
  SmallVector<unsigned, 0> PartOf = findParts(Q, Core);
  SmallVector<unsigned, 0> NumLeft(Q.Graph.size() + 1);
  for (unsigned V : Culprits)
    ++NumLeft[PartOf[V]];
  for (unsigned &Num : NumLeft)
    Num = (Num + 1) / 2;
  BitVector Dissolved(Q.Graph.size());
  for (unsigned V : Culprits)
    if (unsigned &Num = NumLeft[PartOf[V]]) {
      --Num;
      Dissolved.set(V);
    }
  return Dissolved;
}

/// Makes every node of the groups in \p Dissolved a class of its own, but for
/// precolored nodes, which are in one class per color by nature.
static void dissolve(const ColoringProblem &P, const QuotientProblem &Q,
                     const BitVector &Dissolved,
                     MutableArrayRef<unsigned> ClassOf) {
  SmallVector<unsigned, 0> ClassOfColor(P.NumColors, None);
  for (unsigned V = 0, N = P.Graph.size(); V != N; ++V) {
    if (!Dissolved[Q.groupOf(V)])
      continue;
    unsigned New = V;
    if (P.isPrecolored(V)) {
      unsigned &First = ClassOfColor[P.Precolored[V]];
      if (First == None)
        First = V;
      New = First;
    }
    ClassOf[V] = New;
  }
}

SmallVector<unsigned, 0>
llvm::course::coalesceOptimistically(const ColoringProblem &P) {
  assert(!checkProblem(P) && "unfit coloring problem");
  SmallVector<unsigned, 0> ClassOf = coalesceAggressively(P);
  std::optional<QuotientProblem> Quotient;
  for (bool HasDissolved = false;; HasDissolved = true) {
    Quotient.emplace(P, ClassOf);
    ColoringProblem Q = Quotient->problem();
    SmallVector<unsigned, 0> Core = eliminate(Q).Core;
    SmallVector<unsigned, 0> Culprits =
        findCulprits(Q, Core, describeGroups(P, *Quotient));
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
  SmallVector<unsigned, 0> Again =
      coalesceConservatively(Quotient->problem(), ConservativeTest::BruteForce);
  for (unsigned V = 0, N = P.Graph.size(); V != N; ++V)
    ClassOf[V] = Again[Quotient->groupOf(V)];
  return ClassOf;
}
