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
/// Iterations change places: what one stores must be nothing that another one
/// accesses, by alias analysis of whole objects, or the inner loop goes through
/// the same places in all iterations and their order remains. What only the
/// subscripts of one array tell apart is left alone.
///
/// Linear in the size of the loops, but for pairs of a store and an access; of
/// these there may be 1024.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseUnrollAndJam.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/DependenceAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
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

static constexpr unsigned MaxPairs = 1024;

// A longer step could jump over what is no memory.
static constexpr uint64_t LongestStep =
    Course::HeapStart - Course::StackAreaEnd;

namespace {

/// For LLVM's check of what else must hold, when the order of accesses is known
/// to be free.
struct NoAlias : AAResultBase {
  AliasResult alias(const MemoryLocation &, const MemoryLocation &,
                    AAQueryInfo &, const Instruction *) {
    return AliasResult::NoAlias;
  }
};

class Jammer {
  Function &F;
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  AAResults &AA;
  AssumptionCache &AC;
  const TargetLibraryInfo &TLI;
  const TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;

public:
  Jammer(Function &F, FunctionAnalysisManager &FAM)
      : F(F), LI(FAM.getResult<LoopAnalysis>(F)),
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
  bool hasOwnAddress(const Instruction &I, const Loop &Outer);
  bool maySwapOrder(const Instruction &Store, const Instruction &Access,
                    const Loop &Outer, BatchAAResults &BatchAA);
  bool areIterationsIndependent(const Loop &Outer);
  bool isUniform(const SCEV *S, const Loop &Outer);
  const SCEV *getOuterStep(const SCEV *S, const Loop &Outer);
  unsigned countAccesses(const Loop &Outer, unsigned Copies);
  unsigned countLiveValues(const Loop &Outer, unsigned Copies);
  unsigned chooseCopies(Loop &Outer, unsigned Limit);
  bool splitRest(Loop &Outer, unsigned Copies, Loop *&Rest);
  bool jam(Loop &Outer, unsigned Limit);
};

} // namespace

// Whether S has the same value in all iterations of Outer, at the same
// iteration of the inner loop.
bool Jammer::isUniform(const SCEV *S, const Loop &Outer) {
  return !SCEVExprContains(S, [&](const SCEV *Part) {
    if (const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Part))
      return AddRec->getLoop() == &Outer;
    return isa<SCEVUnknown>(Part) && !SE.isLoopInvariant(Part, &Outer);
  });
}

// By how much S grows from one iteration of Outer to the next at the same
// iteration of the inner loop, or null.
const SCEV *Jammer::getOuterStep(const SCEV *S, const Loop &Outer) {
  if (isUniform(S, Outer))
    return SE.getZero(SE.getEffectiveSCEVType(S->getType()));
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(S);
  if (!AddRec || !AddRec->isAffine())
    return nullptr;
  const SCEV *Step = AddRec->getStepRecurrence(SE);
  if (!SE.isLoopInvariant(Step, &Outer))
    return nullptr;
  return AddRec->getLoop() == &Outer ? Step
                                     : getOuterStep(AddRec->getStart(), Outer);
}

static const Value *getPointer(const Instruction &I) {
  return getLoadStorePointerOperand(&I);
}

// Whether the iterations of the inner loop access places that are different
// from each other there and the same in all iterations of Outer: the order of
// accesses to each of them remains.
bool Jammer::hasOwnAddress(const Instruction &I, const Loop &Outer) {
  const SCEV *Address = SE.getSCEV(const_cast<Value *>(getPointer(I)));
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Address);
  if (!AddRec || !AddRec->isAffine() ||
      AddRec->getLoop() != Outer.getSubLoops().front() ||
      !isUniform(Address, Outer))
    return false;
  const auto *Step = dyn_cast<SCEVConstant>(AddRec->getStepRecurrence(SE));
  const uint64_t Size =
      F.getDataLayout().getTypeStoreSize(getLoadStoreType(&I));
  // To come around again it would have to go through all addresses, of which
  // some are no memory.
  return Step && Step->getAPInt().abs().uge(Size) &&
         Step->getAPInt().abs().ule(LongestStep);
}

// Whether two accesses, one of them a store, may change places.
bool Jammer::maySwapOrder(const Instruction &Store, const Instruction &Access,
                          const Loop &Outer, BatchAAResults &BatchAA) {
  const Loop &Inner = *Outer.getSubLoops().front();
  auto GetPart = [&](const Instruction &I) {
    if (Inner.contains(&I))
      return 1;
    return DT.dominates(Inner.getHeader(), I.getParent()) ? 2 : 0;
  };
  auto GetObject = [](const Instruction &I) {
    MemoryLocation Location = MemoryLocation::get(&I);
    return MemoryLocation::getBeforeOrAfter(Location.Ptr, Location.AATags);
  };
  if (BatchAA.isNoAlias(GetObject(Store), GetObject(Access)))
    return true;
  // Before the inner loop or after it, iterations keep their order.
  if (GetPart(Store) != GetPart(Access))
    return false;
  return !Inner.contains(&Store) ||
         (hasOwnAddress(Store, Outer) &&
          SE.getSCEV(const_cast<Value *>(getPointer(Store))) ==
              SE.getSCEV(const_cast<Value *>(getPointer(Access))) &&
          getLoadStoreType(&Store) == getLoadStoreType(&Access));
}

// Whether what one iteration stores is nothing that another one accesses, or
// the order of these accesses remains.
bool Jammer::areIterationsIndependent(const Loop &Outer) {
  SmallVector<Instruction *, 16> Stores, Accesses;
  for (BasicBlock *BB : Outer.blocks())
    for (Instruction &I : *BB) {
      // Scopes that begin in the loop tell of one iteration only.
      if (isa<NoAliasScopeDeclInst>(I))
        return false;
      if (!I.mayReadOrWriteMemory())
        continue;
      if (!isa<LoadInst, StoreInst>(I))
        return false;
      Accesses.push_back(&I);
      if (isa<StoreInst>(I))
        Stores.push_back(&I);
    }
  if (Stores.size() * Accesses.size() > MaxPairs)
    return false;
  BatchAAResults BatchAA(AA);
  BatchAA.enableCrossIterationMode();
  return all_of(Stores, [&](const Instruction *Store) {
    return all_of(Accesses, [&](const Instruction *Access) {
      return maySwapOrder(*Store, *Access, Outer, BatchAA);
    });
  });
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
    const SCEV *Step = getOuterStep(Address, Outer);
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
                           ? getOuterStep(SE.getSCEV(V), Outer)
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
  for (unsigned Copies = Limit; Copies > 1; --Copies)
    if (Copies * Size <= Preferences.PartialThreshold &&
        countLiveValues(Outer, Copies) + CourseLoopTemporaries <= NumRegisters)
      return Copies;
  return 1;
}

// Why the loop stays as it is, or null.
const char *Jammer::getObstacle(const Loop &Outer, unsigned Count) {
  if (hasUnrollAndJamTransformation(&Outer) & TM_Disable)
    return "it is forbidden";
  if (Count < 2)
    return "too few registers or iterations";
  if (countAccesses(Outer, Count) == Count * countAccesses(Outer, 1))
    return "its iterations load nothing in common";
  if (!areIterationsIndependent(Outer))
    return "its iterations depend on each other";
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

// With at most Limit copies.
bool Jammer::jam(Loop &Outer, unsigned Limit) {
  if (Outer.getSubLoops().front()->getNumBlocks() != 1) {
    LLVM_DEBUG(dbgs() << Outer.getName()
                      << ": the inner loop has several blocks\n");
    return false;
  }
  const unsigned Copies = chooseCopies(Outer, Limit);
  if (const char *Obstacle = getObstacle(Outer, Copies)) {
    LLVM_DEBUG(dbgs() << Outer.getName() << ": " << Obstacle << '\n');
    return false;
  }
  NoAlias Nothing;
  AAResults NothingAliases(TLI);
  NothingAliases.addAAResult(Nothing);
  DependenceInfo Dependences(&F, &NothingAliases, &SE, &LI);
  if (!Outer.isLoopSimplifyForm() ||
      !isSafeToUnrollAndJam(&Outer, SE, DT, Dependences, LI)) {
    LLVM_DEBUG(dbgs() << Outer.getName() << ": its form does not allow it\n");
    return false;
  }

  const unsigned NumAccesses = countAccesses(Outer, 1);
  const unsigned NumShared = countAccesses(Outer, Copies);
  const DebugLoc Start = Outer.getStartLoc();
  BasicBlock *Header = Outer.getHeader();
  Loop *Rest = nullptr;
  if (!splitRest(Outer, Copies, Rest))
    return false;
  [[maybe_unused]] LoopUnrollResult Result = UnrollAndJamLoop(
      &Outer, Copies, SE.getSmallConstantTripCount(&Outer), Copies,
      /*UnrollRemainder=*/false, &LI, &SE, &DT, &AC, &TTI, &ORE);
  assert(Result != LoopUnrollResult::Unmodified && "nothing was left to check");

  ++NumLoopsJammed;
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Jammed", Start, Header)
           << "the inner loop does " << ore::NV("Count", Copies)
           << " iterations of the outer one at once and accesses "
           << ore::NV("Shared", NumShared) << " places instead of "
           << ore::NV("Accesses", Copies * NumAccesses);
  });
  if (Rest)
    jam(*Rest, Copies / 2);
  return true;
}

bool Jammer::run() {
  SmallVector<Loop *, 8> Outers;
  for (Loop *L : LI.getLoopsInPreorder())
    if (L->getSubLoops().size() == 1 && L->getSubLoops().front()->isInnermost())
      Outers.push_back(L);
  bool IsChanged = false;
  for (Loop *L : Outers) {
    IsChanged |= simplifyLoop(L->getOutermostLoop(), &DT, &LI, &SE, &AC,
                              nullptr, /*PreserveLCSSA=*/false);
    IsChanged |= formLCSSARecursively(*L->getOutermostLoop(), DT, &LI, &SE);
    IsChanged |= jam(*L, MaxCount);
  }
  return IsChanged;
}

PreservedAnalyses CourseUnrollAndJamPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  return Jammer(F, FAM).run() ? PreservedAnalyses::none()
                              : PreservedAnalyses::all();
}
