//===-- CourseCongruentPhis.cpp - PHIs with the same values ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds variables of a loop that begin with the same value and change alike:
///
/// \code
///   %in.register = phi [0, %entry], [%a, %loop]
///   %in.memory = phi [0, %entry], [%b, %loop]
///   %sum = add %in.register, 1
///   %a = select %c, %sum, %in.register
///   %b = select %c, %sum, %in.memory
/// \endcode
///
/// Partial redundancy elimination leaves the first where a loop loads what it
/// stores in some iterations only, and promotion of the stores the second. GVN
/// takes values that come around a loop for different.
///
/// ValueNumbering begins with the assumption that all PHIs of a block are the same
/// (Alpern, Wegman and Zadeck, POPL 1988), and finds such pairs.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseCongruentPhis.h"
#include "Transforms/NumberedBlocks.h"
#include "Transforms/ValueNumbering.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/IR/Analysis.h"
#include "llvm/IR/Dominators.h"

using namespace llvm;

PreservedAnalyses CourseCongruentPhisPass::run(Function &F,
                                               FunctionAnalysisManager &FAM) {
  const NumberedBlocks Numbered(F);
  if (!replaceCongruentPhis(Numbered,
                            FAM.getResult<MemorySSAAnalysis>(F).getMSSA(),
                            FAM.getResult<DominatorTreeAnalysis>(F)))
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
