//===-- CheckedFunction.cpp - Machine code for the checker ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/CheckedFunction.h"
#include "RegAlloc/Checker/CheckedTranslation.h"

using namespace llvm;
using namespace llvm::course;

void course::takeSnapshot(MachineFunction &MF, AllocationSnapshot &Snapshot) {
  Snapshot.FirstNumber = MF.getNewDebugInstrNum();
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (!MI.isMetaInstruction())
        MI.getDebugInstrNum();
  CheckedTranslation(MF, Snapshot, /*IsAllocated=*/false).run(Snapshot.Program);
}

void course::dropNumbers(const AllocationSnapshot &Snapshot,
                         MachineFunction &MF) {
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      if (MI.peekDebugInstrNum() >= Snapshot.FirstNumber)
        MI.dropDebugNumber();
  MF.setDebugInstrNumberingCount(Snapshot.FirstNumber - 1);
}

std::optional<std::string> course::checkAgainst(AllocationSnapshot &Snapshot,
                                                const MachineFunction &MF) {
  CheckedTranslation Translation(MF, Snapshot, /*IsAllocated=*/true);
  CheckedProgram Allocated;
  Translation.run(Allocated);
  if (Translation.Problem) {
    const MachineInstr &MI = *Translation.ProblemInstr;
    return describePlace(MF, MI.getParent(), &MI) + ": " + *Translation.Problem;
  }
  std::optional<AllocationError> Error =
      checkAllocation(Snapshot.Program, Allocated, Snapshot.AtEntry);
  if (!Error)
    return std::nullopt;

  const auto &Instrs = Translation.Sources[Error->Block];
  const MachineInstr *MI =
      Error->Instr < Instrs.size() ? Instrs[Error->Instr] : nullptr;
  const MachineBasicBlock *MBB = MI ? MI->getParent() : nullptr;
  for (const MachineBasicBlock &Candidate : MF)
    if (!MBB && Translation.getBlockId(Candidate) == Error->Block)
      MBB = &Candidate;
  return describePlace(MF, MBB, MI) + ": " +
         Error->describe([&](CheckedOperand Operand, bool IsLocation) {
           return nameOf(Snapshot, MF, Operand, IsLocation);
         });
}
