//===-- Recoloring.h - Coalescing by changing a coloring --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Coalescing after assignment: colors are changed until more affinities are
/// satisfied, and the coloring stays valid at every step.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_RECOLORING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_RECOLORING_H

#include "RegAlloc/Algorithms/GraphColoring.h"

namespace llvm::course {

/// Recolors nodes such that the unsatisfied weight falls, in the manner of Hack
/// and Goos (2008): chunks of nodes linked by affinities are given one color;
/// neighbours that have it move to other colors, and their neighbours in turn,
/// to a bounded depth and effort; a change is kept only if it saves weight. A
/// node that has no color gets one if that can be arranged.
///
/// \p Colors may be partial. The result is never worse: no more nodes without
/// a color, and with the same nodes colored no more unsatisfied weight.
/// Linear in the number of affinities times the bound on effort.
Coloring recolor(const ColoringProblem &P, Coloring Colors);

/// The greedy coalescing of Pereira and Palsberg (2005): for each affinity, the
/// heaviest first, merges the ends if they share their color or if there is a
/// color that no neighbour of either has. Nodes without a color are left alone.
Coloring coalesceColored(const ColoringProblem &P, Coloring Colors);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_RECOLORING_H
