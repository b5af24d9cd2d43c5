//===-- CourseMemoryLoops.cpp - Loops for memset and memcpy ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/CourseMemoryLoops.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/bit.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LowerMemIntrinsics.h"

using namespace llvm;

#define DEBUG_TYPE "course-memory-loops"

STATISTIC(NumSets, "Number of calls of memset made loops");
STATISTIC(NumCopies, "Number of calls of memcpy and memmove made loops");

static constexpr uint64_t WordBytes = 8;

// What is not more than so many words stays, where loops are unrolled: selection
// expands it, but neither raises the alignment of variables for it nor joins it
// with what is around. With 2048 bytes, seven programs with memset and memcpy
// cost up to 1.034 (geometric means 1.018, 1.012 and 1.000 of tiny, small and
// medium inputs), with 16 bytes the same as with 64.
static constexpr uint64_t SmallBytes = 64;

static bool isAtMost(const Value &Length, uint64_t Bytes) {
  const auto *Known = dyn_cast<ConstantInt>(&Length);
  return Known && Known->getValue().ule(Bytes);
}

// The element of the variable that Address points into, if it is a number or an
// address, in bytes; a word otherwise.
static uint64_t getElementBytes(const Value &Address, const DataLayout &DL) {
  const Value *Object = getUnderlyingObject(&Address);
  Type *Ty = nullptr;
  if (const auto *GV = dyn_cast<GlobalVariable>(Object))
    Ty = GV->getValueType();
  else if (const auto *Alloca = dyn_cast<AllocaInst>(Object))
    Ty = Alloca->getAllocatedType();
  while (Ty && Ty->isArrayTy())
    Ty = Ty->getArrayElementType();
  return Ty && Ty->isSingleValueType() && Ty->isSized() && !Ty->isVectorTy()
             ? DL.getTypeAllocSize(Ty).getFixedValue()
             : WordBytes;
}

// What Call says of Address, what is known of it, or what its variable may have
// without costs.
static Align getAlignment(Value *Address, MaybeAlign Said,
                          const MemIntrinsic &Call) {
  return std::max(getOrEnforceKnownAlignment(Address, Align(WordBytes),
                                             Call.getDataLayout(), &Call),
                  Said.valueOrOne());
}

// How many bytes each store has. Of a size that is no multiple of them bytes
// remain.
static uint64_t getStoreBytes(const MemSetInst &Set) {
  const DataLayout &DL = Set.getDataLayout();
  uint64_t Bytes =
      std::min({WordBytes,
                getAlignment(Set.getRawDest(), Set.getDestAlign(), Set).value(),
                PowerOf2Ceil(getElementBytes(*Set.getRawDest(), DL))});
  if (const auto *Known = dyn_cast<ConstantInt>(Set.getLength()))
    return std::min(Bytes, bit_floor(Known->getZExtValue()));
  const KnownBits Length = computeKnownBits(Set.getLength(), DL);
  return std::min(Bytes, uint64_t(1)
                             << std::min(Length.countMinTrailingZeros(), 3u));
}

static Value *getRepeated(Value *Byte, uint64_t Bytes, IRBuilder<> &Builder) {
  Type *Ty = Builder.getIntNTy(Bytes * 8);
  Value *Wide = Builder.CreateZExt(Byte, Ty);
  return Bytes == 1
             ? Wide
             : Builder.CreateMul(
                   Wide, ConstantInt::get(
                             Ty, APInt::getSplat(Bytes * 8, APInt(8, 1))));
}

// A block for what is done only if Count is not 0, before Where.
static Instruction *createGuarded(Value *Count, Instruction *Where,
                                  IRBuilder<> &Builder) {
  if (!isa<Constant>(Count))
    return SplitBlockAndInsertIfThen(Builder.CreateIsNotNull(Count, "some"),
                                     Where, /*Unreachable=*/false);
  BasicBlock *Guarded = SplitBlock(Where->getParent(), Where);
  SplitBlock(Guarded, Where);
  return Guarded->getTerminator();
}

// Puts a loop in the place of Set.
static void expandSet(MemSetInst &Set) {
  ++NumSets;
  const uint64_t Bytes = getStoreBytes(Set);
  const AAMDNodes Facts = Set.getAAMetadata();
  IRBuilder<> Builder(&Set);
  Type *Ty = Builder.getInt64Ty();
  Value *Length = Builder.CreateZExt(Set.getLength(), Ty);
  auto Store = [&](Value *Stored, Value *Index, uint64_t Alignment) {
    Instruction *I = Builder.CreateAlignedStore(
        Stored,
        Builder.CreateInBoundsGEP(Stored->getType(), Set.getRawDest(), Index),
        Align(Alignment));
    I->setMetadata(LLVMContext::MD_alias_scope, Facts.Scope);
    I->setMetadata(LLVMContext::MD_noalias, Facts.NoAlias);
  };
  if (const auto *Known = dyn_cast<ConstantInt>(Length))
    for (uint64_t End = Known->getZExtValue(), Rest = alignDown(End, Bytes);
         Rest < End; ++Rest)
      Store(Set.getValue(), Builder.getInt64(Rest), 1);
  Value *Stored = getRepeated(Set.getValue(), Bytes, Builder);
  Value *Count = Builder.CreateUDiv(Length, Builder.getInt64(Bytes), "count",
                                    /*isExact=*/!isa<ConstantInt>(Length));

  Instruction *Jump = createGuarded(Count, &Set, Builder);
  BasicBlock *Before = Jump->getParent();
  BasicBlock *Loop = SplitBlock(Before, Jump);
  Builder.SetInsertPoint(Jump);
  PHINode *Index = PHINode::Create(Ty, 2, "index", Loop->begin());
  Store(Stored, Index, Bytes);
  Value *Next = Builder.CreateAdd(Index, Builder.getInt64(1), "next",
                                  /*HasNUW=*/true);
  Index->addIncoming(Builder.getInt64(0), Before);
  Index->addIncoming(Next, Loop);
  Builder.CreateCondBr(Builder.CreateICmpULT(Next, Count, "more"), Loop,
                       Jump->getSuccessor(0));
  Jump->eraseFromParent();
  Set.eraseFromParent();
}

// LLVM's loops make accesses as wide as the alignment allows.
static void alignCopy(MemTransferInst &Copy) {
  Copy.setDestAlignment(
      getAlignment(Copy.getRawDest(), Copy.getDestAlign(), Copy));
  Copy.setSourceAlignment(
      getAlignment(Copy.getRawSource(), Copy.getSourceAlign(), Copy));
}

static bool expand(Function &F, uint64_t InlineBytes,
                   const TargetTransformInfo &TTI) {
  SmallVector<MemIntrinsic *> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<MemIntrinsic>(&I);
        Call && !Call->isVolatile() &&
        !isAtMost(*Call->getLength(), InlineBytes))
      Calls.push_back(Call);
  for (MemIntrinsic *Call : Calls) {
    if (auto *Set = dyn_cast<MemSetInst>(Call)) {
      expandSet(*Set);
      continue;
    }
    auto *Copy = cast<MemTransferInst>(Call);
    ++NumCopies;
    alignCopy(*Copy);
    if (auto *Move = dyn_cast<MemMoveInst>(Copy)) {
      if (!expandMemMoveAsLoop(Move, TTI))
        continue;
    } else {
      expandMemCpyAsLoop(cast<MemCpyInst>(Copy), TTI);
    }
    Copy->eraseFromParent();
  }
  return !Calls.empty();
}

PreservedAnalyses CourseMemoryLoopsPass::run(Function &F,
                                             FunctionAnalysisManager &FAM) {
  const TargetTransformInfo &TTI = FAM.getResult<TargetIRAnalysis>(F);
  const uint64_t InlineBytes =
      IsUnrolledLater ? SmallBytes
                      : TTI.getMaxMemIntrinsicInlineSizeThreshold();
  return expand(F, InlineBytes, TTI) ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}
