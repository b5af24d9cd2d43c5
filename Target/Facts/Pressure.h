//===-- Pressure.h - How many values are live at once -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Register pressure of machine code in SSA form, from nothing but the code.
///
/// The convention is that of slot indexes: a definition may share the register
/// of an operand that dies at its instruction, a definition without uses still
/// takes one, and all PHIs of a block define at its start. Only virtual
/// registers count; constants and argument registers cost none.
///
/// It shares nothing with the spilling phase, whose result it judges. Time and
/// memory are proportional to the code plus the sizes of the live sets.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_FACTS_PRESSURE_H
#define LLVM_LIB_TARGET_COURSE_FACTS_PRESSURE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/CodeGen/Register.h"

namespace llvm {

class MachineFunction;

namespace course {

/// The largest number of virtual registers of \p MF live at one point.
unsigned maxPressure(const MachineFunction &MF);

/// The largest number of those that \p Counts accepts, live at one point where
/// more than \p Limit virtual registers are live. Dead definitions are none of
/// them.
unsigned maxPressureOf(const MachineFunction &MF, unsigned Limit,
                       function_ref<bool(Register)> Counts);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_FACTS_PRESSURE_H
