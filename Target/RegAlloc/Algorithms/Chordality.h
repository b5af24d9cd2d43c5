//===-- Chordality.h - Is a graph chordal, and if not, why not --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The chordality test, which names a chordless cycle where there is one, and
/// the largest clique of a chordal graph.
///
/// A graph is chordal when every cycle of four or more nodes has an edge
/// between two nodes that are not neighbours on the cycle. Everything is
/// O(V + E), but for a logarithm where graphs beyond the bit matrix are asked
/// for an edge.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CHORDALITY_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CHORDALITY_H

#include "RegAlloc/Algorithms/EliminationOrder.h"

namespace llvm::course {

/// A cycle of at least four nodes without a chord, in the order of the walk;
/// nothing if the graph is chordal.
std::optional<NodeList> findChordlessCycle(const InterferenceGraph &G);

inline bool isChordal(const InterferenceGraph &G) {
  return isPerfectEliminationOrder(G, maximumCardinalitySearch(G));
}

/// A largest clique of a chordal graph. \p Order must be a perfect elimination
/// order of it.
NodeList maximumClique(const InterferenceGraph &G, ArrayRef<NodeId> Order);

/// The number of nodes in a largest clique of a chordal graph, which is also
/// the number of colors it needs.
inline unsigned cliqueNumber(const InterferenceGraph &G,
                             ArrayRef<NodeId> Order) {
  return maximumClique(G, Order).size();
}

/// Whether \p Cycle is a chordless cycle of \p G with four nodes or more.
/// Quadratic in the length of the cycle.
Complaint verifyChordlessCycle(const InterferenceGraph &G,
                               ArrayRef<NodeId> Cycle);

/// Whether the nodes of \p Clique are distinct and all adjacent.
Complaint verifyClique(const InterferenceGraph &G, ArrayRef<NodeId> Clique);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CHORDALITY_H
