//===-- CourseExpandVectors.cpp - Vector intrinsics as plain IR -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Of predicated operations the elements that are switched off are poison, so
/// that mask and length can be ignored where nothing can go wrong:
///
///   vp.ceil(%v, %mask, %n)          =>  ceil(%v)
///   vp.strided.load(%p, %s, ...)    =>  vp.gather(%p + stepvector * %s, ...)
///   vector.match(%a, %b, %mask)     =>  (%a == %b[0] | ...) & %mask
///   vector.interleave3(%a, %b, %c)  =>  shuffles
///
/// Masked loads and gathers become a branch and a PHI for each element. LLVM
/// makes PHIs of whole vectors instead, for which selection needs the square of
/// the number of elements: 512 elements took 10 s.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseExpandVectors.h"
#include "Lowering/CourseRuntime.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

static unsigned getNumElements(const Value *V) {
  return cast<FixedVectorType>(V->getType())->getNumElements();
}

// The operation without predicate, of those that LLVM does not expand.
static Intrinsic::ID getUnpredicated(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::vp_ceil:
    return Intrinsic::ceil;
  case Intrinsic::vp_copysign:
    return Intrinsic::copysign;
  case Intrinsic::vp_floor:
    return Intrinsic::floor;
  case Intrinsic::vp_is_fpclass:
    return Intrinsic::is_fpclass;
  case Intrinsic::vp_llrint:
    return Intrinsic::llrint;
  case Intrinsic::vp_lrint:
    return Intrinsic::lrint;
  case Intrinsic::vp_maximum:
    return Intrinsic::maximum;
  case Intrinsic::vp_minimum:
    return Intrinsic::minimum;
  case Intrinsic::vp_nearbyint:
    return Intrinsic::nearbyint;
  case Intrinsic::vp_rint:
    return Intrinsic::rint;
  case Intrinsic::vp_round:
    return Intrinsic::round;
  case Intrinsic::vp_roundeven:
    return Intrinsic::roundeven;
  case Intrinsic::vp_roundtozero:
    return Intrinsic::trunc;
  default:
    return Intrinsic::not_intrinsic;
  }
}

static Value *expandPredicated(IntrinsicInst &Call, Intrinsic::ID ID,
                               IRBuilder<> &Builder) {
  // Mask and length are last.
  SmallVector<Value *> Args(drop_end(Call.args(), 2));
  Type *OperandTy = Args.front()->getType();
  SmallVector<Type *> Types = {Call.getType()};
  if (ID == Intrinsic::is_fpclass)
    Types = {OperandTy};
  if (ID == Intrinsic::lrint || ID == Intrinsic::llrint)
    Types.push_back(OperandTy);
  return Builder.CreateIntrinsic(ID, Types, Args);
}

// The addresses of elements that are Stride bytes apart.
static Value *createAddresses(Value *Base, Value *Stride, unsigned NumElements,
                              IRBuilder<> &Builder) {
  auto *IndexTy = FixedVectorType::get(Builder.getInt64Ty(), NumElements);
  Value *Step = Builder.CreateVectorSplat(
      NumElements, Builder.CreateSExtOrTrunc(Stride, Builder.getInt64Ty()));
  Value *Offsets = Builder.CreateMul(Builder.CreateStepVector(IndexTy), Step);
  return Builder.CreateGEP(Builder.getInt8Ty(), Base, Offsets);
}

static Value *expandStridedLoad(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Value *Addresses =
      createAddresses(Call.getArgOperand(0), Call.getArgOperand(1),
                      getNumElements(&Call), Builder);
  return Builder.CreateIntrinsic(
      Intrinsic::vp_gather, {Call.getType(), Addresses->getType()},
      {Addresses, Call.getArgOperand(2), Call.getArgOperand(3)});
}

static Value *expandStridedStore(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Value *Data = Call.getArgOperand(0);
  Value *Addresses =
      createAddresses(Call.getArgOperand(1), Call.getArgOperand(2),
                      getNumElements(Data), Builder);
  return Builder.CreateIntrinsic(
      Intrinsic::vp_scatter, {Data->getType(), Addresses->getType()},
      {Data, Addresses, Call.getArgOperand(3), Call.getArgOperand(4)});
}

// Length elements of the first operand, the second one behind them; the result
// begins at the immediate, counted from the first, or back from the second.
static Value *expandSplice(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Value *A = Call.getArgOperand(0), *B = Call.getArgOperand(1);
  auto *Begin = cast<ConstantInt>(Call.getArgOperand(2));
  Value *Length = Call.getArgOperand(4);
  Value *First = Begin;
  if (Begin->isNegative())
    First = Builder.CreateAdd(Length, Begin);
  Value *Result = PoisonValue::get(A->getType());
  for (unsigned I = 0, E = getNumElements(A); I != E; ++I) {
    Value *Index = Builder.CreateAdd(First, Builder.getInt32(I));
    Value *FromA = Builder.CreateExtractElement(A, Index);
    Value *FromB =
        Builder.CreateExtractElement(B, Builder.CreateSub(Index, Length));
    Value *IsInA = Builder.CreateICmpULT(Index, Length);
    Result = Builder.CreateInsertElement(
        Result, Builder.CreateSelect(IsInA, FromA, FromB), I);
  }
  return Result;
}

// Of the elements below the length, the last one first.
static Value *expandReverse(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Value *Data = Call.getArgOperand(0), *Length = Call.getArgOperand(2);
  Value *Result = PoisonValue::get(Call.getType());
  for (unsigned I = 0, E = getNumElements(Data); I != E; ++I) {
    Value *Index = Builder.CreateSub(Length, Builder.getInt32(I + 1));
    Result = Builder.CreateInsertElement(
        Result, Builder.CreateExtractElement(Data, Index), I);
  }
  return Result;
}

// Of floating point, which LLVM does for integers only.
// LLVM takes apart all but vectors of one element and of floating point.
static Value *expandCompress(IntrinsicInst &Call, IRBuilder<> &Builder) {
  auto *Ty = cast<FixedVectorType>(Call.getType());
  const bool IsOne = Ty->getNumElements() == 1;
  if (!IsOne && !Ty->getElementType()->isFloatingPointTy())
    return nullptr;
  Type *BitsTy = Ty->getElementType()->isFloatingPointTy()
                     ? VectorType::getInteger(Ty)
                     : Ty;
  Value *Data = Builder.CreateBitCast(Call.getArgOperand(0), BitsTy);
  Value *Mask = Call.getArgOperand(1);
  Value *Rest = Builder.CreateBitCast(Call.getArgOperand(2), BitsTy);
  Value *Result =
      IsOne ? Builder.CreateSelect(Mask, Data, Rest)
            : Builder.CreateIntrinsic(Intrinsic::experimental_vector_compress,
                                      {BitsTy}, {Data, Mask, Rest});
  return Builder.CreateBitCast(Result, Ty);
}

static Value *expandMatch(IntrinsicInst &Call, IRBuilder<> &Builder) {
  // Each wanted value is the same for all elements.
  Value *A = Call.getArgOperand(0);
  Value *Wanted = freezeCourseOperand(Call.getArgOperand(1), Builder);
  Value *Result = Constant::getNullValue(Call.getType());
  for (unsigned I = 0, E = getNumElements(Wanted); I != E; ++I) {
    Value *Element = Builder.CreateExtractElement(Wanted, I);
    Value *Splat = Builder.CreateVectorSplat(getNumElements(A), Element);
    Result = Builder.CreateOr(Result, Builder.CreateICmpEQ(A, Splat));
  }
  // What is off may be poison.
  return Builder.CreateLogicalAnd(Call.getArgOperand(2), Result);
}

// In which order the elements are added is free.
static Value *expandPartialReduction(IntrinsicInst &Call,
                                     IRBuilder<> &Builder) {
  Value *Result = Call.getArgOperand(0), *Addends = Call.getArgOperand(1);
  unsigned Width = getNumElements(Result);
  for (unsigned First = 0; First != getNumElements(Addends); First += Width) {
    Value *Part =
        Builder.CreateExtractVector(Call.getType(), Addends, uint64_t(First));
    Result = Call.getType()->isIntOrIntVectorTy()
                 ? Builder.CreateAdd(Result, Part)
                 : Builder.CreateFAdd(Result, Part);
  }
  return Result;
}

static Value *expandLastActive(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Value *Data = Call.getArgOperand(0), *Mask = Call.getArgOperand(1);
  Value *Result = Call.getArgOperand(2);
  for (unsigned I = 0, E = getNumElements(Data); I != E; ++I)
    Result =
        Builder.CreateSelect(Builder.CreateExtractElement(Mask, I),
                             Builder.CreateExtractElement(Data, I), Result);
  return Result;
}

// The number of the first element that is on and not zero, or the length.
static Value *expandTrailingZeros(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Value *Data = Call.getArgOperand(0), *Mask = Call.getArgOperand(2);
  Value *Length = Call.getArgOperand(3);
  Value *Result = Builder.CreateZExtOrTrunc(Length, Call.getType());
  for (unsigned I = getNumElements(Data); I--;) {
    Value *Index = ConstantInt::get(Call.getType(), I);
    // What is off may be poison, and so may the mask beyond the length.
    Value *IsOn = Builder.CreateLogicalAnd(
        Builder.CreateICmpUGT(Length, Builder.getInt32(I)),
        Builder.CreateExtractElement(Mask, I));
    Value *IsFound = Builder.CreateLogicalAnd(
        IsOn, Builder.CreateIsNotNull(Builder.CreateExtractElement(Data, I)));
    Result = Builder.CreateSelect(IsFound, Index, Result);
  }
  return Result;
}

// One element of each operand, then the next of each, and so on.
static Value *expandInterleave(IntrinsicInst &Call, IRBuilder<> &Builder) {
  unsigned Factor = Call.arg_size();
  unsigned Width = getNumElements(Call.getArgOperand(0));
  SmallVector<Value *, 8> Parts(Call.args());
  SmallVector<int> Mask;
  for (unsigned I = 0; I != Width; ++I)
    for (unsigned Part = 0; Part != Factor; ++Part)
      Mask.push_back(Part * Width + I);
  return Builder.CreateShuffleVector(concatenateVectors(Builder, Parts), Mask);
}

// For each element of the result the operand's elements that far apart.
static Value *expandDeinterleave(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Value *Whole = Call.getArgOperand(0);
  Value *Result = PoisonValue::get(Call.getType());
  unsigned Factor = cast<StructType>(Call.getType())->getNumElements();
  for (unsigned Part = 0; Part != Factor; ++Part) {
    SmallVector<int> Mask;
    for (unsigned I = Part; I < getNumElements(Whole); I += Factor)
      Mask.push_back(I);
    Result = Builder.CreateInsertValue(
        Result, Builder.CreateShuffleVector(Whole, Mask), Part);
  }
  return Result;
}

bool llvm::isCourseMaskedLoad(const IntrinsicInst &Call) {
  const auto *Ty = dyn_cast<FixedVectorType>(Call.getType());
  return Ty &&
         (Call.getIntrinsicID() == Intrinsic::masked_load ||
          Call.getIntrinsicID() == Intrinsic::masked_gather) &&
         !isa<Constant>(Call.getArgOperand(1)) &&
         Call.getDataLayout().typeSizeEqualsStoreSize(Ty->getElementType());
}

void llvm::expandCourseMaskedLoad(IntrinsicInst &Call) {
  IRBuilder<> Builder(&Call);
  auto *Ty = cast<FixedVectorType>(Call.getType());
  Type *ElementTy = Ty->getElementType();
  Value *Pointer = Call.getArgOperand(0);
  const bool IsGather = Call.getIntrinsicID() == Intrinsic::masked_gather;
  const Align Alignment = Call.getParamAlign(0).valueOrOne();
  const uint64_t Size = Call.getDataLayout().getTypeStoreSize(ElementTy);
  // Only elements live on behind the branches.
  Value *Mask = freezeCourseOperand(Call.getArgOperand(1), Builder);
  SmallVector<Value *> IsOn, Addresses, Elements;
  for (unsigned I = 0, E = Ty->getNumElements(); I != E; ++I) {
    IsOn.push_back(Builder.CreateExtractElement(Mask, I));
    Addresses.push_back(IsGather ? Builder.CreateExtractElement(Pointer, I)
                                 : Pointer);
    Elements.push_back(Builder.CreateExtractElement(Call.getArgOperand(2), I));
  }
  for (auto [I, Element] : enumerate(Elements)) {
    BasicBlock *Before = Call.getParent();
    Instruction *End =
        SplitBlockAndInsertIfThen(IsOn[I], &Call, /*Unreachable=*/false);
    Builder.SetInsertPoint(End);
    Value *Address = Addresses[I];
    if (!IsGather)
      Address =
          Builder.CreateInBoundsPtrAdd(Address, Builder.getInt64(I * Size));
    Value *Load = Builder.CreateAlignedLoad(
        ElementTy, Address,
        IsGather ? Alignment : commonAlignment(Alignment, I * Size));
    Builder.SetInsertPoint(&Call);
    PHINode *Phi = Builder.CreatePHI(ElementTy, 2);
    Phi->addIncoming(Element, Before);
    Phi->addIncoming(Load, End->getParent());
    Element = Phi;
  }
  Value *Result = PoisonValue::get(Ty);
  for (auto [I, Element] : enumerate(Elements))
    Result = Builder.CreateInsertElement(Result, Element, I);
  Call.replaceAllUsesWith(Result);
  Call.eraseFromParent();
}

Value *llvm::expandCourseVectorIntrinsic(IntrinsicInst &Call) {
  // Those of unknown length are refused elsewhere.
  if (isa<ScalableVectorType>(Call.getType()) ||
      any_of(Call.args(), [](const Use &Arg) {
        return isa<ScalableVectorType>(Arg->getType());
      }))
    return nullptr;
  IRBuilder<> Builder(&Call);
  switch (Call.getIntrinsicID()) {
  case Intrinsic::experimental_vp_strided_load:
    return expandStridedLoad(Call, Builder);
  case Intrinsic::experimental_vp_strided_store:
    return expandStridedStore(Call, Builder);
  case Intrinsic::experimental_vp_splice:
    return expandSplice(Call, Builder);
  case Intrinsic::experimental_vp_reverse:
    return expandReverse(Call, Builder);
  case Intrinsic::experimental_vector_compress:
    return expandCompress(Call, Builder);
  case Intrinsic::experimental_vector_match:
    return expandMatch(Call, Builder);
  case Intrinsic::experimental_vector_extract_last_active:
    return expandLastActive(Call, Builder);
  case Intrinsic::vp_cttz_elts:
    return expandTrailingZeros(Call, Builder);
  case Intrinsic::vector_interleave3:
  case Intrinsic::vector_interleave4:
  case Intrinsic::vector_interleave5:
  case Intrinsic::vector_interleave6:
  case Intrinsic::vector_interleave7:
  case Intrinsic::vector_interleave8:
    return expandInterleave(Call, Builder);
  case Intrinsic::vector_deinterleave3:
  case Intrinsic::vector_deinterleave4:
  case Intrinsic::vector_deinterleave5:
  case Intrinsic::vector_deinterleave6:
  case Intrinsic::vector_deinterleave7:
  case Intrinsic::vector_deinterleave8:
    return expandDeinterleave(Call, Builder);
  case Intrinsic::vector_partial_reduce_add:
  case Intrinsic::vector_partial_reduce_fadd:
    return expandPartialReduction(Call, Builder);
  default:
    break;
  }
  Intrinsic::ID ID = getUnpredicated(Call.getIntrinsicID());
  return ID == Intrinsic::not_intrinsic ? nullptr
                                        : expandPredicated(Call, ID, Builder);
}
