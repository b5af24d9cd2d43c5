//===-- CourseNarrowElements.h - Arrays of smaller elements -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives objects smaller elements where all values that are loaded from them
/// would fit.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSENARROWELEMENTS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSENARROWELEMENTS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseNarrowElementsPass
    : public PassInfoMixin<CourseNarrowElementsPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSENARROWELEMENTS_H
