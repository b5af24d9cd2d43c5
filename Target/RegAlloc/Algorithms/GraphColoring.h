//===-- GraphColoring.h - The coloring problem and greedy coloring *- C++ -*-=//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What it means to color a graph for register assignment, and the greedy
/// algorithm for it.
///
/// A node is a value, a color a register. Adjacent nodes need different colors.
/// Some nodes have their color already. Affinities say what it costs if two
/// nodes get different colors (a copy that stays), preferences what it costs if
/// a node does not get a given color.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_GRAPHCOLORING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_GRAPHCOLORING_H

#include "RegAlloc/Algorithms/EliminationOrder.h"
#include "llvm/ADT/bit.h"
#include <array>
#include <cstdint>

namespace llvm::course {

/// Colors are tracked in one machine word.
constexpr unsigned MaxColors = 64;

/// One color per node, None where none was left.
using Coloring = IdVector<NodeId, ColorId>;
using ColoringRef = IdArrayRef<NodeId, ColorId>;

/// A number, node, ... for each color.
template <typename T>
using ColorArray = ById<ColorId, std::array<T, MaxColors>>;

/// A set of colors, color C as bit C.
using ColorSet = uint64_t;
constexpr ColorSet asSet(ColorId C) { return ColorSet(1) << C.index(); }
/// The lowest color of a set that is not empty.
constexpr ColorId lowest(ColorSet Colors) {
  return ColorId(countr_zero(Colors));
}

/// Two nodes that should share a color, and the cost if they do not.
struct Affinity {
  NodeId A, B;
  uint64_t Weight;
};

/// The same with an expected cost, any finite number from 0 up.
struct AffinityCost {
  NodeId A, B;
  double Cost;
};

/// A color that a node should have, and the cost if it does not.
struct ColorPreference {
  NodeId Node;
  ColorId Color;
  uint64_t Weight;
};

/// A coloring problem. It refers to its parts and owns none of them.
struct ColoringProblem {
  const InterferenceGraph &Graph;
  /// Colors are 0..NumColors-1; at most MaxColors.
  unsigned NumColors;
  /// An affinity of two adjacent nodes can never be satisfied and one of a node
  /// with itself always is; both are allowed.
  ArrayRef<Affinity> Affinities = {};
  ArrayRef<ColorPreference> Preferences = {};
  /// Empty, or per node the color that it must have or None.
  ColoringRef Precolored = {};
  /// Empty, or the order that greedy coloring is to follow. By default it is
  /// the maximum cardinality order with the precolored nodes first.
  ArrayRef<NodeId> Order = {};

  bool isPrecolored(NodeId Node) const {
    return !Precolored.empty() && Precolored[Node] != None;
  }

  auto colors() const { return idRange<ColorId>(0, NumColors); }

  ColorSet allColors() const {
    return NumColors == MaxColors ? ~ColorSet(0)
                                  : (ColorSet(1) << NumColors) - 1;
  }
};

/// Whether \p P makes sense: everything in range, adjacent precolored nodes
/// different, and all weights together below 2^63, so that sums of costs and
/// their differences are exact. Scale block frequencies accordingly.
Complaint checkProblem(const ColoringProblem &P);

/// The affinities with their costs as weights, none of which is 0: to a
/// resolution of 1/256, or as fine as the limit on the sum of all weights
/// allows if that is coarser.
SmallVector<Affinity, 0> weighAffinities(ArrayRef<AffinityCost> Costs);

/// Whether \p Colors is a coloring of \p P: colors in range, adjacent nodes
/// different, precolored nodes as demanded. Nodes without a color are wrong
/// unless \p AllowPartial.
Complaint verifyColoring(const ColoringProblem &P, ColoringRef Colors,
                         bool AllowPartial = false);

/// The number of nodes without a color.
unsigned numUncolored(ColoringRef Colors);

/// The number of different colors used.
unsigned numColorsUsed(ColoringRef Colors);

/// The weight of all affinities and preferences that \p Colors leaves
/// unsatisfied. Nodes without a color satisfy nothing.
uint64_t unsatisfiedWeight(const ColoringProblem &P, ColoringRef Colors);

/// The affinities by node.
class AffinityIndex {
public:
  struct Partner {
    NodeId Node;
    uint64_t Weight;
  };

  explicit AffinityIndex(const ColoringProblem &P);

  /// The partners of \p Node, without itself, in the order of the affinities.
  ArrayRef<Partner> of(NodeId Node) const { return Partners[Node]; }

private:
  IdLists<NodeId, Partner> Partners;
};

/// The color preferences by node.
class PreferenceIndex {
public:
  explicit PreferenceIndex(const ColoringProblem &P);

  ArrayRef<ColorPreference> of(NodeId Node) const { return Sorted[Node]; }

private:
  IdLists<NodeId, ColorPreference> Sorted;
};

/// The order that greedy coloring follows: the one \p P gives, or the default.
NodeOrder coloringOrder(const ColoringProblem &P);

enum class ColorChoice {
  Lowest, ///< The lowest free color: uses the fewest colors.
  Biased, ///< The free color that satisfies most weight, then the lowest.
};

/// Gives the nodes colors one after another along the order of \p P. On a
/// perfect elimination order that starts with the precolored nodes (or without
/// any), every node gets a color if the largest clique has at most NumColors
/// nodes, and the choice of the lowest color uses exactly as many as that
/// clique has. O(V + E), and with Biased O(NumColors) for each affinity.
Coloring colorGreedily(const ColoringProblem &P,
                       ColorChoice Choice = ColorChoice::Lowest);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_GRAPHCOLORING_H
