//===-- CourseMemoryLoops.cpp - Loops for memset and memcpy ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/CourseMemoryLoops.h"
#include "Facts/PointerAlignment.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/bit.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
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

// What is not more than so many bytes stays, where loops are unrolled: selection
// expands it, but neither raises the alignment of variables for it nor joins it
// with what is around. With 2048 bytes, seven programs with memset and memcpy
// cost up to 1.034 (geometric means 1.018, 1.012 and 1.000 of tiny, small and
// medium inputs), with 16 bytes the same as with 64.
static constexpr uint64_t SmallBytes = 64;

static bool isAtMost(const Value &Length, uint64_t Bytes) {
  const auto *Known = dyn_cast<ConstantInt>(&Length);
  return Known && Known->getValue().ule(Bytes);
}

// What Call says of Address, what is known of it, or what its variable may have
// without costs.
static Align getAlignment(Value *Address, MaybeAlign Said,
                          const MemIntrinsic &Call) {
  const DataLayout &DL = Call.getDataLayout();
  return std::max(
      {getOrEnforceKnownAlignment(Address, Align(WidestAccess), DL, &Call),
       getAlignmentOfAll(*Address, DL), Said.valueOrOne()});
}

// Accesses are as wide as Call says that they may be.
static void align(MemIntrinsic &Call) {
  Call.setDestAlignment(
      getAlignment(Call.getRawDest(), Call.getDestAlign(), Call));
  if (auto *Copy = dyn_cast<MemTransferInst>(&Call))
    Copy->setSourceAlignment(
        getAlignment(Copy->getRawSource(), Copy->getSourceAlign(), Call));
}

// How many bytes each store of the loop has. Of a size that is no multiple of
// them a rest remains.
static uint64_t getStoreBytes(const MemSetInst &Set) {
  const uint64_t Bytes =
      std::min<uint64_t>(WidestAccess, Set.getDestAlign().valueOrOne().value());
  const auto *Known = dyn_cast<ConstantInt>(Set.getLength());
  return Known ? std::min(Bytes, bit_floor(Known->getZExtValue())) : Bytes;
}

// How many bytes each store of the rest has, where stores of Bytes come before.
static uint64_t getRestBytes(const MemSetInst &Set, uint64_t Bytes) {
  const KnownBits Length =
      computeKnownBits(Set.getLength(), Set.getDataLayout());
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

// A block for what is done only if Size is not 0, before Where.
static Instruction *createGuarded(Value *Size, Instruction *Where,
                                  IRBuilder<> &Builder) {
  if (!isa<Constant>(Size))
    return SplitBlockAndInsertIfThen(Builder.CreateIsNotNull(Size, "some"),
                                     Where, /*Unreachable=*/false);
  BasicBlock *Guarded = SplitBlock(Where->getParent(), Where);
  SplitBlock(Guarded, Where);
  return Guarded->getTerminator();
}

namespace {
// Puts stores in the place of a call of memset.
class SetExpander {
  MemSetInst &Set;
  const AAMDNodes Facts = Set.getAAMetadata();
  IRBuilder<> Builder{&Set};
  Value *Length = Builder.CreateZExt(Set.getLength(), Builder.getInt64Ty());

  // Stored, of Bytes, at that place of an array of such.
  void store(Value *Stored, Value *Index, uint64_t Bytes);

  // Stores of Bytes each, for all of Length but a rest.
  void storeInLoop(uint64_t Bytes, bool HasRest);

  // At most one store of each size below Bytes and from Least on.
  void storeRest(uint64_t Bytes, uint64_t Least);

public:
  explicit SetExpander(MemSetInst &Set) : Set(Set) {}

  void expand();
};
} // namespace

void SetExpander::store(Value *Stored, Value *Index, uint64_t Bytes) {
  Instruction *I = Builder.CreateAlignedStore(
      Stored,
      Builder.CreateInBoundsGEP(Stored->getType(), Set.getRawDest(), Index),
      Align(Bytes));
  I->setMetadata(LLVMContext::MD_alias_scope, Facts.Scope);
  I->setMetadata(LLVMContext::MD_noalias, Facts.NoAlias);
}

void SetExpander::storeInLoop(uint64_t Bytes, bool HasRest) {
  Value *Stored = getRepeated(Set.getValue(), Bytes, Builder);
  Value *Count = Builder.CreateUDiv(Length, Builder.getInt64(Bytes), "count",
                                    /*isExact=*/!HasRest);
  Instruction *Jump = createGuarded(Count, &Set, Builder);
  BasicBlock *Before = Jump->getParent();
  BasicBlock *Loop = SplitBlock(Before, Jump);
  Builder.SetInsertPoint(Jump);
  PHINode *Index = PHINode::Create(Count->getType(), 2, "index", Loop->begin());
  store(Stored, Index, Bytes);
  Value *Next = Builder.CreateAdd(Index, Builder.getInt64(1), "next",
                                  /*HasNUW=*/true);
  Index->addIncoming(Builder.getInt64(0), Before);
  Index->addIncoming(Next, Loop);
  Builder.CreateCondBr(Builder.CreateICmpULT(Next, Count, "more"), Loop,
                       Jump->getSuccessor(0));
  Jump->eraseFromParent();
}

void SetExpander::storeRest(uint64_t Bytes, uint64_t Least) {
  for (uint64_t Size = Bytes / 2; Size >= Least; Size /= 2) {
    Builder.SetInsertPoint(&Set);
    Value *Has = Builder.CreateAnd(Length, Size);
    if (const auto *Known = dyn_cast<ConstantInt>(Has);
        Known && Known->isZero())
      continue;
    Builder.SetInsertPoint(createGuarded(Has, &Set, Builder));
    // The offset in elements of Size: what is set before is a multiple of two.
    Value *Pairs = Builder.CreateUDiv(Length, Builder.getInt64(2 * Size));
    store(getRepeated(Set.getValue(), Size, Builder),
          Builder.CreateShl(Pairs, 1, "", /*HasNUW=*/true), Size);
  }
}

void SetExpander::expand() {
  ++NumSets;
  const uint64_t Bytes = getStoreBytes(Set), Least = getRestBytes(Set, Bytes);
  storeInLoop(Bytes, Least < Bytes);
  storeRest(Bytes, Least);
  Set.eraseFromParent();
}

static bool expand(Function &F, uint64_t InlineBytes,
                   const TargetTransformInfo &TTI) {
  SmallVector<MemIntrinsic *> Calls;
  bool HasChanged = false;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<MemIntrinsic>(&I); Call && !Call->isVolatile()) {
      align(*Call);
      HasChanged = true;
      if (!isAtMost(*Call->getLength(), InlineBytes))
        Calls.push_back(Call);
    }
  for (MemIntrinsic *Call : Calls) {
    if (auto *Set = dyn_cast<MemSetInst>(Call)) {
      SetExpander(*Set).expand();
      continue;
    }
    auto *Copy = cast<MemTransferInst>(Call);
    ++NumCopies;
    if (auto *Move = dyn_cast<MemMoveInst>(Copy)) {
      if (!expandMemMoveAsLoop(Move, TTI))
        continue;
    } else {
      expandMemCpyAsLoop(cast<MemCpyInst>(Copy), TTI);
    }
    Copy->eraseFromParent();
  }
  return HasChanged;
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
