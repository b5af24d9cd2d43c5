//===-- CourseHeapToStack.cpp - Blocks as objects of a frame --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a block of the heap an object of the frame:
///
///   %p = call ptr @malloc(i64 64)       %p = alloca i8, i64 64   ; at entry
///   ...                           =>    memset %p, 0, 64         ; here
///   call void @free(ptr %p)             ...
///
/// An access costs 2 instead of 4, and malloc and free 1 each; what becomes a
/// register costs nothing. A fresh block is zero-filled, so the object has to
/// be filled where malloc was; dead store elimination removes what is
/// overwritten.
///
/// The size is a constant or has an upper bound, and the pointer is seen to go
/// nowhere: it is used in addresses, by calls that neither keep nor free it,
/// and by free. There are no PHIs of it, so in a loop each use is of the block
/// that was allocated last, and one object will do. In a function that may be
/// active twice, only what becomes registers is moved: the stack area has 10
/// KiB. What main allocates once is left to course-malloc-to-gv and
/// course-data-placement, which have memory that is 0 already.
///
/// Runs before SROA. Linear in the uses of the blocks.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseHeapToStack.h"
#include "Lowering/CourseHeapCalls.h"
#include "Transforms/CourseTransformUtils.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-heap-to-stack"

STATISTIC(NumBlocksMoved, "Number of calls of malloc that became objects");

// Bytes that a block of the heap may have to become an object, and those of one
// of which nothing is left. With 256 for both the code that heat-3d has for small
// sizes would keep its blocks, and its small input cost 1282 and not 13.
static constexpr unsigned SizeLimit = 256, PromotedLimit = 4096;
static cl::opt<unsigned> FrameLimit(
    "course-heap-to-stack-frame", cl::Hidden, cl::init(1024),
    cl::desc("Bytes of a function's blocks that may become objects"));

namespace {

/// A block and everything that is done with it.
class Block {
  CallInst &Malloc;
  SmallVector<CallInst *, 2> Frees;
  uint64_t Size = 0;
  /// Whether SROA will leave nothing of the object.
  bool IsPromotable = true;
  /// Or maybe something, between two copies.
  bool IsCopied = false;

public:
  explicit Block(CallInst &Malloc) : Malloc(Malloc) {}

  /// Why it has to stay in the heap, or null.
  const char *getObstacle();
  uint64_t getFrameSize() const { return IsPromotable ? 0 : Size; }
  void move();

private:
  bool findSize();
  bool isUseHarmless(const Use &U, SmallVectorImpl<const Value *> &Derived);
  bool areUsesHarmless();
};

} // namespace

bool Block::findSize() {
  Value *Argument = Malloc.getArgOperand(0);
  if (!Argument->getType()->isIntegerTy(64))
    return false;
  ConstantRange Range = computeConstantRange(Argument, /*ForSigned=*/false,
                                             /*UseInstrInfo=*/true);
  APInt Max = APIntOps::umin(
      Range.getUnsignedMax(),
      computeKnownBits(Argument, Malloc.getDataLayout()).getMaxValue());
  if (Max.ugt(PromotedLimit) || Max.isZero())
    return false;
  Size = alignTo(Max.getZExtValue(), 8);
  IsPromotable = isa<ConstantInt>(Argument);
  return true;
}

// Whether a call neither keeps nor frees what it gets.
static bool isCallHarmless(const CallBase &Call, const Use &U) {
  if (!Call.isArgOperand(&U) || Call.isMustTailCall())
    return false;
  unsigned Number = Call.getArgOperandNo(&U);
  return Call.doesNotCapture(Number) &&
         (Call.hasFnAttr(Attribute::NoFree) ||
          Call.paramHasAttr(Number, Attribute::NoFree));
}

// Derived gets the addresses that the use makes of the pointer.
bool Block::isUseHarmless(const Use &U,
                          SmallVectorImpl<const Value *> &Derived) {
  auto *I = cast<Instruction>(U.getUser());
  if (auto *Load = dyn_cast<LoadInst>(I))
    return Load->isSimple();
  if (auto *Store = dyn_cast<StoreInst>(I))
    return Store->isSimple() &&
           U.getOperandNo() == StoreInst::getPointerOperandIndex();
  if (auto *Address = dyn_cast<GetElementPtrInst>(I)) {
    IsPromotable &= Address->hasAllConstantIndices();
    Derived.push_back(Address);
    return true;
  }
  if (auto *Compare = dyn_cast<ICmpInst>(I))
    return isa<ConstantPointerNull>(Compare->getOperand(1 - U.getOperandNo()));
  auto *Call = dyn_cast<CallInst>(I);
  if (!Call)
    return false;
  if (Call == getCourseHeapCall(*Call, "free") && U.get() == &Malloc) {
    Frees.push_back(Call);
    return true;
  }
  if (auto *Memory = dyn_cast<MemIntrinsic>(Call)) {
    IsPromotable &= isa<ConstantInt>(Memory->getLength());
    IsCopied |= isa<MemTransferInst>(Memory);
    return !Memory->isVolatile();
  }
  IsPromotable = false;
  return isCallHarmless(*Call, U);
}

bool Block::areUsesHarmless() {
  SmallVector<const Value *, 8> Derived = {&Malloc};
  while (!Derived.empty())
    for (const Use &U : Derived.pop_back_val()->uses())
      if (!isUseHarmless(U, Derived))
        return false;
  return true;
}

const char *Block::getObstacle() {
  if (!findSize())
    return "its size is unknown or too large";
  if (!areUsesHarmless())
    return "its pointer may go elsewhere";
  if (Size > SizeLimit && (!IsPromotable || IsCopied))
    return "its size is unknown or too large";
  if (IsPromotable)
    return nullptr;
  const Function &F = *Malloc.getFunction();
  bool IsMain = F.getName() == "main" && F.use_empty();
  if (!IsMain && !F.doesNotRecurse())
    return "the function may be active twice";
  if (IsMain && !isInCourseCycle(*Malloc.getParent()))
    return "main allocates it once";
  return nullptr;
}

void Block::move() {
  Function &F = *Malloc.getFunction();
  OptimizationRemarkEmitter ORE(&F);
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Moved", &Malloc)
           << "a block of " << ore::NV("Bytes", Size)
           << " bytes became an object of the frame";
  });
  IRBuilder<> Builder(&F.getEntryBlock(), F.getEntryBlock().begin());
  AllocaInst *Object =
      Builder.CreateAlloca(ArrayType::get(Builder.getInt8Ty(), Size));
  Object->setAlignment(Align(8));
  Builder.SetInsertPoint(&Malloc);
  Builder.CreateMemSet(Object, Builder.getInt8(0), Size, Align(8));
  for (CallInst *Free : Frees)
    Free->eraseFromParent();
  Malloc.replaceAllUsesWith(Object);
  Object->takeName(&Malloc);
  Malloc.eraseFromParent();
  ++NumBlocksMoved;
}

PreservedAnalyses CourseHeapToStackPass::run(Function &F,
                                             FunctionAnalysisManager &) {
  SmallVector<CallInst *, 8> Mallocs;
  for (Instruction &I : instructions(F))
    if (CallInst *Call = getCourseHeapCall(I, "malloc");
        Call && Call->getType()->isPointerTy())
      Mallocs.push_back(Call);
  bool IsChanged = false;
  uint64_t FrameSize = 0;
  for (CallInst *Malloc : Mallocs) {
    Block B(*Malloc);
    const char *Obstacle = B.getObstacle();
    if (!Obstacle && FrameSize + B.getFrameSize() > FrameLimit)
      Obstacle = "the frame becomes too large";
    if (Obstacle) {
      LLVM_DEBUG(dbgs() << Obstacle << ':' << *Malloc << '\n');
      continue;
    }
    // Point of no return.
    FrameSize += B.getFrameSize();
    B.move();
    IsChanged = true;
  }
  if (!IsChanged)
    return PreservedAnalyses::all();
  removeCourseTailMarks(F);
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}
