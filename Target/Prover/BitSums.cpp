//===- BitSums.cpp - Values as sums of bits -------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prover/BitSums.h"
#include "llvm/ADT/STLExtras.h"

using namespace coursetv;
using namespace llvm;

static uint64_t maskOf(unsigned Width) {
  return Width >= 64 ? ~uint64_t(0) : (uint64_t(1) << Width) - 1;
}

BitSums::Form BitSums::ownBits(Term A) {
  Form Result;
  for (unsigned Position = 0; Position != A->Width; ++Position) {
    const uint64_t Times = uint64_t(1) << Position;
    Term Bit = T.extract(A, Position, 1);
    if (Bit->isTrue())
      Result.Number += Times;
    else if (!Bit->isFalse())
      Result.Factors[Bit->Id] += Times;
  }
  return mapped(Result, [&](uint64_t N) { return N & maskOf(A->Width); });
}

// The largest sum of the summands, or of their remainders.
Sample BitSums::most(const Form &F, uint64_t Divisor) {
  auto Part = [&](uint64_t N) { return Divisor ? N % Divisor : N; };
  Sample Result = Part(F.Number);
  for (auto &[Bit, Factor] : F.Factors)
    Result += Part(Factor);
  return Result;
}

// Whether the bits below, all together, may reach the bit.
bool BitSums::isCarriedAt(const Form &F, unsigned Bit) {
  return Bit != 0 && most(F, uint64_t(1) << Bit) >> Bit != 0;
}

BitSums::Form BitSums::mapped(const Form &F,
                              function_ref<uint64_t(uint64_t)> Map) {
  Form Result;
  Result.Number = Map(F.Number);
  for (auto &[Bit, Factor] : F.Factors)
    if (const uint64_t New = Map(Factor))
      Result.Factors[Bit] = New;
  return Result;
}

// The term in more bits, where its sum must not be too large for its own.
BitSums::Form BitSums::extended(Term A, unsigned Depth) {
  const Form &Inner = formOf(A, Depth);
  return most(Inner) <= maskOf(A->Width) ? Inner : ownBits(A);
}

BitSums::Form BitSums::compute(Term A, unsigned Depth) {
  const uint64_t Mask = maskOf(A->Width);
  auto Op0 = [&]() -> const Form & { return formOf(A->Ops[0], Depth); };
  const bool IsByConstant = A->Ops.size() == 2 && A->Ops[1]->isConst();
  const uint64_t By = IsByConstant ? A->Ops[1]->Number.getZExtValue() : 0;
  // Bits from First on, which end where the width does.
  auto Above = [&](unsigned First) {
    return isCarriedAt(Op0(), First)
               ? ownBits(A)
               : mapped(Op0(), [&](uint64_t N) { return N >> First & Mask; });
  };
  switch (A->Kind) {
  case Op::Const:
    return {A->Number.getZExtValue(), {}};
  case Op::Sum: {
    Form Result = {A->Number.getZExtValue(), {}};
    for (auto [Part, Factor] : zip(A->Ops, A->Factors)) {
      const uint64_t Times = Factor.getZExtValue();
      const Form &Inner = formOf(Part, Depth);
      Result.Number += Times * Inner.Number;
      for (auto &[Bit, N] : Inner.Factors)
        Result.Factors[Bit] += Times * N;
    }
    return mapped(Result, [&](uint64_t N) { return N & Mask; });
  }
  case Op::And:
  case Op::Or:
  case Op::Xor: {
    const bool IsFirst = A->Ops[0]->isConst();
    if (!IsFirst && !IsByConstant)
      break;
    const uint64_t C = A->Ops[IsFirst ? 0 : 1]->Number.getZExtValue();
    const Form &Inner = formOf(A->Ops[IsFirst ? 1 : 0], Depth);
    for (unsigned Bit = 1; Bit != A->Width; ++Bit)
      if (((C ^ C >> 1) >> (Bit - 1) & 1) && isCarriedAt(Inner, Bit))
        return ownBits(A);
    if (A->Kind == Op::And)
      return mapped(Inner, [&](uint64_t N) { return N & C; });
    // x + C less the bits that both have, once or twice.
    const uint64_t Times = A->Kind == Op::Or ? 1 : 2;
    Form Result =
        mapped(Inner, [&](uint64_t N) { return N - Times * (N & C) & Mask; });
    Result.Number = Result.Number + C & Mask;
    return Result;
  }
  case Op::SExt: {
    // The sign counts as all the bits above.
    const unsigned Sign = A->Ops[0]->Width - 1;
    const Form Inner = extended(A->Ops[0], Depth);
    const Form Narrow = isCarriedAt(Inner, Sign) ? ownBits(A->Ops[0]) : Inner;
    return mapped(Narrow, [&](uint64_t N) {
      return N + (N >> Sign) * (uint64_t(0) - (uint64_t(2) << Sign)) & Mask;
    });
  }
  case Op::Extract:
    return Above(A->Low);
  case Op::ZExt:
    return extended(A->Ops[0], Depth);
  case Op::Concat: {
    const unsigned Split = A->Ops[1]->Width;
    Form Result = extended(A->Ops[1], Depth);
    const Form &High = Op0();
    Result.Number += High.Number << Split;
    for (auto &[Bit, N] : High.Factors)
      Result.Factors[Bit] += N << Split;
    return Result;
  }
  case Op::LShr:
  case Op::UDiv: {
    const bool IsShift =
        A->Kind == Op::LShr ? By < A->Width : isPowerOf2_64(By);
    if (!IsByConstant || !IsShift || most(Op0()) > Mask)
      break;
    return Above(A->Kind == Op::LShr ? By : Log2_64(By));
  }
  case Op::URem: {
    if (!IsByConstant || By == 0)
      break;
    // Whole rounds of the width are no rounds of the divisor.
    const bool IsExact = isPowerOf2_64(By) || most(Op0()) <= Mask;
    if (!IsExact || most(Op0(), By) >= By)
      break;
    return mapped(Op0(), [&](uint64_t N) { return N % By; });
  }
  default:
    break;
  }
  return ownBits(A);
}

const BitSums::Form &BitSums::formOf(Term A, unsigned Depth) {
  constexpr unsigned MaxDepth = 100, MaxBits = 192;
  if (auto It = Known.find(A); It != Known.end())
    return It->second;
  const bool IsWide = any_of(
      A->Ops, [](Term Part) { return Part->Width > 64 || Part->IsMemory; });
  Form Result =
      IsWide || Depth == MaxDepth ? ownBits(A) : compute(A, Depth + 1);
  if (Result.Factors.size() > MaxBits)
    Result = ownBits(A);
  return Known[A] = std::move(Result);
}

// By a number all of whose bits are set, as where digits are added up.
bool BitSums::hasRemainder(Term A) {
  SmallVector<Term, 32> Pending = {A};
  while (!Pending.empty()) {
    Term Next = Pending.back();
    if (HasRemainder.contains(Next)) {
      Pending.pop_back();
      continue;
    }
    bool Is = Next->Kind == Op::URem && Next->Ops[1]->isConst() &&
              Next->Ops[1]->Number.isMask() && !Next->Ops[1]->isConst(1);
    bool IsReady = true;
    for (Term Part : Next->Ops) {
      auto It = HasRemainder.find(Part);
      if (It != HasRemainder.end())
        Is |= It->second;
      else if (!Is && !Part->IsMemory)
        IsReady = false, Pending.push_back(Part);
    }
    if (!Is && !IsReady)
      continue;
    HasRemainder[Next] = Is;
    Pending.pop_back();
  }
  return HasRemainder[A];
}

bool BitSums::isEquality(Term Goal) {
  if (Goal->Kind != Op::Eq || Goal->Ops[0]->Width > 64 || !hasRemainder(Goal))
    return false;
  // What is known on a path is no part of what a term is.
  Assuming Nothing(T, nullptr);
  const uint64_t Mask = maskOf(Goal->Ops[0]->Width);
  const Form A = formOf(Goal->Ops[0], 0);
  const Form &B = formOf(Goal->Ops[1], 0);
  return A.Number == B.Number && A.Factors == B.Factors &&
         (A.Number & ~Mask) == 0;
}
