//===-- CourseZExtElim.cpp - Removes zero-extensions of what is extended --===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Selection zero-extends (MUL x, 1, w) each narrow value that comes from
/// another block, since it cannot see what defined it. Nearly every
/// instruction zero-extends its result anyway; this looks at the whole
/// function, through PHIs and selects:
///
///   %1 = PHI %0, %2                       %1 = PHI %0, %2
///   %3 = MUL %1, 1, 32            =>      %2 = ADD %1, 1, 32
///   %2 = ADD %1, 1, 32                    (uses of %3 read %1)
///
/// An upper bound of the bits that each virtual register uses is computed as
/// the least fixed point: optimistic, so that values in a loop support each
/// other. Requires and keeps SSA form. Each register's bound grows at most 64
/// times, and each time its users are looked at again; in practice twice.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseRules.h"
#include "Facts/BinaryOperations.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-zext-elim"

STATISTIC(NumExtensionsRemoved, "Number of zero-extensions removed");

namespace {

class CourseZExtElim : public MachineFunctionPass {
  MachineRegisterInfo *MRI = nullptr;
  // Per virtual register: no bit at or above this one is set.
  IndexedMap<unsigned, VirtReg2IndexFunctor> NumBits;
  ArrayRef<unsigned> ArgBits;
  const TargetLowering *TLI = nullptr;

public:
  static char ID;
  CourseZExtElim() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override {
    return "Course zero-extension elimination";
  }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  unsigned getNumBits(const MachineOperand &MO) const;
  unsigned getArgumentBits(MCRegister Reg) const;
  unsigned getResultBits(const MachineOperand &Callee) const;
  unsigned computeNumBits(const MachineInstr &MI) const;
  unsigned computeDivisionBits(const MachineInstr &MI, unsigned Width) const;
  void solve(MachineFunction &MF);
  bool isRedundant(const MachineInstr &MI) const;
};

} // namespace

char CourseZExtElim::ID = 0;

INITIALIZE_PASS(CourseZExtElim, DEBUG_TYPE, "Course zero-extension elimination",
                false, false)

FunctionPass *llvm::createCourseZExtElimPass() { return new CourseZExtElim(); }

static unsigned bitsOf(uint64_t Value) { return 64 - countl_zero(Value); }

unsigned CourseZExtElim::getNumBits(const MachineOperand &MO) const {
  if (MO.isImm())
    return bitsOf(MO.getImm());
  // An undefined register, and one of the machine, may hold anything.
  if (!MO.isReg() || !MO.getReg().isVirtual() || MO.isUndef())
    return 64;
  return NumBits[MO.getReg()];
}

// Unsigned division or remainder by a constant.
unsigned CourseZExtElim::computeDivisionBits(const MachineInstr &MI,
                                             unsigned Width) const {
  unsigned Dividend = std::min(getNumBits(MI.getOperand(1)), Width);
  if (!MI.getOperand(2).isImm())
    return Dividend;
  COURSE_RULE("bits-of-division-by-constant", Width);
  uint64_t Divisor =
      MI.getOperand(2).getImm() & maskTrailingOnes<uint64_t>(Width);
  if (MI.getOpcode() == Course::UREMNZ || MI.getOpcode() == Course::UREM)
    return std::min(Dividend, bitsOf(Divisor - 1));
  return Dividend - std::min(Dividend, bitsOf(Divisor) - 1);
}

// Callers zero-extend arguments.
unsigned CourseZExtElim::getArgumentBits(MCRegister Reg) const {
  unsigned Number = course::getArgumentNumber(Reg);
  return Number < ArgBits.size() ? ArgBits[Number] : 64;
}

// Functions zero-extend what they return if it is of a type that selection has.
// Other widths become the next one of these, with anything above.
unsigned CourseZExtElim::getResultBits(const MachineOperand &Callee) const {
  const auto *F =
      Callee.isGlobal() ? dyn_cast<Function>(Callee.getGlobal()) : nullptr;
  if (!F || !F->getReturnType()->isIntegerTy())
    return 64;
  return TLI->getRegisterType(F->getContext(), EVT::getEVT(F->getReturnType()))
      .getFixedSizeInBits();
}

unsigned CourseZExtElim::computeNumBits(const MachineInstr &MI) const {
  auto Bits = [&](unsigned OpNo) { return getNumBits(MI.getOperand(OpNo)); };
  auto Width = [&] { return getOperationWidth(MI); };
  switch (MI.getOpcode()) {
  case TargetOpcode::PHI: {
    COURSE_RULE("bits-of-phi", 64);
    unsigned Result = 0;
    for (unsigned I = 1, E = MI.getNumOperands(); I != E; I += 2)
      Result = std::max(Result, Bits(I));
    return Result;
  }
  case TargetOpcode::COPY:
    if (Register Source = MI.getOperand(1).getReg(); Source.isPhysical()) {
      COURSE_RULE("bits-of-argument", getArgumentBits(Source));
      return getArgumentBits(Source);
    }
    return Bits(1);
  case Course::MOVI:
    return Bits(1);
  case Course::CALL:
    COURSE_RULE("bits-of-result", getResultBits(MI.getOperand(1)));
    return getResultBits(MI.getOperand(1));
  case Course::SELECT:
    COURSE_RULE("bits-of-select", 64);
    return std::max(Bits(2), Bits(3));
  case Course::AND:
    COURSE_RULE("bits-of-and", Width());
    return std::min({Bits(1), Bits(2), Width()});
  case Course::OR:
  case Course::XOR:
    COURSE_RULE("bits-of-or", Width());
    return std::min(std::max(Bits(1), Bits(2)), Width());
  case Course::MUL:
    COURSE_RULE("bits-of-product", Width());
    return std::min(Bits(1) + Bits(2), Width());
  case Course::UDIV:
  case Course::UDIVNZ:
  case Course::UREM:
  case Course::UREMNZ:
    return computeDivisionBits(MI, Width());
  default:
    return getResultWidth(MI).value_or(64);
  }
}

void CourseZExtElim::solve(MachineFunction &MF) {
  NumBits.clear();
  NumBits.resize(MRI->getNumVirtRegs());
  SmallSetVector<MachineInstr *, 32> Worklist;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      Worklist.insert(&MI);
  while (!Worklist.empty()) {
    MachineInstr *MI = Worklist.pop_back_val();
    if (MI->getNumExplicitDefs() != 1 ||
        !MI->getOperand(0).getReg().isVirtual())
      continue;
    Register Reg = MI->getOperand(0).getReg();
    unsigned New = computeNumBits(*MI);
    if (New <= NumBits[Reg])
      continue;
    NumBits[Reg] = New;
    for (MachineInstr &User : MRI->use_nodbg_instructions(Reg))
      Worklist.insert(&User);
  }
}

// x * 1, or x % 2^k, where x fits already.
bool CourseZExtElim::isRedundant(const MachineInstr &MI) const {
  bool IsExtension = MI.getOpcode() == Course::MUL &&
                     MI.getOperand(2).isImm() && MI.getOperand(2).getImm() == 1;
  bool IsMask = MI.getOpcode() == Course::UREMNZ && MI.getOperand(2).isImm() &&
                isPowerOf2_64(MI.getOperand(2).getImm());
  if (!IsExtension && !IsMask)
    return false;
  const MachineOperand &Source = MI.getOperand(1);
  if (!Source.isReg() || !Source.getReg().isVirtual() || Source.isUndef())
    return false;
  unsigned Width = MI.getOperand(3).getImm();
  if (IsMask)
    Width = std::min(Width, Log2_64(MI.getOperand(2).getImm()));
  return NumBits[Source.getReg()] <= Width;
}

bool CourseZExtElim::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  COURSE_RULES_IN(MF);
  MRI = &MF.getRegInfo();
  TLI = MF.getSubtarget().getTargetLowering();
  ArgBits = MF.getInfo<CourseMachineFunctionInfo>()->getArgBits();
  solve(MF);
  bool IsChanged = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : make_early_inc_range(MBB)) {
      if (!isRedundant(MI))
        continue;
      Register Dest = MI.getOperand(0).getReg();
      Register Source = MI.getOperand(1).getReg();
      if (!MRI->constrainRegClass(Source, MRI->getRegClass(Dest)))
        continue;
      if (MI.getOpcode() == Course::MUL)
        COURSE_RULE("redundant-extension", getOperationWidth(MI));
      else
        COURSE_RULE("redundant-mask", getOperationWidth(MI));
      MRI->replaceRegWith(Dest, Source);
      MRI->clearKillFlags(Source);
      MI.eraseFromParent();
      ++NumExtensionsRemoved;
      IsChanged = true;
    }
  return IsChanged;
}
