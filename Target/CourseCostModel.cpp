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
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;

namespace {

struct CostRow {
  const char *Processor;
  uint8_t Class;
  uint32_t Ticks;
};

struct CostClassRow {
  const char *Name;
  uint8_t Class;
};

#define GET_CostClassRows_IMPL
#define GET_CostTableRows_IMPL
#include "CourseGenCosts.inc"

} // namespace

static cl::list<std::string> Prices(
    "course-price", cl::Hidden, cl::CommaSeparated,
    cl::value_desc("class=ticks,..."),
    cl::desc("Prices instead of the processor's, to see what depends on them"));

bool CourseCostModel::isKnownCPU(StringRef CPU) {
  return any_of(CostTableRows,
                [&](const CostRow &Row) { return CPU == Row.Processor; });
}

CourseCostModel::CourseCostModel(StringRef CPU) {
  assert(isKnownCPU(CPU) && "a processor without cost table");
  for (const CostRow &Row : CostTableRows)
    if (CPU == Row.Processor)
      Table[Row.Class] = Row.Ticks;
  for (StringRef Price : Prices) {
    const auto [Name, Number] = Price.split('=');
    const auto *Row = find_if(
        CostClassRows, [Name = Name](const auto &R) { return Name == R.Name; });
    if (Row == std::end(CostClassRows) ||
        Number.getAsInteger(10, Table[Row->Class]))
      reportFatalUsageError("no price: '" + Price + "'");
  }
}

CourseCostModel::Ticks CourseCostModel::getCost(const MCInstrDesc &Desc) const {
  return getCost(Course::getCostClass(Desc.TSFlags));
}

CourseCostModel::Ticks CourseCostModel::getCost(const MachineInstr &MI) const {
  if (MI.isMetaInstruction())
    return 0;

  Ticks Cost =
      MI.isCopy() ? getCost(Course::CostClass::MulDiv) : getCost(MI.getDesc());
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
