//===-- ConservativeCoalescing.h - Coalescing that keeps K colors *- C++ -*-==//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Coalescing by conservative merging: affinities are taken by falling weight,
/// and the ends of each are merged if a test says that this is safe.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CONSERVATIVECOALESCING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CONSERVATIVECOALESCING_H

#include "RegAlloc/Algorithms/KempeElimination.h"

namespace llvm::course {

enum class ConservativeTest {
  BriggsGeorge, ///< Local tests; repeated, as each merge can enable others.
  BruteForce,   ///< The local tests, then the exact one; never repeated.
};

/// A partition for QuotientProblem such that the quotient of a greedy-K-
/// colorable problem is greedy-K-colorable.
SmallVector<unsigned, 0> coalesceConservatively(const ColoringProblem &P,
                                                ConservativeTest Test);

/// The affinities of \p P by falling weight, those of equal weight in the order
/// given.
SmallVector<Affinity, 0> affinitiesByWeight(const ColoringProblem &P);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_CONSERVATIVECOALESCING_H
