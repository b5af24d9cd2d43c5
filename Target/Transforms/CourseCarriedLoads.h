//===-- CourseCarriedLoads.h - Loaded values carried by loops ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Carries a loaded value through a loop beside the index that it depends on.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECARRIEDLOADS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECARRIEDLOADS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseCarriedLoadsPass : public PassInfoMixin<CourseCarriedLoadsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECARRIEDLOADS_H
