//===-- CourseFitArrays.h - Arrays as large as is used ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives arrays as many rows and columns as ranges say are used.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFITARRAYS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFITARRAYS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseFitArraysPass : public PassInfoMixin<CourseFitArraysPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFITARRAYS_H
