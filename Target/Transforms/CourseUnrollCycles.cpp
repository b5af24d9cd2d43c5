//===-- CourseUnrollCycles.cpp - Loops unrolled by their period -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A variable that goes through the same constants again and again is one of
/// them in each copy of the loop, if there are as many copies:
///
///   do                                     do
///     ... wheel[i] ...                       ... wheel[0] ...
///     i = (i + 1) % 8           =>           if (!c) break
///   while (c)                                ... wheel[1] ...
///                                            ... and so on to wheel[7]
///                                          while (c)
///
/// That saves its computation, and tables of constants and addresses become
/// constants themselves. Of use for loops of unknown trip count above all,
/// which are not unrolled otherwise.
///
/// Marks the loops with the number of copies, for LLVM's unrolling. Linear in
/// the size of the loops, times the longest period.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseUnrollCycles.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include <numeric>

using namespace llvm;

#define DEBUG_TYPE "course-unroll-cycles"

STATISTIC(NumLoopsMarked, "Number of loops to be unrolled by a period");

static cl::opt<unsigned>
    MaxPeriod("course-unroll-cycles-period", cl::Hidden, cl::init(16),
              cl::desc("Longest period by which a loop is unrolled"));

// Two generations of life, which saves 8 % of it, are more than 2000.
static cl::opt<unsigned>
    MaxSize("course-unroll-cycles-size", cl::Hidden, cl::init(2500),
            cl::desc("Instructions that a loop unrolled by a period may have"));

static constexpr unsigned MaxDepth = 8;

// The value of V where the PHI is Now, or null if that is not a constant.
static Constant *evaluate(Value *V, const PHINode &Phi, Constant *Now,
                          const Loop &L, unsigned Depth = 0) {
  if (V == &Phi)
    return Now;
  if (auto *C = dyn_cast<Constant>(V))
    return C;
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !L.contains(I) || Depth == MaxDepth ||
      !isa<BinaryOperator, CmpInst, SelectInst, CastInst>(I))
    return nullptr;
  SmallVector<Constant *, 3> Operands;
  for (Value *Operand : I->operands()) {
    Operands.push_back(evaluate(Operand, Phi, Now, L, Depth + 1));
    if (!Operands.back())
      return nullptr;
  }
  return ConstantFoldInstOperands(I, Operands, I->getDataLayout());
}

// The constant that the PHI becomes where it is Now, or if that is null at the
// start of the loop; null if there is none.
static ConstantInt *getNext(const PHINode &Phi, const Loop &L,
                            ConstantInt *Now) {
  ConstantInt *Next = nullptr;
  for (auto [V, BB] : zip(Phi.incoming_values(), Phi.blocks())) {
    if (L.contains(BB) != (Now != nullptr))
      continue;
    auto *C = dyn_cast_or_null<ConstantInt>(evaluate(V, Phi, Now, L));
    if (!C || (Next && C != Next))
      return nullptr;
    Next = C;
  }
  return Next;
}

// After how many iterations the PHI is for the first time what it was at the
// start, or 0.
static unsigned getPeriod(const PHINode &Phi, const Loop &L) {
  ConstantInt *Start = getNext(Phi, L, nullptr);
  ConstantInt *Now = Start;
  for (unsigned Period = 1; Now && Period <= MaxPeriod; ++Period) {
    Now = getNext(Phi, L, Now);
    if (Now == Start)
      return Period;
  }
  return 0;
}

// How many copies of the loop there should be, or 0.
static unsigned getCopies(const Loop &L) {
  unsigned Copies = 1;
  for (const PHINode &Phi : L.getHeader()->phis())
    if (unsigned Period = getPeriod(Phi, L))
      if (unsigned Common = std::lcm(Copies, Period); Common <= MaxPeriod)
        Copies = Common;
  unsigned Size = 0;
  for (const BasicBlock *BB : L.blocks())
    Size += BB->size();
  return Copies > 1 && Copies * Size <= MaxSize ? Copies : 0;
}

PreservedAnalyses CourseUnrollCyclesPass::run(Function &F,
                                              FunctionAnalysisManager &FAM) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &ORE = FAM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  bool IsChanged = false;
  for (Loop *L : LI.getLoopsInPreorder()) {
    unsigned Copies = getCopies(*L);
    if (Copies == 0 || hasUnrollTransformation(L) != TM_Unspecified)
      continue;
    addStringMetadataToLoop(L, "llvm.loop.unroll.count", Copies);
    ++NumLoopsMarked;
    IsChanged = true;
    ORE.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Marked", L->getStartLoc(),
                                L->getHeader())
             << "after " << ore::NV("Copies", Copies)
             << " iterations variables are the constants again that they were";
    });
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
