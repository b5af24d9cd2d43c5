//===-- CourseUnrollRecursion.h - Several levels in one call ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Inlines a recursive function into itself.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLRECURSION_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLRECURSION_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseUnrollRecursionPass
    : public PassInfoMixin<CourseUnrollRecursionPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLRECURSION_H
