//===-- CourseCostModel.cpp - What code costs -----------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CourseCostModel.h"
#include "CourseInstrInfo.h"
#include "llvm/CodeGen/MachineInstr.h"

using namespace llvm;

namespace {

struct CostRow {
  const char *Edition;
  uint8_t Class;
  uint32_t Ticks;
};

#define GET_CostTableRows_DECL
#define GET_CostTableRows_IMPL
#include "CourseGenCosts.inc"

} // namespace

bool CourseCostModel::isKnownCPU(StringRef CPU) {
  return any_of(CostTableRows,
                [&](const CostRow &Row) { return CPU == Row.Edition; });
}

CourseCostModel::CourseCostModel(StringRef CPU) {
  for (unsigned Class = 0; Class != NumClasses; ++Class) {
    const CostRow *Row = lookupCostRow(CPU, Class);
    assert(Row && "a processor without cost table");
    Table[Class] = Row->Ticks;
  }
}

CourseCostModel::Ticks CourseCostModel::getCost(const MachineInstr &MI) const {
  if (MI.isMetaInstruction())
    return 0;
  if (MI.isCopy())
    return getCost(Course::CostClass::MulDiv);

  Ticks Cost = getCost(Course::getCostClass(MI.getDesc().TSFlags));
  if (MI.getOpcode() == Course::CALL || MI.getOpcode() == Course::CALLVOID) {
    unsigned FirstArg = MI.getNumExplicitDefs() + 1;
    Cost += (MI.getNumExplicitOperands() - FirstArg) *
            getCost(Course::CostClass::CallArg);
  }
  for (const MachineOperand &MO : MI.explicit_uses())
    if (MO.isReg() && MO.getReg().isPhysical() &&
        Course::ARGRegClass.contains(MO.getReg()))
      Cost += getCost(Course::CostClass::ArgRead);
  return Cost;
}
