//===-- CourseScalarPromotion.cpp - Array elements in registers -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Keeps an element of an array in a register while a loop reads others:
///
///   for j < i                            s = x[i]
///     x[i] -= l[j] * x[j]        =>      for j < i
///                                          s -= l[j] * x[j]
///                                        x[i] = s
///
/// LICM does so where alias analysis knows that nothing else is accessed there.
/// Within one array it takes the bounds of the loop to know: here, that x[j]
/// stays below x[i]. Scalar evolution computes the first and the last place of
/// each access, and the conditions before the loop tell on which side of the
/// element they are. LICM's own rewriting does the rest.
///
/// Runs on innermost loops before they are jammed and unrolled. Linear in the
/// size of the loops, but for pairs of an element and an access, each of which
/// takes a few questions to scalar evolution.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseScalarPromotion.h"
#include "Transforms/CourseLoopScopes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/Loads.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/MemorySSAUpdater.h"
#include "llvm/Analysis/MustExecute.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/PredIteratorCache.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-scalar-promotion"

// Elements times accesses of a loop, for compile time: 300 times 300 took a second.
static constexpr size_t MaxPairs = 4096;

// Of a row of 2^31 elements.
static constexpr unsigned MaxStepBits = 40;

STATISTIC(NumPromoted, "Number of elements kept in registers in a loop");

namespace {

/// What a loop accesses again and again.
struct Element {
  uint64_t Size = 0;
  /// What all accesses say of it.
  AAMDNodes Tags;
  /// One of the stores to it, if any.
  StoreInst *Store = nullptr;
};

class Promoter {
  AAResults &AA;
  AssumptionCache &AC;
  DominatorTree &DT;
  LoopInfo &LI;
  MemorySSA &MSSA;
  ScalarEvolution &SE;
  const TargetLibraryInfo &TLI;
  TargetTransformInfo &TTI;
  OptimizationRemarkEmitter &ORE;
  MemorySSAUpdater Updater;
  bool IsChanged = false;

public:
  Promoter(Function &F, FunctionAnalysisManager &FAM)
      : AA(FAM.getResult<AAManager>(F)),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)),
        LI(FAM.getResult<LoopAnalysis>(F)),
        MSSA(FAM.getResult<MemorySSAAnalysis>(F).getMSSA()),
        SE(FAM.getResult<ScalarEvolutionAnalysis>(F)),
        TLI(FAM.getResult<TargetLibraryAnalysis>(F)),
        TTI(FAM.getResult<TargetIRAnalysis>(F)),
        ORE(FAM.getResult<OptimizationRemarkEmitterAnalysis>(F)),
        Updater(&MSSA) {}

  bool run();

private:
  bool isPositive(const SCEV *Number, const Loop &L);
  bool isAtLeast(const SCEV *Distance, uint64_t Bound, const Loop &L,
                 bool IsExact);
  bool isApart(Instruction &I, const Value *Element, uint64_t Size,
               const Loop &L);
  bool isAlone(const MemoryLocation &Location, const Loop &L);
  void promote(Loop &L);
  void promote(Loop &L, StoreInst &Store);
  void storeAlways(Loop &L, StoreInst &Store);
};

} // namespace

//===----------------------------------------------------------------------===//
// Where accesses are
//===----------------------------------------------------------------------===//

// The greatest common divisor of the constant factors of the terms of S.
static APInt getFactor(const SCEV *S, ScalarEvolution &SE) {
  if (const auto *C = dyn_cast<SCEVConstant>(S))
    return C->getAPInt().abs();
  if (const auto *Mul = dyn_cast<SCEVMulExpr>(S))
    return getFactor(Mul->getOperand(0), SE);
  const unsigned Width = SE.getTypeSizeInBits(S->getType());
  if (!isa<SCEVAddExpr, SCEVAddRecExpr>(S))
    return APInt(Width, 1);
  APInt Factor(Width, 0);
  for (const SCEV *Operand : S->operands())
    Factor = APIntOps::GreatestCommonDivisor(Factor, getFactor(Operand, SE));
  return Factor;
}

// S / Divisor where each term is a multiple, else null. The quotient may have
// wrapped around.
static const SCEV *divide(const SCEV *S, const APInt &Divisor,
                          ScalarEvolution &SE) {
  auto DivideAll = [&](ArrayRef<const SCEV *> Operands) {
    SmallVector<const SCEV *, 4> Quotients;
    for (const SCEV *Operand : Operands)
      if (const SCEV *Quotient = divide(Operand, Divisor, SE))
        Quotients.push_back(Quotient);
    return Quotients;
  };
  if (const auto *C = dyn_cast<SCEVConstant>(S))
    return C->getAPInt().srem(Divisor) == 0
               ? SE.getConstant(C->getAPInt().sdiv(Divisor))
               : nullptr;
  if (const auto *Add = dyn_cast<SCEVAddExpr>(S)) {
    auto Terms = DivideAll(Add->operands());
    return Terms.size() == Add->getNumOperands() ? SE.getAddExpr(Terms)
                                                 : nullptr;
  }
  if (const auto *Mul = dyn_cast<SCEVMulExpr>(S)) {
    SmallVector<const SCEV *, 4> Factors(Mul->operands());
    Factors.front() = divide(Factors.front(), Divisor, SE);
    return Factors.front() ? SE.getMulExpr(Factors) : nullptr;
  }
  if (const auto *AddRec = dyn_cast<SCEVAddRecExpr>(S)) {
    auto Terms = DivideAll(AddRec->operands());
    return Terms.size() == AddRec->getNumOperands()
               ? SE.getAddRecExpr(Terms, AddRec->getLoop(), SCEV::FlagAnyWrap)
               : nullptr;
  }
  return nullptr;
}

namespace {

/// What a number may be, between two limits that are included. It is computed
/// without wrapping around.
struct Limits {
  APInt Low, High;

  /// In an iteration of \p L.
  static Limits get(const SCEV *S, const Loop &L, ScalarEvolution &SE);
  /// Less than half of what 64 bits hold with a sign, \p Factor times.
  bool areSmall(const APInt &Factor) const {
    return (APIntOps::umax(Low.abs(), High.abs()) *
            Factor.zext(Low.getBitWidth()))
               .getActiveBits() < 63;
  }
};

} // namespace

// Far more than any number is.
static constexpr unsigned LimitWidth = 256;

static APInt getLimited(const APInt &Number) {
  const APInt Most = APInt::getOneBitSet(LimitWidth, 65);
  return APIntOps::smax(-Most, APIntOps::smin(Number, Most));
}

// The number of iterations of L, as 64 bits, or null. Where it is 0 or less it
// stands for at least 2^63 iterations, of which no program comes to an end.
static const SCEV *getTripCount(const Loop &L, ScalarEvolution &SE) {
  const SCEV *Last = SE.getBackedgeTakenCount(&L);
  if (isa<SCEVCouldNotCompute>(Last) ||
      SE.getTypeSizeInBits(Last->getType()) > 64)
    return nullptr;
  Last = SE.getNoopOrZeroExtend(Last,
                                Type::getInt64Ty(L.getHeader()->getContext()));
  return SE.getAddExpr(Last, SE.getOne(Last->getType()));
}

// What S is at least in L since the loops around it have an iteration; 0 if that
// is not known.
static uint64_t getLeastAround(const SCEV *S, const Loop &L,
                               ScalarEvolution &SE) {
  for (const Loop *Around = &L; Around; Around = Around->getParentLoop()) {
    const SCEV *TripCount = getTripCount(*Around, SE);
    if (!TripCount || TripCount->getType() != S->getType())
      continue;
    if (const auto More = SE.computeConstantDifference(S, TripCount);
        More && More->isNonNegative() && More->getActiveBits() <= 32)
      return More->getZExtValue() + 1;
  }
  return 0;
}

Limits Limits::get(const SCEV *S, const Loop &L, ScalarEvolution &SE) {
  if (isa<SCEVAddExpr>(S)) {
    Limits Sum = {APInt(LimitWidth, 0), APInt(LimitWidth, 0)};
    for (const SCEV *Term : S->operands()) {
      const Limits Part = get(Term, L, SE);
      Sum = {getLimited(Sum.Low + Part.Low), getLimited(Sum.High + Part.High)};
    }
    return Sum;
  }
  auto Multiply = [](const Limits &A, const Limits &B) -> Limits {
    const APInt Corners[] = {A.Low * B.Low, A.Low * B.High, A.High * B.Low,
                             A.High * B.High};
    APInt Low = Corners[0], High = Corners[0];
    for (const APInt &Corner : drop_begin(Corners)) {
      Low = APIntOps::smin(Low, Corner);
      High = APIntOps::smax(High, Corner);
    }
    return {getLimited(Low), getLimited(High)};
  };
  if (isa<SCEVMulExpr>(S)) {
    Limits Product = {APInt(LimitWidth, 1), APInt(LimitWidth, 1)};
    for (const SCEV *Factor : S->operands())
      Product = Multiply(Product, get(Factor, L, SE));
    return Product;
  }
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(S);
  const SCEV *TripCount = AddRec && AddRec->isAffine()
                              ? getTripCount(*AddRec->getLoop(), SE)
                              : nullptr;
  if (TripCount) {
    const Limits Start = get(AddRec->getStart(), L, SE);
    Limits Iteration = {APInt(LimitWidth, 0), get(TripCount, L, SE).High};
    --Iteration.High;
    const Limits Growth =
        Multiply(get(AddRec->getStepRecurrence(SE), L, SE), Iteration);
    return {getLimited(Start.Low + Growth.Low),
            getLimited(Start.High + Growth.High)};
  }
  const ConstantRange Range = SE.getSignedRange(S);
  APInt Low = Range.getSignedMin().sext(LimitWidth);
  if (const uint64_t Least = getLeastAround(S, L, SE))
    Low = APIntOps::smax(Low, APInt(LimitWidth, Least));
  return {std::move(Low), Range.getSignedMax().sext(LimitWidth)};
}

// Adds S to the first sum, or what is subtracted in it to the second.
static void split(const SCEV *S, const SCEV *(&Sides)[2], ScalarEvolution &SE) {
  if (isa<SCEVAddExpr>(S)) {
    for (const SCEV *Term : S->operands())
      split(Term, Sides, SE);
    return;
  }
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(S);
  if (AddRec && AddRec->isAffine() &&
      SE.isKnownNegative(AddRec->getStepRecurrence(SE))) {
    split(AddRec->getStart(), Sides, SE);
    Sides[1] = SE.getAddExpr(
        Sides[1],
        SE.getAddRecExpr(SE.getZero(S->getType()),
                         SE.getNegativeSCEV(AddRec->getStepRecurrence(SE)),
                         AddRec->getLoop(), SCEV::FlagAnyWrap));
    return;
  }
  const auto *Mul = dyn_cast<SCEVMulExpr>(S);
  const auto *C = dyn_cast<SCEVConstant>(Mul ? Mul->getOperand(0) : S);
  if (C && C->getAPInt().isNegative())
    Sides[1] = SE.getAddExpr(Sides[1], SE.getNegativeSCEV(S));
  else
    Sides[0] = SE.getAddExpr(Sides[0], S);
}

// Whether a difference that does not wrap around is known to be positive when
// the loop is entered. Conditions have a number on each side. What grows evenly is
// least at the first or at the last iteration.
bool Promoter::isPositive(const SCEV *Number, const Loop &L) {
  const SCEV *Zero = SE.getZero(Number->getType()), *Sides[] = {Zero, Zero};
  if (Limits::get(Number, L, SE).Low.isStrictlyPositive())
    return true;
  split(Number, Sides, SE);
  if (all_of(Sides,
             [&](const SCEV *Side) {
               return Limits::get(Side, L, SE).areSmall(APInt(64, 1));
             }) &&
      (SE.isKnownPredicate(ICmpInst::ICMP_SGT, Sides[0], Sides[1]) ||
       SE.isLoopEntryGuardedByCond(&L, ICmpInst::ICMP_SGT, Sides[0], Sides[1])))
    return true;
  const auto *AddRec = dyn_cast<SCEVAddRecExpr>(Number);
  const SCEV *TripCount = AddRec && AddRec->isAffine()
                              ? getTripCount(*AddRec->getLoop(), SE)
                              : nullptr;
  return TripCount && isPositive(AddRec->getStart(), L) &&
         isPositive(
             AddRec->evaluateAtIteration(
                 SE.getMinusSCEV(TripCount, SE.getOne(TripCount->getType())),
                 SE),
             L);
}

// Operations of an index.
static constexpr unsigned MaxIndexDepth = 4;

// Whether scalar evolution computes an index as it would without a limit to
// numbers, or the index is poison. What extends or masks stands for itself there.
static bool isExactIndex(const Value &V, unsigned Depth = MaxIndexDepth) {
  const auto *I = dyn_cast<Instruction>(&V);
  if (!I || isa<LoadInst, CallBase, ZExtInst, SExtInst>(I) ||
      I->getOpcode() == Instruction::And)
    return true;
  const auto IsCounted = [&](const Value *Next) {
    const auto *Add = dyn_cast<BinaryOperator>(Next);
    return isa<Constant>(Next) ||
           (Add && Add->getOpcode() == Instruction::Add &&
            Add->hasNoSignedWrap() && Add->getOperand(0) == I &&
            isa<Constant>(Add->getOperand(1)));
  };
  if (const auto *Phi = dyn_cast<PHINode>(I))
    return all_of(Phi->incoming_values(), IsCounted);
  return Depth != 0 && isa<OverflowingBinaryOperator>(I) &&
         I->hasNoSignedWrap() && all_of(I->operands(), [&](const Use &U) {
           return isExactIndex(*U, Depth - 1);
         });
}

// The same for an address.
static bool isExact(const Value *Pointer) {
  while (const auto *GEP = dyn_cast<GEPOperator>(Pointer)) {
    if (!GEP->isInBounds() || !all_of(GEP->indices(), [](const Use &Index) {
          return isExactIndex(*Index);
        }))
      return false;
    Pointer = GEP->getPointerOperand();
  }
  return !isa<PHINode, SelectInst>(Pointer);
}

// Whether Distance, taken with a sign, is known not to be less than the positive
// bound when the loop is entered. Exact: it is between two places in memory, and
// computed without wrapping around.
bool Promoter::isAtLeast(const SCEV *Distance, uint64_t Bound, const Loop &L,
                         bool IsExact) {
  auto IsKnown = [&](const SCEV *S, uint64_t Least) {
    const SCEV *Other = SE.getConstant(S->getType(), Least);
    return SE.isKnownPredicate(ICmpInst::ICMP_SGE, S, Other) ||
           SE.isLoopEntryGuardedByCond(&L, ICmpInst::ICMP_SGE, S, Other) ||
           SE.isKnownPredicate(ICmpInst::ICMP_SGE, SE.applyLoopGuards(S, &L),
                               Other);
  };
  if (IsKnown(Distance, Bound))
    return true;
  // Rows apart: as conditions count them, if their product cannot wrap around.
  const APInt Multiple = getFactor(Distance, SE);
  if (Multiple.isNegative() || Multiple.ult(std::max<uint64_t>(Bound, 2)))
    return false;
  const SCEV *Number = divide(Distance, Multiple, SE);
  if (!Number)
    return false;
  return (IsExact || Limits::get(Number, L, SE).areSmall(Multiple)) &&
         isPositive(Number, L);
}

// The number of bytes that a load or store accesses; 0 for anything else.
static uint64_t getAccessSize(const Instruction &I) {
  if (!isa<LoadInst, StoreInst>(I) || I.isVolatile() || I.isAtomic())
    return 0;
  const TypeSize Size =
      I.getDataLayout().getTypeStoreSize(getLoadStoreType(&I));
  return Size.isScalable() ? 0 : Size.getFixedValue();
}

// Whether I accesses nothing of the element in any iteration. All of what is
// executed in each iteration is known to go on to the next one.
bool Promoter::isApart(Instruction &I, const Value *Element, uint64_t Size,
                       const Loop &L) {
  Value *Pointer = getLoadStorePointerOperand(&I);
  const uint64_t Other = getAccessSize(I);
  const SCEV *Last = SE.getBackedgeTakenCount(&L);
  if (Other == 0 || isa<SCEVCouldNotCompute>(Last) ||
      !DT.dominates(I.getParent(), L.getLoopLatch()))
    return false;
  const auto *Address = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Pointer));
  if (!Address || Address->getLoop() != &L || !Address->isAffine())
    return false;
  // Places that are accessed are in an address space that has twice as many
  // addresses: with a small step, nothing between two of them wraps around.
  const SCEV *Step = Address->getStepRecurrence(SE);
  const ConstantRange Steps = SE.getSignedRange(Step);
  if (Steps.getSignedMax().getSignificantBits() > MaxStepBits ||
      Steps.getSignedMin().getSignificantBits() > MaxStepBits ||
      !(Steps.isAllNonNegative() || Steps.isAllNegative()) ||
      SE.getTypeSizeInBits(Address->getType()) != 64 ||
      SE.getTypeSizeInBits(Last->getType()) > 64)
    return false;
  Last = SE.getNoopOrZeroExtend(Last, SE.getEffectiveSCEVType(Step->getType()));
  const SCEV *Lowest = Address->getStart(),
             *Highest = Address->evaluateAtIteration(Last, SE);
  if (Steps.isAllNegative())
    std::swap(Lowest, Highest);
  const SCEV *Place = SE.getSCEV(const_cast<Value *>(Element)),
             *Above = SE.getMinusSCEV(Place, Highest),
             *Below = SE.getMinusSCEV(Lowest, Place);
  const bool AreExact = isExact(Element) && isExact(Pointer);
  if ((!isa<SCEVCouldNotCompute>(Above) &&
       isAtLeast(Above, Other, L, AreExact)) ||
      (!isa<SCEVCouldNotCompute>(Below) && isAtLeast(Below, Size, L, AreExact)))
    return true;
  LLVM_DEBUG(dbgs() << L.getName() << ": " << *Place << " may be accessed at "
                    << *Address << ", to " << *Highest << '\n');
  return false;
}

bool Promoter::isAlone(const MemoryLocation &Location, const Loop &L) {
  const Value *Pointer = Location.Ptr;
  return all_of(L.blocks(), [&](BasicBlock *BB) {
    return all_of(*BB, [&](Instruction &I) {
      return !I.mayReadOrWriteMemory() ||
             getLoadStorePointerOperand(&I) == Pointer ||
             isNoModRef(AA.getModRefInfo(&I, Location)) ||
             isApart(I, Pointer, Location.Size.getValue(), L);
    });
  });
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

// Whether it is a variable that may be written at any time.
static bool isWritable(const StoreInst &Store) {
  const auto *GV =
      dyn_cast<GlobalVariable>(getUnderlyingObject(Store.getPointerOperand()));
  return GV && GV->hasLocalLinkage() && !GV->isConstant() &&
         isDereferenceableAndAlignedPointer(
             Store.getPointerOperand(), Store.getValueOperand()->getType(),
             Store.getAlign(), Store.getDataLayout());
}

// Each iteration stores what is there.
void Promoter::storeAlways(Loop &L, StoreInst &Store) {
  const BasicBlock::iterator At = L.getHeader()->getFirstInsertionPt();
  auto *Value =
      new LoadInst(Store.getValueOperand()->getType(),
                   Store.getPointerOperand(), "", false, Store.getAlign(), At);
  auto *Same = new StoreInst(Value, Store.getPointerOperand(), false,
                             Store.getAlign(), At);
  auto *Use = cast<MemoryUse>(Updater.createMemoryAccessInBB(
      Value, nullptr, L.getHeader(), MemorySSA::Beginning));
  Updater.insertUse(Use, /*RenameUses=*/true);
  Updater.insertDef(
      cast<MemoryDef>(Updater.createMemoryAccessAfter(Same, nullptr, Use)),
      /*RenameUses=*/true);
}

void Promoter::promote(Loop &L, StoreInst &Store) {
  Value *Pointer = Store.getPointerOperand();
  SmallSetVector<Value *, 8> Pointers;
  Pointers.insert(Pointer);
  SmallVector<BasicBlock *, 4> Exits;
  L.getUniqueExitBlocks(Exits);
  SmallVector<BasicBlock::iterator, 4> Places;
  SmallVector<MemoryAccess *, 4> Accesses;
  for (BasicBlock *Exit : Exits) {
    Places.push_back(Exit->getFirstInsertionPt());
    Accesses.push_back(nullptr);
  }
  PredIteratorCache Preds;
  ICFLoopSafetyInfo Safety;
  Safety.computeLoopSafetyInfo(&L);
  // LICM moves a store that is not executed in each iteration where it knows
  // that memory may be written, but knows it of no global.
  const bool IsAlways = any_of(Pointer->users(), [&](User *U) {
    auto *Other = dyn_cast<StoreInst>(U);
    return Other && L.contains(Other) &&
           Safety.isGuaranteedToExecute(*Other, &DT, &L);
  });
  if (!IsAlways && isWritable(Store)) {
    storeAlways(L, Store);
    Safety.computeLoopSafetyInfo(&L);
  }
  const bool IsDone = promoteLoopAccessesToScalars(
      Pointers, Exits, Places, Accesses, Preds, &LI, &DT, &AC, &TLI, &TTI, &L,
      Updater, &Safety, &ORE, /*AllowSpeculation=*/false,
      /*HasReadsOutsideSet=*/false);
  if (!IsDone)
    return;
  SE.forgetLoop(&L);
  ++NumPromoted;
  IsChanged = true;
}

// Whether each iteration is executed to its end, and the next one after it.
static bool goesOn(const Loop &L) {
  return all_of(L.blocks(), [](const BasicBlock *BB) {
    return isGuaranteedToTransferExecutionToSuccessor(BB);
  });
}

static bool hasCatchSwitch(const Loop &L) {
  SmallVector<BasicBlock *, 4> Exits;
  L.getExitBlocks(Exits);
  return any_of(Exits, [](const BasicBlock *BB) {
    return isa<CatchSwitchInst>(BB->getTerminator());
  });
}

void Promoter::promote(Loop &L) {
  if (!L.isLoopSimplifyForm() || !L.isRecursivelyLCSSAForm(DT, LI) ||
      hasCatchSwitch(L) || !goesOn(L))
    return;
  // Pointers that are equal are not as good: one of them may be poison.
  MapVector<Value *, Element> Elements;
  unsigned NumAccesses = 0;
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB) {
      const uint64_t Size = getAccessSize(I);
      NumAccesses += Size != 0;
      Value *Pointer = getLoadStorePointerOperand(&I);
      if (Size == 0 || !L.isLoopInvariant(Pointer))
        continue;
      const auto [Found, IsNew] = Elements.try_emplace(Pointer);
      Element &E = Found->second;
      const AAMDNodes Tags = I.getAAMetadata();
      E.Tags = IsNew ? Tags : E.Tags.merge(Tags);
      E.Size = std::max(E.Size, Size);
      if (auto *Store = dyn_cast<StoreInst>(&I))
        E.Store = Store;
    }
  if (Elements.size() * NumAccesses > MaxPairs || declaresCourseScopes(L))
    return;
  for (auto [Pointer, E] : Elements)
    if (E.Store &&
        isAlone(MemoryLocation(Pointer, LocationSize::precise(E.Size), E.Tags),
                L))
      promote(L, *E.Store);
}

bool Promoter::run() {
  for (Loop *L : LI) {
    IsChanged |= simplifyLoop(L, &DT, &LI, &SE, &AC, &Updater,
                              /*PreserveLCSSA=*/false);
    IsChanged |= formLCSSARecursively(*L, DT, &LI, &SE);
  }
  for (Loop *L : LI.getLoopsInPreorder())
    if (L->isInnermost())
      promote(*L);
  return IsChanged;
}

PreservedAnalyses CourseScalarPromotionPass::run(Function &F,
                                                 FunctionAnalysisManager &FAM) {
  if (FAM.getResult<LoopAnalysis>(F).empty())
    return PreservedAnalyses::all();
  return Promoter(F, FAM).run() ? PreservedAnalyses::none()
                                : PreservedAnalyses::all();
}
