//===-- CountedRemainders.cpp - Remainders that loops count ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Numbers that do not wrap around: start and step tell all remainders.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CountedRemainders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/PatternMatch.h"
#include <numeric>

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace llvm::course;

// Longer periods do not fit, and sums of two are far from overflowing.
static constexpr uint64_t MaxDivisor = 1024;

Constant *CountedRemainder::get(uint64_t Iteration) const {
  return ConstantInt::get(Instr->getType(),
                          (Start + Iteration % Period * Step) % Divisor);
}

static std::optional<CountedRemainder> getCounted(Instruction &I, const Loop &L,
                                                  ScalarEvolution &SE) {
  Value *V;
  const APInt *Divisor;
  const bool IsUnsigned = match(&I, m_URem(m_Value(V), m_APInt(Divisor)));
  if ((!IsUnsigned && !match(&I, m_SRem(m_Value(V), m_APInt(Divisor)))) ||
      !V->getType()->isIntegerTy() || Divisor->ult(2) ||
      (!IsUnsigned && Divisor->isNegative()) || Divisor->ugt(MaxDivisor))
    return std::nullopt;
  const auto *Number = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(V));
  if (!Number || Number->getLoop() != &L || !Number->isAffine())
    return std::nullopt;
  const auto *Start = dyn_cast<SCEVConstant>(Number->getStart()),
             *Step = dyn_cast<SCEVConstant>(Number->getStepRecurrence(SE));
  if (!Start || !Step)
    return std::nullopt;
  const bool IsPositive = Start->getAPInt().isNonNegative() &&
                          Step->getAPInt().isStrictlyPositive();
  if (!(IsUnsigned && Number->hasNoUnsignedWrap()) &&
      !(Number->hasNoSignedWrap() && IsPositive))
    return std::nullopt;
  const uint64_t D = Divisor->getZExtValue(), S = Step->getAPInt().urem(D);
  return CountedRemainder{&I, Start->getAPInt().urem(D), S, D,
                          D / std::gcd(D, S)};
}

SmallVector<CountedRemainder, 2>
course::findCountedRemainders(const Loop &L, ScalarEvolution &SE) {
  SmallVector<CountedRemainder, 2> Found;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB)
      if (std::optional<CountedRemainder> C = getCounted(I, L, SE))
        Found.push_back(*C);
  return Found;
}

unsigned course::getCommonPeriod(ArrayRef<CountedRemainder> Remainders,
                                 unsigned Most) {
  SmallVector<uint64_t, 2> Periods(map_range(
      Remainders, [](const CountedRemainder &C) { return C.Period; }));
  llvm::sort(Periods);
  uint64_t Common = 1;
  for (uint64_t Period : Periods)
    if (uint64_t Next = std::lcm(Common, Period); Next <= Most)
      Common = Next;
  return Common;
}
