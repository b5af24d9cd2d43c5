//===-- FlowGraph.h - Blocks and edges by number ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// A control flow graph over ids: what an analysis has to know of a function.
/// Block 0 is the entry and has no predecessors. Two blocks may have several
/// edges between them.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DATAFLOW_FLOWGRAPH_H
#define LLVM_LIB_TARGET_COURSE_DATAFLOW_FLOWGRAPH_H

#include "RegAlloc/Algorithms/Complaint.h"
#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm::course {

using EdgeId = Id<struct FlowEdgeTag>;
using BlockSet = ById<BlockId, BitVector>;

class FlowGraph {
public:
  struct Edge {
    BlockId From, To;
  };
  static constexpr BlockId Entry = BlockId(0);

  /// O(blocks + edges).
  FlowGraph(unsigned NumBlocks, ArrayRef<Edge> Edges);

  /// What is wrong with the arguments of the constructor: an edge from or to no
  /// block, or to the entry.
  static Complaint check(unsigned NumBlocks, ArrayRef<Edge> Edges);

  unsigned size() const { return OutEdges.size(); }
  auto blocks() const { return OutEdges.ids(); }
  IdArrayRef<EdgeId, Edge> edges() const { return Edges; }

  /// Edges, in the order that the constructor got them.
  ArrayRef<EdgeId> outEdges(BlockId Block) const { return OutEdges[Block]; }
  ArrayRef<EdgeId> inEdges(BlockId Block) const { return InEdges[Block]; }

  /// The blocks that can be reached from the entry, each after those that lead
  /// to it, but for back edges.
  ArrayRef<BlockId> reversePostOrder() const { return Order; }
  bool isReachable(BlockId Block) const { return Reachable[Block]; }

  /// The blocks after which nothing need be computed any more: those without
  /// successors, and those from which none of them can be reached. A loop that
  /// nothing leaves may run for ever, and what is after it never be computed.
  const BlockSet &ends() const { return Ends; }

private:
  void findOrder();
  void findEnds();

  IdVector<EdgeId, Edge> Edges;
  IdVector<BlockId, SmallVector<EdgeId, 2>> OutEdges, InEdges;
  SmallVector<BlockId, 0> Order;
  BlockSet Reachable, Ends;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DATAFLOW_FLOWGRAPH_H
