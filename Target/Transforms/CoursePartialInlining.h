//===-- CoursePartialInlining.h - Guards in the callers ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Inlines what recursive functions test first into their callers.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPARTIALINLINING_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPARTIALINLINING_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CoursePartialInliningPass
    : public PassInfoMixin<CoursePartialInliningPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPARTIALINLINING_H
