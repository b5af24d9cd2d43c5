//===-- CourseAllocaSinking.cpp - Objects where they are used -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Moves an object of the caller's frame into the only function that uses it:
///
///   define void @main() {               define void @main() {
///     %x = alloca [4 x i64]               call void @f(ptr poison)
///     call void @f(ptr %x)       =>     }
///   }                                   define internal void @f(ptr %unused) {
///   define internal void @f(ptr %p)       %p = alloca [4 x i64]
///
/// Dead argument elimination removes the parameter, 1 for each call, and SROA
/// may see now that the object is a value. Each call of the function has to
/// bring an object of its own and of the same size, which nothing but this call
/// uses, and outside of cycles, so that no call finds what another one has
/// left. Nor may the function keep or return the pointer, or be active twice:
/// the object would then be there more than once.
///
/// Runs after inlining, which mostly leaves it nothing to do, and before dead
/// argument elimination. Linear in the number of calls, apart from
/// reachability.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseAllocaSinking.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-alloca-sinking"

STATISTIC(NumObjectsSunk, "Number of parameters that became objects");

// Whether nothing but U needs the object: its lifetime does not count.
static bool isOnlyUse(const AllocaInst &Object, const Use &U) {
  return all_of(Object.uses(), [&](const Use &Other) {
    return &Other == &U || isa<LifetimeIntrinsic>(Other.getUser());
  });
}

// The object that a call brings for a parameter, if that is all it is there
// for.
static AllocaInst *getObject(const Use &Callee, unsigned Number) {
  auto *Call = dyn_cast<CallInst>(Callee.getUser());
  if (!Call || !Call->isCallee(&Callee) || Call->isMustTailCall() ||
      Call->arg_size() <= Number || isInCourseCycle(*Call->getParent()))
    return nullptr;
  auto *Object = dyn_cast<AllocaInst>(Call->getArgOperand(Number));
  return Object && Object->isStaticAlloca() &&
                 isOnlyUse(*Object, Call->getArgOperandUse(Number))
             ? Object
             : nullptr;
}

// Why the callee cannot have the object itself, or null. One of the objects.
static const char *getObstacle(const Argument &A, const AllocaInst *&Object) {
  const Function &F = *A.getParent();
  if (A.hasPassPointeeByValueCopyAttr() || A.hasStructRetAttr() ||
      A.hasReturnedAttr() || A.hasSwiftErrorAttr())
    return "the parameter is a special one";
  const DataLayout &DL = F.getDataLayout();
  for (const Use &U : F.uses()) {
    const AllocaInst *Other = getObject(U, A.getArgNo());
    if (!Other)
      return "a call brings something else";
    if (Object &&
        (Other->getAllocationSize(DL) != Object->getAllocationSize(DL)))
      return "the objects differ";
    if (!Object || Other->getAlign() > Object->getAlign())
      Object = Other;
  }
  if (PointerMayBeCaptured(&A, /*ReturnCaptures=*/true))
    return "the pointer may be kept";
  if (any_of(A.users(), [](const User *U) {
        const auto *Call = dyn_cast<CallInst>(U);
        return Call && Call->isMustTailCall();
      }))
    return "a call needs it after the function";
  return nullptr;
}

static void sink(Argument &A, const AllocaInst &Model) {
  Function &F = *A.getParent();
  auto *Object = cast<AllocaInst>(Model.clone());
  Object->insertBefore(F.getEntryBlock().begin());
  A.replaceAllUsesWith(Object);
  Object->takeName(&A);

  // What is passed now is nothing that an attribute could be true of.
  F.setAttributes(
      F.getAttributes().removeParamAttributes(F.getContext(), A.getArgNo()));
  for (Use &U : F.uses()) {
    auto *Call = cast<CallInst>(U.getUser());
    auto *Old = cast<AllocaInst>(Call->getArgOperand(A.getArgNo()));
    Call->setAttributes(Call->getAttributes().removeParamAttributes(
        F.getContext(), A.getArgNo()));
    Call->setArgOperand(A.getArgNo(), PoisonValue::get(A.getType()));
    while (!Old->use_empty())
      cast<Instruction>(Old->user_back())->eraseFromParent();
    Old->eraseFromParent();
  }
  removeCourseTailMarks(F);
  ++NumObjectsSunk;
  OptimizationRemarkEmitter ORE(&F);
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Sunk", &F)
           << "an object of the callers became one of "
           << ore::NV("Function", &F);
  });
}

static bool runOnFunction(Function &F) {
  if (F.isDeclaration() || !F.hasLocalLinkage() || F.isVarArg() ||
      F.use_empty())
    return false;
  if (!F.doesNotRecurse()) {
    LLVM_DEBUG(dbgs() << F.getName() << ": it may be active twice\n");
    return false;
  }
  bool IsChanged = false;
  for (Argument &A : F.args()) {
    if (!A.getType()->isPointerTy() || A.use_empty())
      continue;
    const AllocaInst *Object = nullptr;
    if (const char *Obstacle = getObstacle(A, Object)) {
      LLVM_DEBUG(dbgs() << F.getName() << ", parameter " << A.getArgNo() << ": "
                        << Obstacle << '\n');
      continue;
    }
    // Point of no return.
    sink(A, *Object);
    IsChanged = true;
  }
  return IsChanged;
}

// Callers first: what has come into a function may go on from there.
PreservedAnalyses CourseAllocaSinkingPass::run(Module &M,
                                               ModuleAnalysisManager &) {
  bool IsChanged = false;
  for (bool IsChanging = true; IsChanging; IsChanged |= IsChanging) {
    IsChanging = false;
    for (Function &F : M)
      IsChanging |= runOnFunction(F);
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
