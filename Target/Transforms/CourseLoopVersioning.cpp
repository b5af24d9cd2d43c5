//===-- CourseLoopVersioning.cpp - Loops for the usual case ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What would hold nearly always, but is known only when the program runs, is
/// asked before an innermost loop, and the loop is there twice:
///
///   for (uint32_t k = 0; k < n; ++k)      if (row + (n - 1) <= UINT32_MAX)
///     s += a[row + k];                      if (&a[row] % 8 == 0)
///                                    =>       // a + 4 * row + 4 * k, in pairs
///                                           else
///                                             // a + 4 * row + 4 * k
///                                         else
///                                           // as it was
///
///   while (j < n)                  =>     if (step - 1 and n are small)
///     a[j] = 1, j += step                   for (r = (n - 1 - j) / step + 1;
///                                                r != 0; --r)
///                                             a[j] = 1, j += step
///                                         else
///                                           // as it was
///
/// Without wrapping around, an address grows by a constant: unrolled copies
/// have it in common, each with an offset, which is free. Where it is aligned,
/// course-load-store-pack makes one access of several; it learns that from an
/// assumption. And where the trip count is known, course-switch-unroll does
/// many iterations without asking.
///
/// LLVM's LoopVersioning does not serve: its conditions are those of LLVM's
/// dependence analysis.
///
/// Runs before loops are unrolled. Linear in the size of the loops.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseLoopVersioning.h"
#include "CoursePlan.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MustExecute.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

#define DEBUG_TYPE "course-loop-versioning"

STATISTIC(NumCounted, "Number of loops that have a version with a trip count");
STATISTIC(NumWithoutWrapping, "Number of loops that have no wrapping version");
STATISTIC(NumAligned, "Number of loops that have an aligned version");

static cl::opt<unsigned>
    MaxSize("course-loop-versioning-size", cl::Hidden, cl::init(400),
            cl::desc("Instructions that a loop to have twice may have"));

static cl::opt<bool> EnableAlignment(
    "course-loop-versioning-alignment", cl::Hidden, cl::init(true),
    cl::desc("Have loops twice for addresses that are aligned"));

static constexpr unsigned WidestAccess = 8;
// Rows of narrower elements start at multiples of 8 too rarely: with them,
// permutations costs 1 % more, and kmp 1 % less.
static constexpr unsigned NarrowestAccess = 4;
// From 16 to 128, and for loops from 100 to 1000 instructions, all benchmarks
// cost the same.
static constexpr unsigned ExpansionBudget = 16;

namespace {

class LoopVersioner {
  /// Loads by the address where their row starts.
  using RowMap = MapVector<const SCEV *, SmallVector<Instruction *, 2>>;

  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  AssumptionCache &AC;
  const TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;
  SCEVExpander Expander;

public:
  LoopVersioner(Function &F, FunctionAnalysisManager &FAM)
      : LI(FAM.getResult<LoopAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        TTI(FAM.getResult<TargetIRAnalysis>(F)),
        ORE(FAM.getResult<OptimizationRemarkEmitterAnalysis>(F)),
        Expander(SE, "version") {}

  bool run();

private:
  bool isCandidate(const Loop &L);
  bool isCheap(const SCEV *S, const Loop &L);
  const SCEV *getLastIteration(const Loop &L);
  const SCEVAddRecExpr *getWrapping(Instruction &I, const Loop &L);
  const SCEV *getLast(const SCEV *Start, const SCEV *Step, const SCEV *Count);
  const SCEV *getFrozen(const SCEV *S, Instruction *At);
  const SCEV *getUnalignedStart(Instruction &I, const Loop &L);
  RowMap findRows(const Loop &L);
  bool versionForCount(Loop &L);
  bool versionForWrapping(Loop &L);
  bool versionForAlignment(Loop &L);
  void remark(const Loop &L, StringRef Name, StringRef Condition);
};

} // namespace

//===----------------------------------------------------------------------===//
// Having a loop twice
//===----------------------------------------------------------------------===//

// The loops that go round three times at most are left alone.
bool LoopVersioner::isCandidate(const Loop &L) {
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks())
    Size += BB->size();
  unsigned MaxTripCount = SE.getSmallConstantMaxTripCount(&L);
  return L.isLoopSimplifyForm() && L.isSafeToClone() && Size <= MaxSize &&
         (MaxTripCount == 0 || MaxTripCount > 3) &&
         hasUnrollTransformation(&L) != TM_Disable &&
         course::getPlanned(L, "versions") != 0;
}

// Whether to compute it before the loop is a matter of a few instructions.
bool LoopVersioner::isCheap(const SCEV *S, const Loop &L) {
  Instruction *At = L.getLoopPreheader()->getTerminator();
  return SE.isLoopInvariant(S, &L) && Expander.isSafeToExpandAt(S, At) &&
         !Expander.isHighCostExpansion(S, const_cast<Loop *>(&L),
                                       ExpansionBudget, &TTI, At);
}

void LoopVersioner::remark(const Loop &L, StringRef Name, StringRef Condition) {
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, Name, L.getStartLoc(), L.getHeader())
           << "the loop exists twice, once for " << Condition;
  });
}

//===----------------------------------------------------------------------===//
// Trip counts
//===----------------------------------------------------------------------===//

namespace {

/// A loop that goes on while a number that grows evenly is less than a bound
/// or, if the bound is included, equal to it.
struct CountedLoop {
  const SCEVAddRecExpr *Next = nullptr;
  const SCEV *Bound = nullptr;
  CmpInst::Predicate Pred = CmpInst::BAD_ICMP_PREDICATE;
};

} // namespace

static CountedLoop getCountedLoop(const Loop &L, ScalarEvolution &SE) {
  auto *Branch = dyn_cast<BranchInst>(L.getLoopLatch()->getTerminator());
  if (!Branch || !Branch->isConditional())
    return {};
  auto *Condition = dyn_cast<ICmpInst>(Branch->getCondition());
  if (!Condition || !Condition->getOperand(0)->getType()->isIntegerTy())
    return {};
  CmpInst::Predicate Pred = Branch->getSuccessor(0) == L.getHeader()
                                ? Condition->getPredicate()
                                : Condition->getInversePredicate();
  const SCEV *Next = SE.getSCEV(Condition->getOperand(0));
  const SCEV *Bound = SE.getSCEV(Condition->getOperand(1));
  if (!isa<SCEVAddRecExpr>(Next)) {
    std::swap(Next, Bound);
    Pred = CmpInst::getSwappedPredicate(Pred);
  }
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Next);
  if (!AddRec || AddRec->getLoop() != &L || !AddRec->isAffine() ||
      !SE.isLoopInvariant(Bound, &L))
    return {};
  return {AddRec, Bound, Pred};
}

// Ends the loop after so many iterations.
static void addCount(Loop &L, Value *Count) {
  auto *Branch = cast<BranchInst>(L.getLoopLatch()->getTerminator());
  IRBuilder<> Builder(Branch);
  PHINode *Remaining =
      PHINode::Create(Count->getType(), 2, "remaining", L.getHeader()->begin());
  Value *Less = Builder.CreateSub(
      Remaining, ConstantInt::get(Count->getType(), 1), "less");
  Remaining->addIncoming(Count, L.getLoopPreheader());
  Remaining->addIncoming(Less, L.getLoopLatch());
  Value *Old = Branch->getCondition();
  Branch->setCondition(Branch->getSuccessor(0) == L.getHeader()
                           ? Builder.CreateIsNotNull(Less)
                           : Builder.CreateIsNull(Less));
  RecursivelyDeleteTriviallyDeadInstructions(Old);
}

// A step of 0 and a bound that the number may jump over make a loop that does
// not end. Neither is the case if step - 1 and bound are less than a quarter of
// all numbers, whether these have a sign or not.
bool LoopVersioner::versionForCount(Loop &L) {
  if (!L.isLoopExiting(L.getLoopLatch()) ||
      !isa<SCEVCouldNotCompute>(SE.getExitCount(&L, L.getLoopLatch())) ||
      !isCourseUnrollingWorthwhile(L, SE, TTI, ORE))
    return false;
  const auto [Next, Bound, Pred] = getCountedLoop(L, SE);
  if (!Next || !(ICmpInst::isLT(Pred) || ICmpInst::isLE(Pred)))
    return false;
  Type *Ty = Next->getType();
  const unsigned Width = Ty->getIntegerBitWidth();
  if (Width < 8 || Width > 64)
    return false;
  const APInt Quarter = APInt::getOneBitSet(Width, Width - 2);
  const SCEV *Step = Next->getStepRecurrence(SE);
  const SCEV *Start = SE.getMinusSCEV(Next->getStart(), Step);
  if (!isCheap(Start, L) || !isCheap(Step, L) || !isCheap(Bound, L) ||
      SE.isKnownNegative(Step) ||
      (isa<SCEVConstant>(Step) &&
       cast<SCEVConstant>(Step)->getAPInt().ugt(Quarter)) ||
      !SE.isLoopEntryGuardedByCond(&L, Pred, Start, Bound))
    return false;

  Instruction *At = L.getLoopPreheader()->getTerminator();
  Step = getFrozen(Step, At);
  const SCEV *Limit = getFrozen(Bound, At);
  auto Expand = [&](const SCEV *S) {
    return Expander.expandCodeFor(S, Ty, L.getLoopPreheader()->getTerminator());
  };
  Value *Bits = Expand(Limit);
  if (!isa<SCEVConstant>(Step)) {
    Value *Less = Expand(SE.getMinusSCEV(Step, SE.getOne(Ty)));
    Bits = IRBuilder<>(At).CreateOr(Bits, Less);
  }
  versionCourseLoop(L,
                    IRBuilder<>(At).CreateICmpULT(
                        Bits, ConstantInt::get(Ty, Quarter), "countable"),
                    LI, DT, SE, AC);

  const SCEV *Distance = SE.getMinusSCEV(Limit, Start);
  if (ICmpInst::isLT(Pred))
    Distance = SE.getMinusSCEV(Distance, SE.getOne(Ty));
  Value *Quotient = Expand(Distance);
  Value *Divisor = Expand(Step);
  IRBuilder<> Builder(L.getLoopPreheader()->getTerminator());
  if (!Step->isOne())
    Quotient = Builder.CreateUDiv(Quotient, Divisor);
  // ScalarEvolution would not compute the trip count again from a step that may
  // be 0 for all it knows. It shall take the value.
  Value *Count = Builder.CreateAdd(Quotient, ConstantInt::get(Ty, 1), "count");
  addCount(L, Builder.CreateFreeze(Count));
  ++NumCounted;
  remark(L, "Counted", "a trip count that is known");
  return true;
}

//===----------------------------------------------------------------------===//
// Numbers that do not wrap around
//===----------------------------------------------------------------------===//

// The number of the last iteration, at most, as 64 bits; null if it needs more.
const SCEV *LoopVersioner::getLastIteration(const Loop &L) {
  const SCEV *Count = SE.getSymbolicMaxBackedgeTakenCount(&L);
  if (isa<SCEVCouldNotCompute>(Count) ||
      SE.getTypeSizeInBits(Count->getType()) > 64 || !isCheap(Count, L))
    return nullptr;
  return SE.getNoopOrZeroExtend(Count,
                                Type::getInt64Ty(L.getHeader()->getContext()));
}

// The narrow number that I extends, if it grows evenly and might wrap around.
const SCEVAddRecExpr *LoopVersioner::getWrapping(Instruction &I,
                                                 const Loop &L) {
  if (!I.getType()->isIntegerTy(64) || isa<PHINode>(I))
    return nullptr;
  const auto *Wide = dyn_cast<SCEVZeroExtendExpr>(SE.getSCEV(&I));
  const auto *Narrow =
      Wide ? dyn_cast<SCEVAddRecExpr>(Wide->getOperand()) : nullptr;
  if (!Narrow || Narrow->getLoop() != &L || !Narrow->isAffine() ||
      SE.getTypeSizeInBits(Narrow->getType()) > 32)
    return nullptr;
  // What counts down has a step that is too large.
  return SE.isKnownNegative(Narrow->getStepRecurrence(SE)) ? nullptr : Narrow;
}

// What the number is in the last iteration, if it has not wrapped around. With
// 32 bits of each and of Count, this does not.
const SCEV *LoopVersioner::getLast(const SCEV *Start, const SCEV *Step,
                                   const SCEV *Count) {
  Type *Ty = Count->getType();
  return SE.getAddExpr(SE.getZeroExtendExpr(Start, Ty),
                       SE.getMulExpr(SE.getZeroExtendExpr(Step, Ty), Count));
}

// What S is before At, the same for the condition as for the loop where S may
// be undef or poison.
const SCEV *LoopVersioner::getFrozen(const SCEV *S, Instruction *At) {
  if (isa<SCEVConstant>(S))
    return S;
  Value *V = expandCourseFrozen(Expander, *S, *At, AC, DT);
  return isa<FreezeInst>(V) ? SE.getUnknown(V) : S;
}

bool LoopVersioner::versionForWrapping(Loop &L) {
  const SCEV *Count = getLastIteration(L);
  if (!Count)
    return false;
  MapVector<const SCEVAddRecExpr *, SmallVector<Instruction *, 2>> Numbers;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB)
      if (const SCEVAddRecExpr *Narrow = getWrapping(I, L);
          Narrow && isCheap(getLast(Narrow->getStart(),
                                    Narrow->getStepRecurrence(SE), Count),
                            L))
        Numbers[Narrow].push_back(&I);
  if (Numbers.empty())
    return false;

  Instruction *At = L.getLoopPreheader()->getTerminator();
  IRBuilder<> Builder(At);
  Type *Int64Ty = Builder.getInt64Ty();
  Value *Condition = nullptr;
  auto Demand = [&](const SCEV *Number, unsigned Bits) {
    Value *V = Expander.expandCodeFor(Number, Int64Ty, At);
    Builder.SetInsertPoint(At);
    Value *IsSmall = Builder.CreateICmpULE(
        V, Builder.getInt(APInt::getLowBitsSet(64, Bits)));
    Condition =
        Condition ? Builder.CreateAnd(Condition, IsSmall, "usual") : IsSmall;
  };
  if (SE.getUnsignedRangeMax(SE.applyLoopGuards(Count, &L)).getActiveBits() >
      32)
    Demand(Count, 32);
  SmallVector<std::pair<const SCEV *, const SCEV *>, 4> StartsAndSteps;
  for (const auto &[Narrow, Uses] : Numbers) {
    const SCEV *Start = getFrozen(Narrow->getStart(), At);
    const SCEV *Step = getFrozen(Narrow->getStepRecurrence(SE), At);
    StartsAndSteps.push_back({Start, Step});
    Demand(getLast(Start, Step, Count),
           SE.getTypeSizeInBits(Narrow->getType()));
  }
  versionCourseLoop(L, Condition, LI, DT, SE, AC);
  for (auto [Number, StartAndStep] : zip_equal(Numbers, StartsAndSteps)) {
    auto [Start, Step] = StartAndStep;
    const SCEV *Wide = SE.getAddRecExpr(SE.getZeroExtendExpr(Start, Int64Ty),
                                        SE.getZeroExtendExpr(Step, Int64Ty), &L,
                                        SCEV::FlagNUW);
    for (Instruction *I : Number.second) {
      Value *New = Expander.expandCodeFor(Wide, Int64Ty, I);
      SE.forgetValue(I);
      I->replaceAllUsesWith(New);
    }
  }
  ++NumWithoutWrapping;
  remark(L, "WithoutWrapping", "numbers that do not wrap around");
  return true;
}

//===----------------------------------------------------------------------===//
// Addresses that are aligned
//===----------------------------------------------------------------------===//

// The address where a row of narrow loads starts, if its alignment is not
// known.
const SCEV *LoopVersioner::getUnalignedStart(Instruction &I, const Loop &L) {
  auto *Load = dyn_cast<LoadInst>(&I);
  if (!Load || !Load->isSimple())
    return nullptr;
  Value *Pointer = Load->getPointerOperand();
  Type *Ty = Load->getType();
  const auto *Address = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Pointer));
  if (!Ty->isIntegerTy() || !Address || Address->getLoop() != &L ||
      !Address->isAffine())
    return nullptr;
  const DataLayout &DL = I.getDataLayout();
  uint64_t Size = DL.getTypeStoreSize(Ty);
  const auto *Step = dyn_cast<SCEVConstant>(Address->getStepRecurrence(SE));
  if (Size < NarrowestAccess || Size >= WidestAccess || !Step ||
      Step->getAPInt() != Size || DL.getTypeAllocSize(Ty) != Size ||
      SE.getMinTrailingZeros(Address->getStart()) >= Log2_32(WidestAccess))
    return nullptr;
  return Address->getStart();
}

// What stores has mostly been laid out in rows that start anywhere: with such
// loops, rmq2d-sparse costs 3 % more.
static bool writesMemory(const Loop &L) {
  return any_of(L.blocks(), [](const BasicBlock *BB) {
    return any_of(*BB,
                  [](const Instruction &I) { return I.mayWriteToMemory(); });
  });
}

// The rows of narrow loads of which at least one is executed whenever the loop
// is. Of another one the pointer may be undef or poison, and nothing can be
// assumed of it; conditional loads are not packed anyway.
LoopVersioner::RowMap LoopVersioner::findRows(const Loop &L) {
  SimpleLoopSafetyInfo Safety;
  Safety.computeLoopSafetyInfo(&L);
  RowMap Rows;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB)
      if (const SCEV *Start = getUnalignedStart(I, L);
          Start && isCheap(Start, L))
        Rows[Start].push_back(&I);
  Rows.remove_if([&](const auto &Row) {
    return none_of(Row.second, [&](const Instruction *I) {
      return Safety.isGuaranteedToExecute(*I, &DT, &L);
    });
  });
  return Rows;
}

// The accesses then use the pointer that is assumed to be aligned, so that one
// follows from the other.
bool LoopVersioner::versionForAlignment(Loop &L) {
  if (!SE.hasLoopInvariantBackedgeTakenCount(&L) || writesMemory(L))
    return false;
  const RowMap Rows = findRows(L);
  if (Rows.empty())
    return false;

  Instruction *At = L.getLoopPreheader()->getTerminator();
  IRBuilder<> Builder(At);
  Type *Int64Ty = Builder.getInt64Ty();
  SmallVector<Value *, 4> Pointers;
  Value *Bits = nullptr;
  for (const auto &[Start, Loads] : Rows) {
    Pointers.push_back(Expander.expandCodeFor(Start, Start->getType(), At));
    Builder.SetInsertPoint(At);
    Value *Address = Builder.CreatePtrToInt(Pointers.back(), Int64Ty);
    Bits = Bits ? Builder.CreateOr(Bits, Address) : Address;
  }
  Value *Misaligned = Builder.CreateURem(Bits, Builder.getInt64(WidestAccess));
  versionCourseLoop(L, Builder.CreateIsNull(Misaligned, "aligned"), LI, DT, SE,
                    AC);
  const SCEV *Number = SE.getAddRecExpr(SE.getZero(Int64Ty), SE.getOne(Int64Ty),
                                        &L, SCEV::FlagNUW);
  for (auto [Pointer, Row] : zip_equal(Pointers, Rows)) {
    Builder.SetInsertPoint(L.getLoopPreheader()->getTerminator());
    AC.registerAssumption(cast<AssumeInst>(Builder.CreateAlignmentAssumption(
        L.getHeader()->getDataLayout(), Pointer, WidestAccess)));
    for (Instruction *I : Row.second) {
      Value *Index = Expander.expandCodeFor(Number, Int64Ty, I);
      Builder.SetInsertPoint(I);
      I->setOperand(0, Builder.CreateGEP(getLoadStoreType(I), Pointer, Index));
    }
  }
  ++NumAligned;
  remark(L, "Aligned", "addresses that are aligned");
  return true;
}

bool LoopVersioner::run() {
  bool IsChanged = false;
  for (Loop *L : LI.getLoopsInPreorder()) {
    if (!L->isInnermost())
      continue;
    IsChanged |=
        simplifyLoop(L, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/false);
    if (!isCandidate(*L))
      continue;
    IsChanged |= versionForCount(*L);
    IsChanged |= versionForWrapping(*L);
    if (EnableAlignment)
      IsChanged |= versionForAlignment(*L);
  }
  return IsChanged;
}

PreservedAnalyses CourseLoopVersioningPass::run(Function &F,
                                                FunctionAnalysisManager &FAM) {
  return LoopVersioner(F, FAM).run() ? PreservedAnalyses::none()
                                     : PreservedAnalyses::all();
}
