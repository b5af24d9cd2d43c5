//===-- CourseRotateSearches.cpp - The element before the bound -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A loop that searches for what is in memory asks first whether there is
/// anything left, and looks at both elements only then:
///
///   while (k < n && a[k] != b[j])         if (k < n) {
///     k++;                                  x = b[j];
///                                    =>     do
///                                             if (a[k] == x) break;
///                                           while (++k < n);
///                                         }
///
/// LoopRotate leaves such a loop alone, because its last block leaves it already,
/// and LICM cannot load b[j] before the loop, because nobody knows whether that
/// is memory if the loop is left at once. After rotation LICM can. That is done
/// for loops with such a load only: others gain nothing by it.
///
/// And for loops that tail calls have become, where the function still calls
/// itself. Most calls return after the first test, since each iteration makes
/// several: what LICM moves before the loop is to come after that test.
///
/// Runs before LICM. Linear in the size of the loop but for the questions to
/// MemorySSA.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseRotateSearches.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemorySSA.h"
#include "llvm/Analysis/MemorySSAUpdater.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Utils/LoopRotationUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-rotate-searches"

STATISTIC(NumRotated, "Number of loops that two tests leave rotated");

static cl::opt<bool> EnableRotateSearches(
    "course-enable-rotate-searches", cl::Hidden, cl::init(true),
    cl::desc("Run course-rotate-searches in the pipelines"));

// As many instructions as LoopRotate copies.
static constexpr unsigned MaxHeaderSize = 16;

// The block that each iteration executes after the first test, if this is all
// that the header does.
static BasicBlock *getBlockAfterTest(const Loop &L) {
  BasicBlock *Header = L.getHeader(), *Latch = L.getLoopLatch();
  auto *Test = dyn_cast<BranchInst>(Header->getTerminator());
  if (!Latch || Latch == Header || !L.isLoopExiting(Latch) || !Test ||
      !Test->isConditional() || !L.isLoopExiting(Header))
    return nullptr;
  for (const Instruction &I : *Header)
    if (I.mayReadOrWriteMemory())
      return nullptr;
  BasicBlock *Next = Test->getSuccessor(!L.contains(Test->getSuccessor(0)));
  return L.contains(Next) && Next->getSinglePredecessor() ? Next : nullptr;
}

// Whether an iteration calls the function that the loop is a part of, and begins
// with a test.
static bool isRecursion(const Loop &L) {
  BasicBlock *Header = L.getHeader(), *Latch = L.getLoopLatch();
  if (!Latch || Latch == Header || !L.isLoopExiting(Header) ||
      any_of(*Header,
             [](const Instruction &I) { return I.mayWriteToMemory(); }))
    return false;
  const Function *F = Header->getParent();
  return any_of(L.blocks(), [&](const BasicBlock *BB) {
    return any_of(*BB, [&](const Instruction &I) {
      const auto *Call = dyn_cast<CallInst>(&I);
      return Call && Call->getCalledFunction() == F;
    });
  });
}

// Whether LICM could move it if it were executed whenever the loop is entered.
static bool isHeldByTest(const LoadInst &Load, const Loop &L,
                         LoopStandardAnalysisResults &AR) {
  if (!Load.isSimple() || !L.isLoopInvariant(Load.getPointerOperand()) ||
      isSafeToSpeculativelyExecute(&Load, L.getLoopPreheader()->getTerminator(),
                                   &AR.AC, &AR.DT, &AR.TLI))
    return false;
  const MemoryAccess *Last = AR.MSSA->getWalker()->getClobberingMemoryAccess(
      AR.MSSA->getMemoryAccess(&Load));
  return AR.MSSA->isLiveOnEntryDef(Last) || !L.contains(Last->getBlock());
}

PreservedAnalyses CourseRotateSearchesPass::run(Loop &L, LoopAnalysisManager &,
                                                LoopStandardAnalysisResults &AR,
                                                LPMUpdater &) {
  if (!EnableRotateSearches || !AR.MSSA || !L.isLoopSimplifyForm())
    return PreservedAnalyses::all();
  const bool Gains = isRecursion(L) || [&] {
    const BasicBlock *Next = getBlockAfterTest(L);
    if (!Next)
      return false;
    for (const Instruction &I : *Next) {
      const auto *Load = dyn_cast<LoadInst>(&I);
      if (Load && isHeldByTest(*Load, L, AR))
        return true;
      if (!isGuaranteedToTransferExecutionToSuccessor(&I))
        break;
    }
    return false;
  }();
  if (!Gains)
    return PreservedAnalyses::all();
  MemorySSAUpdater Updater(AR.MSSA);
  const SimplifyQuery Query(L.getHeader()->getDataLayout(), &AR.TLI, &AR.DT,
                            &AR.AC);
  if (!LoopRotation(&L, &AR.LI, &AR.TTI, &AR.AC, &AR.DT, &AR.SE, &Updater,
                    Query, /*RotationOnly=*/true, MaxHeaderSize,
                    /*IsUtilMode=*/true))
    return PreservedAnalyses::all();
  ++NumRotated;
  PreservedAnalyses PA = getLoopPassPreservedAnalyses();
  PA.preserve<MemorySSAAnalysis>();
  return PA;
}
