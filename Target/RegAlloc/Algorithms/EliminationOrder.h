//===-- EliminationOrder.h - Orders to color a graph in ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Maximum cardinality search, lexicographic breadth-first search and the test
/// for perfect elimination orders.
///
/// All orders here are *coloring* orders v1..vn: such an order is a perfect
/// (simplicial) elimination order when for every i the neighbours of vi among
/// v1..vi-1 form a clique. Greedy coloring along one uses as many colors as the
/// largest clique has nodes. A graph has one if and only if it is chordal, and
/// both searches find one then (Tarjan and Yannakakis 1984; Rose, Tarjan and
/// Lueker 1976).
///
/// Everything is O(V + E). Ties go to the node that reached its place first,
/// initially to the smallest id.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ELIMINATIONORDER_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ELIMINATIONORDER_H

#include "RegAlloc/Algorithms/InterferenceGraph.h"

namespace llvm::course {

using NodeOrder = NodeList;

/// Visits next whoever has most visited neighbours. The nodes of \p First are
/// visited before all others, in the order given; with precolored nodes there
/// the result is a perfect elimination order of a chordal graph if they form a
/// clique.
NodeOrder maximumCardinalitySearch(const InterferenceGraph &G,
                                   ArrayRef<NodeId> First = {});

/// Visits next whoever's list of visited neighbours comes first
/// lexicographically, by partition refinement.
NodeOrder lexicographicBFS(const InterferenceGraph &G);

/// Whether \p Order names each node of \p G exactly once.
Complaint checkOrder(const InterferenceGraph &G, ArrayRef<NodeId> Order);

/// A node and two non-adjacent neighbours that come before it in an order.
struct OrderViolation {
  NodeId Node;
  NodeId Latest; ///< Of the neighbours before Node the last one.
  NodeId Other;
};

/// The first node in \p Order whose earlier neighbours are no clique; nothing
/// if the order is a perfect elimination order.
std::optional<OrderViolation> findOrderViolation(const InterferenceGraph &G,
                                                 ArrayRef<NodeId> Order);

inline bool isPerfectEliminationOrder(const InterferenceGraph &G,
                                      ArrayRef<NodeId> Order) {
  return !findOrderViolation(G, Order);
}

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ELIMINATIONORDER_H
