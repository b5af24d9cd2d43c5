//===-- CourseClosedForms.cpp - Variables from others ---------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Computes a variable of a loop from the induction variable where it is read,
/// if that costs less than to keep it up to date:
///
///   for i                                   for i
///     if (!composite[i])                      if (!composite[i])
///       for (j = square; ...)        =>         for (j = i * i; ...)
///     square += odd
///     odd += 2
///
/// An addition costs twice a multiplication, and a variable takes a register
/// through the whole loop. Nobody writes the left side, but IndVarSimplify and
/// loop versioning make it, since ScalarEvolution takes i * i for a variable of
/// the loop that changes by a variable of the loop. This is the opposite of
/// strength reduction, for linear and quadratic variables.
///
/// Runs when loops are rotated, and again when they have been versioned. Linear
/// in the size of the loops, but for the variables of one loop.
///
/// O. Bachmann, P. S. Wang, E. V. Zima, Chains of Recurrences - a method to
/// expedite the evaluation of closed-form functions, ISSAC 1994.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseClosedForms.h"
#include "CourseCostModel.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "Transforms/CourseTransformUtils.h"
#include "Transforms/Speculation.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;

#define DEBUG_TYPE "course-closed-forms"

STATISTIC(NumReplaced, "Number of variables of loops in closed form");

// Variables of one loop that are looked at: each is tried with each.
static constexpr unsigned MaxVariables = 32;

namespace {

/// Square * V * V + Factor * V + Rest, where V changes by 1 or -1.
struct ClosedForm {
  PHINode *V;
  APInt Square, Factor;
  const SCEV *Rest;

  bool hasRest() const { return !Rest->isZero(); }
};

/// The variables of one loop.
class Variables {
  Loop &L;
  ScalarEvolution &SE;
  BlockFrequencyInfo &BFI;
  DominatorTree &DT;
  AssumptionCache &AC;
  const CourseCostModel &Costs;
  SCEVExpander &Expander;

  double getFrequency(const BasicBlock &BB) const;
  double getPrice(const ClosedForm &Form) const;
  bool isBasis(const PHINode &V) const;
  std::optional<ClosedForm> findForm(const SCEVAddRecExpr &Is,
                                     PHINode &V) const;
  BasicBlock *findPlace(const PHINode &P, const Instruction &Next) const;
  double getSavings(PHINode &P, Instruction &Next) const;
  Value *create(const ClosedForm &Form, Type *Ty, BasicBlock &Place);
  bool replace(PHINode &P);

public:
  Variables(Loop &L, ScalarEvolution &SE, BlockFrequencyInfo &BFI,
            DominatorTree &DT, AssumptionCache &AC,
            const CourseCostModel &Costs, SCEVExpander &Expander)
      : L(L), SE(SE), BFI(BFI), DT(DT), AC(AC), Costs(Costs),
        Expander(Expander) {}
  bool run();
};

} // namespace

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

// Other values are computed from it: it must be the same in all of them, and no
// poison where they are none.
bool Variables::isBasis(const PHINode &V) const {
  const auto *Next =
      dyn_cast<Instruction>(V.getIncomingValueForBlock(L.getLoopLatch()));
  const Value *Start = V.getIncomingValueForBlock(L.getLoopPreheader());
  return Next && programUndefinedIfPoison(Next) &&
         isGuaranteedNotToBeUndefOrPoison(
             Start, &AC, L.getLoopPreheader()->getTerminator(), &DT);
}

std::optional<ClosedForm> Variables::findForm(const SCEVAddRecExpr &Is,
                                              PHINode &V) const {
  Type *Ty = Is.getType();
  if (!SE.isSCEVable(V.getType()) || !V.getType()->isIntegerTy() ||
      SE.getTypeSizeInBits(V.getType()) < SE.getTypeSizeInBits(Ty))
    return std::nullopt;
  auto GetStep = [&](const SCEV *S) -> const SCEVConstant * {
    const auto *A = dyn_cast<SCEVAddRecExpr>(S);
    return A && A->getLoop() == &L && A->isAffine()
               ? dyn_cast<SCEVConstant>(A->getStepRecurrence(SE))
               : nullptr;
  };
  const SCEV *Basis = SE.getTruncateOrNoop(SE.getSCEV(&V), Ty);
  const SCEVConstant *Step = GetStep(Basis);
  if (!Step || !(Step->getAPInt().isOne() || Step->getAPInt().isAllOnes()))
    return std::nullopt;
  ClosedForm Form{&V, APInt(SE.getTypeSizeInBits(Ty), 0),
                  APInt(SE.getTypeSizeInBits(Ty), 0), &Is};
  if (!Is.isAffine()) {
    // The second difference of V * V is 2.
    const auto *Second = dyn_cast<SCEVConstant>(Is.getOperand(2));
    if (Is.getNumOperands() != 3 || !Second || Second->getAPInt()[0])
      return std::nullopt;
    Form.Square = Second->getAPInt().ashr(1);
    Form.Rest =
        SE.getMinusSCEV(Form.Rest, SE.getMulExpr(SE.getConstant(Form.Square),
                                                 SE.getMulExpr(Basis, Basis)));
  }
  if (const SCEVConstant *Linear = GetStep(Form.Rest)) {
    Form.Factor = Linear->getAPInt() * Step->getAPInt();
    Form.Rest = SE.getMinusSCEV(
        Form.Rest, SE.getMulExpr(SE.getConstant(Form.Factor), Basis));
  }
  Instruction *At = L.getLoopPreheader()->getTerminator();
  if (!SE.isLoopInvariant(Form.Rest, &L) ||
      !Expander.isSafeToExpandAt(Form.Rest, At) || !isBasis(V))
    return std::nullopt;
  return Form;
}

Value *Variables::create(const ClosedForm &Form, Type *Ty, BasicBlock &Place) {
  Value *Sum = nullptr;
  if (Form.hasRest())
    Sum = Expander.expandCodeFor(Form.Rest, Ty,
                                 L.getLoopPreheader()->getTerminator());
  IRBuilder<> Builder(&Place, Place.getFirstInsertionPt());
  Value *V = Builder.CreateTrunc(Form.V, Ty);
  Value *Squared = Form.Square.isZero() ? nullptr : Builder.CreateMul(V, V);
  auto Add = [&](const APInt &Times, Value *What) {
    if (Times.isZero())
      return;
    const bool IsLess = Times.isNegative() && Sum;
    const APInt Factor = IsLess ? -Times : Times;
    Value *Term = Factor.isOne()
                      ? What
                      : Builder.CreateMul(What, ConstantInt::get(Ty, Factor));
    Sum = !Sum     ? Term
          : IsLess ? Builder.CreateSub(Sum, Term)
                   : Builder.CreateAdd(Sum, Term);
  };
  if (Form.Square.isNegative()) {
    Add(Form.Factor, V);
    Add(Form.Square, Squared);
  } else {
    Add(Form.Square, Squared);
    Add(Form.Factor, V);
  }
  return Sum ? Sum : ConstantInt::get(Ty, 0);
}

//===----------------------------------------------------------------------===//
// What they are worth
//===----------------------------------------------------------------------===//

double Variables::getFrequency(const BasicBlock &BB) const {
  return double(BFI.getBlockFreq(&BB).getFrequency());
}

double Variables::getPrice(const ClosedForm &Form) const {
  const double Mul = Costs.getCost(Course::CostClass::MulDiv);
  const double Add = Costs.getCost(Course::CostClass::AddSub);
  unsigned NumTerms = Form.hasRest();
  double Price = Form.Square.isZero() ? 0 : Mul;
  for (const APInt &Times : {Form.Square, Form.Factor}) {
    if (Times.isZero())
      continue;
    Price += Times.isOne() || (Times.isAllOnes() && NumTerms) ? 0 : Mul;
    ++NumTerms;
  }
  return Price + (NumTerms > 1 ? (NumTerms - 1) * Add : 0);
}

// The cheapest block from which all reads are reached. Null if there is none in
// the loop, or if nothing is read.
BasicBlock *Variables::findPlace(const PHINode &P,
                                 const Instruction &Next) const {
  BasicBlock *Place = nullptr;
  for (const Use &U : P.uses()) {
    auto *User = cast<Instruction>(U.getUser());
    if (User == &Next)
      continue;
    BasicBlock *BB = User->getParent();
    if (auto *Phi = dyn_cast<PHINode>(User))
      BB = Phi->getIncomingBlock(U);
    Place = Place ? DT.findNearestCommonDominator(Place, BB) : BB;
  }
  if (!Place || !L.contains(Place) || !DT.dominates(L.getHeader(), Place))
    return nullptr;
  BasicBlock *Best = Place;
  for (BasicBlock *BB = Place; BB != L.getHeader();) {
    BB = DT.getNode(BB)->getIDom()->getBlock();
    if (getFrequency(*BB) < getFrequency(*Best))
      Best = BB;
  }
  return Best;
}

double Variables::getSavings(PHINode &P, Instruction &Next) const {
  double Savings = 0;
  for (const Instruction *I :
       findDeadInCourseLoop(L, &P, [&](const Use &U) { return U.get() == &P; }))
    if (isa<BinaryOperator>(I))
      Savings += getFrequency(*I->getParent()) * getComputationPrice(*I, Costs);
  return Savings;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

bool Variables::replace(PHINode &P) {
  const auto *Is = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&P));
  auto *Next =
      dyn_cast<Instruction>(P.getIncomingValueForBlock(L.getLoopLatch()));
  if (!Is || Is->getLoop() != &L || !Next || !L.contains(Next) ||
      !Next->hasOneUse() || isa<PHINode>(Next))
    return false;
  BasicBlock *Place = findPlace(P, *Next);
  if (!Place)
    return false;
  std::optional<ClosedForm> Best;
  double BestGain = 0;
  const double Savings = getSavings(P, *Next);
  for (PHINode &V : L.getHeader()->phis()) {
    std::optional<ClosedForm> Form;
    if (&V == &P || !(Form = findForm(*Is, V)))
      continue;
    const double Gain = Savings - getFrequency(*Place) * getPrice(*Form) -
                        getFrequency(*L.getLoopPreheader()) *
                            getCourseExpansionPrice(*Form->Rest, Costs);
    if (Gain > BestGain) {
      BestGain = Gain;
      Best = Form;
    }
  }
  if (!Best)
    return false;
  Value *New = create(*Best, P.getType(), *Place);
  // The next value goes, too, whatever it was computed from.
  SE.forgetValue(&P);
  P.replaceAllUsesWith(New);
  P.eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructions(Next);
  ++NumReplaced;
  return true;
}

bool Variables::run() {
  SmallVector<WeakTrackingVH, 8> Phis;
  for (PHINode &P : L.getHeader()->phis())
    if (P.getType()->isIntegerTy() && SE.isSCEVable(P.getType()) &&
        SE.getTypeSizeInBits(P.getType()) <= 64)
      Phis.push_back(&P);
  if (Phis.size() < 2 || Phis.size() > MaxVariables)
    return false;
  bool IsChanged = false;
  for (WeakTrackingVH &P : Phis)
    if (auto *Phi = dyn_cast_or_null<PHINode>(P); Phi && replace(*Phi)) {
      IsChanged = true;
      // Those that it changed by only count along now.
      for (WeakTrackingVH &Other : Phis)
        if (auto *OtherPhi = dyn_cast_or_null<PHINode>(Other))
          RecursivelyDeleteDeadPHINode(OtherPhi);
    }
  if (IsChanged)
    SE.forgetLoop(&L);
  return IsChanged;
}

PreservedAnalyses CourseClosedFormsPass::run(Function &F,
                                             FunctionAnalysisManager &FAM) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  if (LI.empty())
    return PreservedAnalyses::all();
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  auto &BFI = FAM.getResult<BlockFrequencyAnalysis>(F);
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &AC = FAM.getResult<AssumptionAnalysis>(F);
  SCEVExpander Expander(SE, "closed");
  bool IsChanged = false;
  const CourseCostModel &Costs = TM.getSubtargetImpl(F)->getCostModel();
  for (Loop *L : LI.getLoopsInPreorder())
    if (L->getLoopPreheader() && L->getLoopLatch())
      IsChanged |= Variables(*L, SE, BFI, DT, AC, Costs, Expander).run();
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
