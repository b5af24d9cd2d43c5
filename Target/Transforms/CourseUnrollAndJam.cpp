//===-- CourseUnrollAndJam.cpp - Outer iterations in one inner loop -------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Does several iterations of an outer loop in one run of its inner loop:
///
///   for (j)                               for (j += 4)
///     for (k)                               for (k) {
///       c[j] += a[k] * b[k][j]      =>        t = a[k]
///                                             c[j]   += t * b[k][j]
///                                             c[j+1] += t * b[k][j+1] ...
///                                           }
///
/// What the iterations load from the same place is loaded once, the counting of
/// the inner loop is done once, and the head goes to each array once for all of
/// them. LLVM's UnrollAndJamLoop does it and knows whether it is safe; its pass
/// leaves loops of unknown trip count alone, or takes as many copies of them as
/// of an inner loop and copies what remains.
///
/// -course-unroll-and-jam-count=4 has the least cost for the products of
/// matrices: 0.55 to 0.73 of what they cost without (2: 0.81 to 1, 8: 0.81 to
/// 1.01, since more values are spilled and more iterations remain).
///
/// Applied if the inner loop is one block and loads something that is the same
/// for all iterations of the outer one, with as many copies as there are
/// registers for.
///
/// LLVM's dependence analysis wants proofs that addresses do not wrap around.
/// An inner loop that goes through an array by a constant step gets none, but
/// cannot get to the same place twice on this machine: it would have to go
/// through all addresses, of which those from 10240 to 20479 are an error. So
/// accesses of such a loop that have the same address, which the outer loop
/// does not change, depend on each other in the same inner iteration only,
/// where their order stays. They are marked so (!noalias) while LLVM looks.
///
/// Runs before other unrolling, when what inner loops sum up is in registers.
/// Linear in the size of the loops apart from the dependence analysis, which is
/// quadratic in the accesses of a nest, of which it takes 64.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseUnrollAndJam.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/CodeMetrics.h"
#include "llvm/Analysis/DependenceAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "course-unroll-and-jam"

STATISTIC(NumLoopsJammed, "Number of inner loops that do several iterations of "
                          "the outer one");

static cl::opt<unsigned> MaxCount(
    "course-unroll-and-jam-count", cl::Hidden, cl::init(4),
    cl::desc("Iterations of an outer loop that an inner loop may do at once"));

static cl::opt<unsigned> MaxAccesses(
    "course-unroll-and-jam-accesses", cl::Hidden, cl::init(64),
    cl::desc("Accesses of a nest beyond which its dependences are not asked "
             "for"));

// The others are for addresses, counters and what is being computed.
static constexpr unsigned RegistersForCopies = 10;

// A longer step could jump over what is no memory.
static constexpr uint64_t LongestStep =
    Course::HeapStart - Course::StackAreaEnd;

namespace {

/// Marks the accesses of an inner loop that depend on each other in the same
/// iteration only as independent, as long as it is alive.
class IterationMarks {
  Function &F;
  MDNode *Domain = nullptr;
  /// For the scope of an access, what was known of it.
  DenseMap<const Metadata *, AAMDNodes> Originals;

public:
  IterationMarks(Loop &Inner, Loop &Outer, ScalarEvolution &SE);
  ~IterationMarks();

private:
  void mark(ArrayRef<Instruction *> Accesses);
};

class Jammer {
  LoopInfo &LI;
  ScalarEvolution &SE;
  DominatorTree &DT;
  AssumptionCache &AC;
  DependenceInfo &DI;
  const TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;

public:
  Jammer(Function &F, FunctionAnalysisManager &FAM)
      : LI(FAM.getResult<LoopAnalysis>(F)),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        DI(FAM.getResult<DependenceAnalysis>(F)),
        TTI(FAM.getResult<TargetIRAnalysis>(F)),
        ORE(FAM.getResult<OptimizationRemarkEmitterAnalysis>(F)) {}

  bool run();

private:
  const char *getObstacle(Loop &Outer);
  unsigned getRegistersPerCopy(Loop &Outer);
  unsigned getCount(Loop &Outer);
  bool jam(Loop &Outer);
};

} // namespace

//===----------------------------------------------------------------------===//
// What the dependence analysis does not see
//===----------------------------------------------------------------------===//

// Whether the address of an access is another one in each iteration of the
// inner loop, and the same ones in each iteration of the outer one.
static bool walksAlone(const SCEV *Address, uint64_t Size, Loop &Inner,
                       Loop &Outer, ScalarEvolution &SE) {
  const auto *Walk = dyn_cast<SCEVAddRecExpr>(Address);
  if (!Walk || Walk->getLoop() != &Inner || !Walk->isAffine() ||
      !SE.isLoopInvariant(Walk->getStart(), &Outer))
    return false;
  const auto *Step = dyn_cast<SCEVConstant>(Walk->getStepRecurrence(SE));
  if (!Step)
    return false;
  APInt Distance = Step->getAPInt().abs();
  return Distance.uge(Size) && Distance.ule(LongestStep);
}

IterationMarks::IterationMarks(Loop &Inner, Loop &Outer, ScalarEvolution &SE)
    : F(*Inner.getHeader()->getParent()) {
  const DataLayout &DL = F.getDataLayout();
  MapVector<std::pair<const SCEV *, uint64_t>, SmallVector<Instruction *, 4>>
      Families;
  for (Instruction &I : *Inner.getHeader())
    if (Value *Pointer = getLoadStorePointerOperand(&I)) {
      const SCEV *Address = SE.getSCEV(Pointer);
      uint64_t Size = DL.getTypeStoreSize(getLoadStoreType(&I));
      if (walksAlone(Address, Size, Inner, Outer, SE))
        Families[{Address, Size}].push_back(&I);
    }
  for (const auto &[Where, Accesses] : Families)
    if (Accesses.size() > 1 && any_of(Accesses, IsaPred<StoreInst>))
      mark(Accesses);
}

// Each gets a scope of its own, which no other is in.
void IterationMarks::mark(ArrayRef<Instruction *> Accesses) {
  MDBuilder Builder(F.getContext());
  if (!Domain)
    Domain = Builder.createAnonymousAliasScopeDomain(DEBUG_TYPE);
  SmallVector<Metadata *, 4> Scopes;
  for (Instruction *I : Accesses) {
    Scopes.push_back(Builder.createAnonymousAliasScope(Domain, "access"));
    Originals[Scopes.back()] = I->getAAMetadata();
  }
  for (auto [Index, I] : enumerate(Accesses)) {
    SmallVector<Metadata *, 4> Others;
    for (Metadata *Scope : Scopes)
      if (Scope != Scopes[Index])
        Others.push_back(Scope);
    AAMDNodes Facts = I->getAAMetadata();
    // The own scope last.
    Facts.Scope = MDNode::concatenate(
        Facts.Scope, MDNode::get(F.getContext(), Scopes[Index]));
    Facts.NoAlias =
        MDNode::concatenate(Facts.NoAlias, MDNode::get(F.getContext(), Others));
    I->setAAMetadata(Facts);
  }
}

// Copies have the marks, too.
IterationMarks::~IterationMarks() {
  if (Originals.empty())
    return;
  for (Instruction &I : instructions(F)) {
    MDNode *Scopes = I.getMetadata(LLVMContext::MD_alias_scope);
    if (!Scopes || Scopes->getNumOperands() == 0)
      continue;
    auto Found =
        Originals.find(Scopes->getOperand(Scopes->getNumOperands() - 1).get());
    if (Found != Originals.end())
      I.setAAMetadata(Found->second);
  }
}

//===----------------------------------------------------------------------===//
// Which loops
//===----------------------------------------------------------------------===//

static unsigned countAccesses(const Loop &L) {
  unsigned N = 0;
  for (const BasicBlock *BB : L.blocks())
    N += count_if(
        *BB, [](const Instruction &I) { return I.mayReadOrWriteMemory(); });
  return N;
}

// Why the outer loop stays as it is, or null.
const char *Jammer::getObstacle(Loop &Outer) {
  const Loop &Inner = *Outer.getSubLoops().front();
  if (Inner.getNumBlocks() != 1)
    return "the inner loop has several blocks";
  if (countAccesses(Outer) > MaxAccesses)
    return "it has too many accesses";
  bool SharesLoads = any_of(*Inner.getHeader(), [&](Instruction &I) {
    auto *Load = dyn_cast<LoadInst>(&I);
    return Load &&
           SE.isLoopInvariant(
               SE.getSCEVAtScope(Load->getPointerOperand(), &Outer), &Outer);
  });
  if (!SharesLoads)
    return "its iterations load nothing in common";
  return nullptr;
}

// How many values the inner loop keeps in registers for each iteration of the
// outer one: what it sums up, and bases of addresses.
unsigned Jammer::getRegistersPerCopy(Loop &Outer) {
  Loop &Inner = *Outer.getSubLoops().front();
  unsigned NumSums = count_if(Inner.getHeader()->phis(), [&](PHINode &Phi) {
    const auto *Walk = SE.isSCEVable(Phi.getType())
                           ? dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&Phi))
                           : nullptr;
    return !Walk || !SE.isLoopInvariant(Walk->getStart(), &Outer);
  });
  SmallPtrSet<const Value *, 8> Bases;
  for (const Instruction &I : *Inner.getHeader())
    if (const Value *Pointer = getLoadStorePointerOperand(&I))
      SCEVExprContains(SE.getSCEV(const_cast<Value *>(Pointer)),
                       [&](const SCEV *S) {
                         const auto *Unknown = dyn_cast<SCEVUnknown>(S);
                         if (Unknown && !SE.isLoopInvariant(S, &Outer) &&
                             SE.isLoopInvariant(S, &Inner))
                           Bases.insert(Unknown->getValue());
                         return false;
                       });
  return NumSums + Bases.size();
}

unsigned Jammer::getCount(Loop &Outer) {
  unsigned Count = MaxCount;
  unsigned Trips = SE.getSmallConstantTripCount(&Outer);
  unsigned PerCopy = getRegistersPerCopy(Outer);
  while (Count > 1 && ((Trips != 0 && Count > Trips) ||
                       Count * PerCopy > RegistersForCopies))
    Count /= 2;
  return Count;
}

bool Jammer::jam(Loop &Outer) {
  if (const char *Obstacle = getObstacle(Outer)) {
    LLVM_DEBUG(dbgs() << Outer.getName() << ": " << Obstacle << '\n');
    return false;
  }
  IterationMarks Marks(*Outer.getSubLoops().front(), Outer, SE);
  if (!isSafeToUnrollAndJam(&Outer, SE, DT, DI, LI)) {
    LLVM_DEBUG(dbgs() << Outer.getName()
                      << ": its iterations depend on each other\n");
    return false;
  }
  unsigned Count = getCount(Outer);
  if (Count < 2) {
    LLVM_DEBUG(dbgs() << Outer.getName()
                      << ": too few registers or iterations\n");
    return false;
  }
  const BasicBlock *Header = Outer.getHeader();
  const DebugLoc Where = Outer.getStartLoc();
  // Point of no return.
  LoopUnrollResult Result = UnrollAndJamLoop(
      &Outer, Count, SE.getSmallConstantTripCount(&Outer),
      SE.getSmallConstantTripMultiple(&Outer), /*UnrollRemainder=*/false, &LI,
      &SE, &DT, &AC, &TTI, &ORE);
  if (Result == LoopUnrollResult::Unmodified)
    return false;
  ++NumLoopsJammed;
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Jammed", Where, Header)
           << "the inner loop does " << ore::NV("Count", Count)
           << " iterations of the outer one at once";
  });
  return true;
}

bool Jammer::run() {
  SmallVector<Loop *, 8> Outers;
  for (Loop *L : LI.getLoopsInPreorder())
    if (L->getSubLoops().size() == 1 && L->getSubLoops()[0]->isInnermost())
      Outers.push_back(L);
  bool IsChanged = false;
  for (Loop *Outer : Outers) {
    IsChanged |= simplifyLoop(Outer, &DT, &LI, &SE, &AC, nullptr,
                              /*PreserveLCSSA=*/false);
    IsChanged |= formLCSSARecursively(*Outer, DT, &LI, &SE);
    IsChanged |= jam(*Outer);
  }
  return IsChanged;
}

PreservedAnalyses CourseUnrollAndJamPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  return Jammer(F, FAM).run() ? PreservedAnalyses::none()
                              : PreservedAnalyses::all();
}
