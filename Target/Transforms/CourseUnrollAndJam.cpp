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
/// A load costs 4 in the heap, and head travel to it and back. LLVM
/// does the unrolling; here it is decided where and how many times. The more
/// iterations share, the better, as long as what is alive in the inner loop
/// fits into the registers. Runs when loops are rotated and their invariants
/// outside; wants common subexpressions to be removed afterwards.
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
/// The same is done where each iteration asks first whether the inner loop has
/// anything to do.
///
/// Linear in the size of the loops, but for pairs of a store and an access.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseUnrollAndJam.h"
#include "CoursePlan.h"
#include "Transforms/CourseIterations.h"
#include "Transforms/CourseJamDependences.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/SmallPtrSet.h"
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

// Instructions of loops that may exist twice. Of the nests that are jammed in
// half of the tuning set none has more than 330.
static constexpr unsigned MaxGuardedSize = 1000;

namespace {

/// A number that must be greater than another one or equal.
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
  const char *getObstacle(const Loop &Outer, unsigned Count);
  unsigned countAccesses(const Loop &Outer, unsigned Copies);
  unsigned countLiveValues(const Loop &Outer, unsigned Copies);
  unsigned chooseCopies(Loop &Outer, unsigned Limit);
  bool splitRest(Loop &Outer, unsigned Copies, Loop *&Rest);
  void enterAlways(Loop &Outer);
  Loop *getHost(Loop &Outer, ArrayRef<Condition> Conditions,
                SCEVExpander &Expander);
  bool guard(Loop &Outer, unsigned Copies, ArrayRef<const SCEV *> Checks);
  const char *prepare(Loop &Outer, unsigned Copies, bool IsRest);
  void jam(Loop &Outer, unsigned Limit, bool IsRest);
};

} // namespace

static void expect(Loop &L, unsigned TripCount) {
  unsigned Entries = 1;
  setLoopEstimatedTripCount(&L, std::max(TripCount, 1u), Entries);
}

static const Value *getPointer(const Instruction &I) {
  return getLoadStorePointerOperand(&I);
}

// How many different places so many copies of the inner loop load and store.
unsigned Jammer::countAccesses(const Loop &Outer, unsigned Copies) {
  const BasicBlock &Body = *Outer.getSubLoops().front()->getHeader();
  SmallPtrSet<const SCEV *, 32> Addresses[2];
  unsigned NumOther = 0;
  for (const Instruction &I : Body) {
    if (!isa<LoadInst, StoreInst>(I))
      continue;
    const SCEV *Address = SE.getSCEV(const_cast<Value *>(getPointer(I)));
    const SCEV *Step = getCourseOuterStep(Address, Outer, SE);
    if (!Step) {
      NumOther += Copies;
      continue;
    }
    for (unsigned Copy = 0; Copy != Copies; ++Copy) {
      Addresses[isa<StoreInst>(I)].insert(Address);
      Address = SE.getAddExpr(Address, Step);
    }
  }
  return Addresses[0].size() + Addresses[1].size() + NumOther;
}

// How many values are alive in so many copies of the inner loop. What differs
// by a constant from copy to copy is an offset.
unsigned Jammer::countLiveValues(const Loop &Outer, unsigned Copies) {
  const Loop &Inner = *Outer.getSubLoops().front();
  SmallPtrSet<const Value *, 32> Known;
  unsigned NumLive = 0;
  auto Count = [&](Value *V) {
    if (!Known.insert(V).second)
      return;
    const SCEV *Step = SE.isSCEVable(V->getType())
                           ? getCourseOuterStep(SE.getSCEV(V), Outer, SE)
                           : nullptr;
    NumLive += isa_and_nonnull<SCEVConstant>(Step) ? 1 : Copies;
  };
  for (Instruction &I : *Inner.getHeader()) {
    if (isa<PHINode>(I)) {
      Count(&I);
      continue;
    }
    for (Value *Operand : I.operands()) {
      const auto *Def = dyn_cast<Instruction>(Operand);
      if (isa<Argument>(Operand) || (Def && !Inner.contains(Def)))
        Count(Operand);
    }
  }
  return NumLive;
}

// As many as fit into the registers and the limits of unrolling.
unsigned Jammer::chooseCopies(Loop &Outer, unsigned Limit) {
  Loop &Inner = *Outer.getSubLoops().front();
  TargetTransformInfo::UnrollingPreferences Preferences =
      gatherUnrollingPreferences(&Inner, SE, TTI, nullptr, nullptr, ORE,
                                 /*OptLevel=*/2, std::nullopt, std::nullopt,
                                 std::nullopt, std::nullopt, std::nullopt,
                                 std::nullopt);
  const unsigned Size = Inner.getHeader()->size();
  // What will be unrolled completely shares its loads without being jammed.
  if (unsigned TripCount = SE.getSmallConstantTripCount(&Inner);
      TripCount != 0 && TripCount * Size <= Preferences.Threshold)
    return 1;
  unsigned OuterTripCount = SE.getSmallConstantTripCount(&Outer);
  if (OuterTripCount != 0)
    Limit = std::min(Limit, OuterTripCount);
  const unsigned NumRegisters =
      TTI.getNumberOfRegisters(TTI.getRegisterClassForType(/*Vector=*/false));
  unsigned Copies = Limit;
  while (Copies > 1 && (Copies * Size > Preferences.PartialThreshold ||
                        countLiveValues(Outer, Copies) + CourseLoopTemporaries >
                            NumRegisters))
    --Copies;
  // More that save little are not worth the iterations that are left over.
  if (Copies > FewCopies &&
      countAccesses(Outer, FewCopies) * Copies * 100 <=
          countAccesses(Outer, Copies) * FewCopies * (100 + MinSaving))
    return FewCopies;
  return Copies;
}

// Why the loop stays as it is, or null.
const char *Jammer::getObstacle(const Loop &Outer, unsigned Count) {
  if (hasUnrollAndJamTransformation(&Outer) & TM_Disable)
    return "it is forbidden";
  if (Count < 2)
    return "too few registers or iterations";
  if (countAccesses(Outer, Count) == Count * countAccesses(Outer, 1))
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

static bool canBeTwice(const Loop &L) {
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks())
    Size += BB->size();
  return Size <= MaxGuardedSize && L.isLoopSimplifyForm() && L.isSafeToClone();
}

// The branch by which an iteration may leave out the inner loop, if the same
// condition decides in all iterations, or null.
static BranchInst *getInvariantEntry(const Loop &Outer,
                                     const DominatorTree &DT) {
  const DomTreeNode *Node =
      DT.getNode(Outer.getSubLoops().front()->getHeader());
  while (Node->getBlock() != Outer.getHeader()) {
    Node = Node->getIDom();
    auto *Branch = dyn_cast<BranchInst>(Node->getBlock()->getTerminator());
    if (Branch && Branch->isConditional() &&
        is_contained(Branch->successors(), Outer.getLoopLatch()))
      return isa<Constant>(Branch->getCondition()) ||
                     !Outer.isLoopInvariant(Branch->getCondition())
                 ? nullptr
                 : Branch;
  }
  return nullptr;
}

// Where the same condition decides in all iterations whether they enter the
// inner loop, asks it before.
void Jammer::enterAlways(Loop &Outer) {
  BranchInst *Branch = getInvariantEntry(Outer, DT);
  if (!Branch)
    return;
  BasicBlock *Latch = Outer.getLoopLatch();
  Loop *Host = nullptr;
  for (Loop *L = &Outer;
       L && canBeTwice(*L) && L->isLoopInvariant(Branch->getCondition());
       L = L->getParentLoop())
    Host = L;
  if (!Host)
    return;
  IRBuilder<> Builder(Host->getLoopPreheader()->getTerminator());
  const bool SkipsIfTrue = Branch->getSuccessor(0) == Latch;
  Value *Condition = Branch->getCondition();
  versionCourseLoop(*Host,
                    SkipsIfTrue ? Builder.CreateNot(Condition) : Condition, LI,
                    DT, SE, AC);
  Branch->setCondition(Builder.getInt1(!SkipsIfTrue));
  DomTreeUpdater DTU(DT, DomTreeUpdater::UpdateStrategy::Eager);
  ConstantFoldTerminator(Branch->getParent(), /*DeleteDeadConditions=*/true,
                         &TLI, &DTU);
  SE.forgetTopmostLoop(&Outer);
  if (Latch->getSinglePredecessor())
    MergeBlockIntoPredecessor(Latch, &DTU, &LI);
  simplifyLoop(&Outer, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/true);
  IsChanged = true;
}

// The outermost of the loops around that may exist twice, with a preheader that
// can compute all numbers, or null.
Loop *Jammer::getHost(Loop &Outer, ArrayRef<Condition> Conditions,
                      SCEVExpander &Expander) {
  Loop *Host = nullptr;
  for (Loop *L = &Outer; L && canBeTwice(*L); L = L->getParentLoop()) {
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

// Where it takes a condition to jam, or there may be too few iterations, lets
// the nest exist twice. It is asked outside of the loops that it does not
// depend on; where it depends on all, the inner loop must be worth it, too.
bool Jammer::guard(Loop &Outer, unsigned Copies,
                   ArrayRef<const SCEV *> Checks) {
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
  Demand(ICmpInst::ICMP_UGE, Last, std::min(Copies, MinTripCount) - 1);
  for (const SCEV *Check : Checks)
    Demand(ICmpInst::ICMP_SGE, Check, 0);
  if (Conditions.empty())
    return true;

  SCEVExpander Expander(SE, "jam");
  Loop *Host = getHost(Outer, Conditions, Expander);
  if (Host == &Outer && Outer.getParentLoop())
    Demand(ICmpInst::ICMP_UGE,
           SE.getBackedgeTakenCount(Outer.getSubLoops().front()),
           MinTripCount - 1);
  if (!Host || Host != getHost(Outer, Conditions, Expander))
    return false;
  Instruction *At = Host->getLoopPreheader()->getTerminator();
  IRBuilder<> Builder(At);
  Value *All = nullptr;
  for (const auto &[Pred, Number, Bound] : Conditions) {
    Value *V = Expander.expandCodeFor(Number, Number->getType(), At);
    Builder.SetInsertPoint(At);
    Value *IsMet =
        Builder.CreateICmp(Pred, V, cast<SCEVConstant>(Bound)->getValue());
    All = All ? Builder.CreateAnd(All, IsMet, "jam") : IsMet;
  }
  versionCourseLoop(*Host, All, LI, DT, SE, AC);
  IsChanged = true;
  return true;
}

// Why the loop cannot be jammed, or null when it has become such that it can.
// The rest of a jammed loop is known to depend on nothing.
const char *Jammer::prepare(Loop &Outer, unsigned Copies, bool IsRest) {
  if (const char *Obstacle = getCourseJamCounts(Outer, SE))
    return Obstacle;
  if (!IsRest)
    enterAlways(Outer);
  if (const char *Obstacle = getCourseJamBlocks(Outer, DT))
    return Obstacle;
  if (IsRest)
    return nullptr;
  SmallVector<const SCEV *, 4> Checks;
  if (const char *Obstacle =
          getCourseJamDependence(Outer, Copies, SE, DT, AA, Checks))
    return Obstacle;
  return guard(Outer, Copies, Checks) ? nullptr
                                      : "what decides is not known before it";
}

// With at most Limit copies. IsRest: what a jammed loop has left over.
void Jammer::jam(Loop &Outer, unsigned Limit, bool IsRest) {
  if (Outer.getSubLoops().front()->getNumBlocks() != 1) {
    LLVM_DEBUG(dbgs() << Outer.getName()
                      << ": the inner loop has several blocks\n");
    return;
  }
  const unsigned Copies = chooseCopies(Outer, Limit);
  const char *Obstacle = getObstacle(Outer, Copies);
  if (!Obstacle)
    Obstacle = prepare(Outer, Copies, IsRest);
  if (Obstacle) {
    LLVM_DEBUG(dbgs() << Outer.getName() << ": " << Obstacle << '\n');
    return;
  }

  const unsigned NumAccesses = countAccesses(Outer, 1);
  const unsigned NumShared = countAccesses(Outer, Copies);
  const DebugLoc Start = Outer.getStartLoc();
  BasicBlock *Header = Outer.getHeader();
  const unsigned Expected =
      getLoopEstimatedTripCount(&Outer).value_or(CourseExpectedTripCount);
  Loop *Rest = nullptr;
  if (!splitRest(Outer, Copies, Rest))
    return;
  const LoopUnrollResult Result = UnrollAndJamLoop(
      &Outer, Copies, SE.getSmallConstantTripCount(&Outer), Copies,
      /*UnrollRemainder=*/false, &LI, &SE, &DT, &AC, &TTI, &ORE);
  assert(Result != LoopUnrollResult::Unmodified && "nothing was left to check");
  if (Result == LoopUnrollResult::PartiallyUnrolled)
    expect(Outer, Expected / Copies);
  if (Rest)
    expect(*Rest, Copies / 2);

  ++NumLoopsJammed;
  IsChanged = true;
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Jammed", Start, Header)
           << "the inner loop does " << ore::NV("Count", Copies)
           << " iterations of the outer one at once and accesses "
           << ore::NV("Shared", NumShared) << " places instead of "
           << ore::NV("Accesses", Copies * NumAccesses);
  });
  if (Rest)
    jam(*Rest, Copies / 2, /*IsRest=*/true);
}

bool Jammer::run() {
  SmallVector<Loop *, 8> Outers;
  for (Loop *L : LI.getLoopsInPreorder())
    if (L->getSubLoops().size() == 1 && L->getSubLoops().front()->isInnermost())
      Outers.push_back(L);
  for (Loop *L : Outers) {
    IsChanged |= simplifyLoop(L->getOutermostLoop(), &DT, &LI, &SE, &AC,
                              nullptr, /*PreserveLCSSA=*/false);
    IsChanged |= formLCSSARecursively(*L->getOutermostLoop(), DT, &LI, &SE);
    jam(*L, course::getPlanned(*L, "jam").value_or(MaxCount), /*IsRest=*/false);
  }
  return IsChanged;
}

PreservedAnalyses CourseUnrollAndJamPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  return Jammer(F, FAM).run() ? PreservedAnalyses::none()
                              : PreservedAnalyses::all();
}
