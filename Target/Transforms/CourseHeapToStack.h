//===-- CourseHeapToStack.h - Blocks as objects of a frame ---- -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes blocks of the heap that nobody else sees objects of the frame.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEHEAPTOSTACK_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEHEAPTOSTACK_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseHeapToStackPass : public PassInfoMixin<CourseHeapToStackPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEHEAPTOSTACK_H
