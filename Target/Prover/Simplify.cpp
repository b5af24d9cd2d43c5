//===- Simplify.cpp - Normal forms of arithmetic --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums are linear combinations, also where shifts and multiplications by
/// constants are written. Contiguous masks and shifts to the right are pieces
/// of bits. Truncation moves towards the variables.
///
//===----------------------------------------------------------------------===//

#include "Prover/Term.h"
#include "llvm/ADT/STLExtras.h"

using namespace coursetv;
using namespace llvm;

static void order(Term &A, Term &B) {
  if (B->Id < A->Id)
    std::swap(A, B);
}

static Sample allOnes(unsigned Width) {
  return Width >= 128 ? ~Sample(0) : (Sample(1) << Width) - 1;
}

bool coursetv::isKnownZero(Term A, unsigned Low, unsigned Width) {
  if (A->Width > 128)
    return false;
  const Sample Mask = allOnes(Width) << Low;
  return (A->KnownZero & Mask) == Mask;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

Term TermTable::makeSum(unsigned Width, const APInt &Number,
                        SmallVectorImpl<std::pair<Term, APInt>> &Parts) {
  llvm::sort(Parts, [](const auto &A, const auto &B) {
    return A.first->Id < B.first->Id;
  });
  Node N;
  N.Kind = Op::Sum;
  N.Width = Width;
  N.Number = Number;
  for (auto &[Part, Factor] : Parts) {
    if (!N.Ops.empty() && N.Ops.back() == Part) {
      N.Factors.back() += Factor;
      if (N.Factors.back().isZero()) {
        N.Ops.pop_back();
        N.Factors.pop_back();
      }
    } else if (!Factor.isZero()) {
      N.Ops.push_back(Part);
      N.Factors.push_back(Factor);
    }
  }
  if (N.Ops.empty())
    return constant(Number);
  if (N.Ops.size() == 1 && N.Factors[0].isOne() && Number.isZero())
    return N.Ops[0];
  return make(std::move(N));
}

static void addParts(Term A, const APInt &Factor, APInt &Number,
                     SmallVectorImpl<std::pair<Term, APInt>> &Parts) {
  if (A->isConst()) {
    Number += A->Number * Factor;
  } else if (A->Kind == Op::Sum) {
    Number += A->Number * Factor;
    for (auto [Part, Inner] : zip(A->Ops, A->Factors))
      Parts.push_back({Part, Inner * Factor});
  } else {
    Parts.push_back({A, Factor});
  }
}

Term TermTable::add(Term A, Term B) {
  if (A->Width == 1)
    return xorOf(A, B);
  APInt Number(A->Width, 0), One(A->Width, 1);
  SmallVector<std::pair<Term, APInt>, 8> Parts;
  addParts(A, One, Number, Parts);
  addParts(B, One, Number, Parts);
  return makeSum(A->Width, Number, Parts);
}

Term TermTable::scale(Term A, const APInt &Factor) {
  if (A->Width == 1)
    return Factor.isZero() ? False : A;
  // Bits that the factor shifts out.
  const unsigned Left = A->Width - std::min(A->Width, Factor.countr_zero());
  if ((A->Kind == Op::ZExt || A->Kind == Op::SExt) && Left != 0 &&
      Left < A->Ops[0]->Width)
    A = zext(extract(A->Ops[0], 0, Left), A->Width);
  APInt Number(A->Width, 0);
  SmallVector<std::pair<Term, APInt>, 8> Parts;
  addParts(A, Factor, Number, Parts);
  return makeSum(A->Width, Number, Parts);
}

Term TermTable::sub(Term A, Term B) {
  return A->Width == 1 ? xorOf(A, B) : add(A, neg(B));
}

Term TermTable::mul(Term A, Term B) {
  if (A->Width == 1)
    return andOf(A, B);
  if (A->isConst())
    return scale(B, A->Number);
  if (B->isConst())
    return scale(A, B->Number);
  // Common factors go out, so that 8 * x times y is x times 8 * y.
  APInt Factor(A->Width, 1);
  for (Term *Side : {&A, &B})
    if ((*Side)->Kind == Op::Sum && (*Side)->Ops.size() == 1 &&
        (*Side)->Number.isZero()) {
      Factor *= (*Side)->Factors[0];
      *Side = (*Side)->Ops[0];
    }
  order(A, B);
  Term Product = make(Op::Mul, A->Width, {A, B});
  return Factor.isOne() ? Product : scale(Product, Factor);
}

unsigned coursetv::commonTrailingZeros(Term Sum) {
  unsigned Zeros =
      Sum->Number.isZero() ? Sum->Width : Sum->Number.countr_zero();
  for (const APInt &Factor : Sum->Factors)
    Zeros = std::min(Zeros, Factor.countr_zero());
  return Zeros;
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

// The bits wanted, if the parts of the sum that have lower ones have no others,
// and do not make any together. A single part may have both.
Term TermTable::extractAbove(Term A, unsigned Low, unsigned Width) {
  const unsigned Left = A->Width - Low;
  if (A->Width > 64 || Left < 2)
    return nullptr;
  auto HasLow = [&](const APInt &Factor) { return Factor.countr_zero() < Low; };
  const bool IsAlone =
      A->Number.countr_zero() >= Low && count_if(A->Factors, HasLow) == 1;
  Sample Most = A->Number.getZExtValue() & allOnes(Low);
  APInt Number = A->Number.lshr(Low).trunc(Left);
  SmallVector<std::pair<Term, APInt>, 8> Parts;
  for (auto [Part, Factor] : zip(A->Ops, A->Factors)) {
    if (!HasLow(Factor)) {
      addParts(extract(Part, 0, Left), Factor.lshr(Low).trunc(Left), Number,
               Parts);
      continue;
    }
    if (IsAlone && Factor.isOne()) {
      addParts(extract(Part, Low, Left), APInt(Left, 1), Number, Parts);
      continue;
    }
    const Sample Largest = ~Part->KnownZero & allOnes(A->Width);
    if (Factor.getActiveBits() + Low > 64 || Largest >> Low != 0)
      return nullptr;
    Most += Largest * Factor.getZExtValue();
    if (Most >> Low != 0)
      return nullptr;
  }
  return extract(makeSum(Left, Number, Parts), 0, Width);
}

// x where A is -1 times the bit x.
static Term negatedBit(Term A) {
  const bool IsNegated = A->Kind == Op::Sum && A->Ops.size() == 1 &&
                         A->Number.isZero() && A->Factors[0].isAllOnes() &&
                         A->Ops[0]->Kind == Op::ZExt &&
                         A->Ops[0]->Ops[0]->Width == 1;
  return IsNegated ? A->Ops[0]->Ops[0] : nullptr;
}

// x where A is -1 - x.
static Term complementOf(Term A) {
  const bool Is = A->Kind == Op::Sum && A->Ops.size() == 1 &&
                  A->Number.isAllOnes() && A->Factors[0].isAllOnes();
  return Is ? A->Ops[0] : nullptr;
}

Term TermTable::extractOfSum(Term A, unsigned Low, unsigned Width) {
  if (Term Bit = negatedBit(A))
    return Width == 1 ? Bit : neg(zext(Bit, Width));
  if (Term Part = complementOf(A); Part && Low != 0)
    return xorOf(extract(Part, Low, Width), constant(APInt::getAllOnes(Width)));
  if (Low == 0) {
    SmallVector<std::pair<Term, APInt>, 8> Parts;
    APInt Number = A->Number.trunc(Width);
    for (auto [Part, Factor] : zip(A->Ops, A->Factors)) {
      APInt Narrow = Factor.trunc(Width);
      if (!Narrow.isZero())
        addParts(extract(Part, 0, Width), Narrow, Number, Parts);
    }
    if (Width == 1) {
      Term Result = constant(Number);
      for (auto &[Part, Factor] : Parts)
        Result = Factor.isZero() ? Result : xorOf(Result, Part);
      return Result;
    }
    return makeSum(Width, Number, Parts);
  }
  // What is above the bits wanted does not matter.
  if (Low + Width < A->Width)
    return extract(extract(A, 0, Low + Width), Low, Width);
  const unsigned Zeros = std::min(commonTrailingZeros(A), Low);
  if (Zeros == 0)
    return extractAbove(A, Low, Width);
  SmallVector<std::pair<Term, APInt>, 8> Parts;
  APInt Number = A->Number.lshr(Zeros).trunc(A->Width - Zeros);
  for (auto [Part, Factor] : zip(A->Ops, A->Factors))
    addParts(extract(Part, 0, A->Width - Zeros),
             Factor.lshr(Zeros).trunc(A->Width - Zeros), Number, Parts);
  return extract(makeSum(A->Width - Zeros, Number, Parts), Low - Zeros, Width);
}

Term TermTable::extractAnew(Term A, unsigned Low, unsigned Width) {
  assert(Low + Width <= A->Width && "bits that are not there");
  if (Width == A->Width)
    return A;
  if (A->isConst())
    return constant(A->Number.extractBits(Width, Low));
  if (isKnownZero(A, Low, Width))
    return constant(APInt(Width, 0));
  const unsigned Inner = A->Ops.empty() ? 0 : A->Ops[0]->Width;
  switch (A->Kind) {
  case Op::Extract:
    return extract(A->Ops[0], A->Low + Low, Width);
  case Op::ZExt:
    return Low + Width <= Inner
               ? extract(A->Ops[0], Low, Width)
               : zext(extract(A->Ops[0], Low, Inner - Low), Width);
  case Op::SExt:
    if (Low + Width <= Inner)
      return extract(A->Ops[0], Low, Width);
    if (Low < Inner)
      return sext(extract(A->Ops[0], Low, Inner - Low), Width);
    return sext(extract(A->Ops[0], Inner - 1, 1), Width);
  case Op::Concat: {
    const unsigned Split = A->Ops[1]->Width;
    if (Low >= Split)
      return extract(A->Ops[0], Low - Split, Width);
    if (Low + Width <= Split)
      return extract(A->Ops[1], Low, Width);
    return concat(extract(A->Ops[0], 0, Low + Width - Split),
                  extract(A->Ops[1], Low, Split - Low));
  }
  case Op::Sum:
    if (Term Result = extractOfSum(A, Low, Width))
      return Result;
    break;
  case Op::Mul:
    if (Low == 0)
      return mul(extract(A->Ops[0], 0, Width), extract(A->Ops[1], 0, Width));
    break;
  case Op::And:
    return andOf(extract(A->Ops[0], Low, Width),
                 extract(A->Ops[1], Low, Width));
  case Op::Or:
    return orOf(extract(A->Ops[0], Low, Width), extract(A->Ops[1], Low, Width));
  case Op::Xor:
    return xorOf(extract(A->Ops[0], Low, Width),
                 extract(A->Ops[1], Low, Width));
  case Op::Ite:
    return ite(A->Ops[0], extract(A->Ops[1], Low, Width),
               extract(A->Ops[2], Low, Width));
  case Op::URem:
    // The divisor is a multiple of what is wanted.
    if (A->Ops[1]->isConst() && !A->Ops[1]->Number.isZero() &&
        Low + Width <= A->Ops[1]->Number.countr_zero())
      return extract(A->Ops[0], Low, Width);
    [[fallthrough]];
  case Op::UDiv:
  case Op::SDiv:
  case Op::SRem:
    if (Term Result = Low == 0 ? divideNarrow(A, Width) : nullptr)
      return Result;
    break;
  case Op::Load:
    if (Low % 8 == 0 && Width % 8 == 0)
      return load(A->Ops[0], addConst(A->Ops[1], Low / 8), Width / 8);
    // Of as few bytes as hold the bits.
    for (unsigned Size = 1; Size < A->Width / 8; Size *= 2) {
      const unsigned First = Low / (Size * 8) * Size;
      if (Low + Width <= (First + Size) * 8)
        return extract(load(A->Ops[0], addConst(A->Ops[1], First), Size),
                       Low - First * 8, Width);
    }
    break;
  default:
    break;
  }
  return make(Op::Extract, Width, {A}, Low);
}

Term TermTable::zext(Term A, unsigned Width) {
  if (Width == A->Width)
    return A;
  if (A->isConst())
    return constant(A->Number.zext(Width));
  if (A->Kind == Op::ZExt)
    return zext(A->Ops[0], Width);
  if (A->Kind == Op::Extract && A->Low == 0 && A->Ops[0]->Width == Width &&
      isKnownZero(A->Ops[0], A->Width, Width - A->Width))
    return A->Ops[0];
  // Of a sum that loses nothing: the sum of the extended parts.
  return make(Op::ZExt, Width, {A});
}

Term TermTable::sext(Term A, unsigned Width) {
  if (Width == A->Width)
    return A;
  if (A->isConst())
    return constant(A->Number.sext(Width));
  if (A->Kind == Op::SExt)
    return sext(A->Ops[0], Width);
  if (isKnownZero(A, A->Width - 1, 1))
    return zext(A, Width);
  // All ones or zero is a bit times -1.
  if (A->Width == 1)
    return neg(zext(A, Width));
  if (Term Bit = negatedBit(A))
    return neg(zext(Bit, Width));
  return make(Op::SExt, Width, {A});
}

Term TermTable::concat(Term High, Term Low) {
  const unsigned Width = High->Width + Low->Width;
  if (High->isConst(0))
    return zext(Low, Width);
  if (High->isConst() && Low->isConst())
    return constant(High->Number.concat(Low->Number));
  if (High->Kind == Op::Extract && Low->Kind == Op::Extract &&
      High->Ops[0] == Low->Ops[0] && High->Low == Low->Low + Low->Width)
    return extract(High->Ops[0], Low->Low, Width);
  if (Low->isConst(0))
    return scale(zext(High, Width), APInt::getOneBitSet(Width, Low->Width));
  if (High->Kind == Op::Load && Low->Kind == Op::Load &&
      High->Ops[0] == Low->Ops[0] && (Width & (Width - 1)) == 0 &&
      difference(High->Ops[1], Low->Ops[1]) == Low->Width / 8)
    return load(Low->Ops[0], Low->Ops[1], Width / 8);
  if (High->Kind == Op::ZExt)
    return zext(concat(High->Ops[0], Low), Width);
  if (Low->Kind == Op::Concat)
    return concat(concat(High, Low->Ops[0]), Low->Ops[1]);
  return make(Op::Concat, Width, {High, Low});
}

//===----------------------------------------------------------------------===//
// Logic and shifts
//===----------------------------------------------------------------------===//

Term TermTable::andWithConstant(Term A, const APInt &Mask) {
  const unsigned Width = A->Width;
  if (Mask.isZero())
    return constant(Mask);
  if (Mask.isAllOnes())
    return A;
  if (Width <= 128) {
    const APInt Zero =
        APInt(128, {uint64_t(A->KnownZero), uint64_t(A->KnownZero >> 64)})
            .trunc(Width);
    if ((~Mask).isSubsetOf(Zero))
      return A;
  }
  unsigned First, Length;
  if (Mask.isShiftedMask(First, Length)) {
    Term Piece = zext(extract(A, First, Length), Width);
    return First == 0 ? Piece : scale(Piece, APInt::getOneBitSet(Width, First));
  }
  if (A->Kind == Op::And && A->Ops[0]->isConst())
    return andWithConstant(A->Ops[1], A->Ops[0]->Number & Mask);
  Term C = constant(Mask);
  order(A, C);
  return make(Op::And, Width,
              C->isConst() ? ArrayRef<Term>({C, A}) : ArrayRef<Term>({A, C}));
}

// The operands of a chain of one operation, constants last, and whether the chain
// is short enough to be sorted.
static bool collectOperands(Op Kind, Term A, SmallVectorImpl<Term> &Operands) {
  constexpr unsigned MaxOperands = 12;
  if (A->Kind != Kind) {
    Operands.push_back(A);
    return Operands.size() <= MaxOperands;
  }
  return collectOperands(Kind, A->Ops[0], Operands) &&
         collectOperands(Kind, A->Ops[1], Operands);
}

// The order of operands of a chain says nothing. Null if it is no chain.
Term TermTable::sortChain(Op Kind, Term A, Term B) {
  if (A->Kind != Kind && B->Kind != Kind)
    return nullptr;
  SmallVector<Term, 12> Operands;
  if (!collectOperands(Kind, A, Operands) ||
      !collectOperands(Kind, B, Operands))
    return nullptr;
  llvm::sort(Operands, [](Term X, Term Y) {
    return std::pair(X->isConst(), X->Id) < std::pair(Y->isConst(), Y->Id);
  });
  // Pairs are one of them, or none.
  SmallVector<Term, 12> Left;
  for (Term X : Operands)
    if (Left.empty() || Left.back() != X)
      Left.push_back(X);
    else if (Kind == Op::Xor)
      Left.pop_back();
  if (Left.empty())
    return constant(APInt(A->Width, 0));
  Term Result = Left.front();
  for (Term X : ArrayRef<Term>(Left).drop_front())
    Result = make(Kind, A->Width, {Result, X});
  return Result;
}

Term TermTable::andOf(Term A, Term B) {
  if (A == B)
    return A;
  if (A->isConst() && B->isConst())
    return constant(A->Number & B->Number);
  if (A->isConst())
    return andWithConstant(B, A->Number);
  if (B->isConst())
    return andWithConstant(A, B->Number);
  if (A->Width == 1 && (A == notOf(B)))
    return False;
  if (A->Kind == Op::ZExt && B->Kind == Op::ZExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return zext(andOf(A->Ops[0], B->Ops[0]), A->Width);
  if (A->Kind == Op::SExt && B->Kind == Op::SExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return sext(andOf(A->Ops[0], B->Ops[0]), A->Width);
  if (Term Chain = sortChain(Op::And, A, B))
    return Chain;
  order(A, B);
  return make(Op::And, A->Width, {A, B});
}

Term TermTable::orOf(Term A, Term B) {
  if (A == B)
    return A;
  if (A->isConst() && B->isConst())
    return constant(A->Number | B->Number);
  if (A->isConst(0))
    return B;
  if (B->isConst(0))
    return A;
  if ((A->isConst() && A->Number.isAllOnes()) ||
      (B->isConst() && B->Number.isAllOnes()))
    return constant(APInt::getAllOnes(A->Width));
  if (A->Width == 1 && A == notOf(B))
    return True;
  if (A->Width > 1 && A->Width <= 128 &&
      (A->KnownZero | B->KnownZero) == allOnes(A->Width))
    return add(A, B);
  if (A->Kind == Op::ZExt && B->Kind == Op::ZExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return zext(orOf(A->Ops[0], B->Ops[0]), A->Width);
  if (A->Kind == Op::SExt && B->Kind == Op::SExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return sext(orOf(A->Ops[0], B->Ops[0]), A->Width);
  if (Term Chain = sortChain(Op::Or, A, B))
    return Chain;
  order(A, B);
  return make(Op::Or, A->Width, {A, B});
}

Term TermTable::xorOf(Term A, Term B) {
  if (A == B)
    return constant(APInt(A->Width, 0));
  if (A->isConst() && B->isConst())
    return constant(A->Number ^ B->Number);
  if (A->isConst())
    std::swap(A, B);
  if (B->isConst(0))
    return A;
  if (A->Width == 1 && B->isConst())
    return notOf(A);
  if (B->isConst() && B->Number.isAllOnes())
    return addConst(neg(A), -1);
  if (A->Width == 1 && A->Kind == Op::Not)
    return notOf(xorOf(A->Ops[0], B));
  if (A->Width == 1 && B->Kind == Op::Not)
    return notOf(xorOf(A, B->Ops[0]));
  if (B->isConst() && A->Kind == Op::Xor && A->Ops[1]->isConst())
    return xorOf(A->Ops[0], constant(A->Ops[1]->Number ^ B->Number));
  if (B->isConst() && B->Number.isNegative() && A->Width > 1)
    return addConst(neg(xorOf(A, constant(~B->Number))), -1);
  if (B->isConst() && A->Kind == Op::ZExt &&
      B->Number.getActiveBits() <= A->Ops[0]->Width)
    return zext(xorOf(A->Ops[0], constant(B->Number.trunc(A->Ops[0]->Width))),
                A->Width);
  if (A->Width > 1 && A->Width <= 128 &&
      (A->KnownZero | B->KnownZero) == allOnes(A->Width))
    return add(A, B);
  if (A->Kind == Op::ZExt && B->Kind == Op::ZExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return zext(xorOf(A->Ops[0], B->Ops[0]), A->Width);
  if (A->Kind == Op::SExt && B->Kind == Op::SExt &&
      A->Ops[0]->Width == B->Ops[0]->Width)
    return sext(xorOf(A->Ops[0], B->Ops[0]), A->Width);
  // Complements go out.
  for (auto [X, Y] : {std::pair(A, B), std::pair(B, A)})
    if (Term Part = complementOf(X))
      return addConst(neg(xorOf(Part, Y)), -1);
  // And so do constants.
  for (auto [X, Y] : {std::pair(A, B), std::pair(B, A)})
    if (X->Kind == Op::Xor && X->Ops[1]->isConst() && !Y->isConst())
      return xorOf(xorOf(X->Ops[0], Y), X->Ops[1]);
  if (Term Chain = sortChain(Op::Xor, A, B))
    return Chain;
  if (!B->isConst())
    order(A, B);
  return make(Op::Xor, A->Width, {A, B});
}

Term TermTable::notOf(Term A) {
  if (A->isConst())
    return boolean(A->Number.isZero());
  if (A->Kind == Op::Not)
    return A->Ops[0];
  return make(Op::Not, 1, {A});
}

Term TermTable::shift(Op Kind, Term A, Term Amount) {
  const unsigned Width = A->Width;
  if (Width == 1)
    return A;
  const bool IsPower = (Width & (Width - 1)) == 0;
  if (IsPower)
    Amount = andOf(Amount, constant(APInt(Width, Width - 1)));
  if (Amount->isConst()) {
    const unsigned By =
        std::min<uint64_t>(Amount->Number.getLimitedValue(), Width);
    if (By == 0)
      return A;
    if (By == Width)
      return Kind == Op::AShr ? sext(extract(A, Width - 1, 1), Width)
                              : constant(APInt(Width, 0));
    if (Kind == Op::Shl)
      return scale(A, APInt::getOneBitSet(Width, By));
    Term Piece = extract(A, By, Width - By);
    return Kind == Op::LShr ? zext(Piece, Width) : sext(Piece, Width);
  }
  if (A->isConst(0))
    return A;
  return make(Kind, Width, {A, Amount});
}
