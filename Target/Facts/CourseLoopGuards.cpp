//===-- CourseLoopGuards.cpp - How often loops are skipped ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A rotated loop has a guard, a branch past the loop where it would not be
/// executed even once. LLVM's static estimate goes by the guard's condition
/// alone: a list is empty with 3/8, a count 0 with 1/2. But loops are there to
/// be executed. So guards of which no profile tells anything are given
/// weights:
///
/// \code
///     br i1 %empty, label %after, label %loop, !prof !{.., i32 1, i32 6}
///   loop:
///     ...
///     br i1 %done, label %after, label %loop
/// \endcode
///
/// GCC knows the heuristic as "loop guard". Linear in the function and the
/// exits of its loops.
///
//===----------------------------------------------------------------------===//

#include "Course.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/ProfDataUtils.h"
#include "llvm/InitializePasses.h"
#include "llvm/Pass.h"
#include "llvm/Support/CommandLine.h"

using namespace llvm;

#define DEBUG_TYPE "course-loop-guards"

// With 3, primes-trial costs 1.15 times as much with 6 registers; from 6 to 30
// the benchmarks with 6 and 8 registers differ by 0.1 % together.
static cl::opt<unsigned> GuardWeight(
    "course-loop-guard-weight", cl::Hidden, cl::init(6),
    cl::desc("How often a loop is executed for each time it is skipped; 0 "
             "leaves that to LLVM"));

namespace {

class CourseLoopGuards : public FunctionPass {
public:
  static char ID;

  CourseLoopGuards() : FunctionPass(ID) {}

  StringRef getPassName() const override { return "Course loop guards"; }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<LoopInfoWrapperPass>();
    AU.setPreservesCFG();
  }

  bool runOnFunction(Function &F) override;
};

} // namespace

char CourseLoopGuards::ID = 0;

INITIALIZE_PASS_BEGIN(CourseLoopGuards, DEBUG_TYPE, "Course loop guards", false,
                      false)
INITIALIZE_PASS_DEPENDENCY(LoopInfoWrapperPass)
INITIALIZE_PASS_END(CourseLoopGuards, DEBUG_TYPE, "Course loop guards", false,
                    false)

// Where a branch to the block leads in the end, empty blocks left out.
static const BasicBlock *skipEmpty(const BasicBlock *BB) {
  for (unsigned I = 0; I != 4 && &BB->front() == BB->getTerminator(); ++I) {
    const BasicBlock *Next = BB->getSingleSuccessor();
    if (!Next)
      break;
    BB = Next;
  }
  return BB;
}

// Gives weights to the branch around the loop, if there is one without.
static bool weighGuard(const Loop &L) {
  const BasicBlock *Entry = L.getHeader();
  BasicBlock *Pred = L.getLoopPredecessor();
  while (Pred && Pred->getSingleSuccessor()) {
    Entry = Pred;
    Pred = Pred->getSinglePredecessor();
  }
  auto *Guard = Pred ? dyn_cast<BranchInst>(Pred->getTerminator()) : nullptr;
  if (!Guard || !Guard->isConditional() || hasBranchWeightMD(*Guard))
    return false;
  bool IsFirst = Guard->getSuccessor(0) == Entry;
  const BasicBlock *Around = skipEmpty(Guard->getSuccessor(IsFirst));
  SmallVector<BasicBlock *, 8> Exits;
  L.getUniqueExitBlocks(Exits);
  if (none_of(Exits, [&](BasicBlock *BB) { return skipEmpty(BB) == Around; }))
    return false;
  MDBuilder Builder(Guard->getContext());
  Guard->setMetadata(LLVMContext::MD_prof,
                     IsFirst ? Builder.createBranchWeights(GuardWeight, 1)
                             : Builder.createBranchWeights(1, GuardWeight));
  return true;
}

bool CourseLoopGuards::runOnFunction(Function &F) {
  if (skipFunction(F) || GuardWeight == 0)
    return false;
  bool HasChanged = false;
  for (const Loop *L :
       getAnalysis<LoopInfoWrapperPass>().getLoopInfo().getLoopsInPreorder())
    HasChanged |= weighGuard(*L);
  return HasChanged;
}

FunctionPass *llvm::createCourseLoopGuardsPass() {
  return new CourseLoopGuards();
}
