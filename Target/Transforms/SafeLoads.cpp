//===-- SafeLoads.cpp - Loads that are possible anywhere ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
///   while (j--)                              x = v[i];
///     if (better(j))                    =>   while (j--)
///       use(v[i]);                             if (better(j))
///                                                use(x);
///
/// LLVM moves a load out of a loop only if the loop is sure to execute it, or if
/// its address is a constant. Between two accesses to a large object the head may
/// travel far to v and back.
///
/// What is known of an index is its range where it is defined, and what accesses
/// before the loop say about it (AddressBounds.h), not what conditions in the loop
/// do.
///
//===----------------------------------------------------------------------===//

#include "Transforms/SafeLoads.h"
#include "Transforms/AddressParts.h"
#include "Transforms/CourseLoopScopes.h"
#include "Transforms/RangeAnalysis.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemoryBuiltins.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-ranges"

STATISTIC(NumHoisted, "Number of loads before loops that may not execute them");

// The bytes of a variable or a part of the frame; 0 for other objects.
static uint64_t getObjectSize(const Value &Base, const DataLayout &DL) {
  const auto *Alloca = dyn_cast<AllocaInst>(&Base);
  if (!isa<GlobalVariable>(Base) && !(Alloca && Alloca->isStaticAlloca()))
    return 0;
  const std::optional<TypeSize> Size = getBaseObjectSize(&Base, DL, nullptr);
  return Size && !Size->isScalable() ? Size->getFixedValue() : 0;
}

// V, or what it extends.
static const Value *getExtended(const Value *V) {
  return isa<ZExtInst, SExtInst>(V) ? cast<CastInst>(V)->getOperand(0) : V;
}

namespace {

/// Looks for loads in one function while names of values are in it.
class SafeLoadFinder {
  const RangeAnalysis &All;
  const LoopInfo &LI;
  AssumptionCache &AC;
  const DominatorTree &DT;

public:
  SafeLoadFinder(Function &F, const RangeAnalysis &All,
                 FunctionAnalysisManager &FAM)
      : All(All), LI(FAM.getResult<LoopAnalysis>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)) {}

  unsigned countLoops(const LoadInst &Load) const;

private:
  bool isSafeBefore(const AddressParts &Parts, uint64_t Room,
                    const Loop &L) const;
  ConstantRange getRange(const Value &Index, const Instruction &Before) const;
};

} // namespace

// What a number that is defined before a loop is there, unless undef or poison;
// any if it may be that.
ConstantRange SafeLoadFinder::getRange(const Value &Index,
                                       const Instruction &Before) const {
  const ConstantRange Any =
      ConstantRange::getFull(Index.getType()->getIntegerBitWidth());
  if (!RangeSolver::isTracked(&Index))
    return Any;
  // To access memory by undef or poison is undefined.
  const ConstantRange Accessed = All.Addresses.getAt(Index, Before, DT);
  if (Accessed.isFullSet() &&
      !isGuaranteedNotToBeUndefOrPoison(&Index, &AC, &Before, &DT))
    return Any;
  return All.Ranges.get(&Index).Range.intersectWith(Accessed);
}

// Whether the distance from the start is at most Room, and no less than 0.
bool SafeLoadFinder::isSafeBefore(const AddressParts &Parts, uint64_t Room,
                                  const Loop &L) const {
  const BasicBlock *Preheader = L.getLoopPreheader();
  if (!Preheader)
    return false;
  bool IsInvariant = true;
  const Interval Distance = Parts.getDistance([&](const Value *V) {
    const Value *Index = All.S.getOriginal(V);
    const unsigned Width = Index->getType()->getIntegerBitWidth();
    const Value *Source = All.S.getOriginal(getExtended(Index));
    if (!L.isLoopInvariant(Source)) {
      IsInvariant = false;
      return ConstantRange::getFull(Width);
    }
    const ConstantRange Range = getRange(*Source, *Preheader->getTerminator());
    return Source == Index
               ? Range
               : Range.castOp(cast<CastInst>(Index)->getOpcode(), Width);
  });
  return IsInvariant && Distance.Low >= 0 && Distance.Low <= Distance.High &&
         uint64_t(Distance.High) <= Room;
}

unsigned SafeLoadFinder::countLoops(const LoadInst &Load) const {
  const DataLayout &DL = Load.getDataLayout();
  const Loop *L = LI.getLoopFor(Load.getParent());
  if (!L || !Load.isSimple())
    return 0;
  const auto Parts = AddressParts::get(*Load.getPointerOperand(), DL);
  const TypeSize Bytes = DL.getTypeStoreSize(Load.getType());
  if (!Parts || Bytes.isScalable())
    return 0;
  const uint64_t ObjectSize = getObjectSize(*Parts->Base, DL);
  const int64_t Alignment = Load.getAlign().value();
  if (ObjectSize < Bytes.getFixedValue() ||
      Parts->Base->getPointerAlignment(DL) < Load.getAlign() ||
      Parts->Offset % Alignment != 0 ||
      any_of(
          Parts->Scales,
          [&](const auto &Entry) { return Entry.second % Alignment != 0; }))
    return 0;
  unsigned NumLoops = 0;
  for (; L && isSafeBefore(*Parts, ObjectSize - Bytes.getFixedValue(), *L);
       L = L->getParentLoop())
    ++NumLoops;
  return NumLoops;
}

SmallVector<SafeLoad, 4> course::findSafeLoads(Function &F,
                                               const RangeAnalysis &Ranges,
                                               FunctionAnalysisManager &FAM) {
  const SafeLoadFinder Finder(F, Ranges, FAM);
  SmallVector<SafeLoad, 4> Found;
  for (Instruction &I : instructions(F))
    if (auto *Load = dyn_cast<LoadInst>(&I))
      if (unsigned NumLoops = Finder.countLoops(*Load))
        Found.push_back({Load, NumLoops});
  return Found;
}

namespace {

/// Moves loads of one function.
class LoadHoister {
  MemorySSA &MSSA;
  const LoopInfo &LI;
  const BlockFrequencyInfo &BFI;
  SmallDenseMap<const Loop *, bool, 8> Declares;

public:
  LoadHoister(Function &F, FunctionAnalysisManager &FAM)
      : MSSA(FAM.getResult<MemorySSAAnalysis>(F).getMSSA()),
        LI(FAM.getResult<LoopAnalysis>(F)),
        BFI(FAM.getResult<BlockFrequencyAnalysis>(F)) {}

  Loop *findLoop(LoadInst &Load, unsigned NumLoops);

private:
  bool declaresScopes(const Loop &L);
  bool canLeave(LoadInst &Load, const Loop &L);
};

} // namespace

bool LoadHoister::declaresScopes(const Loop &L) {
  const auto [Entry, IsNew] = Declares.try_emplace(&L);
  if (IsNew)
    Entry->second = declaresCourseScopes(L);
  return Entry->second;
}

bool LoadHoister::canLeave(LoadInst &Load, const Loop &L) {
  const BasicBlock *Preheader = L.getLoopPreheader();
  if (!Preheader ||
      BFI.getBlockFreq(Preheader) > BFI.getBlockFreq(Load.getParent()))
    return false;
  const MemoryAccess *Stored =
      MSSA.getWalker()->getClobberingMemoryAccess(MSSA.getMemoryAccess(&Load));
  return (MSSA.isLiveOnEntryDef(Stored) || !L.contains(Stored->getBlock())) &&
         !declaresScopes(L);
}

// The outermost of so many loops that Load can leave, with those inside of it;
// null if there is none.
Loop *LoadHoister::findLoop(LoadInst &Load, unsigned NumLoops) {
  Loop *Outermost = nullptr;
  for (Loop *L = LI.getLoopFor(Load.getParent());
       L && NumLoops-- != 0 && canLeave(Load, *L); L = L->getParentLoop())
    Outermost = L;
  return Outermost;
}

// V before the loop. What conditions say of it does not hold there.
static Value *copyBefore(Value *V, const Loop &L) {
  if (L.isLoopInvariant(V))
    return V;
  Instruction *Copy = cast<Instruction>(V)->clone();
  for (Use &Op : Copy->operands())
    Op.set(copyBefore(Op.get(), L));
  Copy->insertBefore(L.getLoopPreheader()->getTerminator()->getIterator());
  Copy->dropPoisonGeneratingAnnotations();
  Copy->setName(V->getName());
  return Copy;
}

bool course::hoistSafeLoads(Function &F, ArrayRef<SafeLoad> Loads,
                            FunctionAnalysisManager &FAM) {
  if (Loads.empty())
    return false;
  SmallVector<std::pair<LoadInst *, Loop *>, 4> Leaving;
  LoadHoister Hoister(F, FAM);
  for (const SafeLoad &S : Loads)
    if (auto *Load = cast_or_null<LoadInst>(static_cast<Value *>(S.Load)))
      if (Loop *L = Hoister.findLoop(*Load, S.NumLoops))
        Leaving.push_back({Load, L});
  for (auto [Load, L] : Leaving) {
    Value *Address = copyBefore(Load->getPointerOperand(), *L);
    Load->moveBefore(L->getLoopPreheader()->getTerminator()->getIterator());
    Load->setOperand(LoadInst::getPointerOperandIndex(), Address);
    Load->dropUBImplyingAttrsAndMetadata();
    ++NumHoisted;
  }
  return !Leaving.empty();
}
