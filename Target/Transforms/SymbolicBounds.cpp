//===-- SymbolicBounds.cpp - Differences of values ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/SymbolicBounds.h"
#include "Transforms/Sigmas.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/PredicateInfo.h"

using namespace llvm;
using namespace llvm::course;

// With 16 the tests stay the same.
static cl::opt<unsigned>
    MaxSteps("course-ranges-steps", cl::Hidden, cl::init(64),
             cl::desc("How many values to look at for one symbolic bound"));

/// Constants beyond that say nothing. Added up they stay numbers of 64 bits.
static constexpr int64_t MaxConstant = int64_t(1) << 48;

namespace {

/// Which side of the base the bound is on.
enum class Side { Above, Below };

} // namespace

/// Whether values are at most Base + C, or at least Base - C.
class SymbolicBounds::Question {
  const SymbolicBounds &Bounds;
  /// What the base is called where the question is asked, and itself. What the
  /// name says of it holds all the time, since the base does not change on the
  /// paths that are followed.
  const Value *const Name, *const Base;
  const Side Where;
  unsigned NumSteps = 0;
  /// The PHIs on the path, each with the C that it has to be within.
  SmallVector<std::pair<const Value *, int64_t>, 4> Path;

public:
  Question(const SymbolicBounds &Bounds, const Value *Name, Side Where)
      : Bounds(Bounds), Name(Name), Base(Bounds.strip(Name)), Where(Where) {}

  bool isWithin(const Value *V, int64_t C);

private:
  bool isWithinNumbers(const Value *V, int64_t C) const;
  bool isBelowBase(const Value *V) const;
  bool isWithinPhi(const PHINode &Phi, int64_t C);
  bool isWithinCompared(const Value *V, CmpInst::Predicate P,
                        const Value *Other, int64_t C);
  bool isWithinEdge(const PHINode &Phi, unsigned Incoming, int64_t C);
  bool isWithinSide(const Value *V, const Value *Compared, CmpInst::Predicate P,
                    const Value *Other, int64_t C);
  bool isWithinCopy(const Instruction &Copy, int64_t C);
  bool isWithinOperation(const Instruction &I, int64_t C);
  bool isWithinSum(const BinaryOperator &I, int64_t C);
  bool isWithinMinMax(const MinMaxIntrinsic &I, int64_t C);
};

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

bool SymbolicBounds::isNonNegative(const Value *V) const {
  const ValueRange Range = Ranges.get(V);
  return !Range.Range.isEmptySet() && Range.whole().isAllNonNegative();
}

// Another name of the same number.
const Value *SymbolicBounds::strip(const Value *V) const {
  while (true) {
    if (const Value *Named = S.getNamed(V)) {
      V = Named;
      continue;
    }
    const auto *I = dyn_cast<Instruction>(V);
    if (!I || !RangeSolver::isTracked(I->getOperand(0)))
      return V;
    const bool IsSame = isa<SExtInst>(I) ||
                        (isa<ZExtInst>(I) && isNonNegative(I->getOperand(0))) ||
                        (isa<TruncInst>(I) && I->hasNoSignedWrap());
    if (!IsSame)
      return V;
    V = I->getOperand(0);
  }
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

bool SymbolicBounds::Question::isWithinNumbers(const Value *V,
                                               int64_t C) const {
  const ConstantRange Range = Bounds.Ranges.get(V).whole(),
                      OfBase = Bounds.Ranges.get(Name).whole();
  const ConstantRange &Greater = Where == Side::Above ? Range : OfBase,
                      &Less = Where == Side::Above ? OfBase : Range;
  int64_t Difference;
  return !SubOverflow(Greater.getSignedMax().getSExtValue(),
                      Less.getSignedMin().getSExtValue(), Difference) &&
         Difference <= C;
}

// Whether the base cannot change without V, so that what holds where V is
// defined holds where it is used. A PHI is defined on the edges to it.
bool SymbolicBounds::Question::isBelowBase(const Value *V) const {
  const auto *Definition = dyn_cast<Instruction>(Base);
  if (!Definition)
    return true;
  const auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return false;
  return isa<PHINode>(I) ? Bounds.DT.properlyDominates(Definition->getParent(),
                                                       I->getParent())
                         : Bounds.DT.dominates(Definition, I);
}

bool SymbolicBounds::Question::isWithin(const Value *V, int64_t C) {
  if (!RangeSolver::isTracked(V) || ++NumSteps > MaxSteps || C > MaxConstant ||
      C < -MaxConstant)
    return false;
  const ValueRange Range = Bounds.Ranges.get(V);
  if (Range.MayBeUndef || Range.Range.isEmptySet())
    return false;
  if (Bounds.strip(V) == Base && C >= 0)
    return true;
  if (isWithinNumbers(V, C))
    return true;
  const auto *I = dyn_cast<Instruction>(V);
  if (!I || V == Base || !isBelowBase(V))
    return false;
  if (const auto *Phi = dyn_cast<PHINode>(I))
    return isWithinPhi(*Phi, C);
  return Bounds.S.getPredicate(I) ? isWithinCopy(*I, C)
                                  : isWithinOperation(*I, C);
}

bool SymbolicBounds::Question::isWithinPhi(const PHINode &Phi, int64_t C) {
  for (auto [Known, Bound] : Path)
    if (Known == &Phi)
      return C >= Bound;
  Path.push_back({&Phi, C});
  const bool IsWithin =
      all_of(seq<unsigned>(0, Phi.getNumIncomingValues()), [&](unsigned I) {
        return isWithin(Phi.getIncomingValue(I), C) || isWithinEdge(Phi, I, C);
      });
  Path.pop_back();
  return IsWithin;
}

// V is compared with Other, and the outcome is P.
bool SymbolicBounds::Question::isWithinCompared(const Value *V,
                                                CmpInst::Predicate P,
                                                const Value *Other, int64_t C) {
  if (!RangeSolver::isTracked(Other))
    return false;
  if (P == CmpInst::ICMP_EQ)
    return isWithin(Other, C);
  // Seen from the other side less is greater.
  const CmpInst::Predicate Less =
      Where == Side::Above ? P : CmpInst::getSwappedPredicate(P);
  const Value *Greater = Where == Side::Above ? Other : V;
  switch (Less) {
  case CmpInst::ICMP_ULT:
    return Bounds.isNonNegative(Greater) && isWithin(Other, C + 1);
  case CmpInst::ICMP_ULE:
    return Bounds.isNonNegative(Greater) && isWithin(Other, C);
  case CmpInst::ICMP_SLT:
    return isWithin(Other, C + 1);
  case CmpInst::ICMP_SLE:
    return isWithin(Other, C);
  default:
    return false;
  }
}

// What is compared on the path to the PHI. LLVM's e-SSA has no σ on an edge to a
// block that has others.
bool SymbolicBounds::Question::isWithinEdge(const PHINode &Phi,
                                            unsigned Incoming, int64_t C) {
  const Value *V = Phi.getIncomingValue(Incoming);
  return any_of(getComparisons(*Phi.getIncomingBlock(Incoming),
                               *Phi.getParent(), Bounds.DT),
                [&](const KnownComparison &Known) {
                  const ICmpInst &Compare = *Known.Compare;
                  const CmpInst::Predicate P =
                      getSignedPredicate(Known.getPredicate(), Compare);
                  return isWithinSide(V, Compare.getOperand(0), P,
                                      Compare.getOperand(1), C) ||
                         isWithinSide(V, Compare.getOperand(1),
                                      CmpInst::getSwappedPredicate(P),
                                      Compare.getOperand(0), C);
                });
}

// V where Compared is P Other: V itself, or a constant as V is.
bool SymbolicBounds::Question::isWithinSide(const Value *V,
                                            const Value *Compared,
                                            CmpInst::Predicate P,
                                            const Value *Other, int64_t C) {
  if (Bounds.S.getOriginal(Compared) == Bounds.S.getOriginal(V))
    return isWithinCompared(V, P, Other, C);
  const auto *Start = dyn_cast<ConstantInt>(V),
             *Limit = dyn_cast<ConstantInt>(Compared);
  if (!Start || !Limit || Start->getValue().getSignificantBits() > 48 ||
      Limit->getValue().getSignificantBits() > 48)
    return false;
  const int64_t Distance = Limit->getSExtValue() - Start->getSExtValue();
  return isWithinCompared(Compared, P, Other,
                          Where == Side::Above ? C + Distance : C - Distance);
}

bool SymbolicBounds::Question::isWithinCopy(const Instruction &Copy,
                                            int64_t C) {
  if (isWithin(Copy.getOperand(0), C))
    return true;
  const PredicateBase &Predicate = *Bounds.S.getPredicate(&Copy);
  const auto Constraint = Predicate.getConstraint();
  return Constraint &&
         isWithinCompared(
             Copy.getOperand(0),
             getSignedPredicate(Constraint->Predicate, *Predicate.Condition),
             Constraint->OtherOp, C);
}

// A sum of a constant, if it cannot wrap.
bool SymbolicBounds::Question::isWithinSum(const BinaryOperator &I, int64_t C) {
  const auto *By = dyn_cast<ConstantInt>(I.getOperand(1));
  if (!By || By->getValue().getSignificantBits() > 48)
    return false;
  const ConstantRange Left = Bounds.Ranges.get(I.getOperand(0)).whole();
  if (!I.hasNoSignedWrap() && !ConstantRange::makeGuaranteedNoWrapRegion(
                                   I.getOpcode(), ConstantRange(By->getValue()),
                                   OverflowingBinaryOperator::NoSignedWrap)
                                   .contains(Left))
    return false;
  const int64_t Step = I.getOpcode() == Instruction::Add ? By->getSExtValue()
                                                         : -By->getSExtValue();
  return isWithin(I.getOperand(0), Where == Side::Above ? C - Step : C + Step);
}

bool SymbolicBounds::Question::isWithinMinMax(const MinMaxIntrinsic &I,
                                              int64_t C) {
  if (!I.isSigned() &&
      !(Bounds.isNonNegative(I.getLHS()) && Bounds.isNonNegative(I.getRHS())))
    return false;
  const bool IsMin = ICmpInst::isLT(I.getPredicate());
  if (IsMin == (Where == Side::Above))
    return isWithin(I.getLHS(), C) || isWithin(I.getRHS(), C);
  return isWithin(I.getLHS(), C) && isWithin(I.getRHS(), C);
}

bool SymbolicBounds::Question::isWithinOperation(const Instruction &I,
                                                 int64_t C) {
  if (const auto *MinMax = dyn_cast<MinMaxIntrinsic>(&I))
    return isWithinMinMax(*MinMax, C);
  if (const auto *Select = dyn_cast<SelectInst>(&I))
    return isWithin(Select->getTrueValue(), C) &&
           isWithin(Select->getFalseValue(), C);
  const Value *Left = I.getNumOperands() ? I.getOperand(0) : nullptr;
  auto IsDecreasing = [&] {
    return Where == Side::Above && Bounds.isNonNegative(Left);
  };
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
    return isWithinSum(cast<BinaryOperator>(I), C);
  case Instruction::SExt:
    return isWithin(Left, C);
  case Instruction::Trunc:
    return I.hasNoSignedWrap() && isWithin(Left, C);
  case Instruction::ZExt:
    return RangeSolver::isTracked(Left) && Bounds.isNonNegative(Left) &&
           isWithin(Left, C);
  case Instruction::LShr:
  case Instruction::UDiv:
    return IsDecreasing() && isWithin(Left, C);
  case Instruction::SRem:
  case Instruction::URem:
    if (!Bounds.isNonNegative(Left) && I.getOpcode() == Instruction::SRem)
      return false;
    if (Where == Side::Above && Bounds.isNonNegative(I.getOperand(1)) &&
        isWithin(I.getOperand(1), C + 1))
      return true;
    return IsDecreasing() && isWithin(Left, C);
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

bool SymbolicBounds::isAtMost(const Value *X, const Value *Y, int64_t C) const {
  auto IsKnown = [&](const Value *V) {
    return RangeSolver::isTracked(V) && !Ranges.get(V).MayBeUndef &&
           !Ranges.get(V).Range.isEmptySet();
  };
  if (!IsKnown(X) || !IsKnown(Y))
    return false;
  return Question(*this, Y, Side::Above).isWithin(X, C) ||
         Question(*this, X, Side::Below).isWithin(Y, C);
}

std::optional<bool> SymbolicBounds::compare(CmpInst::Predicate P,
                                            const Value *X,
                                            const Value *Y) const {
  if (CmpInst::isUnsigned(P)) {
    if (!isNonNegative(X) || !isNonNegative(Y))
      return std::nullopt;
    P = ICmpInst::getSignedPredicate(P);
  }
  if (P == CmpInst::ICMP_SGT || P == CmpInst::ICMP_SGE) {
    std::swap(X, Y);
    P = CmpInst::getSwappedPredicate(P);
  }
  auto IsLess = [&](const Value *A, const Value *B) {
    return isAtMost(A, B, -1);
  };
  switch (P) {
  case CmpInst::ICMP_SLT:
    if (IsLess(X, Y))
      return true;
    return isAtMost(Y, X, 0) ? std::optional(false) : std::nullopt;
  case CmpInst::ICMP_SLE:
    if (isAtMost(X, Y, 0))
      return true;
    return IsLess(Y, X) ? std::optional(false) : std::nullopt;
  case CmpInst::ICMP_EQ:
  case CmpInst::ICMP_NE:
    if (IsLess(X, Y) || IsLess(Y, X))
      return P == CmpInst::ICMP_NE;
    return std::nullopt;
  default:
    return std::nullopt;
  }
}
