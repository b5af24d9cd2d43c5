//===-- CourseLineTables.h - Keeps places of debug information --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSELINETABLES_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSELINETABLES_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseLineTablesPass : public PassInfoMixin<CourseLineTablesPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSELINETABLES_H
