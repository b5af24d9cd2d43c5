//===-- CourseJamDependences.cpp - Which iterations may be jammed ---------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Iterations of an outer loop that share one run of the loops inside change the
/// order of accesses:
///
///   for i                         for i, by 2
///     before(i)                     before(i), before(i + 1)
///     for k                         for k
///       inside(i, k)        =>        inside(i, k), inside(i + 1, k)
///     after(i)                      after(i), after(i + 1)
///
/// Where the inner loop has more iterations in i + 1, they come after after(i).
///
/// What came first comes second only if iteration i does it in a later part
/// than iteration i + d, or both do it in an inner loop, i + d in an earlier
/// iteration of that; a copy that is behind has to be so much earlier. For such
/// pairs either alias analysis tells the objects apart, or the distance of the
/// addresses is bounded: it is linear in i, d and the iterations of the inner
/// loops, so it is least and greatest at corners of what these can be. Where
/// the trip count of the innermost loop grows with i, corners are linear in i,
/// too. Only iterations that are jammed matter: d is smaller than the number of
/// copies. LLVM's DependenceInfo does not know that bound and wants loops of
/// known length, or no wrapping.
///
/// Both accesses of a corner are executed, so each is in memory, which ends far
/// below 2^63: distances in 64 bits are exact. Accesses that not each iteration
/// executes are left to alias analysis.
///
/// Where an inner loop is too short for any such pair, corners are not executed,
/// and what is found does not matter.
///
/// Linear in the size of the loops, but for pairs of a store and an access, of
/// which there may be 1024.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseJamDependences.h"
#include "Transforms/CourseLoopScopes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
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
// Memory
//===----------------------------------------------------------------------===//

namespace {

/// Where in an iteration of a loop an access is.
enum class Part { Before, Inside, After };

struct Access {
  Instruction *I;
  /// The innermost of the nest's loops that it is in, and where.
  unsigned Level;
  Part Where;
  bool IsStore;
  bool IsUnconditional;
  const SCEV *Address;
  uint64_t Size;

  Part getPart(unsigned InLevel) const {
    return InLevel < Level ? Part::Inside : Where;
  }
};

/// The address of an access is Start plus, for each loop of the nest, its
/// iteration times the step.
struct LinearAddress {
  const SCEV *Start;
  SmallVector<const SCEV *, 3> Steps;
};

/// Iterations of two accesses, by the level of the loops that they are in.
struct Corner {
  SmallVector<const SCEV *, 3> First, Second;
};

class JamDependences {
  const CourseNestJam &Jam;
  const ArrayRef<Loop *> Nest;
  const Loop &Outer;
  const Loop &Inner;
  ScalarEvolution &SE;
  const DominatorTree &DT;
  const DataLayout &DL;
  BatchAAResults AA;
  SmallVectorImpl<const SCEV *> &Checks;
  SmallVector<Access, 16> Accesses;

public:
  JamDependences(const CourseNestJam &Jam, ScalarEvolution &SE,
                 const DominatorTree &DT, AAResults &AA,
                 SmallVectorImpl<const SCEV *> &Checks)
      : Jam(Jam), Nest(Jam.Nest), Outer(*Nest.front()), Inner(*Nest.back()),
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
  const SCEV *getPlace(const LinearAddress &Address,
                       ArrayRef<const SCEV *> Iterations) const;
  bool addCheck(const SCEV *Number);
  bool areNotNegative(ArrayRef<const SCEV *> Corners);
  bool areApart(const Access &First, const Access &Second,
                unsigned LeastDistance, unsigned GreatestDistance);
  const SCEV *getLastIteration(unsigned Level, const SCEV *OuterIndex) const;
  bool appendFree(const Access &First, const Access &Second, Corner C,
                  SmallVectorImpl<Corner> &Corners) const;
  bool appendUntilEnd(const Access &First, const Access &Second,
                      unsigned Distance, const Corner &C,
                      SmallVectorImpl<Corner> &Corners) const;
  bool appendCorners(const Access &First, const Access &Second,
                     unsigned Distance, const Corner &C,
                     SmallVectorImpl<Corner> &Corners) const;
  bool canSwap(const Access &First, const Access &Second) const;
  bool keepsOrder(const Access &First, const Access &Second);
};

} // namespace

const char *JamDependences::collectAccesses() {
  if (declaresCourseScopes(Outer))
    return "it declares scopes of aliases";
  for (BasicBlock *BB : Outer.blocks()) {
    unsigned Level = 0;
    while (Level + 1 != Nest.size() && Nest[Level + 1]->contains(BB))
      ++Level;
    const BasicBlock *Latch = Nest[Level]->getLoopLatch();
    for (Instruction &I : *BB) {
      if (!I.mayReadOrWriteMemory())
        continue;
      if (!isa<LoadInst, StoreInst>(I) || I.isVolatile() || I.isAtomic())
        return "it accesses memory by more than loads and stores";
      const Part Where = Level + 1 == Nest.size() ? Part::Inside
                         : BB == Latch            ? Part::After
                                                  : Part::Before;
      Accesses.push_back({&I, Level, Where, isa<StoreInst>(I),
                          DT.dominates(BB, Latch),
                          SE.getSCEV(getLoadStorePointerOperand(&I)),
                          DL.getTypeStoreSize(getLoadStoreType(&I))});
    }
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
  Result = {A.Address, SmallVector<const SCEV *, 3>(Nest.size(), Zero)};
  // What a loop has left is not linear after it.
  for (unsigned Level = A.Level + 1; Level-- != 0;)
    if (const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Result.Start);
        AddRec && AddRec->getLoop() == Nest[Level] && AddRec->isAffine()) {
      Result.Steps[Level] = AddRec->getStepRecurrence(SE);
      Result.Start = AddRec->getStart();
    }
  return A.IsUnconditional && SE.isLoopInvariant(Result.Start, &Outer) &&
         all_of(Result.Steps, [&](const SCEV *Step) {
           return SE.isLoopInvariant(Step, &Outer);
         });
}

// How far behind Start.
const SCEV *JamDependences::getPlace(const LinearAddress &Address,
                                     ArrayRef<const SCEV *> Iterations) const {
  SmallVector<const SCEV *, 4> Terms;
  for (auto [Iteration, Step] : zip(Iterations, Address.Steps))
    Terms.push_back(SE.getMulExpr(Iteration, Step));
  return SE.getAddExpr(Terms);
}

// The trip count less one, or null.
const SCEV *JamDependences::getLastIteration(unsigned Level,
                                             const SCEV *OuterIndex) const {
  const SCEV *Last = SE.getBackedgeTakenCount(Nest[Level]);
  if (isa<SCEVCouldNotCompute>(Last) ||
      SE.getTypeSizeInBits(Last->getType()) > 64)
    return nullptr;
  const int Growth = Level + 1 == Nest.size() ? Jam.Growth : 0;
  if (Growth != 0)
    Last = cast<SCEVAddRecExpr>(Last)->getStart();
  Type *Ty = Type::getInt64Ty(Outer.getHeader()->getContext());
  Last = SE.getNoopOrZeroExtend(Last, Ty);
  if (Growth != 0)
    Last = SE.getAddExpr(
        Last, SE.getMulExpr(OuterIndex, SE.getConstant(Ty, Growth, true)));
  return SE.isLoopInvariant(Last, &Outer) ? Last : nullptr;
}

// All iterations of the loops that C does not tell of.
bool JamDependences::appendFree(const Access &First, const Access &Second,
                                Corner C,
                                SmallVectorImpl<Corner> &Corners) const {
  for (auto [A, Iterations] :
       {std::pair(&First, &Corner::First), std::pair(&Second, &Corner::Second)})
    if (const unsigned Level = (C.*Iterations).size(); Level <= A->Level) {
      const SCEV *Last = getLastIteration(Level, (C.*Iterations).front());
      if (!Last)
        return false;
      for (const SCEV *S : {SE.getZero(Last->getType()), Last}) {
        (C.*Iterations).push_back(S);
        if (!appendFree(First, Second, C, Corners))
          return false;
        (C.*Iterations).pop_back();
      }
      return true;
    }
  Corners.push_back(std::move(C));
  return true;
}

// Before what follows the innermost loop in an iteration, later ones have done
// only what this one has iterations for.
bool JamDependences::appendUntilEnd(const Access &First, const Access &Second,
                                    unsigned Distance, const Corner &C,
                                    SmallVectorImpl<Corner> &Corners) const {
  const SCEV *Last = getLastIteration(Nest.size() - 1, C.First.front());
  if (!Last)
    return false;
  const SCEV *Behind = SE.getConstant(Last->getType(), Distance * Jam.Delay);
  for (const SCEV *S :
       {SE.getZero(Last->getType()), SE.getMinusSCEV(Last, Behind)}) {
    Corner Next = C;
    Next.Second.push_back(S);
    if (!appendFree(First, Second, std::move(Next), Corners))
      return false;
  }
  return true;
}

// The iterations of First and of Second, so many iterations of the outermost
// loop later, where the latter comes first after jamming: the corners of what
// they can be when both are in the same iteration, after jamming, of the loops
// that C tells of. False if that is not known.
bool JamDependences::appendCorners(const Access &First, const Access &Second,
                                   unsigned Distance, const Corner &C,
                                   SmallVectorImpl<Corner> &Corners) const {
  const unsigned Level = C.First.size() - 1;
  const Part FirstPart = First.getPart(Level);
  const Part SecondPart = Second.getPart(Level);
  const bool IsInnermost = Level + 2 == Nest.size();
  if (IsInnermost && FirstPart == Part::After && SecondPart == Part::Inside)
    return appendUntilEnd(First, Second, Distance, C, Corners);
  if (FirstPart > SecondPart)
    return appendFree(First, Second, C, Corners);
  // In the innermost loop the copies are in their order.
  if (FirstPart != SecondPart || FirstPart != Part::Inside ||
      Level + 1 == Nest.size())
    return true;
  const SCEV *FirstLast = getLastIteration(Level + 1, C.First.front());
  const SCEV *SecondLast = getLastIteration(Level + 1, C.Second.front());
  if (!FirstLast || !SecondLast)
    return false;
  const SCEV *Zero = SE.getZero(FirstLast->getType());
  const SCEV *Behind = SE.getConstant(FirstLast->getType(),
                                      IsInnermost ? Distance * Jam.Delay : 0);
  const SCEV *Least = SE.getAddExpr(Behind, SE.getOne(Zero->getType()));
  for (auto [A, B] :
       {std::pair(Least, Zero), std::pair(FirstLast, Zero),
        std::pair(FirstLast, SE.getMinusSCEV(FirstLast, Least))}) {
    Corner Next = C;
    Next.First.push_back(A);
    Next.Second.push_back(B);
    if (!appendFree(First, Second, std::move(Next), Corners))
      return false;
  }
  for (const SCEV *S : {Zero, SecondLast}) {
    Corner Next = C;
    Next.First.push_back(SE.getAddExpr(S, Behind));
    Next.Second.push_back(S);
    if (!appendCorners(First, Second, Distance, Next, Corners))
      return false;
  }
  return true;
}

// Whether First in one iteration of the outer loop, and Second so many later
// touch different bytes where Second comes first after jamming.
bool JamDependences::areApart(const Access &First, const Access &Second,
                              unsigned LeastDistance,
                              unsigned GreatestDistance) {
  LinearAddress A, B;
  Type *Ty = Type::getInt64Ty(Outer.getHeader()->getContext());
  const SCEV *LastOuter = getLastIteration(0, nullptr);
  if (!getLinearAddress(First, A) || !getLinearAddress(Second, B) || !LastOuter)
    return false;
  const SCEV *Start = SE.getMinusSCEV(B.Start, A.Start);
  if (isa<SCEVCouldNotCompute>(Start))
    return false;
  SmallVector<const SCEV *, 12> AfterFirst, BeforeFirst;
  for (unsigned OuterDistance : {LeastDistance, GreatestDistance})
    for (const SCEV *OuterIndex :
         {SE.getZero(Ty),
          SE.getMinusSCEV(LastOuter, SE.getConstant(Ty, OuterDistance))}) {
      SmallVector<Corner, 18> Corners;
      const Corner C = {
          {OuterIndex},
          {SE.getAddExpr(OuterIndex, SE.getConstant(Ty, OuterDistance))}};
      if (!appendCorners(First, Second, OuterDistance, C, Corners))
        return false;
      for (const Corner &C : Corners) {
        const SCEV *Distance =
            SE.getAddExpr(Start, SE.getMinusSCEV(getPlace(B, C.Second),
                                                 getPlace(A, C.First)));
        AfterFirst.push_back(
            SE.getMinusSCEV(Distance, SE.getConstant(Ty, First.Size)));
        BeforeFirst.push_back(SE.getNegativeSCEV(
            SE.getAddExpr(Distance, SE.getConstant(Ty, Second.Size))));
      }
    }
  return areNotNegative(AfterFirst) || areNotNegative(BeforeFirst);
}

// Whether no corner is negative, or is not under Checks. That is worth being
// checked if it is known of none that it is negative.
bool JamDependences::areNotNegative(ArrayRef<const SCEV *> Corners) {
  SmallVector<const SCEV *, 4> Unknown;
  for (const SCEV *Corner : Corners) {
    if (SE.isKnownNegative(Corner))
      return false;
    if (!SE.isKnownNonNegative(Corner))
      Unknown.push_back(Corner);
  }
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

// Whether jamming can make Second, in a later iteration of the outermost loop,
// come before First.
bool JamDependences::canSwap(const Access &First, const Access &Second) const {
  for (unsigned Level = 0; Level + 1 != Nest.size(); ++Level) {
    const Part FirstPart = First.getPart(Level);
    const Part SecondPart = Second.getPart(Level);
    // From one iteration of an inner loop to another one.
    if (Level != 0 || FirstPart > SecondPart)
      return true;
    if (FirstPart < SecondPart || FirstPart != Part::Inside)
      return false;
  }
  return true;
}

// Whether Second, in a later iteration of the outer loop, may be done in the
// same run of the loops inside as First, of which one is a store.
bool JamDependences::keepsOrder(const Access &First, const Access &Second) {
  if (!canSwap(First, Second) || areDifferentObjects(First, Second))
    return true;
  if (Nest.size() == 2 && First.Level == 1 && Second.Level == 1 &&
      First.Address == Second.Address && First.Size == Second.Size &&
      hasOwnPlaces(First))
    return true;
  // What is above for one iteration may be below for the next.
  return areApart(First, Second, 1, Jam.Copies - 1) ||
         all_of(seq(1u, Jam.Copies), [&](unsigned Distance) {
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
llvm::getCourseJamDependence(const CourseNestJam &Jam, ScalarEvolution &SE,
                             const DominatorTree &DT, AAResults &AA,
                             SmallVectorImpl<const SCEV *> &Checks) {
  return JamDependences(Jam, SE, DT, AA, Checks).getObstacle();
}
