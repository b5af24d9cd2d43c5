//===- SourceIntrinsics.cpp - Intrinsics of IR on terms -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/SourceExec.h"

using namespace coursetv;
using namespace llvm;

// The bits of x counted from the top until the first one; Width if none.
static Term leadingZeros(TermTable &T, Term X) {
  const unsigned Width = X->Width;
  Term Result = T.constant(APInt(Width, Width));
  for (unsigned Bit = 0; Bit != Width; ++Bit)
    Result = T.ite(T.extract(X, Bit, 1),
                   T.constant(APInt(Width, Width - 1 - Bit)), Result);
  return Result;
}

static Term trailingZeros(TermTable &T, Term X) {
  const unsigned Width = X->Width;
  Term Result = T.constant(APInt(Width, Width));
  for (unsigned Bit = Width; Bit-- != 0;)
    Result = T.ite(T.extract(X, Bit, 1), T.constant(APInt(Width, Bit)), Result);
  return Result;
}

static Term population(TermTable &T, Term X) {
  Term Result = T.constant(X->Width, 0);
  for (unsigned Bit = 0; Bit != X->Width; ++Bit)
    Result = T.add(Result, T.zext(T.extract(X, Bit, 1), X->Width));
  return Result;
}

// Pieces of Size bits in the opposite order.
static Term reverse(TermTable &T, Term X, unsigned Size) {
  Term Result = nullptr;
  for (unsigned Low = 0; Low != X->Width; Low += Size) {
    Term Piece = T.extract(X, Low, Size);
    Result = Result ? T.concat(Result, Piece) : Piece;
  }
  return Result;
}

static Term funnelShift(TermTable &T, bool IsLeft, Term High, Term Low,
                        Term Amount) {
  const unsigned Width = High->Width;
  Term By = T.divide(Op::URem, Amount, T.constant(APInt(Width, Width)));
  Term Wide = T.concat(High, Low);
  Term Shifted =
      T.shift(IsLeft ? Op::Shl : Op::LShr, Wide, T.zext(By, 2 * Width));
  return T.extract(Shifted, IsLeft ? Width : 0, Width);
}

static Term saturate(TermTable &T, Intrinsic::ID ID, Term A, Term B) {
  const unsigned W = A->Width;
  const bool IsSigned = ID == Intrinsic::sadd_sat || ID == Intrinsic::ssub_sat;
  const bool IsAdd = ID == Intrinsic::sadd_sat || ID == Intrinsic::uadd_sat;
  auto Extend = [&](Term X) {
    return IsSigned ? T.sext(X, W + 1) : T.zext(X, W + 1);
  };
  Term Exact =
      IsAdd ? T.add(Extend(A), Extend(B)) : T.sub(Extend(A), Extend(B));
  Term Result = T.trunc(Exact, W);
  if (!IsSigned)
    return T.ite(T.extract(Exact, W, 1),
                 IsAdd ? T.constant(APInt::getAllOnes(W)) : T.constant(W, 0),
                 Result);
  Term IsOver = T.ne(T.sext(Result, W + 1), Exact);
  Term Limit =
      T.ite(T.extract(Exact, W, 1), T.constant(APInt::getSignedMinValue(W)),
            T.constant(APInt::getSignedMaxValue(W)));
  return T.ite(IsOver, Limit, Result);
}

// A shift to the left that ends at the limits; what it loses says whether it is
// there.
static Term shiftUpToLimit(TermTable &T, bool IsSigned, Term A, Term Amount) {
  const unsigned W = A->Width;
  Term Result = T.shift(Op::Shl, A, Amount);
  Term Back = T.shift(IsSigned ? Op::AShr : Op::LShr, Result, Amount);
  Term Limit = T.constant(APInt::getAllOnes(W));
  if (IsSigned)
    Limit =
        T.ite(T.extract(A, W - 1, 1), T.constant(APInt::getSignedMinValue(W)),
              T.constant(APInt::getSignedMaxValue(W)));
  return T.ite(T.eq(Back, A), Result, Limit);
}

Term SourceExec::evaluateMath(Intrinsic::ID ID, ArrayRef<Term> Args) {
  Term A = Args[0], B = Args.size() > 1 ? Args[1] : nullptr;
  const unsigned Width = A->Width;
  switch (ID) {
  case Intrinsic::umin:
    return T.ite(T.ult(A, B), A, B);
  case Intrinsic::umax:
    return T.ite(T.ult(B, A), A, B);
  case Intrinsic::smin:
    return T.ite(T.slt(A, B), A, B);
  case Intrinsic::smax:
    return T.ite(T.slt(B, A), A, B);
  case Intrinsic::abs:
    return T.ite(T.extract(A, Width - 1, 1), T.neg(A), A);
  case Intrinsic::ctpop:
    return population(T, A);
  case Intrinsic::ctlz:
    return leadingZeros(T, A);
  case Intrinsic::cttz:
    return trailingZeros(T, A);
  case Intrinsic::bswap:
    return reverse(T, A, 8);
  case Intrinsic::bitreverse:
    return reverse(T, A, 1);
  case Intrinsic::fshl:
    return funnelShift(T, true, A, B, Args[2]);
  case Intrinsic::fshr:
    return funnelShift(T, false, A, B, Args[2]);
  case Intrinsic::uadd_sat:
  case Intrinsic::sadd_sat:
  case Intrinsic::usub_sat:
  case Intrinsic::ssub_sat:
    return saturate(T, ID, A, B);
  case Intrinsic::ushl_sat:
  case Intrinsic::sshl_sat:
    return shiftUpToLimit(T, ID == Intrinsic::sshl_sat, A, B);
  case Intrinsic::fabs:
    return T.andOf(A, T.constant(~APInt::getSignMask(Width)));
  case Intrinsic::expect:
    return A;
  default:
    return nullptr;
  }
}

SourceValue SourceExec::evaluateOverflow(Intrinsic::ID ID, Term A, Term B) {
  const bool IsSigned = ID == Intrinsic::sadd_with_overflow ||
                        ID == Intrinsic::ssub_with_overflow ||
                        ID == Intrinsic::smul_with_overflow;
  const unsigned W = A->Width;
  Term Result, IsOver;
  if (ID == Intrinsic::uadd_with_overflow) {
    Result = T.add(A, B);
    IsOver = T.ult(Result, A);
  } else if (ID == Intrinsic::usub_with_overflow) {
    Result = T.sub(A, B);
    IsOver = T.ult(A, B);
  } else {
    auto Extend = [&](Term X) {
      return IsSigned ? T.sext(X, 2 * W) : T.zext(X, 2 * W);
    };
    Term X = Extend(A), Y = Extend(B);
    Term Exact = ID == Intrinsic::sadd_with_overflow   ? T.add(X, Y)
                 : ID == Intrinsic::ssub_with_overflow ? T.sub(X, Y)
                                                       : T.mul(X, Y);
    Result = T.trunc(Exact, W);
    IsOver = T.ne(Extend(Result), Exact);
  }
  SourceValue Pair;
  Pair.Members = {defined(Result), defined(IsOver)};
  return Pair;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// Words first, then what is left.
static unsigned pieceAt(uint64_t Offset, uint64_t Size) {
  unsigned Piece = 8;
  while (Offset + Piece > Size)
    Piece /= 2;
  return Piece;
}

void SourceExec::copyMemory(Path &P, const MemTransferInst &I) {
  const auto *Length = dyn_cast<ConstantInt>(I.getLength());
  if (!Length || Length->getValue().ugt(4096)) {
    fail("copy of unknown length");
    return;
  }
  const uint64_t Size = Length->getZExtValue();
  Term From = bitsOf(P, I.getSource()), To = bitsOf(P, I.getDest());
  if (Size == 0)
    return;
  noteAccess(P, I, From, Size, I.getSourceAlign().valueOrOne(),
             /*IsSource=*/true);
  noteAccess(P, I, To, Size, I.getDestAlign().valueOrOne());
  SmallVector<Term, 16> Pieces;
  for (uint64_t At = 0; At != Size; At += pieceAt(At, Size))
    Pieces.push_back(
        T.load(P.Source.Memory, T.addConst(From, At), pieceAt(At, Size)));
  uint64_t At = 0;
  for (Term Piece : Pieces) {
    P.Source.Memory = T.store(P.Source.Memory, T.addConst(To, At), Piece);
    At += Piece->Width / 8;
  }
}

void SourceExec::setMemory(Path &P, const MemSetInst &I) {
  const auto *Length = dyn_cast<ConstantInt>(I.getLength());
  if (!Length || Length->getValue().ugt(4096)) {
    fail("fill of unknown length");
    return;
  }
  const uint64_t Size = Length->getZExtValue();
  Term To = bitsOf(P, I.getDest()), Byte = bitsOf(P, I.getValue());
  if (Size == 0)
    return;
  noteAccess(P, I, To, Size, I.getDestAlign().valueOrOne());
  for (uint64_t At = 0; At != Size; At += pieceAt(At, Size)) {
    const unsigned Bits = pieceAt(At, Size) * 8;
    Term Value = T.mul(T.zext(Byte, Bits),
                       T.constant(APInt::getSplat(Bits, APInt(8, 1))));
    P.Source.Memory = T.store(P.Source.Memory, T.addConst(To, At), Value);
  }
}

// Where the result is poison, of operands that are not.
static Term poisonOfIntrinsic(TermTable &T, Intrinsic::ID ID,
                              ArrayRef<Term> Args) {
  const unsigned Width = Args[0]->Width;
  switch (ID) {
  case Intrinsic::ushl_sat:
  case Intrinsic::sshl_sat:
    return T.ule(T.constant(APInt(Width, Width)), Args[1]);
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
    return T.andOf(Args[1], T.eq(Args[0], T.constant(Width, 0)));
  case Intrinsic::abs:
    return T.andOf(Args[1],
                   T.eq(Args[0], T.constant(APInt::getSignedMinValue(Width))));
  default:
    return T.boolean(false);
  }
}

bool SourceExec::executeIntrinsic(Path &P, const IntrinsicInst &I) {
  switch (I.getIntrinsicID()) {
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
  case Intrinsic::dbg_value:
  case Intrinsic::dbg_declare:
  case Intrinsic::dbg_label:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::donothing:
  case Intrinsic::sideeffect:
  case Intrinsic::prefetch:
    return true;
  case Intrinsic::assume:
    assume(P, bitsOf(P, I.getArgOperand(0)));
    return true;
  case Intrinsic::memcpy:
  case Intrinsic::memcpy_inline:
  case Intrinsic::memmove:
    copyMemory(P, cast<MemTransferInst>(I));
    return true;
  case Intrinsic::memset:
  case Intrinsic::memset_inline:
    setMemory(P, cast<MemSetInst>(I));
    return true;
  case Intrinsic::uadd_with_overflow:
  case Intrinsic::sadd_with_overflow:
  case Intrinsic::usub_with_overflow:
  case Intrinsic::ssub_with_overflow:
  case Intrinsic::umul_with_overflow:
  case Intrinsic::smul_with_overflow:
    if (!I.getArgOperand(0)->getType()->isIntegerTy())
      return false;
    P.Source.Values[&I] =
        evaluateOverflow(I.getIntrinsicID(), bitsOf(P, I.getArgOperand(0)),
                         bitsOf(P, I.getArgOperand(1)));
    return true;
  default:
    break;
  }
  if (!isSupported(I.getType()))
    return false;
  SmallVector<Term, 3> Args;
  Term Poison = T.boolean(false);
  for (const Value *Arg : I.args()) {
    if (!isSupported(Arg->getType()))
      return false;
    SourceValue V = valueOf(P, Arg);
    Args.push_back(V.Bits);
    Poison = T.orOf(Poison, V.Poison);
  }
  Term Result = Args.empty() ? nullptr : evaluateMath(I.getIntrinsicID(), Args);
  if (!Result)
    return false;
  if (PoisonFlags)
    Poison = T.orOf(Poison, poisonOfIntrinsic(T, I.getIntrinsicID(), Args));
  P.Source.Values[&I] = {Result, Poison, {}};
  return true;
}
