//===-- ReloadGathering.h - Reloads next to other accesses ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A reload between two accesses of the heap costs travel to the stack and
/// back. Where registers are free, or values that go for it can go earlier, it
/// moves up to before the first of these accesses:
///
/// \code
///   a = reload                        a = reload
///   store a in the heap               b = reload
///   b = reload                  =>    store a in the heap
///   store b in the heap               store b in the heap
/// \endcode
///
/// Whatever comes before, there is no more travel than without. O(instructions
/// * K) for a block, K being the number of registers, as far as such places do
/// not overlap.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_RELOADGATHERING_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_RELOADGATHERING_H

#include "RegAlloc/Algorithms/Spilling.h"

namespace llvm::course {

/// Moves reloads in \p Plan, the complete plan for the block \p B.
void gatherReloads(const SpillBlock &B, unsigned NumRegs, SpillBlockPlan &Plan,
                   IdArrayRef<ValueId, SpillValue> Values);

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_RELOADGATHERING_H
