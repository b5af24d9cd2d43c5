//===-- CoursePointsTo.h - What accesses of a program may touch -*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tells LLVM's alias analyses which loads and stores of a whole program touch
/// different objects.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPOINTSTO_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPOINTSTO_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CoursePointsToPass : public PassInfoMixin<CoursePointsToPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSEPOINTSTO_H
