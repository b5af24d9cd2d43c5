//===-- CourseVersions.cpp - Code that is there several times -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseVersions.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

bool llvm::canCourseCodeBeThereTwice(const BasicBlock &BB) {
  return !BB.hasAddressTaken() && none_of(BB, [](const Instruction &I) {
    const auto *Call = dyn_cast<CallBase>(&I);
    return I.isEHPad() || isa<IndirectBrInst, CallBrInst>(I) ||
           (Call && (Call->cannotDuplicate() || Call->isMustTailCall() ||
                     Call->hasFnAttr(Attribute::ReturnsTwice)));
  });
}

void llvm::remapCourseCopies(ArrayRef<BasicBlock *> Copies,
                             ValueToValueMapTy &Map) {
  remapInstructionsInBlocks(Copies, Map);
  const SmallPtrSet<const BasicBlock *, 32> Set(Copies.begin(), Copies.end());
  for (BasicBlock *BB : Copies)
    for (PHINode &Phi : make_early_inc_range(BB->phis()))
      Phi.removeIncomingValueIf(
          [&](unsigned I) { return !Set.contains(Phi.getIncomingBlock(I)); });
}
