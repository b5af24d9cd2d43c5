//===-- PointerAlignment.cpp - What addresses are multiples of ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/PointerAlignment.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

// What the offset of GEP is a multiple of.
static Align getOffsetAlignment(const GEPOperator &GEP, const DataLayout &DL) {
  APInt Constant(DL.getIndexTypeSizeInBits(GEP.getType()), 0);
  SmallMapVector<Value *, APInt, 4> Variable;
  if (!GEP.collectOffset(DL, Constant.getBitWidth(), Variable, Constant))
    return Align();
  unsigned Zeros = Constant.countr_zero();
  for (const auto &[Index, Scale] : Variable)
    Zeros = std::min(Zeros,
                     Scale.countr_zero() +
                         computeKnownBits(Index, DL).countMinTrailingZeros());
  return Align(uint64_t(1) << std::min(Zeros, Log2_32(WidestAccess)));
}

Align llvm::getAlignmentOfAll(const Value &Address, const DataLayout &DL) {
  Align Known(WidestAccess);
  SmallSetVector<const Value *, 8> Values;
  Values.insert(&Address);
  for (unsigned I = 0; I != Values.size() && Known > 1; ++I) {
    const Value *V = Values[I];
    if (const auto *GEP = dyn_cast<GEPOperator>(V)) {
      Known = std::min(Known, getOffsetAlignment(*GEP, DL));
      Values.insert(GEP->getPointerOperand());
    } else if (const auto *Phi = dyn_cast<PHINode>(V)) {
      Values.insert_range(Phi->incoming_values());
    } else if (const auto *Select = dyn_cast<SelectInst>(V)) {
      Values.insert(Select->getTrueValue());
      Values.insert(Select->getFalseValue());
    } else if (!isa<UndefValue, ConstantPointerNull>(V)) {
      Known = std::min(Known, getKnownAlignment(const_cast<Value *>(V), DL));
    }
  }
  return Known;
}
