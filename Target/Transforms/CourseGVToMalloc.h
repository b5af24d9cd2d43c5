//===-- CourseGVToMalloc.h - Globals as blocks of main -------- -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes global variables blocks that main allocates and passes on.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEGVTOMALLOC_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEGVTOMALLOC_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseGVToMallocPass : public PassInfoMixin<CourseGVToMallocPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEGVTOMALLOC_H
