//===-- LoopBudget.cpp - Loops that are affordable to unroll --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts loops and instructions.
///
//===----------------------------------------------------------------------===//

#include "Transforms/LoopBudget.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

#define DEBUG_TYPE "course-pipeline"

STATISTIC(NumFunctionsOverBudget, "Number of functions with too many loops to "
                                  "unroll");

// Each loop that is unrolled makes ScalarEvolution forget what depends on it,
// up to all that follows. With 340 loops in 20 000 instructions that depend on
// each other (scripts/large_function.py) it took 25 s, at this limit 0.2 s. No
// benchmark has a fortieth of it.
static cl::opt<uint64_t> UnrollWork(
    "course-unroll-work", cl::Hidden, cl::init(200000),
    cl::desc("Leave the loops of a function alone whose loops times its "
             "instructions are more"));

PreservedAnalyses LoopBudgetPass::run(Function &F,
                                      FunctionAnalysisManager &FAM) {
  uint64_t NumLoops =
      FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder().size();
  uint64_t Work = NumLoops * F.getInstructionCount();
  if (Work <= UnrollWork)
    return Passes.run(F, FAM);
  ++NumFunctionsOverBudget;
  OptimizationRemarkEmitter ORE(&F);
  ORE.emit([&] {
    return OptimizationRemarkMissed(DEBUG_TYPE, "TooMuchWork", &F)
           << "too many loops in too large a function to unroll them: "
           << ore::NV("Work", Work) << " are more than "
           << ore::NV("Limit", uint64_t(UnrollWork));
  });
  return PreservedAnalyses::all();
}
