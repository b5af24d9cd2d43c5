//===-- InterferenceGraph.h - Which values are live at once -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An undirected graph over the nodes 0..N-1, built once and then only read.
///
/// The graph is kept as one array of neighbours sorted per node, so that it
/// takes memory proportional to nodes plus edges and every walk over it is in
/// ascending order, the same in every run. Small graphs get a triangular bit
/// matrix on top, which makes hasEdge() one load.
///
/// Nothing here knows machine types: this file and the algorithms built on it
/// are tested without any target.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_INTERFERENCEGRAPH_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_INTERFERENCEGRAPH_H

#include "RegAlloc/Algorithms/Complaint.h"
#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include <utility>

namespace llvm::course {

using NodeList = SmallVector<NodeId, 0>;
/// A node for each node: the group it is in.
using Partition = IdVector<NodeId, NodeId>;
using PartitionRef = IdArrayRef<NodeId, NodeId>;
using NodeSet = ById<NodeId, BitVector>;

class InterferenceGraph {
public:
  using Edge = std::pair<NodeId, NodeId>;

  InterferenceGraph() = default;

  /// Builds the graph in O(NumNodes + |Edges|). An edge may be given several
  /// times and in either direction.
  InterferenceGraph(unsigned NumNodes, ArrayRef<Edge> Edges);

  /// The quotient of \p Graph by a partition into the groups 0..NumGroups-1, in
  /// none of which two nodes interfere. \p GroupOf has the group of each node.
  /// O(nodes + edges).
  static InterferenceGraph makeQuotient(const InterferenceGraph &Graph,
                                        PartitionRef GroupOf,
                                        unsigned NumGroups);

  /// The subgraph of \p Graph on \p Nodes, which ascend and are numbered in
  /// this order. \p NewNode has these numbers, and None for all other nodes.
  /// O(nodes + edges).
  static InterferenceGraph makeInduced(const InterferenceGraph &Graph,
                                       ArrayRef<NodeId> Nodes,
                                       IdArrayRef<NodeId, NodeId> NewNode);

  /// Whether the arguments are fit for the constructor: ends in range, no node
  /// adjacent to itself.
  static Complaint check(unsigned NumNodes, ArrayRef<Edge> Edges);

  /// Whether the representation is sound: sorted, symmetric, free of loops and
  /// in agreement with the bit matrix.
  Complaint verify() const;

  unsigned size() const { return Offsets.empty() ? 0 : Offsets.size() - 1; }

  auto nodes() const { return idRange<NodeId>(0, size()); }

  /// The number of undirected edges.
  size_t numEdges() const { return Adjacent.size() / 2; }

  /// The neighbours of \p Node in ascending order.
  ArrayRef<NodeId> neighbors(NodeId Node) const {
    return ArrayRef(Adjacent).slice(Offsets[Node.index()], degree(Node));
  }

  unsigned degree(NodeId Node) const {
    return Offsets[Node.index() + 1] - Offsets[Node.index()];
  }

  /// Constant time up to BitMatrixLimit nodes, but for the first call, which
  /// fills the matrix; else logarithmic in the smaller of the two degrees.
  bool hasEdge(NodeId A, NodeId B) const;

  /// Up to this many nodes there is a bit matrix, of at most 256 KiB: more
  /// would leave the second-level cache.
  static constexpr unsigned BitMatrixLimit = 2048;

private:
  static size_t matrixIndex(NodeId A, NodeId B) {
    if (A < B)
      std::swap(A, B);
    return size_t(A.index()) * (A.index() - 1) / 2 + B.index();
  }
  void sortNeighbors(ArrayRef<Edge> Edges);
  void sortGrouped(ArrayRef<NodeId> Grouped);
  void removeDuplicates();
  void fillMatrix() const;
  bool searchEdge(NodeId A, NodeId B) const;

  SmallVector<size_t, 0> Offsets;
  NodeList Adjacent;
  mutable BitVector Matrix;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_INTERFERENCEGRAPH_H
