//===-- CourseMallocToGV.cpp - Blocks of main as globals ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a block that main allocates once a global variable:
///
///   define i32 @main() {                 @x = internal global [8 x i8] zero
///     %x = call ptr @malloc(i64 8)  =>   define i32 @main() {
///     call void @f(ptr %x)                 call void @f(ptr @x)
///
/// A global variable has a constant address, in the stack area if there is
/// room, and need not be passed: constant propagation and dead argument
/// elimination remove the parameters. Both kinds of memory are 0 at start. What
/// is stored into it stays where it is, so the order with respect to reads does
/// not matter; GlobalOpt makes an initialiser of it where that is possible.
///
/// The size is a constant; main is not called, and the call is in no cycle; and
/// nobody frees the block but through its own pointer, which then is not freed
/// at all. Runs after heap-to-stack, before constants are passed between
/// functions. Linear in the size of the module.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseMallocToGV.h"
#include "Lowering/CourseHeapCalls.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-malloc-to-gv"

STATISTIC(NumBlocksConverted, "Number of calls of malloc that became globals");

// Bytes that a block may have to become a global variable. Not measured: the
// pass is off in the pipelines.
static constexpr uint64_t SizeLimit = uint64_t(1) << 20;

static SmallVector<CallInst *, 8> getHeapCalls(Module &M, StringRef Name) {
  SmallVector<CallInst *, 8> Calls;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (CallInst *Call = getCourseHeapCall(I, Name))
        Calls.push_back(Call);
  return Calls;
}

// Whether Free may get Malloc's block, and is not just a free of it.
static bool mayBeFreedBy(const CallInst &Malloc, const CallInst &Free,
                         bool IsCaptured) {
  const Value *Freed = Free.getArgOperand(0);
  if (Freed == &Malloc)
    return false;
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(Freed, Objects);
  return any_of(Objects, [&](const Value *Object) {
    if (Object == &Malloc)
      return true;
    // Another block, or nothing.
    if (isIdentifiedObject(Object) || isa<ConstantPointerNull>(Object))
      return false;
    // Any pointer at all, of which there is one to this block if it has been
    // captured; else the path to the object is too long to follow.
    bool IsFromElsewhere = isa<Argument, LoadInst, CallInst>(*Object);
    return !IsFromElsewhere || IsCaptured;
  });
}

// Whether a function that gets the pointer or a part of it may free it. What is
// chosen from several pointers is not followed.
static bool isPassedOn(const Value &Pointer) {
  return any_of(Pointer.users(), [&](const User *U) {
    if (isa<GetElementPtrInst>(U))
      return isPassedOn(*U);
    if (isa<PHINode, SelectInst>(U))
      return true;
    const auto *Call = dyn_cast<CallInst>(U);
    return Call && !Call->hasFnAttr(Attribute::NoFree) &&
           Call != getCourseHeapCall(*const_cast<CallInst *>(Call), "free");
  });
}

// Why the block has to stay in the heap, or null.
static const char *getObstacle(const CallInst &Malloc,
                               ArrayRef<CallInst *> Frees) {
  const auto *Size = dyn_cast<ConstantInt>(Malloc.getArgOperand(0));
  if (!Size || Size->isZero() || Size->getValue().ugt(SizeLimit))
    return "its size is unknown or too large";
  if (isInCourseCycle(*Malloc.getParent()))
    return "it may be allocated twice";
  bool IsCaptured = isPassedOn(Malloc) ||
                    PointerMayBeCaptured(&Malloc, /*ReturnCaptures=*/true);
  if (any_of(Frees, [&](const CallInst *Free) {
        return mayBeFreedBy(Malloc, *Free, IsCaptured);
      }))
    return "it may be freed elsewhere";
  return nullptr;
}

static void convert(CallInst &Malloc) {
  Module &M = *Malloc.getModule();
  uint64_t Size =
      alignTo(cast<ConstantInt>(Malloc.getArgOperand(0))->getZExtValue(), 8);
  auto *Ty = ArrayType::get(Type::getInt8Ty(M.getContext()), Size);
  auto *GV = new GlobalVariable(M, Ty, /*isConstant=*/false,
                                GlobalValue::InternalLinkage,
                                ConstantAggregateZero::get(Ty),
                                Malloc.hasName() ? Malloc.getName() : "block");
  GV->setAlignment(Align(8));
  OptimizationRemarkEmitter ORE(Malloc.getFunction());
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Converted", &Malloc)
           << "a block of " << ore::NV("Bytes", Size)
           << " bytes became a global variable";
  });
  SmallVector<CallInst *, 2> Frees;
  for (User *U : Malloc.users())
    if (CallInst *Free = getCourseHeapCall(*cast<Instruction>(U), "free"))
      Frees.push_back(Free);
  for (CallInst *Free : Frees)
    Free->eraseFromParent();
  Malloc.replaceAllUsesWith(GV);
  Malloc.eraseFromParent();
  ++NumBlocksConverted;
}

PreservedAnalyses CourseMallocToGVPass::run(Module &M,
                                            ModuleAnalysisManager &) {
  Function *Main = M.getFunction("main");
  if (!Main || Main->isDeclaration() || !Main->use_empty()) {
    LLVM_DEBUG(dbgs() << "no main, or one that is called\n");
    return PreservedAnalyses::all();
  }
  SmallVector<CallInst *, 8> Frees = getHeapCalls(M, "free");
  bool IsChanged = false;
  for (CallInst *Malloc : getHeapCalls(M, "malloc")) {
    if (Malloc->getFunction() != Main || !Malloc->getType()->isPointerTy())
      continue;
    if (const char *Obstacle = getObstacle(*Malloc, Frees)) {
      LLVM_DEBUG(dbgs() << Obstacle << ':' << *Malloc << '\n');
      continue;
    }
    // Point of no return.
    erase_if(Frees,
             [&](CallInst *Free) { return Free->getArgOperand(0) == Malloc; });
    convert(*Malloc);
    IsChanged = true;
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
