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
#include "Facts/BlockOrder.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
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

/// How likely each successor is.
using Probabilities = MapVector<MachineBasicBlock *, BranchProbability>;

static void addProbability(Probabilities &Edges, MachineBasicBlock *Succ,
                           BranchProbability P) {
  Edges.try_emplace(Succ, BranchProbability::getZero()).first->second += P;
}

// Takes over the cases of the block that the default leads to, which has no
// instruction but the test. What is left of the edge is that of other cases.
static void takeCases(Cases &Own, Probabilities &Edges) {
  const MachineBasicBlock &Test = *Own.Default;
  const BranchProbability P = Edges.lookup(Own.Default);
  for (auto I = Test.succ_begin(); I != Test.succ_end(); ++I)
    addProbability(Edges, *I, P * Test.getSuccProbability(I));
  const Cases Taken = getCases(Test);
  for (const auto &Case : Taken.Targets)
    Own.Targets.insert(Case);
  Own.Default = Taken.Default;
}

static void removeSuccessors(MachineBasicBlock &MBB) {
  while (!MBB.succ_empty())
    MBB.removeSuccessor(std::prev(MBB.succ_end()));
}

// Makes the targets of its cases the block's successors.
static void setSuccessors(MachineBasicBlock &MBB, const Cases &Own,
                          const Probabilities &Edges) {
  removeSuccessors(MBB);
  SmallSetVector<MachineBasicBlock *, 8> Successors;
  Successors.insert(Own.Default);
  for (const auto &Case : Own.Targets)
    Successors.insert(Case.second);
  for (MachineBasicBlock *Succ : Successors)
    MBB.addSuccessor(Succ, Edges.lookup(Succ));
  MBB.normalizeSuccProbs();
}

bool course::mergeSwitches(MachineFunction &MF) {
  const auto &TII = *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  bool HasChanged = false;
  // The first of a chain of tests takes all of them before one of them does.
  const SmallVector<MachineBasicBlock *, 0> Blocks = getPostOrder(MF);
  for (MachineBasicBlock *Block : reverse(Blocks)) {
    MachineBasicBlock &MBB = *Block;
    // What lost its predecessors just now does not grow, nor what it led to.
    if (MBB.pred_empty() && !MBB.isEntryBlock()) {
      removeSuccessors(MBB);
      continue;
    }
    const Register Value = getTested(MBB);
    // The cases of most blocks are of no use.
    if (!Value || MBB.back().getOperand(1).getMBB() == &MBB ||
        !onlyTests(*MBB.back().getOperand(1).getMBB(), Value))
      continue;
    Cases Own = getCases(MBB);
    Probabilities Edges;
    for (auto I = MBB.succ_begin(); I != MBB.succ_end(); ++I)
      addProbability(Edges, *I, MBB.getSuccProbability(I));
    SmallPtrSet<const MachineBasicBlock *, 8> Seen = {&MBB};
    while (Seen.insert(Own.Default).second && onlyTests(*Own.Default, Value)) {
      takeCases(Own, Edges);
      ++NumMerged;
    }
    setSuccessors(MBB, Own, Edges);
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
