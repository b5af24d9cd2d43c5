//===-- BankPage.h - What an allocator did, as pictures ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Draws allocations: one page of HTML for all steps, which needs nothing else,
/// or the registers alone as SVG. The same allocation gives the same bytes.
///
//===----------------------------------------------------------------------===//

#ifndef COURSE_TOOLS_COURSE_ALLOC_BANKPAGE_H
#define COURSE_TOOLS_COURSE_ALLOC_BANKPAGE_H

#include "RegAlloc/Banks/BankAllocation.h"

namespace llvm::course {

/// Points of a function that can still be drawn.
constexpr unsigned MaxDrawnPoints = 4000;

/// The steps one after the other: live ranges and graphs as they are split,
/// merged and coalesced, then the registers, and the program. Graphs are drawn
/// up to some hundred nodes.
void writePage(raw_ostream &OS, const MinFunction &F, const AliasedBank &Bank,
               const BankOptions &Options, const BankAllocation &A);

/// Program points downwards, and for each unit of the bank a column: a bar is a
/// variable in a register, as wide as that has units.
void writeRegistersSvg(raw_ostream &OS, const MinFunction &F,
                       const AliasedBank &Bank, const BankAllocation &A);

} // namespace llvm::course

#endif // COURSE_TOOLS_COURSE_ALLOC_BANKPAGE_H
