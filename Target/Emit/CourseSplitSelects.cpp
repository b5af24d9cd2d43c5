//===-- CourseSplitSelects.cpp - Blocks split at selects ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A select costs more than a branch, and the size of a program nothing. So a
/// block that selects several times by one condition branches on it once, and
/// what follows in the block is there twice:
///
/// \code
///   r3 = icmp ult r1 r2 64              r3 = icmp ult r1 r2 64
///   r1 = select r3 r1 r2          =>    br r3 .t .f
///   r4 = select r3 r4 r5              .t:
///   store 8 r4 0                        store 8 r4 0
///   br r6 .a .b                         br r6 .a .b
///                                     .f:
///                                       r1 = mul r2 1 64
///                                       r4 = mul r5 1 64
///                                       store 8 r4 0
///                                       br r6 .a .b
/// \endcode
///
/// Both sides go on to the next such branch, so a block is repeated once,
/// however many of them it has.
///
/// CourseBranchSelects makes branches of selects in IR, where one side has
/// something to compute, and where copies have to be guessed. This pass comes
/// when registers are assigned and knows which copies there are. Linear.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/BlockLiveIns.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/CommandLine.h"

#define DEBUG_TYPE "course-split-selects"

using namespace llvm;

STATISTIC(NumSplit, "Number of blocks split at selects");
STATISTIC(NumSelects, "Number of selects that became copies");

static cl::opt<bool> EnableSplitSelects(
    "course-enable-split-selects", cl::Hidden, cl::init(true),
    cl::desc("Branch where several registers are selected by one condition"));

namespace {

/// Selects of one block by one value of a register, in order.
struct SelectGroup {
  SmallVector<MachineInstr *, 4> Selects;

  MachineInstr &getFirst() const { return *Selects.front(); }
  Register getCondition() const { return getFirst().getOperand(1).getReg(); }
};

class CourseSplitSelects : public MachineFunctionPass {
public:
  static char ID;

  CourseSplitSelects() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "Course split at selects"; }

  MachineFunctionProperties getRequiredProperties() const override {
    return MachineFunctionProperties().setNoVRegs();
  }

  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  const CourseInstrInfo *TII = nullptr;
  const CourseCostModel *Costs = nullptr;

  int getGain(const SelectGroup &G) const;
  void decide(MachineInstr &Select, bool IsTrue) const;
  void split(MachineBasicBlock &MBB, const SelectGroup &G) const;
  bool run(MachineBasicBlock &MBB) const;
};

} // namespace

char CourseSplitSelects::ID = 0;

INITIALIZE_PASS(CourseSplitSelects, DEBUG_TYPE, "Course split at selects",
                false, false)

static const MachineOperand &getChosen(const MachineInstr &Select,
                                       bool IsTrue) {
  return Select.getOperand(IsTrue ? 2 : 3);
}

// Whether that outcome leaves nothing to do.
static bool isKept(const MachineInstr &Select, bool IsTrue) {
  const MachineOperand &Chosen = getChosen(Select, IsTrue);
  return Chosen.isReg() && Chosen.getReg() == Select.getOperand(0).getReg();
}

// In the order of their first selects. A select that overwrites its condition is
// the last one of its group.
static SmallVector<SelectGroup, 4> findGroups(MachineBasicBlock &MBB) {
  SmallVector<SelectGroup, 4> Groups;
  SmallDenseMap<Register, unsigned, 8> OfCondition;
  for (MachineInstr &MI : MBB) {
    if (MI.getOpcode() == Course::SELECT && MI.getOperand(1).isReg()) {
      auto [It, IsNew] =
          OfCondition.try_emplace(MI.getOperand(1).getReg(), Groups.size());
      if (IsNew)
        Groups.emplace_back();
      Groups[It->second].Selects.push_back(&MI);
    }
    for (const MachineOperand &Def : MI.all_defs())
      OfCondition.erase(Def.getReg());
  }
  return Groups;
}

// In ticks for two executions, one with each outcome.
int CourseSplitSelects::getGain(const SelectGroup &G) const {
  int Gain = -2 * int(Costs->getCost(Course::CostClass::Branch));
  for (const MachineInstr *Select : G.Selects) {
    Gain += 2 * Costs->getCost(Course::CostClass::Select);
    for (bool IsTrue : {false, true})
      if (!isKept(*Select, IsTrue))
        Gain -= Costs->getCost(Course::CostClass::MulDiv);
  }
  return Gain;
}

// Replaces a select whose condition is known.
void CourseSplitSelects::decide(MachineInstr &Select, bool IsTrue) const {
  const MachineOperand &Chosen = getChosen(Select, IsTrue);
  const Register Dest = Select.getOperand(0).getReg();
  MachineBasicBlock &MBB = *Select.getParent();
  if (Chosen.isImm())
    BuildMI(MBB, Select, Select.getDebugLoc(), TII->get(Course::MOVI), Dest)
        .addImm(Chosen.getImm());
  else if (!isKept(Select, IsTrue))
    BuildMI(MBB, Select, Select.getDebugLoc(), TII->get(Course::MOV), Dest)
        .addReg(Chosen.getReg(), getUndefRegState(Chosen.isUndef()));
  Select.eraseFromParent();
}

void CourseSplitSelects::split(MachineBasicBlock &MBB,
                               const SelectGroup &G) const {
  MachineFunction &MF = *MBB.getParent();
  const MachineFunction::iterator Next = std::next(MBB.getIterator());
  MachineBasicBlock *Sides[2];
  for (MachineBasicBlock *&Side : Sides) {
    Side = MF.CreateMachineBasicBlock(MBB.getBasicBlock());
    MF.insert(Next, Side);
  }
  auto [False, True] = Sides;
  const DebugLoc DL = G.getFirst().getDebugLoc();
  const Register Condition = G.getCondition();
  False->splice(False->end(), &MBB, G.getFirst().getIterator(), MBB.end());
  False->transferSuccessors(&MBB);
  SmallVector<MachineInstr *, 4> Copies;
  for (MachineInstr &MI : *False) {
    True->push_back(MF.CloneMachineInstr(&MI));
    if (is_contained(G.Selects, &MI))
      Copies.push_back(&True->back());
  }
  for (auto I = False->succ_begin(); I != False->succ_end(); ++I)
    True->copySuccessor(False, I);
  for (MachineInstr *Select : G.Selects)
    decide(*Select, /*IsTrue=*/false);
  for (MachineInstr *Select : Copies)
    decide(*Select, /*IsTrue=*/true);
  BuildMI(MBB, MBB.end(), DL, TII->get(Course::BRCOND))
      .addReg(Condition)
      .addMBB(True)
      .addMBB(False);
  for (MachineBasicBlock *Side : {True, False})
    MBB.addSuccessor(Side, BranchProbability(1, 2));
  ++NumSplit;
  NumSelects += G.Selects.size();
}

// From the last group to the first, each up to the next branch.
bool CourseSplitSelects::run(MachineBasicBlock &MBB) const {
  SmallVector<SelectGroup, 4> Groups = findGroups(MBB);
  bool HasChanged = false;
  while (!Groups.empty()) {
    SelectGroup G = Groups.pop_back_val();
    erase_if(G.Selects, [&](const MachineInstr *Select) {
      return Select->getParent() != &MBB;
    });
    if (G.Selects.empty() || getGain(G) <= 0)
      continue;
    split(MBB, G);
    HasChanged = true;
  }
  return HasChanged;
}

bool CourseSplitSelects::runOnMachineFunction(MachineFunction &MF) {
  if (!EnableSplitSelects || skipFunction(MF.getFunction()))
    return false;
  const auto &STI = MF.getSubtarget<CourseSubtarget>();
  TII = STI.getInstrInfo();
  Costs = &STI.getCostModel();
  SmallVector<MachineBasicBlock *, 32> Blocks(make_pointer_range(MF));
  bool HasChanged = false;
  for (MachineBasicBlock *MBB : Blocks)
    HasChanged |= run(*MBB);
  if (HasChanged) {
    // What was killed once may be read on one side only, or by the branch.
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB)
        for (MachineOperand &MO : MI.all_uses())
          MO.setIsKill(false);
    course::recomputeLiveIns(MF);
  }
  return HasChanged;
}

FunctionPass *llvm::createCourseSplitSelectsPass() {
  return new CourseSplitSelects();
}
