//===-- CourseLevelMarks.h - What clang -O0 and -O1 forbid ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// IR says at which level clang wrote it; code generation has a level of its
/// own.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELEVELMARKS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELEVELMARKS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseLevelMarksPass : public PassInfoMixin<CourseLevelMarksPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  // Runs on what is marked as not to be optimized.
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELEVELMARKS_H
