//===-- HeadTravel.h - What the head travels in a function ------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What HeadModel believes of whole blocks and loops: the bytes that the head
/// moves for the accesses of a block, each from the access that was executed
/// before it. Resets that are in the code are counted; none are assumed.
///
/// Addresses are followed through registers as far as constants are added, also
/// around a loop. Where a block has several predecessors, they count by their
/// frequencies. A callee is believed to leave the head in its frame.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_HEADTRAVEL_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_HEADTRAVEL_H

#include "llvm/ADT/DenseMap.h"

namespace llvm {

class MachineBasicBlock;
class MachineBlockFrequencyInfo;
class MachineBranchProbabilityInfo;
class MachineFunction;
class MachineLoop;

namespace course {

class HeadModel;

/// Of one execution of a block.
struct BlockTravel {
  unsigned NumAccesses = 0;
  double Bytes = 0;
};

class HeadTravel {
public:
  /// Linear in the instructions, apart from lookups of objects.
  HeadTravel(const HeadModel &Head, const MachineFunction &MF,
             const MachineBlockFrequencyInfo &Frequencies,
             const MachineBranchProbabilityInfo &Probabilities);

  /// \p MBB is reachable.
  const BlockTravel &getTravel(const MachineBasicBlock &MBB) const {
    return Blocks.find(&MBB)->second;
  }
  /// Bytes for each iteration of the loop, with the loops inside.
  double getBytesPerIteration(const MachineLoop &Loop) const;

private:
  const MachineBlockFrequencyInfo &Frequencies;
  DenseMap<const MachineBasicBlock *, BlockTravel> Blocks;
};

/// Prints with -debug-only=course-head-model what is believed of each block and
/// loop of \p MF, whose blocks have the numbers that they are printed with.
void printHeadTravel(const HeadModel &Head, const MachineFunction &MF);

} // namespace course

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_HEADTRAVEL_H
