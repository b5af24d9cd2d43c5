//===-- OptimisticCoalescing.h - Merge all, then undo -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Optimistic coalescing (Park and Moon 2004) in decoupled form: merge the ends
/// of all affinities, undo merges until the graph is greedy-K-colorable, and
/// merge again what has become safe.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_OPTIMISTICCOALESCING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_OPTIMISTICCOALESCING_H

#include "RegAlloc/Algorithms/KempeElimination.h"

namespace llvm::course {

/// A partition for QuotientProblem such that the quotient of a greedy-K-
/// colorable problem is greedy-K-colorable. O((V + E) log V) and the costs of
/// conservative coalescing.
Partition coalesceOptimistically(const ColoringProblem &P);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_OPTIMISTICCOALESCING_H
