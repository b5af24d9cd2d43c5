//===-- CopyRemarks.h - Says which copies are left --------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Optimisation remarks of course-regalloc for copies that coalescing could not
/// avoid: `CopiesLeft` for the function, `EdgeCopies` and `BlockCopies` for
/// each edge and block, with what they cost for each call of the function as it
/// is then: a branch that a later pass saves counts.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_COPYREMARKS_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_COPYREMARKS_H

#include "RegAlloc/PhiLowering.h"

namespace llvm {

class MachineOptimizationRemarkEmitter;

namespace course {

/// \p GetFrequency tells how often an edge of \p Edges is taken for each call
/// of \p MF.
void remarkCopies(const MachineFunction &MF, ArrayRef<EdgeCopies> Edges,
                  function_ref<double(const EdgeCopies &)> GetFrequency,
                  MachineOptimizationRemarkEmitter &ORE);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_COPYREMARKS_H
