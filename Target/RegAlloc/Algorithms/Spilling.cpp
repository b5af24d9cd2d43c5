//===-- Spilling.cpp - What to keep in registers, and where ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/Spilling.h"
#include "RegAlloc/Algorithms/SpillPlanBuilder.h"

using namespace llvm;
using namespace llvm::course;

double course::getActionCost(const SpillProgram &Program,
                             ArrayRef<SpillAction> Actions) {
  double Cost = 0;
  for (const SpillAction &A : Actions)
    if (A.Kind == SpillAction::Reload)
      Cost += Program.Costs.Load;
    else if (A.Kind == SpillAction::Rematerialize)
      Cost += Program.Values[A.Value].RematerializeCost;
  return Cost;
}

SpillPlanner::SpillPlanner(const SpillProgram &Program,
                           const NextUses &Distances, unsigned NumRegs)
    : Program(Program), Distances(Distances), NumRegs(NumRegs),
      LoopPressure(Distances.computeLoopPressure()) {}

SpillPlan SpillPlanner::plan(const SpillStrategy &Strategy) const {
  return SpillPlanBuilder(Program, Distances, LoopPressure, NumRegs, Strategy)
      .run();
}

std::optional<SpillPlan> SpillPlanner::replan(const SpillStrategy &Strategy,
                                              const SpillPlan &Base,
                                              const SpillRule &Changed,
                                              double CostLimit) const {
  return replanWithChange(Program, Distances, LoopPressure, NumRegs, Strategy,
                          Base, Changed, CostLimit);
}
