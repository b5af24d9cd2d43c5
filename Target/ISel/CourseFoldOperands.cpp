//===-- CourseFoldOperands.cpp - Constants, arguments as operands ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// On this machine any operand may be a constant or an argument register, so no
/// value of that kind needs a register (where reading an argument register costs
/// something, course-copy-arguments brings some back):
///
///   %0 = COPY $arg1                            %3 = ADD $arg1, 7, 64
///   %1 = MOVI 7                        =>
///   %3 = ADD %0, %1, 64
///
/// Selection sees one block; this sees the function, in SSA form. Copies of
/// virtual registers disappear as well, and stack addresses become part of the
/// accesses that use them. So do constants that are only added for accesses, and
/// heap blocks whose address is known (FirstBlocks) are constants. What remains
/// are constants and arguments that only PHIs read; these move to the end of the
/// predecessor, where they occupy a register no longer than the PHI does.
/// Linear.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "Facts/IncomingRegisters.h"
#include "ISel/AddressWeb.h"
#include "ISel/FirstBlocks.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-fold-operands"

STATISTIC(NumConstantsFolded, "Number of constants folded into operands");
STATISTIC(NumArgumentsFolded, "Number of argument registers read directly");
STATISTIC(NumCopiesFolded, "Number of copies folded");
STATISTIC(NumAddressesFolded, "Number of stack addresses folded");
STATISTIC(NumBlocksFolded, "Number of addresses of heap blocks folded");
STATISTIC(NumSumsFolded, "Number of additions folded into offsets");
STATISTIC(NumDefinitionsSunk, "Number of definitions moved to a PHI's edge");

namespace {

class CourseFoldOperands : public MachineFunctionPass {
  const CourseInstrInfo *TII = nullptr;
  MachineRegisterInfo *MRI = nullptr;
  const FirstBlocks *Blocks = nullptr;
  /// What may live longer than its kill flags say.
  SmallSetVector<Register, 16> Extended;

public:
  static char ID;
  CourseFoldOperands() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course fold operands"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  void fold(MachineInstr &MI);
  bool foldOperand(MachineInstr &MI, MachineOperand &MO);
  bool foldAddress(MachineInstr &MI, MachineOperand &MO,
                   const MachineInstr &Address);
  void foldSum(MachineInstr &MI);
  void sinkToEdges(MachineInstr &Phi);
  bool isDead(const MachineInstr &MI) const;
};

} // namespace

char CourseFoldOperands::ID = 0;

INITIALIZE_PASS(CourseFoldOperands, DEBUG_TYPE, "Course fold operands", false,
                false)

FunctionPass *llvm::createCourseFoldOperandsPass() {
  return new CourseFoldOperands();
}

// A constant or an argument register, which need not be in a register.
static bool isFreeOperand(const MachineInstr &MI) {
  return MI.getOpcode() == Course::MOVI ||
         (MI.isCopy() && MI.getOperand(1).getReg().isPhysical() &&
          Course::ARGRegClass.contains(MI.getOperand(1).getReg()));
}

bool CourseFoldOperands::foldAddress(MachineInstr &MI, MachineOperand &MO,
                                     const MachineInstr &Address) {
  if (!isCourseAccess(MI) || MO.getOperandNo() != CourseBaseOperand ||
      !Address.getOperand(1).isFI())
    return false;
  COURSE_RULE("object-as-base", 64);
  addToCourseOffset(MI, Address.getOperand(2).getImm());
  MO.ChangeToFrameIndex(Address.getOperand(1).getIndex());
  ++NumAddressesFolded;
  return true;
}

// Folds what defines MO into it; true if there may be more to fold.
bool CourseFoldOperands::foldOperand(MachineInstr &MI, MachineOperand &MO) {
  if (!MO.isReg() || !MO.isUse() || !MO.getReg().isVirtual())
    return false;
  const MachineInstr *Def = MRI->getVRegDef(MO.getReg());
  if (!Def)
    return false;
  if (Def->getOpcode() == Course::LEA)
    return foldAddress(MI, MO, *Def);
  if (std::optional<uint64_t> Address = Blocks->getAddress(*Def)) {
    // A callee may read the register instead of an argument.
    if (MI.isPHI() || MI.isCopy() || getCalledFunction(MI))
      return false;
    MO.ChangeToImmediate(*Address);
    ++NumBlocksFolded;
    return false;
  }
  if (Def->getOpcode() == Course::MOVI) {
    if (MI.isPHI())
      return false;
    COURSE_RULE("constant-operand", 64);
    MO.ChangeToImmediate(Def->getOperand(1).getImm());
    if (MI.isCopy())
      MI.setDesc(TII->get(Course::MOVI));
    ++NumConstantsFolded;
    return false;
  }
  if (!Def->isCopy())
    return false;
  Register Source = Def->getOperand(1).getReg();
  if (Source.isPhysical()) {
    if (MI.isPHI() || !MRI->isConstantPhysReg(Source))
      return false;
    COURSE_RULE("argument-operand", 64);
    MO.setReg(Source);
    MO.setIsKill(false);
    ++NumArgumentsFolded;
    return false;
  }
  // A PHI's operand must be of its class, which has no argument registers.
  if (MI.isPHI() && MRI->getRegClass(Source) != &Course::GPRRegClass)
    return false;
  COURSE_RULE("copied-operand", 64);
  MO.setReg(Source);
  Extended.insert(Source);
  ++NumCopiesFolded;
  return true;
}

// Where a constant is added for accesses only, it goes into their offsets.
void CourseFoldOperands::foldSum(MachineInstr &MI) {
  AddressWeb Web(*MRI);
  if (!Web.find(MI))
    return;
  Web.subtract([&](Register Index) { Extended.insert(Index); });
  ++NumSumsFolded;
}

void CourseFoldOperands::fold(MachineInstr &MI) {
  if (MI.isDebugInstr() || (MI.isCopy() && isFreeOperand(MI)))
    return;
  for (MachineOperand &MO : MI.explicit_operands())
    while (foldOperand(MI, MO))
      ;
}

// A register that only holds a constant until a PHI reads it holds it from the
// end of the predecessor on. Not where the predecessor goes elsewhere too: on
// that path the definition would be for nothing, in a loop each time.
void CourseFoldOperands::sinkToEdges(MachineInstr &Phi) {
  for (unsigned I = 1, E = Phi.getNumOperands(); I != E; I += 2) {
    MachineOperand &MO = Phi.getOperand(I);
    MachineBasicBlock &Pred = *Phi.getOperand(I + 1).getMBB();
    MachineInstr *Def = MRI->getVRegDef(MO.getReg());
    if (!Def || !isFreeOperand(*Def) || Pred.succ_size() != 1)
      continue;
    if (Def->getParent() == &Pred && MRI->hasOneNonDBGUse(MO.getReg()) &&
        std::next(Def->getIterator()) == Pred.getFirstTerminator())
      continue;
    Register Copy = MRI->createVirtualRegister(&Course::GPRRegClass);
    COURSE_RULE("definition-at-edge", 64);
    MachineInstr *Clone = Phi.getMF()->CloneMachineInstr(Def);
    Clone->getOperand(0).setReg(Copy);
    Pred.insert(Pred.getFirstTerminator(), Clone);
    MO.setReg(Copy);
    ++NumDefinitionsSunk;
  }
}

bool CourseFoldOperands::isDead(const MachineInstr &MI) const {
  bool IsCandidate =
      MI.isCopy() || MI.isPHI() || MI.getOpcode() == Course::MOVI ||
      MI.getOpcode() == Course::LEA || MI.getOpcode() == Course::ADD;
  return IsCandidate && MI.getOperand(0).getReg().isVirtual() &&
         MRI->use_nodbg_empty(MI.getOperand(0).getReg());
}

bool CourseFoldOperands::runOnMachineFunction(MachineFunction &MF) {
  if (skipFunction(MF.getFunction()))
    return false;
  COURSE_RULES_IN(MF);
  TII = MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  MRI = &MF.getRegInfo();
  const FirstBlocks Known(MF);
  Blocks = &Known;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      fold(MI);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      foldSum(MI);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &Phi : MBB.phis())
      sinkToEdges(Phi);
  for (Register Reg : Extended)
    MRI->clearKillFlags(Reg);
  Extended.clear();
  // Users come after definitions, except around loops.
  for (MachineBasicBlock &MBB : reverse(MF))
    for (MachineInstr &MI : make_early_inc_range(reverse(MBB)))
      if (isDead(MI)) {
        MRI->markUsesInDebugValueAsUndef(MI.getOperand(0).getReg());
        MI.eraseFromParent();
      }
  return true;
}
