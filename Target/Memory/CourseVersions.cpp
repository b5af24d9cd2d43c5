//===-- CourseVersions.cpp - Code that is there several times -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseVersions.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "course-versions"

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

void llvm::moveCourseAllocasToFront(Function &F) {
  BasicBlock &Entry = F.getEntryBlock();
  for (Instruction &I : make_early_inc_range(Entry))
    if (auto *Alloca = dyn_cast<AllocaInst>(&I);
        Alloca && Alloca->isStaticAlloca())
      Alloca->moveBefore(Entry.begin());
}

SmallVector<BasicBlock *, 16> llvm::splitCourseRest(Instruction &Decision,
                                                    unsigned Limit) {
  Function &F = *Decision.getFunction();
  removeUnreachableBlocks(F);
  BasicBlock *First =
      SplitBlock(Decision.getParent(), std::next(Decision.getIterator()));
  SmallVector<BasicBlock *, 16> Rest;
  unsigned NumInstrs = 0;
  for (BasicBlock *BB : depth_first(First)) {
    NumInstrs += BB->size();
    // In a loop both would come back to the decision, with values of either.
    if (BB == Decision.getParent())
      return {};
    if (!canCourseCodeBeThereTwice(*BB) || NumInstrs > Limit)
      return {};
    Rest.push_back(BB);
  }
  LLVM_DEBUG(dbgs() << NumInstrs << " instructions exist twice\n");
  return Rest;
}
