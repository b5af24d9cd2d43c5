//===-- CourseChosenComparisons.h - Chosen comparisons ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Chooses between comparisons instead of comparing a chosen number.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECHOSENCOMPARISONS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECHOSENCOMPARISONS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseChosenComparisonsPass
    : public PassInfoMixin<CourseChosenComparisonsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECHOSENCOMPARISONS_H
