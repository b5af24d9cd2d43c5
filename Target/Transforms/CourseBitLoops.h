//===-- CourseBitLoops.h - Several bits of a number at a time ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Takes several bits at a time in loops over the bits of a number.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEBITLOOPS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEBITLOOPS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

/// See CourseBitLoops.cpp.
class CourseBitLoopsPass : public PassInfoMixin<CourseBitLoopsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEBITLOOPS_H
