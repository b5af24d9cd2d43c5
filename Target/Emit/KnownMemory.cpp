//===-- KnownMemory.cpp - What registers hold of memory -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/KnownMemory.h"
#include "CourseInstrInfo.h"
#include "Emit/ElisionSlots.h"
#include "Facts/BlockLiveIns.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace llvm::course;

// The newest places of which it is known what they hold; each access looks at all
// of them. There are as many as two for each register.
static constexpr unsigned MaxValues = 32;

// What an access stores, or where it loads to.
static const MachineOperand &getValueOperand(const MachineInstr &Access) {
  return Access.getOperand(Access.mayStore() ? 1 : 0);
}

static bool isForwardable(const MachineInstr &MI) {
  return isCourseAccess(MI) && MI.hasOneMemOperand() &&
         !MI.hasOrderedMemoryRef() &&
         (*MI.memoperands_begin())->getSize().isPrecise();
}

MemoryPlace::MemoryPlace(const MachineInstr &Access)
    : Slot(getSpillSlot(Access)),
      Size(Access.getOperand(Access.mayStore() ? 0 : 1).getImm()) {
  const MachineOperand &Start = Access.getOperand(CourseBaseOperand);
  Offset = Access.getOperand(CourseBaseOperand + 1).getImm();
  if (Start.isReg())
    Base = Start.getReg();
  else
    Offset += Start.getImm();
}

bool MemoryPlace::operator==(const MemoryPlace &Other) const {
  return Slot == Other.Slot && Base == Other.Base && Offset == Other.Offset &&
         Size == Other.Size;
}

bool MemoryPlace::isApartFrom(const MemoryPlace &Other) const {
  if (Slot || Other.Slot)
    return Slot != Other.Slot;
  const uint64_t Path = Other.Offset - Offset;
  return Base == Other.Base && Path >= Size && -Path >= Other.Size;
}

static bool hasSame(const MachineOperand &A, const MachineOperand &B) {
  return A.isReg() ? B.isReg() && A.getReg() == B.getReg() : A.isIdenticalTo(B);
}

bool MemoryValue::operator==(const MemoryValue &Other) const {
  return Place == Other.Place && hasSame(Value, Other.Value) &&
         IsClean == Other.IsClean;
}

std::optional<MemoryValue> KnownMemory::find(const MachineInstr &MI) const {
  if (!isForwardable(MI))
    return std::nullopt;
  const MemoryPlace Place(MI);
  const MachineOperand &Own = getValueOperand(MI);
  const MemoryValue *Found = nullptr;
  for (const MemoryValue &V : Values)
    if (V.Place == Place) {
      if (hasSame(Own, V.Value) && (MI.mayStore() || V.IsClean))
        return V;
      if (!Found && MI.mayLoad())
        Found = &V;
    }
  return Found ? std::optional(*Found) : std::nullopt;
}

void KnownMemory::update(const MachineInstr &MI) {
  // The place, or the register, has the value already. A load of what is not
  // clean changes the register.
  if (auto Same = find(MI); Same && hasSame(getValueOperand(MI), Same->Value) &&
                            (MI.mayStore() || Same->IsClean))
    return;
  for (const MachineOperand &Def : MI.all_defs())
    erase_if(Values, [&](const MemoryValue &V) {
      return V.Place.Base == Def.getReg() ||
             (V.Value.isReg() && V.Value.getReg() == Def.getReg());
    });
  // What others do, and a block that takes the place of another one.
  if (MI.isCall() || MI.isInlineAsm() || MI.getOpcode() == Course::FREE ||
      MI.getOpcode() == Course::MALLOC)
    erase_if(Values, [](const MemoryValue &V) { return !V.Place.Slot; });
  if (!isCourseAccess(MI)) {
    assert((!MI.mayStore() || MI.isCall() || MI.hasUnmodeledSideEffects()) &&
           "a store that is no access");
    return;
  }
  const MemoryPlace Place(MI);
  if (MI.mayStore())
    erase_if(Values,
             [&](const MemoryValue &V) { return !V.Place.isApartFrom(Place); });
  const MachineOperand &Value = getValueOperand(MI);
  const bool IsKnown =
      Value.isImm() ||
      (Value.isReg() &&
       (MI.mayStore() ? !Value.isUndef()
                      : !Value.isDead() && Value.getReg() != Place.Base));
  if (!isForwardable(MI) || !IsKnown)
    return;
  if (Values.size() == MaxValues)
    Values.erase(Values.begin());
  Values.push_back({Place, Value, MI.mayLoad() || Place.Size == 8});
}

bool KnownMemory::meet(const KnownMemory &Other) {
  const size_t Before = Values.size();
  erase_if(Values, [&](const MemoryValue &V) {
    return !is_contained(Other.Values, V);
  });
  return Values.size() != Before;
}

SmallVector<KnownMemory, 0> course::findKnownMemory(MachineFunction &MF) {
  SmallVector<KnownMemory, 0> Before(MF.getNumBlockIDs());
  // Of blocks that no path has led to yet, all is known.
  SmallVector<std::optional<KnownMemory>, 0> After(MF.getNumBlockIDs());
  visitForward(MF, [&](const MachineBasicBlock &MBB) {
    std::optional<KnownMemory> Known;
    if (&MBB == &MF.front())
      Known.emplace();
    for (const MachineBasicBlock *Pred : MBB.predecessors())
      if (const auto &End = After[Pred->getNumber()]) {
        if (Known)
          Known->meet(*End);
        else
          Known = End;
      }
    Before[MBB.getNumber()] = *Known;
    for (const MachineInstr &MI : MBB)
      Known->update(MI);
    auto &End = After[MBB.getNumber()];
    // Values that are too many go, so that less may be known later of what was
    // known with more before. What was not known stays unknown.
    if (End)
      return End->meet(*Known);
    End = std::move(Known);
    return true;
  });
  return Before;
}
