//===-- ElisionSlots.cpp - Spill slots as copy elision sees them ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/ElisionSlots.h"
#include "CourseInstrInfo.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/PseudoSourceValue.h"

using namespace llvm;
using namespace llvm::course;

std::optional<int> course::getSpillSlot(const MachineInstr &MI) {
  const MachineFrameInfo &MFI = MI.getMF()->getFrameInfo();
  for (const MachineMemOperand *MMO : MI.memoperands()) {
    const auto *Slot =
        dyn_cast_or_null<FixedStackPseudoSourceValue>(MMO->getPseudoValue());
    if (Slot && MFI.isSpillSlotObjectIndex(Slot->getFrameIndex()))
      return Slot->getFrameIndex();
  }
  return std::nullopt;
}

namespace {

/// What accesses a slot.
struct SlotAccesses {
  const MachineInstr *Load = nullptr, *Store = nullptr;
  bool AreKnown = true;
  double Frequency = 0;

  void add(const MachineInstr &MI, double BlockFrequency);
};

} // namespace

static bool haveSameAddress(const MachineInstr &A, const MachineInstr &B) {
  return all_of(seq(CourseBaseOperand, CourseBaseOperand + 2), [&](unsigned I) {
    return A.getOperand(I).isIdenticalTo(B.getOperand(I));
  });
}

// Copy elision has no location for a stack pointer that is saved and restored.
static bool loadsReservedReg(const MachineInstr &MI) {
  return MI.getOpcode() == Course::LOAD &&
         MI.getMF()->getRegInfo().isReserved(MI.getOperand(0).getReg());
}

void SlotAccesses::add(const MachineInstr &MI, double BlockFrequency) {
  const MachineInstr *Other = Load ? Load : Store;
  if (!isCourseAccess(MI) || loadsReservedReg(MI) || !MI.hasOneMemOperand() ||
      (*MI.memoperands_begin())->getSize() != LocationSize::precise(8) ||
      (Other && !haveSameAddress(MI, *Other))) {
    AreKnown = false;
    return;
  }
  (MI.mayStore() ? Store : Load) = &MI;
  Frequency += BlockFrequency;
}

ElisionSlots::ElisionSlots(const MachineFunction &MF,
                           const MachineBlockFrequencyInfo &Frequencies,
                           bool IsEnabled) {
  if (!IsEnabled)
    return;
  MapVector<int, SlotAccesses> Accesses;
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      if (std::optional<int> Slot = getSpillSlot(MI))
        Accesses[*Slot].add(MI,
                            Frequencies.getBlockFreqRelativeToEntryBlock(&MBB));
  auto Known = Accesses.takeVector();
  erase_if(Known, [](const auto &Slot) {
    return !Slot.second.AreKnown || !Slot.second.Load || !Slot.second.Store;
  });
  llvm::stable_sort(Known, [](const auto &A, const auto &B) {
    return A.second.Frequency > B.second.Frequency;
  });
  Known.resize(std::min<size_t>(Known.size(), MaxElisionRegs - First));
  for (const auto &[Slot, Of] : Known) {
    NumberOf[Slot] = First + Stores.size();
    Stores.push_back(Of.Store);
  }
}

std::optional<unsigned> ElisionSlots::getNumber(const MachineInstr &MI) const {
  std::optional<int> Slot = getSpillSlot(MI);
  auto I = Slot ? NumberOf.find(*Slot) : NumberOf.end();
  if (I == NumberOf.end())
    return std::nullopt;
  return I->second;
}

RegMask ElisionSlots::getMask() const {
  return maskTrailingOnes<RegMask>(Stores.size()) << First;
}
