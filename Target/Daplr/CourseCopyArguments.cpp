//===-- CourseCopyArguments.cpp - Copies of what is read often ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where each read of an argument register costs something, what is read more
/// than once is copied to a general register:
///
/// \code
///                                          r1 = mul arg1 1 64
///   r2 = udiv arg1 2 64                    r2 = udiv r1 2 64
///   r3 = add arg1 r2 64             =>     r3 = add r1 r2 64
///   call f arg1 r3                         call f r1 r3
/// \endcode
///
/// This takes registers that nothing else needs: it runs after spilling and
/// after course-daplr-choice, on arguments that these have left in argument
/// registers, in SSA form, and takes back each copy with which the function
/// could not be colored. By block frequencies (ArgumentReads.h). Does nothing
/// where reading argument registers is free.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseMachineFunctionInfo.h"
#include "CourseSubtarget.h"
#include "Daplr/ArgumentReads.h"
#include "Daplr/IncomingRewriter.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-copy-arguments"

STATISTIC(NumCopies, "Number of copies of argument registers");
STATISTIC(NumUncolorable, "Number of copies that registers are too few for");

namespace {

class CourseCopyArguments : public MachineFunctionPass {
  MachineRegisterInfo *MRI = nullptr;
  const MachineDominatorTree *Dominators = nullptr;
  const MachineBlockFrequencyInfo *Frequencies = nullptr;

public:
  static char ID;
  CourseCopyArguments() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course argument copies"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  bool copyArgument(MachineFunction &MF, MCRegister Argument);
  bool copyIn(MachineBasicBlock &MBB, MCRegister Argument);
};

} // namespace

char CourseCopyArguments::ID = 0;

INITIALIZE_PASS_BEGIN(CourseCopyArguments, DEBUG_TYPE, "Course argument copies",
                      false, false)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineBlockFrequencyInfoWrapperPass)
INITIALIZE_PASS_END(CourseCopyArguments, DEBUG_TYPE, "Course argument copies",
                    false, false)

FunctionPass *llvm::createCourseCopyArgumentsPass() {
  return new CourseCopyArguments();
}

// Before the first instruction of the block that reads the argument; if none
// does, at its end.
static MachineBasicBlock::iterator findPlace(MachineBasicBlock &MBB,
                                             MCRegister Argument) {
  return find_if(make_range(MBB.begin(), MBB.getFirstTerminator()),
                 [&](const MachineInstr &MI) {
                   return MI.readsRegister(Argument, /*TRI=*/nullptr);
                 });
}

// All reads that the copy dominates read it. False if there is no register.
bool CourseCopyArguments::copyIn(MachineBasicBlock &MBB, MCRegister Argument) {
  MachineFunction &MF = *MBB.getParent();
  SmallVector<MachineOperand *, 8> Reads;
  for (MachineOperand &MO : MRI->use_nodbg_operands(Argument))
    if (Dominators->dominates(&MBB, MO.getParent()->getParent()))
      Reads.push_back(&MO);
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  Register Value = MRI->createVirtualRegister(&Course::GPRRegClass);
  // Not a COPY, which LLVM's copy propagation would undo.
  MachineInstr *Copy = BuildMI(MBB, findPlace(MBB, Argument), DebugLoc(),
                               TII.get(Course::MOV), Value)
                           .addReg(Argument);
  for (MachineOperand *MO : Reads) {
    MO->setReg(Value);
    MO->setIsKill(false);
  }
  if (canColor(MF, findPinnedRegisters(MF))) {
    ++NumCopies;
    return true;
  }
  LLVM_DEBUG(dbgs() << "  no register for " << *Copy);
  ++NumUncolorable;
  for (MachineOperand *MO : Reads)
    MO->setReg(Argument);
  Copy->eraseFromParent();
  return false;
}

bool CourseCopyArguments::copyArgument(MachineFunction &MF,
                                       MCRegister Argument) {
  ReadsOfBlocks Reads;
  for (const MachineOperand &MO : MRI->use_nodbg_operands(Argument)) {
    // It travels in a general register.
    if (MO.getParent()->getOpcode() == Course::INCOMING)
      return false;
    ++Reads[MO.getParent()->getParent()];
  }
  auto GetFrequency = [&](const MachineBasicBlock &MBB) {
    return Frequencies->getBlockFreqRelativeToEntryBlock(&MBB);
  };
  ArgumentCopies Copies =
      chooseArgumentCopies(Reads, *Dominators, GetFrequency,
                           MF.getSubtarget<CourseSubtarget>().getCostModel());
  bool HasChanged = false;
  for (MachineBasicBlock *MBB : Copies.Blocks)
    HasChanged |= copyIn(*MBB, Argument);
  return HasChanged;
}

bool CourseCopyArguments::runOnMachineFunction(MachineFunction &MF) {
  const CourseCostModel &Costs =
      MF.getSubtarget<CourseSubtarget>().getCostModel();
  if (skipFunction(MF.getFunction()) ||
      Costs.getCost(Course::CostClass::ArgRead) == 0)
    return false;
  MRI = &MF.getRegInfo();
  Dominators = &getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree();
  Frequencies = &getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI();
  unsigned NumArgs = MF.getInfo<CourseMachineFunctionInfo>()->getNumArgRegs();
  bool HasChanged = false;
  for (unsigned Number = 0; Number != NumArgs; ++Number)
    HasChanged |= copyArgument(MF, getArgumentRegister(Number));
  return HasChanged;
}
