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

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_REGISTERBANK_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_REGISTERBANK_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/MC/MCRegister.h"
#include <optional>

namespace llvm {

class BitVector;
class MachineFunction;

namespace course {

/// No instruction but a call needs more registers at once; with this many,
/// every other one can be had.
constexpr unsigned MinNumRegs = 2;

/// What the user limited the bank to, as it was asked for. A limit below
/// MinNumRegs is for the spilling pass to refuse.
std::optional<unsigned> getRegLimitOption();

/// Reserves the general registers beyond the limit, for all allocators. What
/// the function itself reserves must be in \p Reserved.
void reserveBeyondLimit(BitVector &Reserved);

/// The registers that can hold values in \p MF, in the order of preference: the
/// class's order without what is reserved.
SmallVector<MCPhysReg, 17> getAvailableRegs(const MachineFunction &MF);

/// How many of them there are.
unsigned getNumAvailableRegs(const MachineFunction &MF);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_REGISTERBANK_H
