//===-- CourseForwardCopies.cpp - Calls read what was copied --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tail duplication makes blocks to which only one branch leads, and what that
/// edge copies stands in the middle of them; and the address of what is first
/// in a frame is a copy of sp:
///
///   r8 = mul r3 1 64                  r8 = mul r3 1 64
///   r7 = call f r8             =>     r7 = call f r3
///
/// Likewise what is spilled before the edge and reloaded behind it, or reloaded and
/// spilled again:
///
///   r8 = load 8 sp 16                 r8 = load 8 sp 16
///   r7 = load 8 sp 24                 r7 = load 8 sp 24
///   store 8 r8 sp 16           =>     r6 = mul r7 1 64
///   r6 = load 8 sp 24
///
/// That is done after copy elision only, which knows slots and chooses other copies
/// without them.
///
/// LLVM's copy propagation, which follows, lets other instructions read the
/// copied register; arguments of calls it leaves alone, since no instruction's
/// description says which registers they may be. Copies that nothing reads any
/// more go with dead instructions. Linear in the program for so many registers.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "Emit/ElisionSlots.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-forward-copies"

STATISTIC(NumForwarded, "Number of arguments that are not copied before");
STATISTIC(NumStores, "Number of values not stored where they have been");
STATISTIC(NumReloads, "Number of values not loaded that are in registers");

namespace {

class CourseForwardCopies : public MachineFunctionPass {
  const bool ForwardsSlots;

public:
  static char ID;

  explicit CourseForwardCopies(bool ForwardsSlots = true)
      : MachineFunctionPass(ID), ForwardsSlots(ForwardsSlots) {}

  StringRef getPassName() const override { return "Course copy forwarding"; }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }

  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  /// Registers that hold the same as others.
  struct Copy {
    Register Dest, Source;
  };
  SmallVector<Copy, 16> Copies;
  /// Registers that hold what is in a spill slot.
  struct SlotValue {
    int Slot;
    Register Reg;
  };
  SmallVector<SlotValue, 16> Slots;

  Register getSource(Register Reg) const {
    auto I = find_if(Copies, [&](const Copy &C) { return C.Dest == Reg; });
    return I == Copies.end() ? Reg : I->Source;
  }
  bool forwardInto(MachineInstr &Call);
  void update(const MachineInstr &MI, const TargetInstrInfo &TII);
  Register findValue(const MachineInstr &MI) const;
  void updateSlots(const MachineInstr &MI);
  void forwardSlot(MachineInstr &MI, Register Reg, const TargetInstrInfo &TII);
};

} // namespace

char CourseForwardCopies::ID = 0;

INITIALIZE_PASS(CourseForwardCopies, DEBUG_TYPE, "Course copy forwarding",
                false, false)

bool CourseForwardCopies::forwardInto(MachineInstr &Call) {
  bool HasChanged = false;
  unsigned NumDescribed = Call.getDesc().getNumOperands();
  for (MachineOperand &MO :
       drop_begin(Call.explicit_operands(), NumDescribed)) {
    if (!MO.isReg() || getSource(MO.getReg()) == MO.getReg())
      continue;
    Register Source = getSource(MO.getReg());
    Call.getMF()->getRegInfo().clearKillFlags(Source);
    MO.setReg(Source);
    MO.setIsKill(false);
    HasChanged = true;
    ++NumForwarded;
  }
  return HasChanged;
}

// What is written is no copy any more, and has none. A copy of what is undefined
// has a value of its own.
void CourseForwardCopies::update(const MachineInstr &MI,
                                 const TargetInstrInfo &TII) {
  std::optional<DestSourcePair> MOs = TII.isCopyInstr(MI);
  Register Source = MOs ? getSource(MOs->Source->getReg()) : Register();
  for (const MachineOperand &Def : MI.all_defs())
    erase_if(Copies, [&](const Copy &C) {
      return C.Dest == Def.getReg() || C.Source == Def.getReg();
    });
  if (MOs && !MOs->Source->isUndef() && MOs->Destination->getReg() != Source)
    Copies.push_back({MOs->Destination->getReg(), Source});
}

// The slot that MI accesses as a whole.
static std::optional<int> getWholeSlot(const MachineInstr &MI) {
  if (!isCourseAccess(MI) || !MI.hasOneMemOperand() ||
      (*MI.memoperands_begin())->getSize() != LocationSize::precise(8))
    return std::nullopt;
  return getSpillSlot(MI);
}

static const MachineOperand &getValue(const MachineInstr &Access) {
  return Access.getOperand(Access.mayStore() ? 1 : 0);
}

// The register that has what MI loads or stores, if it is a slot's value already.
Register CourseForwardCopies::findValue(const MachineInstr &MI) const {
  const std::optional<int> Slot = getWholeSlot(MI);
  if (!Slot || !getValue(MI).isReg())
    return Register();
  auto I = find_if(Slots, [&](const SlotValue &V) {
    return V.Slot == *Slot && (MI.mayLoad() || V.Reg == getValue(MI).getReg());
  });
  return I == Slots.end() ? Register() : I->Reg;
}

void CourseForwardCopies::updateSlots(const MachineInstr &MI) {
  for (const MachineOperand &Def : MI.all_defs())
    erase_if(Slots, [&](const SlotValue &V) { return V.Reg == Def.getReg(); });
  if (MI.mayStore())
    if (std::optional<int> Slot = getSpillSlot(MI))
      erase_if(Slots, [&](const SlotValue &V) { return V.Slot == *Slot; });
  if (std::optional<int> Slot = getWholeSlot(MI))
    if (const MachineOperand &Value = getValue(MI);
        Value.isReg() && !Value.isUndef())
      Slots.push_back({*Slot, Value.getReg()});
}

// Removes MI, which loads or stores what Reg has.
void CourseForwardCopies::forwardSlot(MachineInstr &MI, Register Reg,
                                      const TargetInstrInfo &TII) {
  MI.getMF()->getRegInfo().clearKillFlags(Reg);
  if (MI.mayLoad() && getValue(MI).getReg() != Reg) {
    TII.copyPhysReg(*MI.getParent(), MI, MI.getDebugLoc(),
                    getValue(MI).getReg(), Reg, /*KillSrc=*/false);
    const MachineInstr &Copy = *std::prev(MI.getIterator());
    update(Copy, TII);
    updateSlots(Copy);
  }
  ++(MI.mayLoad() ? NumReloads : NumStores);
  MI.eraseFromParent();
}

bool CourseForwardCopies::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF) {
    Copies.clear();
    Slots.clear();
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (Register Reg = ForwardsSlots ? findValue(MI) : Register()) {
        forwardSlot(MI, Reg, TII);
        HasChanged = true;
        continue;
      }
      if (MI.isCall())
        HasChanged |= forwardInto(MI);
      update(MI, TII);
      updateSlots(MI);
    }
  }
  return HasChanged;
}

FunctionPass *llvm::createCourseForwardCopiesPass(bool ForwardsSlots) {
  return new CourseForwardCopies(ForwardsSlots);
}
