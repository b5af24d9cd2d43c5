//===-- LoopHalves.cpp - A loop after itself ------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
///
///     before                  before ------.
///       v                       v          |
///     header <--.             header <--.  |
///       v       |      =>       v       |  |
///     latch ----'             latch ----'  |
///       v                       v          |
///     exit                    between --.  |
///                               |       v  v
///                               |      header <--.
///                               |       v        |
///                               |      latch ----'
///                               v       v
///                              exit <---'
///
//===----------------------------------------------------------------------===//

#include "Transforms/LoopHalves.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using namespace llvm::course;

Value *LoopHalves::getClone(Value *V) const {
  Value *Clone = Clones.lookup(V);
  return Clone ? Clone : V;
}

// What the variables of the second half are when it begins.
void LoopHalves::enter(Value *HasFirst) {
  auto *Start = cast<BasicBlock>(getClone(Preheader));
  ReplaceInstWithInst(Before->getTerminator(),
                      BranchInst::Create(Preheader, Start, HasFirst));
  for (PHINode &Phi : L.getHeader()->phis()) {
    Value *End = Phi.getIncomingValueForBlock(Latch);
    if (auto *I = dyn_cast<Instruction>(End); I && L.contains(I)) {
      PHINode *Lcssa = PHINode::Create(
          End->getType(), 1, End->getName() + ".lcssa", Between->begin());
      Lcssa->addIncoming(End, Latch);
      End = Lcssa;
    }
    PHINode *Variable = PHINode::Create(
        Phi.getType(), 2, Phi.getName() + ".start", Start->begin());
    Variable->addIncoming(Phi.getIncomingValueForBlock(Preheader), Before);
    Variable->addIncoming(End, Between);
    cast<PHINode>(getClone(&Phi))->setIncomingValueForBlock(Start, Variable);
  }
}

// Out of the second half, and past it.
void LoopHalves::leave(Value *HasSecond) {
  auto *End = cast<BasicBlock>(getClone(Latch));
  for (PHINode &Phi : Exit->phis()) {
    Value *V = Phi.getIncomingValueForBlock(Between);
    if (auto *Lcssa = dyn_cast<PHINode>(V);
        Lcssa && Lcssa->getParent() == Between)
      V = Lcssa->getIncomingValueForBlock(Latch);
    Phi.addIncoming(getClone(V), End);
  }
  End->getTerminator()->replaceSuccessorWith(Between, Exit);
  auto *Start = cast<BasicBlock>(getClone(Preheader));
  ReplaceInstWithInst(Between->getTerminator(),
                      BranchInst::Create(Start, Exit, HasSecond));
}

void LoopHalves::leaveInMiddle(BasicBlock &To) {
  for (PHINode &Phi : To.phis())
    for (unsigned I = 0, E = Phi.getNumIncomingValues(); I != E; ++I)
      if (BasicBlock *From = Phi.getIncomingBlock(I); L.contains(From))
        Phi.addIncoming(getClone(Phi.getIncomingValue(I)),
                        cast<BasicBlock>(getClone(From)));
}

LoopHalves::LoopHalves(Loop &L, Value *HasFirst, Value *HasSecond, LoopInfo &LI,
                       DominatorTree &DT)
    : L(L), Before(L.getLoopPreheader()), Latch(L.getLoopLatch()) {
  BasicBlock *Header = L.getHeader();
  Preheader = SplitBlock(Before, Before->getTerminator(), &DT, &LI, nullptr,
                         Header->getName() + ".first");
  auto *Branch = cast<BranchInst>(Latch->getTerminator());
  Exit = Branch->getSuccessor(Branch->getSuccessor(0) == Header ? 1 : 0);
  Between = SplitBlockPredecessors(Exit, {Latch}, ".between", &DT, &LI, nullptr,
                                   /*PreserveLCSSA=*/true);
  SmallVector<BasicBlock *, 4> Exits;
  L.getUniqueExitBlocks(Exits);
  SmallVector<BasicBlock *, 8> Blocks;
  Second = cloneLoopWithPreheader(Exit, Before, &L, Clones, ".second", &LI, &DT,
                                  Blocks);
  remapInstructionsInBlocks(Blocks, Clones);
  enter(HasFirst);
  leave(HasSecond);
  for (BasicBlock *To : Exits)
    if (To != Between)
      leaveInMiddle(*To);
  DT.recalculate(*Header->getParent());
}
