//===-- DaplrFrequencies.h - How often functions are called -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How often the functions of a program are called, for DAPLR.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRFREQUENCIES_H
#define LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRFREQUENCIES_H

namespace llvm::course {

class DaplrLedger;

/// Estimates FunctionState::Frequency of the functions whose calls are known.
void estimateFrequencies(DaplrLedger &Ledger);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRFREQUENCIES_H
