//===-- AlignedAccesses.h - Iterations that begin aligned -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A loop that goes along an array of narrow elements may begin anywhere in a
/// word, as `for (j = i + 1; j < n; ++j) s += a[j]` does. After a few iterations
/// it is at the start of one, and the accesses of the next ones can be one wide
/// access (CourseLoadStorePack).
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_ALIGNEDACCESSES_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_ALIGNEDACCESSES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Transforms/Utils/ValueMapper.h"
#include <optional>

namespace llvm {

class AAResults;
class AssumptionCache;
class DominatorTree;
class Instruction;
class Loop;
class SCEV;
class ScalarEvolution;

namespace course {

/// Accesses at constant distances from each other, modulo WidestAccess. Each
/// iteration of a loop does all of them, one element further or back each time,
/// and the first iteration cannot end before it does.
class AlignedAccesses {
  struct Access {
    Instruction *Instr;
    /// Its address in the first iteration is the sum of both, where Base is Start
    /// and multiples of WidestAccess.
    const SCEV *Base;
    int64_t Distance;
  };
  SmallVector<Access, 4> Accesses;
  const SCEV *Start;
  /// Bytes from one iteration to the next, negative if it goes back; its
  /// absolute value is the size of an element.
  int64_t Step;

  AlignedAccesses(const SCEV *Start, int64_t Step) : Start(Start), Step(Step) {}

  friend class AccessGroups;

public:
  /// Those of \p L whose addresses are not known modulo WidestAccess, if wide
  /// loads of them spare more than those of known addresses, which become
  /// unknown. \p L has a preheader and a latch.
  static std::optional<AlignedAccesses> find(const Loop &L, ScalarEvolution &SE,
                                             AAResults &AA, AssumptionCache &AC,
                                             const DominatorTree &DT);

  /// What is at constant distances, modulo WidestAccess, from the addresses of the
  /// first iteration: an address, or a number of bytes.
  const SCEV *getStart() const { return Start; }

  /// How many iterations are in a word.
  unsigned getPeriod() const;

  /// How many iterations there are before the next word begins, less than the
  /// period, if the start is at \p Address modulo WidestAccess. 0 if it cannot be
  /// there.
  unsigned getIterationsBefore(unsigned Address) const;

  /// Says in copies of the accesses how they are aligned, \p Number iterations
  /// after a word began.
  void align(const ValueToValueMapTy &Copies, unsigned Number) const;
};

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_ALIGNEDACCESSES_H
