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
#include "Transforms/RangeSolver.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueLatticeUtils.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
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
STATISTIC(NumParameters, "Number of parameters and results whose range is "
                         "known");

namespace {

/// The σs of a module; they go with this object.
class Sigmas {
  BumpPtrAllocator Allocator;
  SmallVector<std::unique_ptr<PredicateInfo>, 8> Infos;
  DenseMap<const Value *, const PredicateBase *> Predicates;
  SmallVector<Instruction *, 32> Copies;

public:
  Sigmas(Module &M, FunctionAnalysisManager &FAM);
  ~Sigmas();

  const PredicateBase *getPredicate(const Value *V) const {
    return Predicates.lookup(V);
  }
  RangeSolver solve(Module &M, const MemoryCells &Cells,
                    const RangeSolver::KnownRanges &Known,
                    FunctionAnalysisManager &FAM) const {
    return RangeSolver(
        M, Cells, Known, [this](const Value *V) { return getPredicate(V); },
        [&FAM](Function &F) -> const DominatorTree & {
          return FAM.getResult<DominatorTreeAnalysis>(F);
        });
  }
};

/// Changes one function.
class Rewriter {
  Function &F;
  RangeSolver &Ranges;
  const MemoryCells &Cells;
  const Sigmas &S;
  AssumptionCache &AC;
  DominatorTree &DT;
  bool IsChanged = false;

public:
  Rewriter(Function &F, RangeSolver &Ranges, const MemoryCells &Cells,
           const Sigmas &S, FunctionAnalysisManager &FAM)
      : F(F), Ranges(Ranges), Cells(Cells), S(S),
        AC(FAM.getResult<AssumptionAnalysis>(F)),
        DT(FAM.getResult<DominatorTreeAnalysis>(F)) {}

  bool run();

private:
  ConstantRange getRange(const Value *V, const Instruction &User) const;
  bool isNonNegative(const Value *V, const Instruction &User) const {
    return getRange(V, User).isAllNonNegative();
  }
  void visit(Instruction &I);
  bool makeConstant(Instruction &I);
  bool forward(Instruction &I);
  Value *getUnchanged(const Instruction &I) const;
  bool dropSign(Instruction &I);
  void addFlags(Instruction &I);
  void addOverflowFlags(BinaryOperator &I);
  void describe(LoadInst &Load);
  void describeParameters();
  void replace(Instruction &Old, Instruction *New);
  void erase(Instruction &I);
};

} // namespace

Sigmas::Sigmas(Module &M, FunctionAnalysisManager &FAM) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    Infos.push_back(std::make_unique<PredicateInfo>(
        F, FAM.getResult<DominatorTreeAnalysis>(F),
        FAM.getResult<AssumptionAnalysis>(F), Allocator));
    for (Instruction &I : instructions(F))
      if (const PredicateBase *P = Infos.back()->getPredicateInfoFor(&I)) {
        Predicates[&I] = P;
        Copies.push_back(&I);
      }
  }
}

Sigmas::~Sigmas() {
  for (Instruction *Copy : Copies) {
    Copy->replaceAllUsesWith(Copy->getOperand(0));
    Copy->eraseFromParent();
  }
}

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
  if (Result.MayBeUndef &&
      !isGuaranteedNotToBeUndefOrPoison(V, &AC, &User, &DT)) {
    const auto *I = dyn_cast<Instruction>(V);
    if (!I || !mustBeDefined(*I))
      return All;
  }
  return Result.Range;
}

void Rewriter::replace(Instruction &Old, Instruction *New) {
  LLVM_DEBUG(dbgs() << "made" << *New << " of" << Old << '\n');
  New->insertBefore(Old.getIterator());
  New->setDebugLoc(Old.getDebugLoc());
  New->takeName(&Old);
  Old.replaceAllUsesWith(New);
  Ranges.replace(&Old, New);
  Old.eraseFromParent();
  IsChanged = true;
}

void Rewriter::erase(Instruction &I) {
  Ranges.forget(&I);
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

bool Rewriter::dropSign(Instruction &I) {
  auto IsPositive = [&](unsigned Op) {
    return isNonNegative(I.getOperand(Op), I);
  };
  Instruction *New = nullptr;
  switch (I.getOpcode()) {
  case Instruction::SExt:
    if (!IsPositive(0))
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
  if (S.getPredicate(&I) || makeConstant(I) || forward(I) || dropSign(I))
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

bool Rewriter::run() {
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (DT.isReachableFromEntry(I.getParent()))
      visit(I);
  describeParameters();
  return IsChanged;
}

static FunctionAnalysisManager &
getFunctionAnalyses(Module &M, ModuleAnalysisManager &MAM) {
  return MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
}

// Iterations of a loop that are looked at one by one.
static constexpr unsigned MaxIterations = 64;

// What a recurrence with constant steps is in each of a few iterations. Widening
// would lose it: the sum of 0 to 9 is no more than 45.
static void addRecurrences(Loop &L, ScalarEvolution &SE,
                           RangeSolver::KnownRanges &Known) {
  const unsigned NumIterations = SE.getSmallConstantMaxTripCount(&L);
  if (NumIterations == 0 || NumIterations > MaxIterations)
    return;
  for (PHINode &Phi : L.getHeader()->phis()) {
    if (!RangeSolver::isTracked(&Phi))
      continue;
    const auto *Recurrence = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&Phi));
    if (!Recurrence || Recurrence->getLoop() != &L ||
        !all_of(Recurrence->operands(), IsaPred<SCEVConstant>))
      continue;
    ConstantRange Range =
        ConstantRange::getEmpty(Phi.getType()->getIntegerBitWidth());
    for (unsigned I = 0; I != NumIterations; ++I) {
      const SCEV *Value =
          Recurrence->evaluateAtIteration(SE.getConstant(Phi.getType(), I), SE);
      const auto *C = dyn_cast<SCEVConstant>(Value);
      Range = C ? Range.unionWith(C->getAPInt())
                : ConstantRange::getFull(Range.getBitWidth());
    }
    Known.insert({&Phi, Range});
  }
}

static RangeSolver::KnownRanges findRecurrences(Module &M,
                                                FunctionAnalysisManager &FAM) {
  RangeSolver::KnownRanges Known;
  for (Function &F : M)
    if (!F.isDeclaration())
      for (Loop *L : FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder())
        addRecurrences(*L, FAM.getResult<ScalarEvolutionAnalysis>(F), Known);
  return Known;
}

PreservedAnalyses CourseRangesPass::run(Module &M, ModuleAnalysisManager &MAM) {
  FunctionAnalysisManager &FAM = getFunctionAnalyses(M, MAM);
  const MemoryCells Cells(M);
  const RangeSolver::KnownRanges Known = findRecurrences(M, FAM);
  bool IsChanged = false;
  {
    const Sigmas S(M, FAM);
    RangeSolver Ranges = S.solve(M, Cells, Known, FAM);
    for (Function &F : M)
      if (!F.isDeclaration())
        IsChanged |= Rewriter(F, Ranges, Cells, S, FAM).run();
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

namespace {

class Printer {
  raw_ostream &OS;
  const RangeSolver &Ranges;
  const MemoryCells &Cells;
  const Sigmas &S;

public:
  Printer(raw_ostream &OS, const RangeSolver &Ranges, const MemoryCells &Cells,
          const Sigmas &S)
      : OS(OS), Ranges(Ranges), Cells(Cells), S(S) {}

  void print(const Module &M);

private:
  void print(const Function &F);
  void print(const Value &V);
  void print(const ValueRange &Value);
  void printPredicate(const PredicateBase &Predicate);
};

} // namespace

void Printer::print(const ValueRange &Value) {
  const ConstantRange &Range = Value.Range;
  const bool IsSigned = !Range.isSignWrappedSet();
  if (Range.isFullSet()) {
    OS << "any";
  } else if (Range.isEmptySet()) {
    OS << "none";
  } else {
    OS << '[';
    (IsSigned ? Range.getSignedMin() : Range.getLower()).print(OS, IsSigned);
    OS << ", ";
    (IsSigned ? Range.getSignedMax() : Range.getUpper() - 1)
        .print(OS, IsSigned);
    OS << ']';
  }
  if (Value.MayBeUndef)
    OS << " or undef";
}

void Printer::printPredicate(const PredicateBase &Predicate) {
  Predicate.RenamedOp->printAsOperand(OS << " = ", /*PrintType=*/false);
  auto Constraint = Predicate.getConstraint();
  if (!Constraint)
    return;
  OS << " where " << CmpInst::getPredicateName(Constraint->Predicate) << ' ';
  Constraint->OtherOp->printAsOperand(OS, /*PrintType=*/false);
}

void Printer::print(const Value &V) {
  if (!RangeSolver::isTracked(&V))
    return;
  V.printAsOperand(OS << "  ", /*PrintType=*/false);
  OS << ": ";
  print(Ranges.get(&V));
  if (const PredicateBase *Predicate = S.getPredicate(&V))
    printPredicate(*Predicate);
  if (const auto *I = dyn_cast<LoadInst>(&V))
    if (std::optional<unsigned> Cell = Cells.getCell(*I))
      OS << " from cell " << *Cell;
  OS << '\n';
}

void Printer::print(const Function &F) {
  OS << "ranges of @" << F.getName() << ":\n";
  for (const Argument &Arg : F.args())
    print(Arg);
  for (const Instruction &I : instructions(F))
    print(I);
  if (const ValueRange *Result = Ranges.getReturn(&F)) {
    OS << "  result: ";
    print(*Result);
    OS << '\n';
  }
}

void Printer::print(const Module &M) {
  for (unsigned Cell = 0; Cell != Cells.cells().size(); ++Cell) {
    OS << "cell " << Cell << ": ";
    print(Ranges.getCell(Cell));
    OS << '\n';
  }
  for (const Function &F : M)
    if (!F.isDeclaration())
      print(F);
}

PreservedAnalyses CourseRangesPrinterPass::run(Module &M,
                                               ModuleAnalysisManager &MAM) {
  FunctionAnalysisManager &FAM = getFunctionAnalyses(M, MAM);
  const MemoryCells Cells(M);
  const RangeSolver::KnownRanges Known = findRecurrences(M, FAM);
  const Sigmas S(M, FAM);
  const RangeSolver Ranges = S.solve(M, Cells, Known, FAM);
  Printer(OS, Ranges, Cells, S).print(M);
  return PreservedAnalyses::all();
}
