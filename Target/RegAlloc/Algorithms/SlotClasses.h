//===-- SlotClasses.h - Values that can share a slot ------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes of values none of which is live together with another of its class:
/// the operands and results of PHIs that one slot can hold, so that nothing has
/// to happen at the PHI.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SLOTCLASSES_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SLOTCLASSES_H

#include "RegAlloc/Algorithms/NextUse.h"

namespace llvm::course {

/// The operand of a PHI.
struct PhiEdge {
  ValueId Result, Operand;
  BlockId Succ;
  unsigned PredIndex;
  double Frequency;
};

class SlotClasses {
  const NextUses &Distances;
  IdVector<ValueId, ValueId> Leader;
  IdVector<ValueId, SmallVector<ValueId, 1>> Members;

  /// Above this many tests two classes stay apart, to stay linear.
  static constexpr size_t MaxTests = 4096;

public:
  SlotClasses(const NextUses &Distances, unsigned NumValues);

  ValueId getLeader(ValueId Value) const { return Leader[Value]; }
  ArrayRef<ValueId> getMembers(ValueId Leader) const { return Members[Leader]; }

  /// Puts the two into one class, if nothing in their classes interferes.
  void tryMerge(ValueId A, ValueId B);

  /// Merges what \p Edges connect, constants apart, the most frequent ones
  /// first. Sorts \p Edges in that order.
  void mergeAll(const SpillProgram &Program, std::vector<PhiEdge> &Edges);
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_SLOTCLASSES_H
