//===-- DaplrRemarks.cpp - Where each argument travels --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/DaplrRemarks.h"
#include "CourseCostModel.h"
#include "Daplr/DaplrLedger.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-daplr"

void course::remark(const DaplrLedger &Ledger, const ArgumentState &Argument) {
  const FunctionState &State = Ledger.stateOf(Argument);
  MachineFunction &MF = State.Rewriter->getFunction();
  MachineOptimizationRemarkEmitter ORE(MF, nullptr);
  // A function that nobody calls costs nothing.
  auto PerCall = [&](double Ticks) {
    double PerCall = State.Frequency == 0 ? 0 : Ticks / State.Frequency;
    return formatv("{0:f2}", PerCall / CourseCostModel::TicksPerUnit).str();
  };
  const DISubprogram *Place = Argument.F->getSubprogram();
  if (!Argument.Reg) {
    ORE.emit([&] {
      return MachineOptimizationRemarkMissed(DEBUG_TYPE, "Stays", Place,
                                             &MF.front())
             << "argument " << ore::NV("Argument", Argument.Number + 1)
             << (Argument.IsInMemory ? " stays in memory" : " stays one")
             << ", which costs " << ore::NV("Cost", PerCall(Argument.Saved))
             << " for each call of the function";
    });
    return;
  }
  ORE.emit([&] {
    return MachineOptimizationRemark(DEBUG_TYPE, "InRegister", Place,
                                     &MF.front())
           << "argument " << ore::NV("Argument", Argument.Number + 1)
           << " travels in "
           << ore::NV("Register", MF.getSubtarget().getRegisterInfo()->getName(
                                      Argument.Reg))
           << ", which saves " << ore::NV("Saved", PerCall(Argument.Saved))
           << " and takes copies of " << ore::NV("Cost", PerCall(Argument.Cost))
           << " for each call of the function";
  });
}
