//===-- DaplrContracts.h - What callers and callees agreed on ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes down in the functions what was agreed on about their arguments
/// (Facts/IncomingRegisters.h).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRCONTRACTS_H
#define LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRCONTRACTS_H

namespace llvm::course {

class DaplrLedger;

/// Writes the contracts and makes the code for them final.
void writeContracts(DaplrLedger &Ledger);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRCONTRACTS_H
