//===-- CourseHeapCalls.cpp - C's malloc and free on the machine's --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The machine's malloc takes multiples of 8 but not 0, its free no null. C's
/// take anything, so what is not known to suit the machine is made to:
///
///   malloc(n)       =>  malloc((n | 7) + 1)        n unknown
///   malloc(n)       =>  malloc((n + 7) & -8)       n not 0
///   free(p)         =>  if (p) free(p)             p may be null
///
/// A size that is a multiple of 8 stays, also where it might be 0, and so does
/// a pointer that is known not to be null: programs written for the machine pay
/// nothing. The first form takes 8 bytes too much where n is a multiple of 8,
/// but decides nothing.
///
/// The machine does not tell the size of a block, which realloc has to know. In
/// a program with realloc, all blocks come from functions of the runtime
/// library that put the size in front.
///
/// Sizes are seen to after the optimiser, when most is known about them, and
/// before course-data-placement, which takes them to be the machine's.
/// Pointers, and sizes in programs that are not optimised, are seen to before
/// selection.
///
//===----------------------------------------------------------------------===//

#include "Lowering/CourseHeapCalls.h"
#include "Course.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Pass.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "course-heap-calls"

// Functions of the runtime library that handle blocks with a size in front, and
// call the machine's functions for that.
static constexpr StringLiteral SizedMalloc = "__course_sized_malloc";
static constexpr StringLiteral SizedFree = "__course_sized_free";
// Metadata of a module whose blocks carry their size.
static constexpr StringLiteral SizedMarker = "course.heap.sized";

CallInst *llvm::getCourseHeapCall(Instruction &I, StringRef Name) {
  auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  bool Is = Callee && Callee->isDeclaration() && Callee->getName() == Name &&
            Call->arg_size() == 1;
  return Is ? Call : nullptr;
}

static bool fitSize(CallInst &Call, const SimplifyQuery &Query) {
  Value *Size = Call.getArgOperand(0);
  if (!Size->getType()->isIntegerTy(64))
    return false;
  if (computeKnownBits(Size, Query).countMinTrailingZeros() >= 3) {
    auto *Constant = dyn_cast<ConstantInt>(Size);
    if (!Constant || !Constant->isZero())
      return false;
  }
  IRBuilder<> B(&Call);
  Value *Fit =
      isKnownNonZero(Size, Query)
          ? B.CreateAnd(B.CreateAdd(Size, B.getInt64(7)),
                        B.getInt64(~uint64_t(7)))
          : B.CreateAdd(B.CreateOr(Size, B.getInt64(7)), B.getInt64(1));
  Call.setArgOperand(0, Fit);
  return true;
}

// Whether the block, or a part of it, has been accessed wherever the call is
// reached.
static bool isAccessedBefore(const Value *Block, const CallInst &Call,
                             const DominatorTree &DT, unsigned Depth = 0) {
  constexpr unsigned MaxDepth = 4;
  return any_of(Block->users(), [&](const User *U) {
    if (const auto *Part = dyn_cast<GEPOperator>(U))
      return Part->isInBounds() && Part->getPointerOperand() == Block &&
             Depth != MaxDepth && isAccessedBefore(Part, Call, DT, Depth + 1);
    return getLoadStorePointerOperand(U) == Block &&
           DT.dominates(cast<Instruction>(U), &Call);
  });
}

// To free undef or poison is undefined, so a branch on the pointer may be.
static void guardFree(CallInst &Call) {
  IRBuilder<> B(&Call);
  Value *Block = Call.getArgOperand(0);
  // Whoever declares a result gets 0.
  if (!Call.getType()->isVoidTy())
    Call.replaceAllUsesWith(Constant::getNullValue(Call.getType()));
  Instruction *Then = SplitBlockAndInsertIfThen(
      B.CreateICmpNE(Block, Constant::getNullValue(Block->getType())), &Call,
      /*Unreachable=*/false);
  Call.moveBefore(Then->getIterator());
}

static SmallVector<CallInst *, 8> getHeapCalls(Function &F, StringRef Name) {
  SmallVector<CallInst *, 8> Calls;
  for (Instruction &I : instructions(F))
    if (CallInst *Call = getCourseHeapCall(I, Name))
      Calls.push_back(Call);
  return Calls;
}

bool llvm::fitCourseHeapSizes(Function &F) {
  SmallVector<CallInst *, 8> Mallocs = getHeapCalls(F, "malloc");
  if (Mallocs.empty())
    return false;
  DominatorTree DT(F);
  AssumptionCache AC(F);
  bool IsChanged = false;
  for (CallInst *Call : Mallocs)
    IsChanged |=
        fitSize(*Call, SimplifyQuery(F.getDataLayout(), &DT, &AC, Call));
  return IsChanged;
}

bool llvm::guardCourseFrees(Function &F) {
  SmallVector<CallInst *, 8> Frees = getHeapCalls(F, "free");
  if (Frees.empty())
    return false;
  DominatorTree DT(F);
  AssumptionCache AC(F);
  // All questions first: the answers change the blocks.
  erase_if(Frees, [&](CallInst *Call) {
    const Value *Block = Call->getArgOperand(0);
    return isKnownNonZero(Block,
                          SimplifyQuery(F.getDataLayout(), &DT, &AC, Call)) ||
           isAccessedBefore(Block, *Call, DT);
  });
  for (CallInst *Call : Frees)
    guardFree(*Call);
  return !Frees.empty();
}

PreservedAnalyses CourseHeapCallsPass::run(Function &F,
                                           FunctionAnalysisManager &) {
  return fitCourseHeapSizes(F) ? PreservedAnalyses::none()
                               : PreservedAnalyses::all();
}

namespace {

class CourseHeapCalls : public FunctionPass {
public:
  static char ID;
  CourseHeapCalls() : FunctionPass(ID) {}

  StringRef getPassName() const override { return "Course heap calls"; }
  bool runOnFunction(Function &F) override {
    bool IsChanged = fitCourseHeapSizes(F);
    return guardCourseFrees(F) || IsChanged;
  }
};

} // namespace

char CourseHeapCalls::ID = 0;

INITIALIZE_PASS(CourseHeapCalls, DEBUG_TYPE, "Course heap calls", false, false)

FunctionPass *llvm::createCourseHeapCallsPass() {
  return new CourseHeapCalls();
}

//===----------------------------------------------------------------------===//
// Blocks with a size
//===----------------------------------------------------------------------===//

// Every use of the machine's function but in the library's own.
static void replaceByLibrary(Module &M, StringRef Name, Function &Sized) {
  Function *Machine = M.getFunction(Name);
  if (!Machine || !Machine->isDeclaration())
    return;
  Machine->replaceUsesWithIf(&Sized, [](Use &U) {
    auto *I = dyn_cast<Instruction>(U.getUser());
    return !I || (I->getFunction()->getName() != SizedMalloc &&
                  I->getFunction()->getName() != SizedFree);
  });
}

bool llvm::useCourseSizedBlocks(Module &M) {
  Function *Malloc = M.getFunction(SizedMalloc);
  Function *Free = M.getFunction(SizedFree);
  // Only once: the library's own calls are inlined later on.
  if (!Malloc || !Free || Malloc->isDeclaration() || Free->isDeclaration() ||
      M.getNamedMetadata(SizedMarker))
    return false;
  M.getOrInsertNamedMetadata(SizedMarker);
  replaceByLibrary(M, "malloc", *Malloc);
  replaceByLibrary(M, "free", *Free);
  Malloc->removeFnAttr(Attribute::NoInline);
  Free->removeFnAttr(Attribute::NoInline);
  return true;
}
