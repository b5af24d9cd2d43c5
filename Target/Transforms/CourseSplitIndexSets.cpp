//===-- CourseSplitIndexSets.cpp - Loops without what flips once ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A comparison of a number that grows by 1 with one that does not change flips
/// once. The loop is split there, and neither half asks:
///
///   for (k = 0; k < m; ++k)        first = min(m, max(i + 1, 0))
///     if (i - k >= 0)         =>   for (k = 0; k < first; ++k)
///       s += h[k] * x[i - k]         s += h[k] * x[i - k]
///                                  for (; k < m; ++k)
///                                    ;
///
/// A test of `0 <= x < n` in one is split twice. The loop ends where it did: both
/// halves keep exits from their middle, and the second one keeps its condition.
///
/// Left alone are comparisons that end the loop, which may have few iterations
/// then; loops that call, where a comparison counts little; and equalities in the
/// middle, for which the loop would be split twice (floyd-warshall's first input
/// cost 1.08, gauss-jordan's 1.12).
///
/// LLVM's LoopBoundSplit takes loops with one exit that count from one bound to
/// another in the type that the comparison has, and no number that falls; IRCE
/// takes range checks that leave the loop.
///
/// Runs when invariants have left the loops, before values are kept in registers
/// and loops are unrolled. What is undefined before the loop is frozen: any
/// iteration may be the first of the second half then. Linear in the size of the
/// function, for each split.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSplitIndexSets.h"
#include "CourseCostModel.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "Transforms/CourseTransformUtils.h"
#include "Transforms/LoopHalves.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-split-index-sets"

STATISTIC(NumSplit, "Number of loops split where a comparison flips");

static cl::opt<bool> EnableSplitIndexSets(
    "course-enable-split-index-sets", cl::Hidden, cl::init(true),
    cl::desc("Split loops where a comparison changes its result"));

/// Instructions that a loop to be split may have, as in course-loop-versioning.
static constexpr unsigned MaxSize = 400;
/// How often loops of one function may be split. The most of 362 programs is 18.
static constexpr unsigned MaxSplits = 24;
/// Iterations that are expected of each loop. A comparison with its branch pays
/// from 3 to 5 on.
static constexpr unsigned ExpectedTrips = 16;
/// A comparison with a larger constant is left alone: small inputs do not get
/// there. Three programs with 10, 20 and 41 cost 1.00 to 1.12.
static constexpr unsigned MaxConstant = 8;

namespace {

/// What a comparison is in one half.
struct Outcome {
  CmpInst::Predicate Pred = CmpInst::BAD_ICMP_PREDICATE;
  bool Value = false;

  static Outcome of(bool Value) { return {CmpInst::BAD_ICMP_PREDICATE, Value}; }
  bool isKnown() const { return Pred == CmpInst::BAD_ICMP_PREDICATE; }
};

struct Split {
  ICmpInst *Cmp = nullptr;
  /// How many iterations the first half has if the loop does not end before, as
  /// a number without sign of the type compared.
  const SCEV *First = nullptr;
  /// With the number on the left.
  Outcome Before, After;
  const SCEVAddRecExpr *Number = nullptr;
  Value *NumberValue = nullptr, *Bound = nullptr;
};

class IndexSetSplitter {
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  AssumptionCache &AC;
  const TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;
  const CourseCostModel &Costs;
  SCEVExpander Expander;
  unsigned NumLeft = MaxSplits;
  bool HasSimplified = false;

  const SCEV *getLastIteration(Loop &L);
  bool isCandidate(Loop &L);
  const SCEV *getDistance(const Split &S, const SCEV *Bound, bool IsSigned);
  std::optional<Split> getSplit(ICmpInst &Cmp, Loop &L);
  bool isLast(const SCEV *First, const SCEV *LastIteration);
  SmallVector<Split, 2> findSplits(Loop &L, const SCEV *LastIteration);
  double getWeight(const BasicBlock &BB, const Loop &L) const;
  std::optional<double> getSaved(const Instruction &V, Loop &L) const;
  double getOverhead(const Split &S, bool IsLast) const;
  Value *findCounter(Loop &L);
  struct Counts {
    Value *First, *HasFirst, *HasSecond;
  };
  Counts count(const SCEV *First, const SCEV *LastIteration, Instruction *At);
  Loop *split(Loop &L, ArrayRef<Split> Splits, const SCEV *LastIteration);
  bool run(Loop &L);

public:
  IndexSetSplitter(Function &F, FunctionAnalysisManager &FAM,
                   const CourseCostModel &Costs)
      : LI(FAM.getResult<LoopAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        TTI(FAM.getResult<TargetIRAnalysis>(F)),
        ORE(FAM.getResult<OptimizationRemarkEmitterAnalysis>(F)), Costs(Costs),
        Expander(SE, "index") {}

  bool run();
  /// Whether loops have got preheaders and exits of their own.
  bool hasSimplified() const { return HasSimplified; }
};

} // namespace

//===----------------------------------------------------------------------===//
// Where to split
//===----------------------------------------------------------------------===//

// How often the latch goes back if the loop does not end before, as 64 bits; null
// if that is not known.
const SCEV *IndexSetSplitter::getLastIteration(Loop &L) {
  const SCEV *Count = SE.getExitCount(&L, L.getLoopLatch());
  if (isa<SCEVCouldNotCompute>(Count) ||
      SE.getTypeSizeInBits(Count->getType()) > 64 ||
      !Expander.isSafeToExpandAt(Count, L.getLoopPreheader()->getTerminator()))
    return nullptr;
  return SE.getNoopOrZeroExtend(Count, Type::getInt64Ty(SE.getContext()));
}

// What is unrolled completely knows each comparison.
bool IndexSetSplitter::isCandidate(Loop &L) {
  if (!L.isLoopSimplifyForm() || !L.isSafeToClone() ||
      !L.isLoopExiting(L.getLoopLatch()) ||
      !isa<BranchInst>(L.getLoopLatch()->getTerminator()) ||
      !isCourseUnrollingWorthwhile(L, SE, TTI, ORE))
    return false;
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks())
    Size += BB->size();
  if (Size > MaxSize)
    return false;
  const uint64_t TripCount = SE.getSmallConstantTripCount(&L);
  const TargetTransformInfo::UnrollingPreferences Preferences =
      gatherUnrollingPreferences(&L, SE, TTI, nullptr, nullptr, ORE,
                                 /*OptLevel=*/2, std::nullopt, std::nullopt,
                                 std::nullopt, std::nullopt, std::nullopt,
                                 std::nullopt);
  return TripCount == 0 || TripCount * Size > Preferences.Threshold;
}

// How many iterations the number takes to get from where it starts to Bound.
const SCEV *IndexSetSplitter::getDistance(const Split &S, const SCEV *Bound,
                                          bool IsSigned) {
  const SCEV *Start = S.Number->getStart();
  const bool Grows = S.Number->getStepRecurrence(SE)->isOne();
  CmpInst::Predicate Later = Grows ? CmpInst::ICMP_UGE : CmpInst::ICMP_ULE;
  if (IsSigned)
    Later = ICmpInst::getSignedPredicate(Later);
  if (SE.isLoopEntryGuardedByCond(S.Number->getLoop(), Later, Bound, Start))
    return Grows ? SE.getMinusSCEV(Bound, Start)
                 : SE.getMinusSCEV(Start, Bound);
  if (Grows)
    return SE.getMinusSCEV(IsSigned ? SE.getSMaxExpr(Bound, Start)
                                    : SE.getUMaxExpr(Bound, Start),
                           Start);
  return SE.getMinusSCEV(Start, IsSigned ? SE.getSMinExpr(Bound, Start)
                                         : SE.getUMinExpr(Bound, Start));
}

std::optional<Split> IndexSetSplitter::getSplit(ICmpInst &Cmp, Loop &L) {
  Split S;
  S.Cmp = &Cmp;
  S.NumberValue = Cmp.getOperand(0);
  S.Bound = Cmp.getOperand(1);
  CmpInst::Predicate Pred = Cmp.getPredicate();
  // Of one bit, 1 is -1.
  if (!S.Bound->getType()->isIntegerTy() ||
      S.Bound->getType()->isIntegerTy(1) ||
      SE.getTypeSizeInBits(S.Bound->getType()) > 64)
    return std::nullopt;
  if (L.isLoopInvariant(S.NumberValue)) {
    std::swap(S.NumberValue, S.Bound);
    Pred = CmpInst::getSwappedPredicate(Pred);
  }
  if (!L.isLoopInvariant(S.Bound))
    return std::nullopt;
  S.Number = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(S.NumberValue));
  if (!S.Number || S.Number->getLoop() != &L || !S.Number->isAffine())
    return std::nullopt;
  const SCEV *Step = S.Number->getStepRecurrence(SE);
  if (!Step->isOne() && !Step->isAllOnesValue())
    return std::nullopt;
  const bool Grows = Step->isOne();
  // As a number without sign, -1 is large: what adds it without wrapping around
  // grows from 0.
  const bool IsOrdered = Grows && S.Number->hasNoUnsignedWrap();
  const SCEV *Bound = SE.getSCEV(S.Bound);
  // As trip counts have it.
  if (const auto *Wide = dyn_cast<SCEVSignExtendExpr>(Bound))
    if (const SCEV *Narrow = Wide->getOperand(); SE.isLoopEntryGuardedByCond(
            &L, CmpInst::ICMP_SGE, Narrow, SE.getZero(Narrow->getType())))
      Bound = SE.getZeroExtendExpr(Narrow, Wide->getType());
  bool IsSigned = CmpInst::isSigned(Pred);

  if (CmpInst::isEquality(Pred)) {
    // Where only the first iteration can be at the bound.
    IsSigned = S.Number->hasNoSignedWrap();
    CmpInst::Predicate Near = Grows ? CmpInst::ICMP_ULE : CmpInst::ICMP_UGE;
    if (IsSigned)
      Near = ICmpInst::getSignedPredicate(Near);
    if (!SE.isKnownPredicate(Near, Bound, S.Number->getStart()))
      return std::nullopt;
    Pred = Pred == CmpInst::ICMP_EQ ? Near : CmpInst::getInversePredicate(Near);
  } else if (!IsSigned && !IsOrdered) {
    // 0 <= x < n.
    if (!S.Number->hasNoSignedWrap() || !SE.isKnownNonNegative(Bound))
      return std::nullopt;
    Outcome Negative =
        Outcome::of(ICmpInst::isGT(Pred) || ICmpInst::isGE(Pred));
    Outcome Other;
    Other.Pred = ICmpInst::getSignedPredicate(Pred);
    S.Before = Grows ? Negative : Other;
    S.After = Grows ? Other : Negative;
    S.First = getDistance(S,
                          Grows ? SE.getZero(Bound->getType())
                                : SE.getMinusOne(Bound->getType()),
                          /*IsSigned=*/true);
    return S;
  }
  if (IsSigned ? !S.Number->hasNoSignedWrap() : !IsOrdered)
    return std::nullopt;

  // As x < n or x >= n where x grows, and x > n or x <= n where it falls.
  const bool IsFar = Grows ? ICmpInst::isLE(Pred) || ICmpInst::isGT(Pred)
                           : ICmpInst::isGE(Pred) || ICmpInst::isLT(Pred);
  if (IsFar) {
    const APInt Last = Grows ? (IsSigned ? SE.getSignedRangeMax(Bound)
                                         : SE.getUnsignedRangeMax(Bound))
                             : (IsSigned ? SE.getSignedRangeMin(Bound)
                                         : SE.getUnsignedRangeMin(Bound));
    if (Grows ? (IsSigned ? Last.isMaxSignedValue() : Last.isMaxValue())
              : (IsSigned ? Last.isMinSignedValue() : Last.isMinValue()))
      return std::nullopt;
    Bound = SE.getAddExpr(Bound, Step);
  }
  const bool HoldsFirst = Grows ? ICmpInst::isLT(Pred) || ICmpInst::isLE(Pred)
                                : ICmpInst::isGT(Pred) || ICmpInst::isGE(Pred);
  S.Before = Outcome::of(HoldsFirst);
  S.After = Outcome::of(!HoldsFirst);
  S.First = getDistance(S, Bound, IsSigned);
  return S;
}

// How often a block of an innermost loop is executed in an iteration of L, about.
// What is executed once for each run of an inner loop counts little.
double IndexSetSplitter::getWeight(const BasicBlock &BB, const Loop &L) const {
  const Loop *Inner = LI.getLoopFor(&BB);
  if (!Inner->isInnermost())
    return 0;
  double Weight = 1;
  for (; Inner != &L; Inner = Inner->getParentLoop())
    Weight *= ExpectedTrips;
  return Weight;
}

// What an iteration costs less if V, a comparison or what follows from it, is
// known; or nothing if that may end the loop, which says that there may be few
// iterations.
std::optional<double> IndexSetSplitter::getSaved(const Instruction &V,
                                                 Loop &L) const {
  double Saved = 0;
  if (isa<ICmpInst>(V))
    Saved = Costs.getCost(Course::CostClass::Compare) *
            getWeight(*V.getParent(), L);
  for (const User *U : V.users()) {
    const auto &I = *cast<Instruction>(U);
    if (!L.contains(&I))
      continue;
    Course::CostClass Class = Course::CostClass::Logic;
    if (isa<BranchInst>(I)) {
      if (L.isLoopExiting(I.getParent()))
        return std::nullopt;
      Class = Course::CostClass::Branch;
    } else if (isa<SelectInst>(I)) {
      Class = Course::CostClass::Select;
    }
    if (I.getType()->isIntegerTy(1) && !isa<PHINode>(I) && !getSaved(I, L))
      return std::nullopt;
    Saved += Costs.getCost(Class) * getWeight(*I.getParent(), L);
  }
  return Saved;
}

// What is computed before the loop and between its halves.
double IndexSetSplitter::getOverhead(const Split &S, bool IsLast) const {
  if (IsLast)
    return Costs.getCost(Course::CostClass::Compare) +
           2 * Costs.getCost(Course::CostClass::Branch);
  return getCourseExpansionPrice(*S.First, Costs) +
         2 * Costs.getCost(Course::CostClass::Compare) +
         Costs.getCost(Course::CostClass::Select) +
         2 * Costs.getCost(Course::CostClass::Branch);
}

// Whether the second half is known to be one iteration.
bool IndexSetSplitter::isLast(const SCEV *First, const SCEV *LastIteration) {
  return SE.getNoopOrZeroExtend(First, LastIteration->getType()) ==
         LastIteration;
}

// The splits at the place that saves most.
SmallVector<Split, 2> IndexSetSplitter::findSplits(Loop &L,
                                                   const SCEV *LastIteration) {
  const Instruction *At = L.getLoopPreheader()->getTerminator();
  struct Place {
    SmallVector<Split, 2> Splits;
    double Saved = 0;
  };
  MapVector<const SCEV *, Place> Places;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB) {
      auto *Cmp = dyn_cast<ICmpInst>(&I);
      if (!Cmp || Cmp->use_empty() ||
          is_contained(Cmp->users(), L.getLoopLatch()->getTerminator()))
        continue;
      std::optional<Split> S = getSplit(*Cmp, L);
      if (!S || !Expander.isSafeToExpandAt(S->First, At) || S->First->isZero())
        continue;
      if (const auto *C = dyn_cast<SCEVConstant>(S->First);
          C && C->getAPInt().ugt(MaxConstant))
        continue;
      if (const std::optional<double> Saved = getSaved(*Cmp, L)) {
        Places[S->First].Saved += *Saved;
        Places[S->First].Splits.push_back(*S);
      }
    }
  const double Trips = getLoopEstimatedTripCount(&L).value_or(ExpectedTrips);
  SmallVector<Split, 2> Best;
  double BestGain = 0;
  for (auto &[First, P] : Places) {
    const double Gain =
        P.Saved * Trips -
        getOverhead(P.Splits.front(), isLast(First, LastIteration));
    if (Gain > BestGain) {
      Best = P.Splits;
      BestGain = Gain;
    }
  }
  return Best;
}

//===----------------------------------------------------------------------===//
// Splitting
//===----------------------------------------------------------------------===//

// The number of the next iteration, if L has it as 64 bits, or null.
Value *IndexSetSplitter::findCounter(Loop &L) {
  for (PHINode &Phi : L.getHeader()->phis()) {
    if (!Phi.getType()->isIntegerTy(64))
      continue;
    const auto *AddRec = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&Phi));
    Value *Next = Phi.getIncomingValueForBlock(L.getLoopLatch());
    if (AddRec && AddRec->getLoop() == &L && AddRec->isAffine() &&
        AddRec->getStart()->isZero() &&
        AddRec->getStepRecurrence(SE)->isOne() &&
        SE.getSCEV(Next) == AddRec->getPostIncExpr(SE))
      return Next;
  }
  return nullptr;
}

// Ends the loop after so many iterations. Done counts them, or is null.
static void endAfter(Loop &L, Value *Count, Value *Done) {
  auto *Branch = cast<BranchInst>(L.getLoopLatch()->getTerminator());
  Type *Ty = Count->getType();
  IRBuilder<> Builder(Branch);
  if (!Done) {
    PHINode *Phi = PHINode::Create(Ty, 2, "done", L.getHeader()->begin());
    Done = Builder.CreateNUWAdd(Phi, ConstantInt::get(Ty, 1), "done.next");
    Phi->addIncoming(ConstantInt::get(Ty, 0), L.getLoopPreheader());
    Phi->addIncoming(Done, L.getLoopLatch());
  }
  Value *Old = Branch->getCondition();
  Branch->setCondition(Branch->getSuccessor(0) == L.getHeader()
                           ? Builder.CreateICmpNE(Done, Count)
                           : Builder.CreateICmpEQ(Done, Count));
  RecursivelyDeleteTriviallyDeadInstructions(Old);
}

static void replaceBy(ICmpInst &Cmp, Value &Number, Value &Bound,
                      const Outcome &O) {
  if (O.isKnown()) {
    Cmp.replaceAllUsesWith(ConstantInt::getBool(Cmp.getType(), O.Value));
    return;
  }
  IRBuilder<> Builder(&Cmp);
  Cmp.replaceAllUsesWith(Builder.CreateICmp(O.Pred, &Number, &Bound));
}

// How many iterations the first half has, and whether either is entered.
IndexSetSplitter::Counts IndexSetSplitter::count(const SCEV *First,
                                                 const SCEV *LastIteration,
                                                 Instruction *At) {
  // Both are numbers once they are frozen, and so they can be compared.
  Value *Last = expandCourseFrozen(Expander, *LastIteration, *At, AC, DT);
  IRBuilder<> Builder(At);
  if (isLast(First, LastIteration))
    return {Last, Builder.CreateIsNotNull(Last, "has.first"),
            Builder.getTrue()};
  Value *Flip = expandCourseFrozen(
      Expander, *SE.getNoopOrZeroExtend(First, LastIteration->getType()), *At,
      AC, DT);
  Value *HasSecond = Builder.CreateICmpULE(Flip, Last, "has.second");
  // This may be one more than 64 bits can count.
  Value *Total = Builder.CreateAdd(Last, Builder.getInt64(1), "iterations");
  return {Builder.CreateSelect(HasSecond, Flip, Total, "first.half"),
          Builder.CreateIsNotNull(Flip, "has.first"), HasSecond};
}

// Returns the second half.
Loop *IndexSetSplitter::split(Loop &L, ArrayRef<Split> Splits,
                              const SCEV *LastIteration) {
  formLCSSARecursively(L, DT, &LI, &SE);
  Value *Counter = findCounter(L);
  const SCEV *FirstNumber = Splits.front().First;
  const Counts Count =
      count(FirstNumber, LastIteration, L.getLoopPreheader()->getTerminator());
  LoopHalves Halves(L, Count.HasFirst, Count.HasSecond, LI, DT);
  for (const Split &S : Splits) {
    replaceBy(*cast<ICmpInst>(Halves.getClone(S.Cmp)),
              *Halves.getClone(S.NumberValue), *S.Bound, S.After);
    replaceBy(*S.Cmp, *S.NumberValue, *S.Bound, S.Before);
  }
  endAfter(L, Count.First, Counter);
  Loop *Second = &Halves.getSecond();
  if (isLast(FirstNumber, LastIteration)) {
    auto *Branch = cast<BranchInst>(Second->getLoopLatch()->getTerminator());
    Branch->setCondition(ConstantInt::getBool(
        Branch->getContext(), Branch->getSuccessor(0) == &Halves.getExit()));
  }
  SE.forgetTopmostLoop(&L);
  SE.forgetBlockAndLoopDispositions();
  for (Loop *Half : {&L, Second}) {
    simplifyLoop(Half, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/true);
    formLCSSARecursively(*Half, DT, &LI, &SE);
  }
  if (Loop *Outer = L.getParentLoop())
    formLCSSARecursively(*Outer, DT, &LI, &SE);
  Expander.clear();
  return Second;
}

bool IndexSetSplitter::run(Loop &L) {
  bool IsChanged = false;
  SmallVector<Loop *, 8> Left = {&L};
  while (!Left.empty() && NumLeft) {
    Loop &Next = *Left.pop_back_val();
    if (!isCandidate(Next))
      continue;
    const SCEV *LastIteration = getLastIteration(Next);
    if (!LastIteration)
      continue;
    const SmallVector<Split, 2> Splits = findSplits(Next, LastIteration);
    if (Splits.empty())
      continue;
    --NumLeft;
    ORE.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Split", Splits.front().Cmp)
             << "the loop is split where this comparison changes its result";
    });
    Left.push_back(split(Next, Splits, LastIteration));
    Left.push_back(&Next);
    ++NumSplit;
    IsChanged = true;
  }
  return IsChanged;
}

bool IndexSetSplitter::run() {
  for (Loop *L : LI)
    HasSimplified |=
        simplifyLoop(L, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/false);
  bool IsChanged = false;
  const SmallVector<Loop *, 4> Loops = LI.getLoopsInPreorder();
  for (Loop *L : reverse(Loops))
    IsChanged |= run(*L);
  return IsChanged;
}

PreservedAnalyses CourseSplitIndexSetsPass::run(Function &F,
                                                FunctionAnalysisManager &FAM) {
  const CourseCostModel &Costs = TM.getSubtargetImpl(F)->getCostModel();
  if (!EnableSplitIndexSets)
    return PreservedAnalyses::all();
  IndexSetSplitter Splitter(F, FAM, Costs);
  if (!Splitter.run())
    return Splitter.hasSimplified() ? PreservedAnalyses::none()
                                    : PreservedAnalyses::all();
  // Without what the comparisons decided, the halves differ.
  FAM.invalidate(F, PreservedAnalyses::none());
  FunctionPassManager FPM;
  FPM.addPass(InstCombinePass());
  FPM.addPass(SimplifyCFGPass());
  FPM.run(F, FAM);
  return PreservedAnalyses::none();
}
