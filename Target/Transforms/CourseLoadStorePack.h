//===-- CourseLoadStorePack.h - Narrow accesses in one ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes one wide load or store of neighbouring narrow ones.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOADSTOREPACK_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOADSTOREPACK_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseTargetMachine;

class CourseLoadStorePackPass : public PassInfoMixin<CourseLoadStorePackPass> {
  const CourseTargetMachine &TM;

public:
  explicit CourseLoadStorePackPass(const CourseTargetMachine &TM) : TM(TM) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COURSELOADSTOREPACK_H
