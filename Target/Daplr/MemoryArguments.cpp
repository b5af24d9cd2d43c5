//===-- MemoryArguments.cpp - Arguments beyond the 16th -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Daplr/MemoryArguments.h"
#include "CourseInstrInfo.h"
#include "CourseSubtarget.h"
#include "Facts/CourseArgumentRegisters.h"
#include "Facts/IncomingRegisters.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;
using namespace llvm::course;

MemoryArguments::MemoryArguments(MachineFunction &MF)
    : MF(MF), First(getNumCourseArgumentRegisters(MF.getFunction())) {
  findArguments();
  if (Arguments.empty())
    return;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      addAccess(MI);
}

void MemoryArguments::findArguments() {
  const MachineFrameInfo &MFI = MF.getFrameInfo();
  for (int FI = MFI.getObjectIndexBegin(); FI < 0; ++FI) {
    std::optional<unsigned> Number = getMemoryArgument(MF, FI);
    if (!Number)
      continue;
    if (*Number >= First + size())
      Arguments.resize(*Number - First + 1);
    get(*Number).FrameIndex = FI;
    get(*Number).IsReadAsWhole = true;
  }
}

void MemoryArguments::addAccess(MachineInstr &MI) {
  auto [Begin, End] = getAccessedArguments(MI);
  for (unsigned Number = Begin; Number < std::min(End, First + size());
       ++Number)
    if (getLoadedArgument(MI) == Number)
      get(Number).Loads.push_back({&MI});
    else
      get(Number).IsReadAsWhole = false;
}

SmallVector<const MachineBasicBlock *, 4>
MemoryArguments::getReads(unsigned Number) const {
  SmallVector<const MachineBasicBlock *, 4> Blocks;
  for (const Load &L : get(Number).Loads)
    Blocks.push_back((L.Marker ? L.Marker : L.Instr)->getParent());
  return Blocks;
}

Register MemoryArguments::replaceLoads(unsigned Number) {
  Argument &A = get(Number);
  assert(A.IsReadAsWhole && !A.Incoming && "cannot be in a register");
  if (A.Loads.empty())
    return Register();
  MachineRegisterInfo &MRI = MF.getRegInfo();
  const CourseInstrInfo &TII =
      *MF.getSubtarget<CourseSubtarget>().getInstrInfo();
  MachineBasicBlock &Entry = MF.front();
  Register Value = MRI.createVirtualRegister(&Course::GPRRegClass);
  for (Load &L : A.Loads) {
    Register Loaded = L.Instr->getOperand(0).getReg();
    for (MachineOperand &MO : make_early_inc_range(MRI.use_operands(Loaded))) {
      L.Uses.push_back({MO.getParent(), MO.getOperandNo()});
      MO.setReg(Value);
      MO.setIsKill(false);
    }
    MachineBasicBlock &MBB = *L.Instr->getParent();
    L.Marker = BuildMI(MBB, L.Instr, DebugLoc(), TII.get(TargetOpcode::KILL));
    L.Instr->removeFromParent();
  }
  A.Incoming = BuildMI(Entry, Entry.begin(), DebugLoc(),
                       TII.get(Course::INCOMING), Value)
                   .addFrameIndex(A.FrameIndex);
  return Value;
}

void MemoryArguments::restoreLoads(unsigned Number) {
  Argument &A = get(Number);
  if (!A.Incoming)
    return;
  for (Load &L : A.Loads) {
    L.Marker->getParent()->insert(L.Marker->getIterator(), L.Instr);
    L.Marker->eraseFromParent();
    L.Marker = nullptr;
    for (auto [User, OpNo] : L.Uses)
      User->getOperand(OpNo).setReg(L.Instr->getOperand(0).getReg());
    L.Uses.clear();
  }
  A.Incoming->eraseFromParent();
  A.Incoming = nullptr;
}

void MemoryArguments::finish() {
  for (Argument &A : Arguments)
    for (Load &L : A.Loads) {
      if (!L.Marker)
        continue;
      L.Marker->eraseFromParent();
      MF.deleteMachineInstr(L.Instr);
      L = {nullptr};
    }
}
