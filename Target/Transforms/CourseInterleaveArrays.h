//===-- CourseInterleaveArrays.h - Large arrays side by side ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Puts elements with the same index of large arrays side by side.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEINTERLEAVEARRAYS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEINTERLEAVEARRAYS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseInterleaveArraysPass
    : public PassInfoMixin<CourseInterleaveArraysPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEINTERLEAVEARRAYS_H
