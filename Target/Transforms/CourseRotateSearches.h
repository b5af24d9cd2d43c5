//===-- CourseRotateSearches.h - The element before the bound ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rotates loops that two tests leave, so that what the second one loads again
/// and again can be loaded once, and loops of recursions.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEROTATESEARCHES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEROTATESEARCHES_H

#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/PassManager.h"

namespace llvm {

class LPMUpdater;

/// See CourseRotateSearches.cpp.
class CourseRotateSearchesPass
    : public PassInfoMixin<CourseRotateSearchesPass> {
public:
  PreservedAnalyses run(Loop &L, LoopAnalysisManager &LAM,
                        LoopStandardAnalysisResults &AR, LPMUpdater &U);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEROTATESEARCHES_H
