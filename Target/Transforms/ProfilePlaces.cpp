//===-- ProfilePlaces.cpp - What a profile counts -------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ProfilePlaces.h"
#include "llvm/ADT/StableHashing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace llvm::course;

// A jump to a computed address has no edge that a block could be put on.
static bool isCritical(const Instruction &Terminator, unsigned Successor) {
  return (isa<BranchInst, SwitchInst>(Terminator)) &&
         Terminator.getNumSuccessors() > 1 &&
         !Terminator.getSuccessor(Successor)->getSinglePredecessor();
}

ProfilePlaces::ProfilePlaces(Function &F) {
  for (BasicBlock &BB : F)
    Blocks.try_emplace(&BB, Blocks.size());
  for (BasicBlock &BB : F) {
    Instruction &Terminator = *BB.getTerminator();
    FirstEdges[&Terminator] = Edges.size();
    for (unsigned I = 0; I != Terminator.getNumSuccessors(); ++I)
      if (isCritical(Terminator, I))
        Edges.push_back({&Terminator, I});
  }
}

SmallVector<unsigned, 4>
ProfilePlaces::getSuccessors(const Instruction &Terminator) const {
  SmallVector<unsigned, 4> Places;
  unsigned Edge = getNumBlocks() + FirstEdges.find(&Terminator)->second;
  for (unsigned I = 0; I != Terminator.getNumSuccessors(); ++I)
    Places.push_back(isCritical(Terminator, I)
                         ? Edge++
                         : getBlock(*Terminator.getSuccessor(I)));
  return Places;
}

std::string course::getProfileChecksum(const Function &F) {
  DenseMap<const BasicBlock *, unsigned> Numbers;
  for (const BasicBlock &BB : F)
    Numbers.try_emplace(&BB, Numbers.size());
  SmallVector<stable_hash, 64> Hashes;
  for (const BasicBlock &BB : F) {
    for (const Instruction &I : BB) {
      if (I.isDebugOrPseudoInst())
        continue;
      Hashes.push_back(I.getOpcode());
      if (const auto *Call = dyn_cast<CallBase>(&I);
          Call && Call->getCalledFunction())
        Hashes.push_back(
            stable_hash_name(Call->getCalledFunction()->getName()));
    }
    for (const BasicBlock *Successor : successors(&BB))
      Hashes.push_back(Numbers.lookup(Successor));
  }
  return utohexstr(stable_hash_combine(Hashes), /*LowerCase=*/true);
}
