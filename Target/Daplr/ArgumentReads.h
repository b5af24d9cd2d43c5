//===-- ArgumentReads.h - What reading an argument costs --------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where each read of an argument register costs something, an argument that is
/// read often is worth a copy in a general register.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_DAPLR_ARGUMENTREADS_H
#define LLVM_LIB_TARGET_COURSE_DAPLR_ARGUMENTREADS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {

class CourseCostModel;
class MachineBasicBlock;
class MachineDominatorTree;

namespace course {

/// How many operands in each block read an argument.
using ReadsOfBlocks = DenseMap<const MachineBasicBlock *, unsigned>;

/// Copies that serve all reads in the blocks that they dominate; the others
/// read the argument register.
struct ArgumentCopies {
  SmallVector<MachineBasicBlock *, 2> Blocks;
  /// What these copies and the reads of the argument register cost for each
  /// call of the function.
  double Ticks = 0;
};

/// The cheapest such copies, and as few as that allows. Whether there are
/// registers for them is not asked. \p GetFrequency is relative to the entry
/// block. Linear in the number of blocks.
ArgumentCopies chooseArgumentCopies(
    const ReadsOfBlocks &Reads, const MachineDominatorTree &Dominators,
    function_ref<double(const MachineBasicBlock &)> GetFrequency,
    const CourseCostModel &Costs);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_DAPLR_ARGUMENTREADS_H
