//===-- CourseApplyProfile.h - Frequencies from a profile -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Gives branches the weights that the profiles of -course-profile have
/// counted, and functions their numbers of calls. From there they reach all that
/// asks Frequencies: where data lies, resets, spilling, arguments in registers,
/// trip counts of loops. Says in the module what the profiled runs read first, and
/// those of the plan. A function that has changed since keeps the compiler's
/// own estimates, with a warning. First in the pipeline; the code itself does
/// not change.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEAPPLYPROFILE_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEAPPLYPROFILE_H

#include "llvm/IR/PassManager.h"

namespace llvm {

struct CourseApplyProfilePass : PassInfoMixin<CourseApplyProfilePass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEAPPLYPROFILE_H
