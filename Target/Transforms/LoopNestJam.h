//===-- LoopNestJam.h - Iterations that share the loops inside --*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rewriting of course-unroll-and-jam, for nests of any depth. LLVM's
/// UnrollAndJamLoop does it for two loops of the same trip count.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPNESTJAM_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPNESTJAM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>

namespace llvm {

class AssumptionCache;
class DominatorTree;
class Instruction;
class Loop;
class LoopInfo;
class PHINode;
class ScalarEvolution;

/// A value that the loops of a nest of two combine with others by an operation
/// whose order does not matter, from one iteration of the outer loop to the next.
struct CourseJamReduction {
  PHINode *OuterPhi, *InnerPhi;
  /// What it is after an iteration of the inner loop, and after all of them.
  Instruction *Next;
  PHINode *Result;
  /// The operations, of which Next is one.
  SmallVector<Instruction *, 2> Chain;
};

/// How iterations of the outermost loop of a nest share the runs of the loops
/// inside.
struct CourseNestJam {
  /// From the outermost loop to the innermost one, each the only one in the one
  /// before, and always entered by it.
  ArrayRef<Loop *> Nest;
  /// What the outermost trip count is a multiple of.
  unsigned Copies = 1;
  /// By how many iterations of the innermost loop a copy is behind the one
  /// before it.
  unsigned Delay = 0;
  /// How many iterations the innermost loop has more in each iteration of the
  /// outermost one than in the one before.
  int Growth = 0;
  /// All copies use the same one.
  SmallVector<CourseJamReduction, 2> Reductions = {};

  /// When the first copy begins, how many iterations later this one does.
  unsigned getStart(unsigned Copy) const { return Copy * Delay; }

  /// How many iterations a copy goes on after the first copy, which is the first
  /// one to end.
  unsigned getEnd(unsigned Copy) const {
    return Copy * std::max(int(Delay) + Growth, 0);
  }

  /// How many iterations of the innermost loop are before and after it.
  unsigned getNumOutside() const {
    unsigned Sum = 0;
    for (unsigned Copy = 0; Copy != Copies; ++Copy)
      Sum += getStart(Copies - 1) - getStart(Copy) + getEnd(Copy);
    return Sum;
  }
};

/// Does it. There must be an iteration of the innermost loop that all copies
/// have: the first copy to end does it after the last one has begun. The order of
/// accesses must allow it, and what the next iteration of
/// the outermost loop begins with must not wait for the loops inside: see
/// CourseJamDependences.h. Blocks that follow each other are merged. All
/// analyses are kept up to date.
void jamCourseNest(const CourseNestJam &Jam, LoopInfo &LI, DominatorTree &DT,
                   ScalarEvolution &SE, AssumptionCache &AC);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_LOOPNESTJAM_H
