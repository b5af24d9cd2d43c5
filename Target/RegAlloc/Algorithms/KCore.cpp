//===-- KCore.cpp - What coalescing has to look at ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/KCore.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

static NodeSet findTiedNodes(const ColoringProblem &P) {
  NodeSet Tied(P.Graph.size());
  for (const Affinity &A : P.Affinities) {
    Tied[A.A] = true;
    Tied[A.B] = true;
  }
  for (const ColorPreference &A : P.Preferences)
    Tied[A.Node] = true;
  for (auto [V, Color] : enumerateIds(P.Precolored))
    if (Color != None)
      Tied[V] = true;
  return Tied;
}

// Marks what is taken away in CoreNode and lists it in Removed.
void KCore::takeAway() {
  NodeSet Stays = findTiedNodes(P);
  IdVector<NodeId, unsigned> Degree(P.Graph.size());
  auto TakeIfLow = [&](NodeId V) {
    if (Degree[V] >= P.NumColors || Stays[V] || CoreNode[V] == None)
      return;
    CoreNode[V] = None;
    Removed.push_back(V);
  };
  for (NodeId V : P.Graph.nodes()) {
    Degree[V] = P.Graph.degree(V);
    TakeIfLow(V);
  }
  for (size_t I = 0; I != Removed.size(); ++I)
    for (NodeId U : P.Graph.neighbors(Removed[I]))
      if (Degree[U]-- == P.NumColors)
        TakeIfLow(U);
}

KCore::KCore(const ColoringProblem &P)
    : P(P), CoreNode(P.Graph.size(), NodeId(0)) {
  assert(!checkProblem(P) && "unfit coloring problem");
  takeAway();
  NodeList Nodes;
  for (NodeId V : P.Graph.nodes()) {
    if (CoreNode[V] == None)
      continue;
    CoreNode[V] = NodeId(Nodes.size());
    Nodes.push_back(V);
  }
  Graph = InterferenceGraph::makeInduced(P.Graph, Nodes, CoreNode);
  for (const Affinity &A : P.Affinities)
    Affinities.push_back({CoreNode[A.A], CoreNode[A.B], A.Weight});
  for (const ColorPreference &A : P.Preferences)
    Preferences.push_back({CoreNode[A.Node], A.Color, A.Weight});
  if (!P.Precolored.empty())
    for (NodeId V : Nodes)
      Precolored.push_back(P.Precolored[V]);
}

Coloring KCore::expand(ColoringRef CoreColors) const {
  assert(CoreColors.size() == Graph.size() && "not a coloring of the k-core");
  Coloring Colors(P.Graph.size());
  for (auto [V, Node] : enumerateIds(CoreNode))
    if (Node != None)
      Colors[V] = CoreColors[Node];
  for (NodeId V : reverse(Removed)) {
    ColorSet Taken = 0;
    for (NodeId U : P.Graph.neighbors(V))
      if (Colors[U] != None)
        Taken |= asSet(Colors[U]);
    Colors[V] = lowest(~Taken);
    assert(Colors[V].index() < P.NumColors &&
           "a node of low degree has no color");
  }
  return Colors;
}
