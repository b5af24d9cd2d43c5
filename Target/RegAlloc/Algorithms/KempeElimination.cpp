//===-- KempeElimination.cpp - Which graphs simplification colors ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Elimination by a worklist of nodes whose degree has dropped below the number
/// of colors, and construction of quotients.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/KempeElimination.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

namespace {

class Eliminator {
public:
  explicit Eliminator(const ColoringProblem &P)
      : P(P), Degree(P.Graph.size()), Gone(P.Graph.size()) {}

  Elimination run();

private:
  void countDegrees();
  void drainLowDegree();
  void take(NodeId V);

  const ColoringProblem &P;
  IdVector<NodeId, unsigned> Degree;
  NodeSet Gone;
  /// Nodes of low degree in the order of their discovery.
  NodeList Low;
  size_t NumDrained = 0;
  NodeOrder Taken;
};

} // namespace

void Eliminator::countDegrees() {
  for (NodeId V : P.Graph.nodes()) {
    if (P.isPrecolored(V))
      continue;
    ColorSet FixedColors = 0;
    unsigned NumFree = 0;
    for (NodeId U : P.Graph.neighbors(V)) {
      if (P.isPrecolored(U))
        FixedColors |= asSet(P.Precolored[U]);
      else
        ++NumFree;
    }
    Degree[V] = NumFree + popcount(FixedColors);
    if (Degree[V] < P.NumColors)
      Low.push_back(V);
  }
}

void Eliminator::take(NodeId V) {
  Gone[V] = true;
  Taken.push_back(V);
  for (NodeId U : P.Graph.neighbors(V))
    if (!Gone[U] && !P.isPrecolored(U) && Degree[U]-- == P.NumColors)
      Low.push_back(U);
}

void Eliminator::drainLowDegree() {
  while (NumDrained != Low.size()) {
    NodeId V = Low[NumDrained++];
    if (!Gone[V])
      take(V);
  }
}

Elimination Eliminator::run() {
  countDegrees();
  drainLowDegree();

  Elimination Result;
  for (NodeId V : P.Graph.nodes()) {
    if (P.isPrecolored(V))
      Result.Order.push_back(V);
    else if (!Gone[V])
      Result.Core.push_back(V);
  }
  NodeList Blocked(Result.Core);
  sort(Blocked, [&](NodeId A, NodeId B) {
    return std::pair(P.Graph.degree(B), A) < std::pair(P.Graph.degree(A), B);
  });
  for (NodeId V : Blocked) {
    if (Gone[V])
      continue;
    take(V);
    drainLowDegree();
  }
  Result.Order.append(Taken.rbegin(), Taken.rend());
  return Result;
}

Elimination llvm::course::eliminate(const ColoringProblem &P) {
  assert(!checkProblem(P) && "unfit coloring problem");
  return Eliminator(P).run();
}

Complaint QuotientProblem::check(const ColoringProblem &P,
                                 PartitionRef ClassOf) {
  unsigned N = P.Graph.size();
  if (ClassOf.size() != N)
    return "partition has " + std::to_string(ClassOf.size()) + " entries for " +
           std::to_string(N) + " nodes";
  Coloring ColorOf(N);
  for (NodeId V : P.Graph.nodes()) {
    if (!ColorOf.has(ClassOf[V]))
      return "node " + to_string(V) + " is in class " + to_string(ClassOf[V]);
    for (NodeId U : P.Graph.neighbors(V))
      if (ClassOf[U] == ClassOf[V])
        return "adjacent nodes " + to_string(V) + " and " + to_string(U) +
               " are in one class";
    if (!P.isPrecolored(V))
      continue;
    ColorId &Color = ColorOf[ClassOf[V]];
    if (Color != None && Color != P.Precolored[V])
      return "class " + to_string(ClassOf[V]) + " is precolored with " +
             to_string(Color) + " and " + to_string(P.Precolored[V]);
    Color = P.Precolored[V];
  }
  return std::nullopt;
}

QuotientProblem::QuotientProblem(const ColoringProblem &P, PartitionRef ClassOf)
    : NumColors(P.NumColors), GroupOf(P.Graph.size()) {
  assert(!check(P, ClassOf) && "unfit partition");
  Partition GroupOfClass(P.Graph.size());
  unsigned NumGroups = 0;
  for (NodeId V : P.Graph.nodes()) {
    NodeId &Group = GroupOfClass[ClassOf[V]];
    if (Group == None)
      Group = NodeId(NumGroups++);
    GroupOf[V] = Group;
  }

  Graph = InterferenceGraph::makeQuotient(P.Graph, GroupOf, NumGroups);

  for (const Affinity &A : P.Affinities)
    if (GroupOf[A.A] != GroupOf[A.B])
      Affinities.push_back({GroupOf[A.A], GroupOf[A.B], A.Weight});
  for (const ColorPreference &A : P.Preferences)
    Preferences.push_back({GroupOf[A.Node], A.Color, A.Weight});
  if (P.Precolored.empty())
    return;
  Precolored.resize(NumGroups);
  for (NodeId V : P.Graph.nodes())
    if (P.isPrecolored(V))
      Precolored[GroupOf[V]] = P.Precolored[V];
}

Coloring QuotientProblem::expand(ColoringRef GroupColors) const {
  Coloring Colors(GroupOf.size());
  for (auto [V, Group] : enumerateIds(GroupOf))
    Colors[V] = GroupColors[Group];
  return Colors;
}

Coloring llvm::course::colorClasses(const ColoringProblem &P,
                                    PartitionRef ClassOf) {
  QuotientProblem Quotient(P, ClassOf);
  ColoringProblem Q = Quotient.problem();
  Elimination E = eliminate(Q);
  Q.Order = E.Order;
  return Quotient.expand(colorGreedily(Q, ColorChoice::Biased));
}
