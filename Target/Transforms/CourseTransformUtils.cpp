//===-- CourseTransformUtils.cpp - What several passes ask ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Small questions about IR.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

bool llvm::isInCourseCycle(const BasicBlock &BB) {
  SmallPtrSet<const BasicBlock *, 32> Seen;
  SmallVector<const BasicBlock *, 32> Work(successors(&BB));
  while (!Work.empty()) {
    const BasicBlock *Next = Work.pop_back_val();
    if (Next == &BB)
      return true;
    if (Seen.insert(Next).second)
      append_range(Work, successors(Next));
  }
  return false;
}

void llvm::removeCourseTailMarks(Function &F) {
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I);
        Call && Call->getTailCallKind() == CallInst::TCK_Tail)
      Call->setTailCallKind(CallInst::TCK_None);
}

bool llvm::isCourseUnrollingWorthwhile(Loop &L, ScalarEvolution &SE,
                                       const TargetTransformInfo &TTI,
                                       OptimizationRemarkEmitter &ORE) {
  TargetTransformInfo::UnrollingPreferences UP = {};
  UP.MaxCount = std::numeric_limits<unsigned>::max();
  TTI.getUnrollingPreferences(&L, SE, UP, &ORE);
  return UP.Threshold != 0 && UP.MaxCount > 1;
}
