//===-- ValuePacking.cpp - Two values in one register ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/ValuePacking.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "Facts/BinaryOperations.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::course;

static constexpr int64_t HighPart = int64_t(1) << 32;

/// The width of the result, with zeros above it.
static unsigned getWidth(const MachineInstr &MI) {
  return getResultWidth(MI).value_or(64);
}

static bool isImmFrom(const MachineOperand &MO, uint64_t Least) {
  return MO.isImm() && uint64_t(MO.getImm()) >= Least;
}

/// Whether the result of \p MI has only zeros above bit 31 if those operands
/// have that \p IsNarrow says it of.
template <typename Predicate>
static bool hasNarrowResult(const MachineInstr &MI, Predicate IsNarrow) {
  if (getWidth(MI) <= 32)
    return true;
  auto Is = [&](unsigned No) { return IsNarrow(MI.getOperand(No)); };
  switch (MI.getOpcode()) {
  case TargetOpcode::COPY:
  case Course::MOV:
  case Course::MOVI:
    return Is(1);
  case TargetOpcode::PHI:
    for (unsigned No = 1; No < MI.getNumOperands(); No += 2)
      if (!Is(No))
        return false;
    return true;
  case Course::SELECT:
    return Is(2) && Is(3);
  case Course::OR:
  case Course::XOR:
    return Is(1) && Is(2);
  case Course::AND:
  case Course::UREM:
  case Course::UREMNZ:
    return Is(1) || Is(2);
  case Course::UDIV:
  case Course::UDIVNZ:
    return Is(1) || isImmFrom(MI.getOperand(2), HighPart);
  case Course::LSHR:
    return Is(1) ||
           (MI.getOperand(2).isImm() && MI.getOperand(2).getImm() % 64 >= 32);
  default:
    return false;
  }
}

/// Takes all values for narrow, and then those away that cannot be.
NarrowValues::NarrowValues(const MachineFunction &MF)
    : Narrow(MF.getRegInfo().getNumVirtRegs(), true) {
  auto IsNarrow = [&](const MachineOperand &MO) {
    if (MO.isImm())
      return isUInt<32>(uint64_t(MO.getImm()));
    return MO.isReg() && !MO.isUndef() && isNarrow(MO.getReg());
  };
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const MachineBasicBlock &MBB : MF)
      for (const MachineInstr &MI : MBB)
        for (const MachineOperand &Def : MI.all_defs())
          if (isNarrow(Def.getReg()) && !hasNarrowResult(MI, IsNarrow)) {
            Narrow.reset(Def.getReg().virtRegIndex());
            Changed = true;
          }
  }
}

bool course::readsLowPart(const MachineOperand &MO) {
  const MachineInstr &MI = *MO.getParent();
  unsigned No = MO.getOperandNo();
  switch (MI.getOpcode()) {
  case Course::STORE:
    return No == 1 && MI.getOperand(0).getImm() <= 4;
  case Course::ICMP:
    return getOperationWidth(MI) <= 32;
  case Course::SHL:
  case Course::LSHR:
  case Course::ASHR:
    return No == 1 && getWidth(MI) <= 32;
  case Course::AND:
    if (const MachineOperand &Mask = MI.getOperand(2); Mask.isImm())
      return No == 1 && isUInt<32>(uint64_t(Mask.getImm()));
    return getWidth(MI) <= 32;
  case Course::LOAD:
    return false;
  default:
    return getWidth(MI) <= 32;
  }
}

//===----------------------------------------------------------------------===//
// One pair
//===----------------------------------------------------------------------===//

Register PackedPair::build(MachineBasicBlock &MBB, MachineInstr *Before,
                           unsigned Opcode, Register Value,
                           MachineOperand Other, unsigned Width) {
  MachineRegisterInfo &MRI = MBB.getParent()->getRegInfo();
  Register Result = MRI.createVirtualRegister(&Course::GPRRegClass);
  auto Place = Before ? Before->getIterator() : MBB.getFirstTerminator();
  DebugLoc DL = Place == MBB.end() ? DebugLoc() : Place->getDebugLoc();
  New.push_back(BuildMI(MBB, Place, DL, TII->get(Opcode), Result)
                    .addReg(Value)
                    .add(Other)
                    .addImm(Width));
  return Result;
}

PackedPair::PackedPair(MachineInstr &High, MachineInstr &Low, TakeOut Where,
                       const MachineDominatorTree &DomTree,
                       const CourseInstrInfo &TII)
    : Where(Where), DomTree(&DomTree), TII(&TII) {
  MachineBasicBlock &MBB = *Low.getParent();
  MachineRegisterInfo &MRI = MBB.getParent()->getRegInfo();
  auto Place =
      Low.isPHI() ? MBB.getFirstNonPHI() : std::next(Low.getIterator());
  MachineInstr *Before = Place == MBB.end() ? nullptr : &*Place;
  Register A = High.getOperand(0).getReg(), B = Low.getOperand(0).getReg();
  MRI.clearKillFlags(A);
  MRI.clearKillFlags(B);
  Register Shifted = build(MBB, Before, Course::MUL, A,
                           MachineOperand::CreateImm(HighPart), 64);
  build(MBB, Before, Course::OR, Shifted, MachineOperand::CreateReg(B, false),
        64);
  Packed = New.back();
  replaceUses(A, true);
  replaceUses(B, false);
}

/// The operands that come after the pair on all paths, other than those that
/// read the low part in place.
SmallVector<PackedPair::Use, 8> PackedPair::findUses(Register Old,
                                                     bool IsHigh) const {
  SmallVector<Use, 8> Uses;
  MachineRegisterInfo &MRI = Packed->getMF()->getRegInfo();
  for (MachineOperand &MO : MRI.use_nodbg_operands(Old)) {
    MachineInstr &MI = *MO.getParent();
    if (is_contained(New, &MI) || MO.isImplicit())
      continue;
    if (MI.isPHI()) {
      MachineBasicBlock *Pred = MI.getOperand(MO.getOperandNo() + 1).getMBB();
      if (DomTree->dominates(Packed->getParent(), Pred))
        Uses.push_back({&MO, Pred, nullptr});
    } else if (DomTree->dominates(Packed, &MI)) {
      // Nothing stands between terminators.
      Uses.push_back({&MO, MI.getParent(), MI.isTerminator() ? nullptr : &MI});
    }
  }
  return Uses;
}

/// Replaces what comes after the pair on all paths: by the pair itself where
/// only its low part is read and wanted, else by a part that is taken out.
void PackedPair::replaceUses(Register Old, bool IsHigh) {
  Register Pair = Packed->getOperand(0).getReg();
  MapVector<MachineBasicBlock *, SmallVector<Use, 4>> InBlock;
  for (const Use &U : findUses(Old, IsHigh)) {
    Replaced.push_back({U.MO, Old});
    if (!IsHigh && readsLowPart(*U.MO))
      U.MO->setReg(Pair);
    else
      InBlock[U.MBB].push_back(U);
  }
  for (auto &[MBB, Uses] : InBlock) {
    MachineInstr *First = nullptr;
    if (Where == TakeOut::PerBlock)
      for (MachineInstr &MI : *MBB)
        if (any_of(Uses, [&](const Use &U) { return U.Before == &MI; })) {
          First = &MI;
          break;
        }
    DenseMap<MachineInstr *, Register> Taken;
    for (const Use &U : Uses) {
      MachineInstr *Before = Where == TakeOut::PerBlock ? First : U.Before;
      Register &Part = Taken[Before];
      if (!Part)
        Part = build(*MBB, Before, IsHigh ? Course::UDIVNZ : Course::MUL, Pair,
                     MachineOperand::CreateImm(IsHigh ? HighPart : 1),
                     IsHigh ? 64 : 32);
      U.MO->setReg(Part);
    }
  }
}

void PackedPair::undo() {
  for (auto [MO, Old] : Replaced)
    MO->setReg(Old);
  for (MachineInstr *MI : reverse(New))
    MI->eraseFromParent();
}

double PackedPair::getCost(const CourseCostModel &CostModel,
                           const MachineBlockFrequencyInfo &Frequencies) const {
  double Cost = 0;
  for (const MachineInstr *MI : New)
    Cost += double(CostModel.getCost(*MI)) / CourseCostModel::TicksPerUnit *
            Frequencies.getBlockFreqRelativeToEntryBlock(MI->getParent());
  return Cost;
}
