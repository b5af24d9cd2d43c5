//===-- JamReductions.cpp - Sums over two loops ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the variables that both loops of a nest only add to, or combine by
/// another operation of which the order does not matter:
///
///   for i
///     for j
///       s += a[i] * b[j]
///
/// LLVM's RecurrenceDescriptor looks at one loop. Linear in the number of
/// variables and operations.
///
//===----------------------------------------------------------------------===//

#include "Transforms/JamReductions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

// Whether the order does not matter in which I combines its operands with other
// ones.
static bool isReordering(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return true;
  default:
    return isa<MinMaxIntrinsic>(I) && I.getType()->isIntegerTy();
  }
}

static bool areSameOperation(const Instruction &A, const Instruction &B) {
  const auto *MinMax = dyn_cast<MinMaxIntrinsic>(&A);
  return A.getOpcode() == B.getOpcode() &&
         (!MinMax || (isa<MinMaxIntrinsic>(B) &&
                      MinMax->getIntrinsicID() ==
                          cast<MinMaxIntrinsic>(B).getIntrinsicID()));
}

// From Phi to Next by one operation only, without other uses on the path.
static bool findChain(PHINode &Phi, Instruction &Next,
                      SmallVectorImpl<Instruction *> &Chain) {
  if (!isReordering(Next) || !Phi.hasOneUse())
    return false;
  for (Instruction *I = cast<Instruction>(Phi.user_back());;
       I = cast<Instruction>(I->user_back())) {
    if (I->getParent() != Phi.getParent() || !areSameOperation(*I, Next))
      return false;
    Chain.push_back(I);
    if (I == &Next)
      return true;
    if (!I->hasOneUse())
      return false;
  }
}

SmallVector<CourseJamReduction, 2>
llvm::getCourseJamReductions(const Loop &Outer) {
  const Loop &Inner = *Outer.getSubLoops().front();
  SmallVector<CourseJamReduction, 2> Reductions;
  if (!Outer.getLoopLatch() || !Inner.getLoopLatch())
    return Reductions;
  for (PHINode &OuterPhi : Outer.getHeader()->phis()) {
    auto *InnerPhi = OuterPhi.hasOneUse()
                         ? dyn_cast<PHINode>(OuterPhi.user_back())
                         : nullptr;
    auto *Result = dyn_cast<PHINode>(
        OuterPhi.getIncomingValueForBlock(Outer.getLoopLatch()));
    if (!InnerPhi || InnerPhi->getParent() != Inner.getHeader() || !Result ||
        Result->getParent() != Outer.getLoopLatch() ||
        Result->getNumIncomingValues() != 1)
      continue;
    auto *Next = dyn_cast<Instruction>(
        InnerPhi->getIncomingValueForBlock(Inner.getLoopLatch()));
    CourseJamReduction R = {&OuterPhi, InnerPhi, Next, Result, {}};
    // What it is in between differs after jamming.
    if (Next && Result->getIncomingValue(0) == Next &&
        all_of(Next->users(),
               [&](const User *U) { return U == InnerPhi || U == Result; }) &&
        all_of(Result->users(),
               [&](const User *U) {
                 return U == &OuterPhi || !Outer.contains(cast<Instruction>(U));
               }) &&
        findChain(*InnerPhi, *Next, R.Chain))
      Reductions.push_back(std::move(R));
  }
  return Reductions;
}
