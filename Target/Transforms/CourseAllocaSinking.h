//===-- CourseAllocaSinking.h - Objects where they are used --- -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Moves an object of the caller into the only function that uses it.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEALLOCASINKING_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEALLOCASINKING_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseAllocaSinkingPass : public PassInfoMixin<CourseAllocaSinkingPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEALLOCASINKING_H
