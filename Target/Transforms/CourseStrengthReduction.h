//===-- CourseStrengthReduction.h - Pointers that grow ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESTRENGTHREDUCTION_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESTRENGTHREDUCTION_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;

/// See CourseStrengthReduction.cpp.
class CourseStrengthReductionPass
    : public PassInfoMixin<CourseStrengthReductionPass> {
  const CourseTargetMachine &TM;
  const bool OnlyVariableSteps;

public:
  explicit CourseStrengthReductionPass(const CourseTargetMachine &TM,
                                       bool OnlyVariableSteps = false)
      : TM(TM), OnlyVariableSteps(OnlyVariableSteps) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESTRENGTHREDUCTION_H
