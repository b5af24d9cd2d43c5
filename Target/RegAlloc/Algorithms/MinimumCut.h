//===-- MinimumCut.h - The cheapest division of things in two ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Minimum cuts of graphs by augmenting paths (Edmonds and Karp,
/// Theoretical improvements in algorithmic efficiency for network flow
/// problems, 1972).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MINIMUMCUT_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MINIMUMCUT_H

#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"

namespace llvm::course {

/// What it costs if A and B are on different sides.
struct CutEdge {
  NodeId A, B;
  double Cost;
  /// What it costs if A is on the second side; Cost is for A on the first.
  double Back = Cost;
};

/// Which nodes are on the first side, where each costs what \p First says, if
/// the others cost what \p Second says, and all is as cheap as possible, up to
/// a millionth; as few as possible. Costs are not negative; of edges, and on the
/// first side, they may be infinite if some division is not. O(nodes * edges^2),
/// mostly far less; gives up after a number of paths with nobody on the first
/// side.
ById<NodeId, BitVector> findMinimumCut(IdArrayRef<NodeId, double> First,
                                       IdArrayRef<NodeId, double> Second,
                                       ArrayRef<CutEdge> Edges);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MINIMUMCUT_H
