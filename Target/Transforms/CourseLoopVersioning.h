//===-- CourseLoopVersioning.h - Loops for the usual case -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Has loops twice: once for numbers that do not wrap around and for addresses
/// that are aligned.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPVERSIONING_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPVERSIONING_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseLoopVersioningPass
    : public PassInfoMixin<CourseLoopVersioningPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOOPVERSIONING_H
