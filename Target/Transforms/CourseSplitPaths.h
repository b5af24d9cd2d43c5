//===-- CourseSplitPaths.h - Paths that end iterations ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Splits the paths to the end of a loop where one of them loads less.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITPATHS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITPATHS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseSplitPathsPass : public PassInfoMixin<CourseSplitPathsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITPATHS_H
