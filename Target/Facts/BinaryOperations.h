//===-- BinaryOperations.h - Operations with a width ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which operations have two operands and a width, and how wide results are.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_BINARYOPERATIONS_H
#define LLVM_LIB_TARGET_COURSE_FACTS_BINARYOPERATIONS_H

#include <optional>

namespace llvm {

class MachineInstr;

namespace course {

/// Whether it is a division or remainder, signed or not, of any divisor or of one
/// that is not 0.
bool isDivision(unsigned Opcode);

/// Whether it is an operation of two values and a width, with one result:
/// arithmetic, logic or a comparison.
bool isBinaryOperation(unsigned Opcode);

/// The number of the first of these two operands.
unsigned getFirstOperand(unsigned Opcode);

/// The bits that \p MI, such an operation, reads of its operands.
unsigned getOperationWidth(const MachineInstr &MI);

/// How many bits the result of \p MI may have, whatever its operands are: all
/// above them are 0. None if \p MI says nothing of it.
std::optional<unsigned> getResultWidth(const MachineInstr &MI);

/// Whether \p MI adds numbers of 64 bits: an ADD, or an OR without common bits,
/// as long as its operands stay as they are.
bool isAddition64(const MachineInstr &MI);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_BINARYOPERATIONS_H
