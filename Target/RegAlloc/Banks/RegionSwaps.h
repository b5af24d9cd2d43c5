//===-- RegionSwaps.h - Fewer copies by swapping registers ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Improves an assignment in elementary form by local search.
///
/// If everything before or after an operation that is in the register R goes to
/// S, and the other way round, the assignment there is as good as it was: no
/// pieces overlap that did not. So a copy from R to S disappears if the two are
/// swapped in a region that has one of its ends and not the other. The region is
/// the cheapest there is: a minimum cut between both ends, where a cut costs the
/// copies that it makes.
/// \code
///   b in S  ->  b = a      a in R       b in R, and what was in R there is in S
///               ...            ->       ...
///               use b                   use b
/// \endcode
/// Registers are swapped with all of their parts. Where a register overlaps
/// only one of both, or has no counterpart in the other, and where a piece is
/// fixed, nothing is swapped.
///
/// Every swap makes the assignment cheaper, so the result is never worse than
/// what was given. O(copies left x size of a region), which is limited.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_REGIONSWAPS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_REGIONSWAPS_H

#include "RegAlloc/Banks/ElementaryForm.h"

namespace llvm::course {

/// Changes \p Registers, an assignment to the pieces of \p Form, such that less
/// is copied, by frequency. Returns how many regions were swapped.
unsigned swapRegions(const ElementaryForm &Form, const AliasedBank &Bank,
                     RegisterAssignment &Registers);

/// Where each register goes if \p A and \p B, of one class, are swapped: None if
/// it overlaps only one of both, or has no counterpart.
using SwapTable = IdVector<RegisterId, RegisterId>;
SwapTable swapTable(const AliasedBank &Bank, RegisterId A, RegisterId B);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_BANKS_REGIONSWAPS_H
