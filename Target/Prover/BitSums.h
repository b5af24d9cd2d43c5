//===- BitSums.h - Values as sums of bits ----------------------*- C++ -*--===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Equalities of what counts or moves bits, for which a solver takes long. A term
/// of up to 64 bits is a number and a sum of bits with factors, modulo 2^width:
///
///   x                                        1 * x0 + 2 * x1 + 4 * x2 + 8 * x3
///   x - ((x >> 1) & 5)                       1 * x0 + 1 * x1 + 4 * x2 + 4 * x3
///   the same modulo 3, if no more than 2     1 * x0 + 1 * x1 + ...
///
/// A mask, a shift or a remainder goes to the summands where nothing is carried
/// from the bits below: where the summands' lower bits, all together, are too
/// small. What is none of these operations has its own bits, which are terms.
///
/// Linear in the number of terms and bits; what a term is, is kept. Only goals
/// with a remainder of such a sum are looked at, since bits are many terms.
///
//===----------------------------------------------------------------------===//

#ifndef LLVM_LIB_TARGET_COURSE_PROVER_BITSUMS_H
#define LLVM_LIB_TARGET_COURSE_PROVER_BITSUMS_H

#include "Prover/Term.h"
#include <map>

namespace coursetv {

class BitSums {
public:
  explicit BitSums(TermTable &T) : T(T) {}

  /// Whether \p Goal is an equality of two sums of bits that are the same.
  bool isEquality(Term Goal);

private:
  struct Form {
    uint64_t Number = 0;
    /// By numbers of terms, which are bits.
    std::map<unsigned, uint64_t> Factors;
  };
  TermTable &T;
  llvm::DenseMap<Term, Form> Known;
  llvm::DenseMap<Term, bool> HasRemainder;

  bool hasRemainder(Term A);

  const Form &formOf(Term A, unsigned Depth);
  Form compute(Term A, unsigned Depth);
  Form ownBits(Term A);
  static Form mapped(const Form &F, llvm::function_ref<uint64_t(uint64_t)> Map);
  static Sample most(const Form &F, uint64_t Divisor = 0);
  static bool isCarriedAt(const Form &F, unsigned Bit);
  Form extended(Term A, unsigned Depth);
};

} // namespace coursetv

#endif // LLVM_LIB_TARGET_COURSE_PROVER_BITSUMS_H
