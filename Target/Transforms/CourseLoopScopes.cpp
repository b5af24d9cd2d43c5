//===-- CourseLoopScopes.cpp - Scopes of single iterations ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Parameters that are `restrict`, and the memory of a returned structure, become
/// scopes of aliases where a call is inlined. Each execution of the call has
/// scopes of its own, which is why they are declared where it was:
///
///   for i                                for i
///     f(&a[p[i]], &b[q[i]])      =>        declare scopes A, B
///                                          load a[p[i]]   (A)
///                                          store b[q[i]]  (B)
///
/// The load may read what an earlier iteration has stored. But alias analysis
/// is asked with the scopes alone, and says that the two are different memory.
/// Who asks it about several iterations gets a wrong answer: LICM, and what else
/// follows a back edge through memory SSA or memory dependences. So such scopes
/// go before the first loop pass. Scopes without declarations, as
/// course-points-to makes them, hold for all iterations and stay.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseLoopScopes.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

#define DEBUG_TYPE "course-loop-scopes"

STATISTIC(NumDropped, "Number of declarations of scopes in loops dropped");

static bool callsItself(const Function &F) {
  return any_of(F.users(), [&](const User *U) {
    const auto *Call = dyn_cast<CallBase>(U);
    return Call && Call->getFunction() == &F;
  });
}

static SmallVector<NoAliasScopeDeclInst *> findInLoops(Function &F) {
  const bool MayBecomeLoop = callsItself(F);
  SmallVector<NoAliasScopeDeclInst *> Found;
  for (auto SCC = scc_begin(&F); !SCC.isAtEnd(); ++SCC)
    if (MayBecomeLoop || SCC.hasCycle())
      for (BasicBlock *BB : *SCC)
        for (Instruction &I : *BB)
          if (auto *Declaration = dyn_cast<NoAliasScopeDeclInst>(&I))
            Found.push_back(Declaration);
  return Found;
}

// An access that is in fewer scopes of a domain is noalias to more others, so
// that domains go as a whole.
static void dropDomains(Instruction &I, unsigned Kind,
                        const SmallPtrSetImpl<const MDNode *> &Domains) {
  const MDNode *List = I.getMetadata(Kind);
  if (!List)
    return;
  SmallVector<Metadata *, 8> Kept;
  for (const MDOperand &Op : List->operands())
    if (!Domains.contains(AliasScopeNode(cast<MDNode>(Op)).getDomain()))
      Kept.push_back(Op);
  if (Kept.size() != List->getNumOperands())
    I.setMetadata(Kind,
                  Kept.empty() ? nullptr : MDNode::get(I.getContext(), Kept));
}

bool llvm::dropCourseLoopScopes(Function &F) {
  const SmallVector<NoAliasScopeDeclInst *> Declarations = findInLoops(F);
  if (Declarations.empty())
    return false;
  SmallPtrSet<const MDNode *, 8> Domains;
  for (NoAliasScopeDeclInst *Declaration : Declarations) {
    for (const MDOperand &Op : Declaration->getScopeList()->operands())
      Domains.insert(AliasScopeNode(cast<MDNode>(Op)).getDomain());
    Declaration->eraseFromParent();
    ++NumDropped;
  }
  for (Instruction &I : instructions(F))
    for (const unsigned Kind :
         {LLVMContext::MD_alias_scope, LLVMContext::MD_noalias})
      dropDomains(I, Kind, Domains);
  return true;
}

bool llvm::declaresCourseScopes(const Loop &L) {
  return any_of(L.blocks(), [](const BasicBlock *BB) {
    return any_of(*BB, IsaPred<NoAliasScopeDeclInst>);
  });
}

PreservedAnalyses CourseLoopScopesPass::run(Function &F,
                                            FunctionAnalysisManager &) {
  if (!dropCourseLoopScopes(F))
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
