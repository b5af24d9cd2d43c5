//===-- CourseSpecializeFunctions.h - Functions for constants --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives calls that pass different constants functions of their own.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPECIALIZEFUNCTIONS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPECIALIZEFUNCTIONS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseSpecializeFunctionsPass
    : public PassInfoMixin<CourseSpecializeFunctionsPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPECIALIZEFUNCTIONS_H
