//===-- CourseAllocationGroups.h - What is allocated together ---*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Data that is used together should lie in one memory: allocations whose sizes
/// and numbers are known beforehand at one point of main (SCEV) are a group, for
/// which CourseDataPlacement asks at once whether there is room.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_MEMORY_COURSEALLOCATIONGROUPS_H
#define LLVM_LIB_TARGET_COURSE_MEMORY_COURSEALLOCATIONGROUPS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {

class CallInst;
class DominatorTree;
class Instruction;
class LoopInfo;
class SCEV;
class ScalarEvolution;

/// Allocations for which one decision is made.
struct CourseAllocationGroup {
  /// The bytes of all of them are known here, before the first.
  Instruction *Anchor;
  SmallVector<CallInst *, 4> Sites;
  const SCEV *TotalSize;
  /// The largest TotalSize that is possible; if that is too large for 64 bits,
  /// TotalSize may have wrapped around, unless all Parts are within the arena.
  uint64_t MaxSize = 0;
  SmallSetVector<const SCEV *, 4> Parts = {};
};

/// Has the sizes that \p Sites allocate computed as early as possible: sizes that
/// are rounded up are computed beside their calls, and a group needs all of them
/// at its first. \returns whether something has moved.
bool computeCourseSizesEarly(ArrayRef<CallInst *> Sites, ScalarEvolution &SE,
                             const DominatorTree &DT);

/// \p Sites are calls of malloc in one function, in an order in which what
/// dominates comes first. Those of which too little is known are in no group.
SmallVector<CourseAllocationGroup, 4>
groupCourseAllocations(ArrayRef<CallInst *> Sites, ScalarEvolution &SE,
                       DominatorTree &DT, LoopInfo &LI);

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_MEMORY_COURSEALLOCATIONGROUPS_H
