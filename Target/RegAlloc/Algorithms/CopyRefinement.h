//===-- CopyRefinement.h - Colors by the exact cost of copies ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Coalescing counts the copies of a PHI one by one. What an edge of the
/// control flow really costs is known once all of them have colors: nothing if
/// all agree; else the cheapest sequence for the parallel copy, where a cycle
/// takes a copy more than it has registers. (A block for the edge costs
/// nothing: tail duplication takes its branch away.) Refinement changes the
/// colors of single nodes and of groups that copies connect, and swaps
/// those of two neighbours, as long as that makes edges cheaper.
///
/// \code
///   loop:                             edge, with c in the register of a:
///     a = PHI .., b                     (a, b) := (b, a)     3 copies
///     b = PHI .., c                   with a register of its own for c:
///     c = a % b                         (a, b) := (b, c)     2 copies
///     br c, loop, exit
/// \endcode
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYREFINEMENT_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYREFINEMENT_H

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "RegAlloc/Algorithms/ParallelCopy.h"

namespace llvm::course {

/// What an edge of the control flow copies.
struct CopyEdge {
  struct Move {
    NodeId Dst, Src;
  };
  /// Results and operands of the PHIs, as nodes; results are different.
  SmallVector<Move, 4> Moves;
  /// How many nodes besides are live across the edge. None of them has the
  /// color of another or of a node that is moved.
  unsigned NumOthers = 0;
  /// How often the edge is taken.
  double Frequency = 1;
};

/// What the edges cost with these colors, frequencies counted.
double computeCopyCost(ArrayRef<CopyEdge> Edges, ColoringRef Colors,
                       unsigned NumColors, const CopyCosts &Costs);

/// Better colors, if there are any near. Nodes without a color are left alone,
/// as are precolored ones. The copies and the unsatisfied preferences of
/// \p P never cost more than before; its affinities are not looked at. A few
/// rounds over the nodes on edges, each linear in their neighbours, times the
/// number of colors.
Coloring refineCopies(const ColoringProblem &P, ArrayRef<CopyEdge> Edges,
                      const CopyCosts &Costs, Coloring Colors);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_COPYREFINEMENT_H
