//===-- CourseLoopEqualities.h - Equalities without invariants --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Moves what does not change in a loop to the other side of an equality.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPEQUALITIES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPEQUALITIES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseLoopEqualitiesPass
    : public PassInfoMixin<CourseLoopEqualitiesPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPEQUALITIES_H
