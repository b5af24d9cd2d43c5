//===-- ObjectElements.cpp - Objects made of equal elements ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/ObjectElements.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/KnownBits.h"

using namespace llvm;
using namespace llvm::course;

uint64_t course::getElementSize(const Instruction &Access) {
  const auto *Ty = dyn_cast<IntegerType>(getLoadStoreType(&Access));
  if (!Ty || Access.isVolatile() || Access.isAtomic())
    return 0;
  const unsigned Bits = Ty->getBitWidth();
  if (Bits != 8 && Bits != 16 && Bits != 32 && Bits != 64)
    return 0;
  return getLoadStoreAlignment(&Access).value() * 8 >= Bits ? Bits / 8 : 0;
}

bool course::isZeroFilledVariable(const GlobalVariable &GV) {
  return GV.hasLocalLinkage() && GV.hasInitializer() &&
         GV.getInitializer()->isNullValue() && !GV.isExternallyInitialized() &&
         !GV.isConstant() && !GV.isThreadLocal() && !GV.hasSection();
}

bool course::isMultiple(const Value &V, uint64_t Size, const DataLayout &DL) {
  if (const auto *Constant = dyn_cast<ConstantInt>(&V))
    return Constant->getValue().urem(Size) == 0;
  return computeKnownBits(&V, DL).countMinTrailingZeros() >= Log2_64(Size);
}

bool course::isStepByElements(const GetElementPtrInst &GEP, uint64_t Size) {
  const DataLayout &DL = GEP.getDataLayout();
  const unsigned Width = DL.getIndexTypeSizeInBits(GEP.getType());
  SmallMapVector<Value *, APInt, 4> Scales;
  APInt Offset(Width, 0);
  return GEP.collectOffset(DL, Width, Scales, Offset) &&
         Offset.srem(Size) == 0 && all_of(Scales, [&](const auto &Entry) {
           return Entry.second.srem(Size) == 0 ||
                  isMultiple(*Entry.first, Size, DL);
         });
}

void course::scaleStep(GetElementPtrInst &GEP, uint64_t OldSize,
                       uint64_t NewSize) {
  const DataLayout &DL = GEP.getDataLayout();
  const unsigned Width = DL.getIndexTypeSizeInBits(GEP.getType());
  SmallMapVector<Value *, APInt, 4> Scales;
  APInt Offset(Width, 0);
  GEP.collectOffset(DL, Width, Scales, Offset);
  IRBuilder<> Builder(&GEP);
  Type *Apart = ArrayType::get(Builder.getInt8Ty(), NewSize);
  if (isPowerOf2_64(NewSize) && NewSize <= 8)
    Apart = Builder.getIntNTy(NewSize * 8);
  // In another order, partial sums may be out of bounds, unless none of them
  // is less than what comes before.
  const unsigned NumVariables =
      count_if(GEP.indices(), [](Use &U) { return !isa<Constant>(U); });
  const bool IsSameOrder = Scales.size() + !Offset.isZero() <= 1 ||
                           (Offset.isZero() && Scales.size() == NumVariables);
  GEPNoWrapFlags Flags = GEP.getNoWrapFlags();
  if (!IsSameOrder && !Flags.hasNoUnsignedWrap())
    Flags = GEPNoWrapFlags::none();
  // Outside of the object, more may wrap.
  if (NewSize > OldSize && !Flags.isInBounds())
    Flags = GEPNoWrapFlags::none();
  Value *New = GEP.getPointerOperand();
  for (const auto &[Index, Scale] : Scales) {
    // What is no multiple is the factor of one.
    const bool IsMultiple = Scale.srem(OldSize) == 0;
    const APInt Step = IsMultiple ? Scale.sdiv(OldSize) : Scale;
    Value *Count = Index;
    if (!IsMultiple || !Step.isOne())
      Count = Builder.CreateSExtOrTrunc(Count, Builder.getIntNTy(Width));
    if (!IsMultiple)
      Count = Builder.CreateAShr(Count, Log2_64(OldSize), "", /*isExact=*/true);
    if (!Step.isOne())
      Count = Builder.CreateMul(Count, Builder.getInt(Step), "",
                                Flags.hasNoUnsignedWrap(),
                                Flags.hasNoUnsignedSignedWrap());
    New = Builder.CreateGEP(Apart, New, Count, "", Flags);
  }
  if (!Offset.isZero())
    New = Builder.CreateGEP(Apart, New, Builder.getInt(Offset.sdiv(OldSize)),
                            "", Flags);
  GEP.replaceAllUsesWith(New);
  if (auto *Step = dyn_cast<Instruction>(New))
    Step->takeName(&GEP);
  GEP.eraseFromParent();
}

// How large and aligned what a pointer leads to is.
static const AttributeMask &getSizeAttributes() {
  static const AttributeMask Mask = [] {
    AttributeMask Mask;
    for (Attribute::AttrKind Kind :
         {Attribute::Alignment, Attribute::Dereferenceable,
          Attribute::DereferenceableOrNull, Attribute::Initializes,
          Attribute::Writable})
      Mask.addAttribute(Kind);
    return Mask;
  }();
  return Mask;
}

void course::dropSizes(Module &M, const ObjectUses &Objects,
                       const SmallPtrSetImpl<const Value *> &Changed) {
  auto LeadsThere = [&](const Value *V) {
    return V->getType()->isPointerTy() && Objects.mayPointTo(V, Changed);
  };
  for (Function &F : M) {
    for (Argument &Arg : F.args())
      if (LeadsThere(&Arg))
        Arg.removeAttrs(getSizeAttributes());
    for (Instruction &I : instructions(F)) {
      if (isa<MemIntrinsic>(I))
        continue;
      if (auto *Call = dyn_cast<CallBase>(&I)) {
        for (const auto &[Index, Arg] : enumerate(Call->args()))
          if (LeadsThere(Arg.get()))
            Call->removeParamAttrs(Index, getSizeAttributes());
        if (!LeadsThere(Call))
          continue;
        Call->removeRetAttrs(getSizeAttributes());
        if (Function *Callee = Call->getCalledFunction())
          if (!Callee->isDeclaration())
            Callee->removeRetAttrs(getSizeAttributes());
      } else if (isa<LoadInst>(I) && LeadsThere(&I)) {
        for (unsigned Kind :
             {LLVMContext::MD_align, LLVMContext::MD_dereferenceable,
              LLVMContext::MD_dereferenceable_or_null})
          I.setMetadata(Kind, nullptr);
      }
    }
  }
}

void course::expandVariableAddresses(Module &M) {
  SmallVector<Constant *, 8> Variables;
  for (GlobalVariable &GV : M.globals())
    if (GV.hasLocalLinkage())
      Variables.push_back(&GV);
  convertUsersOfConstantsToInstructions(Variables);
}
