//===-- CourseChosenComparisons.cpp - Chosen comparisons ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that compare say by a number what comes first, and their callers
/// compare that number with 0. Where several functions or several returns have
/// been inlined, the number is chosen, and the comparison goes to where it is
/// known:
///
///   a:                                     a:
///     %m = scmp i32 %x, %y                   %c = icmp sgt i32 %x, %y
///   b:                              =>     b:
///     %d = sub nsw i32 %z, %w                %d = icmp sgt i32 %z, %w
///   join:                                  join:
///     %r = phi [%m, a], [%d, b]              %g = phi i1 [%c, a], [%d, b]
///     %g = icmp sgt i32 %r, 0
///
/// InstCombine, which has to follow, makes one comparison of two, and an scmp is
/// three operations and a selection less (3.2). It moves comparisons itself
/// where all numbers but one are constants, since the code would grow. Here size
/// is free.
///
/// What is executed is the same comparison of the same numbers, as often as
/// before: numbers that are no constants come from blocks that go nowhere else.
/// Linear in PHIs and their operands.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseChosenComparisons.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "course-chosen-comparisons"

STATISTIC(NumMoved, "Number of comparisons of chosen numbers");

// Whether a comparison of V and a constant costs nothing.
static bool isMerged(const Value &V) {
  return isa<ConstantInt>(V) ||
         (V.hasOneUse() &&
          (isa<CmpIntrinsic>(V) || match(&V, m_NSWSub(m_Value(), m_Value()))));
}

static bool isWorthwhile(const PHINode &Phi) {
  return all_of(Phi.incoming_values(),
                [&](const Use &Incoming) {
                  return isa<ConstantInt>(Incoming) ||
                         Phi.getIncomingBlock(Incoming)->getSingleSuccessor();
                }) &&
         any_of(Phi.incoming_values(), [](Value *V) { return isMerged(*V); });
}

static ICmpInst *findComparison(PHINode &Phi) {
  if (!Phi.hasOneUse())
    return nullptr;
  auto *Compare = dyn_cast<ICmpInst>(Phi.user_back());
  return Compare && Compare->getParent() == Phi.getParent() &&
                 Compare->getOperand(0) == &Phi &&
                 isa<ConstantInt>(Compare->getOperand(1))
             ? Compare
             : nullptr;
}

static void compareBefore(ICmpInst &Compare, PHINode &Phi) {
  PHINode *Chosen = PHINode::Create(
      Compare.getType(), Phi.getNumIncomingValues(), "", Phi.getIterator());
  Chosen->setDebugLoc(Phi.getDebugLoc());
  for (const Use &Incoming : Phi.incoming_values()) {
    Value *V = Incoming.get();
    BasicBlock *BB = Phi.getIncomingBlock(Incoming);
    Value *Result = nullptr;
    if (const auto *Constant = dyn_cast<ConstantInt>(V)) {
      Result = ConstantInt::getBool(
          V->getContext(),
          ICmpInst::compare(
              Constant->getValue(),
              cast<ConstantInt>(Compare.getOperand(1))->getValue(),
              Compare.getPredicate()));
    } else {
      Instruction *Copy = Compare.clone();
      Copy->setOperand(0, V);
      Copy->insertBefore(BB->getTerminator()->getIterator());
      Result = Copy;
    }
    Chosen->addIncoming(Result, BB);
  }
  Chosen->takeName(&Compare);
  Compare.replaceAllUsesWith(Chosen);
  Compare.eraseFromParent();
  Phi.eraseFromParent();
  ++NumMoved;
}

PreservedAnalyses CourseChosenComparisonsPass::run(Function &F,
                                                   FunctionAnalysisManager &) {
  bool IsChanged = false;
  for (BasicBlock &BB : F) {
    SmallVector<PHINode *, 8> Phis(make_pointer_range(BB.phis()));
    for (PHINode *Phi : Phis)
      if (ICmpInst *Compare = findComparison(*Phi);
          Compare && isWorthwhile(*Phi)) {
        compareBefore(*Compare, *Phi);
        IsChanged = true;
      }
  }
  if (!IsChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
