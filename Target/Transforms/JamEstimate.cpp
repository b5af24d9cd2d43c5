//===-- JamEstimate.cpp - What copies of iterations share -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Addresses and values of the innermost loop, as ScalarEvolution knows them,
/// in all copies. Linear in their number.
///
//===----------------------------------------------------------------------===//

#include "Transforms/JamEstimate.h"
#include "Transforms/CourseJamDependences.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-unroll-and-jam"

// Iterations after which a place is loaded again rather than kept. Not measured;
// stencils of three points wait for 2.
static constexpr unsigned MaxWait = 4;

// The addresses of \p I in all copies; those that have no constant step, and are
// therefore of unknown number, count in \p Factor.
SmallVector<const SCEV *, 16>
JamEstimate::getAddresses(const Instruction &I, ArrayRef<JammedLoop> Jammed,
                          unsigned &Factor) const {
  SmallVector<const SCEV *, 16> Addresses = {
      SE.getSCEV(const_cast<Value *>(getLoadStorePointerOperand(&I)))};
  Factor = 1;
  for (const auto &[L, Copies, Delay] : Jammed) {
    const SCEV *Step = getCourseOuterStep(Addresses.front(), *L, SE);
    const SCEV *InnerStep =
        Delay ? getCourseOuterStep(Addresses.front(), Inner, SE) : Step;
    if (Step && InnerStep && Delay)
      Step = SE.getMinusSCEV(
          Step, SE.getMulExpr(InnerStep,
                              SE.getConstant(InnerStep->getType(), Delay)));
    if (!Step || !InnerStep) {
      Factor *= Copies;
      continue;
    }
    const size_t Size = Addresses.size();
    for (size_t N = 0; N != Size * (Copies - 1); ++N)
      Addresses.push_back(SE.getAddExpr(Addresses[N], Step));
  }
  return Addresses;
}

unsigned JamEstimate::countAccesses(ArrayRef<JammedLoop> Jammed) const {
  SmallPtrSet<const SCEV *, 32> Places[2];
  unsigned NumOther = 0;
  for (const Instruction &I : *Inner.getHeader()) {
    if (!isa<LoadInst, StoreInst>(I))
      continue;
    unsigned Factor;
    const auto Addresses = getAddresses(I, Jammed, Factor);
    if (Factor == 1)
      Places[isa<StoreInst>(I)].insert_range(Addresses);
    else
      NumOther +=
          Factor *
          SmallPtrSet<const SCEV *, 16>(llvm::from_range, Addresses).size();
  }
  return Places[0].size() + Places[1].size() + NumOther;
}

// What an iteration of the inner loop loads and a later one needs again waits in
// registers when the loop is unrolled, one for each iteration in between.
unsigned JamEstimate::countKeptLoads(ArrayRef<JammedLoop> Jammed) const {
  SmallPtrSet<const SCEV *, 32> Loaded;
  for (const Instruction &I : *Inner.getHeader())
    if (unsigned Factor; isa<LoadInst>(I))
      Loaded.insert_range(getAddresses(I, Jammed, Factor));
  unsigned NumKept = 0;
  for (const SCEV *Address : Loaded) {
    const SCEV *Step = getCourseOuterStep(Address, Inner, SE);
    if (!Step || Step->isZero())
      continue;
    const SCEV *Later = Address;
    for (unsigned Iterations = 1; Iterations <= MaxWait; ++Iterations) {
      Later = SE.getAddExpr(Later, Step);
      if (Loaded.contains(Later)) {
        NumKept += Iterations;
        break;
      }
    }
  }
  return NumKept;
}

// What differs by a constant from another value, or from copy to copy, is an
// offset.
unsigned JamEstimate::countLiveValues(ArrayRef<JammedLoop> Jammed) const {
  SmallPtrSet<const Value *, 32> Known;
  SmallVector<const SCEV *, 16> Numbers;
  unsigned NumLive = 0;
  auto Count = [&](Value *V) {
    if (!Known.insert(V).second)
      return;
    if (const auto *Phi = dyn_cast<PHINode>(V); Phi && Shared.contains(Phi)) {
      ++NumLive;
      return;
    }
    if (SE.isSCEVable(V->getType())) {
      const SCEV *S = SE.getSCEV(V);
      if (any_of(Numbers, [&](const SCEV *Other) {
            return Other->getType() == S->getType() &&
                   SE.computeConstantDifference(S, Other);
          }))
        return;
      Numbers.push_back(S);
    }
    unsigned Factor = 1;
    for (const auto &[L, Copies, Delay] : Jammed) {
      const SCEV *Step = SE.isSCEVable(V->getType())
                             ? getCourseOuterStep(SE.getSCEV(V), *L, SE)
                             : nullptr;
      if (!isa_and_nonnull<SCEVConstant>(Step))
        Factor *= Copies;
    }
    NumLive += Factor;
  };
  for (Instruction &I : *Inner.getHeader()) {
    if (isa<PHINode>(I)) {
      Count(&I);
      continue;
    }
    for (Value *Operand : I.operands()) {
      const auto *Def = dyn_cast<Instruction>(Operand);
      if (isa<Argument>(Operand) || (Def && !Inner.contains(Def)))
        Count(Operand);
    }
  }
  return NumLive;
}

bool JamEstimate::fits(ArrayRef<JammedLoop> Jammed) const {
  const unsigned NumRegisters =
      TTI.getNumberOfRegisters(TTI.getRegisterClassForType(/*Vector=*/false));
  const unsigned NumLive = countLiveValues(Jammed),
                 NumKept = countKeptLoads(Jammed);
  LLVM_DEBUG(dbgs() << Jammed.front().L->getName() << ", "
                    << Jammed.front().Copies << " copies: " << NumLive
                    << " values and " << NumKept << " loads wait\n");
  return NumLive + NumKept + CourseLoopTemporaries <= NumRegisters;
}
