//===-- CourseFoldStrings.h - Calls of string functions ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Module pass "course-fold-strings".
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFOLDSTRINGS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFOLDSTRINGS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseFoldStringsPass : public PassInfoMixin<CourseFoldStringsPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEFOLDSTRINGS_H
