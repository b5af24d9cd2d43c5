//===-- CourseUnrollCycles.h - Loops unrolled by their period ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Has loops unrolled by the number of constants that a variable goes through,
/// and by the number of variables that a value goes through.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLCYCLES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLCYCLES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseUnrollCyclesPass : public PassInfoMixin<CourseUnrollCyclesPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEUNROLLCYCLES_H
