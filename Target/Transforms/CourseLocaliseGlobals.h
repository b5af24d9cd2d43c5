//===-- CourseLocaliseGlobals.h - Globals as objects of main ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes small global variables that only main accesses objects of its frame.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOCALISEGLOBALS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOCALISEGLOBALS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseLocaliseGlobalsPass
    : public PassInfoMixin<CourseLocaliseGlobalsPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOCALISEGLOBALS_H
