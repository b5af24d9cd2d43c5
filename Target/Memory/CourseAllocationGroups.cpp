//===-- CourseAllocationGroups.cpp - What is allocated together -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseAllocationGroups.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MustExecute.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"
#include <optional>

using namespace llvm;

#define DEBUG_TYPE "course-data-placement"

// What Sites' sizes are made of that can be computed anywhere, operands first.
static SmallVector<Instruction *, 16> findSizes(ArrayRef<CallInst *> Sites) {
  SmallSetVector<Instruction *, 16> Sizes;
  auto Add = [&](Value *V) {
    auto *I = dyn_cast<Instruction>(V);
    if (I && isa<BinaryOperator, CastInst>(I) &&
        isSafeToSpeculativelyExecute(I))
      Sizes.insert(I);
  };
  for (CallInst *Site : Sites)
    Add(Site->getArgOperand(0));
  for (size_t K = 0; K < Sizes.size(); ++K)
    for (Value *Operand : Sizes[K]->operands())
      Add(Operand);
  SmallVector<Instruction *, 16> InOrder;
  if (!Sizes.empty())
    for (BasicBlock *BB :
         ReversePostOrderTraversal<Function *>(Sites.front()->getFunction()))
      for (Instruction &I : *BB)
        if (Sizes.contains(&I))
          InOrder.push_back(&I);
  return InOrder;
}

// Moves I to where its operands are there. False if that is where it is.
static bool hoist(Instruction &I, const DominatorTree &DT) {
  Instruction *Latest = nullptr;
  for (Value *Operand : I.operands())
    if (auto *Def = dyn_cast<Instruction>(Operand);
        Def && (!Latest || DT.dominates(Latest, Def)))
      Latest = Def;
  const std::optional<BasicBlock::iterator> Where =
      Latest ? Latest->getInsertionPointAfterDef()
             : I.getFunction()->getEntryBlock().getFirstInsertionPt();
  if (!Where || &**Where == &I)
    return false;
  I.moveBefore(*Where);
  return true;
}

bool llvm::computeCourseSizesEarly(ArrayRef<CallInst *> Sites,
                                   ScalarEvolution &SE,
                                   const DominatorTree &DT) {
  bool IsChanged = false;
  for (Instruction *I : findSizes(Sites))
    IsChanged |= hoist(*I, DT);
  if (IsChanged)
    SE.forgetBlockAndLoopDispositions();
  return IsChanged;
}

namespace {

/// Finds the groups in main.
class GroupFinder {
  using BlockSet = df_iterator_default_set<const BasicBlock *, 32>;

  /// Sites of which at most one is executed, and what each of them allocates.
  struct Alternatives {
    const SCEV *Size;
    SmallVector<CallInst *, 2> Sites;
  };

  ScalarEvolution &SE;
  DominatorTree &DT;
  LoopInfo &LI;
  /// Of the last group.
  SmallVector<Alternatives, 8> Taken;
  DenseMap<CallInst *, BlockSet> After;

public:
  GroupFinder(ScalarEvolution &SE, DominatorTree &DT, LoopInfo &LI)
      : SE(SE), DT(DT), LI(LI) {}

  SmallVector<CourseAllocationGroup, 4> run(ArrayRef<CallInst *> Sites);

private:
  /// What a site allocates in all.
  struct Request {
    const SCEV *Size = nullptr;
    uint64_t MaxSize = 0;
    /// What Size is the product of, and itself.
    SmallVector<const SCEV *, 4> Parts;
  };
  Instruction *getAnchor(CallInst &Site) const;
  Request getRequest(CallInst &Site) const;
  void add(CallInst &Site, const Request &R, CourseAllocationGroup &To);
  const BlockSet &getBlocksAfter(CallInst &Site);
  bool areExclusive(CallInst &A, CallInst &B);
  bool joinAlternatives(CallInst &Site, const SCEV *Size);
  bool isKnownAt(const SCEV *Size, const Instruction *Place) const;
};

} // namespace

// The place before the loops around a site.
Instruction *GroupFinder::getAnchor(CallInst &Site) const {
  Loop *L = LI.getLoopFor(Site.getParent());
  if (!L)
    return &Site;
  BasicBlock *Preheader = L->getOutermostLoop()->getLoopPreheader();
  return Preheader ? Preheader->getTerminator() : nullptr;
}

// No size if it is unknown.
GroupFinder::Request GroupFinder::getRequest(CallInst &Site) const {
  // Four factors of 14 bits each do not wrap.
  constexpr unsigned MaxFactors = 4;
  const SCEV *Size = SE.getSCEV(Site.getArgOperand(0));
  uint64_t MaxSize = SE.getUnsignedRangeMax(Size).getZExtValue();
  Request R;
  R.Parts.push_back(Size);
  // What is not executed in each iteration may be much less often.
  if (const Loop *L = LI.getLoopFor(Site.getParent()))
    if (!L->getLoopLatch() ||
        !DT.dominates(Site.getParent(), L->getLoopLatch()))
      return {};
  for (Loop *L = LI.getLoopFor(Site.getParent()); L; L = L->getParentLoop()) {
    const SCEV *Count = SE.getBackedgeTakenCount(L);
    if (isa<SCEVCouldNotCompute>(Count) || !SE.isLoopInvariant(Size, L) ||
        SE.getTypeSizeInBits(Count->getType()) > 64 ||
        R.Parts.size() == MaxFactors)
      return {};
    Count = SE.getNoopOrZeroExtend(Count, Size->getType());
    R.Parts.push_back(Count);
    uint64_t MaxCount = SE.getUnsignedRangeMax(Count).getZExtValue();
    MaxSize = SaturatingMultiply(MaxSize, SaturatingAdd<uint64_t>(MaxCount, 1));
    Size =
        SE.getMulExpr(Size, SE.getAddExpr(Count, SE.getOne(Size->getType())));
  }
  R.Parts.push_back(Size);
  R.Size = Size;
  R.MaxSize = MaxSize;
  return R;
}

// Whether code at Place can compute Size; a division must not be by zero.
bool GroupFinder::isKnownAt(const SCEV *Size, const Instruction *Place) const {
  return !SCEVExprContains(Size, [&](const SCEV *S) {
    if (isa<SCEVAddRecExpr, SCEVCouldNotCompute>(S))
      return true;
    if (const auto *Division = dyn_cast<SCEVUDivExpr>(S))
      return !isa<SCEVConstant>(Division->getRHS());
    const auto *Unknown = dyn_cast<SCEVUnknown>(S);
    const auto *I =
        Unknown ? dyn_cast<Instruction>(Unknown->getValue()) : nullptr;
    return I && !DT.dominates(I, Place);
  });
}

const GroupFinder::BlockSet &GroupFinder::getBlocksAfter(CallInst &Site) {
  auto [I, IsNew] = After.try_emplace(&Site);
  if (IsNew)
    for (const BasicBlock *Succ : successors(Site.getParent()))
      for (const BasicBlock *BB : depth_first_ext(Succ, I->second))
        (void)BB;
  return I->second;
}

// Whether at most one of them is executed. isPotentiallyReachable gives up where the
// rest of main has more than 32 blocks.
bool GroupFinder::areExclusive(CallInst &A, CallInst &B) {
  return A.getParent() != B.getParent() &&
         !getBlocksAfter(A).contains(B.getParent()) &&
         !getBlocksAfter(B).contains(A.getParent());
}

// Whether others can be executed in the place of Site only, and allocate as much:
// copies of one call behind a switch, for example. It needs no memory of its own.
bool GroupFinder::joinAlternatives(CallInst &Site, const SCEV *Size) {
  for (Alternatives &A : Taken)
    if (A.Size == Size && all_of(A.Sites, [&](CallInst *Other) {
          return areExclusive(*Other, Site);
        })) {
      A.Sites.push_back(&Site);
      return true;
    }
  Taken.push_back({Size, {&Site}});
  return false;
}

void GroupFinder::add(CallInst &Site, const Request &R,
                      CourseAllocationGroup &To) {
  To.Sites.push_back(&Site);
  if (joinAlternatives(Site, R.Size))
    return;
  To.TotalSize = SE.getAddExpr(To.TotalSize, R.Size);
  To.MaxSize = SaturatingAdd(To.MaxSize, R.MaxSize);
  To.Parts.insert(R.Parts.begin(), R.Parts.end());
}

// Whether one place may be executed again without the other one.
static bool isRepeated(const Instruction &Place, const Instruction &Other) {
  const BasicBlock *Start = Place.getParent();
  if (Start == Other.getParent())
    return false;
  df_iterator_default_set<const BasicBlock *> Seen;
  Seen.insert(Other.getParent());
  for (const BasicBlock *Succ : successors(Start))
    for (const BasicBlock *BB : depth_first_ext(Succ, Seen))
      (void)BB;
  return Seen.contains(Start);
}

SmallVector<CourseAllocationGroup, 4>
GroupFinder::run(ArrayRef<CallInst *> Sites) {
  SmallVector<CourseAllocationGroup, 4> Groups;
  const bool IsIrreducible =
      !Sites.empty() &&
      mayContainIrreducibleControl(*Sites[0]->getFunction(), &LI);
  for (CallInst *Site : Sites) {
    // How often a cycle that is no natural loop is executed nobody knows.
    if (IsIrreducible && LI.getLoopFor(Site->getParent()))
      continue;
    Instruction *Anchor = getAnchor(*Site);
    Request R = Anchor ? getRequest(*Site) : Request();
    if (!R.Size) {
      LLVM_DEBUG(dbgs() << "decided when it comes:" << *Site << '\n');
      continue;
    }
    auto IsKnownAt = [&](const Instruction *Place) {
      return all_of(R.Parts,
                    [&](const SCEV *S) { return isKnownAt(S, Place); });
    };
    if (!Groups.empty() && DT.dominates(Groups.back().Anchor, Site) &&
        IsKnownAt(Groups.back().Anchor) &&
        !(IsIrreducible && isRepeated(*Anchor, *Groups.back().Anchor))) {
      add(*Site, R, Groups.back());
    } else if (IsKnownAt(Anchor)) {
      Groups.push_back({Anchor, {}, SE.getZero(R.Size->getType())});
      Taken.clear();
      add(*Site, R, Groups.back());
    }
  }
  return Groups;
}

SmallVector<CourseAllocationGroup, 4>
llvm::groupCourseAllocations(ArrayRef<CallInst *> Sites, ScalarEvolution &SE,
                             DominatorTree &DT, LoopInfo &LI) {
  return GroupFinder(SE, DT, LI).run(Sites);
}
