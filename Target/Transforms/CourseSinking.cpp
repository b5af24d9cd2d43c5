//===-- CourseSinking.cpp - Computations where they are used --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Moves computations that only some successors need to where they are needed,
/// once for each of these:
///
/// \code
///   next = pc + 1;                 switch (code[pc]) {
///   switch (code[pc]) {     =>     case A: use(pc + 1); break;
///   case A: use(next); break;      case B: use(pc + 1); break;
///   case B: use(next); break;      default: ...
///   default: ...                   }
///   }
/// \endcode
///
/// LLVM sinks into one block. What is moved goes to successors and edges only, so
/// that nothing is alive in more loops, and again from there; it has one operand
/// that is no constant. Its copies have to be reached less often in all. Users
/// go before operands, so that these can follow.
///
/// Linear in the size of the function and the number of uses.
///
/// J. Knoop, O. Ruething, B. Steffen, Partial Dead Code Elimination, PLDI 1994:
/// with frequencies, and without moving past joins.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseSinking.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/BlockFrequencyInfo.h"
#include "llvm/Analysis/BranchProbabilityInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-sinking"

STATISTIC(NumSunk, "Number of computations that were moved to their uses");

static cl::opt<bool> EnableSinking(
    "course-enable-sinking", cl::Hidden, cl::init(true),
    cl::desc("Move computations to the successors that need them"));

// The part of its frequency that a computation has to lose. With 0.3, an
// interpreter whose switch has a default case costs 1, with 0.1 and 0.05 0.88;
// interpreter costs 0.93 with all three. 0.1 was measured on all of both sets.
static cl::opt<double> LeastGain(
    "course-sinking-least-gain", cl::Hidden, cl::init(0.1),
    cl::desc("What course-sinking has to gain, as a part of a frequency"));

namespace {

class Sinking {
  DominatorTree &DT;
  BlockFrequencyInfo &BFI;
  const BranchProbabilityInfo &BPI;

public:
  Sinking(DominatorTree &DT, BlockFrequencyInfo &BFI,
          const BranchProbabilityInfo &BPI)
      : DT(DT), BFI(BFI), BPI(BPI) {}

  bool sink(Instruction &I);

private:
  /// Where a computation goes: to blocks, and on critical edges to others.
  struct Targets {
    SmallSetVector<BasicBlock *, 8> Blocks;
    SmallSetVector<BasicBlock *, 2> Successors;
  };

  Targets findTargets(const Instruction &I) const;
  double getFrequency(const BasicBlock *BB) const {
    return double(BFI.getBlockFreq(BB).getFrequency());
  }
  double getFrequency(const Targets &T, const BasicBlock *From) const;
  BasicBlock *splitEdge(BasicBlock *From, BasicBlock *To);
};

} // namespace

static bool isCandidate(const Instruction &I) {
  if (!isa<BinaryOperator, CastInst, GetElementPtrInst, CmpInst>(I) ||
      I.use_empty())
    return false;
  return count_if(I.operands(),
                  [](const Use &U) { return !isa<Constant>(U); }) == 1;
}

static BasicBlock *getBlockOfUse(const Use &U) {
  auto *User = cast<Instruction>(U.getUser());
  if (auto *Phi = dyn_cast<PHINode>(User))
    return Phi->getIncomingBlock(U);
  return User->getParent();
}

// The successors that all uses are below, and edges to PHIs; none if there is
// another use.
Sinking::Targets Sinking::findTargets(const Instruction &I) const {
  BasicBlock *From = const_cast<BasicBlock *>(I.getParent());
  Targets T;
  if (!isa<BranchInst, SwitchInst>(From->getTerminator()))
    return T;
  for (const Use &U : I.uses()) {
    BasicBlock *BB = getBlockOfUse(U);
    if (BB == From) {
      BasicBlock *To = cast<Instruction>(U.getUser())->getParent();
      // A loop would get another jump.
      if (!isa<PHINode>(U.getUser()) || To->getSinglePredecessor() ||
          DT.dominates(To, From))
        return {};
      T.Successors.insert(To);
      continue;
    }
    auto Successor = find_if(successors(From), [&](BasicBlock *Next) {
      return Next->getSinglePredecessor() && DT.dominates(Next, BB);
    });
    if (Successor == succ_end(From))
      return {};
    T.Blocks.insert(*Successor);
  }
  return T;
}

// A block on an edge ends with a jump of its own, which costs as much.
double Sinking::getFrequency(const Targets &T, const BasicBlock *From) const {
  double Frequency = 0;
  for (const BasicBlock *Target : T.Blocks)
    Frequency += getFrequency(Target);
  for (const BasicBlock *To : T.Successors) {
    const BranchProbability P = BPI.getEdgeProbability(From, To);
    Frequency += 2 * getFrequency(From) * P.getNumerator() / P.getDenominator();
  }
  return Frequency;
}

BasicBlock *Sinking::splitEdge(BasicBlock *From, BasicBlock *To) {
  const BlockFrequency Frequency =
      BFI.getBlockFreq(From) * BPI.getEdgeProbability(From, To);
  BasicBlock *BB = SplitCriticalEdge(
      From, To, CriticalEdgeSplittingOptions(&DT).setMergeIdenticalEdges());
  assert(BB && "The only edge would be reached as often");
  BFI.setBlockFreq(BB, Frequency);
  return BB;
}

bool Sinking::sink(Instruction &I) {
  BasicBlock *From = I.getParent();
  Targets T = findTargets(I);
  if ((T.Blocks.empty() && T.Successors.empty()) ||
      getFrequency(T, From) >= (1 - LeastGain) * getFrequency(From))
    return false;
  for (BasicBlock *To : T.Successors)
    T.Blocks.insert(splitEdge(From, To));
  for (BasicBlock *Target : T.Blocks) {
    Instruction *Copy = I.clone();
    Copy->insertInto(Target, Target->getFirstInsertionPt());
    I.replaceUsesWithIf(Copy, [&](const Use &U) {
      return DT.dominates(Target, getBlockOfUse(U));
    });
  }
  I.eraseFromParent();
  ++NumSunk;
  return true;
}

PreservedAnalyses CourseSinkingPass::run(Function &F,
                                         FunctionAnalysisManager &FAM) {
  if (!EnableSinking)
    return PreservedAnalyses::all();
  Sinking S(FAM.getResult<DominatorTreeAnalysis>(F),
            FAM.getResult<BlockFrequencyAnalysis>(F),
            FAM.getResult<BranchProbabilityAnalysis>(F));
  bool IsChanged = false;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F))
    for (Instruction &I : make_early_inc_range(reverse(*BB)))
      if (isCandidate(I))
        IsChanged |= S.sink(I);
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
