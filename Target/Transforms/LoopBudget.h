//===-- LoopBudget.h - Loops that are affordable to unroll ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Leaves functions alone in which it would take too long to unroll loops.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPBUDGET_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPBUDGET_H

#include "llvm/IR/PassManager.h"

namespace llvm {

/// Runs passes that take time in loops times instructions on the functions
/// where that is affordable.
class LoopBudgetPass : public PassInfoMixin<LoopBudgetPass> {
  FunctionPassManager Passes;

public:
  explicit LoopBudgetPass(FunctionPassManager Passes)
      : Passes(std::move(Passes)) {}

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPBUDGET_H
