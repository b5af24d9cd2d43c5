//===-- CourseAccessGrouping.h - Short head travel --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Orders the accesses of a block so that the head travels less.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEACCESSGROUPING_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEACCESSGROUPING_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseAccessGroupingPass
    : public PassInfoMixin<CourseAccessGroupingPass> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEACCESSGROUPING_H
