//===-- Definedness.cpp - Modules whose output is no accident -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Definedness.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

//===----------------------------------------------------------------------===//
// To make it so
//===----------------------------------------------------------------------===//

// Zero for each operand that is undef or poison.
static void replaceUndefined(Instruction &I) {
  for (Use &Op : I.operands())
    if (isa<UndefValue>(Op.get()))
      Op.set(Constant::getNullValue(Op->getType()));
}

static ConstantRange getRange(const Value *V) {
  return computeConstantRange(V, /*ForSigned=*/false);
}

// Numbers below the width.
static void limitShift(BinaryOperator &I) {
  const APInt Width(I.getType()->getScalarSizeInBits(),
                    I.getType()->getScalarSizeInBits());
  Value *Amount = I.getOperand(1);
  if (I.getType()->isIntegerTy(1))
    return I.setOperand(1, ConstantInt::getFalse(I.getContext()));
  if (I.getType()->isVectorTy() || getRange(Amount).getUnsignedMax().ult(Width))
    return;
  I.setOperand(1, IRBuilder<>(&I).CreateURem(
                      Amount, ConstantInt::get(I.getType(), Width)));
}

// By an odd number, and without signs, which can overflow.
static Instruction *limitDivision(BinaryOperator &I) {
  Value *Divisor = I.getOperand(1);
  const auto *C = dyn_cast<ConstantInt>(Divisor);
  if (C && !C->isZero() && !C->isMinusOne())
    return nullptr;
  const bool IsSigned =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::SRem;
  const bool IsQuotient =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::UDiv;
  if (!IsSigned &&
      !getRange(Divisor).contains(APInt(I.getType()->getScalarSizeInBits(), 0)))
    return nullptr;
  IRBuilder<> Builder(&I);
  Value *Odd = Builder.CreateOr(Divisor, ConstantInt::get(I.getType(), 1));
  return BinaryOperator::Create(
      IsQuotient ? Instruction::UDiv : Instruction::URem, I.getOperand(0), Odd);
}

// The flag by which an intrinsic gives poison for some number.
static void takePoisonFlag(IntrinsicInst &I) {
  switch (I.getIntrinsicID()) {
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
  case Intrinsic::abs:
    I.setArgOperand(1, ConstantInt::getFalse(I.getContext()));
    break;
  default:
    break;
  }
}

static bool isZeroed(const AllocaInst &Object) {
  const Instruction *Next = Object.getNextNode();
  const auto *Set = dyn_cast_or_null<MemSetInst>(Next);
  return Set && Set->getRawDest() == &Object;
}

static void zero(AllocaInst &Object) {
  const auto Size = Object.getAllocationSize(Object.getDataLayout());
  if (!Size || Size->isScalable() || isZeroed(Object))
    return;
  IRBuilder<> Builder(Object.getNextNode());
  Builder.CreateMemSet(&Object, Builder.getInt8(0), Size->getFixedValue(),
                       Object.getAlign());
}

// Not more than is known.
template <typename Access> static void limitAlignment(Access &I) {
  const Align Known =
      getKnownAlignment(I.getPointerOperand(), I.getDataLayout());
  if (I.getAlign() > Known)
    I.setAlignment(Known);
}

static void makeDefined(Instruction &I, SmallVectorImpl<Instruction *> &Dead) {
  if (isa<PHINode>(I))
    return replaceUndefined(I);
  I.dropPoisonGeneratingAnnotations();
  I.dropUBImplyingAttrsAndMetadata();
  replaceUndefined(I);
  if (auto *Intrinsic = dyn_cast<IntrinsicInst>(&I)) {
    takePoisonFlag(*Intrinsic);
    if (Intrinsic->isAssumeLikeIntrinsic() && I.getType()->isVoidTy())
      Dead.push_back(&I);
  }
  if (I.isShift())
    limitShift(cast<BinaryOperator>(I));
  if (I.isIntDivRem() && I.getType()->isIntegerTy())
    if (Instruction *Safe = limitDivision(cast<BinaryOperator>(I))) {
      Safe->insertBefore(I.getIterator());
      I.replaceAllUsesWith(Safe);
      Dead.push_back(&I);
    }
  if (auto *Object = dyn_cast<AllocaInst>(&I))
    zero(*Object);
  if (auto *Load = dyn_cast<LoadInst>(&I))
    limitAlignment(*Load);
  if (auto *Store = dyn_cast<StoreInst>(&I))
    limitAlignment(*Store);
}

void course::fuzz::makeDefined(Module &M) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    F.setAttributes(AttributeList());
    SmallVector<Instruction *, 16> All, Dead;
    for (Instruction &I : instructions(F))
      All.push_back(&I);
    for (Instruction *I : All) {
      if (auto *Call = dyn_cast<CallBase>(I); Call && !isa<IntrinsicInst>(I))
        Call->setAttributes(AttributeList());
      ::makeDefined(*I, Dead);
    }
    for (Instruction *I : Dead)
      I->eraseFromParent();
  }
}

//===----------------------------------------------------------------------===//
// Whether it is so
//===----------------------------------------------------------------------===//

// An object whose size is known, or 0.
static uint64_t getSize(const Value *Object, const DataLayout &DL) {
  if (const auto *Alloca = dyn_cast<AllocaInst>(Object)) {
    const auto Size = Alloca->getAllocationSize(DL);
    return Size && !Size->isScalable() ? Size->getFixedValue() : 0;
  }
  const auto *GV = dyn_cast<GlobalVariable>(Object);
  return GV && GV->hasInitializer() ? DL.getTypeAllocSize(GV->getValueType())
                                    : 0;
}

static bool isInside(const Value *Pointer, uint64_t SizeInBytes,
                     const DataLayout &DL) {
  ConstantRange Offset(APInt(64, 0));
  while (const auto *GEP = dyn_cast<GEPOperator>(Pointer)) {
    SmallMapVector<Value *, APInt, 4> Variables;
    APInt Constant(64, 0);
    if (GEP->getType()->isVectorTy() ||
        !GEP->collectOffset(DL, 64, Variables, Constant))
      return false;
    Offset = Offset.add(Constant);
    for (const auto &[Index, Scale] : Variables)
      Offset = Offset.add(
          getRange(Index).sextOrTrunc(64).smul_sat(ConstantRange(Scale)));
    Pointer = GEP->getPointerOperand();
  }
  const uint64_t Size = getSize(Pointer, DL);
  return SizeInBytes <= Size && !Offset.isFullSet() &&
         Offset.getUnsignedMax().ule(Size - SizeInBytes);
}

static bool isWritable(const Value *Pointer) {
  const auto *GV = dyn_cast<GlobalVariable>(getUnderlyingObject(Pointer));
  return !GV || !GV->isConstant();
}

static bool isCallDefined(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !isa<CallInst>(Call) || Call.isMustTailCall() ||
      Callee->getFunctionType() != Call.getFunctionType())
    return false;
  if (!Callee->isDeclaration())
    return !Callee->isVarArg();
  const DataLayout &DL = Call.getDataLayout();
  if (const auto *Memory = dyn_cast<MemIntrinsic>(&Call)) {
    const auto *Length = dyn_cast<ConstantInt>(Memory->getLength());
    if (!Length || !isWritable(Memory->getRawDest()) ||
        !isInside(Memory->getRawDest(), Length->getZExtValue(), DL))
      return false;
    const auto *Copy = dyn_cast<MemTransferInst>(Memory);
    return !Copy ||
           (isa<MemMoveInst>(Copy) &&
            isInside(Copy->getRawSource(), Length->getZExtValue(), DL));
  }
  if (Callee->isIntrinsic())
    return Call.doesNotAccessMemory() &&
           (Call.getType()->isIntegerTy() || isa<WithOverflowInst>(Call));
  return Callee->getName() == "read" || Callee->getName() == "write";
}

static bool isInteger(const Type *Ty) {
  return Ty->isIntegerTy() || Ty->isVoidTy() || Ty->isLabelTy();
}

static bool isDefinedHere(const Instruction &I) {
  const DataLayout &DL = I.getDataLayout();
  auto IsAccessDefined = [&](const Value *Pointer, Type *Ty) {
    return Ty->isIntegerTy() &&
           isInside(Pointer, DL.getTypeStoreSize(Ty).getFixedValue(), DL);
  };
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return IsAccessDefined(Load->getPointerOperand(), Load->getType());
  if (const auto *Store = dyn_cast<StoreInst>(&I))
    return IsAccessDefined(Store->getPointerOperand(),
                           Store->getValueOperand()->getType()) &&
           isWritable(Store->getPointerOperand());
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return isCallDefined(*Call);
  if (isa<AllocaInst, GetElementPtrInst>(I))
    return true;
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I))
    return isa<WithOverflowInst>(Extract->getAggregateOperand());
  if (isa<UnreachableInst>(I) || I.mayReadOrWriteMemory())
    return false;
  return isInteger(I.getType()) && all_of(I.operands(), [](const Use &Op) {
           return isInteger(Op->getType()) || isa<Constant>(Op.get());
         });
}

bool course::fuzz::isDefined(const Module &M) {
  const Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration() || Main->arg_size() != 0)
    return false;
  return all_of(M, [](const Function &F) {
    return all_of(instructions(F), isDefinedHere);
  });
}
