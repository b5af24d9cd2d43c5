//===-- CourseArgumentCopies.h - Structures that callees read ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Passes structures by value without a copy where the callee only reads them.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEARGUMENTCOPIES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEARGUMENTCOPIES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

/// See CourseArgumentCopies.cpp.
class CourseArgumentCopiesPass
    : public PassInfoMixin<CourseArgumentCopiesPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEARGUMENTCOPIES_H
