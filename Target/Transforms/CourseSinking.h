//===-- CourseSinking.h - Computations where they are used ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Function pass "course-sinking".
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESINKING_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESINKING_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseSinkingPass : public PassInfoMixin<CourseSinkingPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESINKING_H
