//===-- CourseBuiltins.h - What the machine's functions do ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// read, write, malloc and free are the machine's, however they are declared.
/// This pass states what they do as attributes, so that the optimiser can use
/// it, and in particular that fresh memory is zero-filled, never undefined.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_LOWERING_COURSEBUILTINS_H
#define LLVM_LIB_TARGET_COURSE_LOWERING_COURSEBUILTINS_H

#include "llvm/IR/PassManager.h"

namespace llvm {

class CourseBuiltinsPass : public PassInfoMixin<CourseBuiltinsPass> {
public:
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_LOWERING_COURSEBUILTINS_H
