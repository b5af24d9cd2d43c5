//===-- CourseLowerIntrinsics.cpp - Intrinsics as plain IR ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rewrites intrinsics that selection would turn into calls of a library that
/// the machine does not have:
///
///   fshl.i65(a, b, c)          =>  s = c % 65; a << s | b >> 1 >> (64 - s)
///   sdiv.fix.i64(a, b, 8)      =>  trunc((sext(a) << 8) / sext(b))
///   memcpy.element.unordered.atomic  =>  memcpy
///   get.rounding()             =>  1
///   va_arg                     =>  loads from slots
///   freeze half                =>  freeze i16
///   load i1                    =>  trunc(load i8)
///
/// The last one only where something else than an i1 may have been written. The
/// result is undefined there, but one of 0 and 1, also when it is frozen;
/// selection takes the whole byte for it.
///
/// LLVM's expansion of wide divisions and of memory intrinsics runs once more
/// after it. Funnel shifts up to 64 bits, and of a power of two of bits, are
/// selection's.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "Lowering/CourseExpandVectors.h"
#include "Lowering/CourseRuntime.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/Pass.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

#define DEBUG_TYPE "course-lower-intrinsics"

// Their amounts are taken modulo the width, a division wider than 64 bits.
static Value *lowerFunnelShift(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Type *Ty = Call.getType();
  unsigned Width = Ty->getScalarSizeInBits();
  if (Width <= 64 || isPowerOf2_32(Width))
    return nullptr;
  Value *High = Call.getArgOperand(0), *Low = Call.getArgOperand(1);
  // Used twice, so of one value.
  Value *Amount =
      Builder.CreateURem(freezeCourseOperand(Call.getArgOperand(2), Builder),
                         ConstantInt::get(Ty, Width));
  Value *Rest = Builder.CreateSub(ConstantInt::get(Ty, Width - 1), Amount);
  // In two steps, since Width - Amount may be Width.
  if (Call.getIntrinsicID() == Intrinsic::fshl) {
    High = Builder.CreateShl(High, Amount);
    Low = Builder.CreateLShr(Builder.CreateLShr(Low, 1), Rest);
  } else {
    High = Builder.CreateShl(Builder.CreateShl(High, 1), Rest);
    Low = Builder.CreateLShr(Low, Amount);
  }
  return Builder.CreateOr(High, Low);
}

// In a type that holds the shifted dividend and every quotient. The result may
// be rounded up or down, so as the division does.
static Value *lowerFixedPointDivision(IntrinsicInst &Call,
                                      IRBuilder<> &Builder) {
  Intrinsic::ID ID = Call.getIntrinsicID();
  bool IsSigned = ID == Intrinsic::sdiv_fix || ID == Intrinsic::sdiv_fix_sat;
  bool IsSaturating =
      ID == Intrinsic::sdiv_fix_sat || ID == Intrinsic::udiv_fix_sat;
  Type *Ty = Call.getType();
  unsigned Width = Ty->getScalarSizeInBits();
  uint64_t Scale = cast<ConstantInt>(Call.getArgOperand(2))->getZExtValue();
  unsigned WideWidth = Width + Scale + 1;
  Type *WideTy = Ty->getWithNewBitWidth(WideWidth);

  Value *A = Builder.CreateIntCast(Call.getArgOperand(0), WideTy, IsSigned);
  Value *B = Builder.CreateIntCast(Call.getArgOperand(1), WideTy, IsSigned);
  A = Builder.CreateShl(A, Scale);
  Value *Quotient =
      IsSigned ? Builder.CreateSDiv(A, B) : Builder.CreateUDiv(A, B);
  if (IsSaturating && IsSigned) {
    APInt Max = APInt::getSignedMaxValue(Width).sext(WideWidth);
    APInt Min = APInt::getSignedMinValue(Width).sext(WideWidth);
    Quotient = Builder.CreateBinaryIntrinsic(Intrinsic::smin, Quotient,
                                             ConstantInt::get(WideTy, Max));
    Quotient = Builder.CreateBinaryIntrinsic(Intrinsic::smax, Quotient,
                                             ConstantInt::get(WideTy, Min));
  } else if (IsSaturating) {
    APInt Max = APInt::getMaxValue(Width).zext(WideWidth);
    Quotient = Builder.CreateBinaryIntrinsic(Intrinsic::umin, Quotient,
                                             ConstantInt::get(WideTy, Max));
  }
  return Builder.CreateTrunc(Quotient, Ty);
}

// One thread sees no difference.
static Value *lowerAtomicMemory(AnyMemIntrinsic &Call, IRBuilder<> &Builder) {
  if (auto *Set = dyn_cast<AnyMemSetInst>(&Call))
    return Builder.CreateMemSet(Set->getRawDest(), Set->getValue(),
                                Set->getLength(), Set->getDestAlign());
  auto &Transfer = cast<AnyMemTransferInst>(Call);
  if (isa<AnyMemMoveInst>(Transfer))
    return Builder.CreateMemMove(
        Transfer.getRawDest(), Transfer.getDestAlign(), Transfer.getRawSource(),
        Transfer.getSourceAlign(), Transfer.getLength());
  return Builder.CreateMemCpy(Transfer.getRawDest(), Transfer.getDestAlign(),
                              Transfer.getRawSource(),
                              Transfer.getSourceAlign(), Transfer.getLength());
}

// Multiples of 2 are taken off exactly before anything is rounded.
static Value *lowerSinCosPi(IntrinsicInst &Call, IRBuilder<> &Builder) {
  // Sine and cosine are of the same angle, also of an undefined one.
  Value *X = freezeCourseOperand(Call.getArgOperand(0), Builder);
  Type *Ty = X->getType();
  Value *Turn = Builder.CreateFRem(X, ConstantFP::get(Ty, 2));
  Value *Angle = Builder.CreateFMul(Turn, ConstantFP::get(Ty, numbers::pi));
  Value *Result = Builder.CreateInsertValue(
      PoisonValue::get(Call.getType()),
      Builder.CreateUnaryIntrinsic(Intrinsic::sin, Angle), 0);
  return Builder.CreateInsertValue(
      Result, Builder.CreateUnaryIntrinsic(Intrinsic::cos, Angle), 1);
}

// What the call is replaced by, or null if it stays.
static Value *lower(IntrinsicInst &Call) {
  IRBuilder<> Builder(&Call);
  switch (Call.getIntrinsicID()) {
  case Intrinsic::fshl:
  case Intrinsic::fshr:
    return lowerFunnelShift(Call, Builder);
  case Intrinsic::sdiv_fix:
  case Intrinsic::sdiv_fix_sat:
  case Intrinsic::udiv_fix:
  case Intrinsic::udiv_fix_sat:
    return lowerFixedPointDivision(Call, Builder);
  case Intrinsic::get_rounding:
    // To nearest.
    return ConstantInt::get(Call.getType(), 1);
  case Intrinsic::memcpy_element_unordered_atomic:
  case Intrinsic::memmove_element_unordered_atomic:
  case Intrinsic::memset_element_unordered_atomic:
    return lowerAtomicMemory(cast<AnyMemIntrinsic>(Call), Builder);
  case Intrinsic::sincospi:
    return lowerSinCosPi(Call, Builder);
  default:
    return expandCourseVectorIntrinsic(Call);
  }
}

// Variable arguments lie in slots of 8 bytes, in as many as values are selected
// in: each element of a vector or an aggregate has its own.
static Value *createVAArg(Value *List, Type *Ty, IRBuilder<> &Builder) {
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty)) {
    Value *Result = PoisonValue::get(Ty);
    for (unsigned I = 0, E = Vector->getNumElements(); I != E; ++I)
      Result = Builder.CreateInsertElement(
          Result, createVAArg(List, Vector->getElementType(), Builder), I);
    return Result;
  }
  if (!Ty->isAggregateType()) {
    const DataLayout &DL = Builder.GetInsertBlock()->getDataLayout();
    uint64_t Size = alignTo(DL.getTypeStoreSize(Ty).getFixedValue(), 8);
    Value *Slot = Builder.CreateAlignedLoad(Builder.getPtrTy(), List, Align(8));
    Builder.CreateAlignedStore(
        Builder.CreateConstGEP1_64(Builder.getInt8Ty(), Slot, Size), List,
        Align(8));
    return Builder.CreateAlignedLoad(Ty, Slot, Align(8));
  }
  unsigned NumElements =
      Ty->isStructTy() ? Ty->getStructNumElements() : Ty->getArrayNumElements();
  Value *Result = PoisonValue::get(Ty);
  for (unsigned I = 0; I != NumElements; ++I)
    Result = Builder.CreateInsertValue(
        Result,
        createVAArg(List, ExtractValueInst::getIndexedType(Ty, I), Builder), I);
  return Result;
}

static Value *lower(VAArgInst &I) {
  IRBuilder<> Builder(&I);
  return createVAArg(I.getPointerOperand(), I.getType(), Builder);
}

// Legalization of a half that is frozen would call the library.
static Value *lower(FreezeInst &I) {
  Type *Scalar = I.getType()->getScalarType();
  if ((!Scalar->isHalfTy() && !Scalar->isBFloatTy()) ||
      I.getType()->isScalableTy())
    return nullptr;
  IRBuilder<> Builder(&I);
  Type *BitsTy = I.getType()->getWithNewType(Builder.getInt16Ty());
  Value *Bits = Builder.CreateBitCast(I.getOperand(0), BitsTy);
  return Builder.CreateBitCast(Builder.CreateFreeze(Bits), I.getType());
}

// Whether all accesses to a variable are of an i1, so that its bytes are 0 or 1.
static bool holdsBooleans(const Value &Pointer) {
  return all_of(Pointer.uses(), [](const Use &U) {
    const User *I = U.getUser();
    if (isa<GEPOperator>(I))
      return U.getOperandNo() == 0 && holdsBooleans(*I);
    return U.get() == getLoadStorePointerOperand(I) &&
           getLoadStoreType(const_cast<User *>(I))->isIntegerTy(1);
  });
}

static bool isInitiallyBoolean(const Constant &C) {
  Type *Ty = C.getType();
  return C.isNullValue() || Ty->isIntegerTy(1) ||
         (isa<ConstantAggregate>(C) && all_of(C.operands(), [](const Use &U) {
            return isInitiallyBoolean(*cast<Constant>(U));
          }));
}

static bool isBoolean(const GlobalVariable &GV) {
  return GV.hasLocalLinkage() && GV.hasInitializer() &&
         isInitiallyBoolean(*GV.getInitializer()) && holdsBooleans(GV);
}

// IsBoolean is what is known of variables so far.
static Value *lower(LoadInst &Load,
                    DenseMap<const GlobalVariable *, bool> &IsBoolean) {
  if (!Load.getType()->isIntegerTy(1) ||
      Load.hasMetadata(LLVMContext::MD_noundef))
    return nullptr;
  const Value *Object = getUnderlyingObject(Load.getPointerOperand());
  if (const auto *GV = dyn_cast<GlobalVariable>(Object)) {
    auto [Entry, IsNew] = IsBoolean.try_emplace(GV);
    if (IsNew)
      Entry->second = isBoolean(*GV);
    if (Entry->second)
      return nullptr;
  }
  IRBuilder<> Builder(&Load);
  LoadInst *Byte =
      Builder.CreateAlignedLoad(Builder.getInt8Ty(), Load.getPointerOperand(),
                                Load.getAlign(), Load.isVolatile());
  Byte->setAtomic(Load.getOrdering(), Load.getSyncScopeID());
  Byte->setAAMetadata(Load.getAAMetadata());
  return Builder.CreateTrunc(Byte, Load.getType());
}

namespace {

class CourseLowerIntrinsics : public FunctionPass {
public:
  static char ID;
  CourseLowerIntrinsics() : FunctionPass(ID) {}

  StringRef getPassName() const override { return "Course lower intrinsics"; }

  bool runOnFunction(Function &F) override {
    bool IsChanged = false;
    DenseMap<const GlobalVariable *, bool> IsBoolean;
    SmallVector<IntrinsicInst *> MaskedLoads;
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      Value *Replacement = nullptr;
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      if (Call && isCourseMaskedLoad(*Call))
        MaskedLoads.push_back(Call);
      else if (Call)
        Replacement = lower(*Call);
      else if (auto *VAArg = dyn_cast<VAArgInst>(&I))
        Replacement = lower(*VAArg);
      else if (auto *Freeze = dyn_cast<FreezeInst>(&I))
        Replacement = lower(*Freeze);
      else if (auto *Load = dyn_cast<LoadInst>(&I))
        Replacement = lower(*Load, IsBoolean);
      if (!Replacement)
        continue;
      if (!I.getType()->isVoidTy())
        I.replaceAllUsesWith(Replacement);
      I.eraseFromParent();
      IsChanged = true;
    }
    for (IntrinsicInst *Call : MaskedLoads)
      expandCourseMaskedLoad(*Call);
    return IsChanged || !MaskedLoads.empty();
  }
};

} // namespace

char CourseLowerIntrinsics::ID = 0;

INITIALIZE_PASS(CourseLowerIntrinsics, DEBUG_TYPE, "Course lower intrinsics",
                false, false)

FunctionPass *llvm::createCourseLowerIntrinsicsPass() {
  return new CourseLowerIntrinsics();
}
