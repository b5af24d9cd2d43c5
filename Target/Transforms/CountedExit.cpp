//===-- CountedExit.cpp - How a loop's latch can be counted ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What was not asked where another question had decided may be poison, and is
/// frozen.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CountedExit.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

// Whether Condition compares a variable that has constant steps with a bound.
static bool isCounted(Value *Condition, const Loop &L, ScalarEvolution &SE) {
  const auto *Compare = dyn_cast<ICmpInst>(Condition);
  if (!Compare || !Compare->getOperand(0)->getType()->isIntegerTy())
    return false;
  auto IsVariable = [&](Value *V) {
    const auto *Variable = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(V));
    return Variable && Variable->getLoop() == &L && Variable->isAffine() &&
           isa<SCEVConstant>(Variable->getStepRecurrence(SE));
  };
  Value *A = Compare->getOperand(0), *B = Compare->getOperand(1);
  return (IsVariable(A) && SE.isLoopInvariant(SE.getSCEV(B), &L)) ||
         (IsVariable(B) && SE.isLoopInvariant(SE.getSCEV(A), &L));
}

bool course::splitCountedExit(Loop &L, ScalarEvolution &SE, AssumptionCache &AC,
                              DominatorTree &DT, LoopInfo &LI) {
  BasicBlock *Latch = L.getLoopLatch();
  auto *Branch = dyn_cast<BranchInst>(Latch->getTerminator());
  if (!Branch || !Branch->isConditional() || !L.isLoopExiting(Latch))
    return false;
  Value *First, *Second;
  const bool IsAnd = L.contains(Branch->getSuccessor(0));
  if (IsAnd ? !match(Branch->getCondition(),
                     m_LogicalAnd(m_Value(First), m_Value(Second)))
            : !match(Branch->getCondition(),
                     m_LogicalOr(m_Value(First), m_Value(Second))))
    return false;
  const bool IsFirstCounted = isCounted(First, L, SE);
  if (IsFirstCounted == isCounted(Second, L, SE))
    return false;
  if (IsFirstCounted)
    std::swap(First, Second);
  BasicBlock *Exit = Branch->getSuccessor(IsAnd ? 1 : 0);
  SE.forgetLoop(&L);
  BasicBlock *Last = SplitBlock(Latch, Branch, &DT, &LI);
  Instruction *Jump = Latch->getTerminator();
  IRBuilder<> Builder(Jump);
  if (IsFirstCounted &&
      !isGuaranteedNotToBeUndefOrPoison(First, &AC, Jump, &DT))
    First = Builder.CreateFreeze(First);
  Builder.CreateCondBr(First, IsAnd ? Last : Exit, IsAnd ? Exit : Last);
  Jump->eraseFromParent();
  Value *Both = Branch->getCondition();
  Branch->setCondition(Second);
  RecursivelyDeleteTriviallyDeadInstructions(Both);
  for (PHINode &Phi : Exit->phis())
    Phi.addIncoming(Phi.getIncomingValueForBlock(Last), Latch);
  DT.insertEdge(Latch, Exit);
  return true;
}

// Scalar evolution cannot prove that the first step does not wrap around, and
// asks for the greater of the bound and the second value. But a value that has
// wrapped around is beyond the bound, or the loop would go on with it.
const SCEV *course::getGuardedExitCount(const Loop &L, ScalarEvolution &SE) {
  auto *Branch = cast<BranchInst>(L.getLoopLatch()->getTerminator());
  auto *Compare = dyn_cast<ICmpInst>(Branch->getCondition());
  if (!Compare || !Compare->getOperand(0)->getType()->isIntegerTy() ||
      Compare->isEquality())
    return nullptr;
  CmpInst::Predicate P = L.contains(Branch->getSuccessor(0))
                             ? Compare->getPredicate()
                             : Compare->getInversePredicate();
  const SCEV *Next = SE.getSCEV(Compare->getOperand(0)),
             *Bound = SE.getSCEV(Compare->getOperand(1));
  if (ICmpInst::isGT(P) || ICmpInst::isGE(P)) {
    P = CmpInst::getSwappedPredicate(P);
    std::swap(Next, Bound);
  }
  const auto *Steps = dyn_cast<SCEVAddRecExpr>(Next);
  if (!Steps || Steps->getLoop() != &L || !Steps->isAffine() ||
      !SE.isLoopInvariant(Bound, &L))
    return nullptr;
  const SCEV *Step = Steps->getStepRecurrence(SE),
             *First = SE.getMinusSCEV(Steps->getStart(), Step);
  const auto *Variable = dyn_cast<SCEVAddRecExpr>(
      SE.getAddRecExpr(First, Step, &L, SCEV::FlagAnyWrap));
  const bool IsForward =
      Variable &&
      (CmpInst::isSigned(P)
           ? Variable->hasNoSignedWrap() && SE.isKnownPositive(Step)
           : Variable->hasNoUnsignedWrap() && SE.isKnownNonZero(Step));
  if (!IsForward || !SE.isLoopEntryGuardedByCond(&L, P, First, Bound))
    return nullptr;
  const SCEV *Distance = SE.getMinusSCEV(Bound, First);
  if (ICmpInst::isLT(P))
    Distance = SE.getMinusSCEV(Distance, SE.getOne(Distance->getType()));
  return SE.getUDivExpr(Distance, Step);
}
