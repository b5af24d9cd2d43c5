//===-- SizeClasses.cpp - Code for small inputs ---------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program has arrays for the largest input that it can take:
///
///   static int t[1000][1000];             static int t[1000][1000], t49[50][50];
///   n = read();                     =>    n = read();
///   fill(t, n);                           if (n <= 49) fill(t49, n);
///                                         else fill(t, n);
///
/// The smaller arrays lie in the stack area, and rows next to each other. All of
/// the program is there for each class of sizes, with arrays of its own;
/// course-fit-arrays finds how large they are to be, from the ranges of indices.
///
/// The first class is the largest whose arrays find room in the stack area
/// together, as if as many elements of each dimension were used as the size says.
/// The next one is for rows whose length is the geometric mean of that and the
/// longest. Arrays that are small anyway are the same in all copies.
///
//===----------------------------------------------------------------------===//

#include "Transforms/SizeClasses.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "Memory/CourseStackReserve.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include <cmath>

using namespace llvm;
using namespace llvm::course;

#define DEBUG_TYPE "course-specialize-values"

STATISTIC(NumClasses, "Number of copies for classes of sizes");

static cl::opt<uint64_t>
    MaxRoom("course-size-classes-room", cl::Hidden,
            cl::init(Course::StackAreaEnd),
            cl::desc("Code is repeated for sizes whose arrays have no more "
                     "bytes, if all of the arrays have more"));

// What is smaller is specialized for each value.
static constexpr uint64_t LeastClass = 8;

static constexpr StringLiteral ClassName = "course.size.class";

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

// Whether L goes over elements of the objects.
static bool goesOver(const Loop &L, ScalarEvolution &SE,
                     ArrayRef<Value *> Objects) {
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB) {
      const Value *Pointer = getLoadStorePointerOperand(&I);
      if (!Pointer || !is_contained(Objects, getUnderlyingObject(Pointer)))
        continue;
      const SCEV *Address = SE.getSCEV(const_cast<Value *>(Pointer));
      if (SCEVExprContains(Address, [&](const SCEV *S) {
            const auto *Recurrence = dyn_cast<SCEVAddRecExpr>(S);
            return Recurrence && Recurrence->getLoop() == &L;
          }))
        return true;
    }
  return false;
}

// Whether L is left for the sake of V.
static bool isBoundBy(const Loop &L, ScalarEvolution &SE,
                      const Instruction &V) {
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  return any_of(Exiting, [&](BasicBlock *BB) {
    const SCEV *Count = SE.getExitCount(&L, BB);
    return !isa<SCEVCouldNotCompute>(Count) &&
           SCEVExprContains(Count, [&](const SCEV *S) {
             const auto *Unknown = dyn_cast<SCEVUnknown>(S);
             return Unknown && Unknown->getValue() == &V;
           });
  });
}

SmallVector<Instruction *, 4> course::findSizes(Function &F,
                                                FunctionAnalysisManager &FAM,
                                                ArrayRef<Instruction *> Values,
                                                ArrayRef<Value *> Objects) {
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  SmallVector<Instruction *, 4> Found;
  for (Instruction *V : Values)
    if (any_of(LI.getLoopsInPreorder(), [&](const Loop *L) {
          return isBoundBy(*L, SE, *V) && goesOver(*L, SE, Objects);
        }))
      Found.push_back(V);
  return Found;
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

static Type *getObjectType(const Value &Object) {
  if (const auto *GV = dyn_cast<GlobalVariable>(&Object))
    return GV->getValueType();
  return cast<AllocaInst>(Object).getAllocatedType();
}

// With rows of any length, a Floyd-Warshall of 30 x 30 in 64 x 64 costs 1.15 of what
// it does without classes, and with these 0.995.
uint64_t course::getFittedRow(uint64_t Count, uint64_t Size) {
  return alignTo(Count, std::max<uint64_t>(8 / std::max<uint64_t>(Size, 1), 4));
}

bool course::isArrayObject(const Value &Object) {
  return isa<ArrayType>(getObjectType(Object));
}

// The bytes of an object if its dimensions have no more than so many elements.
static uint64_t getBytes(const Value &Object, uint64_t Most,
                         const DataLayout &DL) {
  uint64_t Count = 1;
  Type *Ty = getObjectType(Object);
  while (auto *Array = dyn_cast<ArrayType>(Ty)) {
    Ty = Array->getElementType();
    uint64_t Used = std::min(Array->getNumElements(), Most);
    if (Count != 1 && !isa<ArrayType>(Ty))
      Used = std::min(getFittedRow(Used, DL.getTypeAllocSize(Ty)),
                      Array->getNumElements());
    Count = SaturatingMultiply(Count, Used);
  }
  return SaturatingMultiply<uint64_t>(Count, DL.getTypeAllocSize(Ty));
}

static uint64_t getBytes(ArrayRef<Value *> Objects, uint64_t Most,
                         const DataLayout &DL) {
  uint64_t Bytes = 0;
  for (const Value *Object : Objects)
    Bytes = SaturatingAdd(Bytes, getBytes(*Object, Most, DL));
  return Bytes;
}

// What data may have of the stack area, given that the copies are no part of
// frames.
static uint64_t getRoom(Module &M, ArrayRef<Value *> Objects) {
  SmallVector<Value *, 8> Local;
  copy_if(Objects, std::back_inserter(Local), IsaPred<AllocaInst>);
  const uint64_t Frames = getCourseStackReserve(M).Bytes;
  const uint64_t Reserve =
      Frames - std::min(Frames, getBytes(Local, UINT32_MAX, M.getDataLayout()));
  return MaxRoom - std::min<uint64_t>(Reserve, MaxRoom);
}

SizeClasses course::findSizeClasses(Module &M, ArrayRef<Value *> Objects) {
  const DataLayout &DL = M.getDataLayout();
  SizeClasses Classes{{Objects.begin(), Objects.end()}, {}};
  uint64_t Room = getRoom(M, Objects);
  if (getBytes(Objects, UINT32_MAX, DL) <= Room)
    return Classes;
  // The smallest arrays are there anyway. If all had copies, a gemver of 50 x 50
  // would cost 1.034 and not 1.025 of what it does without classes.
  const uint64_t Half = Room / 2;
  auto GetAll = [&](const Value *A) { return getBytes(*A, UINT32_MAX, DL); };
  while (!Classes.Arrays.empty()) {
    auto *Least =
        min_element(Classes.Arrays, [&](const Value *A, const Value *B) {
          return GetAll(A) < GetAll(B);
        });
    if (SaturatingAdd(GetAll(*Least), Half) > Room)
      break;
    Room -= GetAll(*Least);
    Classes.Arrays.erase(Least);
  }
  auto Fits = [&](uint64_t Most) {
    return getBytes(Classes.Arrays, Most + 1, DL) <= Room;
  };
  uint64_t Longest = 0;
  for (const Value *Array : Classes.Arrays)
    if (const auto *Row =
            dyn_cast<ArrayType>(getObjectType(*Array)->getArrayElementType()))
      Longest = std::max(Longest, Row->getNumElements());
  uint64_t Most = LeastClass - 1;
  for (uint64_t Step = 1ull << 32; Step != 0; Step /= 2)
    if (Fits(Most + Step))
      Most += Step;
  Classes.FirstHasRoom = Most >= LeastClass;
  if (Classes.FirstHasRoom)
    Classes.Limits.push_back(Most);
  // Without it, a product of matrices of 30 x 30 in 64 x 64 would cost as much as
  // without classes, and not 0.61.
  const auto Next = uint64_t(std::sqrt(double(Most) * double(Longest)));
  if (Most < Next && 4 * Next <= 3 * Longest)
    Classes.Limits.push_back(Next);
  return Classes;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

// Nothing is in a local variable before the copy, or it has no meaning.
GlobalVariable *course::copyForSizeClass(Function &Copy, const Value &Object,
                                         bool HasRoom) {
  Type *Ty = getObjectType(Object);
  auto *New = new GlobalVariable(
      *Copy.getParent(), Ty, /*isConstant=*/false, GlobalValue::InternalLinkage,
      ConstantAggregateZero::get(Ty), Object.getName() + ".small");
  New->setAlignment(
      std::max(Align(8), Object.getPointerAlignment(Copy.getDataLayout())));
  New->addAttribute(CourseExclusiveAttr, Copy.getName());
  if (!HasRoom)
    New->addAttribute(CourseLargeClassAttr);
  return New;
}

// Comparisons of what was truncated become comparisons of V, if it lost nothing.
void course::limitSize(Argument &V, uint64_t Most) {
  const unsigned Width = V.getType()->getIntegerBitWidth();
  V.addAttr(
      Attribute::get(V.getContext(), Attribute::Range,
                     ConstantRange(APInt(Width, 0), APInt(Width, Most + 1))));
  for (User *U : V.users())
    if (auto *Trunc = dyn_cast<TruncInst>(U);
        Trunc && isUIntN(Trunc->getType()->getIntegerBitWidth() - 1, Most)) {
      Trunc->setHasNoUnsignedWrap(true);
      Trunc->setHasNoSignedWrap(true);
    }
}

void course::branchToSizeClass(BasicBlock &From, BasicBlock &Copy,
                               BasicBlock &Others,
                               ArrayRef<Instruction *> Sizes, uint64_t Most,
                               const Function &Callee) {
  LLVMContext &Context = From.getContext();
  MDNode *Class =
      MDNode::get(Context, MDString::get(Context, Callee.getName()));
  BasicBlock *Test = &From;
  for (Instruction *V : Sizes) {
    BasicBlock *Next = V == Sizes.back() ? &Copy
                                         : BasicBlock::Create(Context, "small",
                                                              From.getParent());
    IRBuilder<> B(Test);
    B.CreateCondBr(B.CreateICmpULE(V, ConstantInt::get(V->getType(), Most)),
                   Next, &Others)
        ->setMetadata(ClassName, Class);
    Test = Next;
  }
  ++NumClasses;
}

void course::removeSizeClasses(Module &M, const StringSet<> &Useful) {
  for (Function &F : M) {
    bool HasChanged = false;
    for (BasicBlock &BB : F) {
      auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
      const MDNode *Class = Branch ? Branch->getMetadata(ClassName) : nullptr;
      if (!Class)
        continue;
      Branch->setMetadata(ClassName, nullptr);
      if (Useful.contains(cast<MDString>(Class->getOperand(0))->getString()))
        continue;
      BasicBlock *Others = Branch->getSuccessor(1);
      Branch->getSuccessor(0)->removePredecessor(&BB);
      ReplaceInstWithInst(Branch, BranchInst::Create(Others));
      HasChanged = true;
    }
    if (HasChanged)
      removeUnreachableBlocks(F);
  }
  for (Function &F : make_early_inc_range(M))
    if (F.hasFnAttribute(CourseSizeClassAttr) && F.use_empty())
      F.eraseFromParent();
  for (GlobalVariable &GV : make_early_inc_range(M.globals()))
    if (GV.hasAttribute(CourseExclusiveAttr) && GV.use_empty())
      GV.eraseFromParent();
}
