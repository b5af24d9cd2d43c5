//===-- SpeculativePlacement.cpp - Where to compute by frequency ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/SpeculativePlacement.h"
#include "RegAlloc/Algorithms/MinimumCut.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>

using namespace llvm;
using namespace llvm::course;

double PlacementProblem::cost(const PhiSet &Available) const {
  double Cost = 0;
  for (auto [I, C] : enumerateIds(Saved))
    if (!Available[I])
      Cost += C;
  for (const Need &N : Needs)
    if (any_of(N.Phis, [&](PhiId I) { return Available[I]; }) &&
        (N.Holder == None || !Available[N.Holder]))
      Cost += N.Cost;
  return Cost;
}

// Nodes are the Φs, then the needs. On the first side are the Φs that hold the
// value, and the needs that are met.
PhiSet course::placeSpeculatively(const PlacementProblem &P) {
  constexpr double Infinity = std::numeric_limits<double>::infinity();
  const unsigned NumPhis = P.Saved.size();
  auto NodeOf = [](PhiId Phi) { return NodeId(Phi.index()); };
  IdVector<NodeId, double> First(NumPhis + P.Needs.size());
  IdVector<NodeId, double> Second(First.size());
  for (auto [I, C] : enumerateIds(P.Saved))
    Second[NodeOf(I)] = C;
  SmallVector<CutEdge, 0> Edges;
  for (auto [I, N] : enumerate(P.Needs)) {
    NodeId Met(NumPhis + I);
    for (PhiId F : N.Phis)
      Edges.push_back({NodeOf(F), Met, Infinity, 0});
    if (N.Holder == None)
      First[Met] = N.Cost;
    else
      Edges.push_back({Met, NodeOf(N.Holder), N.Cost, 0});
  }
  const auto OnFirst = findMinimumCut(First, Second, Edges);
  PhiSet Available(NumPhis);
  for (PhiId I : Available.ids())
    Available[I] = OnFirst[NodeOf(I)];
  return Available;
}
