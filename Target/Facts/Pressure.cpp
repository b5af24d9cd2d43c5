//===-- Pressure.cpp - How many values are live at once -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/Pressure.h"
#include "Facts/SSALiveness.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

namespace {

class PressureScan {
  const MachineFunction &MF;
  /// For each block, the registers live at its end.
  SmallVector<SmallVector<Register, 0>, 0> LiveOuts;
  course::LiveRegSet Live;

  unsigned scanBlock(const MachineBasicBlock &MBB);

public:
  explicit PressureScan(const MachineFunction &MF)
      : MF(MF), LiveOuts(course::computeLiveOuts(MF)) {
    Live.setUniverse(MF.getRegInfo().getNumVirtRegs());
  }

  unsigned run();
};

} // namespace

unsigned PressureScan::scanBlock(const MachineBasicBlock &MBB) {
  Live.clear();
  for (Register Reg : LiveOuts[MBB.getNumber()])
    Live.insert(Reg);
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
      if (MO.getReg().isVirtual() && MO.readsReg())
        Live.insert(MO.getReg());
    Max = std::max<size_t>(Max, Live.size());
  }
  return std::max<size_t>(Max, Live.size() + NumDeadPhis);
}

unsigned PressureScan::run() {
  unsigned Max = 0;
  for (const MachineBasicBlock &MBB : MF)
    Max = std::max(Max, scanBlock(MBB));
  return Max;
}

unsigned course::maxPressure(const MachineFunction &MF) {
  return PressureScan(MF).run();
}
