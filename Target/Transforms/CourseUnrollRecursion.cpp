//===-- CourseUnrollRecursion.cpp - Several levels of recursion a call ----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Inlines a function that calls itself into itself, level by level, so that a
/// call does the work of several:
///
///   define i64 @f(i64 %n) {           define i64 @f(i64 %n) {
///     ...                               ...
///     %m = sub i64 %n, 1                %m = sub i64 %n, 1
///     %r = call i64 @f(i64 %m)   =>     ; the body of @f for %m, which ends in
///     ...                               %k = sub i64 %m, 1
///   }                                   %r = call i64 @f(i64 %k)
///                                       ...
///
/// A call and its return cost 3 and 1 for each argument; code size is free.
/// LLVM's inliner leaves recursive functions alone. Callers that are not part of
/// the recursion do its first level themselves, with what they know of the
/// arguments; where recursion is not deep, that is most of it. Runs when the body is as
/// small as it gets and tail calls are loops; wants to be followed by a
/// clean-up.
///
/// Size limits it, since values of more levels are alive at once. Functions
/// with objects in their frames are left alone: each level would have its own
/// in every frame. Linear in the size of what it makes.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseUnrollRecursion.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

#define DEBUG_TYPE "course-unroll-recursion"

STATISTIC(NumFunctionsUnrolled, "Number of recursive functions unrolled");
STATISTIC(NumCallsInlined, "Number of recursive calls inlined");
STATISTIC(NumFirstLevels, "Number of calls whose caller does the first level");

static cl::opt<unsigned> SizeLimit(
    "course-unroll-recursion-size", cl::Hidden, cl::init(100),
    cl::desc("Instructions that an unrolled recursive function may have"));

static cl::opt<unsigned>
    MaxLevels("course-unroll-recursion-levels", cl::Hidden, cl::init(8),
              cl::desc("Levels of recursion that one call may do"));

// 28 recursive programs of the tuning set cost 0.983 with 50, 0.971 with 100,
// 0.969 with 200, and 0.968 with 400 and more.
static cl::opt<unsigned> FirstSize(
    "course-unroll-recursion-first-size", cl::Hidden, cl::init(400),
    cl::desc("Instructions of a first level that callers do themselves"));

// Instructions that all first levels of a function may have. No benchmark
// comes near.
static constexpr size_t MaxFirstGrowth = 10'000;

static SmallVector<CallInst *, 8> findSelfCalls(Function &F) {
  SmallVector<CallInst *, 8> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I);
        Call && Call->getCalledFunction() == &F)
      Calls.push_back(Call);
  return Calls;
}

// Whether a loop whose trip count is known surrounds a call: most of them go
// round a few times only, and counting in each level costs more than the calls.
static bool isCountedAround(Function &F, FunctionAnalysisManager &FAM) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  return any_of(findSelfCalls(F), [&](const CallInst *Call) {
    const Loop *L = LI.getLoopFor(Call->getParent());
    return L && SE.hasLoopInvariantBackedgeTakenCount(L);
  });
}

// One more level: the calls of F become copies of Body.
static bool addLevel(Function &F, Function &Body) {
  bool IsChanged = false;
  for (CallInst *Call : findSelfCalls(F)) {
    Call->setCalledFunction(&Body);
    InlineFunctionInfo Info;
    if (InlineFunction(*Call, Info).isSuccess()) {
      ++NumCallsInlined;
      IsChanged = true;
    } else {
      Call->setCalledFunction(&F);
    }
  }
  return IsChanged;
}

static bool unroll(Function &F, FunctionAnalysisManager &FAM) {
  size_t NumCalls = findSelfCalls(F).size();
  if (NumCalls == 0)
    return false;
  if (const char *Obstacle = getCourseInliningObstacle(F)) {
    LLVM_DEBUG(dbgs() << F.getName() << ": " << Obstacle << '\n');
    return false;
  }
  if (isCountedAround(F, FAM)) {
    LLVM_DEBUG(dbgs() << F.getName() << ": it calls itself in a loop\n");
    return false;
  }
  const unsigned Size = F.getInstructionCount();
  if (Size + NumCalls * Size > SizeLimit) {
    LLVM_DEBUG(dbgs() << F.getName() << ": too large with " << Size
                      << " instructions\n");
    return false;
  }

  // Point of no return. The copy's calls are calls of F.
  ValueToValueMapTy Map;
  Function *Body = CloneFunction(&F, Map);
  unsigned Levels = 1;
  for (size_t Total = Size; Levels < MaxLevels; ++Levels) {
    Total += findSelfCalls(F).size() * Size;
    if (Total > SizeLimit || !addLevel(F, *Body))
      break;
  }
  Body->eraseFromParent();

  ++NumFunctionsUnrolled;
  OptimizationRemarkEmitter ORE(&F);
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Unrolled", &F)
           << "a call of " << ore::NV("Function", &F) << " does "
           << ore::NV("Levels", Levels) << " levels of recursion";
  });
  return true;
}

// Lets the callers of F that F does not call back, not being part of its
// recursion, do its first level.
static bool inlineFirstLevel(Function &F, ArrayRef<Function *> Recursion) {
  if (const char *Obstacle = getCourseInliningObstacle(F)) {
    LLVM_DEBUG(dbgs() << F.getName() << ": " << Obstacle << '\n');
    return false;
  }
  const size_t Size = F.getInstructionCount();
  if (Size > FirstSize || Size * F.getNumUses() > MaxFirstGrowth) {
    LLVM_DEBUG(dbgs() << F.getName() << ": its first level has " << Size
                      << " instructions\n");
    return false;
  }
  unsigned NumInlined = inlineCourseCalls(
      F, [&](Function *Caller) { return !is_contained(Recursion, Caller); });
  if (NumInlined == 0)
    return false;
  NumFirstLevels += NumInlined;
  OptimizationRemarkEmitter ORE(&F);
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "FirstLevel", &F)
           << ore::NV("Calls", NumInlined) << " callers of "
           << ore::NV("Function", &F) << " do its first level";
  });
  return true;
}

PreservedAnalyses CourseUnrollRecursionPass::run(Module &M,
                                                 ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  // Copies come and go.
  SmallVector<Function *, 16> Functions;
  for (Function &F : M)
    if (!F.isDeclaration())
      Functions.push_back(&F);
  bool IsChanged = false;
  for (ArrayRef<Function *> Recursion : findCourseRecursions(M))
    for (Function *F : Recursion)
      IsChanged |= inlineFirstLevel(*F, Recursion);
  for (Function *F : Functions)
    IsChanged |= unroll(*F, FAM);
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
