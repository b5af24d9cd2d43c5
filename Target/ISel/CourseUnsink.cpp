//===-- CourseUnsink.cpp - Takes back what MachineSink has moved ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LLVM's MachineSink moves a computation to a block that is not always executed,
/// whatever that means for registers. This takes it back where a function has
/// more values than registers, and two operands or more live longer now:
///
///   bb.0:                                bb.0:
///     BRC %2, 0, 1, %bb.2                  %5 = ADD %0, %1, 64
///   bb.1:                          =>      BRC %2, 0, 1, %bb.2
///     %5 = ADD %0, %1, 64                bb.1:
///     WRITE %5                             WRITE %5
///
/// One value lives through bb.0 and not two. Computing the sum once too often is
/// cheaper than a store and a load.
///
/// Runs twice, before MachineSink and after it. The first run marks each
/// computation with its block, in the number for debug information, which
/// nothing uses until registers are allocated; the second takes the marks away.
/// In SSA form, which it keeps. Linear in instructions and uses.
///
//===----------------------------------------------------------------------===//

#include "ISel/CourseUnsink.h"
#include "Facts/Pressure.h"
#include "Facts/RegisterBank.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachinePostDominators.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Support/Debug.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-unsink"

STATISTIC(NumTakenBack, "Number of computations taken back");

// A mark is the number of the block, from 1, and that of the instruction there:
// numbers for debug information have to be different.
static constexpr unsigned MarkShift = 16, MaxMark = (1 << MarkShift) - 1;

namespace {

class CourseUnsink : public MachineFunctionPass {
  MachineRegisterInfo *MRI = nullptr;
  MachineDominatorTree *MDT = nullptr;
  MachinePostDominatorTree *MPDT = nullptr;
  MachineLoopInfo *MLI = nullptr;
  // Otherwise it marks where there are no marks.
  const bool OnlyTakesBack;

public:
  static char ID;
  explicit CourseUnsink(bool OnlyTakesBack = false)
      : MachineFunctionPass(ID), OnlyTakesBack(OnlyTakesBack) {}

  StringRef getPassName() const override { return "Course unsinking"; }
  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachinePostDominatorTreeWrapperPass>();
    AU.addRequired<MachineLoopInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setIsSSA();
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  bool isLiveAt(Register Reg, const MachineInstr &MI,
                const MachineBasicBlock &From) const;
  bool isWorthIt(const MachineInstr &MI, const MachineBasicBlock &From) const;
  bool takeBack(MachineInstr &MI, MachineBasicBlock &From);
  void mark(MachineFunction &MF) const;
  bool takeAllBack(MachineFunction &MF);
};

} // namespace

char CourseUnsink::ID = 0;
char &llvm::CourseUnsinkID = CourseUnsink::ID;

INITIALIZE_PASS_BEGIN(CourseUnsink, DEBUG_TYPE, "Course unsinking", false,
                      false)
INITIALIZE_PASS_DEPENDENCY(MachineDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachinePostDominatorTreeWrapperPass)
INITIALIZE_PASS_DEPENDENCY(MachineLoopInfoWrapperPass)
INITIALIZE_PASS_END(CourseUnsink, DEBUG_TYPE, "Course unsinking", false, false)

// Where a use reads its register: a PHI at the end of the block before.
static MachineBasicBlock *getUseBlock(const MachineOperand &Use) {
  const MachineInstr *User = Use.getParent();
  return User->isPHI() ? User->getOperand(Use.getOperandNo() + 1).getMBB()
                       : const_cast<MachineBasicBlock *>(User->getParent());
}

// Whether Reg would be needed where MI is, were MI in From.
bool CourseUnsink::isLiveAt(Register Reg, const MachineInstr &MI,
                            const MachineBasicBlock &From) const {
  const MachineBasicBlock *To = MI.getParent();
  const MachineInstr *Definition = MRI->getVRegDef(Reg);
  // All through the loop.
  const MachineLoop *L = MLI->getLoopFor(&From);
  if (L && L->contains(To) && Definition &&
      !L->contains(Definition->getParent()))
    return true;
  return any_of(MRI->use_nodbg_operands(Reg), [&](const MachineOperand &Use) {
    const MachineBasicBlock *BB = getUseBlock(Use);
    return BB != &From && Use.getParent() != &MI &&
           (MDT->dominates(To, BB) || MPDT->dominates(BB, To));
  });
}

// Whether more operands live longer than results shorter.
bool CourseUnsink::isWorthIt(const MachineInstr &MI,
                             const MachineBasicBlock &From) const {
  SmallSet<Register, 4> Lengthened;
  for (const MachineOperand &MO : MI.uses())
    if (MO.isReg() && MO.getReg().isVirtual() &&
        !isLiveAt(MO.getReg(), MI, From))
      Lengthened.insert(MO.getReg());
  return Lengthened.size() > 1;
}

bool CourseUnsink::takeBack(MachineInstr &MI, MachineBasicBlock &From) {
  bool SawStore = true;
  if (MI.isPHI() || MI.mayLoadOrStore() || !MI.isSafeToMove(SawStore) ||
      MI.isCopy() || !MDT->dominates(&From, MI.getParent()) ||
      !isWorthIt(MI, From))
    return false;
  // What it is computed of may not have come back.
  for (const MachineOperand &MO : MI.uses())
    if (MO.isReg() && MO.getReg().isVirtual())
      if (const MachineInstr *Definition = MRI->getVRegDef(MO.getReg());
          !Definition || !MDT->dominates(Definition->getParent(), &From))
        return false;
  LLVM_DEBUG(dbgs() << "back to " << printMBBReference(From) << ": " << MI);
  for (const MachineOperand &MO : MI.uses())
    if (MO.isReg() && MO.getReg().isVirtual())
      MRI->clearKillFlags(MO.getReg());
  From.splice(From.getFirstTerminator(), MI.getParent(), MI.getIterator());
  ++NumTakenBack;
  return true;
}

// What is too much for a mark is left alone.
void CourseUnsink::mark(MachineFunction &MF) const {
  for (MachineBasicBlock &MBB : MF) {
    const unsigned Block = MBB.getNumber() + 1;
    unsigned Index = 0;
    for (MachineInstr &MI : MBB)
      if (Block <= MaxMark && Index <= MaxMark)
        MI.setDebugInstrNum(Block << MarkShift | Index++);
  }
}

bool CourseUnsink::takeAllBack(MachineFunction &MF) {
  const bool IsTight = maxPressure(MF) > getNumAvailableRegs(MF);
  bool IsChanged = false;
  // Operands before what is computed of them.
  ReversePostOrderTraversal<MachineFunction *> Order(&MF);
  for (MachineBasicBlock *MBB : Order)
    for (MachineInstr &MI : make_early_inc_range(*MBB)) {
      const unsigned Mark = MI.peekDebugInstrNum();
      MachineBasicBlock *From =
          Mark ? MF.getBlockNumbered((Mark >> MarkShift) - 1) : nullptr;
      if (IsTight && From && From != MBB)
        IsChanged |= takeBack(MI, *From);
    }
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      MI.setDebugInstrNum(0);
  return IsChanged;
}

bool CourseUnsink::runOnMachineFunction(MachineFunction &MF) {
  const bool IsMarked = any_of(MF, [](const MachineBasicBlock &MBB) {
    return any_of(MBB, [](const MachineInstr &MI) {
      return MI.peekDebugInstrNum() != 0;
    });
  });
  if (!IsMarked) {
    if (!OnlyTakesBack)
      mark(MF);
    return false;
  }
  MRI = &MF.getRegInfo();
  MDT = &getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree();
  MPDT = &getAnalysis<MachinePostDominatorTreeWrapperPass>().getPostDomTree();
  MLI = &getAnalysis<MachineLoopInfoWrapperPass>().getLI();
  return takeAllBack(MF);
}

FunctionPass *llvm::createCourseUnsinkPass() {
  return new CourseUnsink(/*OnlyTakesBack=*/true);
}
