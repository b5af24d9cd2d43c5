//===-- DaplrContracts.cpp - What callers and callees agreed on -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/DaplrContracts.h"
#include "Daplr/DaplrLedger.h"
#include "Daplr/DaplrRemarks.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-daplr"

STATISTIC(NumParameters,
          "Number of arguments of functions whose calls are known");
STATISTIC(NumInRegisters, "Number of arguments that travel in registers");
STATISTIC(NumFromMemory, "Number of these that would be in memory otherwise");

static void setContracts(DaplrLedger &Ledger) {
  DenseMap<Function *, IncomingRegisters> Contracts;
  for (const ArgumentState &Argument : Ledger.Arguments) {
    IncomingRegisters &Contract = Contracts[Argument.F];
    if (Argument.Reg || !Argument.IsInMemory)
      Contract.resize(Argument.Number + 1);
    remark(Ledger, Argument);
    if (!Argument.Reg)
      continue;
    Contract[Argument.Number] = Argument.Reg;
    ++NumInRegisters;
    NumFromMemory += Argument.IsInMemory;
  }
  for (auto &[F, Contract] : Contracts)
    if (any_of(Contract, [](MCRegister Reg) { return Reg.isValid(); }))
      setIncomingRegisters(*F, Contract);
}

// Whether no call of the function passes anything in memory.
static bool needsNoMemory(const DaplrLedger &Ledger,
                          const FunctionState &State) {
  for (const MachineBasicBlock &MBB : State.Rewriter->getFunction())
    for (const MachineInstr &MI : MBB) {
      const Function *Callee = getCalledFunction(MI);
      if (!Callee)
        continue;
      auto It = Ledger.Functions.find(Callee);
      if (It == Ledger.Functions.end() || Callee->isVarArg())
        return false;
      const MemoryArguments &InMemory = It->second.Rewriter->inMemory();
      for (unsigned I = 0; I != InMemory.size(); ++I)
        if (!Ledger.getRegister(*Callee, InMemory.firstNumber() + I))
          return false;
    }
  return true;
}

void course::writeContracts(DaplrLedger &Ledger) {
  setContracts(Ledger);
  for (auto &[F, State] : Ledger.Functions) {
    State.Rewriter->finish();
    MachineFrameInfo &MFI = State.Rewriter->getFunction().getFrameInfo();
    if (MFI.adjustsStack() && needsNoMemory(Ledger, State)) {
      MFI.setAdjustsStack(false);
      MFI.setMaxCallFrameSize(0);
    }
  }
  NumParameters += Ledger.Arguments.size();
}
