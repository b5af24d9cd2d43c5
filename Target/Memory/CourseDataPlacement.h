//===-- CourseDataPlacement.h - The heap's data in the stack area -*- C++ -*-=//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Stack memory costs half of what heap memory costs, and travel between the
/// two even more: allocations move to what globals and stack leave over.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEDATAPLACEMENT_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEDATAPLACEMENT_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseDataPlacementPass : public PassInfoMixin<CourseDataPlacementPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEDATAPLACEMENT_H
