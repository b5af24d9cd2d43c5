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
public:
  /// Hears how many are live at a point, dead definitions among them, and which
  /// others.
  using Observer =
      function_ref<void(size_t NumLive, const course::LiveRegSet &Live)>;

  PressureScan(const MachineFunction &MF, Observer Observe)
      : MF(MF), Observe(Observe), LiveOuts(course::computeLiveOuts(MF)) {
    Live.setUniverse(MF.getRegInfo().getNumVirtRegs());
  }

  void run() {
    for (const MachineBasicBlock &MBB : MF)
      scanBlock(MBB);
  }

private:
  void scanBlock(const MachineBasicBlock &MBB);

  const MachineFunction &MF;
  Observer Observe;
  /// For each block, the registers live at its end.
  SmallVector<SmallVector<Register, 0>, 0> LiveOuts;
  course::LiveRegSet Live;
};

} // namespace

void PressureScan::scanBlock(const MachineBasicBlock &MBB) {
  Live.clear();
  for (Register Reg : LiveOuts[MBB.getNumber()])
    Live.insert(Reg);
  Observe(Live.size(), Live);
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
    Observe(Live.size() + NumDeadDefs, Live);
    for (const MachineOperand &MO : MI.all_defs())
      if (MO.getReg().isVirtual())
        Live.erase(MO.getReg());
    for (const MachineOperand &MO : MI.all_uses())
      if (MO.getReg().isVirtual() && MO.readsReg())
        Live.insert(MO.getReg());
    Observe(Live.size(), Live);
  }
  Observe(Live.size() + NumDeadPhis, Live);
}

unsigned course::maxPressure(const MachineFunction &MF) {
  size_t Max = 0;
  auto Observe = [&](size_t NumLive, const LiveRegSet &) {
    Max = std::max(Max, NumLive);
  };
  PressureScan(MF, Observe).run();
  return Max;
}

unsigned course::maxPressureOf(const MachineFunction &MF, unsigned Limit,
                               function_ref<bool(Register)> Counts) {
  unsigned Max = 0;
  auto Observe = [&](size_t NumLive, const LiveRegSet &Live) {
    if (NumLive > Limit && Live.size() > Max)
      Max = std::max<unsigned>(Max, count_if(Live, Counts));
  };
  PressureScan(MF, Observe).run();
  return Max;
}
