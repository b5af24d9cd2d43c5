//===-- KCore.h - What coalescing has to look at ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The k-core of a coloring problem: what is left of it when nodes that nothing
/// ties to a color and that have fewer neighbours than there are colors are
/// taken away, again and again. These always find a color, whatever the others
/// get: no choice has to care for them, and no other node needs their color. It
/// is the first step of Chaitin's and of iterated coalescing (George, Appel:
/// Iterated Register Coalescing, TOPLAS 1996), which simplify what no move
/// names before they coalesce anything.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_KCORE_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_KCORE_H

#include "RegAlloc/Algorithms/GraphColoring.h"

namespace llvm::course {

/// Owns its parts but for the problem it is made from, which must outlive it.
class KCore {
public:
  /// O(V + E).
  explicit KCore(const ColoringProblem &P);

  KCore(const KCore &) = delete;
  KCore &operator=(const KCore &) = delete;

  /// The problem on the nodes that are left: those with affinities,
  /// preferences or a color, and those that have too many neighbours. They are
  /// numbered in the order they had; greedy coloring follows its default order.
  ColoringProblem problem() const {
    return {Graph, P.NumColors, Affinities, Preferences, Precolored};
  }

  /// The node of the k-core that \p Node is, which must be in it.
  NodeId find(NodeId Node) const { return CoreNode[Node]; }

  /// A coloring of the k-core as one of the original problem. Only nodes that
  /// have no color in the k-core are without one.
  Coloring expand(ColoringRef CoreColors) const;

private:
  void takeAway();

  const ColoringProblem P;
  /// For each node that is left, its number in the k-core.
  IdVector<NodeId, NodeId> CoreNode;
  /// The others, the one that was taken away first in front.
  NodeList Removed;
  InterferenceGraph Graph;
  SmallVector<Affinity, 0> Affinities;
  SmallVector<ColorPreference, 0> Preferences;
  Coloring Precolored;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_KCORE_H
