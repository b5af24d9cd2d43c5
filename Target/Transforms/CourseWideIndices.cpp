//===-- CourseWideIndices.cpp - Indices as wide as addresses --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Computes in 64 bits what a loop computes in fewer and extends:
///
///   %m = mul nuw nsw i64 %i, %n
///   %t = trunc nsw i64 %m to i32        =>    %m
///   %x = sext i32 %t to i64
///
///   %t = trunc i64 %i to i32            ; %i is below 2^31
///   %a = add nsw i32 %t, %k             ; %k is invariant
///   %x = sext i32 %a to i64             =>    %x = add nsw i64 %i, %wide.k
///
/// IndVarSimplify widens a variable of a loop and what extends it, but truncates
/// it again for an expression with the variable of another loop, as in a[i * n +
/// j]. InstCombine then computes that in 32 bits, and forgets that it does not
/// wrap around, so that nobody knows any more where the rows are.
///
/// An extension goes (0 to 1.2), and nothing comes but extensions of what does not
/// change in the loop, before it. Flags of the narrow operation hold for the wide
/// one: where it would wrap around there, the result is poison, and here it is
/// some number.
///
/// Runs after IndVarSimplify. Linear in the size of the loop.
///
/// LLVM's Reassociate, which comes before the loop passes, forgets that a sum of
/// three does not wrap around, unless it leaves it as it is: nobody can widen
/// i * n + (j - 1) then. So CourseWideSums takes it apart before:
///
///   %b = add nsw i32 %j, -1
///   %a = add nsw i32 %row, %b           =>    %wide.row = sext i32 %row to i64
///   %x = sext i32 %a to i64                   %wide.b = sext i32 %b to i64
///                                             %x = add nsw i64 %wide.row, %wide.b
///
/// Of the two extensions LICM takes one out of the loop, and IndVarSimplify
/// widens the variable of the other.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseWideIndices.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/Local.h"
#include <array>

using namespace llvm;

#define DEBUG_TYPE "course-wide-indices"

STATISTIC(NumWide, "Number of extensions replaced by wide operations");
STATISTIC(NumSums, "Number of extended sums taken apart");

static cl::opt<bool>
    EnableWideIndices("course-enable-wide-indices", cl::Hidden, cl::init(true),
                      cl::desc("Compute indices of loops in 64 bits"));

// Operations between an extension and what they begin with.
static constexpr unsigned MaxDepth = 3;

namespace {

class Widener {
  Loop &L;
  ScalarEvolution &SE;
  /// That is replaced.
  CastInst &Extension;
  /// Whether operands are extended with a sign. A number that is not negative may
  /// be a result of such ones, whatever it is extended with.
  const bool IsSigned;
  Type *const Ty;

public:
  Widener(Loop &L, ScalarEvolution &SE, CastInst &Extension, bool IsSigned)
      : L(L), SE(SE), Extension(Extension), IsSigned(IsSigned),
        Ty(Extension.getType()) {}

  bool run();

private:
  bool isNotNegative(const Value &V, bool AtExtension,
                     unsigned Depth = MaxDepth) const;
  bool fits(const TruncInst &T, bool AtExtension) const;
  bool isPrevious(const PHINode &Phi) const;
  bool canWiden(const Value &V, unsigned Depth, bool &Varies) const;
  Value *widen(Value &V);
};

} // namespace

// In each iteration, or in those that come to the extension.
bool Widener::isNotNegative(const Value &V, bool AtExtension,
                            unsigned Depth) const {
  const SCEV *S = SE.getSCEV(const_cast<Value *>(&V));
  if (SE.isKnownNonNegative(S) ||
      (AtExtension &&
       SE.isKnownPredicateAt(ICmpInst::ICMP_SGE, S, SE.getZero(S->getType()),
                             &Extension)))
    return true;
  if (Depth == 0)
    return false;
  if (const auto *Wide = dyn_cast<SExtInst>(&V))
    return isNotNegative(*Wide->getOperand(0), AtExtension, Depth - 1);
  const auto *Product = dyn_cast<OverflowingBinaryOperator>(&V);
  return Product && Product->getOpcode() == Instruction::Mul &&
         Product->hasNoSignedWrap() &&
         isNotNegative(*Product->getOperand(0), AtExtension, Depth - 1) &&
         isNotNegative(*Product->getOperand(1), AtExtension, Depth - 1);
}

// Whether an extension of the truncated number is the number, or it is poison.
bool Widener::fits(const TruncInst &T, bool AtExtension) const {
  const Value &X = *T.getOperand(0);
  if (X.getType() != Ty)
    return false;
  if (IsSigned ? T.hasNoSignedWrap() : T.hasNoUnsignedWrap())
    return true;
  if (T.hasNoSignedWrap() && isNotNegative(X, AtExtension))
    return true;
  const SCEV *S = SE.getSCEV(const_cast<Value *>(&X));
  const unsigned Width = T.getType()->getIntegerBitWidth();
  return SE.getUnsignedRangeMax(S).getActiveBits() <= Width - IsSigned;
}

// Whether it is what a truncated number was in the iteration before, as j is in
// for (j = n - 1, i = 0; i < n; j = i++). What is known of this iteration's number
// says nothing of that.
bool Widener::isPrevious(const PHINode &Phi) const {
  const BasicBlock *Latch = L.getLoopLatch();
  if (Phi.getParent() != L.getHeader() || !Latch)
    return false;
  const auto *T = dyn_cast<TruncInst>(Phi.getIncomingValueForBlock(Latch));
  return T && fits(*T, /*AtExtension=*/false) &&
         L.isLoopInvariant(Phi.getIncomingValueForBlock(L.getLoopPreheader()));
}

// Whether V can be computed in 64 bits by as many operations.
bool Widener::canWiden(const Value &V, unsigned Depth, bool &Varies) const {
  if (L.isLoopInvariant(&V))
    return true;
  Varies = true;
  if (const auto *T = dyn_cast<TruncInst>(&V))
    return fits(*T, /*AtExtension=*/true);
  if (const auto *Phi = dyn_cast<PHINode>(&V))
    return isPrevious(*Phi);
  const auto *Op = dyn_cast<BinaryOperator>(&V);
  if (Depth == 0 || !Op || !Op->hasOneUse() ||
      !isa<OverflowingBinaryOperator>(Op) ||
      Op->getOpcode() == Instruction::Shl ||
      !(IsSigned ? Op->hasNoSignedWrap() : Op->hasNoUnsignedWrap()))
    return false;
  return canWiden(*Op->getOperand(0), Depth - 1, Varies) &&
         canWiden(*Op->getOperand(1), Depth - 1, Varies);
}

Value *Widener::widen(Value &V) {
  if (L.isLoopInvariant(&V)) {
    IRBuilder<> B(L.getLoopPreheader()->getTerminator());
    return IsSigned ? B.CreateSExt(&V, Ty) : B.CreateZExt(&V, Ty);
  }
  if (auto *T = dyn_cast<TruncInst>(&V))
    return T->getOperand(0);
  if (auto *Phi = dyn_cast<PHINode>(&V)) {
    PHINode *Wide = PHINode::Create(Ty, 2, "", Phi->getIterator());
    Wide->setDebugLoc(Phi->getDebugLoc());
    for (auto [In, BB] : zip_equal(Phi->incoming_values(), Phi->blocks()))
      Wide->addIncoming(widen(*In), BB);
    return Wide;
  }
  auto &Op = cast<BinaryOperator>(V);
  Value *A = widen(*Op.getOperand(0));
  Value *B = widen(*Op.getOperand(1));
  auto *Wide =
      BinaryOperator::Create(Op.getOpcode(), A, B, "", Extension.getIterator());
  Wide->setDebugLoc(Op.getDebugLoc());
  // Without a sign, the result is far below 2^63.
  Wide->setHasNoSignedWrap();
  Wide->setHasNoUnsignedWrap(!IsSigned);
  return Wide;
}

bool Widener::run() {
  bool Varies = false;
  Value &Narrow = *Extension.getOperand(0);
  if (Ty->getScalarSizeInBits() != 64 || !Ty->isIntegerTy() ||
      !canWiden(Narrow, MaxDepth, Varies) || !Varies)
    return false;
  Value *Wide = widen(Narrow);
  SE.forgetValue(&Extension);
  Extension.replaceAllUsesWith(Wide);
  ++NumWide;
  return true;
}

static bool isSum(const Value &V) {
  const auto *Op = dyn_cast<OverflowingBinaryOperator>(&V);
  return Op &&
         is_contained({Instruction::Add, Instruction::Sub}, Op->getOpcode()) &&
         Op->hasNoSignedWrap() && Op->hasOneUse();
}

// Whether it is the sum of what changes in each iteration of L and what does not,
// and Reassociate looks at more than these two.
static bool isSumOfThree(const CastInst &Extension) {
  const Value &Narrow = *Extension.getOperand(0);
  return Extension.getType()->isIntegerTy() &&
         (isa<SExtInst>(Extension) ||
          (isa<ZExtInst>(Extension) && Extension.hasNonNeg())) &&
         isSum(Narrow) && any_of(cast<User>(Narrow).operands(), [](Value *V) {
           return isSum(*V);
         });
}

static bool isSumInLoop(const CastInst &Extension, const LoopInfo &LI,
                        ScalarEvolution &SE) {
  const Loop *L = LI.getLoopFor(Extension.getParent());
  if (!L)
    return false;
  const auto &Sum = *cast<User>(Extension.getOperand(0));
  const SCEV *A = SE.getSCEV(Sum.getOperand(0)),
             *B = SE.getSCEV(Sum.getOperand(1));
  if (SE.isLoopInvariant(A, L))
    std::swap(A, B);
  const auto *Steps = dyn_cast<SCEVAddRecExpr>(A);
  return Steps && Steps->getLoop() == L && SE.isLoopInvariant(B, L);
}

// Returns the extensions of both operands.
static std::array<Value *, 2> takeApart(CastInst &Extension) {
  auto &Sum = *cast<BinaryOperator>(Extension.getOperand(0));
  IRBuilder<> Builder(&Extension);
  std::array<Value *, 2> Wide = {
      Builder.CreateSExt(Sum.getOperand(0), Extension.getType()),
      Builder.CreateSExt(Sum.getOperand(1), Extension.getType())};
  Value *Result = Sum.getOpcode() == Instruction::Add
                      ? Builder.CreateNSWAdd(Wide[0], Wide[1])
                      : Builder.CreateNSWSub(Wide[0], Wide[1]);
  Result->takeName(&Extension);
  Extension.replaceAllUsesWith(Result);
  ++NumSums;
  return Wide;
}

PreservedAnalyses CourseWideSumsPass::run(Function &F,
                                          FunctionAnalysisManager &FAM) {
  SmallVector<CastInst *> Work;
  for (Instruction &I : instructions(F))
    if (auto *Extension = dyn_cast<CastInst>(&I);
        Extension && isSumOfThree(*Extension))
      Work.push_back(Extension);
  if (!EnableWideIndices || Work.empty())
    return PreservedAnalyses::all();
  const auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  bool IsChanged = false;
  while (!Work.empty()) {
    CastInst *Extension = Work.pop_back_val();
    if (!isSumInLoop(*Extension, LI, SE))
      continue;
    SE.forgetValue(Extension);
    const std::array<Value *, 2> Operands = takeApart(*Extension);
    // The sums in it have one use then, as they had before.
    RecursivelyDeleteTriviallyDeadInstructions(Extension);
    for (Value *Wide : Operands)
      if (auto *Next = dyn_cast<CastInst>(Wide); Next && isSumOfThree(*Next))
        Work.push_back(Next);
    IsChanged = true;
  }
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  PA.preserve<ScalarEvolutionAnalysis>();
  return PA;
}

static bool widen(CastInst &Extension, Loop &L, ScalarEvolution &SE) {
  if (isa<SExtInst>(Extension))
    return Widener(L, SE, Extension, /*IsSigned=*/true).run();
  return (Extension.hasNonNeg() &&
          Widener(L, SE, Extension, /*IsSigned=*/true).run()) ||
         Widener(L, SE, Extension, /*IsSigned=*/false).run();
}

PreservedAnalyses CourseWideIndicesPass::run(Loop &L, LoopAnalysisManager &,
                                             LoopStandardAnalysisResults &AR,
                                             LPMUpdater &) {
  if (!EnableWideIndices || !L.getLoopPreheader())
    return PreservedAnalyses::all();
  SmallVector<CastInst *, 16> Extensions;
  for (BasicBlock *BB : L.blocks())
    if (AR.LI.getLoopFor(BB) == &L)
      for (Instruction &I : *BB)
        if (isa<SExtInst, ZExtInst>(I))
          Extensions.push_back(cast<CastInst>(&I));
  bool IsChanged = false;
  for (CastInst *Extension : Extensions)
    if (widen(*Extension, L, AR.SE)) {
      IsChanged = true;
      RecursivelyDeleteTriviallyDeadInstructions(Extension);
    }
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA = getLoopPassPreservedAnalyses();
  if (AR.MSSA)
    PA.preserve<MemorySSAAnalysis>();
  return PA;
}
