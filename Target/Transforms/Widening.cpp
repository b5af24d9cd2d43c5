//===-- Widening.cpp - How ranges grow ------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Signed and unsigned numbers end where quarters do.
///
//===----------------------------------------------------------------------===//

#include "Transforms/Widening.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace llvm::course;

// How often a range grows before it is widened, before quarters come in place of
// thresholds, and before it is given up.
static constexpr unsigned MaxExactGrowths = 2;
static constexpr unsigned MaxThresholdGrowths = 6;
static constexpr unsigned MaxGrowths = 16;

// How many uses of a value are looked at, and how far.
static constexpr unsigned MaxUses = 16;
static constexpr unsigned MaxDepth = 3;

namespace {

/// In ascending order, as numbers with a sign.
class Thresholds {
  SmallVector<int64_t, 16> All;
  SmallPtrSet<const Value *, 16> Seen;

  void add(const APInt &C, int64_t Distance) {
    if (C.isSignedIntN(62))
      All.push_back(C.getSExtValue() + Distance);
  }
  void addOrigin(const Value &V);
  void addUses(const Value &V, int64_t Added, unsigned Depth);

public:
  explicit Thresholds(ArrayRef<const Value *> Sources) {
    for (const Value *V : Sources) {
      if (isa<Constant>(V))
        continue;
      addOrigin(*V);
      addUses(*V, 0, MaxDepth);
    }
    llvm::sort(All);
  }

  std::optional<ConstantRange> widen(const ConstantRange &Old,
                                     const ConstantRange &New) const;
};

} // namespace

// What bounds V however it is made.
void Thresholds::addOrigin(const Value &V) {
  const Value *Origin = &V;
  while (isa<CastInst>(Origin))
    Origin = cast<CastInst>(Origin)->getOperand(0);
  const APInt *C;
  if (match(Origin, m_URem(m_Value(), m_APInt(C))) ||
      match(Origin, m_SRem(m_Value(), m_APInt(C))))
    add(*C, -1);
  else if (match(Origin, m_And(m_Value(), m_APInt(C))))
    add(*C, 0);
}

// What V, or V and a number, is compared with.
void Thresholds::addUses(const Value &V, int64_t Added, unsigned Depth) {
  unsigned NumUses = 0;
  if (!Seen.insert(&V).second)
    return;
  for (const User *U : V.users()) {
    if (++NumUses > MaxUses)
      return;
    const APInt *C;
    if (match(U, m_ICmp(m_Specific(&V), m_APInt(C))))
      for (const int64_t Neighbour : {-1, 0, 1})
        add(*C, Neighbour - Added);
    else if (Depth != 0 && isa<CastInst, PHINode>(U))
      addUses(*U, Added, Depth - 1);
    else if (Depth != 0 && match(U, m_Add(m_Specific(&V), m_APInt(C))) &&
             C->isSignedIntN(32))
      addUses(*U, Added + C->getSExtValue(), Depth - 1);
  }
}

std::optional<ConstantRange> Thresholds::widen(const ConstantRange &Old,
                                               const ConstantRange &New) const {
  if (New.isSignWrappedSet() || New.isFullSet())
    return std::nullopt;
  const unsigned Width = New.getBitWidth();
  APInt Least = New.getSignedMin(), Most = New.getSignedMax();
  if (Most != Old.getSignedMax()) {
    const auto *Above = llvm::lower_bound(All, Most.getSExtValue());
    if (Above == All.end() || !isIntN(Width, *Above))
      return std::nullopt;
    Most = APInt(Width, *Above, /*isSigned=*/true);
  }
  if (Least != Old.getSignedMin()) {
    const auto *Below = llvm::upper_bound(All, Least.getSExtValue());
    if (Below == All.begin() || !isIntN(Width, *std::prev(Below)))
      return std::nullopt;
    Least = APInt(Width, *std::prev(Below), /*isSigned=*/true);
  }
  return ConstantRange::getNonEmpty(Least, Most + 1);
}

// Moves the ends of New that are not those of Old to the next quarter. One that
// counts up to some bound is in the first quarter, and then steps, of whatever
// size, do not wrap around before they are compared with the bound.
static ConstantRange widenToQuarters(const ConstantRange &Old,
                                     const ConstantRange &New) {
  const unsigned Width = New.getBitWidth();
  if (New.isFullSet())
    return New;
  if (Width <= 2)
    return ConstantRange::getFull(Width);
  const APInt Quarter = APInt::getLowBitsSet(Width, Width - 2);
  const APInt Lower = New.getLower(), Upper = New.getUpper();
  const APInt Size = Upper - Lower;
  APInt Above(Width, 0), Below(Width, 0);
  if (Upper != Old.getUpper())
    Above = -Upper & Quarter;
  if (Lower != Old.getLower())
    Below = Lower & Quarter;
  bool HasOverflown = false, HasMore = false;
  const APInt NewSize =
      Size.uadd_ov(Above, HasOverflown).uadd_ov(Below, HasMore);
  if (HasOverflown || HasMore || NewSize.isZero())
    return ConstantRange::getFull(Width);
  return ConstantRange(Lower - Below, Upper + Above);
}

ConstantRange
course::widen(const ConstantRange &Old, const ConstantRange &New,
              unsigned NumGrowths,
              function_ref<SmallVector<const Value *, 4>()> GetSources) {
  if (NumGrowths <= MaxExactGrowths || Old.isEmptySet())
    return New;
  if (NumGrowths > MaxGrowths)
    return ConstantRange::getFull(New.getBitWidth());
  if (NumGrowths <= MaxThresholdGrowths)
    if (auto Wider = Thresholds(GetSources()).widen(Old, New))
      return *Wider;
  return widenToQuarters(Old, New);
}
