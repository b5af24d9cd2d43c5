//===-- SymbolicBounds.h - Differences of values ----------------*- C++ -*-===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

///
/// \file
/// Bounds of integers that are other values: whether x is at most y + c, on
/// demand, over e-SSA form (Bodik, Gupta, Sarkar, ABCD: eliminating array
/// bounds checks on demand, 2000).
///
/// \code
///   for (j = i + 1; j < n; ++j)       j0 = φ(i + 1, j2)      j0 >= i + 1
///     if (j > i)  ; always            j1 = σ(j0 < n)         j1 <= n - 1
///                                     j2 = j1 + 1            j2 <= n
/// \endcode
///
/// A question about a value becomes questions about what the value is made of:
/// of a PHI all operands have to be within the bound, of a σ the operand or
/// what it was compared with, of a sum its operand within a bound that the
/// constant moves. Where that comes back to a PHI it came from, the bound was
/// kept or loosened, and then it holds by induction; or it was tightened, and
/// would be in each iteration, so there is none: that is what widening to
/// infinity finds. A value above the one that bounds it is compared by the
/// numeric ranges of both (Transforms/RangeSolver).
///
/// All numbers are signed and of any width: sums count where they cannot wrap,
/// and an extension is its operand. A bound holds wherever both values are
/// there, unless one of them is poison. A question takes -course-ranges-steps
/// at most.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_TRANSFORMS_SYMBOLICBOUNDS_H
#define LLVM_LIB_TARGET_COURSE_TRANSFORMS_SYMBOLICBOUNDS_H

#include "Transforms/RangeSolver.h"

namespace llvm::course {

class Sigmas;

class SymbolicBounds {
  const RangeSolver &Ranges;
  const Sigmas &S;
  const DominatorTree &DT;

public:
  /// For a function whose dominator tree is \p DT.
  SymbolicBounds(const RangeSolver &Ranges, const Sigmas &S,
                 const DominatorTree &DT)
      : Ranges(Ranges), S(S), DT(DT) {}

  /// Whether \p X <= \p Y + \p C.
  bool isAtMost(const Value *X, const Value *Y, int64_t C) const;

  /// What a comparison of two tracked values gives; none if nobody knows.
  std::optional<bool> compare(CmpInst::Predicate P, const Value *X,
                              const Value *Y) const;

private:
  class Question;
  bool isNonNegative(const Value *V) const;
  const Value *strip(const Value *V) const;
};

} // namespace llvm::course

#endif // LLVM_LIB_TARGET_COURSE_TRANSFORMS_SYMBOLICBOUNDS_H
