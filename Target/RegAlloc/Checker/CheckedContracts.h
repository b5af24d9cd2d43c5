//===-- CheckedContracts.h - Arguments in registers -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The part of the check of an allocation that is about arguments in general
/// registers, see IncomingRegisters.h: whether a function and the calls in it
/// name what the contracts say. What these registers hold is for the rest of
/// the check to prove.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDCONTRACTS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDCONTRACTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/MC/MCRegister.h"
#include <optional>
#include <string>

namespace llvm {

class MachineInstr;

namespace course {

/// How the allocated \p MI breaks a contract: that of its function,
/// which is \p Incoming, or that of the one it calls.
std::optional<std::string> findBrokenContract(const MachineInstr &MI,
                                              ArrayRef<MCRegister> Incoming);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_CHECKER_CHECKEDCONTRACTS_H
