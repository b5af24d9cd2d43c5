//===-- RegisterBank.h - The registers there are ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The one place that says which registers spilling and assignment may use.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_REGISTERBANK_H
#define LLVM_LIB_TARGET_COURSE_FACTS_REGISTERBANK_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCRegister.h"
#include <optional>

namespace llvm {

class BitVector;
class MachineFunction;

namespace course {

/// No instruction but a call and a `select`, which can be split up, needs more
/// registers at once.
constexpr unsigned MinNumRegs = 2;

/// r1 to r16 and sp.
constexpr unsigned MaxNumRegs = 17;

/// What the user limited the bank to with -course-num-regs, from MinNumRegs to
/// MaxNumRegs.
unsigned getRegLimit();

/// Reserves the general registers beyond the limit, for all allocators. What
/// the function itself reserves must be in \p Reserved.
void reserveBeyondLimit(BitVector &Reserved);

/// The registers that can hold values in \p MF before assignment, in the order
/// of preference: the class's order without what is reserved and, if there are
/// enough without them, without those that the code names itself.
///
/// Instruction selection never names any, for calls and returns take operands
/// from everywhere; machine code that was read from a file may. That such a
/// register is left alone in all of the function is more than necessary.
SmallVector<MCPhysReg, 17> getAvailableRegs(const MachineFunction &MF);

/// How many of them there are.
unsigned getNumAvailableRegs(const MachineFunction &MF);

/// Whether the code of \p MF, before assignment, names registers itself that
/// could hold values.
bool namesRegs(const MachineFunction &MF);

/// Whether these leave at least MinNumRegs.
bool hasEnoughRegs(const MachineFunction &MF);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_REGISTERBANK_H
