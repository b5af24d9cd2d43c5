//===-- CourseCongruentPhis.h - PHIs with the same values -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Merges PHIs that always have the same value, see CourseCongruentPhis.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECONGRUENTPHIS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECONGRUENTPHIS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseCongruentPhisPass : public PassInfoMixin<CourseCongruentPhisPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSECONGRUENTPHIS_H
