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
///
/// LLVM's expansion of wide divisions and of memory intrinsics runs once more
/// after it. Funnel shifts up to 64 bits, and of a power
/// of two of bits, are selection's.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Pass.h"

using namespace llvm;

#define DEBUG_TYPE "course-lower-intrinsics"

// Their amounts are taken modulo the width, a division wider than 64 bits.
static Value *lowerFunnelShift(IntrinsicInst &Call, IRBuilder<> &Builder) {
  Type *Ty = Call.getType();
  unsigned Width = Ty->getScalarSizeInBits();
  if (Width <= 64 || isPowerOf2_32(Width))
    return nullptr;
  Value *High = Call.getArgOperand(0), *Low = Call.getArgOperand(1);
  Value *Amount =
      Builder.CreateURem(Call.getArgOperand(2), ConstantInt::get(Ty, Width));
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
// be rounded either way, so as the division does.
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
  case Intrinsic::memcpy_element_unordered_atomic:
  case Intrinsic::memmove_element_unordered_atomic:
  case Intrinsic::memset_element_unordered_atomic:
    return lowerAtomicMemory(cast<AnyMemIntrinsic>(Call), Builder);
  default:
    return nullptr;
  }
}

namespace {

class CourseLowerIntrinsics : public FunctionPass {
public:
  static char ID;
  CourseLowerIntrinsics() : FunctionPass(ID) {}

  StringRef getPassName() const override { return "Course lower intrinsics"; }

  bool runOnFunction(Function &F) override {
    bool IsChanged = false;
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      Value *Replacement = Call ? lower(*Call) : nullptr;
      if (!Replacement)
        continue;
      if (!Call->getType()->isVoidTy())
        Call->replaceAllUsesWith(Replacement);
      Call->eraseFromParent();
      IsChanged = true;
    }
    return IsChanged;
  }
};

} // namespace

char CourseLowerIntrinsics::ID = 0;

INITIALIZE_PASS(CourseLowerIntrinsics, DEBUG_TYPE, "Course lower intrinsics",
                false, false)

FunctionPass *llvm::createCourseLowerIntrinsicsPass() {
  return new CourseLowerIntrinsics();
}
