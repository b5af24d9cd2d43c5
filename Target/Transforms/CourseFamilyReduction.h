//===-- CourseFamilyReduction.h - Products of induction variables -*- C++ -*-=//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFAMILYREDUCTION_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFAMILYREDUCTION_H

#include "llvm/IR/PassManager.h"

namespace llvm {

/// See CourseFamilyReduction.cpp.
class CourseFamilyReductionPass
    : public PassInfoMixin<CourseFamilyReductionPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFAMILYREDUCTION_H
