//===-- CheckedArguments.cpp - Arguments in checked terms -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/CourseArgumentRegisters.h"
#include "RegAlloc/Checker/CheckedTranslation.h"

using namespace llvm;
using namespace llvm::course;

// Storing an argument to memory is a part of the call.
void CheckedTranslation::collectStored(const MachineBasicBlock &MBB) {
  auto IsEffect = [&](const MachineInstr &Store) {
    const MachineOperand &Value = Store.getOperand(1);
    return IsAllocated ? findIdentity(Store, getOperation(Store)) != None
                       : Value.isReg() && Value.getReg().isPhysical() &&
                             !isConstant(Value.getReg());
  };
  for (const MachineInstr &MI : MBB)
    if (const Function *Callee = getCalledFunction(MI))
      for (const MachineInstr *Store : findStoredArguments(MI))
        if (!IsEffect(*Store))
          Stored[Store] = getStoredNumber(*Store, *Callee);
}

// Locations beyond the spill slots.
VariableId CheckedTranslation::getOutgoingLocation(unsigned Number) const {
  return getVirtualId(MFI.getObjectIndexEnd() + Number);
}

/// The arguments of a call that would be in memory by the plain convention, by
/// their numbers.
std::map<unsigned, CheckedOperand>
CheckedTranslation::getMemoryArguments(const MachineInstr &Call) {
  std::map<unsigned, CheckedOperand> Result;
  const Function *Callee = getCalledFunction(Call);
  if (!Callee)
    return Result;
  for (const MachineInstr *Store : findStoredArguments(Call)) {
    auto It = Stored.find(Store);
    if (It == Stored.end())
      continue;
    Result[It->second] = IsAllocated ? getOutgoingLocation(It->second)
                                     : getOperand(Store->getOperand(1));
  }
  unsigned First = getFirstArgumentOperand(Call);
  unsigned Limit = First + getNumCourseArgumentRegisters(*Callee);
  for (unsigned OpNo = Limit; OpNo < Call.getNumExplicitOperands(); ++OpNo)
    if (Call.getOperand(OpNo).isReg())
      Result[OpNo - First] = getOperand(Call.getOperand(OpNo));
  return Result;
}

void CheckedTranslation::addCallOperands(const MachineInstr &Call,
                                         CheckedInstr &I) {
  unsigned Limit = getFirstArgumentOperand(Call) +
                   getNumCourseArgumentRegisters(*getCalledFunction(Call));
  for (const MachineOperand &MO : Call.operands())
    if (MO.isReg() && MO.isDef())
      I.Defs.push_back(getVariable(MO));
    else if (isValue(MO) &&
             (MO.getOperandNo() < Limit || (MO.isReg() && MO.isImplicit())))
      I.Uses.push_back(getOperand(MO));
  for (const auto &[Number, Operand] : getMemoryArguments(Call))
    I.Uses.push_back(Operand);
}
