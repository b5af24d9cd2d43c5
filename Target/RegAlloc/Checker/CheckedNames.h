//===-- CheckedNames.h - What the checker calls things ----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How values, locations and instructions of machine code are numbered for the
/// allocation checker, and what its messages call them.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDNAMES_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDNAMES_H

#include "MCTargetDesc/CourseMCTargetDesc.h"
#include "RegAlloc/Checker/CheckedFunction.h"
#include <string>

namespace llvm::course {

/// What is constant while a function runs: the first part of
/// AllocationSnapshot::Literals.
enum LiteralKind : unsigned {
  Number,
  ArgumentReg,
  ArgumentInMemory,
  FrameAddress
};

/// The value that is a virtual register, or the location that is a slot:
/// physical registers come first.
inline VariableId getVirtualId(unsigned Index) {
  return VariableId(Course::NUM_TARGET_REGS + Index);
}

/// The operand as machine code spells it; \p IsLocation says that it is a
/// register or slot of the allocated code and not a value.
std::string nameOf(const AllocationSnapshot &Snapshot,
                   const MachineFunction &MF, CheckedOperand Operand,
                   bool IsLocation);

/// Function, block and instruction; without \p MI the block's end.
std::string describePlace(const MachineFunction &MF,
                          const MachineBasicBlock *MBB, const MachineInstr *MI);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDNAMES_H
