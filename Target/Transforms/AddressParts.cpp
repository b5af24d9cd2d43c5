//===-- AddressParts.cpp - What an address is made of ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sums of integers that do not overflow 64 bits are the same modulo 2^64.
///
//===----------------------------------------------------------------------===//

#include "Transforms/AddressParts.h"
#include "Transforms/PointerOffsets.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace llvm::course;

// How many steps of address arithmetic are followed.
static constexpr unsigned MaxSteps = 6;

// Whether Scale * V is the product of the numbers, not only modulo 2^64.
static bool isShortProduct(const Value &V, const APInt &Scale) {
  const Value *Source;
  return Scale.getSignificantBits() <= 24 &&
         (V.getType()->getIntegerBitWidth() <= 32 ||
          (match(&V, m_ZExtOrSExt(m_Value(Source))) &&
           Source->getType()->getIntegerBitWidth() <= 32));
}

std::optional<AddressParts> AddressParts::get(const Value &Pointer,
                                              const DataLayout &DL) {
  AddressParts Parts;
  Parts.Base = &Pointer;
  for (unsigned Step = 0; Step != MaxSteps; ++Step) {
    const auto *GEP = dyn_cast<GEPOperator>(Parts.Base);
    if (!GEP)
      break;
    SmallMapVector<Value *, APInt, 4> Added;
    APInt Constant(64, 0);
    if (!GEP->getType()->isPointerTy() ||
        !GEP->collectOffset(DL, 64, Added, Constant) ||
        !Constant.isSignedIntN(40))
      return std::nullopt;
    for (auto [V, Scale] : Added) {
      // A shift of an index of bytes numbers elements.
      uint64_t Shift;
      if (Value *Index;
          match(V, m_NSWShl(m_Value(Index), m_ConstantInt(Shift))) &&
          Shift < 32) {
        V = Index;
        Scale = Scale.sext(128).shl(Shift);
      }
      if (!Scale.isSignedIntN(40) || V->getType()->getIntegerBitWidth() > 64)
        return std::nullopt;
      Parts.IsExact &=
          GEP->hasNoUnsignedSignedWrap() || isShortProduct(*V, Scale);
      Parts.Scales[V] += Scale.getSExtValue();
    }
    Parts.Offset += Constant.getSExtValue();
    Parts.Base = GEP->getPointerOperand();
  }
  return Parts;
}

std::optional<AddressParts>
AddressParts::getFromStart(const Value &Pointer, const DataLayout &DL,
                           const PointerOffsets &Offsets) {
  std::optional<AddressParts> Parts = get(Pointer, DL);
  if (!Parts)
    return std::nullopt;
  const Congruence Start = Offsets.get(Parts->Base);
  if (Start.IsEmpty || Start.Modulus != 0 || !isInt<40>(Start.Residue))
    return std::nullopt;
  Parts->Offset += Start.Residue;
  return Parts;
}

Interval AddressParts::getDistance(
    function_ref<ConstantRange(const Value *)> GetRange) const {
  Interval Sum{Offset, Offset};
  bool HasOverflown = false;
  for (const auto &[V, Scale] : Scales) {
    const ConstantRange Range = GetRange(V);
    if (Range.isEmptySet())
      return Interval::none();
    int64_t Least = Range.getSignedMin().getSExtValue(),
            Most = Range.getSignedMax().getSExtValue();
    if (Scale < 0)
      std::swap(Least, Most);
    HasOverflown |= MulOverflow(Least, Scale, Least);
    HasOverflown |= MulOverflow(Most, Scale, Most);
    HasOverflown |= AddOverflow(Sum.Low, Least, Sum.Low);
    HasOverflown |= AddOverflow(Sum.High, Most, Sum.High);
  }
  return HasOverflown ? Interval::all() : Sum;
}
