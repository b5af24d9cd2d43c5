//===-- DaplrChoice.h - Which register for which argument -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Chooses the registers in which arguments travel.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRCHOICE_H
#define LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRCHOICE_H

namespace llvm::course {

class DaplrLedger;

/// Gives every argument of \p Ledger that can save something a register, as far
/// as there are any; by its number alone, or also by what callers and callees
/// \p Agree on.
void chooseRegisters(DaplrLedger &Ledger, bool Agree);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRCHOICE_H
