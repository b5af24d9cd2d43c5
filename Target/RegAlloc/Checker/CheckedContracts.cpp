//===-- CheckedContracts.cpp - Arguments in registers ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Checker/CheckedContracts.h"
#include "CourseRegisterInfo.h"
#include "Facts/IncomingRegisters.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/IR/Function.h"

using namespace llvm;
using namespace llvm::course;

static MCRegister getRegister(ArrayRef<MCRegister> Incoming,
                              std::optional<unsigned> Number) {
  return Number && *Number < Incoming.size() ? Incoming[*Number] : MCRegister();
}

// The register holds the argument when the function starts, so nothing may come
// before, and nothing may come back here.
static bool isAtStart(const MachineInstr &MI) {
  const MachineBasicBlock &MBB = *MI.getParent();
  return &MBB == &MBB.getParent()->front() && MBB.pred_empty() &&
         all_of(make_range(MBB.instr_begin(), MI.getIterator()),
                [](const MachineInstr &Before) {
                  return Before.isMetaInstruction() ||
                         Before.getOpcode() == Course::INCOMING;
                });
}

static std::optional<std::string> checkIncoming(const MachineInstr &MI,
                                                ArrayRef<MCRegister> Incoming) {
  if (!isAtStart(MI))
    return "an argument arrives after the start of the function";
  MCRegister Reg = MI.getOperand(0).getReg().asMCReg();
  if (getRegister(Incoming, getIncomingNumber(MI)) != Reg)
    return "the argument arrives elsewhere";
  return std::nullopt;
}

// What the callee finds in a register must be the operand there.
static std::optional<std::string> checkOutgoing(const MachineInstr &MI) {
  const Function *Callee = getCalledFunction(MI);
  if (!Callee)
    return std::nullopt;
  unsigned OpNo = getFirstArgumentOperand(MI);
  for (MCRegister Reg : getIncomingRegisters(*Callee)) {
    bool IsThere = OpNo < MI.getNumExplicitOperands() &&
                   MI.getOperand(OpNo).isReg() &&
                   MI.getOperand(OpNo).getReg() == Reg;
    ++OpNo;
    if (Reg && !IsThere)
      return "an argument is not in the register in which '" +
             Callee->getName().str() + "' expects it";
  }
  return std::nullopt;
}

// Where the argument would be without the contract, it is not.
static bool readsElsewhere(const MachineInstr &MI,
                           ArrayRef<MCRegister> Incoming) {
  auto [Begin, End] = getAccessedArguments(MI);
  for (unsigned Number = Begin; Number < std::min<size_t>(End, Incoming.size());
       ++Number)
    if (Incoming[Number])
      return true;
  return any_of(MI.all_uses(), [&](const MachineOperand &MO) {
    return Course::ARGRegClass.contains(MO.getReg()) &&
           getRegister(Incoming, getArgumentNumber(MO.getReg().asMCReg()));
  });
}

std::optional<std::string>
course::findBrokenContract(const MachineInstr &MI,
                           ArrayRef<MCRegister> Incoming) {
  if (MI.getOpcode() == Course::INCOMING)
    return checkIncoming(MI, Incoming);
  if (readsElsewhere(MI, Incoming))
    return "an argument is read that arrives in a register";
  return checkOutgoing(MI);
}
