//===-- CourseSpecializeValues.h - Programs for small inputs ----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Repeats what follows a value that bounds loops for each of its smallest
/// values.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPECIALIZEVALUES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPECIALIZEVALUES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseSpecializeValuesPass
    : public PassInfoMixin<CourseSpecializeValuesPass> {
  /// Whether course-fit-arrays follows.
  bool FitsArrays;

public:
  explicit CourseSpecializeValuesPass(bool FitsArrays = true)
      : FitsArrays(FitsArrays) {}
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

/// Makes what specialization added parts of main again, unless it has objects
/// of its own: frames must not be merged after course-points-to.
class CourseInlineSpecializedPass
    : public PassInfoMixin<CourseInlineSpecializedPass> {
  /// What marks such functions.
  StringRef Mark;

public:
  explicit CourseInlineSpecializedPass(StringRef Mark) : Mark(Mark) {}
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSESPECIALIZEVALUES_H
