//===-- BlockLiveIns.cpp - Registers live at the starts of blocks ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/BlockLiveIns.h"
#include "Facts/BlockOrder.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/BitVector.h"
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

  BlockUse() = default;
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

// Each block in turn, and what Next says of those that have changed again.
template <typename NextT>
static void visit(ArrayRef<MachineBasicBlock *> Order, unsigned NumBlocks,
                  function_ref<bool(MachineBasicBlock &)> HasChanged,
                  NextT Next) {
  BitVector IsWaiting(NumBlocks);
  for (const MachineBasicBlock *MBB : Order)
    IsWaiting.set(MBB->getNumber());
  while (IsWaiting.any())
    for (MachineBasicBlock *MBB : Order) {
      if (!IsWaiting.test(MBB->getNumber()))
        continue;
      IsWaiting.reset(MBB->getNumber());
      if (HasChanged(*MBB))
        for (const MachineBasicBlock *Other : Next(*MBB))
          IsWaiting.set(Other->getNumber());
    }
}

void course::visitBackward(MachineFunction &MF,
                           function_ref<bool(MachineBasicBlock &)> HasChanged) {
  // Those that are not reached last.
  SmallVector<MachineBasicBlock *, 0> Order = getPostOrder(MF);
  BitVector IsReached(MF.getNumBlockIDs());
  for (const MachineBasicBlock *MBB : Order)
    IsReached.set(MBB->getNumber());
  for (MachineBasicBlock &MBB : MF)
    if (!IsReached.test(MBB.getNumber()))
      Order.push_back(&MBB);
  visit(Order, MF.getNumBlockIDs(), HasChanged,
        [](MachineBasicBlock &MBB) { return MBB.predecessors(); });
}

void course::visitForward(MachineFunction &MF,
                          function_ref<bool(MachineBasicBlock &)> HasChanged) {
  SmallVector<MachineBasicBlock *, 0> Order = getPostOrder(MF);
  std::reverse(Order.begin(), Order.end());
  visit(Order, MF.getNumBlockIDs(), HasChanged,
        [](MachineBasicBlock &MBB) { return MBB.successors(); });
}

void course::recomputeLiveIns(MachineFunction &MF) {
  const MachineRegisterInfo &MRI = MF.getRegInfo();
  SmallVector<RegSet, 0> LiveIns(MF.getNumBlockIDs());
  SmallVector<BlockUse, 0> Uses(MF.getNumBlockIDs());
  for (const MachineBasicBlock &MBB : MF)
    Uses[MBB.getNumber()] = BlockUse(MBB);
  visitBackward(MF, [&](const MachineBasicBlock &MBB) {
    const BlockUse &Use = Uses[MBB.getNumber()];
    RegSet Live = 0;
    for (const MachineBasicBlock *Succ : MBB.successors())
      Live |= LiveIns[Succ->getNumber()];
    Live = (Live & ~Use.Written) | Use.Read;
    return std::exchange(LiveIns[MBB.getNumber()], Live) != Live;
  });
  for (MachineBasicBlock &MBB : MF) {
    MBB.clearLiveIns();
    for (RegSet Rest = LiveIns[MBB.getNumber()]; Rest; Rest &= Rest - 1)
      if (MCRegister Reg = countr_zero(Rest); !MRI.isReserved(Reg))
        MBB.addLiveIn(Reg);
  }
}
