//===-- CourseSwitchUnroll.cpp - Unroll by the remaining count ------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A switch costs as much as a branch, and size is free. So an innermost loop
/// whose trip count is computable before it asks only how many iterations
/// remain:
///
///   do                        do
///     body(i)                   switch (remaining)
///     ++i             =>        case 1:  body(i);                       break
///   while (i != n)              case 2:  body(i); body(i + 1);          break
///                               ...
///                               default: body(i); ... body(i + 7); i += 8
///                                        remaining -= 8
///                             while (true)
///
/// There is no remainder to be computed and no loop for it: an entry costs the
/// trip count, which is often there already, and one switch. An iteration costs
/// nothing beside its body but its share of two additions and the switch.
///
/// A loop whose trip count has a small upper bound becomes the switch alone.
/// Exits before the end of an iteration stay in all copies, also the one of two
/// conditions of the latch that cannot be counted (CountedExit.h). Remainders of
/// what the loop counts are known where so many iterations are done at once that
/// they come again (CountedRemainders.h).
///
/// Where a loop goes along narrow elements that begin anywhere in a word, the new
/// loop begins with a word (AlignedAccesses.h): the switch at the entry leads to
/// what is left of the word before, and that to the loop or its rest.
///
/// Runs when loops are rotated, in place of LLVM's run-time unrolling. Wants
/// common subexpressions to be removed afterwards. Linear in the size of the
/// code that it makes.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSwitchUnroll.h"
#include "CoursePlan.h"
#include "Transforms/AccessAlignment.h"
#include "Transforms/CountedExit.h"
#include "Transforms/CourseEffort.h"
#include "Transforms/CourseTransformUtils.h"
#include "Transforms/SwitchUnroller.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

#define DEBUG_TYPE "course-switch-unroll"

STATISTIC(NumLoopsUnrolled, "Number of loops unrolled around a switch");

// The limits have the least geometric mean over 67 random kernels and over the
// benchmarks of the tuning set. Half as many copies cost 1.5 % more on the
// kernels, 0.1 % on the benchmarks; two thirds of the size 1.6 % on the
// kernels, five thirds 0.4 %. Powers of 2 keep what is known of the alignment
// of rows.
static cl::opt<unsigned>
    MaxCopies("course-switch-unroll-count", cl::Hidden, cl::init(16),
              cl::desc("Iterations that a loop unrolled around a switch may do "
                       "at once, a power of 2"));
static cl::opt<unsigned>
    MaxSize("course-switch-unroll-size", cl::Hidden, cl::init(3000),
            cl::desc("Instructions that a loop unrolled around a switch may "
                     "have, all cases together"));

// Of a loop whose trip count is a constant. 600 and up to 32 copies gain
// nothing.
static constexpr unsigned MaxKnownSize = 400;

// What the trip count may cost, in additions. With 4, knapsack costs 1.4 times
// as much; 8 leave 0.5 % of the kernels' medium inputs, more gain nothing.
static constexpr unsigned EntryBudget = 16;

// The same of a loop with other exits, which are expected to end it early. 8
// cost z-function 1.1 times as much, 2 one program of the tuning set 1.06 times.
static constexpr unsigned SearchEntryBudget = 6;

// How much larger a loop may seem to be whose copies know remainders: what these
// decide goes. 15 copies of 47 instructions fit. The tuning set costs 0.9998.
static constexpr unsigned RemaindersShrink = 4;

namespace {

/// Finds the loops of a function that are worth it.
class Finder {
  Function &F;
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  AssumptionCache &AC;
  AAResults &AA;
  const TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;
  SCEVExpander Expander;
  const unsigned NumLoops;

  struct Choice {
    Loop *L;
    /// Of which the second is meant if the first is null. What the loop before
    /// leaves may change while that one is unrolled.
    WeakTrackingVH TripCount;
    uint64_t KnownTripCount;
    unsigned Copies;
    bool IsBound;
    SmallVector<course::CountedRemainder, 2> Remainders;
    std::optional<course::AlignedAccesses> Aligned;
    WeakTrackingVH AlignedStart;
  };

public:
  Finder(Function &F, FunctionAnalysisManager &FAM)
      : F(F), LI(FAM.getResult<LoopAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        AA(FAM.getResult<AAManager>(F)),
        TTI(FAM.getResult<TargetIRAnalysis>(F)),
        ORE(FAM.getResult<OptimizationRemarkEmitterAnalysis>(F)),
        Expander(SE, "count"), NumLoops(course::countInnermostLoops(LI)) {}

  bool run();

private:
  const SCEV *getTripCount(Loop &L);
  unsigned getBound(Loop &L);
  std::optional<Choice> choose(Loop &L);
  std::optional<Choice> chooseKnown(Loop &L, uint64_t TripCount, unsigned Size);
  void chooseAlignment(Choice &C);
};

} // namespace

static unsigned getSize(const Loop &L) {
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB)
      Size += !isa<PHINode>(I) && !I.isDebugOrPseudoInst();
  // Comparison and branch go.
  return Size > 3 ? Size - 2 : 1;
}

// How often the loop goes round, as 64 bits, of which 0 is 2^64. Null if it
// cannot be known or is expensive.
const SCEV *Finder::getTripCount(Loop &L) {
  auto *Branch = dyn_cast<BranchInst>(L.getLoopLatch()->getTerminator());
  if (!Branch || !Branch->isConditional() ||
      !L.isLoopExiting(Branch->getParent()))
    return nullptr;
  const SCEV *Exits = SE.getExitCount(&L, L.getLoopLatch());
  if (const SCEV *Guarded = course::getGuardedExitCount(L, SE);
      Guarded && (isa<SCEVCouldNotCompute>(Exits) ||
                  Guarded->getExpressionSize() < Exits->getExpressionSize()))
    Exits = Guarded;
  Type *Int64Ty = Type::getInt64Ty(F.getContext());
  if (isa<SCEVCouldNotCompute>(Exits) ||
      SE.getTypeSizeInBits(Exits->getType()) > 64)
    return nullptr;
  const SCEV *Count = SE.getTripCountFromExitCount(Exits, Int64Ty, &L);
  Instruction *At = L.getLoopPreheader()->getTerminator();
  if (!Expander.isSafeToExpandAt(Count, At) ||
      Expander.isHighCostExpansion(
          Count, &L, L.getExitingBlock() ? EntryBudget : SearchEntryBudget,
          &TTI, At))
    return nullptr;
  return Count;
}

static unsigned getMostCopies(const Loop &L) {
  return bit_floor(course::getPlanned(L, "copies").value_or(MaxCopies));
}

// The most iterations that the loop may do, 0 if they are many. Other exits say
// nothing about the trip count that the latch asks for.
unsigned Finder::getBound(Loop &L) {
  const SCEV *Exits =
      SE.getExitCount(&L, L.getLoopLatch(), ScalarEvolution::ConstantMaximum);
  auto *Most = dyn_cast<SCEVConstant>(Exits);
  return Most && Most->getAPInt().ult(getMostCopies(L))
             ? Most->getAPInt().getZExtValue() + 1
             : 0;
}

// As many iterations at once as fit, a multiple of the period of remainders if
// that fits. Fits gets a number of copies and how much smaller they become.
static unsigned chooseCopies(unsigned Most,
                             ArrayRef<course::CountedRemainder> Remainders,
                             function_ref<bool(unsigned, unsigned)> Fits) {
  unsigned Copies = Most;
  while (Copies > 1 && !Fits(Copies, 1))
    Copies /= 2;
  const unsigned Period = course::getCommonPeriod(Remainders, Most),
                 Multiple = Most / Period * Period;
  return Copies % Period != 0 && Fits(Multiple, RemaindersShrink) ? Multiple
                                                                  : Copies;
}

std::optional<Finder::Choice> Finder::chooseKnown(Loop &L, uint64_t TripCount,
                                                  unsigned Size) {
  const unsigned MostKnownSize =
      course::limitUnrolledSize(F, NumLoops, MaxKnownSize);
  const auto Remainders = course::findCountedRemainders(L, SE);
  const unsigned Copies = chooseCopies(
      getMostCopies(L), Remainders, [&](unsigned Copies, unsigned Shrink) {
        return Copies <= TripCount &&
               (Copies + TripCount % Copies) * Size <= Shrink * MostKnownSize;
      });
  if (Copies < 2)
    return std::nullopt;
  return Choice{&L,    nullptr,    TripCount,    Copies,
                false, Remainders, std::nullopt, {}};
}

// The address is asked for where the loop is entered, and then it is accessed.
void Finder::chooseAlignment(Choice &C) {
  Type *Int64Ty = Type::getInt64Ty(F.getContext());
  Instruction *At = C.L->getLoopPreheader()->getTerminator();
  C.Aligned = course::AlignedAccesses::find(*C.L, SE, AA, AC, DT);
  if (!C.Aligned)
    return;
  const SCEV *Start = SE.getPtrToIntExpr(C.Aligned->getStart(), Int64Ty);
  if (!isa<SCEVCouldNotCompute>(Start) && Expander.isSafeToExpandAt(Start, At))
    C.AlignedStart = Expander.expandCodeFor(Start, Int64Ty, At);
  else
    C.Aligned.reset();
}

std::optional<Finder::Choice> Finder::choose(Loop &L) {
  if (!L.isInnermost() || !L.isLoopSimplifyForm() || !L.isSafeToClone() ||
      hasUnrollTransformation(&L) != TM_Unspecified ||
      !isCourseUnrollingWorthwhile(L, SE, TTI, ORE))
    return std::nullopt;
  const SCEV *Count = getTripCount(L);
  if (!Count)
    return std::nullopt;
  unsigned Size = getSize(L);
  if (auto *Known = dyn_cast<SCEVConstant>(Count))
    return chooseKnown(L, Known->getAPInt().getZExtValue(), Size);
  unsigned Bound = getBound(L);
  const unsigned MostSize = course::limitUnrolledSize(F, NumLoops, MaxSize);
  auto Fits = [&](unsigned Copies, unsigned Shrink) {
    unsigned Iterations = Copies * (Copies + 1) / 2;
    if (Copies != Bound)
      Iterations = 2 * Iterations + Copies;
    return Size * Iterations <= Shrink * MostSize;
  };
  const auto Remainders = course::findCountedRemainders(L, SE);
  const unsigned Copies =
      Bound && Fits(Bound, 1)
          ? Bound
          : chooseCopies(getMostCopies(L), Remainders, Fits);
  if (Copies < 2)
    return std::nullopt;
  Instruction *At = L.getLoopPreheader()->getTerminator();
  Value *TripCount =
      Expander.expandCodeFor(Count, Type::getInt64Ty(F.getContext()), At);
  // The loop may have been left before its condition was asked.
  if (!isGuaranteedNotToBeUndefOrPoison(TripCount, &AC, At, &DT))
    TripCount = IRBuilder<>(At).CreateFreeze(TripCount);
  Choice Result{&L,         TripCount,    0, Copies, Copies == Bound,
                Remainders, std::nullopt, {}};
  chooseAlignment(Result);
  return Result;
}

bool Finder::run() {
  bool IsChanged = false;
  SmallVector<Choice, 8> Choices;
  for (Loop *L : LI.getLoopsInPreorder()) {
    if (!L->isInnermost())
      continue;
    IsChanged |= simplifyLoop(L, &DT, &LI, &SE, &AC, nullptr,
                              /*PreserveLCSSA=*/false);
    IsChanged |= course::splitCountedExit(*L, SE, AC, DT, LI);
    IsChanged |= formLCSSA(*L, DT, &LI, &SE);
    if (std::optional<Choice> C = choose(*L))
      Choices.push_back(*C);
  }
  Expander.clear();
  // From here on the analyses are not asked any more.
  for (const Choice &C : Choices) {
    ORE.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Unrolled", C.L->getStartLoc(),
                                C.L->getHeader())
             << "unrolled around a switch on the remaining iterations, "
             << ore::NV("Copies", C.Copies) << " at once";
    });
    addStringMetadataToLoop(C.L, "llvm.loop.unroll.disable");
    course::SwitchUnroller Unroller(*C.L, C.Copies, C.IsBound, C.Remainders,
                                    AC);
    if (C.Aligned)
      Unroller.alignTo(*C.Aligned, *C.AlignedStart);
    if (C.TripCount)
      Unroller.run(C.TripCount);
    else
      Unroller.runKnown(C.KnownTripCount);
    ++NumLoopsUnrolled;
  }
  return IsChanged || !Choices.empty();
}

PreservedAnalyses CourseSwitchUnrollPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  const bool IsAligned = alignObjects(F);
  return Finder(F, FAM).run() || IsAligned ? PreservedAnalyses::none()
                                           : PreservedAnalyses::all();
}
