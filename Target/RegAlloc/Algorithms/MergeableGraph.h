//===-- MergeableGraph.h - An interference graph to coalesce in -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An interference graph whose nodes can be merged and taken away.
///
/// Merged nodes are represented by one of them. Precolored nodes of one color
/// are merged from the start, and those of different colors interfere without
/// an edge. The graph lies on top of the read-only one: only what merging adds
/// takes extra memory.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MERGEABLEGRAPH_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MERGEABLEGRAPH_H

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "llvm/ADT/DenseSet.h"

namespace llvm::course {

class MergeableGraph {
public:
  explicit MergeableGraph(const ColoringProblem &P);

  unsigned size() const { return Base.size(); }
  auto nodes() const { return Base.nodes(); }
  unsigned numColors() const { return NumColors; }

  /// The node that stands for \p Node and all it is merged with. The functions
  /// below want such representatives.
  NodeId find(NodeId Node) const {
    while (MergedInto[Node] != Node)
      Node = MergedInto[Node] = MergedInto[MergedInto[Node]];
    return Node;
  }

  bool isPrecolored(NodeId Node) const { return Color[Node] != None; }

  /// Whether \p Node stands for something that is still in the graph.
  bool isPresent(NodeId Node) const {
    return MergedInto[Node] == Node && !Removed[Node];
  }

  /// The number of neighbours present. Means nothing for a precolored node,
  /// which interferes with all other precolored ones besides.
  unsigned degree(NodeId Node) const { return Degree[Node]; }

  /// Whether \p Node can no longer be eliminated as a node of low degree.
  bool isSignificant(NodeId Node) const {
    return isPrecolored(Node) || Degree[Node] >= NumColors;
  }

  /// Whether \p Node has become insignificant by the last merge() or remove(),
  /// which took one neighbour of it away.
  bool lostSignificance(NodeId Node) const {
    return !isPrecolored(Node) && Degree[Node] + 1 == NumColors;
  }

  bool interferes(NodeId A, NodeId B) const;

  /// What neighbours take from a node: as many colors as there are of them.
  using Demand = unsigned;
  static Demand noDemand() { return 0; }
  static void gain(Demand &D, NodeId) { ++D; }
  static void lose(Demand &D, NodeId) { --D; }
  Demand demand(NodeId Node) const { return Degree[Node]; }
  /// Whether \p Node gets a color beside neighbours that take that much.
  bool fits(NodeId, Demand D) const { return D < NumColors; }
  /// Whether they must differ, be it that both are precolored.
  bool areNeighbors(NodeId A, NodeId B) const { return interferes(A, B); }

  /// Calls \p Visit with each neighbour present, once.
  template <typename Function>
  void forEachNeighbor(NodeId Node, Function Visit) const {
    for (NodeId U : Base.neighbors(Node))
      if (isPresent(U))
        Visit(U);
    for (NodeId U : Added[Node])
      if (isPresent(U))
        Visit(U);
  }

  /// Merges \p Gone into \p Kept. They must not interfere, and \p Gone must not
  /// be precolored unless with the same color. Returns the common neighbours,
  /// whose degree is now less by one. Constant time for each neighbour of
  /// \p Gone, but for hasEdge().
  NodeList merge(NodeId Kept, NodeId Gone);

  /// Takes \p Node away and lowers the degree of its neighbours.
  void remove(NodeId Node);

  /// The representative of each node, as a partition for QuotientProblem.
  Partition classes() const;

private:
  static uint64_t edgeKey(NodeId A, NodeId B) {
    if (A > B)
      std::swap(A, B);
    return uint64_t(A.index()) << 32 | B.index();
  }

  const InterferenceGraph &Base;
  unsigned NumColors;
  mutable Partition MergedInto;
  Coloring Color;
  IdVector<NodeId, unsigned> Degree;
  NodeSet Removed;
  /// Neighbours that came by merging, and the same edges as a set.
  IdVector<NodeId, NodeList> Added;
  DenseSet<uint64_t> AddedEdges;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MERGEABLEGRAPH_H
