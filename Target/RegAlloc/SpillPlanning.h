//===-- SpillPlanning.h - The cheapest plan of a function -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Plans the spills of a machine function, in the order of its instructions and
/// in a better one.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLPLANNING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLPLANNING_H

#include "RegAlloc/Algorithms/SpillSchedule.h"
#include "RegAlloc/Algorithms/SpillSearch.h"
#include "RegAlloc/SpillModel.h"

namespace llvm::course {

/// How many registers course-spill will have for a function in which up to
/// \p Pressure values are live, sp among them if it can be free.
unsigned getNumRegsForSpilling(const MachineFunction &MF, unsigned Pressure);

/// What to try for a function, by its level or options.
SpillEffort getSpillEffort(const MachineFunction &MF);

/// A function and the cheapest plan that was found for it.
class PlannedFunction {
  const unsigned NumRegs;
  const SpillEffort Effort;

  struct Reordered {
    SpillSchedule Order;
    SpillProgram Program;
    SpillChoice Choice;
  };
  SpillChoice choose(const SpillProgram &Program) const;
  std::optional<Reordered> findOrder() const;
  void moveInstrs(const SpillSchedule &Order);

public:
  SpillModel Model;
  SpillChoice Chosen;

  /// With the effort of the function.
  PlannedFunction(MachineFunction &MF, const FlowAnalyses &Flow,
                  const CourseCostModel &CostModel, const HeadModel &Head,
                  unsigned NumRegs);

  /// Moves instructions to where spilling costs less. False if no such order is
  /// found.
  bool reorder();

  /// What spilling will cost after reorder().
  double getCost() const;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_SPILLPLANNING_H
