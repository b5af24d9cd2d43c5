//===- Division.cpp - Normal forms of quotients and remainders ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Divisions by powers of two are pieces of bits, and what needs few bits is
/// divided in few bits: solvers take long for divisions that are not the same
/// term.
///
//===----------------------------------------------------------------------===//

#include "Prover/Term.h"

using namespace coursetv;
using namespace llvm;

// Whether A is a number of so many bits, with copies of its sign above.
static bool isSignExtended(Term A, unsigned Width) {
  if (A->isConst())
    return A->Number.isSignedIntN(Width);
  if (isKnownZero(A, Width - 1, A->Width - Width + 1))
    return true;
  switch (A->Kind) {
  case Op::SExt:
    return A->Ops[0]->Width <= Width;
  case Op::And:
  case Op::Or:
  case Op::Xor:
    return isSignExtended(A->Ops[0], Width) && isSignExtended(A->Ops[1], Width);
  case Op::Ite:
    return isSignExtended(A->Ops[1], Width) && isSignExtended(A->Ops[2], Width);
  default:
    return false;
  }
}

// The low bits of a division of numbers that have no others. Dividing by 0 gives
// all ones, 1 or the dividend, and the most negative number by -1 itself, at
// every width.
Term TermTable::divideNarrow(Term A, unsigned Width) {
  Term X = A->Ops[0], Y = A->Ops[1];
  const bool IsSigned = A->Kind == Op::SDiv || A->Kind == Op::SRem;
  auto Fits = [&](Term V) {
    return IsSigned ? isSignExtended(V, Width)
                    : isKnownZero(V, Width, A->Width - Width);
  };
  return Fits(X) && Fits(Y) ? divide(A->Kind, trunc(X, Width), trunc(Y, Width))
                            : nullptr;
}

Term TermTable::divideByConstant(Op Kind, Term A, const APInt &Divisor) {
  const unsigned Width = A->Width;
  if (Divisor.isOne())
    return Kind == Op::UDiv || Kind == Op::SDiv ? A : constant(APInt(Width, 0));
  if (Divisor.isPowerOf2()) {
    const unsigned Log = Divisor.logBase2();
    if (Kind == Op::UDiv)
      return zext(extract(A, Log, Width - Log), Width);
    if (Kind == Op::URem)
      return zext(extract(A, 0, Log), Width);
    // Exact, as after a shift to the left: the sign is extended.
    if (Kind == Op::SDiv && Log != Width - 1 && A->Kind == Op::Sum &&
        commonTrailingZeros(A) >= Log)
      return sext(extract(A, Log, Width - Log), Width);
  }
  if (A->Kind == Op::ZExt && Divisor.getActiveBits() <= A->Ops[0]->Width &&
      (Kind == Op::UDiv || Kind == Op::URem))
    return zext(
        divide(Kind, A->Ops[0], constant(Divisor.trunc(A->Ops[0]->Width))),
        Width);
  if ((Kind == Op::SDiv || Kind == Op::SRem) && !Divisor.isNegative() &&
      isKnownZero(A, Width - 1, 1))
    return divideByConstant(Kind == Op::SDiv ? Op::UDiv : Op::URem, A, Divisor);
  return make(Kind, Width, {A, constant(Divisor)});
}

Term TermTable::divide(Op Kind, Term A, Term B) {
  if (A->isConst() && B->isConst() && !B->Number.isZero()) {
    const APInt &X = A->Number, &Y = B->Number;
    const bool Overflows = X.isMinSignedValue() && Y.isAllOnes();
    switch (Kind) {
    case Op::UDiv:
      return constant(X.udiv(Y));
    case Op::URem:
      return constant(X.urem(Y));
    case Op::SDiv:
      return constant(Overflows ? X : X.sdiv(Y));
    default:
      return constant(Overflows ? APInt(X.getBitWidth(), 0) : X.srem(Y));
    }
  }
  if (B->isConst() && !B->Number.isZero())
    return divideByConstant(Kind, A, B->Number);
  if (A->isConst(0))
    return Kind == Op::URem || Kind == Op::SRem
               ? A
               : sext(eq(B, constant(B->Width, 0)), A->Width);
  // By 0 the remainder is the dividend, and the quotient all ones.
  if (A->Kind == Op::URem && A->Ops[1] == B) {
    if (Kind == Op::URem)
      return A;
    if (Kind == Op::UDiv)
      return sext(eq(B, constant(B->Width, 0)), A->Width);
  }
  if (Kind == Op::URem && A->Width <= 128) {
    unsigned Bits = A->Width;
    while (Bits > 1 && isKnownZero(A, Bits - 1, 1) &&
           isKnownZero(B, Bits - 1, 1))
      --Bits;
    if (Bits != A->Width)
      return zext(divide(Kind, trunc(A, Bits), trunc(B, Bits)), A->Width);
  }
  return make(Kind, A->Width, {A, B});
}
