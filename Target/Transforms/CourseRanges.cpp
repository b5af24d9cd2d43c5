//===-- CourseRanges.cpp - What follows from ranges of values -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the ranges of a whole program's integers, also of those in memory
/// (RangeSolver.h), and what follows from them:
///
///   store i32 %digit, ptr %p              ; in an array where all is 0 .. 9
///   %x = load i32, ptr %q              %x = load i32, ptr %q, !range [0, 10)
///   %w = sext i32 %x to i64           =>  %w = zext nneg i32 %x to i64
///   %s = add i32 %x, 5                    %s = add nuw nsw i32 %x, 5
///   %r = srem i32 %s, 20                  (%s)
///
/// A sign extension costs 1.2 and a zero extension of what is loaded nothing.
/// Comparisons, remainders, divisions, minima and maxima go where one outcome
/// is certain. The flags let loops count in the width of registers and have
/// their trip counts found. Metadata of loads and attributes of parameters and results tell the
/// rest of the pipeline.
///
/// Comes when calls and objects are in place, but before loops are unrolled:
/// there is one instruction where there will be many, and what points to what
/// is known (course-points-to).
///
/// Undef: a range holds for what is stored and for initial values that are
/// defined. What may be undef has it only if it must not be undef where it is
/// used. Nothing is claimed of a value that is never computed.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseRanges.h"
#include "Transforms/FieldScopes.h"
#include "Transforms/RangeAnalysis.h"
#include "Transforms/SafeLoads.h"
#include "Transforms/SymbolicBounds.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/ValueLatticeUtils.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/PredicateInfo.h"

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-ranges"

STATISTIC(NumConstants, "Number of values that are constants");
STATISTIC(NumCopies, "Number of operations that change nothing");
STATISTIC(NumSigns, "Number of operations that need no sign");
STATISTIC(NumFlags, "Number of flags that operations got");
STATISTIC(NumLoads, "Number of loads whose range is known");
STATISTIC(NumBounds, "Number of operations that bounds by other values decide");
STATISTIC(NumParameters, "Number of parameters and results whose range is "
                         "known");

static cl::opt<bool>
    HoistLoads("course-ranges-hoist", cl::Hidden, cl::init(true),
               cl::desc("Move loads out of loops that are safe by ranges"));

static cl::opt<bool>
    UseBounds("course-ranges-bounds", cl::Hidden, cl::init(true),
              cl::desc("Compare values by bounds that are other values, too"));

/// How many values one may be made of that is to be known not to be undef.
static constexpr unsigned MaxMadeOf = 32;

namespace {

/// Changes one function.
class Rewriter {
  Function &F;
  RangeSolver &Ranges;
  const MemoryCells &Cells;
  AddressBounds &Addresses;
  const Sigmas &S;
  AssumptionCache &AC;
  DominatorTree &DT;
  bool IsChanged = false;

public:
  Rewriter(Function &F, RangeAnalysis &All, FunctionAnalysisManager &FAM)
      : F(F), Ranges(All.Ranges), Cells(All.Cells), Addresses(All.Addresses),
        S(All.S), AC(FAM.getResult<AssumptionAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)) {}

  bool run();

private:
  void applyBounds();
  bool isDefinedCell(const Instruction &I) const;
  bool isNeverUndef(const Value *V, const Instruction &User) const;
  std::optional<unsigned> findBoundedOperand(const SymbolicBounds &Bounds,
                                             const Instruction &I) const;
  ConstantRange getRange(const Value *V, const Instruction &User) const;
  bool isNonNegative(const Value *V, const Instruction &User) const {
    return getRange(V, User).isAllNonNegative();
  }
  void visit(Instruction &I);
  bool makeConstant(Instruction &I);
  bool forward(Instruction &I);
  Value *getUnchanged(const Instruction &I) const;
  bool isPoisonBelowZero(const Instruction &I) const;
  bool dropSign(Instruction &I);
  void addFlags(Instruction &I);
  void addOverflowFlags(BinaryOperator &I);
  void describe(LoadInst &Load);
  void describeParameters();
  void replace(Instruction &Old, Instruction *New);
  void erase(Instruction &I);
};

} // namespace

// Whether what I gives is undef if one of its operands is.
static bool passesUndef(const Instruction &I) {
  if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I))
    return !I.getDataLayout()
                .getTypeAllocSize(GEP->getResultElementType())
                .isZero();
  return isa<SExtInst, ZExtInst>(I);
}

// Whether the program is undefined if I is executed and undef. What is extended
// or part of an address is undef with its operand.
static bool mustBeDefined(const Instruction &I, unsigned Depth = 3) {
  if (programUndefinedIfUndefOrPoison(&I))
    return true;
  return Depth != 0 && any_of(I.users(), [&](const User *U) {
           const auto *User = cast<Instruction>(U);
           return passesUndef(*User) && User->getParent() == I.getParent() &&
                  isGuaranteedToTransferExecutionToSuccessor(
                      I.getIterator(), User->getIterator()) &&
                  mustBeDefined(*User, Depth - 1);
         });
}

// What User sees of V. Empty ranges are of code that is not executed: nothing
// is done with them.
ConstantRange Rewriter::getRange(const Value *V,
                                 const Instruction &User) const {
  const ConstantRange All =
      ConstantRange::getFull(V->getType()->getScalarSizeInBits());
  if (!RangeSolver::isTracked(V))
    return All;
  const ValueRange Result = Ranges.get(V);
  if (Result.Range.isEmptySet())
    return All;
  const ConstantRange At = Addresses.getAt(*V, User, DT);
  if (Result.MayBeUndef &&
      !isGuaranteedNotToBeUndefOrPoison(V, &AC, &User, &DT)) {
    const auto *I = dyn_cast<Instruction>(V);
    if (!I || !mustBeDefined(*I))
      return At;
  }
  const ConstantRange Both = Result.Range.intersectWith(At);
  return Both.isEmptySet() ? All : Both;
}

void Rewriter::replace(Instruction &Old, Instruction *New) {
  LLVM_DEBUG(dbgs() << "made" << *New << " of" << Old << '\n');
  New->insertBefore(Old.getIterator());
  New->setDebugLoc(Old.getDebugLoc());
  New->takeName(&Old);
  Old.replaceAllUsesWith(New);
  Ranges.replace(&Old, New);
  Addresses.replace(Old, *New);
  Old.eraseFromParent();
  IsChanged = true;
}

void Rewriter::erase(Instruction &I) {
  Ranges.forget(&I);
  Addresses.forget(I);
  I.eraseFromParent();
}

bool Rewriter::makeConstant(Instruction &I) {
  if (!RangeSolver::isTracked(&I) || I.use_empty())
    return false;
  const ValueRange Result = Ranges.get(&I);
  const APInt *Only = Result.Range.getSingleElement();
  if (!Only || Result.MayBeUndef)
    return false;
  // What returns the result has to return it.
  if (const auto *Call = dyn_cast<CallInst>(&I); Call && Call->isMustTailCall())
    return false;
  LLVM_DEBUG(dbgs() << *Only << " is the only value of" << I << '\n');
  I.replaceAllUsesWith(ConstantInt::get(I.getType(), *Only));
  if (isInstructionTriviallyDead(&I))
    erase(I);
  ++NumConstants;
  return IsChanged = true;
}

// The operand that I gives back, if it does.
Value *Rewriter::getUnchanged(const Instruction &I) const {
  auto Left = [&] { return getRange(I.getOperand(0), I); };
  auto Right = [&] { return getRange(I.getOperand(1), I); };
  switch (I.getOpcode()) {
  case Instruction::URem:
    return Left().icmp(ICmpInst::ICMP_ULT, Right()) ? I.getOperand(0) : nullptr;
  case Instruction::SRem:
    return Left().isAllNonNegative() && Right().isAllNonNegative() &&
                   Left().icmp(ICmpInst::ICMP_ULT, Right())
               ? I.getOperand(0)
               : nullptr;
  case Instruction::And: {
    const ConstantRange Mask = Right();
    return Mask.isSingleElement() && Mask.getLower().isMask() &&
                   Left().getUnsignedMax().ule(Mask.getLower())
               ? I.getOperand(0)
               : nullptr;
  }
  case Instruction::Call:
    break;
  default:
    return nullptr;
  }
  if (const auto *MinMax = dyn_cast<MinMaxIntrinsic>(&I)) {
    const CmpInst::Predicate P =
        CmpInst::getNonStrictPredicate(MinMax->getPredicate());
    if (Left().icmp(P, Right()))
      return MinMax->getLHS();
    return Right().icmp(P, Left()) ? MinMax->getRHS() : nullptr;
  }
  const auto *Intrinsic = dyn_cast<IntrinsicInst>(&I);
  return Intrinsic && Intrinsic->getIntrinsicID() == Intrinsic::abs &&
                 Left().isAllNonNegative()
             ? I.getOperand(0)
             : nullptr;
}

bool Rewriter::forward(Instruction &I) {
  Value *Same = RangeSolver::isTracked(&I) ? getUnchanged(I) : nullptr;
  if (!Same)
    return false;
  I.replaceAllUsesWith(Same);
  erase(I);
  ++NumCopies;
  return IsChanged = true;
}

// Whether all that is made of I is poison if I is negative.
bool Rewriter::isPoisonBelowZero(const Instruction &I) const {
  return all_of(I.users(), [&](const User *U) {
    const auto *GEP = dyn_cast<GEPOperator>(U);
    return GEP && Addresses.isPoisonBelowZero(I, *GEP);
  });
}

bool Rewriter::dropSign(Instruction &I) {
  auto IsPositive = [&](unsigned Op) {
    return isNonNegative(I.getOperand(Op), I);
  };
  Instruction *New = nullptr;
  switch (I.getOpcode()) {
  case Instruction::SExt:
    if (!IsPositive(0) && !isPoisonBelowZero(I))
      return false;
    New = CastInst::Create(Instruction::ZExt, I.getOperand(0), I.getType());
    New->setNonNeg();
    break;
  case Instruction::AShr:
    if (!IsPositive(0))
      return false;
    New = BinaryOperator::CreateLShr(I.getOperand(0), I.getOperand(1));
    New->setIsExact(I.isExact());
    break;
  case Instruction::SDiv:
  case Instruction::SRem:
    if (!IsPositive(0) || !IsPositive(1))
      return false;
    New = BinaryOperator::Create(I.getOpcode() == Instruction::SDiv
                                     ? Instruction::UDiv
                                     : Instruction::URem,
                                 I.getOperand(0), I.getOperand(1));
    if (I.getOpcode() == Instruction::SDiv)
      New->setIsExact(I.isExact());
    break;
  case Instruction::Call: {
    // The comparison of the same operands loses its sign, too.
    auto *MinMax = dyn_cast<MinMaxIntrinsic>(&I);
    if (!MinMax || !MinMax->isSigned() || !RangeSolver::isTracked(&I) ||
        !IsPositive(0) || !IsPositive(1))
      return false;
    MinMax->setCalledFunction(Intrinsic::getOrInsertDeclaration(
        F.getParent(),
        MinMax->getIntrinsicID() == Intrinsic::smax ? Intrinsic::umax
                                                    : Intrinsic::umin,
        I.getType()));
    ++NumSigns;
    return IsChanged = true;
  }
  default:
    return false;
  }
  replace(I, New);
  ++NumSigns;
  return true;
}

void Rewriter::addOverflowFlags(BinaryOperator &I) {
  using OBO = OverflowingBinaryOperator;
  const ConstantRange Left = getRange(I.getOperand(0), I),
                      Right = getRange(I.getOperand(1), I);
  auto Fits = [&](unsigned Kind) {
    return ConstantRange::makeGuaranteedNoWrapRegion(I.getOpcode(), Right, Kind)
        .contains(Left);
  };
  if (!I.hasNoSignedWrap() && Fits(OBO::NoSignedWrap)) {
    I.setHasNoSignedWrap();
    ++NumFlags;
    IsChanged = true;
  }
  if (!I.hasNoUnsignedWrap() && Fits(OBO::NoUnsignedWrap)) {
    I.setHasNoUnsignedWrap();
    ++NumFlags;
    IsChanged = true;
  }
}

void Rewriter::addFlags(Instruction &I) {
  if (!RangeSolver::isTracked(I.getOperand(0)))
    return;
  if (isa<OverflowingBinaryOperator>(I))
    return addOverflowFlags(cast<BinaryOperator>(I));
  if (auto *Trunc = dyn_cast<TruncInst>(&I)) {
    const ConstantRange Range = getRange(I.getOperand(0), I);
    const unsigned Width = I.getType()->getIntegerBitWidth();
    const bool IsUnsigned = Range.getActiveBits() <= Width,
               IsSigned = Range.getMinSignedBits() <= Width;
    NumFlags += (IsUnsigned && !Trunc->hasNoUnsignedWrap()) +
                (IsSigned && !Trunc->hasNoSignedWrap());
    IsChanged |= IsUnsigned || IsSigned;
    Trunc->setHasNoUnsignedWrap(Trunc->hasNoUnsignedWrap() || IsUnsigned);
    Trunc->setHasNoSignedWrap(Trunc->hasNoSignedWrap() || IsSigned);
    return;
  }
  if (isa<ZExtInst>(I) && !I.hasNonNeg() && isNonNegative(I.getOperand(0), I)) {
    I.setNonNeg();
    ++NumFlags;
    IsChanged = true;
  }
  auto *Compare = dyn_cast<ICmpInst>(&I);
  if (Compare && Compare->isSigned() && isNonNegative(I.getOperand(0), I) &&
      isNonNegative(I.getOperand(1), I)) {
    Compare->setPredicate(Compare->getUnsignedPredicate());
    Compare->setSameSign();
    ++NumSigns;
    IsChanged = true;
  }
}

// What loads from the same cell give that may be undef is poison where it is
// out of the range, which is a change for the worse.
void Rewriter::describe(LoadInst &Load) {
  if (!RangeSolver::isTracked(&Load) || !Cells.getCell(Load))
    return;
  const ConstantRange Range = getRange(&Load, Load);
  if (Range.isFullSet())
    return;
  if (const MDNode *Known = Load.getMetadata(LLVMContext::MD_range))
    if (Range.contains(getConstantRangeFromMetadata(*Known)))
      return;
  Load.setMetadata(LLVMContext::MD_range,
                   MDBuilder(F.getContext())
                       .createRange(Range.getLower(), Range.getUpper()));
  ++NumLoads;
  IsChanged = true;
}

void Rewriter::visit(Instruction &I) {
  if (S.getNamed(&I) || makeConstant(I) || forward(I) || dropSign(I))
    return;
  if (auto *Load = dyn_cast<LoadInst>(&I))
    describe(*Load);
  else if (isa<BinaryOperator, CastInst, ICmpInst>(I))
    addFlags(I);
}

void Rewriter::describeParameters() {
  auto IsNew = [](const ValueRange &New, std::optional<ConstantRange> Old) {
    return !New.isUnknown() && !New.Range.isEmptySet() &&
           (!Old || (Old->contains(New.Range) && *Old != New.Range));
  };
  auto MakeAttribute = [&](const ValueRange &New) {
    return Attribute::get(F.getContext(), Attribute::Range, New.Range);
  };
  if (canTrackArgumentsInterprocedurally(&F))
    for (Argument &Arg : F.args()) {
      if (!RangeSolver::isTracked(&Arg))
        continue;
      const ValueRange Range = Ranges.get(&Arg);
      if (!IsNew(Range, Arg.getRange()))
        continue;
      Arg.removeAttr(Attribute::Range);
      Arg.addAttr(MakeAttribute(Range));
      ++NumParameters;
      IsChanged = true;
    }
  const ValueRange *Result = Ranges.getReturn(&F);
  const Attribute Old = F.getRetAttribute(Attribute::Range);
  if (Result && IsNew(*Result, Old.isValid() ? std::optional(Old.getRange())
                                             : std::nullopt)) {
    F.removeRetAttr(Attribute::Range);
    F.addRetAttr(MakeAttribute(*Result));
    ++NumParameters;
    IsChanged = true;
  }
}

// Whether I loads from a cell that is defined.
bool Rewriter::isDefinedCell(const Instruction &I) const {
  const std::optional<unsigned> Cell = Cells.getCell(I);
  return Cell && RangeSolver::isTracked(&I) && !Ranges.get(&I).MayBeUndef &&
         Cells.cells()[*Cell].Initial.getBitWidth() ==
             I.getType()->getIntegerBitWidth();
}

// Whether all that V is made of is known not to be undef, also around loops.
bool Rewriter::isNeverUndef(const Value *V, const Instruction &User) const {
  SmallVector<const Value *, 8> Worklist = {V};
  SmallPtrSet<const Value *, 8> Seen;
  while (!Worklist.empty()) {
    V = Worklist.pop_back_val();
    if (!Seen.insert(V).second)
      continue;
    if (Seen.size() > MaxMadeOf)
      return false;
    const auto *I = dyn_cast<Instruction>(V);
    if (I && isa<PHINode, BinaryOperator, CastInst, SelectInst, ICmpInst>(I))
      append_range(Worklist, I->operand_values());
    else if (!(I && isDefinedCell(*I)) &&
             !isGuaranteedNotToBeUndef(V, &AC, &User, &DT))
      return false;
  }
  return true;
}

// The operand that I gives back since other operands bound it.
std::optional<unsigned>
Rewriter::findBoundedOperand(const SymbolicBounds &Bounds,
                             const Instruction &I) const {
  // Undef may be beyond its bound where what I gives is not.
  auto IsOne = [&](CmpInst::Predicate P, unsigned A, unsigned B) {
    return Bounds.compare(P, I.getOperand(A), I.getOperand(B)) == true &&
           isNeverUndef(I.getOperand(0), I) && isNeverUndef(I.getOperand(1), I);
  };
  if (const auto *MinMax = dyn_cast<MinMaxIntrinsic>(&I)) {
    const CmpInst::Predicate P =
        CmpInst::getNonStrictPredicate(MinMax->getPredicate());
    if (IsOne(P, 0, 1))
      return 0;
    return IsOne(P, 1, 0) ? std::optional(1u) : std::nullopt;
  }
  const bool IsRemainder =
      I.getOpcode() == Instruction::URem ||
      (I.getOpcode() == Instruction::SRem &&
       isNonNegative(I.getOperand(0), I) && isNonNegative(I.getOperand(1), I));
  return IsRemainder && IsOne(CmpInst::ICMP_ULT, 0, 1) ? std::optional(0u)
                                                       : std::nullopt;
}

// All are looked for before anything changes, since σs know conditions.
void Rewriter::applyBounds() {
  const SymbolicBounds Bounds(Ranges, S, DT);
  SmallVector<std::pair<Instruction *, bool>, 8> Comparisons;
  SmallVector<std::pair<Instruction *, unsigned>, 8> Operands;
  for (Instruction &I : instructions(F)) {
    if (!DT.isReachableFromEntry(I.getParent()) || I.use_empty() ||
        I.getNumOperands() < 2 || !RangeSolver::isTracked(I.getOperand(0)) ||
        isa<Constant>(I.getOperand(0)) || isa<Constant>(I.getOperand(1)))
      continue;
    if (const auto *Compare = dyn_cast<ICmpInst>(&I)) {
      if (auto Outcome = Bounds.compare(
              getSignedPredicate(Compare->getPredicate(), *Compare),
              Compare->getOperand(0), Compare->getOperand(1)))
        Comparisons.push_back({&I, *Outcome});
    } else if (RangeSolver::isTracked(&I)) {
      if (auto Operand = findBoundedOperand(Bounds, I))
        Operands.push_back({&I, *Operand});
    }
  }
  auto Replace = [&](Instruction &I, Value *New) {
    LLVM_DEBUG(dbgs() << *New << " is" << I << '\n');
    I.replaceAllUsesWith(New);
    erase(I);
    ++NumBounds;
    IsChanged = true;
  };
  for (auto [I, Outcome] : Comparisons)
    Replace(*I, ConstantInt::get(I->getType(), Outcome));
  for (auto [I, Operand] : Operands)
    Replace(*I, I->getOperand(Operand));
}

bool Rewriter::run() {
  if (UseBounds)
    applyBounds();
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (DT.isReachableFromEntry(I.getParent()))
      visit(I);
  describeParameters();
  return IsChanged;
}

PreservedAnalyses CourseRangesPass::run(Module &M, ModuleAnalysisManager &MAM) {
  FunctionAnalysisManager &FAM =
      MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  bool IsChanged = false;
  SmallVector<std::pair<Function *, SmallVector<SafeLoad, 4>>, 4> Safe;
  {
    RangeAnalysis All(M, MAM);
    IsChanged = addFieldScopes(M, All.Cells, All.Ranges);
    for (Function &F : M)
      if (!F.isDeclaration())
        IsChanged |= Rewriter(F, All, FAM).run();
    if (HoistLoads)
      for (Function &F : M)
        if (!F.isDeclaration())
          Safe.push_back({&F, findSafeLoads(F, All, FAM)});
  }
  for (auto &[F, Loads] : Safe) {
    if (Loads.empty())
      continue;
    FAM.invalidate(*F, PreservedAnalyses::none());
    IsChanged |= hoistSafeLoads(*F, Loads, FAM);
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
