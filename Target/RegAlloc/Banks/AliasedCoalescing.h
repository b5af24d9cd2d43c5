//===-- AliasedCoalescing.h - Coalescing with squeezes ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Coalescing for aliased banks: the coalescers of RegAlloc/Algorithms with
/// squeezes instead of degrees.
///
/// A partition that a conservative coalescer returns leaves a
/// greedy-K-colorable problem greedy-K-colorable.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDCOALESCING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDCOALESCING_H

#include "RegAlloc/Banks/AliasedGraph.h"

namespace llvm::course {

enum class AliasedCoalescer {
  None,
  Aggressive, ///< Chaitin's: merges whatever does not interfere.
  Briggs,     ///< Briggs' and George's tests, over and over.
  Iterated,   ///< George's and Appel's: simplification between merges.
  BruteForce, ///< The local tests, then the exact one, once for each copy.
};

/// A partition of the nodes of \p P. \p Hopeful is the order in which Iterated
/// gives up on nodes that it cannot simplify; by default by falling degree.
Partition coalesceAliased(const AliasedProblem &P, AliasedCoalescer Coalescer,
                          ArrayRef<NodeId> Hopeful = {});

/// Registers for \p P such that groups of \p GroupOf share one: eliminates the
/// quotient and colors it in the reverse order. None where none was left.
RegisterAssignment colorGroups(const AliasedProblem &P, PartitionRef GroupOf);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_ALIASEDCOALESCING_H
