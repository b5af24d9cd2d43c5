//===-- RangeSolverEdges.cpp - Ranges of what PHIs get --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What comparisons say of the values that PHIs get, and where loops end.
///
//===----------------------------------------------------------------------===//

#include "Transforms/RangeSolver.h"
#include "Transforms/Sigmas.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace llvm::course;

// A loop that counts by 1 from below End, or by -1 from above it, and goes on
// unless it has come to End, does not get past it. If that IsOnlyEnd of it, it does
// begin there: else it would go on until the step is poison. \returns where it goes
// on.
ConstantRange RangeSolver::getStepsUpTo(const PHINode &Phi, unsigned Incoming,
                                        const Value *End,
                                        bool IsOnlyEnd) const {
  const unsigned Width = Phi.getType()->getIntegerBitWidth();
  const ConstantRange All = ConstantRange::getFull(Width);
  const auto *Step =
      dyn_cast<BinaryOperator>(S.getOriginal(Phi.getIncomingValue(Incoming)));
  if (!Step || Step->getOpcode() != Instruction::Add ||
      Phi.getNumIncomingValues() != 2 ||
      S.getOriginal(Step->getOperand(0)) != &Phi)
    return All;
  const auto *By = dyn_cast<ConstantInt>(Step->getOperand(1));
  if (!By || !(By->isOne() || By->isMinusOne()))
    return All;
  // End is the same in each iteration.
  const BasicBlock *Header = Phi.getParent();
  const DominatorTree &DT =
      GetDominators(*const_cast<Function *>(Header->getParent()));
  if (!DT.dominates(Header, Phi.getIncomingBlock(Incoming)))
    return All;
  if (const auto *I = dyn_cast<Instruction>(S.getOriginal(End)))
    if (!DT.properlyDominates(I->getParent(), Header))
      return All;
  const ConstantRange Start = getWhole(Phi.getIncomingValue(1 - Incoming)),
                      Ends = getWhole(End);
  if (Start.isEmptySet() || Ends.isEmptySet())
    return ConstantRange::getEmpty(Width);
  ConstantRange Result = All;
  for (CmpInst::Predicate P :
       {By->isOne() ? CmpInst::ICMP_SLT : CmpInst::ICMP_SGT,
        By->isOne() ? CmpInst::ICMP_ULT : CmpInst::ICMP_UGT})
    if (Start.icmp(P, Ends) ||
        (IsOnlyEnd &&
         (CmpInst::isSigned(P) ? Step->hasNoSignedWrap()
                               : By->isOne() && Step->hasNoUnsignedWrap())))
      Result =
          Result.intersectWith(ConstantRange::makeAllowedICmpRegion(P, Ends));
  return Result;
}

// Whether the comparison alone decides what comes after the latch.
static bool isExitCondition(const ICmpInst &Compare, const BasicBlock &Latch) {
  const auto *Branch = dyn_cast<BranchInst>(Latch.getTerminator());
  return Branch && Branch->isConditional() &&
         Branch->getCondition() == &Compare;
}

// What a comparison says about the value that a PHI gets from a block after it.
ConstantRange RangeSolver::getAfter(const KnownComparison &Known,
                                    const PHINode &Phi,
                                    unsigned Incoming) const {
  const ConstantRange All =
      ConstantRange::getFull(Phi.getType()->getIntegerBitWidth());
  const Value *V = S.getOriginal(Phi.getIncomingValue(Incoming)), *Before;
  std::optional<ValueBound> Bound = S.getBound(Known, V);
  // What a loop counts may be compared before the step.
  const APInt *By = nullptr;
  if (!Bound && match(V, m_Add(m_Value(Before), m_APInt(By))))
    Bound = S.getBound(Known, S.getOriginal(Before));
  if (!Bound || !isTracked(Bound->V) || get(Bound->V).MayBeUndef)
    return All;
  const ConstantRange Other = getWhole(Bound->Other);
  if (Other.isEmptySet())
    return Other;
  ConstantRange Result =
      getAllowedValues(Bound->Predicate, Other, *Known.Compare);
  if (By)
    return Result.add(*By);
  if (Bound->Predicate == CmpInst::ICMP_NE)
    Result = Result.intersectWith(getStepsUpTo(
        Phi, Incoming, Bound->Other,
        CountedHeaders.contains(Phi.getParent()) &&
            isExitCondition(*Known.Compare, *Phi.getIncomingBlock(Incoming))));
  return Result;
}

// What is known of the value that a PHI gets from there. LLVM's e-SSA has no σ on
// an edge to a block that has others.
ConstantRange RangeSolver::getOnEdge(const PHINode &Phi,
                                     unsigned Incoming) const {
  ConstantRange Result =
      ConstantRange::getFull(Phi.getType()->getIntegerBitWidth());
  for (const KnownComparison &Known : getComparisons(Phi, Incoming))
    Result = Result.intersectWith(getAfter(Known, Phi, Incoming));
  return Result;
}

SmallVector<KnownComparison, 4>
RangeSolver::getComparisons(const PHINode &Phi, unsigned Incoming) const {
  BasicBlock *BB = const_cast<BasicBlock *>(Phi.getParent());
  return course::getComparisons(*Phi.getIncomingBlock(Incoming), *BB,
                                GetDominators(*BB->getParent()));
}
