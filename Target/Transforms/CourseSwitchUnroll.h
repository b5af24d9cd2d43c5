//===-- CourseSwitchUnroll.h - Unroll by the remaining count ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Unrolls loops of unknown trip count around a switch on how many iterations
/// remain.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESWITCHUNROLL_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESWITCHUNROLL_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseSwitchUnrollPass : public PassInfoMixin<CourseSwitchUnrollPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESWITCHUNROLL_H
