//===-- IterationCopies.cpp - Copies of an iteration of a loop ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/IterationCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using namespace llvm::course;

static Value *getCopy(const ValueToValueMapTy &Map, Value *V) {
  Value *Copy = Map.lookup(V);
  return Copy ? Copy : V;
}

static void addIncoming(BasicBlock &To, BasicBlock &Original,
                        const ValueToValueMapTy &Map, BasicBlock &From) {
  for (PHINode &Phi : To.phis())
    Phi.addIncoming(getCopy(Map, Phi.getIncomingValueForBlock(&Original)),
                    &From);
}

IterationCopies::IterationCopies(Loop &L, BasicBlock &Exit, AssumptionCache &AC)
    : L(L), Exit(Exit), AC(AC), Blocks(L.blocks()) {
  for (PHINode &Phi : L.getHeader()->phis())
    Variables.push_back(&Phi);
  identifyNoAliasScopesToClone(Blocks, Scopes);
}

void IterationCopies::addOtherExits(ValueToValueMapTy &Map) const {
  for (BasicBlock *BB : Blocks)
    for (BasicBlock *Successor : successors(BB))
      if (!L.contains(Successor) &&
          (BB != L.getLoopLatch() || Successor != &Exit))
        addIncoming(*Successor, *BB, Map, *cast<BasicBlock>(Map[BB]));
}

BasicBlock *IterationCopies::append(BasicBlock &After, ArrayRef<Value *> Values,
                                    ValueToValueMapTy &Map) const {
  Function &F = *After.getParent();
  SmallVector<BasicBlock *, 8> Copies;
  for (BasicBlock *BB : Blocks) {
    BasicBlock *Copy = CloneBasicBlock(BB, Map, ".copy", &F);
    Map[BB] = Copy;
    Copies.push_back(Copy);
  }
  for (auto [Phi, V] : zip_equal(Variables, Values)) {
    cast<PHINode>(Map[Phi])->eraseFromParent();
    Map[Phi] = V;
  }
  remapInstructionsInBlocks(Copies, Map);
  cloneAndAdaptNoAliasScopes(Scopes, Copies, F.getContext(), "copy");
  for (BasicBlock *BB : Copies)
    for (Instruction &I : *BB)
      if (auto *Assume = dyn_cast<AssumeInst>(&I))
        AC.registerAssumption(Assume);
  addOtherExits(Map);
  BranchInst::Create(cast<BasicBlock>(Map[L.getHeader()]), &After);
  auto *Last = cast<BasicBlock>(Map[L.getLoopLatch()]);
  Last->getTerminator()->eraseFromParent();
  return Last;
}

SmallVector<Value *, 8>
IterationCopies::getNext(const ValueToValueMapTy &Map) const {
  SmallVector<Value *, 8> Next;
  for (PHINode *Phi : Variables)
    Next.push_back(
        getCopy(Map, Phi->getIncomingValueForBlock(L.getLoopLatch())));
  return Next;
}

void IterationCopies::addExit(const ValueToValueMapTy &Map,
                              BasicBlock &From) const {
  addIncoming(Exit, *L.getLoopLatch(), Map, From);
}
