//===-- CourseAllocationOrder.h - Order of calls of malloc ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Allocates blocks that are used together next to each other.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEALLOCATIONORDER_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEALLOCATIONORDER_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseAllocationOrderPass
    : public PassInfoMixin<CourseAllocationOrderPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEALLOCATIONORDER_H
