//===-- CourseWideOffsets.h - Constants out of extended sums ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds constants to indices after these are extended, where offsets are free.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWIDEOFFSETS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWIDEOFFSETS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseWideOffsetsPass : public PassInfoMixin<CourseWideOffsetsPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEWIDEOFFSETS_H
