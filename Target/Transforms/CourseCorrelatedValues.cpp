//===-- CourseCorrelatedValues.cpp - Known values, with remainders --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// LLVM's CorrelatedValuePropagation, under a name of its own so that it runs
/// where LLVM's is left out, without one of its changes: of a remainder whose
/// dividend is below twice the divisor it makes a comparison (1), a subtraction
/// (1.2) and a selection (1.2), where `urem` costs 0.6. This one also makes
/// remainders of such selections that were there before:
///
/// \code
///   %s = add i64 %a, %b             ; both below 1009
///   %d = sub i64 %s, 1009
///   %c = icmp ult i64 %s, 1009
///   %r = select i1 %c, i64 %s, i64 %d
///   =>
///   %r = urem i64 %s, 1009
/// \endcode
///
/// Nor does it make divisions narrower, which costs a sign extension (1.2), and
/// nothing is cheaper in fewer bits.
///
/// It reads the dividend once where the selection read it several times: one
/// that is undefined may only become more defined. The divisor is a constant,
/// or was one of a remainder.
///
/// A value that is chosen where a number is 0, and is what the other one would be
/// there, is that one; partial redundancy elimination makes such of the start of a
/// row where the first row is special:
///
/// \code
///   [0, where %i = 0], [mul i64 %i, %n]    =>    mul i64 %i, %n
/// \endcode
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseCorrelatedValues.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Scalar/CorrelatedValuePropagation.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "course-correlated-values"

STATISTIC(NumKept, "Number of remainders that stay");
STATISTIC(NumEqual, "Number of values chosen where they are equal");
STATISTIC(NumWide, "Number of divisions that stay as wide as they are");
STATISTIC(NumMade, "Number of selections that became remainders");

// What CorrelatedValuePropagation makes of a remainder.
static bool isExpanded(SelectInst &Select, Value *&X, Value *&Y) {
  return match(
      &Select,
      m_Select(m_SpecificICmp(ICmpInst::ICMP_ULT, m_Value(X), m_Value(Y)),
               m_Deferred(X), m_NUWSub(m_Deferred(X), m_Deferred(Y))));
}

// X < Y ? X : X - Y for a constant Y; also where the operands are swapped.
static bool isReduced(SelectInst &Select, Value *&X, const APInt *&Y) {
  CmpPredicate Predicate;
  const APInt *Bound, *Negated;
  if (!match(Select.getCondition(),
             m_ICmp(Predicate, m_Value(X), m_APInt(Bound))))
    return false;
  Value *Less = Select.getTrueValue(), *Other = Select.getFalseValue();
  CmpInst::Predicate P = Predicate;
  APInt Divisor = *Bound;
  if (P == ICmpInst::ICMP_UGT || P == ICmpInst::ICMP_UGE) {
    P = CmpInst::getInversePredicate(P);
    std::swap(Less, Other);
  }
  if (P == ICmpInst::ICMP_ULE)
    ++Divisor;
  else if (P != ICmpInst::ICMP_ULT)
    return false;
  if (Less != X || Divisor.isZero() ||
      !match(Other, m_Add(m_Specific(X), m_APInt(Negated))) ||
      *Negated != -Divisor)
    return false;
  Y = &cast<ConstantInt>(ConstantInt::get(X->getContext(), Divisor))
           ->getValue();
  return true;
}

static void replaceByRemainder(SelectInst &Select, Value *X, Value *Y) {
  IRBuilder<> Builder(&Select);
  Value *Remainder = Builder.CreateURem(X, Y);
  Remainder->takeName(&Select);
  Select.replaceAllUsesWith(Remainder);
  RecursivelyDeleteTriviallyDeadInstructions(&Select);
}

using InstructionSet = SmallPtrSet<const Instruction *, 16>;

// The expansion reads its operands more than once, so it has frozen them.
static Value *getUnfrozen(Value *V, const InstructionSet &Before) {
  auto *Freeze = dyn_cast<FreezeInst>(V);
  return Freeze && !Before.contains(Freeze) ? Freeze->getOperand(0) : V;
}

// What V was before LLVM's pass truncated it to an operand of a division, which
// gives an extension of type Ty; null if it did not. What the program truncates
// need not fit.
static Value *getWide(Value *V, Type *Ty, bool IsSigned,
                      const InstructionSet &Before) {
  if (const auto *C = dyn_cast<ConstantInt>(V)) {
    const unsigned Width = Ty->getIntegerBitWidth();
    return ConstantInt::get(Ty, IsSigned ? C->getValue().sext(Width)
                                         : C->getValue().zext(Width));
  }
  auto *Trunc = dyn_cast<TruncInst>(V);
  return Trunc && Trunc->getSrcTy() == Ty && !Before.contains(Trunc)
             ? Trunc->getOperand(0)
             : nullptr;
}

// Undoes a narrowing of LLVM's pass: the dividend and the divisor are known to
// fit.
static bool widenDivision(CastInst &Extension, const InstructionSet &Before) {
  const bool IsSigned = isa<SExtInst>(Extension);
  auto *Division = dyn_cast<BinaryOperator>(Extension.getOperand(0));
  if (!Division || !Division->isIntDivRem() || !Division->hasOneUse() ||
      (Division->getOpcode() == Instruction::SDiv ||
       Division->getOpcode() == Instruction::SRem) != IsSigned)
    return false;
  Type *Ty = Extension.getType();
  Value *X = getWide(Division->getOperand(0), Ty, IsSigned, Before),
        *Y = getWide(Division->getOperand(1), Ty, IsSigned, Before);
  if (!X || !Y)
    return false;
  auto *Wide = BinaryOperator::Create(Division->getOpcode(), X, Y, "",
                                      Extension.getIterator());
  if (isa<PossiblyExactOperator>(Division))
    Wide->setIsExact(Division->isExact());
  Wide->setDebugLoc(Division->getDebugLoc());
  Wide->takeName(Division);
  Extension.replaceAllUsesWith(Wide);
  RecursivelyDeleteTriviallyDeadInstructions(&Extension);
  return true;
}

static SmallVector<SelectInst *, 16> getSelects(Function &F) {
  SmallVector<SelectInst *, 16> Selects;
  for (Instruction &I : instructions(F))
    if (auto *Select = dyn_cast<SelectInst>(&I))
      if (Select->getType()->isIntegerTy() &&
          Select->getType()->getIntegerBitWidth() <= 64)
        Selects.push_back(Select);
  return Selects;
}

//===----------------------------------------------------------------------===//
// Values that are chosen where they are equal
//===----------------------------------------------------------------------===//

namespace {

/// A PHI that is one value where X is 0, and another one else.
class ZeroPhi {
  PHINode &Phi;
  DominatorTree &DT;
  AssumptionCache &AC;
  /// Where X is asked for, and the value from there.
  BranchInst *Branch = nullptr;
  Value *X = nullptr, *AtZero = nullptr, *Else = nullptr;
  SmallVector<Instruction *, 4> Moved;

  bool isDefined(Value &V) const {
    return isGuaranteedNotToBePoison(&V, &AC, Branch, &DT);
  }
  bool isThere(const Value &V) const {
    const auto *I = dyn_cast<Instruction>(&V);
    return !I || DT.dominates(I, Branch);
  }
  bool isAtZero(Value &V, const Value &Other);

public:
  ZeroPhi(PHINode &Phi, DominatorTree &DT, AssumptionCache &AC)
      : Phi(Phi), DT(DT), AC(AC) {}

  bool find();
  bool replace();
};

} // namespace

bool ZeroPhi::find() {
  if (Phi.getNumIncomingValues() != 2)
    return false;
  for (unsigned Index : {0, 1}) {
    Branch = dyn_cast<BranchInst>(Phi.getIncomingBlock(Index)->getTerminator());
    CmpPredicate Pred;
    if (!Branch || !Branch->isConditional() ||
        Branch->getSuccessor(0) == Branch->getSuccessor(1) ||
        !match(Branch->getCondition(), m_ICmp(Pred, m_Value(X), m_ZeroInt())) ||
        !ICmpInst::isEquality(Pred) ||
        Branch->getSuccessor(Pred == ICmpInst::ICMP_NE) != Phi.getParent())
      continue;
    AtZero = Phi.getIncomingValue(Index);
    Else = Phi.getIncomingValue(1 - Index);
    return true;
  }
  return false;
}

// Whether V is Other where X is 0. Remembers what it takes to compute V where X
// is asked for.
bool ZeroPhi::isAtZero(Value &V, const Value &Other) {
  const bool IsZero = match(&Other, m_ZeroInt());
  if (&V == X)
    return IsZero;
  auto *I = dyn_cast<Instruction>(&V);
  if (!I || !(isThere(*I) || DT.dominates(Branch->getParent(), I->getParent())))
    return false;
  Value *A, *B;
  bool IsEqual = false;
  if (IsZero && match(I, m_c_Mul(m_Specific(X), m_Value(B))))
    IsEqual = isThere(*B) && isDefined(*B);
  else if (IsZero && match(I, m_Shl(m_Value(A), m_ImmConstant())))
    IsEqual = isAtZero(*A, Other);
  else if (match(I, m_c_Add(m_Specific(&Other), m_Value(A))) ||
           match(I, m_PtrAdd(m_Specific(&Other), m_Value(A))))
    IsEqual = isAtZero(*A, *ConstantInt::getNullValue(A->getType()));
  else if (auto *GEP = dyn_cast<GetElementPtrInst>(I);
           GEP && GEP->getNumIndices() == 1 &&
           GEP->getPointerOperand() == &Other)
    IsEqual =
        isAtZero(*GEP->getOperand(1),
                 *ConstantInt::getNullValue(GEP->getOperand(1)->getType()));
  if (IsEqual && !isThere(*I))
    Moved.push_back(I);
  return IsEqual;
}

bool ZeroPhi::replace() {
  if (isa<Constant>(Else) || !isThere(*AtZero) || !isAtZero(*Else, *AtZero))
    return false;
  for (Instruction *I : Moved)
    I->moveBefore(Branch->getIterator());
  Phi.replaceAllUsesWith(Else);
  Phi.eraseFromParent();
  ++NumEqual;
  return true;
}

static bool replaceZeroPhis(Function &F, FunctionAnalysisManager &FAM) {
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &AC = FAM.getResult<AssumptionAnalysis>(F);
  bool IsChanged = false;
  // What cannot be reached may be its own operand.
  auto IsReachable = [&](const BasicBlock *BB) {
    return DT.isReachableFromEntry(BB);
  };
  for (BasicBlock &BB : F)
    for (PHINode &Phi : make_early_inc_range(BB.phis()))
      if (ZeroPhi P(Phi, DT, AC); all_of(Phi.blocks(), IsReachable) && P.find())
        IsChanged |= P.replace();
  return IsChanged;
}

PreservedAnalyses
CourseCorrelatedValuesPass::run(Function &F, FunctionAnalysisManager &FAM) {
  InstructionSet Before;
  for (const Instruction &I : instructions(F))
    if (isa<FreezeInst, CastInst>(I))
      Before.insert(&I);
  bool IsChanged = replaceZeroPhis(F, FAM);
  LazyValueInfo &LVI = FAM.getResult<LazyValueAnalysis>(F);
  for (SelectInst *Select : getSelects(F)) {
    Value *X;
    const APInt *Y;
    if (!isReduced(*Select, X, Y) || Y->isPowerOf2()) {
      Before.insert(Select);
      continue;
    }
    ConstantRange Range = LVI.getConstantRange(X, Select, false);
    ConstantRange Divisor(*Y);
    if (!Range.icmp(ICmpInst::ICMP_ULT, Divisor.uadd_sat(Divisor))) {
      LLVM_DEBUG(dbgs() << "may be larger than twice the divisor:" << *Select
                        << '\n');
      Before.insert(Select);
      continue;
    }
    replaceByRemainder(*Select, X, ConstantInt::get(X->getType(), *Y));
    ++NumMade;
    IsChanged = true;
  }
  if (IsChanged)
    FAM.invalidate(F, PreservedAnalyses::none());
  PreservedAnalyses PA = CorrelatedValuePropagationPass().run(F, FAM);
  for (SelectInst *Select : getSelects(F)) {
    Value *X, *Y;
    if (Before.contains(Select) || !isExpanded(*Select, X, Y))
      continue;
    replaceByRemainder(*Select, getUnfrozen(X, Before), getUnfrozen(Y, Before));
    ++NumKept;
  }
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (isa<SExtInst, ZExtInst>(I) && !Before.contains(&I))
      NumWide += widenDivision(cast<CastInst>(I), Before);
  return IsChanged ? PreservedAnalyses::none() : PA;
}
