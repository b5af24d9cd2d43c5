//===-- LiveRangeMerging.h - Undoing needless splits ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conservative merging of the pieces of elementary form (Tavares 2011), before
/// any graph is built. A partition that leaves a greedy-K-colorable graph
/// greedy-K-colorable, provided that every point is.
///
/// Simple merging (algorithm 4.2) looks at a point, the follower, and the one
/// before it, the guider. The pieces of the follower that have none at the
/// guider to continue are critical. If all of them are insignificant among the
/// pieces of the follower, all others are merged with their guiders. By theorem
/// 4.1 that is safe: the critical ones can be simplified first, and what is
/// left are the guiders' nodes. A critical piece that is fixed cannot be
/// simplified, so then nothing is merged. Results of PHIs are critical.
///
/// Punctual merging (algorithm 4.3) solves the puzzles of a block one after the
/// other and also merges pieces of different variables that follow each other
/// in the very same register, with nothing between in any of its units. It
/// undoes the merges of a follower if a node with a critical piece is
/// significant then (>= and not > as printed there), or if the exact test
/// cannot simplify the nodes of the follower, which the published algorithm
/// does not ask.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_LIVERANGEMERGING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_LIVERANGEMERGING_H

#include "RegAlloc/Banks/BankSpilling.h"

namespace llvm::course {

enum class MergeKind {
  None,     ///< Elementary form, with the merges of the spill test.
  Simple,   ///< Algorithm 4.2.
  Punctual, ///< Algorithm 4.3.
};

struct MergedRanges {
  /// The group of each piece, from 0 on.
  Partition GroupOf;
  unsigned NumGroups = 0;
  /// Followers merged with their guiders, and not.
  unsigned NumMerged = 0, NumRefused = 0;
  /// Of those refused: the exact test refused what the published one accepts.
  unsigned NumRefusedExactly = 0;
};

MergedRanges mergeLiveRanges(const ElementaryForm &Form,
                             const AliasedBank &Bank, const BankSpillPlan &Plan,
                             MergeKind Kind);

/// The pieces of \p Form as a problem with all its affinities, and either all
/// interferences or those given.
AliasedProblem makeElementaryProblem(const ElementaryForm &Form,
                                     const AliasedBank &Bank);
AliasedProblem makeElementaryProblem(const ElementaryForm &Form,
                                     const AliasedBank &Bank,
                                     ArrayRef<InterferenceGraph::Edge> Edges);

/// Whether \p Ranges merges what fits, and the graph is greedy-K-colorable.
Complaint verifyMerging(const ElementaryForm &Form, const AliasedBank &Bank,
                        const MergedRanges &Ranges);

/// One step of punctual merging on registers given by hand, for tests: the
/// pieces of the points \p Guider and \p Follower that it would merge.
SmallVector<std::pair<PieceId, PieceId>, 0>
columnMerges(const ElementaryForm &Form, const AliasedBank &Bank,
             PointId Guider, PointId Follower, RegisterAssignmentRef Registers);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_LIVERANGEMERGING_H
