//===-- BinaryOperations.cpp - Operations with a width --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/BinaryOperations.h"
#include "CourseInstrInfo.h"
#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "llvm/CodeGen/MachineInstr.h"

using namespace llvm;

bool course::isDivision(unsigned Opcode) {
  switch (Opcode) {
  case Course::UDIV:
  case Course::SDIV:
  case Course::UREM:
  case Course::SREM:
  case Course::UDIVNZ:
  case Course::SDIVNZ:
  case Course::UREMNZ:
  case Course::SREMNZ:
    return true;
  default:
    return false;
  }
}

bool course::isBinaryOperation(unsigned Opcode) {
  switch (Opcode) {
  case Course::ADD:
  case Course::SUB:
  case Course::MUL:
  case Course::AND:
  case Course::OR:
  case Course::XOR:
  case Course::SHL:
  case Course::LSHR:
  case Course::ASHR:
  case Course::ICMP:
    return true;
  default:
    return isDivision(Opcode);
  }
}

unsigned course::getFirstOperand(unsigned Opcode) {
  return Opcode == Course::ICMP ? 2 : 1;
}

unsigned course::getOperationWidth(const MachineInstr &MI) {
  assert(isBinaryOperation(MI.getOpcode()) && "an operation without a width");
  return MI.getOperand(getFirstOperand(MI.getOpcode()) + 2).getImm();
}

std::optional<unsigned> course::getResultWidth(const MachineInstr &MI) {
  if (MI.getOpcode() == Course::ICMP)
    return 1;
  if (MI.getOpcode() == Course::LOAD)
    return 8 * MI.getOperand(1).getImm();
  if (isBinaryOperation(MI.getOpcode()))
    return getOperationWidth(MI);
  return std::nullopt;
}

bool course::isAddition64(const MachineInstr &MI) {
  switch (MI.getOpcode()) {
  case Course::ADD:
    return MI.getOperand(3).getImm() == 64;
  case Course::OR:
    return MI.getOperand(3).getImm() == 64 &&
           MI.getFlag(MachineInstr::Disjoint);
  default:
    return false;
  }
}
