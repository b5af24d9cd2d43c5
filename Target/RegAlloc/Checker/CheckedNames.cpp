//===-- CheckedNames.cpp - What the checker calls things ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/CheckedNames.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace llvm::course;

std::string course::nameOf(const AllocationSnapshot &Snapshot,
                           const MachineFunction &MF, CheckedOperand Operand,
                           bool IsLocation) {
  const TargetRegisterInfo *TRI = MF.getSubtarget().getRegisterInfo();
  auto Print = [](Printable P) {
    std::string Text;
    raw_string_ostream(Text) << P;
    return Text;
  };
  if (Operand.isUndef())
    return "undefined";
  if (VariableId Variable = Operand.variable(); Variable != None) {
    if (Variable < getVirtualId(0))
      return Print(printReg(Variable.index(), TRI));
    if (!IsLocation && Variable >= getVirtualId(Snapshot.NumVirtRegs))
      return "a part of a selection";
    unsigned Index = Variable.index() - Course::NUM_TARGET_REGS;
    return IsLocation ? "%stack." + std::to_string(Index)
                      : Print(printReg(Register::index2VirtReg(Index), TRI));
  }
  auto [Kind, Payload] = Snapshot.Literals[Operand.literal()];
  switch (Kind) {
  case ArgumentReg:
    return Print(printReg(Register(Payload), TRI));
  case ArgumentInMemory:
    return "argument " + std::to_string(Payload + 1);
  case FrameAddress:
    return "the address of stack object " + std::to_string(Payload);
  default:
    return std::to_string(uint64_t(Payload));
  }
}

// Without the number that the snapshot gave it.
static std::string print(const MachineInstr &MI) {
  std::string Text;
  raw_string_ostream OS(Text);
  MI.print(OS, /*IsStandalone=*/true, /*SkipOpers=*/false,
           /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
  std::string Number =
      " debug-instr-number " + std::to_string(MI.peekDebugInstrNum());
  if (size_t Start = Text.find(Number); Start != std::string::npos) {
    Text.erase(Start, Number.size());
    if (Start && Text[Start - 1] == ',')
      Text.erase(Start - 1, 1);
  }
  return Text;
}

std::string course::describePlace(const MachineFunction &MF,
                                  const MachineBasicBlock *MBB,
                                  const MachineInstr *MI) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "function '" << MF.getName() << '\'';
  if (MBB)
    OS << ", " << printMBBReference(*MBB);
  OS << ", ";
  if (!MI) {
    OS << "at the end";
    return Text;
  }
  OS << '\'' << print(*MI) << '\'';
  return Text;
}
