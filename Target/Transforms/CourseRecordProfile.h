//===-- CourseRecordProfile.h - Says where blocks are -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// With -course-profile-record the program is not optimized, but prepared for a
/// profile: each block, and a block on each critical edge, gets a mark
/// (llvm.pseudoprobe), which becomes a part of its label in assembly. Runs in
/// the place of the IR pipeline, so that course-apply-profile, which comes first
/// in the pipeline, finds the same functions.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSERECORDPROFILE_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSERECORDPROFILE_H

#include "llvm/IR/PassManager.h"

namespace llvm {

struct CourseRecordProfilePass : PassInfoMixin<CourseRecordProfilePass> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSERECORDPROFILE_H
