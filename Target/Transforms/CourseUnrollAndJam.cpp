//===-- CourseUnrollAndJam.cpp - Outer iterations that share loads --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Does several iterations of the loop around an innermost one at once, if they
/// read the same places:
///
///   for j                                for j, by 4
///     for k                                for k
///       s += a[k] * b[k][j]         =>       p = a[k], q = b[k]
///     c[j] = s                               s0 += p * q[j] ...
///                                            s3 += p * q[j + 3]
///                                          c[j] = s0 ... c[j + 3] = s3
///                                        the same by 2, for the rest
///
/// A load costs 4 in the heap, and head travel to it and back. The more
/// iterations share, the better, as long as what is alive in the inner loop
/// fits into the registers. If asked for, two loops around the innermost one do
/// so: 8 products of 2 rows and 4 columns load 6 numbers, of one row and 8
/// columns 9. LoopNestJam does it, where this decides so. Wants loops rotated and
/// invariants outside them, and common subexpressions removed afterwards.
///
/// Iterations change places. Where that is right only for some numbers, as for
/// rows that are long enough, and where the outer loop may have few iterations,
/// the nest exists twice, and a condition before it chooses:
///
///   if (n <= 16 && n >= 4)
///     the jammed nest
///   else
///     as it was
///
/// The same where each iteration asks first whether to enter the inner loop.
///
/// Where iterations of the inner loop depend on later ones of the outer
/// iteration before, as in passes over an array, each copy is one behind the one
/// before it. The inner loop may have one iteration more or less each time.
///
/// Linear in the size of the loops, but for pairs of a store and an access.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseUnrollAndJam.h"
#include "CoursePlan.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Transforms/CourseIterations.h"
#include "Transforms/CourseJamDependences.h"
#include "Transforms/CourseTransformUtils.h"
#include "Transforms/JamEstimate.h"
#include "Transforms/JamForm.h"
#include "Transforms/JamReductions.h"
#include "Transforms/LoopNestJam.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/DomTreeUpdater.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "course-unroll-and-jam"

STATISTIC(NumLoopsJammed, "Number of loops whose iterations share loads");

// The cost of three matrix products for 11 sizes from 8 to 40, relative to that
// without jamming, is 0.831 with 2, 0.700 with 4, 0.683 with 6, and 0.676 with
// 8 and more.
static cl::opt<unsigned> MaxCount(
    "course-unroll-and-jam-count", cl::Hidden, cl::init(8),
    cl::desc("Iterations of an outer loop that an inner loop may do at "
             "once"));

// A product of matrices of 64-bit numbers with 4 costs 0.55 (3 rows), 0.98 (10),
// 1.07 (33) and 1.07 (50) of what it costs with 1: what the rows load is spilled.
static cl::opt<unsigned> MaxRows(
    "course-unroll-and-jam-rows", cl::Hidden, cl::init(1),
    cl::desc("Iterations of a loop around two that these may do at once"));

// So many are enough where more save less than MinSaving percent of the
// accesses: 0.89 of the cost of symmetric-product, 0.95 of fdtd-2d, 0.99 of
// jacobi-2d. For all nests they are 1.13 of matmul-naive.
static constexpr unsigned FewCopies = 4;
static constexpr unsigned MinSaving = 6;

// An outer loop with fewer iterations stays as it is. Over the tiny and small
// inputs of the eight tuning programs with products, 3 costs 1.005 of 4, 5
// costs 1.023, 6 costs 1.029. An inner loop with fewer stays, too, if it takes
// a condition at each entry of the outer one: 0.95 of the cost of
// cholesky-modular's small input; everywhere it would be 1.02 of all.
static constexpr unsigned MinTripCount = 4;

// Instructions of the iterations of the inner loop that are before and after it.
static constexpr unsigned MaxOutsideSize = 600;

namespace {

/// What must hold between two numbers.
struct Condition {
  CmpInst::Predicate Pred;
  const SCEV *Number;
  const SCEV *Bound;
};

class Jammer {
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  AAResults &AA;
  AssumptionCache &AC;
  const TargetLibraryInfo &TLI;
  const TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;
  /// Of loops in jammed ones.
  DenseMap<const Loop *, unsigned> MostColumns;
  bool IsChanged = false;

public:
  Jammer(Function &F, FunctionAnalysisManager &FAM)
      : LI(FAM.getResult<LoopAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
        AA(FAM.getResult<AAManager>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        TLI(FAM.getResult<TargetLibraryAnalysis>(F)),
        TTI(FAM.getResult<TargetIRAnalysis>(F)),
        ORE(FAM.getResult<OptimizationRemarkEmitterAnalysis>(F)) {}

  bool run();

private:
  const char *getObstacle(const JammedLoop &Jammed,
                          const JamEstimate &Estimate);
  unsigned getMostCopies(Loop &Outer, const JamEstimate &Estimate);
  unsigned chooseCopies(Loop &Outer, const JamEstimate &Estimate,
                        unsigned Limit, unsigned NumRows = 1,
                        unsigned Delay = 0);
  std::pair<unsigned, unsigned> chooseTile(Loop &Outer, unsigned Limit);
  bool splitRest(Loop &Outer, unsigned Copies, Loop *&Rest);
  Loop *getHost(Loop &Outer, ArrayRef<Condition> Conditions,
                SCEVExpander &Expander);
  void demandTripCounts(const CourseNestJam &Jam,
                        SmallVectorImpl<Condition> &Conditions);
  bool guard(const CourseNestJam &Jam, ArrayRef<const SCEV *> Checks);
  const char *prepare(CourseNestJam &Jam, bool IsRest);
  Loop *jam(CourseNestJam &Jam);
  void jamRows(Loop &Outer, SmallVectorImpl<Loop *> &Outers);
  SmallVector<JammedLoop, 2>
  getChoices(Loop &Outer, const JamEstimate &Estimate, const CourseNestJam &Jam,
             unsigned Limit, ArrayRef<unsigned> Delays);
  void jam(Loop &Outer, unsigned Limit, ArrayRef<unsigned> Delays, bool IsRest);
};

} // namespace

// The limits of unrolling.
unsigned Jammer::getMostCopies(Loop &Outer, const JamEstimate &Estimate) {
  Loop &Inner = *Outer.getSubLoops().front();
  TargetTransformInfo::UnrollingPreferences Preferences =
      gatherUnrollingPreferences(&Inner, SE, TTI, nullptr, nullptr, ORE,
                                 /*OptLevel=*/2, std::nullopt, std::nullopt,
                                 std::nullopt, std::nullopt, std::nullopt,
                                 std::nullopt);
  const unsigned Size = Inner.getHeader()->size();
  // What will be unrolled completely keeps what it shares in registers.
  if (unsigned TripCount = SE.getSmallConstantTripCount(&Inner);
      TripCount != 0 && TripCount * Size <= Preferences.Threshold &&
      TripCount * Estimate.countShared(Outer) <= Course::NumGeneralRegs)
    return 1;
  return std::max(Preferences.PartialThreshold / Size, 1u);
}

// As many as fit into the registers and the limits of unrolling, where so many
// iterations of the loop around Outer are jammed, too.
unsigned Jammer::chooseCopies(Loop &Outer, const JamEstimate &Estimate,
                              unsigned Limit, unsigned NumRows,
                              unsigned Delay) {
  const JammedLoop Rows = {Outer.getParentLoop(), NumRows};
  auto With = [&](unsigned Copies) {
    SmallVector<JammedLoop, 2> Jammed = {{&Outer, Copies, Delay}};
    if (NumRows > 1)
      Jammed.push_back(Rows);
    return Jammed;
  };
  if (unsigned TripCount = SE.getSmallConstantTripCount(&Outer))
    Limit = std::min(Limit, TripCount);
  unsigned Copies =
      std::max(std::min(Limit, getMostCopies(Outer, Estimate) / NumRows), 1u);
  while (Copies > 1 && !Estimate.fits(With(Copies)))
    --Copies;
  // More that save little are not worth the iterations that are left over.
  if (Copies > FewCopies &&
      Estimate.countAccesses(With(FewCopies)) * Copies * 100 <=
          Estimate.countAccesses(With(Copies)) * FewCopies * (100 + MinSaving))
    return FewCopies;
  return Copies;
}

// How many iterations of Outer, the loop around two, are worth being jammed
// beside how many of the next one: with the fewest accesses for each iteration.
std::pair<unsigned, unsigned> Jammer::chooseTile(Loop &Outer, unsigned Limit) {
  Loop &Next = *Outer.getSubLoops().front();
  const JamEstimate Estimate(*Next.getSubLoops().front(), SE, TTI);
  if (unsigned TripCount = SE.getSmallConstantTripCount(&Outer))
    Limit = std::min(Limit, TripCount);
  if (getMostCopies(Next, Estimate) == 1)
    return {1, 1};
  const unsigned Columns = chooseCopies(Next, Estimate, MaxCount);
  std::pair<unsigned, unsigned> Best = {1, Columns};
  unsigned BestAccesses = Estimate.countAccesses({{&Next, Columns}});
  for (unsigned Rows = 2; Rows <= Limit; ++Rows) {
    const unsigned Copies = chooseCopies(Next, Estimate, MaxCount, Rows);
    if (!Estimate.fits({{&Next, Copies}, {&Outer, Rows}}))
      break;
    const unsigned Accesses =
        Estimate.countAccesses({{&Next, Copies}, {&Outer, Rows}});
    if (Accesses * Best.first * Best.second * (100 + MinSaving) >=
        BestAccesses * Copies * Rows * 100)
      continue;
    Best = {Rows, Copies};
    BestAccesses = Accesses;
  }
  return Best;
}

// Why the loop stays as it is, or null.
const char *Jammer::getObstacle(const JammedLoop &Jammed,
                                const JamEstimate &Estimate) {
  if (hasUnrollAndJamTransformation(Jammed.L) & TM_Disable)
    return "it is forbidden";
  if (Jammed.Copies < 2)
    return "too few registers or iterations";
  if (Estimate.countAccesses(Jammed) ==
      Jammed.Copies * Estimate.countAccesses({}))
    return "its iterations load nothing in common";
  return nullptr;
}

// Makes a loop of its own of the iterations that are too few for all copies.
// UnrollAndJamLoop does so, too, but does not tell which one it is.
bool Jammer::splitRest(Loop &Outer, unsigned Copies, Loop *&Rest) {
  return SE.getSmallConstantTripMultiple(&Outer) % Copies == 0 ||
         UnrollRuntimeLoopRemainder(
             &Outer, Copies, /*AllowExpensiveTripCount=*/true,
             /*UseEpilogRemainder=*/true, /*UnrollRemainder=*/false,
             /*ForgetAllSCEV=*/false, &LI, &SE, &DT, &AC, &TTI,
             /*PreserveLCSSA=*/true, SCEVCheapExpansionBudget,
             /*RuntimeUnrollMultiExit=*/false, &Rest);
}

// The outermost of the loops around that may exist twice, with a preheader that
// can compute all numbers, or null.
Loop *Jammer::getHost(Loop &Outer, ArrayRef<Condition> Conditions,
                      SCEVExpander &Expander) {
  Loop *Host = nullptr;
  for (Loop *L = &Outer; L && canCourseJamTwice(*L); L = L->getParentLoop()) {
    const Instruction *At = L->getLoopPreheader()->getTerminator();
    if (!all_of(Conditions, [&](const Condition &C) {
          return SE.isLoopInvariant(C.Number, L) &&
                 Expander.isSafeToExpandAt(C.Number, At);
        }))
      break;
    Host = L;
  }
  return Host;
}

// The trip count of the innermost loop does not wrap around when it grows, and
// there is an iteration that all copies have.
void Jammer::demandTripCounts(const CourseNestJam &Jam,
                              SmallVectorImpl<Condition> &Conditions) {
  const Loop &Outer = *Jam.Nest.front();
  const SCEV *Least = SE.getBackedgeTakenCount(Jam.Nest.back());
  auto Demand = [&](const SCEV *Number, const SCEV *Bound) {
    if (!SE.isKnownPredicate(ICmpInst::ICMP_UGE, Number, Bound) &&
        !SE.isLoopEntryGuardedByCond(&Outer, ICmpInst::ICMP_UGE, Number, Bound))
      Conditions.push_back({ICmpInst::ICMP_UGE, Number, Bound});
  };
  if (Jam.Growth != 0) {
    const auto *AddRec = cast<SCEVAddRecExpr>(Least);
    const SCEV *Start = AddRec->getStart();
    const SCEV *Last = SE.getTruncateOrZeroExtend(
        SE.getBackedgeTakenCount(&Outer), Start->getType());
    const SCEV *End = AddRec->evaluateAtIteration(Last, SE);
    Demand(Jam.Growth > 0 ? End : Start, Jam.Growth > 0 ? Start : Last);
    Least = Jam.Growth > 0 ? Start : End;
  }
  // Of the first copy in the last run, where trip counts fall.
  const unsigned Later = Jam.getStart(Jam.Copies - 1);
  const unsigned More = Jam.Growth < 0 ? Jam.Copies - 1 : 0;
  if (Later > More)
    Demand(Least, SE.getConstant(Least->getType(), Later - More));
}

// Whether Number is not negative wherever the trip count is high enough: it is the
// sum of a multiple of that and a constant.
static bool isImplied(const SCEV *Number, const SCEV *Last, unsigned LeastLast,
                      ScalarEvolution &SE) {
  constexpr unsigned MaxFactor = 64;
  if (SE.getTypeSizeInBits(Last->getType()) >
      SE.getTypeSizeInBits(Number->getType()))
    return false;
  Last = SE.getNoopOrZeroExtend(Last, Number->getType());
  for (unsigned Factor = 1; Factor <= MaxFactor; Factor *= 2) {
    const SCEV *Multiple =
        SE.getMulExpr(SE.getConstant(Last->getType(), Factor), Last);
    if (const auto More = SE.computeConstantDifference(Number, Multiple))
      return (*More + uint64_t(Factor) * LeastLast).isNonNegative();
  }
  return false;
}

// Where it takes a condition to jam, or there may be too few iterations, lets
// the nest exist twice. It is asked outside of the loops that it does not
// depend on; where it depends on all, the inner loop must be worth it, too.
bool Jammer::guard(const CourseNestJam &Jam, ArrayRef<const SCEV *> Checks) {
  Loop &Outer = *Jam.Nest.front();
  const SCEV *Last = SE.getBackedgeTakenCount(&Outer);
  if (isa<SCEVCouldNotCompute>(Last))
    return false;
  SmallVector<Condition, 4> Conditions;
  auto Demand = [&](CmpInst::Predicate Pred, const SCEV *Number,
                    uint64_t Bound) {
    const SCEV *Least = SE.getConstant(Number->getType(), Bound);
    if (!SE.isKnownPredicate(Pred, Number, Least) &&
        !SE.isLoopEntryGuardedByCond(&Outer, Pred, Number, Least))
      Conditions.push_back({Pred, Number, Least});
  };
  const unsigned LeastLast = std::min(Jam.Copies, MinTripCount) - 1;
  Demand(ICmpInst::ICMP_UGE, Last, LeastLast);
  demandTripCounts(Jam, Conditions);
  for (const SCEV *Check : Checks)
    if (!isImplied(Check, Last, LeastLast, SE))
      Demand(ICmpInst::ICMP_SGE, Check, 0);
  if (Conditions.empty())
    return true;

  SCEVExpander Expander(SE, "jam");
  Loop *Host = getHost(Outer, Conditions, Expander);
  const SCEV *InnerLast = SE.getBackedgeTakenCount(Jam.Nest.back());
  if (Host == &Outer && Outer.getParentLoop() &&
      SE.isLoopInvariant(InnerLast, &Outer))
    Demand(ICmpInst::ICMP_UGE, InnerLast, MinTripCount - 1);
  if (!Host || Host != getHost(Outer, Conditions, Expander))
    return false;
  Instruction *At = Host->getLoopPreheader()->getTerminator();
  IRBuilder<> Builder(At);
  Value *All = nullptr;
  for (const auto &[Pred, Number, Bound] : Conditions) {
    Value *V = Expander.expandCodeFor(Number, Number->getType(), At);
    Value *Other = Expander.expandCodeFor(Bound, Bound->getType(), At);
    Builder.SetInsertPoint(At);
    Value *IsMet = Builder.CreateICmp(Pred, V, Other);
    All = All ? Builder.CreateAnd(All, IsMet, "jam") : IsMet;
  }
  versionCourseLoop(*Host, All, LI, DT, SE, AC);
  IsChanged = true;
  return true;
}

// Why the nest cannot be jammed, or null. A rest is known to depend on nothing.
const char *Jammer::prepare(CourseNestJam &Jam, bool IsRest) {
  if (const char *Obstacle = getCourseJamCounts(Jam, SE))
    return Obstacle;
  if (int(Jam.Delay) + Jam.Growth < 0)
    return "later iterations begin earlier";
  if (!IsRest)
    for (Loop *L : reverse(drop_end(Jam.Nest)))
      IsChanged |= enterCourseInnerLoop(*L, LI, DT, SE, AC, TLI);
  if (const char *Obstacle = getCourseJamBlocks(Jam.Nest, DT))
    return Obstacle;
  if (IsRest)
    return nullptr;
  SmallVector<const SCEV *, 4> Checks;
  if (const char *Obstacle = getCourseJamDependence(Jam, SE, DT, AA, Checks))
    return Obstacle;
  return guard(Jam, Checks) ? nullptr : "what decides is not known before it";
}

static void expect(Loop &L, unsigned TripCount) {
  unsigned Entries = 1;
  setLoopEstimatedTripCount(&L, std::max(TripCount, 1u), Entries);
}

// Does it, and returns what is left over as a loop of its own, or null.
Loop *Jammer::jam(CourseNestJam &Jam) {
  Loop &Outer = *Jam.Nest.front();
  const unsigned Expected =
      getLoopEstimatedTripCount(&Outer).value_or(CourseExpectedTripCount);
  Loop *Rest = nullptr;
  if (!splitRest(Outer, Jam.Copies, Rest))
    return nullptr;
  jamCourseNest(Jam, LI, DT, SE, AC);
  expect(Outer, Expected / Jam.Copies);
  if (Rest)
    expect(*Rest, Jam.Copies / 2);
  ++NumLoopsJammed;
  IsChanged = true;
  return Rest;
}

// Lets several iterations of the loop around two share these.
void Jammer::jamRows(Loop &Outer, SmallVectorImpl<Loop *> &Outers) {
  Loop &Next = *Outer.getSubLoops().front();
  Loop &Inner = *Next.getSubLoops().front();
  if (Inner.getNumBlocks() != 1)
    return;
  Loop *Nest[] = {&Outer, &Next, &Inner};
  CourseNestJam Jam = {Nest};
  const auto [Rows, Columns] =
      chooseTile(Outer, course::getPlanned(Outer, "jam").value_or(MaxRows));
  Jam.Copies = Rows;
  const char *Obstacle =
      getObstacle({&Outer, Jam.Copies}, JamEstimate(Inner, SE, TTI));
  if (!Obstacle)
    Obstacle = prepare(Jam, /*IsRest=*/false);
  if (Obstacle) {
    LLVM_DEBUG(dbgs() << Outer.getName() << ", rows: " << Obstacle << '\n');
    return;
  }
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "JammedRows", Outer.getStartLoc(),
                              Outer.getHeader())
           << "two inner loops do " << ore::NV("Count", Jam.Copies)
           << " iterations of the outer one at once";
  });
  if (Loop *Rest = jam(Jam))
    Outers.push_back(Rest->getSubLoops().front());
  MostColumns[&Next] = Columns;
}

// With the fewest accesses for each iteration first.
SmallVector<JammedLoop, 2> Jammer::getChoices(Loop &Outer,
                                              const JamEstimate &Estimate,
                                              const CourseNestJam &Jam,
                                              unsigned Limit,
                                              ArrayRef<unsigned> Delays) {
  const unsigned Size = Jam.Nest.back()->getHeader()->size();
  SmallVector<JammedLoop, 2> Choices;
  for (unsigned Delay : Delays) {
    CourseNestJam Choice = Jam;
    Choice.Delay = Delay;
    Choice.Copies = chooseCopies(Outer, Estimate, Limit, 1, Delay);
    // What is before and after the loop grows with the square of the copies: with
    // 8, a triangular system of 32-bit numbers costs 1.14 of what it does.
    if (Choice.getNumOutside() != 0)
      Choice.Copies = std::min(Choice.Copies, FewCopies);
    while (Choice.Copies > 1 && Choice.getNumOutside() * Size > MaxOutsideSize)
      --Choice.Copies;
    Choices.push_back({&Outer, Choice.Copies, Delay});
  }
  llvm::sort(Choices, [&](const JammedLoop &A, const JammedLoop &B) {
    const unsigned OfA = Estimate.countAccesses(A) * B.Copies;
    const unsigned OfB = Estimate.countAccesses(B) * A.Copies;
    return std::pair(OfA, A.Delay) < std::pair(OfB, B.Delay);
  });
  return Choices;
}

// With at most Limit copies and one of the delays; IsRest: what jamming left.
void Jammer::jam(Loop &Outer, unsigned Limit, ArrayRef<unsigned> Delays,
                 bool IsRest) {
  Loop &Inner = *Outer.getSubLoops().front();
  if (Inner.getNumBlocks() != 1) {
    LLVM_DEBUG(dbgs() << Outer.getName()
                      << ": the inner loop has several blocks\n");
    return;
  }
  Loop *Nest[] = {&Outer, &Inner};
  CourseNestJam Jam = {Nest};
  Jam.Reductions = getCourseJamReductions(Outer);
  JamEstimate Estimate(Inner, SE, TTI);
  for (const CourseJamReduction &R : Jam.Reductions)
    Estimate.share(*R.InnerPhi);
  const char *Obstacle = getCourseJamCounts(Jam, SE);
  SmallVector<JammedLoop, 2> Choices;
  if (!Obstacle)
    Choices = getChoices(Outer, Estimate, Jam, Limit, Delays);
  const auto *Choice = find_if(Choices, [&](const JammedLoop &Choice) {
    Jam.Copies = Choice.Copies;
    Jam.Delay = Choice.Delay;
    const char *Why = getObstacle(Choice, Estimate);
    if (!Why)
      Why = prepare(Jam, IsRest);
    if (!Obstacle)
      Obstacle = Why;
    return !Why;
  });
  if (Choice == Choices.end()) {
    LLVM_DEBUG(dbgs() << Outer.getName() << ": " << Obstacle << '\n');
    return;
  }
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Jammed", Outer.getStartLoc(),
                              Outer.getHeader())
           << "the inner loop does " << ore::NV("Count", Jam.Copies)
           << " iterations of the outer one at once and accesses "
           << ore::NV("Shared",
                      Estimate.countAccesses({{&Outer, Jam.Copies, Jam.Delay}}))
           << " places instead of "
           << ore::NV("Accesses", Jam.Copies * Estimate.countAccesses({}));
  });
  if (Loop *Rest = jam(Jam))
    jam(*Rest, Jam.Copies / 2, Jam.Delay, /*IsRest=*/true);
}

static bool containsOneLoop(const Loop &L) {
  return L.getSubLoops().size() == 1 && L.getSubLoops().front()->isInnermost();
}

bool Jammer::run() {
  SmallVector<Loop *, 8> Outers, Around;
  for (Loop *L : LI.getLoopsInPreorder()) {
    if (containsOneLoop(*L))
      Outers.push_back(L);
    else if (L->getSubLoops().size() == 1 &&
             containsOneLoop(*L->getSubLoops().front()))
      Around.push_back(L);
  }
  auto Simplify = [&](Loop &L) {
    IsChanged |= simplifyLoop(L.getOutermostLoop(), &DT, &LI, &SE, &AC, nullptr,
                              /*PreserveLCSSA=*/false);
    IsChanged |= formLCSSARecursively(*L.getOutermostLoop(), DT, &LI, &SE);
  };
  for (Loop *L : Around) {
    Simplify(*L);
    jamRows(*L, Outers);
  }
  for (Loop *L : Outers) {
    Simplify(*L);
    const unsigned Most = MostColumns.lookup(L);
    jam(*L, course::getPlanned(*L, "jam").value_or(Most ? Most : MaxCount),
        {0, 1},
        /*IsRest=*/false);
  }
  return IsChanged;
}

PreservedAnalyses CourseUnrollAndJamPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  return Jammer(F, FAM).run() ? PreservedAnalyses::none()
                              : PreservedAnalyses::all();
}
