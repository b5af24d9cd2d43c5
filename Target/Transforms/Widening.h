//===-- Widening.h - How ranges grow ----------------------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lets the ranges of an ascending iteration get to their final bounds in few
/// steps: exactly at first, then to the next thresholds, then to the next
/// quarter of all numbers. Thresholds are the constants that a value is compared
/// with, and their neighbours, and bounds of remainders and masks: "A Static
/// Analyzer for Large Safety-Critical Software" (Blanchet et al., PLDI 2003,
/// section 7.1.2). They find bounds that a test for equality keeps, which
/// narrowing does not.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_WIDENING_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_WIDENING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/ConstantRange.h"

namespace llvm {

class Value;

namespace course {

/// \returns what follows on \p Old if \p New, which contains it, is the range
/// when it grows for the \p NumGrowths-th time. \p GetSources is asked which
/// values the range is of, and which come in.
ConstantRange widen(const ConstantRange &Old, const ConstantRange &New,
                    unsigned NumGrowths,
                    function_ref<SmallVector<const Value *, 4>()> GetSources);

} // namespace course
} // namespace llvm

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_WIDENING_H
