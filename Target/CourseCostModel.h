//===-- CourseCostModel.h - What code costs ---------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Every question for a cost goes to the table generated from CourseCosts.td,
/// for the processor that a name selects. All costs are ticks of 1/2500 of the
/// machine's unit, in which every cost is a whole number.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_COURSECOSTMODEL_H
#define LLVM_LIB_TARGET_COURSE_COURSECOSTMODEL_H

#include "MCTargetDesc/CourseBaseInfo.h"
#include <array>

namespace llvm {

class MachineInstr;
class MCInstrDesc;

class CourseCostModel {
public:
  using Ticks = uint64_t;

  /// One whole unit of the machine's cost.
  static constexpr Ticks TicksPerUnit = 2500;

  /// Whether there is a cost table of this name.
  static bool isKnownCPU(StringRef CPU);

  /// \p CPU must be known.
  explicit CourseCostModel(StringRef CPU);

  Ticks getCost(Course::CostClass Class) const { return Table[Class]; }

  /// The cost of one call with \p NumArgs arguments, the callee's `ret`
  /// included.
  Ticks getCallCost(unsigned NumArgs) const {
    return getCost(Course::CostClass::Call) +
           NumArgs * getCost(Course::CostClass::CallArg) +
           getCost(Course::CostClass::Branch);
  }

  /// The cost of an instruction of this kind, but for what a call's arguments
  /// and argument registers among the operands add.
  Ticks getCost(const MCInstrDesc &Desc) const;

  /// The cost of executing \p MI once. Memory accesses count as in the stack
  /// area, and without head movement; both depend on addresses.
  Ticks getCost(const MachineInstr &MI) const;

private:
  std::array<Ticks, 1u << Course::NumCostClassBits> Table{};
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_COURSECOSTMODEL_H
