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
#include <array>
#include <cassert>
#include <numeric>

using namespace llvm;
using namespace llvm::course;

MergeableGraph::MergeableGraph(const ColoringProblem &P)
    : Base(P.Graph), NumColors(P.NumColors), MergedInto(P.Graph.size()),
      Color(P.Graph.size(), None), Degree(P.Graph.size()),
      Removed(P.Graph.size()), Added(P.Graph.size()) {
  assert(!checkProblem(P) && "unfit coloring problem");
  std::iota(MergedInto.begin(), MergedInto.end(), 0);
  for (unsigned V = 0, N = size(); V != N; ++V)
    Degree[V] = Base.degree(V);

  std::array<unsigned, MaxColors> FirstOf;
  FirstOf.fill(None);
  for (unsigned V = 0, N = P.Precolored.size(); V != N; ++V) {
    if (!P.isPrecolored(V))
      continue;
    Color[V] = P.Precolored[V];
    unsigned &First = FirstOf[Color[V]];
    if (First == None)
      First = V;
    else
      merge(First, V);
  }
}

bool MergeableGraph::interferes(unsigned A, unsigned B) const {
  assert(MergedInto[A] == A && MergedInto[B] == B && "not representatives");
  if (A == B)
    return false;
  if (isPrecolored(A) && isPrecolored(B))
    return true;
  return Base.hasEdge(A, B) ||
         (!AddedEdges.empty() && AddedEdges.contains(edgeKey(A, B)));
}

SmallVector<unsigned, 0> MergeableGraph::merge(unsigned Kept, unsigned Gone) {
  assert(isPresent(Kept) && isPresent(Gone) && Kept != Gone &&
         "merging what is not there");
  assert((Color[Gone] == None || Color[Gone] == Color[Kept]) &&
         "merging would lose a color");
  assert((isPrecolored(Gone) || !interferes(Kept, Gone)) &&
         "merging nodes that interfere");

  SmallVector<unsigned, 0> Common;
  forEachNeighbor(Gone, [&](unsigned U) {
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

void MergeableGraph::remove(unsigned Node) {
  assert(isPresent(Node) && !isPrecolored(Node) && "cannot be removed");
  Removed.set(Node);
  forEachNeighbor(Node, [&](unsigned U) { --Degree[U]; });
}

SmallVector<unsigned, 0> MergeableGraph::classes() const {
  SmallVector<unsigned, 0> ClassOf(size());
  for (unsigned V = 0, N = size(); V != N; ++V)
    ClassOf[V] = find(V);
  return ClassOf;
}
