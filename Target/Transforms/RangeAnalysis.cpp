//===-- RangeAnalysis.cpp - All that the ranges of a program take ----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Puts the analyses of a program's integers together.
///
//===----------------------------------------------------------------------===//

#include "Transforms/RangeAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace llvm::course;

// Iterations of a loop that are looked at one by one.
static constexpr unsigned MaxIterations = 64;

// What a recurrence with constant steps is in each of a few iterations. Widening
// would lose it: the sum of 0 to 9 is no more than 45.
static void addRecurrences(Loop &L, ScalarEvolution &SE,
                           RangeSolver::KnownRanges &Known) {
  const unsigned NumIterations = SE.getSmallConstantMaxTripCount(&L);
  if (NumIterations == 0 || NumIterations > MaxIterations)
    return;
  for (PHINode &Phi : L.getHeader()->phis()) {
    if (!RangeSolver::isTracked(&Phi))
      continue;
    const auto *Recurrence = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&Phi));
    if (!Recurrence || Recurrence->getLoop() != &L ||
        !all_of(Recurrence->operands(), IsaPred<SCEVConstant>))
      continue;
    ConstantRange Range =
        ConstantRange::getEmpty(Phi.getType()->getIntegerBitWidth());
    for (unsigned I = 0; I != NumIterations; ++I) {
      // A narrow number would have wrapped around before it is multiplied.
      const SCEV *Value = Recurrence->evaluateAtIteration(
          SE.getConstant(Type::getInt64Ty(Phi.getContext()), I), SE);
      const auto *C = dyn_cast<SCEVConstant>(Value);
      Range = C ? Range.unionWith(C->getAPInt())
                : ConstantRange::getFull(Range.getBitWidth());
    }
    Known.insert({&Phi, Range});
  }
}

static RangeSolver::KnownRanges findRecurrences(Module &M,
                                                FunctionAnalysisManager &FAM) {
  RangeSolver::KnownRanges Known;
  for (Function &F : M)
    if (!F.isDeclaration())
      for (Loop *L : FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder())
        addRecurrences(*L, FAM.getResult<ScalarEvolutionAnalysis>(F), Known);
  return Known;
}

// Whether nothing but its latch ends L, sooner or later.
static bool endsOnlyInLatch(Loop &L, ScalarEvolution &SE) {
  const BasicBlock *Exiting = L.getExitingBlock();
  return Exiting && Exiting == L.getLoopLatch() &&
         all_of(L.blocks(),
                [](const BasicBlock *BB) {
                  return isGuaranteedToTransferExecutionToSuccessor(BB);
                }) &&
         all_of(L.getLoopsInPreorder(), [&](const Loop *Inner) {
           return Inner == &L || SE.hasLoopInvariantBackedgeTakenCount(Inner);
         });
}

static RangeSolver::BlockSet findCountedHeaders(Module &M,
                                                FunctionAnalysisManager &FAM) {
  RangeSolver::BlockSet Headers;
  for (Function &F : M)
    if (!F.isDeclaration())
      for (Loop *L : FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder())
        if (endsOnlyInLatch(*L, FAM.getResult<ScalarEvolutionAnalysis>(F)))
          Headers.insert(L->getHeader());
  return Headers;
}

// Adds what addresses say at definitions.
const RangeSolver::KnownRanges &RangeAnalysis::addBounds() {
  Addresses.forEachDefinition([&](const Value *V, const ConstantRange &Range) {
    auto [Entry, IsNew] = Known.try_emplace(V, Range);
    if (!IsNew)
      Entry->second = Entry->second.intersectWith(Range);
  });
  return Known;
}

RangeAnalysis::RangeAnalysis(Module &M, ModuleAnalysisManager &MAM)
    : RangeAnalysis(
          M,
          MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager()) {}

namespace {

struct Dominators {
  FunctionAnalysisManager &FAM;
  const DominatorTree &operator()(Function &F) const {
    return FAM.getResult<DominatorTreeAnalysis>(F);
  }
};

} // namespace

RangeAnalysis::RangeAnalysis(Module &M, FunctionAnalysisManager &FAM)
    : Pointers(M), HasPointers(Pointers.analyze()),
      Offsets(M, HasPointers ? &Pointers : nullptr),
      Cells(M, Offsets, HasPointers ? &Pointers : nullptr),
      Known(findRecurrences(M, FAM)),
      CountedHeaders(findCountedHeaders(M, FAM)), S(M, FAM),
      Addresses(M, Offsets, S), Ranges(M, Cells, Offsets, addBounds(),
                                       CountedHeaders, S, Dominators{FAM}) {}
