//===-- ExpressionClass.h - Expressions that may be one ---------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Occurrences in IR of what may be one expression, as a problem of SSAPRE:
/// their keys, and what these are before PHIs.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONCLASS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONCLASS_H

#include "DataFlow/SSAPRE.h"
#include "Transforms/ExpressionKeys.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {

struct NumberedBlocks;

struct ExpressionClass {
  course::SSAPREProblem Problem;
  course::IdVector<course::OccurrenceId, Instruction *> Occurrences = {};
  course::IdVector<course::KeyId, ExpressionKey> Keys = {};
  course::IdVector<course::KeyId, ExpressionForm> Forms = {};
  /// What a key is if that need not be computed, else null: maybe an occurrence,
  /// which something else takes the place of.
  course::IdVector<course::KeyId, WeakTrackingVH> Free = {};

  /// The keys of the occurrences, and all that they are before PHIs. Answers
  /// whether that is not too much.
  bool addKeys(ExpressionKeys &Known, const NumberedBlocks &Numbered);
};

} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_EXPRESSIONCLASS_H
