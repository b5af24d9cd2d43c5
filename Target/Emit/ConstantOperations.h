//===-- ConstantOperations.h - What constants make of code ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What machine instructions do with constants as operands: as the machine
/// computes, so every constant is one of 64 bits, and the width of the
/// operation says how many of them count.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_EMIT_CONSTANTOPERATIONS_H
#define LLVM_LIB_TARGET_COURSE_EMIT_CONSTANTOPERATIONS_H

#include <cstdint>
#include <optional>

namespace llvm {

class MachineBasicBlock;
class MachineInstr;

namespace course {

/// What \p MI gives, a binary operation, if its operands are \p A and
/// \p B, where they are known. None if that is not known, or if it may stop the
/// program.
std::optional<uint64_t> evaluateOperation(const MachineInstr &MI,
                                          std::optional<uint64_t> A,
                                          std::optional<uint64_t> B);

/// Whether the operation gives the second operand, at its width, if the first
/// one is \p X.
bool isNeutralLeft(unsigned Opcode, uint64_t X);

/// Whether the operation gives the first operand, at its width, if the second
/// one is \p Y.
bool isNeutralRight(unsigned Opcode, uint64_t Y);

/// Where \p Branch, a BRCOND or SWITCH, leads if its value is \p C.
MachineBasicBlock *getTarget(const MachineInstr &Branch, uint64_t C);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_EMIT_CONSTANTOPERATIONS_H
