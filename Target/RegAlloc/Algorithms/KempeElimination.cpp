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
#include "llvm/ADT/Twine.h"
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
  void take(unsigned V);

  const ColoringProblem &P;
  SmallVector<unsigned, 0> Degree;
  BitVector Gone;
  /// Nodes of low degree in the order of their discovery.
  SmallVector<unsigned, 0> Low;
  size_t NumDrained = 0;
  NodeOrder Taken;
};

} // namespace

void Eliminator::countDegrees() {
  for (unsigned V = 0, N = P.Graph.size(); V != N; ++V) {
    if (P.isPrecolored(V))
      continue;
    uint64_t FixedColors = 0;
    unsigned NumFree = 0;
    for (unsigned U : P.Graph.neighbors(V)) {
      if (P.isPrecolored(U))
        FixedColors |= uint64_t(1) << P.Precolored[U];
      else
        ++NumFree;
    }
    Degree[V] = NumFree + popcount(FixedColors);
    if (Degree[V] < P.NumColors)
      Low.push_back(V);
  }
}

void Eliminator::take(unsigned V) {
  Gone.set(V);
  Taken.push_back(V);
  for (unsigned U : P.Graph.neighbors(V))
    if (!Gone[U] && !P.isPrecolored(U) && Degree[U]-- == P.NumColors)
      Low.push_back(U);
}

void Eliminator::drainLowDegree() {
  while (NumDrained != Low.size()) {
    unsigned V = Low[NumDrained++];
    if (!Gone[V])
      take(V);
  }
}

Elimination Eliminator::run() {
  countDegrees();
  drainLowDegree();

  Elimination Result;
  for (unsigned V = 0, N = P.Graph.size(); V != N; ++V) {
    if (P.isPrecolored(V))
      Result.Order.push_back(V);
    else if (!Gone[V])
      Result.Core.push_back(V);
  }
  SmallVector<unsigned, 0> Blocked(Result.Core);
  sort(Blocked, [&](unsigned A, unsigned B) {
    return std::pair(P.Graph.degree(B), A) < std::pair(P.Graph.degree(A), B);
  });
  for (unsigned V : Blocked) {
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
                                 ArrayRef<unsigned> ClassOf) {
  unsigned N = P.Graph.size();
  if (ClassOf.size() != N)
    return ("partition has " + Twine(ClassOf.size()) + " entries for " +
            Twine(N) + " nodes")
        .str();
  SmallVector<unsigned, 0> ColorOf(N, None);
  for (unsigned V = 0; V != N; ++V) {
    if (ClassOf[V] >= N)
      return ("node " + Twine(V) + " is in class " + Twine(ClassOf[V])).str();
    for (unsigned U : P.Graph.neighbors(V))
      if (ClassOf[U] == ClassOf[V])
        return ("adjacent nodes " + Twine(V) + " and " + Twine(U) +
                " are in one class")
            .str();
    if (!P.isPrecolored(V))
      continue;
    unsigned &Color = ColorOf[ClassOf[V]];
    if (Color != None && Color != P.Precolored[V])
      return ("class " + Twine(ClassOf[V]) + " is precolored with " +
              Twine(Color) + " and " + Twine(P.Precolored[V]))
          .str();
    Color = P.Precolored[V];
  }
  return std::nullopt;
}

QuotientProblem::QuotientProblem(const ColoringProblem &P,
                                 ArrayRef<unsigned> ClassOf)
    : NumColors(P.NumColors), GroupOf(P.Graph.size()) {
  assert(!check(P, ClassOf) && "unfit partition");
  unsigned N = P.Graph.size();
  SmallVector<unsigned, 0> GroupOfClass(N, None);
  unsigned NumGroups = 0;
  for (unsigned V = 0; V != N; ++V) {
    unsigned &Group = GroupOfClass[ClassOf[V]];
    if (Group == None)
      Group = NumGroups++;
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
  Precolored.assign(NumGroups, None);
  for (unsigned V = 0; V != N; ++V)
    if (P.isPrecolored(V))
      Precolored[GroupOf[V]] = P.Precolored[V];
}

Coloring QuotientProblem::expand(ArrayRef<unsigned> GroupColors) const {
  Coloring Colors(GroupOf.size());
  for (auto [V, Group] : enumerate(GroupOf))
    Colors[V] = GroupColors[Group];
  return Colors;
}

Coloring llvm::course::colorClasses(const ColoringProblem &P,
                                    ArrayRef<unsigned> ClassOf) {
  QuotientProblem Quotient(P, ClassOf);
  ColoringProblem Q = Quotient.problem();
  Elimination E = eliminate(Q);
  Q.Order = E.Order;
  return Quotient.expand(colorGreedily(Q, ColorChoice::Biased));
}
