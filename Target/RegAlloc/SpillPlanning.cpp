//===-- SpillPlanning.cpp - The cheapest plan of a function ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/SpillPlanning.h"
#include "CourseCostModel.h"
#include "CourseFrameLowering.h"
#include "CourseSubtarget.h"
#include "Facts/RegisterBank.h"
#include "Memory/HeadModel.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/Format.h"
#include "llvm/Target/TargetMachine.h"

#define DEBUG_TYPE "course-spill"

using namespace llvm;
using namespace llvm::course;

static cl::opt<bool> EnableReordering(
    "course-spill-reorder", cl::Hidden, cl::init(true),
    cl::desc("Reorder the instructions of blocks such that less is spilled"));

static cl::opt<unsigned> EffortPercent(
    "course-spill-effort", cl::Hidden,
    cl::desc("How many plans and orders to try, in percent of "
             "those at -O3; 0 at -O1, at -O2 by what is spilled"));

unsigned course::getNumRegsForSpilling(const MachineFunction &MF,
                                       unsigned Pressure) {
  const auto &TFL = *MF.getSubtarget<CourseSubtarget>().getFrameLowering();
  unsigned NumRegs = getNumAvailableRegs(MF);
  bool TakesSP = Pressure > NumRegs && NumRegs < getRegLimit() &&
                 TFL.canFreeSP(MF, Pressure > NumRegs + 1);
  return NumRegs + TakesSP;
}

SpillEffort course::getSpillEffort(const MachineFunction &MF) {
  CodeGenOptLevel Level = MF.getTarget().getOptLevel();
  SpillEffort Effort;
  if (EffortPercent.getNumOccurrences() != 0)
    Effort.Part = EffortPercent / 100.0;
  else if (Level < CodeGenOptLevel::Default)
    Effort.Part = 0;
  else
    Effort.IsByShare = Level == CodeGenOptLevel::Default;
  return Effort;
}

PlannedFunction::PlannedFunction(MachineFunction &MF, const FlowAnalyses &Flow,
                                 const CourseCostModel &CostModel,
                                 const HeadModel &Head, unsigned NumRegs)
    : NumRegs(NumRegs), Effort(getSpillEffort(MF)),
      Model(MF, Flow, CostModel, Head), Chosen(choose(Model.Program)) {}

SpillChoice PlannedFunction::choose(const SpillProgram &Program) const {
  SpillChoice C = chooseSpills(Program, NextUses(Program), NumRegs, Effort);
  assert(!verifySpillPlan(Program, C.Plan, NumRegs) &&
         "a plan that does not fit");
  return C;
}

void PlannedFunction::moveInstrs(const SpillSchedule &Order) {
  for (auto [Instrs, MBB, Positions] : zip(Model.Instrs, Model.Blocks, Order)) {
    std::vector<MachineInstr *> New;
    for (unsigned Pos : Positions)
      New.push_back(Instrs[Pos]);
    if (New == Instrs)
      continue;
    Instrs = std::move(New);
    for (MachineInstr *MI : Instrs)
      if (!MI->isTerminator())
        MBB->splice(MBB->getFirstTerminator(), MBB, MI->getIterator());
  }
}

std::optional<PlannedFunction::Reordered> PlannedFunction::findOrder() const {
  double CostBefore = Chosen.Cost.getTotal();
  if (!EnableReordering || CostBefore == 0)
    return std::nullopt;
  std::optional<SpillSchedule> Order = findSpillSchedule(
      Model.Program, NumRegs, Effort.getPart(Model.Program, Chosen.Cost));
  if (!Order)
    return std::nullopt;
  assert(!verifySchedule(Model.Program, *Order) && "an order that cannot be");
  // It was found by plain plans.
  SpillProgram Program = applySchedule(Model.Program, *Order);
  SpillChoice New = choose(Program);
  LLVM_DEBUG(dbgs() << "  reordered, the best plan costs "
                    << format("%.2f", New.Cost.getTotal()) << " instead of "
                    << format("%.2f", CostBefore) << '\n');
  if (New.Cost.getTotal() >= CostBefore)
    return std::nullopt;
  return Reordered{std::move(*Order), std::move(Program), std::move(New)};
}

bool PlannedFunction::reorder() {
  std::optional<Reordered> New = findOrder();
  if (!New)
    return false;
  moveInstrs(New->Order);
  Model.Program = std::move(New->Program);
  Chosen = std::move(New->Choice);
  return true;
}

double PlannedFunction::getCost() const {
  std::optional<Reordered> New = findOrder();
  return (New ? New->Choice : Chosen).Cost.getTotal();
}
