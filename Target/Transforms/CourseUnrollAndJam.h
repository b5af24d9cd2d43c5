//===-- CourseUnrollAndJam.h - Outer iterations in one loop -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lets inner loops do several iterations of the loop around them at once.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLANDJAM_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLANDJAM_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseUnrollAndJamPass : public PassInfoMixin<CourseUnrollAndJamPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLANDJAM_H
