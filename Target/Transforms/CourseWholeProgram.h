//===-- CourseWholeProgram.h - A module with main is all there is -*- C++ -*-=//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine links nothing: a module that defines `main` is the whole
/// program.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWHOLEPROGRAM_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWHOLEPROGRAM_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseWholeProgramPass : public PassInfoMixin<CourseWholeProgramPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWHOLEPROGRAM_H
