//===-- SpecializedFunction.cpp - Code for constants ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/SpecializedFunction.h"
#include "Lowering/CourseHeapCalls.h"
#include "Transforms/CourseHeapToStack.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/SCCP.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "course-specialize-values"

STATISTIC(NumLoops, "Number of loops unrolled in specialized code");

/// Instructions that an unrolled loop becomes. With a limit of 16 iterations
/// beside it, the small inputs of median-network and symmetric-product would cost
/// 1660 and 1081, not 13 and 22. A stencil's steps in time for a grid of 3 x 3
/// are more; with as many for all loops, number-lexer would cost 1.09 with its
/// small input.
static constexpr size_t MaxUnrolledNest = 1500;
static constexpr size_t MaxUnrolledSize = 1000;

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

Value *SpecializedFunction::addObject(Value &Object, Value &Original) {
  auto *Alloca = dyn_cast<AllocaInst>(&Object);
  auto *GV = dyn_cast<GlobalVariable>(&Object);
  Type *Ty = Alloca ? Alloca->getAllocatedType() : GV->getValueType();
  IRBuilder<> B(&F.getEntryBlock(), F.getEntryBlock().begin());
  AllocaInst *Copy = B.CreateAlloca(
      Ty, Alloca ? Alloca->getArraySize() : nullptr, Object.getName());
  Copy->setAlignment(Alloca ? Alloca->getAlign()
                            : GV->getPointerAlignment(F.getDataLayout()));
  Instruction *Initialization = nullptr;
  if (GV)
    Initialization =
        B.CreateMemSet(Copy, B.getInt8(0),
                       F.getDataLayout().getTypeAllocSize(Ty).getFixedValue(),
                       Copy->getAlign());
  Objects.push_back({Copy, &Original, Initialization});
  return Copy;
}

// Whether all accesses are at known places.
static bool isSplittable(const Value &Pointer) {
  return all_of(Pointer.uses(), [](const Use &U) {
    const auto *I = cast<Instruction>(U.getUser());
    if (const auto *GEP = dyn_cast<GetElementPtrInst>(I))
      return GEP->hasAllConstantIndices() && isSplittable(*GEP);
    if (const auto *Load = dyn_cast<LoadInst>(I))
      return Load->isSimple();
    if (const auto *Store = dyn_cast<StoreInst>(I))
      return Store->isSimple() && U.getOperandNo() == 1;
    if (const auto *Mem = dyn_cast<MemIntrinsic>(I))
      return !Mem->isVolatile() && isa<ConstantInt>(Mem->getLength());
    return I->isLifetimeStartOrEnd();
  });
}

void SpecializedFunction::resolveObjects() {
  for (PrivateObject &O : Objects) {
    auto *Copy = cast_or_null<AllocaInst>(O.Copy);
    if (!Copy || isSplittable(*Copy))
      continue;
    if (auto *Initialization = cast_or_null<Instruction>(O.Initialization))
      Initialization->eraseFromParent();
    for (User *U : make_early_inc_range(Copy->users()))
      if (auto *I = cast<Instruction>(U); I->isLifetimeStartOrEnd())
        I->eraseFromParent();
    Copy->replaceAllUsesWith(O.Object);
    Copy->eraseFromParent();
  }
}

//===----------------------------------------------------------------------===//
// Loops that are counted now
//===----------------------------------------------------------------------===//

static unsigned getTripCount(Loop &L, ScalarEvolution &SE) {
  if (unsigned Count = SE.getSmallConstantTripCount(&L))
    return Count;
  return SE.getSmallConstantMaxTripCount(&L);
}

static size_t getSize(const Loop &L) {
  size_t Size = 0;
  for (const BasicBlock *BB : L.blocks())
    Size += BB->size();
  return Size;
}

// Whether L has loops, all of which are counted.
static bool isCountedNest(const Loop &L, ScalarEvolution &SE) {
  return !L.isInnermost() && all_of(L.getSubLoops(), [&](Loop *Inner) {
    return getTripCount(*Inner, SE) != 0 &&
           (Inner->isInnermost() || isCountedNest(*Inner, SE));
  });
}

// One that is in no other loop.
Loop *SpecializedFunction::findCountedLoop(LoopInfo &LI, ScalarEvolution &SE,
                                           size_t Budget) {
  for (Loop *L : LI) {
    const unsigned Count = getTripCount(*L, SE);
    const size_t Limit =
        isCountedNest(*L, SE) ? MaxUnrolledNest : MaxUnrolledSize;
    if (Count != 0 && L->isSafeToClone() &&
        SaturatingMultiply<size_t>(getSize(*L), Count) <=
            std::min(Budget, Limit))
      return L;
  }
  return nullptr;
}

void SpecializedFunction::unroll(size_t Budget) {
  FunctionPassManager FPM;
  FPM.addPass(LoopSimplifyPass());
  FPM.addPass(LCSSAPass());
  run(std::move(FPM));
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  auto &AC = FAM.getResult<AssumptionAnalysis>(F);
  auto &TTI = FAM.getResult<TargetIRAnalysis>(F);
  OptimizationRemarkEmitter ORE(&F);
  while (Loop *L = findCountedLoop(LI, SE, Budget)) {
    const unsigned Count = getTripCount(*L, SE);
    const size_t Added = getSize(*L) * (Count - 1);
    UnrollLoopOptions Options;
    Options.Count = Count;
    Options.Force = true;
    Options.Runtime = false;
    Options.AllowExpensiveTripCount = false;
    Options.UnrollRemainder = false;
    Options.ForgetAllSCEV = false;
    Options.SCEVExpansionBudget = 0;
    if (UnrollLoop(L, Options, &LI, &SE, &DT, &AC, &TTI, &ORE,
                   /*PreserveLCSSA=*/true) != LoopUnrollResult::FullyUnrolled)
      break;
    Budget -= Added;
    ++NumLoops;
  }
  FAM.invalidate(F, PreservedAnalyses::none());
}

void SpecializedFunction::run(FunctionPassManager FPM) {
  FAM.invalidate(F, FPM.run(F, FAM));
}

static size_t countBlocks(Function &F) {
  return count_if(instructions(F), [](Instruction &I) {
    return getCourseHeapCall(I, "malloc") != nullptr;
  });
}

void SpecializedFunction::simplify(size_t Budget) {
  unroll(Budget);
  FunctionPassManager Fold;
  Fold.addPass(SCCPPass());
  Fold.addPass(SimplifyCFGPass());
  Fold.addPass(EarlyCSEPass());
  Fold.addPass(InstCombinePass());
  run(std::move(Fold));
  resolveObjects();
  // A block may be found through another one, as rows of a matrix are.
  for (size_t Left = ~size_t(0);;) {
    FunctionPassManager FPM;
    FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
    FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
    FPM.addPass(InstCombinePass());
    FPM.addPass(SCCPPass());
    FPM.addPass(SimplifyCFGPass());
    run(std::move(FPM));
    const size_t Now = countBlocks(F);
    if (Now == 0 || Now == Left)
      break;
    Left = Now;
    FunctionPassManager Moves;
    Moves.addPass(CourseHeapToStackPass());
    run(std::move(Moves));
  }
}

// Whether F calls itself, and is called once beside that and calls of Caller.
static bool isRecursionOfOneCall(const Function &F, const Function &Caller) {
  unsigned NumInside = 0, NumOutside = 0;
  for (const User *U : F.users()) {
    const auto *I = dyn_cast<Instruction>(U);
    NumInside += I && I->getFunction() == &F;
    NumOutside += !I || (I->getFunction() != &F && I->getFunction() != &Caller);
  }
  return NumInside != 0 && NumOutside <= 1;
}

// Whether something is used that code for all inputs has as well.
static bool usesSharedThings(Instruction &I) {
  // A block would be moved by those who place what others allocate, and a second
  // call of a recursive function changes what is inlined into that: bitcount would
  // cost 1.01. Without a third one, simpson would cost 1.81 with its tiny input.
  const auto *Call = dyn_cast<CallBase>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  if (getCourseHeapCall(I, "malloc") ||
      (Callee && isRecursionOfOneCall(*Callee, *I.getFunction())))
    return true;
  return any_of(I.operands(), [](const Value *Op) {
    const auto *GV = dyn_cast<GlobalVariable>(getUnderlyingObject(Op));
    return GV && !GV->isConstant();
  });
}

bool SpecializedFunction::isIndependent() const {
  if (any_of(F.args(), [](const Argument &A) {
        return A.getType()->isPointerTy() && !A.use_empty();
      }))
    return false;
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 8> Edges;
  FindFunctionBackedges(F, Edges);
  return Edges.empty() && none_of(instructions(F), usesSharedThings);
}
