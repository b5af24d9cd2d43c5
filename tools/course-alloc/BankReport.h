//===-- BankReport.h - What an allocator did, as text -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints allocations.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_TOOLS_COURSE_ALLOC_BANKREPORT_H
#define COURSE_TOOLS_COURSE_ALLOC_BANKREPORT_H

#include "RegAlloc/Banks/BankAllocation.h"

namespace llvm::course {

/// How a kind of merging is called.
StringRef nameOf(MergeKind Merge);

/// One line of figures, and the registers of each variable.
void printSummary(raw_ostream &OS, const MinFunction &F,
                  const AliasedBank &Bank, const BankOptions &Options,
                  const BankAllocation &A);

/// Every step: live ranges and pressure, spills, merges, coalescing, and the
/// program.
void printSteps(raw_ostream &OS, const MinFunction &F, const AliasedBank &Bank,
                const BankOptions &Options, const BankAllocation &A);

} // namespace llvm::course

#endif // COURSE_TOOLS_COURSE_ALLOC_BANKREPORT_H
