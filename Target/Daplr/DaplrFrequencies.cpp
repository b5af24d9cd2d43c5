//===-- DaplrFrequencies.cpp - How often functions are called -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/DaplrFrequencies.h"
#include "Daplr/DaplrLedger.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace llvm::course;

// Recursion grows without end by these estimates, so they are cut off.
void course::estimateFrequencies(DaplrLedger &Ledger) {
  constexpr unsigned NumRounds = 8;
  constexpr double MaxFrequency = 1e6;
  for (unsigned Round = 0; Round != NumRounds; ++Round) {
    DenseMap<const Function *, double> Calls;
    for (auto &[F, State] : Ledger.Functions) {
      MachineFunction &MF = State.Rewriter->getFunction();
      for (const MachineBasicBlock &MBB : MF)
        for (const MachineInstr &MI : MBB)
          if (const Function *Callee = getCalledFunction(MI))
            Calls[Callee] +=
                State.Frequency * State.Rewriter->getFrequency(MBB);
    }
    for (auto &[F, State] : Ledger.Functions)
      if (State.IsLocal)
        State.Frequency = std::min(Calls.lookup(F), MaxFrequency);
  }
}
