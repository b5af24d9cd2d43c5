//===-- CourseExplicitBranches.cpp - Ends each block with one terminator --===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine knows no falling through: each block ends in one terminator
/// that names all targets.
///
///   BRC r1, 0, 1, .a      =>  br r1 .a .b        (.b follows)
///   BRC r1, 7, 0, .a      =>  switch r1 7 .a .b
///   (nothing)             =>  br .b
///
/// A block that control cannot leave, after IR's unreachable, gets a trap.
/// It comes late, since what comes before works on branches that may fall
/// through. Linear.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"

using namespace llvm;

#define DEBUG_TYPE "course-explicit-branches"

namespace {

class CourseExplicitBranches : public MachineFunctionPass {
  const CourseInstrInfo *TII = nullptr;

public:
  static char ID;
  CourseExplicitBranches() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course explicit branches"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  void finish(MachineBasicBlock &MBB);
  void trap(MachineBasicBlock &MBB);
  void join(MachineInstr &Branch, MachineBasicBlock *Else);
};

} // namespace

char CourseExplicitBranches::ID = 0;

INITIALIZE_PASS(CourseExplicitBranches, DEBUG_TYPE, "Course explicit branches",
                false, false)

FunctionPass *llvm::createCourseExplicitBranchesPass() {
  return new CourseExplicitBranches();
}

void CourseExplicitBranches::trap(MachineBasicBlock &MBB) {
  BuildMI(&MBB, DebugLoc(), TII->get(Course::ASSERT_EQ)).addImm(0).addImm(1);
  BuildMI(&MBB, DebugLoc(), TII->get(Course::RET));
}

void CourseExplicitBranches::join(MachineInstr &Branch,
                                  MachineBasicBlock *Else) {
  MachineBasicBlock &MBB = *Branch.getParent();
  const DebugLoc &DL = Branch.getDebugLoc();
  MachineOperand &Value = Branch.getOperand(0);
  int64_t Constant = Branch.getOperand(1).getImm();
  bool IsNotEqual = Branch.getOperand(2).getImm();
  MachineBasicBlock *Then = Branch.getOperand(3).getMBB();
  if (Then == Else) {
    BuildMI(MBB, Branch, DL, TII->get(Course::BR)).addMBB(Then);
  } else if (Constant == 0) {
    if (!IsNotEqual)
      std::swap(Then, Else);
    BuildMI(MBB, Branch, DL, TII->get(Course::BRCOND))
        .add(Value)
        .addMBB(Then)
        .addMBB(Else);
  } else {
    if (IsNotEqual)
      std::swap(Then, Else);
    BuildMI(MBB, Branch, DL, TII->get(Course::SWITCH))
        .add(Value)
        .addMBB(Else)
        .addImm(Constant)
        .addMBB(Then);
  }
  Branch.eraseFromParent();
}

void CourseExplicitBranches::finish(MachineBasicBlock &MBB) {
  MachineBasicBlock::iterator First = MBB.getFirstTerminator();
  MachineFunction::iterator Next = std::next(MBB.getIterator());
  MachineBasicBlock *Follower =
      Next == MBB.getParent()->end() ? nullptr : &*Next;

  if (First == MBB.end()) {
    if (Follower && MBB.isSuccessor(Follower))
      BuildMI(&MBB, DebugLoc(), TII->get(Course::BR)).addMBB(Follower);
    else
      trap(MBB);
    return;
  }
  if (First->getOpcode() != Course::BRC)
    return;
  MachineBasicBlock *Else = Follower;
  if (auto Last = std::next(First); Last != MBB.end()) {
    assert(Last->getOpcode() == Course::BR && "not a terminator of ours");
    Else = Last->getOperand(0).getMBB();
    Last->eraseFromParent();
  }
  assert(Else && "the last block falls through");
  join(*First, Else);
}

bool CourseExplicitBranches::runOnMachineFunction(MachineFunction &MF) {
  TII = MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  for (MachineBasicBlock &MBB : MF)
    finish(MBB);
  return true;
}
