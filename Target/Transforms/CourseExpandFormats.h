//===-- CourseExpandFormats.h - Output of known formats ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Module pass "course-expand-formats".
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEEXPANDFORMATS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEEXPANDFORMATS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseExpandFormatsPass : public PassInfoMixin<CourseExpandFormatsPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEEXPANDFORMATS_H
