//===-- CourseChosenLoads.h - Loads at chosen indexes -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Chooses between loaded values instead of loading again, see
/// CourseChosenLoads.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECHOSENLOADS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECHOSENLOADS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseChosenLoadsPass : public PassInfoMixin<CourseChosenLoadsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECHOSENLOADS_H
