//===-- BlockLiveIns.cpp - Registers live at the starts of blocks ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/BlockLiveIns.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/bit.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// Bits are numbers of registers, of which none is a part of another.
using RegSet = uint64_t;
static_assert(Course::NUM_TARGET_REGS <= 64);

/// What a block reads before it writes it, and what it writes.
struct BlockUse {
  RegSet Read = 0, Written = 0;

  explicit BlockUse(const MachineBasicBlock &MBB);
};

} // namespace

static RegSet bit(Register Reg) {
  return Reg ? RegSet(1) << Reg.id() : RegSet(0);
}

BlockUse::BlockUse(const MachineBasicBlock &MBB) {
  for (const MachineInstr &MI : MBB) {
    if (MI.isDebugInstr())
      continue;
    for (const MachineOperand &MO : MI.operands())
      if (MO.isReg() && MO.readsReg() && !MO.isDef())
        Read |= bit(MO.getReg()) & ~Written;
    for (const MachineOperand &MO : MI.operands()) {
      if (MO.isReg() && MO.isDef())
        Written |= bit(MO.getReg());
      if (MO.isRegMask())
        for (unsigned Reg = 1; Reg != Course::NUM_TARGET_REGS; ++Reg)
          if (MO.clobbersPhysReg(Reg))
            Written |= bit(Reg);
    }
  }
}

void course::recomputeLiveIns(MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  SmallVector<RegSet, 0> LiveIns(MF.getNumBlockIDs());
  SmallVector<BlockUse, 0> Uses;
  for (const MachineBasicBlock &MBB : MF)
    Uses.emplace_back(MBB);
  for (bool IsChanging = true; IsChanging;) {
    IsChanging = false;
    for (auto [MBB, Use] : zip(reverse(MF), reverse(Uses))) {
      RegSet Live = 0;
      for (const MachineBasicBlock *Succ : MBB.successors())
        Live |= LiveIns[Succ->getNumber()];
      Live = (Live & ~Use.Written) | Use.Read;
      if (std::exchange(LiveIns[MBB.getNumber()], Live) != Live)
        IsChanging = true;
    }
  }
  for (MachineBasicBlock &MBB : MF) {
    MBB.clearLiveIns();
    for (RegSet Rest = LiveIns[MBB.getNumber()]; Rest; Rest &= Rest - 1)
      if (MCRegister Reg = countr_zero(Rest); !MRI.isReserved(Reg))
        MBB.addLiveIn(Reg);
  }
}
