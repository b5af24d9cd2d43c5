//===-- MergeableGraph.cpp - An interference graph to coalesce in ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Merging and removal of nodes.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/MergeableGraph.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

MergeableGraph::MergeableGraph(const ColoringProblem &P)
    : Base(P.Graph), NumColors(P.NumColors),
      MergedInto(P.Graph.nodes().begin(), P.Graph.nodes().end()),
      Color(P.Graph.size()), Degree(P.Graph.size()), Removed(P.Graph.size()),
      Added(P.Graph.size()) {
  assert(!checkProblem(P) && "unfit coloring problem");
  for (NodeId V : nodes())
    Degree[V] = Base.degree(V);

  ColorArray<NodeId> FirstOf;
  for (NodeId V : P.Precolored.ids()) {
    if (!P.isPrecolored(V))
      continue;
    Color[V] = P.Precolored[V];
    NodeId &First = FirstOf[Color[V]];
    if (First == None)
      First = V;
    else
      merge(First, V);
  }
}

bool MergeableGraph::interferes(NodeId A, NodeId B) const {
  assert(MergedInto[A] == A && MergedInto[B] == B && "not representatives");
  if (A == B)
    return false;
  if (isPrecolored(A) && isPrecolored(B))
    return true;
  return Base.hasEdge(A, B) ||
         (!AddedEdges.empty() && AddedEdges.contains(edgeKey(A, B)));
}

NodeList MergeableGraph::merge(NodeId Kept, NodeId Gone) {
  assert(isPresent(Kept) && isPresent(Gone) && Kept != Gone &&
         "merging what is not there");
  assert((Color[Gone] == None || Color[Gone] == Color[Kept]) &&
         "merging would lose a color");
  assert((isPrecolored(Gone) || !interferes(Kept, Gone)) &&
         "merging nodes that interfere");

  NodeList Common;
  forEachNeighbor(Gone, [&](NodeId U) {
    if (Base.hasEdge(Kept, U) || !AddedEdges.insert(edgeKey(Kept, U)).second) {
      --Degree[U];
      Common.push_back(U);
      return;
    }
    Added[Kept].push_back(U);
    Added[U].push_back(Kept);
    ++Degree[Kept];
  });
  MergedInto[Gone] = Kept;
  Added[Gone].clear();
  return Common;
}

void MergeableGraph::remove(NodeId Node) {
  assert(isPresent(Node) && !isPrecolored(Node) && "cannot be removed");
  Removed[Node] = true;
  forEachNeighbor(Node, [&](NodeId U) { --Degree[U]; });
}

Partition MergeableGraph::classes() const {
  Partition ClassOf(size());
  for (NodeId V : nodes())
    ClassOf[V] = find(V);
  return ClassOf;
}
