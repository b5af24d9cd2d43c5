//===-- Pressure.cpp - How many values are live at once -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pressure.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

namespace {

class PressureScan {
  const MachineFunction &MF;
  const MachineRegisterInfo &MRI;
  /// For each block, the registers live at its end.
  SmallVector<SmallVector<Register, 0>, 0> LiveOuts;

  void walkLiveness(Register Reg);
  unsigned scanBlock(const MachineBasicBlock &MBB) const;

public:
  explicit PressureScan(const MachineFunction &MF)
      : MF(MF), MRI(MF.getRegInfo()), LiveOuts(MF.getNumBlockIDs()) {}

  unsigned run();
};

} // namespace

static bool readsVirtReg(const MachineOperand &MO) {
  return MO.isReg() && MO.getReg().isVirtual() && MO.readsReg();
}

// From each use up to the definition, as far as no other use has come.
void PressureScan::walkLiveness(Register Reg) {
  const MachineInstr *Def = MRI.getVRegDef(Reg);
  if (!Def)
    return;
  const MachineBasicBlock *DefBlock = Def->getParent();
  SmallVector<const MachineBasicBlock *, 16> LiveAtEnd;
  SmallPtrSet<const MachineBasicBlock *, 16> LiveAtStart;
  auto AddLiveIn = [&](const MachineBasicBlock *MBB) {
    if (LiveAtStart.insert(MBB).second)
      LiveAtEnd.append(MBB->pred_begin(), MBB->pred_end());
  };

  for (const MachineOperand &MO : MRI.use_nodbg_operands(Reg)) {
    if (!MO.readsReg())
      continue;
    const MachineInstr &User = *MO.getParent();
    if (User.isPHI())
      LiveAtEnd.push_back(User.getOperand(MO.getOperandNo() + 1).getMBB());
    else if (User.getParent() != DefBlock)
      AddLiveIn(User.getParent());
  }
  while (!LiveAtEnd.empty()) {
    const MachineBasicBlock *MBB = LiveAtEnd.pop_back_val();
    SmallVectorImpl<Register> &LiveOut = LiveOuts[MBB->getNumber()];
    if (!LiveOut.empty() && LiveOut.back() == Reg)
      continue;
    LiveOut.push_back(Reg);
    if (MBB != DefBlock)
      AddLiveIn(MBB);
  }
}

unsigned PressureScan::scanBlock(const MachineBasicBlock &MBB) const {
  const SmallVectorImpl<Register> &LiveOut = LiveOuts[MBB.getNumber()];
  DenseSet<Register> Live(LiveOut.begin(), LiveOut.end());
  size_t Max = Live.size();
  size_t NumDeadPhis = 0;
  for (const MachineInstr &MI : reverse(MBB)) {
    if (MI.isDebugInstr())
      continue;
    if (MI.isPHI()) {
      NumDeadPhis += !Live.contains(MI.getOperand(0).getReg());
      continue;
    }
    size_t NumDeadDefs = 0;
    for (const MachineOperand &MO : MI.all_defs())
      if (MO.getReg().isVirtual())
        NumDeadDefs += !Live.contains(MO.getReg());
    Max = std::max<size_t>(Max, Live.size() + NumDeadDefs);
    for (const MachineOperand &MO : MI.all_defs())
      if (MO.getReg().isVirtual())
        Live.erase(MO.getReg());
    for (const MachineOperand &MO : MI.all_uses())
      if (readsVirtReg(MO))
        Live.insert(MO.getReg());
    Max = std::max<size_t>(Max, Live.size());
  }
  return std::max<size_t>(Max, Live.size() + NumDeadPhis);
}

unsigned PressureScan::run() {
  for (unsigned I = 0, E = MRI.getNumVirtRegs(); I != E; ++I)
    walkLiveness(Register::index2VirtReg(I));
  unsigned Max = 0;
  for (const MachineBasicBlock &MBB : MF)
    Max = std::max(Max, scanBlock(MBB));
  return Max;
}

unsigned course::maxPressure(const MachineFunction &MF) {
  return PressureScan(MF).run();
}
