//===-- JamForm.cpp - Nests of loops that can be jammed -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Asks for the form of a nest, and lets inner loops be entered always. Two kinds
/// of conditions before them go:
///
///   for i                          if (n > 0)
///     if (n > 0)             =>      for i
///       for j < n                      for j < n
///
///   for i from 0                   (what iteration 0 does)
///     if (i > 0)             =>    for i from 1
///       for j < i                    for j < i
///
/// Linear in the size of the loops.
///
//===----------------------------------------------------------------------===//

#include "Transforms/JamForm.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/DomTreeUpdater.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopPeel.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;

//===----------------------------------------------------------------------===//
// Blocks and trip counts
//===----------------------------------------------------------------------===//

static const char *getLoopForm(const Loop &L) {
  if (!L.isLoopSimplifyForm())
    return "a loop is not simplified";
  if (!L.getExitBlock() || L.getExitingBlock() != L.getLoopLatch())
    return "a loop ends in the middle";
  return isa<BranchInst>(L.getLoopLatch()->getTerminator())
             ? nullptr
             : "a loop does not end by a branch";
}

// Whether I and what it needs can be computed before the inner loop.
static bool isReadyBefore(const Instruction &I, const Loop &Outer,
                          SmallPtrSetImpl<const Instruction *> &Known) {
  const Loop &Inner = *Outer.getSubLoops().front();
  if (Inner.contains(&I))
    return false;
  if (I.getParent() != Outer.getLoopLatch() || !Known.insert(&I).second)
    return true;
  return !isa<PHINode>(I) && !I.mayHaveSideEffects() &&
         !I.mayReadOrWriteMemory() && all_of(I.operands(), [&](const Use &U) {
           const auto *Operand = dyn_cast<Instruction>(U);
           return !Operand || isReadyBefore(*Operand, Outer, Known);
         });
}

// By how much the trip count of Inner grows from one iteration of Outer to the
// next. None: that is not known, or not always the same, or much.
static std::optional<int> getGrowth(const Loop &Inner, const Loop &Outer,
                                    ScalarEvolution &SE) {
  const SCEV *Last = SE.getBackedgeTakenCount(&Inner);
  if (SE.isLoopInvariant(Last, &Outer))
    return 0;
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Last);
  if (!AddRec || AddRec->getLoop() != &Outer || !AddRec->isAffine() ||
      !SE.isLoopInvariant(AddRec->getStart(), &Outer))
    return std::nullopt;
  // The caller asks whether it wraps around once.
  const SCEV *LastOuter = SE.getBackedgeTakenCount(&Outer);
  if (isa<SCEVCouldNotCompute>(LastOuter) ||
      SE.getTypeSizeInBits(LastOuter->getType()) >
          SE.getTypeSizeInBits(Last->getType()))
    return std::nullopt;
  const auto *Step = dyn_cast<SCEVConstant>(AddRec->getStepRecurrence(SE));
  if (Step && Step->getValue()->isOne())
    return 1;
  if (Step && Step->getValue()->isMinusOne())
    return -1;
  return std::nullopt;
}

const char *llvm::getCourseJamCounts(CourseNestJam &Jam, ScalarEvolution &SE) {
  const Loop &Outer = *Jam.Nest.front();
  Jam.Growth = 0;
  for (const Loop *L : Jam.Nest) {
    if (const char *Obstacle = getLoopForm(*L))
      return Obstacle;
    if (L == &Outer)
      continue;
    if (isa<SCEVCouldNotCompute>(SE.getBackedgeTakenCount(L)))
      return "the inner loop's trip count is not known";
    const auto Growth = getGrowth(*L, Outer, SE);
    if (!Growth || (*Growth != 0 && Jam.Nest.size() > 2))
      return "the inner loop's trip count changes";
    Jam.Growth = *Growth;
  }
  SmallPtrSet<const Instruction *, 8> Known;
  for (const PHINode &Phi : Outer.getHeader()->phis()) {
    if (any_of(Jam.Reductions,
               [&](const CourseJamReduction &R) { return R.OuterPhi == &Phi; }))
      continue;
    if (const auto *I = dyn_cast<Instruction>(
            Phi.getIncomingValueForBlock(Outer.getLoopLatch()));
        I && !isReadyBefore(*I, Outer, Known))
      return "an iteration begins with what the inner loop computes";
  }
  return nullptr;
}

const char *llvm::getCourseJamBlocks(ArrayRef<Loop *> Nest,
                                     const DominatorTree &DT) {
  for (auto [L, Inner] : zip(Nest, drop_begin(Nest))) {
    if (!DT.dominates(Inner->getHeader(), L->getLoopLatch()))
      return "the inner loop is not always entered";
    if (Inner->getExitBlock() != L->getLoopLatch())
      return "there are several blocks after the inner loop";
  }
  for (const BasicBlock *BB : Nest.front()->blocks())
    if (any_of(*BB, [](const Instruction &I) { return I.mayThrow(); }))
      return "it may be left by an exception";
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Entries of the inner loop
//===----------------------------------------------------------------------===//

// Instructions of loops that may exist twice. Of the nests that are jammed in
// half of the tuning set none has more than 330.
static constexpr unsigned MaxTwiceSize = 1000;

bool llvm::canCourseJamTwice(const Loop &L) {
  const size_t Size = sum_of(
      map_range(L.blocks(), [](const BasicBlock *BB) { return BB->size(); }));
  return Size <= MaxTwiceSize && L.isLoopSimplifyForm() && L.isSafeToClone();
}

namespace {

/// A branch of an iteration, and which of its successors leads to the inner loop.
struct Entry {
  BranchInst *Branch = nullptr;
  unsigned Enters = 0;

  BasicBlock *getSkipped() const { return Branch->getSuccessor(1 - Enters); }
  /// Whether the condition has to be true to enter.
  bool entersIfTrue() const { return Enters == 0; }
};

} // namespace

// The branch by which an iteration may leave out the inner loop, if the other
// path is at most one block.
static Entry getEntry(const Loop &Outer, const DominatorTree &DT) {
  const BasicBlock *Inner = Outer.getSubLoops().front()->getHeader();
  const BasicBlock *Latch = Outer.getLoopLatch();
  const DomTreeNode *Node = DT.getNode(Inner);
  while (Node->getBlock() != Outer.getHeader()) {
    Node = Node->getIDom();
    auto *Branch = dyn_cast<BranchInst>(Node->getBlock()->getTerminator());
    if (!Branch || Branch->isUnconditional() ||
        Branch->getSuccessor(0) == Branch->getSuccessor(1))
      continue;
    const Entry E = {Branch, !DT.dominates(Branch->getSuccessor(0), Inner)};
    const BasicBlock *Skipped = E.getSkipped();
    if (DT.dominates(Branch->getSuccessor(E.Enters), Inner) &&
        (Skipped == Latch || (Skipped->getSinglePredecessor() &&
                              Skipped->getSingleSuccessor() == Latch)))
      return isa<Constant>(Branch->getCondition()) ? Entry() : E;
  }
  return {};
}

// Whether the inner loop is left out in the first iteration of Outer, and in no
// other one.
static bool skipsFirst(const Entry &E, const Loop &Outer, ScalarEvolution &SE) {
  const auto *Compare = dyn_cast<ICmpInst>(E.Branch->getCondition());
  if (!Compare || !SE.isSCEVable(Compare->getOperand(0)->getType()))
    return false;
  const auto *AddRec =
      dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Compare->getOperand(0)));
  const SCEV *Bound = SE.getSCEV(Compare->getOperand(1));
  if (!AddRec || AddRec->getLoop() != &Outer ||
      !SE.isLoopInvariant(Bound, &Outer))
    return false;
  const CmpInst::Predicate Skips = E.entersIfTrue()
                                       ? Compare->getInversePredicate()
                                       : Compare->getPredicate();
  return SE.isKnownPredicate(Skips, AddRec->getStart(), Bound) &&
         SE.isKnownPredicate(CmpInst::getInversePredicate(Skips),
                             AddRec->getPostIncExpr(SE), Bound);
}

// The outermost loop around that may ask what Outer asks in each iteration, or
// null.
static Loop *getHost(Loop &Outer, const Value &Condition) {
  Loop *Host = nullptr;
  for (Loop *L = &Outer;
       L && canCourseJamTwice(*L) && L->isLoopInvariant(&Condition);
       L = L->getParentLoop())
    Host = L;
  return Host;
}

// Nothing leaves out the inner loop any more.
static void enterAlways(const Entry &E, Loop &Outer, LoopInfo &LI,
                        DominatorTree &DT, const TargetLibraryInfo &TLI) {
  DomTreeUpdater DTU(DT, DomTreeUpdater::UpdateStrategy::Eager);
  BasicBlock *Skipped = E.getSkipped();
  E.Branch->setCondition(
      ConstantInt::getBool(E.Branch->getContext(), E.entersIfTrue()));
  ConstantFoldTerminator(E.Branch->getParent(), /*DeleteDeadConditions=*/true,
                         &TLI, &DTU);
  if (pred_empty(Skipped)) {
    LI.removeBlock(Skipped);
    DeleteDeadBlock(Skipped, &DTU);
  }
  for (BasicBlock *BB = Outer.getLoopLatch();
       BB && BB->getSinglePredecessor() &&
       LI.getLoopFor(BB->getSinglePredecessor()) == &Outer;
       BB = Outer.getLoopLatch())
    if (!MergeBlockIntoPredecessor(BB, &DTU, &LI))
      break;
}

bool llvm::enterCourseInnerLoop(Loop &Outer, LoopInfo &LI, DominatorTree &DT,
                                ScalarEvolution &SE, AssumptionCache &AC,
                                const TargetLibraryInfo &TLI) {
  const Entry E = getEntry(Outer, DT);
  if (!E.Branch)
    return false;
  Value *Condition = E.Branch->getCondition();
  if (Loop *Host = getHost(Outer, *Condition)) {
    IRBuilder<> Builder(Host->getLoopPreheader()->getTerminator());
    versionCourseLoop(
        *Host, E.entersIfTrue() ? Condition : Builder.CreateNot(Condition), LI,
        DT, SE, AC);
  } else if (canCourseJamTwice(Outer) && canPeel(&Outer) &&
             skipsFirst(E, Outer, SE)) {
    ValueToValueMapTy Map;
    peelLoop(&Outer, 1, /*PeelLast=*/false, &LI, &SE, DT, &AC,
             /*PreserveLCSSA=*/true, Map);
  } else {
    return false;
  }
  enterAlways(E, Outer, LI, DT, TLI);
  SE.forgetTopmostLoop(&Outer);
  simplifyLoop(&Outer, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/true);
  return true;
}
