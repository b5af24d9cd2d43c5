//===-- CourseJumpThreading.h - Jump threading with limits ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LLVM's jump threading with the threshold of each place in the pipeline.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEJUMPTHREADING_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEJUMPTHREADING_H

#include "llvm/IR/PassManager.h"
#include "llvm/Transforms/Scalar/JumpThreading.h"

namespace llvm {

/// LLVM's jump threading under a name of its own, so that it runs where LLVM's
/// is left out.
class CourseJumpThreadingPass : public PassInfoMixin<CourseJumpThreadingPass> {
  JumpThreadingPass Pass;

public:
  explicit CourseJumpThreadingPass(int Threshold) : Pass(Threshold) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM) {
    return Pass.run(F, FAM);
  }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEJUMPTHREADING_H
