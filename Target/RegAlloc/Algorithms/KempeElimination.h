//===-- KempeElimination.h - Which graphs simplification colors -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Elimination of nodes of low degree (Kempe 1879, Chaitin's simplification),
/// and quotients of coloring problems.
///
/// A graph is greedy-K-colorable if it can be emptied by taking away, again and
/// again, a node with fewer than K neighbours left; the reverse order then
/// colors it with K colors. Precolored nodes are never taken away, and those of
/// one color count as one neighbour. Chordal graphs without cliques of more
/// than K nodes are greedy-K-colorable. Unlike chordality, the property can be
/// preserved while nodes are merged, and that is what coalescing does.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_KEMPEELIMINATION_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_KEMPEELIMINATION_H

#include "RegAlloc/Algorithms/GraphColoring.h"

namespace llvm::course {

struct Elimination {
  /// All nodes, in the order to color them: first the precolored ones, last
  /// the one that was eliminated first.
  NodeOrder Order;
  /// The nodes that were left when there was none of low degree for the first
  /// time, ascending; empty if the problem is greedy-K-colorable. From there
  /// on the node of highest initial degree was taken in the hope of luck.
  NodeList Core;
};

/// Eliminates nodes of low degree, first come first served. O(V log V + E).
Elimination eliminate(const ColoringProblem &P);

inline bool isGreedyKColorable(const ColoringProblem &P) {
  return eliminate(P).Core.empty();
}

/// A coloring problem in which groups of nodes are one node. Owns its parts.
class QuotientProblem {
public:
  /// \p ClassOf gives each node of \p P any id below its number of nodes; nodes
  /// with the same id become one. They must not be adjacent nor precolored
  /// differently.
  QuotientProblem(const ColoringProblem &P, PartitionRef ClassOf);

  /// Why \p ClassOf does not fit \p P, if so.
  static Complaint check(const ColoringProblem &P, PartitionRef ClassOf);

  QuotientProblem(const QuotientProblem &) = delete;
  QuotientProblem &operator=(const QuotientProblem &) = delete;

  /// The problem on the groups. Affinities within a group are gone.
  ColoringProblem problem() const {
    return {Graph, NumColors, Affinities, Preferences, Precolored, {}};
  }

  /// The group of \p Node. Groups are numbered by their first node.
  NodeId groupOf(NodeId Node) const { return GroupOf[Node]; }
  PartitionRef groups() const { return GroupOf; }

  /// A coloring of the groups as a coloring of the nodes.
  Coloring expand(ColoringRef GroupColors) const;

private:
  unsigned NumColors;
  Partition GroupOf;
  InterferenceGraph Graph;
  SmallVector<Affinity, 0> Affinities;
  SmallVector<ColorPreference, 0> Preferences;
  Coloring Precolored;
};

/// Colors \p P such that the nodes of a class share their color: eliminates
/// the quotient and colors it in the reverse order, with a bias for what is
/// left of the affinities.
Coloring colorClasses(const ColoringProblem &P, PartitionRef ClassOf);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_KEMPEELIMINATION_H
