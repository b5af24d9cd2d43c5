//===- Compare.cpp - Normal forms of comparisons --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Comparisons with constants have the constant on the right; `ule`, `ugt` and
/// the like are negations. What is tested in other words, a quotient or a
/// difference against zero for example, becomes the comparison it is.
///
//===----------------------------------------------------------------------===//

#include "Prover/Term.h"
#include "llvm/ADT/STLExtras.h"

using namespace coursetv;
using namespace llvm;

// Some x for which Factor * x = 1.
static APInt inverse(const APInt &Factor) {
  APInt Result = Factor;
  for (unsigned I = 0; I != Factor.getBitWidth(); ++I)
    Result *= APInt(Factor.getBitWidth(), 2, false, true) - Factor * Result;
  return Result;
}

Term TermTable::eqWithConstant(Term A, const APInt &Value) {
  const unsigned Width = A->Width;
  if (Width == 1)
    return Value.isOne() ? A : notOf(A);
  if (Width <= 128) {
    const APInt Zero =
        APInt(128, {uint64_t(A->KnownZero), uint64_t(A->KnownZero >> 64)})
            .trunc(Width);
    if (Value.intersects(Zero))
      return False;
  }
  auto Narrow = [&](Term Inner) {
    return eqWithConstant(Inner, Value.trunc(Inner->Width));
  };
  switch (A->Kind) {
  case Op::ZExt:
    return Narrow(A->Ops[0]);
  case Op::SExt:
    return Value.isSignedIntN(A->Ops[0]->Width) ? Narrow(A->Ops[0]) : False;
  case Op::Sum: {
    if (A->Ops.size() > 1 || A->Factors[0].isOne()) {
      // The numbers of both sides are one.
      if (!A->Number.isZero())
        return eq(A, constant(Value));
      break;
    }
    // Factor * x + Number == Value.
    const APInt Rest = Value - A->Number;
    const unsigned Zeros = A->Factors[0].countr_zero();
    if (Rest.countr_zero() < Zeros)
      return False;
    const unsigned Left = Width - Zeros;
    const APInt Factor = A->Factors[0].lshr(Zeros).trunc(Left);
    return eqWithConstant(extract(A->Ops[0], 0, Left),
                          Rest.lshr(Zeros).trunc(Left) * inverse(Factor));
  }
  case Op::Xor:
    if (A->Ops[1]->isConst())
      return eqWithConstant(A->Ops[0], Value ^ A->Ops[1]->Number);
    if (Value.isZero())
      return eq(A->Ops[0], A->Ops[1]);
    break;
  case Op::Or:
    if (Value.isZero())
      return andOf(eqWithConstant(A->Ops[0], Value),
                   eqWithConstant(A->Ops[1], Value));
    break;
  case Op::UDiv:
    // By 0 it is not 0.
    if (Value.isZero())
      return ult(A->Ops[0], A->Ops[1]);
    break;
  case Op::Ite:
    if (A->Ops[1]->isConst() || A->Ops[2]->isConst())
      return ite(A->Ops[0], eqWithConstant(A->Ops[1], Value),
                 eqWithConstant(A->Ops[2], Value));
    break;
  case Op::Concat: {
    const unsigned Split = A->Ops[1]->Width;
    return andOf(
        eqWithConstant(A->Ops[0], Value.lshr(Split).trunc(Width - Split)),
        eqWithConstant(A->Ops[1], Value.trunc(Split)));
  }
  default:
    break;
  }
  if (A->isConst())
    return boolean(A->Number == Value);
  return make(Op::Eq, 1, {A, constant(Value)});
}

Term TermTable::eq(Term A, Term B) {
  assert(A->Width == B->Width && "values of different widths");
  if (A == B)
    return True;
  if (A->isConst() && B->isConst())
    return boolean(A->Number == B->Number);
  if (A->isConst())
    std::swap(A, B);
  if (A->Width == 1)
    return B->isConst() ? (B->isTrue() ? A : notOf(A)) : notOf(xorOf(A, B));
  if (A->Kind == Op::ZExt && B->Kind == Op::ZExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return eq(A->Ops[0], B->Ops[0]);
  if (A->Kind == Op::SExt && B->Kind == Op::SExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return eq(A->Ops[0], B->Ops[0]);
  if (B->isConst() && A->Kind != Op::Sum)
    return eqWithConstant(A, B->Number);
  // One sum on the left, what it equals on the right.
  Term Difference = sub(A, B);
  if (Difference->isConst())
    return boolean(Difference->Number.isZero());
  if (Difference->Kind != Op::Sum)
    return eqWithConstant(Difference, APInt(A->Width, 0));
  APInt First = Difference->Factors[0];
  if (First.isNegative() && !First.isMinSignedValue())
    Difference = neg(Difference);
  if (Difference->Kind != Op::Sum)
    return eqWithConstant(Difference, APInt(A->Width, 0));
  const APInt Value = -Difference->Number;
  Term Left = add(Difference, constant(Value));
  if (Value.isZero() && Left->Kind == Op::Sum && Left->Ops.size() == 2 &&
      Left->Factors[0].isOne() && Left->Factors[1].isAllOnes() &&
      Left->Ops[0]->Kind == Op::ZExt && Left->Ops[1]->Kind == Op::ZExt &&
      Left->Ops[0]->Ops[0]->Width == Left->Ops[1]->Ops[0]->Width)
    return eq(Left->Ops[0]->Ops[0], Left->Ops[1]->Ops[0]);
  return eqWithConstant(Left, Value);
}

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

// The largest value of the term, by its known bits.
static APInt largest(Term A) {
  if (A->Width > 128)
    return APInt::getAllOnes(A->Width);
  return ~APInt(128, {uint64_t(A->KnownZero), uint64_t(A->KnownZero >> 64)})
              .trunc(A->Width);
}

Term TermTable::ultWithConstant(Term A, const APInt &Value) {
  if (Value.isZero())
    return False;
  if (Value.isOne())
    return eqWithConstant(A, APInt(A->Width, 0));
  if (largest(A).ult(Value))
    return True;
  if (Value.isAllOnes())
    return notOf(eqWithConstant(A, Value));
  if (A->Kind == Op::ZExt)
    return ultWithConstant(A->Ops[0], Value.trunc(A->Ops[0]->Width));
  // x / c < v, where c * v does not wrap around.
  if (A->Kind == Op::UDiv && A->Ops[1]->isConst()) {
    bool Overflows;
    APInt Bound = Value.umul_ov(A->Ops[1]->Number, Overflows);
    if (!Overflows && !A->Ops[1]->Number.isZero())
      return ultWithConstant(A->Ops[0], Bound);
  }
  // The high bits are below v exactly if the whole is below v << n.
  if (A->Kind == Op::Extract && A->Low + A->Width == A->Ops[0]->Width)
    return ultWithConstant(A->Ops[0], Value.zext(A->Ops[0]->Width) << A->Low);
  // The bits above are zero; of two numbers that is the sign.
  if (Value.isPowerOf2()) {
    const unsigned Low = Value.logBase2();
    return eqWithConstant(extract(A, Low, A->Width - Low),
                          APInt(A->Width - Low, 0));
  }
  return make(Op::ULt, 1, {A, constant(Value)});
}

Term TermTable::ult(Term A, Term B) {
  if (A == B)
    return False;
  if (A->isConst() && B->isConst())
    return boolean(A->Number.ult(B->Number));
  if (A->Width == 1)
    return andOf(notOf(A), B);
  if (B->isConst())
    return ultWithConstant(A, B->Number);
  if (A->isConst()) {
    if (A->Number.isAllOnes())
      return False;
    return notOf(ultWithConstant(B, A->Number + 1));
  }
  // A remainder is less than what it was divided by.
  if (A->Kind == Op::URem && A->Ops[1] == B)
    return notOf(eqWithConstant(B, APInt(B->Width, 0)));
  if (A->Kind == Op::ZExt && B->Kind == Op::ZExt) {
    const unsigned Width = std::max(A->Ops[0]->Width, B->Ops[0]->Width);
    if (Width < A->Width)
      return ult(zext(A->Ops[0], Width), zext(B->Ops[0], Width));
  }
  if (A->Kind == Op::SExt && B->Kind == Op::SExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return ult(A->Ops[0], B->Ops[0]);
  return make(Op::ULt, 1, {A, B});
}

static bool isNonNegative(Term A) {
  return A->Width <= 128 && (A->KnownZero >> (A->Width - 1) & 1);
}

Term TermTable::slt(Term A, Term B) {
  if (A == B)
    return False;
  if (A->isConst() && B->isConst())
    return boolean(A->Number.slt(B->Number));
  if (A->Width == 1)
    return andOf(A, notOf(B));
  if (B->isConst(0))
    return extract(A, A->Width - 1, 1);
  if (isNonNegative(A) && isNonNegative(B))
    return ult(A, B);
  if (A->isConst()) {
    if (A->Number.isMaxSignedValue())
      return False;
    return notOf(slt(B, constant(A->Number + 1)));
  }
  if (B->isConst()) {
    if (B->Number.isMinSignedValue())
      return False;
    if (B->Number.isMaxSignedValue())
      return ne(A, B);
    if (isNonNegative(A))
      return False; // B is negative here
    if (A->Kind == Op::SExt) {
      const unsigned Inner = A->Ops[0]->Width;
      if (B->Number.isSignedIntN(Inner))
        return slt(A->Ops[0], trunc(B, Inner));
      return boolean(!B->Number.isNegative());
    }
  }
  if (A->Kind == Op::SExt && B->Kind == Op::SExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return slt(A->Ops[0], B->Ops[0]);
  return make(Op::SLt, 1, {A, B});
}

// From First on, Length numbers.
static Term isInRange(TermTable &T, Term A, const APInt &First,
                      const APInt &Length) {
  const unsigned Width = A->Width;
  if (Length.isOne())
    return T.eq(A, T.constant(First));
  // High bits that are the same for all.
  if (Length.isPowerOf2() && Length.logBase2() <= First.countr_zero()) {
    const unsigned Low = Length.logBase2();
    return T.eq(T.extract(A, Low, Width - Low),
                T.constant(First.lshr(Low).trunc(Width - Low)));
  }
  return T.ult(T.sub(A, T.constant(First)), T.constant(Length));
}

Term TermTable::isOneOf(Term A, SmallVector<APInt, 4> Numbers) {
  if (A->Kind == Op::ZExt) {
    const unsigned Width = A->Ops[0]->Width;
    erase_if(Numbers,
             [&](const APInt &N) { return N.getActiveBits() > Width; });
    for (APInt &N : Numbers)
      N = N.trunc(Width);
    return isOneOf(A->Ops[0], std::move(Numbers));
  }
  llvm::sort(Numbers, [](const APInt &X, const APInt &Y) { return X.ult(Y); });
  Term Result = False;
  for (size_t I = 0; I != Numbers.size();) {
    size_t End = I + 1;
    while (End != Numbers.size() && Numbers[End] == Numbers[End - 1] + 1)
      ++End;
    // All numbers that there are need no comparison, and their number no bits.
    if (A->Width < 32 && End - I == size_t(1) << A->Width)
      return True;
    Result = orOf(Result, isInRange(*this, A, Numbers[I],
                                    APInt(A->Width, End - I, false, true)));
    I = End;
  }
  return Result;
}

Term TermTable::ite(Term Condition, Term A, Term B) {
  if (Condition->isConst())
    return Condition->isTrue() ? A : B;
  if (A == B)
    return A;
  if (Condition->Kind == Op::Not)
    return ite(Condition->Ops[0], B, A);
  if (A->Width == 1 && !A->IsMemory) {
    if (A->isTrue())
      return orOf(Condition, B);
    if (A->isFalse())
      return andOf(notOf(Condition), B);
    if (B->isTrue())
      return orOf(notOf(Condition), A);
    if (B->isFalse())
      return andOf(Condition, A);
  }
  if (A->Kind == Op::Ite && A->Ops[0] == Condition)
    return ite(Condition, A->Ops[1], B);
  if (B->Kind == Op::Ite && B->Ops[0] == Condition)
    return ite(Condition, A, B->Ops[2]);
  if (A->isConst() && B->isConst() && B->Number.isZero() && A->Number.isOne())
    return zext(Condition, A->Width);
  if (A->isConst() && B->isConst() && A->Number.isZero() && B->Number.isOne())
    return zext(notOf(Condition), A->Width);
  if (A->Kind == Op::ZExt && B->Kind == Op::ZExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return zext(ite(Condition, A->Ops[0], B->Ops[0]), A->Width);
  if (A->Kind == Op::SExt && B->Kind == Op::SExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return sext(ite(Condition, A->Ops[0], B->Ops[0]), A->Width);
  auto IsNarrow = [](Term C, Term Like) {
    return C->isConst() && Like->Kind == Op::SExt &&
           C->Number.isSignedIntN(Like->Ops[0]->Width);
  };
  if (IsNarrow(A, B))
    return sext(ite(Condition, trunc(A, B->Ops[0]->Width), B->Ops[0]),
                A->Width);
  if (IsNarrow(B, A))
    return sext(ite(Condition, A->Ops[0], trunc(B, A->Ops[0]->Width)),
                A->Width);
  auto NarrowConst = [](Term C, Term Like) {
    return C->isConst() && Like->Kind == Op::ZExt &&
           C->Number.getActiveBits() <= Like->Ops[0]->Width;
  };
  if (NarrowConst(A, B))
    return zext(ite(Condition, trunc(A, B->Ops[0]->Width), B->Ops[0]),
                A->Width);
  if (NarrowConst(B, A))
    return zext(ite(Condition, A->Ops[0], trunc(B, A->Ops[0]->Width)),
                A->Width);
  return make(Op::Ite, A->Width, {Condition, A, B});
}
