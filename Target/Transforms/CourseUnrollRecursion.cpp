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
/// Values of more levels are live at once, so the number of registers limits
/// it. Each level has objects of its own. Where they hold what the next level
/// returns they become registers, in all levels but the last; a function whose
/// frame would grow is left alone. Loops that call are left alone, too, but for
/// those that tail calls have become. Linear in the size of what it makes, for
/// each level.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseUnrollRecursion.h"
#include "Memory/CourseLiveness.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

#define DEBUG_TYPE "course-unroll-recursion"

STATISTIC(NumFunctionsUnrolled, "Number of recursive functions unrolled");
STATISTIC(NumCallsInlined, "Number of recursive calls inlined");
STATISTIC(NumFirstLevels, "Number of calls whose caller does the first level");

// 28 recursive programs of the tuning set cost 0.937 with 150, 0.933 with 300,
// and 0.931 with 600, of what they cost without objects in frames and with 100.
static cl::opt<unsigned> SizeLimit(
    "course-unroll-recursion-size", cl::Hidden, cl::init(400),
    cl::desc("Instructions that an unrolled recursive function may have"));

// In units of what they cost with 8, the same programs cost 1.0014 with 4 and
// 1.0002 with 16.
static cl::opt<unsigned>
    MaxLevels("course-unroll-recursion-levels", cl::Hidden, cl::init(8),
              cl::desc("Levels of recursion that one call may do"));

// As many as there are registers. The same programs cost 0.934 with 14 and
// 0.943 with 18, beside 0.933.
static constexpr unsigned MaxLiveValues = 16;

// 28 recursive programs of the tuning set cost 0.983 with 50, 0.971 with 100,
// 0.969 with 200, and 0.968 with 400 and more.
static cl::opt<unsigned> FirstSize(
    "course-unroll-recursion-first-size", cl::Hidden, cl::init(400),
    cl::desc("Instructions of a first level that callers do themselves"));

// Instructions that all first levels of a function may have. No benchmark
// comes near.
static constexpr size_t MaxFirstGrowth = 10'000;

static SmallVector<CallInst *, 8> findCalls(Function &Caller,
                                            const Function &Callee) {
  SmallVector<CallInst *, 8> Calls;
  for (Instruction &I : instructions(Caller))
    if (auto *Call = dyn_cast<CallInst>(&I);
        Call && Call->getCalledFunction() == &Callee)
      Calls.push_back(Call);
  return Calls;
}

// Whether L, all of F's body, is what a tail call has become: it goes on with
// other arguments instead of counting.
static bool isTailCall(const Loop &L, ScalarEvolution &SE) {
  const BasicBlock &Entry = L.getHeader()->getParent()->getEntryBlock();
  if (L.getHeader() != Entry.getSingleSuccessor() || L.getParentLoop())
    return false;
  bool HasArgument = false;
  for (PHINode &Phi : L.getHeader()->phis()) {
    HasArgument |= isa<Argument>(Phi.getIncomingValueForBlock(&Entry));
    const auto *Count = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&Phi));
    if (Count && isa<SCEVConstant>(Count->getStart()))
      return false;
  }
  return HasArgument;
}

static bool isCalledInLoop(Function &F, FunctionAnalysisManager &FAM) {
  const auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  return any_of(findCalls(F, F), [&](const CallInst *Call) {
    const Loop *L = LI.getLoopFor(Call->getParent());
    return L && !isTailCall(*L, SE);
  });
}

// One more level: the calls of F in Caller become copies of Body, which is F or a
// copy of it.
static bool addLevel(Function &Caller, Function &F, Function &Body) {
  bool IsChanged = false;
  for (CallInst *Call : findCalls(Caller, F)) {
    Call->setCalledFunction(&Body);
    InlineFunctionInfo Info;
    if (InlineFunction(*Call, Info).isSuccess())
      IsChanged = true;
    else
      Call->setCalledFunction(&F);
  }
  return IsChanged;
}

static uint64_t getFrameSize(const Function &F) {
  uint64_t Size = 0;
  for (const Instruction &I : F.getEntryBlock())
    if (const auto *Object = dyn_cast<AllocaInst>(&I))
      Size += Object->getAllocationSize(F.getDataLayout())
                  .value_or(TypeSize::getFixed(0));
  return Size;
}

// How many levels a call may do. A copy tells: it must not have more in memory
// than F, nor more values than registers.
static unsigned countLevels(Function &F, FunctionAnalysisManager &FAM) {
  const size_t Size = F.getInstructionCount();
  const uint64_t FrameSize = getFrameSize(F);
  ValueToValueMapTy Map;
  Function *Trial = CloneFunction(&F, Map);
  unsigned Levels = 1;
  for (unsigned N = 2; N <= MaxLevels; ++N) {
    if (Trial->getInstructionCount() + findCalls(*Trial, F).size() * Size >
            SizeLimit ||
        !addLevel(*Trial, F, F))
      break;
    FAM.invalidate(*Trial, PreservedAnalyses::none());
    FAM.invalidate(*Trial, SROAPass(SROAOptions::ModifyCFG).run(*Trial, FAM));
    if (CourseLiveness(*Trial).maxLiveBytes() / 8 > MaxLiveValues)
      break;
    if (getFrameSize(*Trial) <= FrameSize)
      Levels = N;
  }
  FAM.clear(*Trial, Trial->getName());
  Trial->eraseFromParent();
  return Levels;
}

static bool unroll(Function &F, FunctionAnalysisManager &FAM) {
  if (findCalls(F, F).empty())
    return false;
  if (const char *Obstacle = getCourseInliningObstacle(F)) {
    LLVM_DEBUG(dbgs() << F.getName() << ": " << Obstacle << '\n');
    return false;
  }
  // More levels of a loop that is executed a few times cost more than the calls.
  if (isCalledInLoop(F, FAM)) {
    LLVM_DEBUG(dbgs() << F.getName() << ": it calls itself in a loop\n");
    return false;
  }
  const unsigned Levels = countLevels(F, FAM);
  if (Levels == 1) {
    LLVM_DEBUG(dbgs() << F.getName() << ": too large, with "
                      << F.getInstructionCount() << " instructions, "
                      << getFrameSize(F) << " bytes in its frame and "
                      << CourseLiveness(F).maxLiveBytes() << " in values\n");
    return false;
  }

  // Point of no return. The copy's calls are calls of F.
  ValueToValueMapTy Map;
  Function *Body = CloneFunction(&F, Map);
  for (unsigned N = 1; N != Levels; ++N) {
    NumCallsInlined += findCalls(F, F).size();
    addLevel(F, F, *Body);
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
