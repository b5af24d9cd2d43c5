//===-- CourseSplitCopies.cpp - Copies of few words -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Copies a structure by loads and stores, as selection would:
///
///   k = from[i].key                       k = load from + 16 i
///   memcpy(&to[k], &from[i], 16)    =>    store k, to + 16 k
///                                         store (load from + 16 i + 8),
///                                               to + 16 k + 8
///
/// Then what has been loaded or stored before need not be loaded again, and
/// fields that nobody reads need not be copied.
///
/// InstCombine does this for copies of one word. As there, a word of which some
/// bytes are poison becomes poison as a whole.
///
/// Runs where SROA has taken apart what it can. Linear.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSplitCopies.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "course-split-copies"

STATISTIC(NumSplit, "Number of copies split");

// Selection expands copies of as many (MaxStoresPerMemcpy): nothing costs more.
static constexpr unsigned MaxWords = 8;
static constexpr uint64_t WordSize = 8;

namespace {

/// A part of what is copied.
struct Word {
  uint64_t Offset, Size;
};

} // namespace

// The parts of \p Size bytes with that alignment, or nothing if they are too
// many.
static SmallVector<Word, MaxWords> getWords(uint64_t Size, Align Alignment) {
  const uint64_t Widest = std::min(Alignment.value(), WordSize);
  SmallVector<Word, MaxWords> Words;
  for (uint64_t Offset = 0; Offset != Size;) {
    if (Words.size() == MaxWords)
      return {};
    const uint64_t Next = std::min(Widest, bit_floor(Size - Offset));
    Words.push_back({Offset, Next});
    Offset += Next;
  }
  return Words;
}

// Loads everything before it stores anything if the two may overlap.
static void splitCopy(MemTransferInst &Copy, ArrayRef<Word> Words,
                      Align SourceAlign, Align DestAlign) {
  IRBuilder<> Builder(&Copy);
  const DataLayout &DL = Copy.getDataLayout();
  const AAMDNodes Tags = Copy.getAAMetadata();
  auto GetTags = [&](const Word &W, Type *Ty) {
    return AAMDNodes(Tags).adjustForAccess(W.Offset, Ty, DL);
  };
  auto GetPointer = [&](Value *Base, const Word &W) {
    return W.Offset == 0
               ? Base
               : Builder.CreateInBoundsPtrAdd(Base, Builder.getInt64(W.Offset));
  };
  SmallVector<Value *, MaxWords> Loaded;
  auto Load = [&](const Word &W) {
    Type *Ty = Builder.getIntNTy(8 * W.Size);
    LoadInst *Part =
        Builder.CreateAlignedLoad(Ty, GetPointer(Copy.getRawSource(), W),
                                  commonAlignment(SourceAlign, W.Offset));
    Part->setAAMetadata(GetTags(W, Ty));
    Loaded.push_back(Part);
  };
  auto Store = [&](const Word &W, Value *Part) {
    StoreInst *New =
        Builder.CreateAlignedStore(Part, GetPointer(Copy.getRawDest(), W),
                                   commonAlignment(DestAlign, W.Offset));
    New->setAAMetadata(GetTags(W, Part->getType()));
  };
  if (isa<MemMoveInst>(Copy)) {
    for (const Word &W : Words)
      Load(W);
    for (auto [W, Part] : zip_equal(Words, Loaded))
      Store(W, Part);
    return;
  }
  for (const Word &W : Words) {
    Load(W);
    Store(W, Loaded.back());
  }
}

PreservedAnalyses CourseSplitCopiesPass::run(Function &F,
                                             FunctionAnalysisManager &FAM) {
  auto &AC = FAM.getResult<AssumptionAnalysis>(F);
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  const DataLayout &DL = F.getDataLayout();
  bool IsChanged = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Copy = dyn_cast<MemTransferInst>(&I);
    auto *Length = Copy ? dyn_cast<ConstantInt>(Copy->getLength()) : nullptr;
    if (!Length || Copy->isVolatile() ||
        Length->getValue().ugt(MaxWords * WordSize))
      continue;
    auto GetAlign = [&](Value *Pointer, MaybeAlign Known) {
      return std::max(Known.valueOrOne(),
                      getKnownAlignment(Pointer, DL, Copy, &AC, &DT));
    };
    const Align SourceAlign =
                    GetAlign(Copy->getRawSource(), Copy->getSourceAlign()),
                DestAlign = GetAlign(Copy->getRawDest(), Copy->getDestAlign());
    auto Words =
        getWords(Length->getZExtValue(), std::min(SourceAlign, DestAlign));
    if (Words.empty())
      continue;
    splitCopy(*Copy, Words, SourceAlign, DestAlign);
    Copy->eraseFromParent();
    ++NumSplit;
    IsChanged = true;
  }
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
