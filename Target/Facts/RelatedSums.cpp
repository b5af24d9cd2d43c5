//===-- RelatedSums.cpp - One argument from another -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/RelatedSums.h"
#include "CourseInstrInfo.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::course;

static bool isSum(const MachineInstr &MI, const MachineRegisterInfo &MRI) {
  if (MI.getOpcode() != Course::ADD || !MI.getOperand(0).getReg().isVirtual() ||
      !MI.getOperand(2).isImm())
    return false;
  const MachineOperand &MO = MI.getOperand(1);
  return MO.isReg() && !MO.isUndef() &&
         (MO.getReg().isVirtual() || MRI.isConstantPhysReg(MO.getReg()));
}

static bool isPassed(const MachineInstr &Sum, const MachineRegisterInfo &MRI) {
  return any_of(MRI.use_nodbg_instructions(Sum.getOperand(0).getReg()),
                [](const MachineInstr &User) {
                  return getCalledFunction(User) != nullptr;
                });
}

SmallVector<RelatedSums, 0>
course::findRelatedSums(MachineFunction &MF, const MachineDominatorTree &DT,
                        unsigned MaxPassed) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  // What is passed already, by value and width. Dominators come first.
  DenseMap<std::pair<Register, int64_t>, SmallVector<MachineInstr *, 2>> Passed;
  SmallVector<RelatedSums, 0> Result;
  for (const MachineDomTreeNode *Node : depth_first(DT.getRootNode()))
    for (MachineInstr &MI : *Node->getBlock()) {
      if (!isSum(MI, MRI))
        continue;
      Register Common = MI.getOperand(1).getReg();
      auto &Before = Passed[{Common, MI.getOperand(3).getImm()}];
      erase_if(Before, [&](const MachineInstr *P) {
        return !DT.dominates(P->getParent(), MI.getParent());
      });
      for (MachineInstr *P : Before)
        Result.push_back({Common, &MI, P});
      if (!isPassed(MI, MRI))
        continue;
      if (Before.size() == MaxPassed)
        Before.erase(Before.begin());
      Before.push_back(&MI);
    }
  return Result;
}

int64_t course::getDifference(const MachineInstr &From,
                              const MachineInstr &To) {
  uint64_t Difference = static_cast<uint64_t>(To.getOperand(2).getImm()) -
                        static_cast<uint64_t>(From.getOperand(2).getImm());
  return Difference & maskTrailingOnes<uint64_t>(To.getOperand(3).getImm());
}
