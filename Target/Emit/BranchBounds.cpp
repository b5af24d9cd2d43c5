//===-- BranchBounds.cpp - What branches say of registers -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit/BranchBounds.h"
#include "CourseInstrInfo.h"
#include "Emit/ConstantOperations.h"
#include "Facts/BinaryOperations.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::course;

// The ranges of an operand below C, and of one that is not.
static std::pair<RegisterRange, RegisterRange> splitAt(uint64_t C) {
  const uint64_t Max = std::numeric_limits<uint64_t>::max();
  // Nothing is less than 0: a range that no number is in.
  return {C == 0 ? RegisterRange{1, 0} : RegisterRange{0, C - 1}, {C, Max}};
}

// From a comparison of a register with a constant.
static std::optional<std::pair<RegisterRange, RegisterRange>>
getBounds(unsigned Opcode, uint64_t Cond, uint64_t C) {
  const uint64_t Max = std::numeric_limits<uint64_t>::max();
  auto Swapped = [](std::pair<RegisterRange, RegisterRange> Parts) {
    return std::pair(Parts.second, Parts.first);
  };
  switch (Opcode) {
  case Course::UDIV:
  case Course::UDIVNZ:
    return splitAt(C);
  case Course::XOR:
  case Course::SUB:
    return std::pair(RegisterRange{C, C}, RegisterRange());
  case Course::ICMP:
    break;
  default:
    return std::nullopt;
  }
  switch (Cond) {
  case CourseCC::NE:
    return std::pair(RegisterRange{C, C}, RegisterRange());
  case CourseCC::EQ:
    return std::pair(RegisterRange(), RegisterRange{C, C});
  case CourseCC::ULT:
    return Swapped(splitAt(C));
  case CourseCC::UGE:
    return splitAt(C);
  case CourseCC::UGT:
    return C == Max ? std::nullopt : std::optional(splitAt(C + 1));
  case CourseCC::ULE:
    return C == Max ? std::nullopt : std::optional(Swapped(splitAt(C + 1)));
  default:
    return std::nullopt;
  }
}

// How far before its branch a comparison is looked for.
static constexpr unsigned BoundReach = 16;

// What the branch at the end of a block says of a register that its value was
// made of. This is the state before the branch.
std::optional<BranchBound> course::findBound(const MachineBasicBlock &MBB,
                                             const RegisterState &State) {
  const MachineInstr &Branch = MBB.back();
  if (Branch.getOpcode() != Course::BRCOND || !Branch.getOperand(0).isReg() ||
      !Branch.getOperand(0).readsReg())
    return std::nullopt;
  const Register Reg = Branch.getOperand(0).getReg();
  SmallVector<Register, 8> Written;
  unsigned Left = BoundReach;
  for (const MachineInstr &MI : drop_begin(reverse(MBB))) {
    if (MI.isDebugInstr())
      continue;
    if (Left-- == 0)
      return std::nullopt;
    for (const MachineOperand &Def : MI.all_defs())
      Written.push_back(Def.getReg());
    if (!is_contained(Written, Reg))
      continue;
    const unsigned Opcode = MI.getOpcode();
    if (!isBinaryOperation(Opcode))
      return std::nullopt;
    const unsigned First = getFirstOperand(Opcode);
    const MachineOperand &A = MI.getOperand(First);
    const MachineOperand &C = MI.getOperand(First + 1);
    const unsigned Width = getOperationWidth(MI);
    if (!A.isReg() || !A.readsReg() || !C.isImm() ||
        is_contained(Written, A.getReg()) || !State.get(A).fits(Width))
      return std::nullopt;
    const auto Bounds = getBounds(
        Opcode, MI.getOperand(1).isImm() ? MI.getOperand(1).getImm() : 0,
        uint64_t(C.getImm()) & maskTrailingOnes<uint64_t>(Width));
    if (!Bounds)
      return std::nullopt;
    return BranchBound{&A, Bounds->first, Bounds->second};
  }
  return std::nullopt;
}
