//===-- ValuePressure.h - Values live at once in IR -------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// How many registers each block of a function will need, about: the values
/// that are live at once at most. Constants, objects of the frame, and what
/// becomes a part of its users need none. Selection makes other values of
/// these, so it is an estimate; Facts/Pressure is exact, for machine code.
///
/// One data-flow analysis, of blocks times values.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUEPRESSURE_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUEPRESSURE_H

#include "Transforms/NumberedBlocks.h"

namespace llvm {

class ValuePressure {
  DenseMap<const BasicBlock *, unsigned> Most;

public:
  explicit ValuePressure(const NumberedBlocks &Numbered);

  unsigned get(const BasicBlock &BB) const { return Most.lookup(&BB); }
  /// One more value is live in \p BB.
  void add(const BasicBlock &BB) { ++Most[&BB]; }
  /// \p Middle is a new block, as \p Like.
  void addBlock(const BasicBlock &Middle, const BasicBlock &Like) {
    Most[&Middle] = get(Like);
  }
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_VALUEPRESSURE_H
