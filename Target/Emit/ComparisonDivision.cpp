//===-- ComparisonDivision.cpp - Comparisons by division ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/ComparisonDivision.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "Emit/RegisterRanges.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-fold-constants"

STATISTIC(NumDivisions, "Number of comparisons that became divisions");
STATISTIC(NumShared, "Number of such divisions that others stand for");

namespace {

/// Which operand of a comparison is the divisor, and whether the comparison
/// holds where the quotient is 0.
struct Division {
  bool IsSecondDivisor;
  bool HoldsAtZero;
};

} // namespace

static std::optional<Division> getDivision(uint64_t Cond) {
  switch (Cond) {
  case CourseCC::ULT:
  case CourseCC::SLT:
    return Division{/*IsSecondDivisor=*/true, /*HoldsAtZero=*/true};
  case CourseCC::UGE:
  case CourseCC::SGE:
    return Division{/*IsSecondDivisor=*/true, /*HoldsAtZero=*/false};
  case CourseCC::UGT:
  case CourseCC::SGT:
    return Division{/*IsSecondDivisor=*/false, /*HoldsAtZero=*/true};
  case CourseCC::ULE:
  case CourseCC::SLE:
    return Division{/*IsSecondDivisor=*/false, /*HoldsAtZero=*/false};
  default:
    return std::nullopt;
  }
}

// What reads the result, if it is only asked whether that is 0: branches and
// selects of the block. None if there is another use.
static std::optional<SmallVector<MachineInstr *, 4>>
findConditions(MachineInstr &Comparison) {
  const Register Reg = Comparison.getOperand(0).getReg();
  MachineBasicBlock &MBB = *Comparison.getParent();
  SmallVector<MachineInstr *, 4> Conditions;
  for (MachineInstr &MI : make_range(
           std::next(MachineBasicBlock::iterator(Comparison)), MBB.end())) {
    if (MI.isDebugInstr())
      continue;
    if (MI.readsRegister(Reg, /*TRI=*/nullptr)) {
      const bool IsSelect = MI.getOpcode() == Course::SELECT;
      if (!IsSelect && MI.getOpcode() != Course::BRCOND)
        return std::nullopt;
      const unsigned Condition = IsSelect ? 1 : 0;
      for (const MachineOperand &MO : MI.all_uses())
        if (MO.getReg() == Reg && MO.getOperandNo() != Condition)
          return std::nullopt;
      Conditions.push_back(&MI);
    }
    if (MI.definesRegister(Reg, /*TRI=*/nullptr))
      return Conditions;
  }
  if (any_of(MBB.successors(), [&](const MachineBasicBlock *Succ) {
        return Succ->isLiveIn(Reg);
      }))
    return std::nullopt;
  return Conditions;
}

static void swapOutcomes(MachineInstr &MI) {
  const unsigned First = MI.getOpcode() == Course::SELECT ? 2 : 1;
  if (First == 2)
    COURSE_RULE("swapped-select", 64);
  else
    COURSE_RULE("swapped-branch", 64);
  MachineOperand &A = MI.getOperand(First), &B = MI.getOperand(First + 1);
  const MachineOperand Old = A;
  if (Old.isMBB()) {
    A.setMBB(B.getMBB());
    B.setMBB(Old.getMBB());
    return;
  }
  // Constants and registers may change places.
  auto Become = [](MachineOperand &MO, const MachineOperand &Other) {
    if (Other.isImm())
      MO.ChangeToImmediate(Other.getImm());
    else
      MO.ChangeToRegister(Other.getReg(), /*isDef=*/false, /*isImp=*/false,
                          /*isKill=*/false, /*isDead=*/false, Other.isUndef());
  };
  const MachineOperand Second = B;
  Become(A, Second);
  Become(B, Old);
}

static bool isUnsignedDivision(const MachineInstr &MI) {
  return MI.getOpcode() == Course::UDIV || MI.getOpcode() == Course::UDIVNZ;
}

// The register that gets the same quotient between Division and the first of the
// conditions, and keeps it to the last one. None if there is no such.
static Register findQuotient(const MachineInstr &Division,
                             ArrayRef<MachineInstr *> Conditions) {
  Register Quotient;
  bool HasOperands = true;
  auto Overwrite = [&](const MachineInstr &MI) {
    for (unsigned Operand : {1, 2})
      if (const MachineOperand &MO = Division.getOperand(Operand); MO.isReg())
        HasOperands &= !MI.definesRegister(MO.getReg(), /*TRI=*/nullptr);
  };
  Overwrite(Division);
  for (const MachineInstr &MI : make_range(std::next(Division.getIterator()),
                                           Division.getParent()->instr_end())) {
    if (&MI == Conditions.front() && !Quotient)
      return {};
    if (&MI == Conditions.back())
      return Quotient;
    if (Quotient && MI.definesRegister(Quotient, /*TRI=*/nullptr))
      return {};
    if (!Quotient && HasOperands && isUnsignedDivision(MI) &&
        all_of(seq(1u, 4u), [&](unsigned Operand) {
          return MI.getOperand(Operand).isIdenticalTo(
              Division.getOperand(Operand));
        }))
      Quotient = MI.getOperand(0).getReg();
    Overwrite(MI);
  }
  return {};
}

// A division of which only is asked whether it gives 0, as for the condition of
// `while (n > 9) n /= 10`, is not needed beside another one.
static bool shareQuotient(MachineInstr &Division) {
  auto Conditions = findConditions(Division);
  if (!Conditions || Conditions->empty())
    return false;
  const Register Quotient = findQuotient(Division, *Conditions);
  if (!Quotient)
    return false;
  for (MachineInstr *User : *Conditions)
    User->getOperand(User->getOpcode() == Course::SELECT ? 1 : 0)
        .setReg(Quotient);
  Division.getMF()->getRegInfo().clearKillFlags(Quotient);
  Division.eraseFromParent();
  ++NumShared;
  return true;
}

static bool divide(MachineInstr &MI, const RegisterState &State) {
  const std::optional<Division> D = getDivision(MI.getOperand(1).getImm());
  if (!D)
    return false;
  const MachineOperand &A = MI.getOperand(2), &B = MI.getOperand(3);
  const unsigned Width = MI.getOperand(4).getImm();
  const RegisterRange RangeA = State.get(A), RangeB = State.get(B);
  const RegisterRange &Divisor = D->IsSecondDivisor ? RangeB : RangeA;
  if (Divisor.Lo == 0 || !Divisor.fits(Width))
    return false;
  // Numbers that are not negative are compared alike.
  const bool IsSigned = MI.getOperand(1).getImm() >= CourseCC::SGT;
  if (IsSigned && (!RangeA.fits(Width - 1) || !RangeB.fits(Width - 1)))
    return false;
  auto Conditions = findConditions(MI);
  if (!Conditions || Conditions->empty())
    return false;
  if (IsSigned)
    COURSE_RULE("signed-comparison-as-division", Width);
  else
    COURSE_RULE("comparison-as-division", Width);
  const auto &TII = *MI.getMF()->getSubtarget<CourseSubtarget>().getInstrInfo();
  BuildMI(*MI.getParent(), MI, MI.getDebugLoc(), TII.get(Course::UDIVNZ),
          MI.getOperand(0).getReg())
      .add(D->IsSecondDivisor ? A : B)
      .add(D->IsSecondDivisor ? B : A)
      .addImm(Width);
  if (D->HoldsAtZero)
    for_each(*Conditions, [](MachineInstr *User) { swapOutcomes(*User); });
  MI.eraseFromParent();
  ++NumDivisions;
  return true;
}

bool course::divideComparisons(MachineFunction &MF) {
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB))
      if (isUnsignedDivision(MI))
        HasChanged |= shareQuotient(MI);
  const CourseCostModel &Costs =
      MF.getSubtarget<CourseSubtarget>().getCostModel();
  if (Costs.getCost(Course::CostClass::MulDiv) >=
      Costs.getCost(Course::CostClass::Compare))
    return HasChanged;
  const RegisterRanges Ranges(MF);
  auto IsComparison = [](const MachineInstr &MI) {
    return MI.getOpcode() == Course::ICMP;
  };
  for (MachineBasicBlock &MBB : MF) {
    const RegisterState *Start = Ranges.getStart(MBB);
    if (!Start || none_of(MBB, IsComparison))
      continue;
    RegisterState State = *Start;
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (!IsComparison(MI)) {
        State.step(MI);
        continue;
      }
      const MachineBasicBlock::iterator Next = std::next(MI.getIterator());
      HasChanged |= divide(MI, State);
      // The result may be another one now.
      State.step(*std::prev(Next));
    }
  }
  return HasChanged;
}
