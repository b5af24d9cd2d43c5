//===-- CourseCombine.h - Conditions as switches -------------- -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes conditions on ranges of values switches.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECOMBINE_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECOMBINE_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;

class CourseCombinePass : public PassInfoMixin<CourseCombinePass> {
  const CourseTargetMachine &TM;

public:
  explicit CourseCombinePass(const CourseTargetMachine &TM) : TM(TM) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECOMBINE_H
