//===-- KCore.cpp - What coalescing has to look at ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/KCore.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

static BitVector findTiedNodes(const ColoringProblem &P) {
  BitVector Tied(P.Graph.size());
  for (const Affinity &A : P.Affinities) {
    Tied.set(A.A);
    Tied.set(A.B);
  }
  for (const ColorPreference &A : P.Preferences)
    Tied.set(A.Node);
  for (auto [V, Color] : enumerate(P.Precolored))
    if (Color != None)
      Tied.set(V);
  return Tied;
}

// Marks what is taken away in CoreNode and lists it in Removed.
void KCore::takeAway() {
  BitVector Stays = findTiedNodes(P);
  SmallVector<unsigned, 0> Degree(P.Graph.size());
  auto TakeIfLow = [&](unsigned V) {
    if (Degree[V] >= P.NumColors || Stays[V] || CoreNode[V] == None)
      return;
    CoreNode[V] = None;
    Removed.push_back(V);
  };
  for (unsigned V = 0, N = P.Graph.size(); V != N; ++V) {
    Degree[V] = P.Graph.degree(V);
    TakeIfLow(V);
  }
  for (size_t I = 0; I != Removed.size(); ++I)
    for (unsigned U : P.Graph.neighbors(Removed[I]))
      if (Degree[U]-- == P.NumColors)
        TakeIfLow(U);
}

KCore::KCore(const ColoringProblem &P) : P(P), CoreNode(P.Graph.size()) {
  assert(!checkProblem(P) && "unfit coloring problem");
  takeAway();
  SmallVector<unsigned, 0> Nodes;
  for (unsigned V = 0, N = P.Graph.size(); V != N; ++V) {
    if (CoreNode[V] == None)
      continue;
    CoreNode[V] = Nodes.size();
    Nodes.push_back(V);
  }
  Graph = InterferenceGraph::makeInduced(P.Graph, Nodes, CoreNode);
  for (const Affinity &A : P.Affinities)
    Affinities.push_back({CoreNode[A.A], CoreNode[A.B], A.Weight});
  for (const ColorPreference &A : P.Preferences)
    Preferences.push_back({CoreNode[A.Node], A.Color, A.Weight});
  if (!P.Precolored.empty())
    for (unsigned V : Nodes)
      Precolored.push_back(P.Precolored[V]);
}

Coloring KCore::expand(ArrayRef<unsigned> CoreColors) const {
  assert(CoreColors.size() == Graph.size() && "not a coloring of the k-core");
  Coloring Colors(P.Graph.size(), None);
  for (auto [V, Node] : enumerate(CoreNode))
    if (Node != None)
      Colors[V] = CoreColors[Node];
  for (unsigned V : reverse(Removed)) {
    uint64_t Taken = 0;
    for (unsigned U : P.Graph.neighbors(V))
      if (Colors[U] != None)
        Taken |= uint64_t(1) << Colors[U];
    Colors[V] = countr_one(Taken);
    assert(Colors[V] < P.NumColors && "a node of low degree has no color");
  }
  return Colors;
}
