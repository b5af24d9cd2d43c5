//===-- MarkedValues.h - Sets of values, cleared at no cost -----*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A set of values for an algorithm that fills and clears it often. It is
/// cleared by taking a new number for its marks.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MARKEDVALUES_H
#define LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MARKEDVALUES_H

#include "RegAlloc/Algorithms/Ids.h"
#include <cstddef>

namespace llvm::course {

class MarkedValues {
  IdVector<ValueId, unsigned> MarkedAt;
  unsigned Number = 1;

public:
  explicit MarkedValues(size_t NumValues) : MarkedAt(NumValues) {}

  void clear() { ++Number; }
  void insert(ValueId Value) { MarkedAt[Value] = Number; }
  bool contains(ValueId Value) const { return MarkedAt[Value] == Number; }
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_REGALLOC_ALGORITHMS_MARKEDVALUES_H
