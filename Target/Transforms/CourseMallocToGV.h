//===-- CourseMallocToGV.h - Blocks of main as globals -------- -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes blocks that main allocates once global variables.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEMALLOCTOGV_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEMALLOCTOGV_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseMallocToGVPass : public PassInfoMixin<CourseMallocToGVPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEMALLOCTOGV_H
