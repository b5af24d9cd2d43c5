//===-- CourseIterations.h - How often loops go round -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LLVM expects 32 iterations of every loop that no profile describes. Where
/// the trip count is a constant, or has a small bound, the branch that ends the
/// iteration gets weights that say so:
///
/// \code
///   for (i = 0; i != 100; ++i)      br i1 %done, label %after, label %loop
///                                      !prof !{.., i32 1, i32 99}
/// \endcode
///
/// Runs before loops are transformed, when they are rotated and what is known
/// of values has been found. Linear in the loops.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEITERATIONS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEITERATIONS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

struct CourseIterationsPass : PassInfoMixin<CourseIterationsPass> {
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

/// What is expected of a loop of which nothing is known.
inline constexpr unsigned CourseExpectedTripCount = 32;

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEITERATIONS_H
