//===-- InterferenceGraph.cpp - Which values are live at once -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Construction of the interference graph by two bucket sorts, and its lookup.
///
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/InterferenceGraph.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace llvm::course;

Complaint InterferenceGraph::check(unsigned NumNodes, ArrayRef<Edge> Edges) {
  for (auto [A, B] : Edges) {
    if (A.index() >= NumNodes || B.index() >= NumNodes)
      return "edge " + to_string(A) + "-" + to_string(B) +
             " leaves the graph of " + std::to_string(NumNodes) + " nodes";
    if (A == B)
      return "node " + to_string(A) + " interferes with itself";
  }
  return std::nullopt;
}

InterferenceGraph::InterferenceGraph(unsigned NumNodes, ArrayRef<Edge> Edges) {
  assert(!check(NumNodes, Edges) && "unfit edges");
  Offsets.assign(size_t(NumNodes) + 1, 0);
  sortNeighbors(Edges);
  removeDuplicates();
}

InterferenceGraph
InterferenceGraph::makeQuotient(const InterferenceGraph &Graph,
                                PartitionRef GroupOf, unsigned NumGroups) {
  IdLists<NodeId, NodeId> Members(NumGroups, [&](auto Add) {
    for (auto [Node, Group] : enumerateIds(GroupOf))
      Add(Group, Node);
  });

  InterferenceGraph Quotient;
  Quotient.Offsets.push_back(0);
  NodeList Grouped;
  // The last group that was found to be adjacent.
  IdVector<NodeId, NodeId> SeenBy(NumGroups);
  for (NodeId Group : SeenBy.ids()) {
    for (NodeId Node : Members[Group])
      for (NodeId Neighbor : Graph.neighbors(Node)) {
        NodeId Other = GroupOf[Neighbor];
        if (std::exchange(SeenBy[Other], Group) != Group)
          Grouped.push_back(Other);
      }
    assert(SeenBy[Group] != Group && "a group interferes with itself");
    Quotient.Offsets.push_back(Grouped.size());
  }
  Quotient.sortGrouped(Grouped);
  return Quotient;
}

InterferenceGraph
InterferenceGraph::makeInduced(const InterferenceGraph &Graph,
                               ArrayRef<NodeId> Nodes,
                               IdArrayRef<NodeId, NodeId> NewNode) {
  assert(is_sorted(Nodes) && "neighbors would not be sorted");
  InterferenceGraph Induced;
  Induced.Offsets.push_back(0);
  for (NodeId Node : Nodes) {
    for (NodeId Neighbor : Graph.neighbors(Node))
      if (NewNode[Neighbor] != None)
        Induced.Adjacent.push_back(NewNode[Neighbor]);
    Induced.Offsets.push_back(Induced.Adjacent.size());
  }
  return Induced;
}

void InterferenceGraph::fillMatrix() const {
  unsigned NumNodes = size();
  if (NumNodes < 2 || NumNodes > BitMatrixLimit || !Matrix.empty())
    return;
  Matrix.resize(size_t(NumNodes) * (NumNodes - 1) / 2);
  for (NodeId A : nodes())
    for (NodeId B : neighbors(A))
      if (B < A)
        Matrix.set(matrixIndex(A, B));
}

/// Fills Adjacent with sorted lists that may hold duplicates: the first bucket
/// sort groups the edges by one end.
void InterferenceGraph::sortNeighbors(ArrayRef<Edge> Edges) {
  for (auto [A, B] : Edges) {
    ++Offsets[A.index() + 1];
    ++Offsets[B.index() + 1];
  }
  for (size_t I = 1, E = Offsets.size(); I != E; ++I)
    Offsets[I] += Offsets[I - 1];

  NodeList Grouped(2 * Edges.size());
  SmallVector<size_t, 0> Next(Offsets.begin(), Offsets.end());
  for (auto [A, B] : Edges) {
    Grouped[Next[A.index()]++] = B;
    Grouped[Next[B.index()]++] = A;
  }
  sortGrouped(Grouped);
}

/// Walking neighbours that are grouped by nodes, in the order of these, and
/// dealing every node out to its neighbours yields sorted lists.
void InterferenceGraph::sortGrouped(ArrayRef<NodeId> Grouped) {
  Adjacent.resize_for_overwrite(Grouped.size());
  SmallVector<size_t, 0> Next(Offsets.begin(), Offsets.end());
  for (unsigned A = 0, N = size(); A != N; ++A)
    for (size_t I = Offsets[A], E = Offsets[A + 1]; I != E; ++I)
      Adjacent[Next[Grouped[I].index()]++] = NodeId(A);
}

void InterferenceGraph::removeDuplicates() {
  size_t Out = 0, Begin = 0;
  for (unsigned A = 0, N = size(); A != N; ++A) {
    size_t End = Offsets[A + 1], First = Out;
    for (size_t I = Begin; I != End; ++I)
      if (Out == First || Adjacent[Out - 1] != Adjacent[I])
        Adjacent[Out++] = Adjacent[I];
    Begin = End;
    Offsets[A + 1] = Out;
  }
  Adjacent.truncate(Out);
}

bool InterferenceGraph::searchEdge(NodeId A, NodeId B) const {
  if (degree(A) > degree(B))
    std::swap(A, B);
  return binary_search(neighbors(A), B);
}

bool InterferenceGraph::hasEdge(NodeId A, NodeId B) const {
  assert(A.index() < size() && B.index() < size() && "node out of range");
  if (A == B)
    return false;
  fillMatrix();
  return Matrix.empty() ? searchEdge(A, B) : Matrix.test(matrixIndex(A, B));
}

Complaint InterferenceGraph::verify() const {
  fillMatrix();
  for (NodeId A : nodes()) {
    ArrayRef<NodeId> List = neighbors(A);
    for (size_t I = 0; I != List.size(); ++I) {
      NodeId B = List[I];
      if (B.index() >= size() || B == A)
        return "node " + to_string(A) + " has the neighbor " + to_string(B);
      if (I && List[I - 1] >= B)
        return "neighbors of node " + to_string(A) + " are not sorted";
      if (!binary_search(neighbors(B), A))
        return "edge " + to_string(A) + "-" + to_string(B) +
               " has one direction";
      if (!Matrix.empty() && !Matrix.test(matrixIndex(A, B)))
        return "edge " + to_string(A) + "-" + to_string(B) +
               " is not in the matrix";
    }
  }
  if (!Matrix.empty() && Matrix.count() != numEdges())
    return std::string("the matrix has an edge that no list has");
  return std::nullopt;
}
