//===-- CourseCombine.cpp - Conditions as switches ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes conditions on small ranges of one value switches, which cost 1 however
/// many cases they have:
///
///   %s = add i64 %c, -48
///   %digit = icmp ult i64 %s, 10        switch i64 %c, label %other [
///   br i1 %digit, label %yes,      =>     i64 48, label %yes
///                 label %other            ...
///                                         i64 57, label %yes ]
///
/// Also for several ranges that are joined by or, or whose opposites are joined
/// by and. This saves the comparison (0.6 or 1), the addition (1.2) and what
/// joins (0.8); a value that is narrower than a register may have to be
/// extended for it (0.6). Simplification of the control flow then makes one
/// switch of a row of them.
///
/// Comes last: LLVM makes the opposite change, and what knows how often loops
/// go round understands comparisons. What else of combining is particular to
/// this machine is done by selection, where the result is not undone. Linear in
/// the size of the function, with 64 cases at most for each branch.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseCombine.h"
#include "CourseCostModel.h"
#include "CourseRules.h"
#include "CourseSubtarget.h"
#include "CourseTargetMachine.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ProfDataUtils.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Local.h"
#include <set>

using namespace llvm;
using namespace PatternMatch;
using Ticks = CourseCostModel::Ticks;

#define DEBUG_TYPE "course-combine"

STATISTIC(NumSwitches, "Number of conditions that became switches");

static cl::opt<unsigned>
    MaxCases("course-combine-cases", cl::Hidden, cl::init(64),
             cl::desc("Cases that a condition may become"));

namespace {

struct UnsignedLess {
  bool operator()(const APInt &A, const APInt &B) const { return A.ult(B); }
};

/// A branch on whether one value is among some.
class Condition {
  const CourseCostModel &Costs;
  BranchInst &Branch;
  Value *Subject = nullptr;
  std::set<APInt, UnsignedLess> Cases;
  /// Where the branch goes in these cases: the number of the successor.
  unsigned CaseSuccessor = 0;
  Ticks OldCost = 0;

public:
  Condition(const CourseCostModel &Costs, BranchInst &Branch)
      : Costs(Costs), Branch(Branch) {}

  /// Whether a switch does the same for less.
  bool analyze();
  void replace(const BranchProbabilityInfo &BPI);
  size_t getNumCases() const { return Cases.size(); }

private:
  bool addRanges(Value *V, bool IsOr, bool Inverse);
  bool addRange(Value *V, bool Inverse);
  bool addValues(const ConstantRange &Range);
  Ticks getNewCost() const;
};

} // namespace

// Only the values that a switch can list.
bool Condition::addValues(const ConstantRange &Range) {
  if (Range.isFullSet() || Range.isSizeLargerThan(MaxCases))
    return false;
  for (APInt Value = Range.getLower(); Value != Range.getUpper(); ++Value)
    Cases.insert(Value);
  return Cases.size() <= MaxCases;
}

// A comparison of the subject, or of it plus a constant, with a constant.
bool Condition::addRange(Value *V, bool Inverse) {
  CmpPredicate Predicate;
  Value *X;
  const APInt *Bound;
  if (!match(V, m_ICmp(Predicate, m_Value(X), m_APInt(Bound))) ||
      !V->hasOneUse() || X->getType()->isVectorTy() ||
      Bound->getBitWidth() > 64)
    return false;
  ConstantRange Range = ConstantRange::makeExactICmpRegion(Predicate, *Bound);
  // Selection divides by the bound.
  OldCost += Costs.getCost(ICmpInst::isUnsigned(Predicate)
                               ? Course::CostClass::MulDiv
                               : Course::CostClass::Compare);
  Value *Base;
  const APInt *Offset;
  if (match(X, m_Add(m_Value(Base), m_APInt(Offset)))) {
    if (X->hasOneUse())
      OldCost += Costs.getCost(Course::CostClass::AddSub);
    COURSE_RULE("range-behind-offset", Bound->getBitWidth());
    Range = Range.subtract(*Offset);
    X = Base;
  }
  if (Subject && Subject != X)
    return false;
  Subject = X;
  return addValues(Inverse ? Range.inverse() : Range);
}

bool Condition::addRanges(Value *V, bool IsOr, bool Inverse) {
  Value *L, *R;
  if (V->hasOneUse() &&
      (IsOr ? match(V, m_LogicalOr(m_Value(L), m_Value(R)))
            : match(V, m_LogicalAnd(m_Value(L), m_Value(R))))) {
    if (IsOr)
      COURSE_RULE("ranges-joined-by-or", 1);
    else
      COURSE_RULE("ranges-joined-by-and", 1);
    OldCost += Costs.getCost(Course::CostClass::Logic);
    return addRanges(L, IsOr, Inverse) && addRanges(R, IsOr, Inverse);
  }
  return addRange(V, Inverse);
}

// The machine compares all 64 bits.
Ticks Condition::getNewCost() const {
  bool IsWhole = Subject->getType()->getIntegerBitWidth() == 64 ||
                 isa<LoadInst, BinaryOperator>(Subject);
  return IsWhole ? 0 : Costs.getCost(Course::CostClass::MulDiv);
}

bool Condition::analyze() {
  Value *V = Branch.getCondition();
  // Selection makes a switch of it.
  CmpPredicate Predicate;
  if (match(V, m_ICmp(Predicate, m_Value(), m_Value())) &&
      ICmpInst::isEquality(Predicate))
    return false;
  for (bool Inverse : {false, true}) {
    Subject = nullptr;
    Cases.clear();
    OldCost = 0;
    CaseSuccessor = Inverse;
    if (addRanges(V, /*IsOr=*/!Inverse, Inverse) && !Cases.empty())
      return getNewCost() < OldCost;
  }
  LLVM_DEBUG(dbgs() << "not some values of one:" << *V << '\n');
  return false;
}

// The branch was undefined for an undefined subject: the first condition is one
// on it, and no join of them protects that. So the switch may be, too.
void Condition::replace(const BranchProbabilityInfo &BPI) {
  COURSE_RULE("condition-as-switch", Subject->getType()->getIntegerBitWidth());
  BasicBlock *BB = Branch.getParent();
  BasicBlock *Target = Branch.getSuccessor(CaseSuccessor);
  BasicBlock *Default = Branch.getSuccessor(1 - CaseSuccessor);
  uint64_t OfCases = BPI.getEdgeProbability(BB, CaseSuccessor).getNumerator();
  uint64_t OfDefault =
      BPI.getEdgeProbability(BB, 1 - CaseSuccessor).getNumerator();

  auto *Switch =
      SwitchInst::Create(Subject, Default, Cases.size(), Branch.getIterator());
  Switch->setDebugLoc(Branch.getDebugLoc());
  SmallVector<uint64_t, 16> Weights = {OfDefault};
  for (const APInt &Value : Cases) {
    Switch->addCase(ConstantInt::get(Branch.getContext(), Value), Target);
    Weights.push_back(OfCases / Cases.size());
  }
  setFittedBranchWeights(*Switch, Weights, /*IsExpected=*/false);
  for (PHINode &Phi : Target->phis())
    for (size_t More = 1; More != Cases.size(); ++More)
      Phi.addIncoming(Phi.getIncomingValueForBlock(BB), BB);

  Value *V = Branch.getCondition();
  Branch.eraseFromParent();
  RecursivelyDeleteTriviallyDeadInstructions(V);
  ++NumSwitches;
}

PreservedAnalyses CourseCombinePass::run(Function &F,
                                         FunctionAnalysisManager &FAM) {
  const CourseCostModel &Costs = TM.getSubtargetImpl(F)->getCostModel();
  COURSE_RULES_IN(F);
  bool IsChanged = false;
  for (BasicBlock &BB : F) {
    auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
    if (!Branch || !Branch->isConditional() ||
        Branch->getSuccessor(0) == Branch->getSuccessor(1))
      continue;
    Condition C(Costs, *Branch);
    if (!C.analyze())
      continue;
    OptimizationRemarkEmitter ORE(&F);
    ORE.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Switched", Branch)
             << "the condition became a switch of "
             << ore::NV("Cases", unsigned(C.getNumCases())) << " cases";
    });
    // Point of no return.
    C.replace(FAM.getResult<BranchProbabilityAnalysis>(F));
    IsChanged = true;
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
