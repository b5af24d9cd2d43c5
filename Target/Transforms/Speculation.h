//===-- Speculation.h - What computing early is worth -----------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Whether it pays to compute an expression where nobody may need it: what that
/// saves, by the frequencies of blocks and edges, and whether registers are
/// free where the value is live. A value that is spilled costs two accesses,
/// more than most expressions.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_SPECULATION_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_SPECULATION_H

#include "DataFlow/SSAPRE.h"
#include "Transforms/ValuePressure.h"

namespace llvm {

class CourseCostModel;
class Instruction;

/// What one computation of \p I costs, in ticks, about: constants are free,
/// what becomes a part of its users costs nothing.
double getComputationPrice(const Instruction &I, const CourseCostModel &Costs);

/// Knows the frequencies of a function as it was when this was made, and what
/// has been told since.
class Speculation {
  const CourseCostModel &Costs;
  DenseMap<const BasicBlock *, double> OfBlock;
  DenseMap<std::pair<const BasicBlock *, const BasicBlock *>, double> OfEdge;
  ValuePressure Pressure;

public:
  Speculation(Function &F, const NumberedBlocks &Numbered,
              const CourseCostModel &Costs);

  /// What an expression such as \p Shape costs in each block, and on each edge:
  /// to split one costs a branch.
  void addCosts(const Instruction &Shape, const NumberedBlocks &Numbered,
                course::SSAPREProblem &P) const;
  /// Whether \p R is worth more than to leave all as it is. Then that is what
  /// happens: its values need registers, too.
  bool accept(const NumberedBlocks &Numbered, const course::SSAPREProblem &P,
              const course::SSAPREResult &R);
  /// \p Middle is on an edge now.
  void addSplit(const BasicBlock &From, const BasicBlock &Middle,
                const BasicBlock &To);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_SPECULATION_H
