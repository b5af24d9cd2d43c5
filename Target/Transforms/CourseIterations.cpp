//===-- CourseIterations.cpp - How often loops go round -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/CourseIterations.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/ProfDataUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-iterations"

STATISTIC(NumLoopsWeighed, "Number of loops given their trip count");

// Of loops that may end earlier, half the bound is expected. Larger bounds are
// those of arrays and say little.
static constexpr unsigned MaxBound = 16;

static unsigned getExpected(Loop &L, ScalarEvolution &SE) {
  if (unsigned Known = SE.getSmallConstantTripCount(&L))
    return Known;
  const unsigned Most = SE.getSmallConstantMaxTripCount(&L);
  return Most <= MaxBound ? (Most + 1) / 2 : 0;
}

static bool weigh(Loop &L, ScalarEvolution &SE) {
  BasicBlock *Latch = L.getLoopLatch();
  auto *Branch = Latch ? dyn_cast<BranchInst>(Latch->getTerminator()) : nullptr;
  if (!Branch || !Branch->isConditional() || !L.isLoopExiting(Latch) ||
      hasBranchWeightMD(*Branch))
    return false;
  const unsigned Expected = getExpected(L, SE);
  if (Expected == 0)
    return false;
  const uint32_t Again = std::min<unsigned>(Expected, INT32_MAX) - 1;
  MDBuilder Builder(Branch->getContext());
  Branch->setMetadata(LLVMContext::MD_prof,
                      Branch->getSuccessor(0) == L.getHeader()
                          ? Builder.createBranchWeights(Again, 1)
                          : Builder.createBranchWeights(1, Again));
  ++NumLoopsWeighed;
  return true;
}

PreservedAnalyses CourseIterationsPass::run(Function &F,
                                            FunctionAnalysisManager &FAM) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  bool HasChanged = false;
  for (Loop *L : LI.getLoopsInPreorder())
    HasChanged |= weigh(*L, SE);
  if (!HasChanged)
    return PreservedAnalyses::all();
  // The code is the same.
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  PA.preserve<ScalarEvolutionAnalysis>();
  return PA;
}
