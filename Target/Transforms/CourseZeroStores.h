//===-- CourseZeroStores.h - No zeros where zeros are -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Removes stores of zero to memory that nothing else has been stored to.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEZEROSTORES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEZEROSTORES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseZeroStoresPass : public PassInfoMixin<CourseZeroStoresPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEZEROSTORES_H
