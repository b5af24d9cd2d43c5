//===-- CourseWideIndices.h - Indices as wide as addresses ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Computes in 64 bits what loops compute in fewer and extend.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWIDEINDICES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWIDEINDICES_H

#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/PassManager.h"

namespace llvm {

class LPMUpdater;

/// See CourseWideIndices.cpp.
class CourseWideIndicesPass : public PassInfoMixin<CourseWideIndicesPass> {
public:
  PreservedAnalyses run(Loop &L, LoopAnalysisManager &LAM,
                        LoopStandardAnalysisResults &AR, LPMUpdater &U);
};

/// Runs before Reassociate.
class CourseWideSumsPass : public PassInfoMixin<CourseWideSumsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWIDEINDICES_H
