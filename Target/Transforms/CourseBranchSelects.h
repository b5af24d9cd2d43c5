//===-- CourseBranchSelects.h - Branches instead of selects -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes branches of selects where that costs less.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEBRANCHSELECTS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEBRANCHSELECTS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;

class CourseBranchSelectsPass : public PassInfoMixin<CourseBranchSelectsPass> {
  const CourseTargetMachine *TM;

public:
  explicit CourseBranchSelectsPass(const CourseTargetMachine &TM) : TM(&TM) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEBRANCHSELECTS_H
