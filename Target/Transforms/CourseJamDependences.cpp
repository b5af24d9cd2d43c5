//===-- CourseJamDependences.cpp - Which iterations may be jammed ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Iterations of an outer loop that share one run of the inner one change the
/// order of accesses:
///
///   for i                         for i, by 2
///     before(i)                     before(i), before(i + 1)
///     for k                         for k
///       inside(i, k)        =>        inside(i, k), inside(i + 1, k)
///     after(i)                      after(i), after(i + 1)
///
/// What came first comes second only if iteration i does it in a later part
/// than iteration i + d, or both do it in the inner loop, i + d in an earlier
/// iteration of that. For such pairs either alias analysis tells the objects
/// apart, or the distance of the addresses is bounded: it is linear in i, d and
/// the iterations of the inner loop, so it is least and greatest at corners of
/// what these can be. Only iterations that are jammed matter: d is smaller than
/// the number of copies. LLVM's DependenceInfo does not know that bound and
/// wants loops of known length, or no wrapping.
///
/// Both accesses of a corner are executed, so each is in memory, which ends far
/// below 2^63: distances in 64 bits are exact. Accesses that not each iteration
/// executes are left to alias analysis.
///
/// Linear in the size of the loops, but for pairs of a store and an access, of
/// which there may be 1024.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseJamDependences.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-unroll-and-jam"

static constexpr unsigned MaxPairs = 1024;
// Conditions to ask before a nest. In half of the tuning set none needs more
// than 3.
static constexpr unsigned MaxChecks = 4;

// Whether S has the same value in all iterations of Outer, at the same
// iteration of the inner loop.
static bool isUniform(const SCEV *S, const Loop &Outer, ScalarEvolution &SE) {
  return !SCEVExprContains(S, [&](const SCEV *Part) {
    if (const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Part))
      return AddRec->getLoop() == &Outer;
    return isa<SCEVUnknown>(Part) && !SE.isLoopInvariant(Part, &Outer);
  });
}

const SCEV *llvm::getCourseOuterStep(const SCEV *S, const Loop &Outer,
                                     ScalarEvolution &SE) {
  if (isUniform(S, Outer, SE))
    return SE.getZero(SE.getEffectiveSCEVType(S->getType()));
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(S);
  if (!AddRec || !AddRec->isAffine())
    return nullptr;
  const SCEV *Step = AddRec->getStepRecurrence(SE);
  if (!SE.isLoopInvariant(Step, &Outer))
    return nullptr;
  return AddRec->getLoop() == &Outer
             ? Step
             : getCourseOuterStep(AddRec->getStart(), Outer, SE);
}

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

const char *llvm::getCourseJamCounts(const Loop &Outer, ScalarEvolution &SE) {
  const Loop &Inner = *Outer.getSubLoops().front();
  for (const Loop *L : {&Outer, &Inner})
    if (const char *Obstacle = getLoopForm(*L))
      return Obstacle;
  const SCEV *Last = SE.getBackedgeTakenCount(&Inner);
  if (isa<SCEVCouldNotCompute>(Last))
    return "the inner loop's trip count is not known";
  if (!SE.isLoopInvariant(Last, &Outer))
    return "the inner loop's trip count changes";
  SmallPtrSet<const Instruction *, 8> Known;
  for (const PHINode &Phi : Outer.getHeader()->phis())
    if (const auto *I = dyn_cast<Instruction>(
            Phi.getIncomingValueForBlock(Outer.getLoopLatch()));
        I && !isReadyBefore(*I, Outer, Known))
      return "an iteration begins with what the inner loop computes";
  return nullptr;
}

const char *llvm::getCourseJamBlocks(const Loop &Outer,
                                     const DominatorTree &DT) {
  const Loop &Inner = *Outer.getSubLoops().front();
  if (!DT.dominates(Inner.getHeader(), Outer.getLoopLatch()))
    return "the inner loop is not always entered";
  if (Inner.getExitBlock() != Outer.getLoopLatch())
    return "there are several blocks after the inner loop";
  for (const BasicBlock *BB : Outer.blocks())
    if (any_of(*BB, [](const Instruction &I) { return I.mayThrow(); }))
      return "it may be left by an exception";
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {

/// Where in an iteration of the outer loop an access is.
enum class Part { Before, Inside, After };

struct Access {
  Instruction *I;
  Part Where;
  bool IsStore;
  bool IsUnconditional;
  const SCEV *Address;
  uint64_t Size;
};

/// The address of an access is Start + i * OuterStep + k * InnerStep in
/// iteration k of the inner loop in iteration i of the outer one.
struct LinearAddress {
  const SCEV *Start;
  const SCEV *OuterStep;
  const SCEV *InnerStep;
};

class JamDependences {
  using InnerPair = std::pair<const SCEV *, const SCEV *>;

  const Loop &Outer;
  const Loop &Inner;
  const unsigned Copies;
  ScalarEvolution &SE;
  const DominatorTree &DT;
  const DataLayout &DL;
  BatchAAResults AA;
  SmallVectorImpl<const SCEV *> &Checks;
  SmallVector<Access, 16> Accesses;

public:
  JamDependences(const Loop &Outer, unsigned Copies, ScalarEvolution &SE,
                 const DominatorTree &DT, AAResults &AA,
                 SmallVectorImpl<const SCEV *> &Checks)
      : Outer(Outer), Inner(*Outer.getSubLoops().front()), Copies(Copies),
        SE(SE), DT(DT), DL(Outer.getHeader()->getDataLayout()), AA(AA),
        Checks(Checks) {
    this->AA.enableCrossIterationMode();
  }

  const char *getObstacle();

private:
  const char *collectAccesses();
  bool areDifferentObjects(const Access &A, const Access &B);
  bool hasOwnPlaces(const Access &A) const;
  bool getLinearAddress(const Access &A, LinearAddress &Result) const;
  const SCEV *getDistance(const LinearAddress &First,
                          const LinearAddress &Second, const SCEV *OuterIndex,
                          unsigned OuterDistance, const SCEV *FirstInner,
                          const SCEV *SecondInner) const;
  bool addCheck(const SCEV *Number);
  bool areNotNegative(ArrayRef<const SCEV *> Corners);
  bool areApart(const Access &First, const Access &Second,
                unsigned LeastDistance, unsigned GreatestDistance);
  const SCEV *getLastIteration(const Loop &L) const;
  SmallVector<InnerPair, 3> getInnerCorners(const Access &First,
                                            const Access &Second) const;
  bool keepsOrder(const Access &First, const Access &Second);
};

} // namespace

const char *JamDependences::collectAccesses() {
  const BasicBlock *OuterLatch = Outer.getLoopLatch();
  const BasicBlock *InnerLatch = Inner.getLoopLatch();
  for (BasicBlock *BB : Outer.blocks())
    for (Instruction &I : *BB) {
      // Scopes that begin in the loop tell of one iteration only.
      if (isa<NoAliasScopeDeclInst>(I))
        return "it declares scopes of aliases";
      if (!I.mayReadOrWriteMemory())
        continue;
      if (!isa<LoadInst, StoreInst>(I) || I.isVolatile() || I.isAtomic())
        return "it accesses memory by more than loads and stores";
      Part Where = Inner.contains(BB)                    ? Part::Inside
                   : DT.dominates(Inner.getHeader(), BB) ? Part::After
                                                         : Part::Before;
      const BasicBlock *Latch = Where == Part::Inside ? InnerLatch : OuterLatch;
      Accesses.push_back({&I, Where, isa<StoreInst>(I), DT.dominates(BB, Latch),
                          SE.getSCEV(getLoadStorePointerOperand(&I)),
                          DL.getTypeStoreSize(getLoadStoreType(&I))});
    }
  return nullptr;
}

bool JamDependences::areDifferentObjects(const Access &A, const Access &B) {
  auto GetObject = [](const Access &A) {
    MemoryLocation Location = MemoryLocation::get(A.I);
    return MemoryLocation::getBeforeOrAfter(Location.Ptr, Location.AATags);
  };
  return AA.isNoAlias(GetObject(A), GetObject(B));
}

// The number in S that differs from one iteration of the inner loop to the
// next, and by what it is multiplied there.
static std::pair<const SCEV *, APInt>
getVariable(const SCEV *S, const Loop &Inner, ScalarEvolution &SE) {
  APInt Factor(SE.getTypeSizeInBits(S->getType()), 1);
  if (const auto *Add = dyn_cast<SCEVAddExpr>(S)) {
    const auto Varies = [&](const SCEV *Part) {
      return !SE.isLoopInvariant(Part, &Inner);
    };
    if (count_if(Add->operands(), Varies) == 1)
      S = *find_if(Add->operands(), Varies);
  }
  if (const auto *Mul = dyn_cast<SCEVMulExpr>(S))
    if (const auto *C = dyn_cast<SCEVConstant>(Mul->getOperand(0));
        C && Mul->getNumOperands() == 2) {
      Factor = C->getAPInt();
      S = Mul->getOperand(1);
    }
  if (const auto *Wide = dyn_cast<SCEVIntegralCastExpr>(S);
      Wide && !isa<SCEVTruncateExpr>(Wide))
    S = Wide->getOperand();
  return {S, Factor};
}

// Whether the iterations of the inner loop access places that are different
// from each other there and the same in all iterations of Outer: the order of
// accesses to each of them remains.
bool JamDependences::hasOwnPlaces(const Access &A) const {
  const auto [Variable, Factor] = getVariable(A.Address, Inner, SE);
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Variable);
  if (!AddRec || !AddRec->isAffine() || AddRec->getLoop() != &Inner ||
      !isUniform(A.Address, Outer, SE))
    return false;
  const auto *Step = dyn_cast<SCEVConstant>(AddRec->getStepRecurrence(SE));
  if (!Step)
    return false;
  const APInt Distance = Step->getAPInt().abs().zextOrTrunc(64);
  if ((Distance * Factor).abs().ult(A.Size))
    return false;
  // To come around again an address would have to go through all addresses, of
  // which most are no memory.
  const unsigned Width = SE.getTypeSizeInBits(AddRec->getType());
  if (Width == 64)
    return true;
  // A narrower number would have to go through all of its values.
  const APInt Last =
      SE.getUnsignedRangeMax(SE.getBackedgeTakenCount(&Inner)).zextOrTrunc(64);
  return Last.getActiveBits() <= Width &&
         (Distance * Last).getActiveBits() <= Width;
}

bool JamDependences::getLinearAddress(const Access &A,
                                      LinearAddress &Result) const {
  const SCEV *Zero = SE.getZero(SE.getEffectiveSCEVType(A.Address->getType()));
  Result = {A.Address, Zero, Zero};
  for (auto [L, Step] : {std::pair(&Inner, &Result.InnerStep),
                         std::pair(&Outer, &Result.OuterStep)})
    if (const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Result.Start);
        AddRec && AddRec->getLoop() == L && AddRec->isAffine()) {
      *Step = AddRec->getStepRecurrence(SE);
      Result.Start = AddRec->getStart();
    }
  return A.IsUnconditional && SE.isLoopInvariant(Result.Start, &Outer) &&
         SE.isLoopInvariant(Result.OuterStep, &Outer) &&
         SE.isLoopInvariant(Result.InnerStep, &Outer);
}

// From First in iteration OuterIndex to Second so many iterations later.
const SCEV *JamDependences::getDistance(const LinearAddress &First,
                                        const LinearAddress &Second,
                                        const SCEV *OuterIndex,
                                        unsigned OuterDistance,
                                        const SCEV *FirstInner,
                                        const SCEV *SecondInner) const {
  const SCEV *Start = SE.getMinusSCEV(Second.Start, First.Start);
  if (isa<SCEVCouldNotCompute>(Start))
    return nullptr;
  const SCEV *SecondOuter = SE.getAddExpr(
      OuterIndex, SE.getConstant(OuterIndex->getType(), OuterDistance));
  SmallVector<const SCEV *, 4> Terms = {
      Start, SE.getMulExpr(SecondOuter, Second.OuterStep),
      SE.getMulExpr(SecondInner, Second.InnerStep),
      SE.getNegativeSCEV(SE.getMulExpr(OuterIndex, First.OuterStep)),
      SE.getNegativeSCEV(SE.getMulExpr(FirstInner, First.InnerStep))};
  return SE.getAddExpr(Terms);
}

// The trip count less one, or null.
const SCEV *JamDependences::getLastIteration(const Loop &L) const {
  const SCEV *Last = SE.getBackedgeTakenCount(&L);
  if (isa<SCEVCouldNotCompute>(Last) ||
      SE.getTypeSizeInBits(Last->getType()) > 64)
    return nullptr;
  return SE.getNoopOrZeroExtend(
      Last, Type::getInt64Ty(Outer.getHeader()->getContext()));
}

// The iterations of the inner loop of First and of Second, where the latter
// comes first after jamming: the corners of what they can be.
SmallVector<JamDependences::InnerPair, 3>
JamDependences::getInnerCorners(const Access &First,
                                const Access &Second) const {
  const SCEV *Last = getLastIteration(Inner);
  if (!Last || !SE.isLoopInvariant(Last, &Outer))
    return {};
  const SCEV *Zero = SE.getZero(Last->getType());
  const SCEV *One = SE.getOne(Last->getType());
  if (First.Where == Part::Inside && Second.Where == Part::Inside)
    return {{One, Zero}, {Last, Zero}, {Last, SE.getMinusSCEV(Last, One)}};
  if (First.Where == Part::Inside)
    return {{Zero, Zero}, {Last, Zero}};
  return {{Zero, Zero}, {Zero, Last}};
}

// Whether First in one iteration of the outer loop, and Second so many later
// touch different bytes where Second comes first after jamming.
bool JamDependences::areApart(const Access &First, const Access &Second,
                              unsigned LeastDistance,
                              unsigned GreatestDistance) {
  LinearAddress A, B;
  const auto Inners = getInnerCorners(First, Second);
  const SCEV *LastOuter = getLastIteration(Outer);
  if (!getLinearAddress(First, A) || !getLinearAddress(Second, B) ||
      Inners.empty() || !LastOuter)
    return false;
  Type *Ty = LastOuter->getType();
  SmallVector<const SCEV *, 12> AfterFirst, BeforeFirst;
  for (unsigned OuterDistance : {LeastDistance, GreatestDistance})
    for (const SCEV *OuterIndex :
         {SE.getZero(Ty),
          SE.getMinusSCEV(LastOuter, SE.getConstant(Ty, OuterDistance))})
      for (auto [FirstInner, SecondInner] : Inners) {
        const SCEV *Distance = getDistance(A, B, OuterIndex, OuterDistance,
                                           FirstInner, SecondInner);
        if (!Distance)
          return false;
        AfterFirst.push_back(
            SE.getMinusSCEV(Distance, SE.getConstant(Ty, First.Size)));
        BeforeFirst.push_back(SE.getNegativeSCEV(
            SE.getAddExpr(Distance, SE.getConstant(Ty, Second.Size))));
      }
  return areNotNegative(AfterFirst) || areNotNegative(BeforeFirst);
}

// Whether no corner is negative, or is not under Checks. That is worth being
// checked if it is known of one corner, and of none that it is negative.
bool JamDependences::areNotNegative(ArrayRef<const SCEV *> Corners) {
  SmallVector<const SCEV *, 4> Unknown;
  for (const SCEV *Corner : Corners) {
    if (SE.isKnownNegative(Corner))
      return false;
    if (!SE.isKnownNonNegative(Corner))
      Unknown.push_back(Corner);
  }
  if (Unknown.size() == Corners.size())
    return false;
  const SmallVector<const SCEV *, 4> Old(Checks.begin(), Checks.end());
  if (all_of(Unknown, [&](const SCEV *Corner) { return addCheck(Corner); }))
    return true;
  Checks.assign(Old.begin(), Old.end());
  return false;
}

// Of numbers that differ by constants the least is enough.
bool JamDependences::addCheck(const SCEV *Number) {
  if (!SE.isLoopInvariant(Number, &Outer))
    return false;
  for (const SCEV *&Check : Checks)
    if (const auto Difference = SE.computeConstantDifference(Number, Check)) {
      if (Difference->isNegative())
        Check = Number;
      return true;
    }
  Checks.push_back(Number);
  return Checks.size() <= MaxChecks;
}

// Whether Second, in a later iteration of the outer loop, may be done in the
// same run of the inner loop as First, of which one is a store.
bool JamDependences::keepsOrder(const Access &First, const Access &Second) {
  if (First.Where < Second.Where ||
      (First.Where == Second.Where && First.Where != Part::Inside))
    return true;
  if (areDifferentObjects(First, Second))
    return true;
  if (First.Where == Second.Where && First.Address == Second.Address &&
      First.Size == Second.Size && hasOwnPlaces(First))
    return true;
  // What is above for one iteration may be below for the next.
  return areApart(First, Second, 1, Copies - 1) ||
         all_of(seq(1u, Copies), [&](unsigned Distance) {
           return areApart(First, Second, Distance, Distance);
         });
}

const char *JamDependences::getObstacle() {
  if (const char *Obstacle = collectAccesses())
    return Obstacle;
  const size_t NumStores =
      count_if(Accesses, [](const Access &A) { return A.IsStore; });
  if (NumStores * Accesses.size() > MaxPairs)
    return "it has too many accesses";
  for (const Access &First : Accesses)
    for (const Access &Second : Accesses)
      if ((First.IsStore || Second.IsStore) && !keepsOrder(First, Second)) {
        LLVM_DEBUG(dbgs() << "  order changes:" << *First.I << " at "
                          << *First.Address << "\n  and" << *Second.I << " at "
                          << *Second.Address << '\n');
        return "its iterations depend on each other";
      }
  return nullptr;
}

const char *
llvm::getCourseJamDependence(const Loop &Outer, unsigned Copies,
                             ScalarEvolution &SE, const DominatorTree &DT,
                             AAResults &AA,
                             SmallVectorImpl<const SCEV *> &Checks) {
  return JamDependences(Outer, Copies, SE, DT, AA, Checks).getObstacle();
}
