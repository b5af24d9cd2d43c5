//===-- CourseSSAPRE.h - Partial redundancies -------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESSAPRE_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESSAPRE_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;

/// See CourseSSAPRE.cpp.
class CourseSSAPREPass : public PassInfoMixin<CourseSSAPREPass> {
  const CourseTargetMachine &TM;

public:
  explicit CourseSSAPREPass(const CourseTargetMachine &TM) : TM(TM) {}
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESSAPRE_H
