//===-- AddressWeb.cpp - Addresses that could be less ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Follows what is computed from a sum to accesses, and PHIs back to what they
/// get.
///
//===----------------------------------------------------------------------===//

#include "ISel/AddressWeb.h"
#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseRules.h"
#include "Facts/BinaryOperations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <optional>
#include <utility>

using namespace llvm;
using namespace llvm::course;

// Registers of a web, for compile time. With 64, covariance (small) costs 1.04.
static constexpr unsigned MaxRegs = 1000;

static bool isSum64(const MachineInstr &MI, unsigned Opcode) {
  return MI.getOpcode() == Opcode && MI.getOperand(3).getImm() == 64;
}

// What a constant is added to, and the constant.
static std::optional<std::pair<Register, uint64_t>>
getSum(const MachineInstr &MI) {
  if (!isAddition64(MI))
    return std::nullopt;
  const MachineOperand &A = MI.getOperand(1), &B = MI.getOperand(2);
  if (A.isReg() == B.isReg() || !(A.isReg() ? B : A).isImm())
    return std::nullopt;
  return std::pair((A.isReg() ? A : B).getReg(), (A.isReg() ? B : A).getImm());
}

bool AddressWeb::isIn(const MachineOperand &MO) const {
  return MO.isReg() && Regs.contains(MO.getReg());
}

// Adds what is computed from a register.
bool AddressWeb::addUses(Register Reg) {
  for (MachineOperand &MO : MRI.use_nodbg_operands(Reg)) {
    const MachineInstr &User = *MO.getParent();
    if (isCourseAccess(User) && MO.getOperandNo() == CourseBaseOperand)
      Bases.push_back(&MO);
    else if (User.isPHI() || isAddition64(User) ||
             (isSum64(User, Course::SUB) && MO.getOperandNo() == 1))
      Regs.insert(User.getOperand(0).getReg());
    else
      return false;
  }
  return true;
}

// Adds what a register is one of.
bool AddressWeb::addSources(Register Reg) {
  const MachineInstr *Def = MRI.getUniqueVRegDef(Reg);
  if (!Def || MRI.getRegClass(Reg) != &Course::GPRRegClass)
    return false;
  if (!Def->isPHI())
    return isAddition64(*Def) || isSum64(*Def, Course::SUB) ||
           (Def->getOpcode() == Course::MOVI && Def->getOperand(1).isImm());
  for (unsigned I = 1; I < Def->getNumOperands(); I += 2)
    Regs.insert(Def->getOperand(I).getReg());
  return true;
}

// Whether a register of the web is less by the constant if all others are, or
// adds another constant then.
bool AddressWeb::canBeLess(Register Reg) const {
  const MachineInstr &Def = *MRI.getUniqueVRegDef(Reg);
  if (Def.isPHI() || Def.getOpcode() == Course::MOVI)
    return true;
  const bool Left = isIn(Def.getOperand(1)), Right = isIn(Def.getOperand(2));
  if (Def.getOpcode() == Course::SUB)
    return Left && !Right;
  return Left != Right || (!Left && getSum(Def));
}

bool AddressWeb::find(MachineInstr &MI) {
  const auto Sum = getSum(MI);
  if (!Sum || !Sum->first.isVirtual() ||
      !MI.getOperand(0).getReg().isVirtual() ||
      MRI.getRegClass(Sum->first) != &Course::GPRRegClass)
    return false;
  Constant = Sum->second;
  Regs.clear();
  Bases.clear();
  Regs.insert(MI.getOperand(0).getReg());
  for (unsigned I = 0; I != Regs.size(); ++I)
    if (I == MaxRegs || !Regs[I].isVirtual() || !addSources(Regs[I]) ||
        !addUses(Regs[I]))
      return false;
  return !Bases.empty() && !Regs.contains(Sum->first) &&
         all_of(Regs, [&](Register Reg) { return canBeLess(Reg); });
}

void AddressWeb::subtract(function_ref<void(Register)> OnExtended) {
  if (Regs.size() == 1)
    COURSE_RULE("sum-as-offset", 64);
  else
    COURSE_RULE("address-less-by-constant", 64);
  for (MachineOperand *Base : Bases)
    addToCourseOffset(*Base->getParent(), Constant);
  SmallVector<std::pair<Register, Register>, 4> Same;
  for (Register Reg : Regs) {
    MRI.markUsesInDebugValueAsUndef(Reg);
    MachineInstr &Def = *MRI.getUniqueVRegDef(Reg);
    if (Def.getOpcode() == Course::MOVI) {
      MachineOperand &Value = Def.getOperand(1);
      Value.setImm(Value.getImm() - Constant);
    }
    if (Def.isPHI() || Def.getOpcode() == Course::MOVI)
      continue;
    // It may wrap around now, and have common bits.
    if (Def.getOpcode() == Course::OR)
      Def.setDesc(Def.getMF()->getSubtarget().getInstrInfo()->get(Course::ADD));
    Def.clearFlag(MachineInstr::Disjoint);
    Def.clearFlag(MachineInstr::NoUWrap);
    Def.clearFlag(MachineInstr::NoSWrap);
    if (isIn(Def.getOperand(1)) || isIn(Def.getOperand(2)))
      continue;
    const auto [Index, Own] = *getSum(Def);
    MachineOperand &Added = Def.getOperand(Def.getOperand(1).isReg() ? 2 : 1);
    if (Own == Constant && Index.isVirtual() &&
        MRI.getRegClass(Index) == &Course::GPRRegClass)
      Same.emplace_back(Reg, Index);
    else
      Added.setImm(Own - Constant);
  }
  for (auto [Sum, Index] : Same) {
    for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(Sum)))
      MO.setReg(Index);
    OnExtended(Index);
  }
}
