//===-- IteratedCoalescing.h - Iterated register coalescing -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Iterated register coalescing (George and Appel 1996) in decoupled form:
/// there is nothing to spill, only copies to remove.
///
/// Nodes of low degree without affinities are taken away first, which lets the
/// tests of Briggs and George say "yes" more often to what is left; then
/// coalescing; and if nothing else is possible the cheapest node of low degree
/// gives up its affinities.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ITERATEDCOALESCING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ITERATEDCOALESCING_H

#include "RegAlloc/Algorithms/KempeElimination.h"

namespace llvm::course {

/// A partition for QuotientProblem such that the quotient of a greedy-K-
/// colorable problem is greedy-K-colorable.
Partition coalesceIterated(const ColoringProblem &P);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_ITERATEDCOALESCING_H
