//===-- CourseSplitCopies.h - Copies of few words ---------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Copies small blocks of memory by loads and stores.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITCOPIES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITCOPIES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseSplitCopiesPass : public PassInfoMixin<CourseSplitCopiesPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPLITCOPIES_H
