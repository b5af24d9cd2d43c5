//===-- CourseLoopEqualities.cpp - Equalities without invariants ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Moves what does not change in a loop to the other side of an equality, where
/// it is computed once:
///
///   for j                               d = k - x
///     if (a[j] + x == k)       =>       for j
///       ...                               if (a[j] == d)
///
/// Sums, differences and exclusive ors can be undone whatever wraps around, so
/// this holds for all values. A summand that is poison made the comparison
/// poison before; no flag is taken over. The operation in the loop has to have no
/// other use, else both would be there. LICM does the same for inequalities
/// only, of sums that do not wrap around.
///
/// Runs when loops have preheaders and LICM has moved out what it can, before
/// loops are unrolled: an addition (1.2) for each comparison. Linear in the size
/// of the loops.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseLoopEqualities.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "course-loop-equalities"

STATISTIC(NumMoved, "Number of invariants moved to the other side");

// If Side is an operation on a value that changes in L and one that does not,
// returns the first, and in Other what it is compared with then, computed from
// what Side is compared with now.
static Value *undo(Value *Side, Value *&Other, const Loop &L,
                   IRBuilderBase &Builder) {
  Value *A, *B;
  const bool IsCommutative =
      match(Side, m_OneUse(m_CombineOr(m_Add(m_Value(A), m_Value(B)),
                                       m_Xor(m_Value(A), m_Value(B)))));
  if (!IsCommutative && !match(Side, m_OneUse(m_Sub(m_Value(A), m_Value(B)))))
    return nullptr;
  if (L.isLoopInvariant(A) == L.isLoopInvariant(B))
    return nullptr;
  Value *Variant = L.isLoopInvariant(A) ? B : A,
        *Invariant = Variant == A ? B : A;
  if (match(Side, m_Xor(m_Value(), m_Value())))
    Other = Builder.CreateXor(Other, Invariant);
  else if (IsCommutative)
    Other = Builder.CreateSub(Other, Invariant);
  else if (Variant == A) // A - Invariant == Other
    Other = Builder.CreateAdd(Other, Invariant);
  else // Invariant - B == Other
    Other = Builder.CreateSub(Invariant, Other);
  return Variant;
}

static bool moveInvariants(ICmpInst &Compare, const Loop &L) {
  if (!Compare.isEquality() || !Compare.getOperand(0)->getType()->isIntegerTy())
    return false;
  if (L.isLoopInvariant(Compare.getOperand(0)))
    Compare.swapOperands();
  Value *Side = Compare.getOperand(0), *Other = Compare.getOperand(1);
  if (!L.isLoopInvariant(Other))
    return false;
  IRBuilder<> Builder(L.getLoopPreheader()->getTerminator());
  Builder.SetCurrentDebugLocation(Compare.getDebugLoc());
  bool IsChanged = false;
  while (Value *Inner = undo(Side, Other, L, Builder)) {
    Compare.setOperand(0, Inner);
    Compare.setOperand(1, Other);
    Compare.dropPoisonGeneratingFlags();
    cast<Instruction>(Side)->eraseFromParent();
    Side = Inner;
    ++NumMoved;
    IsChanged = true;
  }
  return IsChanged;
}

PreservedAnalyses CourseLoopEqualitiesPass::run(Function &F,
                                                FunctionAnalysisManager &FAM) {
  bool IsChanged = false;
  for (Loop *L : FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder()) {
    if (!L->getLoopPreheader())
      continue;
    for (BasicBlock *BB : L->blocks())
      for (Instruction &I : make_early_inc_range(*BB))
        if (auto *Compare = dyn_cast<ICmpInst>(&I))
          IsChanged |= moveInvariants(*Compare, *L);
  }
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
