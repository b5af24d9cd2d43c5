//===-- CourseGlobalArguments.h - Globals as arguments ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes global variables that a recursion only reads arguments of it.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEGLOBALARGUMENTS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEGLOBALARGUMENTS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;

class CourseGlobalArgumentsPass
    : public PassInfoMixin<CourseGlobalArgumentsPass> {
  const CourseTargetMachine *TM;

public:
  explicit CourseGlobalArgumentsPass(const CourseTargetMachine &TM) : TM(&TM) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEGLOBALARGUMENTS_H
