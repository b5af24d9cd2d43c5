//===-- ColoringStrategy.h - Strategies to color and coalesce ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The coalescing strategies behind one interface: a coloring problem in, a
/// coloring out.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COLORINGSTRATEGY_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COLORINGSTRATEGY_H

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "llvm/ADT/StringRef.h"

namespace llvm::course {

enum class CoalescingStrategy {
  None,         ///< Greedy coloring with the lowest color.
  BriggsGeorge, ///< Conservative coalescing by the local tests.
  BruteForce,   ///< Conservative coalescing by the exact test.
  IRC,          ///< Iterated register coalescing.
  Optimistic,   ///< Aggressive coalescing, then undoing what is too much.
  Recolor,      ///< The optimistic coloring, then recoloring.
};

ArrayRef<CoalescingStrategy> allCoalescingStrategies();

/// The strategy's name: none, briggs-george, brute-force, irc, optimistic,
/// recolor.
StringRef getName(CoalescingStrategy Strategy);

/// The strategy of a name, if there is one.
std::optional<CoalescingStrategy> parseCoalescingStrategy(StringRef Name);

/// Colors \p P. Every node gets a color if greedy coloring along the order of
/// \p P gives each of them one, so on chordal graphs whenever the largest
/// clique has at most P.NumColors nodes and the precolored nodes can come first
/// in a perfect elimination order. Otherwise some nodes may be left without.
Coloring colorGraph(const ColoringProblem &P, CoalescingStrategy Strategy);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COLORINGSTRATEGY_H
