//===-- AddressBounds.cpp - What addresses say of indices -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Follows each address back to where its offset is known, and what is added to
/// it there to the numbers that it is made of.
///
//===----------------------------------------------------------------------===//

#include "Transforms/AddressBounds.h"
#include "Transforms/PointerOffsets.h"
#include "Transforms/Sigmas.h"
#include "llvm/Analysis/MemoryBuiltins.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/PredicateInfo.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace llvm::course;

// Sizes that are larger are not looked at: sums of two do not overflow, nor does
// an object of unknown size end within reach.
static constexpr int64_t MaxSize = int64_t(1) << 40;
static constexpr int64_t UnknownSize = int64_t(1) << 62;

// How many steps from an index to what it is made of are followed.
static constexpr unsigned MaxSteps = 6;

static int64_t getSizeOf(const Value &Object, const DataLayout &DL) {
  std::optional<TypeSize> Size = getBaseObjectSize(&Object, DL, nullptr);
  if (!Size || Size->isScalable() || Size->getFixedValue() > MaxSize)
    return UnknownSize;
  return Size->getFixedValue();
}

bool AddressBounds::isPoisonBelowZero(const Instruction &V,
                                      const GEPOperator &GEP) const {
  if (!GEP.isInBounds() || !GEP.getType()->isPointerTy())
    return false;
  const Congruence Base = Offsets.get(GEP.getPointerOperand());
  if (Base.IsEmpty || Base.Modulus != 0)
    return false;
  const DataLayout &DL = V.getDataLayout();
  APInt Before(64, Base.Residue, /*isSigned=*/true);
  for (auto It = gep_type_begin(GEP), End = gep_type_end(GEP); It != End;
       ++It) {
    if (It.isStruct()) {
      const auto *Field = cast<ConstantInt>(It.getOperand());
      Before += DL.getStructLayout(It.getStructType())
                    ->getElementOffset(Field->getZExtValue())
                    .getFixedValue();
      continue;
    }
    const TypeSize Stride = It.getSequentialElementStride(DL);
    const auto *Index = dyn_cast<ConstantInt>(It.getOperand());
    if (Stride.isScalable())
      return false;
    if (!Index)
      return It.getOperand() == &V && Before.isNonNegative() &&
             Before.ult(Stride.getFixedValue());
    Before += Index->getValue().sextOrTrunc(64) * Stride.getFixedValue();
  }
  return false;
}

// Whether V is computed where the program is certain to get to At.
bool AddressBounds::isReached(const Value &V, const Place &At) const {
  if (isa<Argument>(V))
    return At.BB->isEntryBlock() && !At.Stop;
  const auto &I = cast<Instruction>(V);
  if (const auto *Sigma =
          dyn_cast_or_null<PredicateWithEdge>(S.getPredicate(&V)))
    return Sigma->To == At.BB && At.BB->getSinglePredecessor() && !At.Stop;
  if (I.getParent() != At.BB)
    return false;
  return !At.Stop || (!isa<PHINode>(I) && !I.comesBefore(At.Stop));
}

// Adds a bound of V and of what it is made of.
void AddressBounds::add(const Value &V, Interval Values,
                        const Instruction &Access, const Place &At) {
  const Value *Next = &V;
  // Whether Next is taken as a number with a sign.
  bool IsSigned = true;
  for (unsigned Step = 0; Step != MaxSteps && !isa<Constant>(Next); ++Step) {
    const unsigned Width = Next->getType()->getIntegerBitWidth();
    if (Width < 64) {
      const int64_t Least = IsSigned ? minIntN(Width) : 0;
      const int64_t Most = IsSigned ? maxIntN(Width) : maxUIntN(Width);
      if (Values.Low <= Least && Values.High >= Most)
        return;
      Values = {std::max(Values.Low, Least), std::min(Values.High, Most)};
    }
    if (Values.Low > Values.High)
      return;
    auto Number = [&](int64_t N) {
      return APInt(Width, uint64_t(N) & maskTrailingOnes<uint64_t>(Width));
    };
    Bounds[Next].push_back(
        {&Access, ConstantRange(Number(Values.Low), Number(Values.High) + 1),
         isReached(*Next, At)});
    const auto *I = dyn_cast<Instruction>(Next);
    if (!I)
      return;
    const APInt *C;
    if (const Value *Named = S.getNamed(I)) {
      Next = Named;
    } else if (isa<SExtInst, ZExtInst>(I) && IsSigned) {
      Next = I->getOperand(0);
      IsSigned = isa<SExtInst>(I) || I->hasNonNeg();
    } else if (IsSigned && match(I, m_NSWAddLike(m_Value(Next), m_APInt(C))) &&
               C->isSignedIntN(32)) {
      if (Values.High < UnknownSize)
        Values.High -= C->getSExtValue();
      Values.Low -= C->getSExtValue();
    } else {
      return;
    }
  }
}

// Looks at addresses that are a multiple of one variable from where some object
// starts.
void AddressBounds::visitAccess(const Instruction &Access, const Value &Pointer,
                                uint64_t Size, const Place &At) {
  const DataLayout &DL = Access.getDataLayout();
  const std::optional<AddressParts> Parts =
      AddressParts::getFromStart(Pointer, DL, Offsets);
  if (!Parts || !Parts->IsExact || Parts->Scales.size() != 1)
    return;
  const auto [V, By] = Parts->Scales.front();
  if (By == 0)
    return;
  // Offsets count from where the object starts, and its size is that from Base:
  // a function may return what lies behind a header.
  const int64_t ObjectSize = getSizeOf(*Parts->Base, DL), Low = -Parts->Offset,
                High = Low + Offsets.get(Parts->Base).Residue + ObjectSize -
                       int64_t(Size);
  if (ObjectSize != UnknownSize)
    add(*V,
        {divideCeilSigned(By > 0 ? Low : High, By),
         divideFloorSigned(By > 0 ? High : Low, By)},
        Access, At);
  else if (By > 0)
    add(*V, {divideCeilSigned(Low, By), UnknownSize}, Access, At);
}

void AddressBounds::visit(const BasicBlock &BB) {
  const DataLayout &DL = BB.getDataLayout();
  Place At = {&BB, nullptr};
  for (const Instruction &I : BB) {
    if (const Value *Pointer = getLoadStorePointerOperand(&I);
        Pointer && !I.isVolatile()) {
      const TypeSize Size = DL.getTypeStoreSize(getLoadStoreType(&I));
      if (!Size.isScalable())
        visitAccess(I, *Pointer, Size.getFixedValue(), At);
    }
    if (!isGuaranteedToTransferExecutionToSuccessor(&I))
      At.Stop = &I;
  }
}

AddressBounds::AddressBounds(Module &M, const PointerOffsets &Offsets,
                             const Sigmas &S)
    : Offsets(Offsets), S(S) {
  for (const Function &F : M)
    for (const BasicBlock &BB : F)
      visit(BB);
}

void AddressBounds::forEachDefinition(
    function_ref<void(const Value *, const ConstantRange &)> Add) const {
  for (const auto &[V, List] : Bounds)
    for (const Bound &B : List)
      if (B.HoldsAtDefinition)
        Add(V, B.Range);
}

ConstantRange AddressBounds::getAt(const Value &V, const Instruction &User,
                                   const DominatorTree &DT) const {
  ConstantRange Result =
      ConstantRange::getFull(V.getType()->getIntegerBitWidth());
  if (isa<PHINode>(User))
    return Result;
  auto Found = Bounds.find(&V);
  if (Found != Bounds.end())
    for (const Bound &B : Found->second)
      if (!Gone.contains(B.Access) && DT.dominates(B.Access, &User))
        Result = Result.intersectWith(B.Range);
  return Result;
}

void AddressBounds::replace(const Instruction &Old, const Instruction &New) {
  auto Found = Bounds.find(&Old);
  if (Found == Bounds.end())
    return;
  SmallVector<Bound, 2> Moved = std::move(Found->second);
  Bounds.erase(Found);
  Bounds[&New] = std::move(Moved);
}

void AddressBounds::forget(const Instruction &I) {
  Bounds.erase(&I);
  Gone.insert(&I);
}
