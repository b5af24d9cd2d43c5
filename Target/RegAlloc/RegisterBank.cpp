//===-- RegisterBank.cpp - The registers that allocation may use ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegisterBank.h"
#include "CourseRegisterInfo.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

static cl::opt<unsigned> NumRegs(
    "course-num-regs", cl::Hidden, cl::init(0),
    cl::desc("How many general registers allocation may use (2 to 17)"));

std::optional<unsigned> course::getRegLimitOption() {
  if (!NumRegs.getNumOccurrences())
    return std::nullopt;
  return NumRegs;
}

void course::reserveBeyondLimit(BitVector &Reserved) {
  std::optional<unsigned> Limit = getRegLimitOption();
  if (!Limit)
    return;
  unsigned NumLeft = std::max(*Limit, MinNumRegs);
  for (MCPhysReg Reg : Course::GPRRegClass) {
    if (Reserved.test(Reg))
      continue;
    if (NumLeft)
      --NumLeft;
    else
      Reserved.set(Reg);
  }
}

SmallVector<MCPhysReg, 17> course::getAvailableRegs(const MachineFunction &MF) {
  SmallVector<MCPhysReg, 17> Result;
  for (MCPhysReg Reg : Course::GPRRegClass)
    if (!MF.getRegInfo().isReserved(Reg))
      Result.push_back(Reg);
  return Result;
}

unsigned course::getNumAvailableRegs(const MachineFunction &MF) {
  return getAvailableRegs(MF).size();
}
