//===-- CourseKnownCalls.cpp - Functions whose calls are known ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/CourseKnownCalls.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace llvm::course;

bool course::isOnlyCalledHere(const Function &F) {
  return F.hasLocalLinkage() && !F.isVarArg() &&
         !F.hasAddressTaken(nullptr, /*IgnoreCallbackUses=*/false,
                            /*IgnoreAssumeLikeCalls=*/false,
                            /*IgnoreLLVMUsed=*/false);
}

DenseSet<const Function *>
course::findFunctionsOfKnownCalls(const Module &M,
                                  const MachineModuleInfo &MMI) {
  DenseSet<const Function *> Result;
  for (const Function &F : M)
    if (const MachineFunction *MF = MMI.getMachineFunction(F);
        MF && !MF->empty() && isOnlyCalledHere(F))
      Result.insert(&F);
  for (const Function &F : M) {
    const MachineFunction *MF = MMI.getMachineFunction(F);
    if (!MF)
      continue;
    for (const MachineBasicBlock &MBB : *MF)
      for (const MachineInstr &MI : MBB)
        for (const MachineOperand &MO : MI.operands())
          if (MO.isGlobal() && getCalledFunction(MI) != MO.getGlobal())
            if (const auto *Named = dyn_cast<Function>(MO.getGlobal()))
              Result.erase(Named);
  }
  return Result;
}
