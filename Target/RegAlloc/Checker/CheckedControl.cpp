//===-- CheckedControl.cpp - PHIs and terminators in checked terms --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/CheckedTranslation.h"

using namespace llvm;
using namespace llvm::course;

void CheckedTranslation::addPhi(const MachineInstr &MI, CheckedBlock &Block) {
  if (IsAllocated)
    return complain(MI, "a PHI is left");
  CheckedPhi Phi;
  Phi.Def = getVariable(MI.getOperand(0));
  for (unsigned I = 1, E = MI.getNumOperands(); I != E; I += 2)
    Phi.Incoming.push_back({BlockIds.lookup(MI.getOperand(I + 1).getMBB()),
                            getOperand(MI.getOperand(I))});
  Block.Phis.push_back(std::move(Phi));
}

/// Conditional branches test for equal or for not equal, and the second one can
/// be missing: compared is where they go.
bool CheckedTranslation::translateBranches(
    ArrayRef<const MachineInstr *> Terminators, const MachineBasicBlock *Next,
    CheckedBlock &Block) {
  const MachineInstr *Conditional = nullptr;
  if (!Terminators.empty() && Terminators[0]->getOpcode() == Course::BRC) {
    Conditional = Terminators[0];
    Terminators = Terminators.drop_front();
  }
  if (Terminators.size() > 1)
    return false;
  if (!Terminators.empty()) {
    if (Terminators[0]->getOpcode() != Course::BR)
      return false;
    Next = Terminators[0]->getOperand(0).getMBB();
  }
  if (!Next)
    return false;
  BlockId Otherwise = BlockIds.lookup(Next);
  if (!Conditional) {
    Block.Terminator.Operation = getOperation({JumpKind});
    Block.Targets = {Otherwise};
    return true;
  }
  uint64_t Compared = Conditional->getOperand(1).getImm();
  Block.Terminator.Operation = getOperation({BranchIfEqualKind, Compared});
  Block.Terminator.Uses = {getOperand(Conditional->getOperand(0))};
  Block.Targets = {BlockIds.lookup(Conditional->getOperand(3).getMBB()),
                   Otherwise};
  if (Conditional->getOperand(2).getImm())
    std::swap(Block.Targets[0], Block.Targets[1]);
  return true;
}

void CheckedTranslation::translateTerminators(const MachineBasicBlock &MBB,
                                              CheckedBlock &Block) {
  SmallVector<const MachineInstr *, 2> Terminators;
  for (const MachineInstr &MI : MBB.terminators())
    if (!MI.isDebugInstr())
      Terminators.push_back(&MI);
  const MachineBasicBlock *Next = MBB.getNextNode();
  if (Next && !MBB.isSuccessor(Next))
    Next = nullptr;
  if (translateBranches(Terminators, Next, Block))
    return;

  std::vector<uint64_t> Key = {OtherTerminatorKind};
  for (const MachineInstr *MI : Terminators) {
    addToKey(*MI, Key);
    addOperands(*MI, Block.Terminator);
    for (const MachineOperand &MO : MI->operands())
      if (MO.isMBB())
        Block.Targets.push_back(BlockIds.lookup(MO.getMBB()));
  }
  bool FallsThrough =
      Next && (Terminators.empty() || !Terminators.back()->isBarrier());
  if (FallsThrough)
    Block.Targets.push_back(BlockIds.lookup(Next));
  Block.Terminator.Operation = getOperation(std::move(Key));
}
