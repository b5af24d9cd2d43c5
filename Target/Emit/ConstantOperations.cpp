//===-- ConstantOperations.cpp - What constants make of code --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/ConstantOperations.h"
#include "CourseInstrInfo.h"
#include "CourseRules.h"
#include "Facts/BinaryOperations.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/APInt.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

// The divisor is not 0.
static bool isSafeDivision(unsigned Opcode) {
  return Opcode == Course::UDIVNZ || Opcode == Course::SDIVNZ ||
         Opcode == Course::UREMNZ || Opcode == Course::SREMNZ;
}

// Conditions have the order of LLVM's.
static ICmpInst::Predicate getPredicate(uint64_t Cond) {
  static_assert(CourseCC::EQ == 0 && CourseCC::SLE == 9 &&
                ICmpInst::ICMP_SLE - ICmpInst::ICMP_EQ == 9);
  return ICmpInst::Predicate(ICmpInst::ICMP_EQ + Cond);
}

// The divisor is not 0. The most negative number by -1 wraps around, as APInt's
// division does.
static uint64_t divide(unsigned Opcode, const APInt &A, const APInt &B) {
  switch (Opcode) {
  case Course::UDIV:
  case Course::UDIVNZ:
    return A.udiv(B).getZExtValue();
  case Course::SDIV:
  case Course::SDIVNZ:
    return A.sdiv(B).getZExtValue();
  case Course::UREM:
  case Course::UREMNZ:
    return A.urem(B).getZExtValue();
  default:
    return A.srem(B).getZExtValue();
  }
}

static std::optional<uint64_t> evaluate(const MachineInstr &MI, uint64_t X,
                                        uint64_t Y, unsigned Width) {
  const APInt A(Width, X, /*isSigned=*/false, /*implicitTrunc=*/true);
  const APInt B(Width, Y, /*isSigned=*/false, /*implicitTrunc=*/true);
  const unsigned Amount = Y % Width;
  if (course::isDivision(MI.getOpcode())) {
    if (B.isZero())
      return std::nullopt;
    return divide(MI.getOpcode(), A, B);
  }
  switch (MI.getOpcode()) {
  case Course::ICMP:
    return ICmpInst::compare(A, B, getPredicate(MI.getOperand(1).getImm()));
  case Course::ADD:
    return (A + B).getZExtValue();
  case Course::SUB:
    return (A - B).getZExtValue();
  case Course::MUL:
    return (A * B).getZExtValue();
  case Course::AND:
    return (A & B).getZExtValue();
  case Course::OR:
    return (A | B).getZExtValue();
  case Course::XOR:
    return (A ^ B).getZExtValue();
  case Course::SHL:
    return A.shl(Amount).getZExtValue();
  case Course::LSHR:
    return A.lshr(Amount).getZExtValue();
  case Course::ASHR:
    return A.ashr(Amount).getZExtValue();
  default:
    llvm_unreachable("not one of constants");
  }
}

std::optional<uint64_t> course::evaluateOperation(const MachineInstr &MI,
                                                  std::optional<uint64_t> A,
                                                  std::optional<uint64_t> B) {
  const unsigned Opcode = MI.getOpcode();
  if (A && B) {
    COURSE_RULE("operation-of-constants", getOperationWidth(MI));
    return evaluate(MI, *A, *B, getOperationWidth(MI));
  }
  const bool IsAbsorbing = Opcode == Course::MUL || Opcode == Course::AND;
  const bool IsShift =
      Opcode == Course::SHL || Opcode == Course::LSHR || Opcode == Course::ASHR;
  if (A == 0 && (IsAbsorbing || IsShift || isSafeDivision(Opcode))) {
    COURSE_RULE("operation-on-zero", getOperationWidth(MI));
    return 0;
  }
  const bool IsUnsignedRem = Opcode == Course::UREM || Opcode == Course::UREMNZ;
  if ((B == 0 && IsAbsorbing) || (B == 1 && IsUnsignedRem)) {
    COURSE_RULE("operation-by-absorbing", getOperationWidth(MI));
    return 0;
  }
  return std::nullopt;
}

bool course::isNeutralLeft(unsigned Opcode, uint64_t X) {
  switch (Opcode) {
  case Course::ADD:
  case Course::OR:
  case Course::XOR:
    return X == 0;
  case Course::MUL:
    return X == 1;
  default:
    return false;
  }
}

bool course::isNeutralRight(unsigned Opcode, uint64_t Y) {
  switch (Opcode) {
  case Course::SUB:
  case Course::SHL:
  case Course::LSHR:
  case Course::ASHR:
    return Y == 0;
  case Course::UDIV:
  case Course::SDIV:
  case Course::UDIVNZ:
  case Course::SDIVNZ:
    return Y == 1;
  default:
    return isNeutralLeft(Opcode, Y);
  }
}

MachineBasicBlock *course::getTarget(const MachineInstr &Branch, uint64_t C) {
  if (Branch.getOpcode() == Course::BRCOND)
    return Branch.getOperand(C != 0 ? 1 : 2).getMBB();
  assert(Branch.getOpcode() == Course::SWITCH && "no branch on a value");
  const unsigned NumOperands = Branch.getNumExplicitOperands();
  for (unsigned I = 2; I + 1 < NumOperands; I += 2)
    if (uint64_t(Branch.getOperand(I).getImm()) == C)
      return Branch.getOperand(I + 1).getMBB();
  return Branch.getOperand(1).getMBB();
}
