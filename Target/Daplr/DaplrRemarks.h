//===-- DaplrRemarks.h - Where each argument travels ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tells users where arguments travel and what that saves.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRREMARKS_H
#define LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRREMARKS_H

namespace llvm::course {

class DaplrLedger;
struct ArgumentState;

/// Emits a remark about \p Argument, in units of cost for each call.
void remark(const DaplrLedger &Ledger, const ArgumentState &Argument);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_DAPLR_DAPLRREMARKS_H
