//===-- SwitchMerging.cpp - One switch for several tests ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/SwitchMerging.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include <map>

using namespace llvm;

#define DEBUG_TYPE "course-fold-constants"

STATISTIC(NumMerged, "Number of tests that became cases of the one before");

namespace {

/// The end of a block as cases of a value. The first of equal cases counts.
struct Cases {
  Register Value;
  MachineBasicBlock *Default = nullptr;
  // Cases may be the keys that a DenseMap reserves.
  MapVector<uint64_t, MachineBasicBlock *, std::map<uint64_t, unsigned>>
      Targets;
};

} // namespace

// The register that the end of a block tests; none if that is no such test.
static Register getTested(const MachineBasicBlock &MBB) {
  if (MBB.empty())
    return Register();
  const MachineInstr &Branch = MBB.back();
  if (Branch.getOpcode() != Course::SWITCH &&
      Branch.getOpcode() != Course::BRCOND)
    return Register();
  const MachineOperand &Value = Branch.getOperand(0);
  return Value.isReg() && Value.readsReg() ? Value.getReg() : Register();
}

// Whether a block does nothing but test the register.
static bool onlyTests(MachineBasicBlock &MBB, Register Value) {
  return getTested(MBB) == Value &&
         MBB.getFirstNonDebugInstr() == MBB.back().getIterator();
}

static Cases getCases(const MachineBasicBlock &MBB) {
  const MachineInstr &Branch = MBB.back();
  Cases Result = {getTested(MBB), Branch.getOperand(1).getMBB(), {}};
  if (Branch.getOpcode() == Course::BRCOND)
    Result.Targets[0] = Branch.getOperand(2).getMBB();
  else // To count the operands takes as long as to look at all of them.
    for (unsigned I = 2, E = Branch.getNumExplicitOperands(); I + 1 < E; I += 2)
      Result.Targets.try_emplace(Branch.getOperand(I).getImm(),
                                 Branch.getOperand(I + 1).getMBB());
  return Result;
}

// The probability that the block ends in this successor grows.
static void addProbability(MachineBasicBlock &MBB, MachineBasicBlock *Succ,
                           BranchProbability P) {
  auto I = find(MBB.successors(), Succ);
  if (I == MBB.succ_end())
    MBB.addSuccessor(Succ, P);
  else
    MBB.setSuccProbability(I, MBB.getSuccProbability(I) + P);
}

// Takes over the cases of the block that MBB's default leads to, which has no
// instruction but the test. What is left of the edge is that of other cases.
static void takeCases(MachineBasicBlock &MBB, Cases &Own, const Cases &Taken) {
  MachineBasicBlock *Test = Own.Default;
  const BranchProbability P =
      MBB.getSuccProbability(find(MBB.successors(), Test));
  const bool HasOtherEdge =
      any_of(Own.Targets, [&](auto &Case) { return Case.second == Test; });
  if (!HasOtherEdge)
    MBB.removeSuccessor(Test);
  for (auto I = Test->succ_begin(); I != Test->succ_end(); ++I)
    addProbability(MBB, *I, P * Test->getSuccProbability(I));
  for (const auto &Case : Taken.Targets)
    Own.Targets.insert(Case);
  Own.Default = Taken.Default;
  MBB.normalizeSuccProbs();
}

bool course::mergeSwitches(MachineFunction &MF) {
  const auto &TII = *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  bool HasChanged = false;
  for (MachineBasicBlock &MBB : MF) {
    // What lost its predecessors just now does not grow.
    if (MBB.pred_empty() && !MBB.isEntryBlock())
      continue;
    const Register Value = getTested(MBB);
    // The cases of most blocks are of no use.
    if (!Value || MBB.back().getOperand(1).getMBB() == &MBB ||
        !onlyTests(*MBB.back().getOperand(1).getMBB(), Value))
      continue;
    Cases Own = getCases(MBB);
    SmallPtrSet<const MachineBasicBlock *, 8> Seen = {&MBB};
    while (Seen.insert(Own.Default).second && onlyTests(*Own.Default, Value)) {
      takeCases(MBB, Own, getCases(*Own.Default));
      ++NumMerged;
    }
    MachineInstr &Branch = MBB.back();
    MachineInstrBuilder Switch =
        BuildMI(MBB, Branch, Branch.getDebugLoc(), TII.get(Course::SWITCH))
            .addReg(Value)
            .addMBB(Own.Default);
    for (auto [Case, Target] : Own.Targets)
      Switch.addImm(Case).addMBB(Target);
    Branch.eraseFromParent();
    HasChanged = true;
  }
  return HasChanged;
}
