//===-- CourseSplitIndexSets.h - Loops without what flips once --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes two loops of one in which a comparison changes its result once.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITINDEXSETS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITINDEXSETS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;

/// Index-set splitting (Griebl, Feautrier and Lengauer 2000) for comparisons of
/// numbers that grow or fall by 1. Loops get preheaders, latches and exits of
/// their own.
class CourseSplitIndexSetsPass
    : public PassInfoMixin<CourseSplitIndexSetsPass> {
  const CourseTargetMachine &TM;

public:
  explicit CourseSplitIndexSetsPass(const CourseTargetMachine &TM) : TM(TM) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITINDEXSETS_H
