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

using namespace llvm;

unsigned JamEstimate::countAccesses(ArrayRef<JammedLoop> Jammed) const {
  SmallPtrSet<const SCEV *, 32> Places[2];
  unsigned NumOther = 0;
  for (const Instruction &I : *Inner.getHeader()) {
    if (!isa<LoadInst, StoreInst>(I))
      continue;
    SmallVector<const SCEV *, 16> Addresses = {
        SE.getSCEV(const_cast<Value *>(getLoadStorePointerOperand(&I)))};
    unsigned Factor = 1;
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
    if (Factor == 1)
      Places[isa<StoreInst>(I)].insert_range(Addresses);
    else
      NumOther +=
          Factor *
          SmallPtrSet<const SCEV *, 16>(llvm::from_range, Addresses).size();
  }
  return Places[0].size() + Places[1].size() + NumOther;
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
  return countLiveValues(Jammed) + CourseLoopTemporaries <= NumRegisters;
}
