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
//===----------------------------------------------------------------------===//

#include "Transforms/CourseWideIndices.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

#define DEBUG_TYPE "course-wide-indices"

STATISTIC(NumWide, "Number of extensions replaced by wide operations");

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
