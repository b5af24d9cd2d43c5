//===-- RegisterBank.cpp - The registers that allocation may use ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/RegisterBank.h"
#include "CourseRegisterInfo.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

namespace {

/// Numbers from MinNumRegs to MaxNumRegs.
struct NumRegsParser : cl::parser<unsigned> {
  using cl::parser<unsigned>::parser;

  bool parse(cl::Option &O, StringRef, StringRef Arg, unsigned &Value) {
    if (to_integer(Arg, Value, 10) && Value >= course::MinNumRegs &&
        Value <= course::MaxNumRegs)
      return false;
    return O.error("'" + Arg + "' is not a number from " +
                   Twine(course::MinNumRegs) + " to " +
                   Twine(course::MaxNumRegs));
  }
};

} // namespace

static cl::opt<unsigned, false, NumRegsParser> NumRegs(
    "course-num-regs", cl::Hidden, cl::init(course::MaxNumRegs),
    cl::desc("How many general registers allocation may use (2 to 17)"));

unsigned course::getRegLimit() { return NumRegs; }

void course::reserveBeyondLimit(BitVector &Reserved) {
  unsigned NumLeft = NumRegs;
  for (MCPhysReg Reg : Course::GPRRegClass) {
    if (Reserved.test(Reg))
      continue;
    if (NumLeft)
      --NumLeft;
    else
      Reserved.set(Reg);
  }
}

static SmallVector<MCPhysReg, 17> getUnreservedRegs(const MachineFunction &MF) {
  SmallVector<MCPhysReg, 17> Result;
  for (MCPhysReg Reg : Course::GPRRegClass)
    if (!MF.getRegInfo().isReserved(Reg))
      Result.push_back(Reg);
  return Result;
}

static unsigned countNamedRegs(const MachineFunction &MF) {
  return count_if(getUnreservedRegs(MF), [&](MCPhysReg Reg) {
    return !MF.getRegInfo().reg_nodbg_empty(Reg);
  });
}

SmallVector<MCPhysReg, 17> course::getAvailableRegs(const MachineFunction &MF) {
  SmallVector<MCPhysReg, 17> Result = getUnreservedRegs(MF);
  if (hasEnoughRegs(MF))
    erase_if(Result, [&](MCPhysReg Reg) {
      return !MF.getRegInfo().reg_nodbg_empty(Reg);
    });
  return Result;
}

unsigned course::getNumAvailableRegs(const MachineFunction &MF) {
  return getAvailableRegs(MF).size();
}

bool course::namesRegs(const MachineFunction &MF) {
  return countNamedRegs(MF) != 0;
}

bool course::hasEnoughRegs(const MachineFunction &MF) {
  return getUnreservedRegs(MF).size() >= countNamedRegs(MF) + MinNumRegs;
}
