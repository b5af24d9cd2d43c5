//===-- CountedRemainders.h - Remainders that loops count -------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Remainders of a number that grows by the same in each iteration come again
/// after so many iterations. Copies of as many iterations know them:
///
///   for (i = 0; i < n; ++i)       3 iterations at once: i % 3 is 0, 1, 2
///     if (i % 3 == 0) ...
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_COUNTEDREMAINDERS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_COUNTEDREMAINDERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {

class Constant;
class Instruction;
class Loop;
class ScalarEvolution;

namespace course {

struct CountedRemainder {
  Instruction *Instr;
  /// In the first iteration, and from one to the next; less than Divisor.
  uint64_t Start, Step;
  uint64_t Divisor;
  /// After how many iterations it is the same again.
  uint64_t Period;

  /// What it is in an iteration, where 0 is the first.
  Constant *get(uint64_t Iteration) const;
};

SmallVector<CountedRemainder, 2> findCountedRemainders(const Loop &L,
                                                       ScalarEvolution &SE);

/// After how many iterations, up to \p Most, all that fit are the same again,
/// short periods first.
unsigned getCommonPeriod(ArrayRef<CountedRemainder> Remainders, unsigned Most);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_COUNTEDREMAINDERS_H
