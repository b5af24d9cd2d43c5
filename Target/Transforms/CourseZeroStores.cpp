//===-- CourseZeroStores.cpp - No zeros where zeros are -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Removes stores of zero to memory that nothing else has been stored to:
///
///   @counts = internal global [99 x i64] zeroinitializer
///   define i32 @main() {
///     memset(@counts, 0, 792)              =>   (nothing)
///
/// The machine's memory is 0 when the program starts, and a block of the heap
/// when it is allocated. LLVM knows that of heap blocks, but follows neither
/// loops that store nor objects that have been captured.
///
/// An object of main's frame counts as memory that is 0 at the start, too, if
/// it becomes a global variable: main is entered once. That is done where a
/// store can go, and where the object will not become registers.
///
/// A store stays if anything that may write the object, other than zeros, may
/// be executed between the object's allocation and the store. This asks for
/// each object and each write of the function once. Whatever loops are empty
/// then is left to loop deletion. Runs before loops are versioned and unrolled.
///
//===----------------------------------------------------------------------===//

#include "Transforms/CourseZeroStores.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemoryBuiltins.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Debug.h"

using namespace llvm;

#define DEBUG_TYPE "course-zero-stores"

STATISTIC(NumStoresRemoved, "Number of stores of zero that were removed");
STATISTIC(NumObjectsMoved, "Number of main's objects that became globals");

// An object of this many scalars may become registers, if every access is to a
// place that is known, perhaps in each iteration of a loop.
static constexpr uint64_t NumRegisters = 16;

// Questions for one function, at some 100 ns each. No benchmark has a hundredth
// of it.
static constexpr uint64_t QuestionLimit = 1'000'000;

// The address to which I stores nothing but zeros, or null.
static Value *getZeroedAddress(Instruction &I) {
  if (auto *Store = dyn_cast<StoreInst>(&I)) {
    auto *Stored = dyn_cast<Constant>(Store->getValueOperand());
    bool IsZero = Store->isSimple() && Stored && Stored->isNullValue();
    return IsZero ? Store->getPointerOperand() : nullptr;
  }
  if (auto *Set = dyn_cast<MemSetInst>(&I)) {
    auto *Byte = dyn_cast<ConstantInt>(Set->getValue());
    bool IsZero = !Set->isVolatile() && Byte && Byte->isZero();
    return IsZero ? Set->getRawDest() : nullptr;
  }
  return nullptr;
}

static uint64_t getNumScalars(const Type &Ty) {
  if (const auto *Array = dyn_cast<ArrayType>(&Ty))
    return SaturatingMultiply(Array->getNumElements(),
                              getNumScalars(*Array->getElementType()));
  const auto *Struct = dyn_cast<StructType>(&Ty);
  if (!Struct)
    return 1;
  uint64_t Sum = 0;
  for (const Type *Element : Struct->elements())
    Sum = SaturatingAdd(Sum, getNumScalars(*Element));
  return Sum;
}

// Whether Address is Object and what is constant when loops are unrolled.
static bool isPlaceKnown(Value &Address, const Value &Object,
                         ScalarEvolution &SE) {
  return !SCEVExprContains(SE.getSCEV(&Address), [&](const SCEV *S) {
    if (const auto *AddRec = dyn_cast<SCEVAddRecExpr>(S))
      return SE.getSmallConstantTripCount(AddRec->getLoop()) == 0;
    const auto *Unknown = dyn_cast<SCEVUnknown>(S);
    return isa<SCEVCouldNotCompute>(S) ||
           (Unknown && Unknown->getValue() != &Object);
  });
}

static bool mayBecomeRegisters(AllocaInst &Object, ScalarEvolution &SE) {
  if (getNumScalars(*Object.getAllocatedType()) > NumRegisters)
    return false;
  SmallSetVector<Value *, 16> Addresses;
  Addresses.insert(&Object);
  for (unsigned I = 0; I != Addresses.size(); ++I) {
    if (!isPlaceKnown(*Addresses[I], Object, SE))
      return false;
    for (User *U : Addresses[I]->users())
      if (isa<GetElementPtrInst>(U))
        Addresses.insert(U);
  }
  return true;
}

namespace {

/// The stores of zero in one function.
class ZeroStores {
  Function &F;
  FunctionAnalysisManager &FAM;
  /// Whether the function's entry is the start of the program.
  const bool IsStart;
  MapVector<Value *, SmallVector<Instruction *, 4>> Zeros;
  SmallVector<Instruction *> Writes;

public:
  ZeroStores(Function &F, FunctionAnalysisManager &FAM, bool IsStart)
      : F(F), FAM(FAM), IsStart(IsStart) {}

  bool run();

private:
  void collect();
  bool isZeroAtBirth(Value &Object) const;
  SmallVector<Instruction *> findUseless(Value &Object,
                                         ArrayRef<Instruction *> Stores,
                                         BatchAAResults &AA) const;
};

/// Where an object may be something else than 0.
class DirtyRegion {
  SmallPtrSet<const Instruction *, 16> Dirty;
  SmallPtrSet<const BasicBlock *, 16> DirtyAtEntry;
  const Value &Object;

public:
  DirtyRegion(const Value &Object, ArrayRef<Instruction *> Writes,
              BatchAAResults &AA);

  bool contains(const Instruction &I) const;

private:
  bool isDirty(iterator_range<BasicBlock::const_reverse_iterator> Backwards,
               const BasicBlock &BB) const;
};

} // namespace

// Backwards are instructions of BB, down to its first.
bool DirtyRegion::isDirty(
    iterator_range<BasicBlock::const_reverse_iterator> Backwards,
    const BasicBlock &BB) const {
  for (const Instruction &I : Backwards) {
    if (&I == &Object)
      return false;
    if (Dirty.contains(&I))
      return true;
  }
  return DirtyAtEntry.contains(&BB);
}

DirtyRegion::DirtyRegion(const Value &Object, ArrayRef<Instruction *> Writes,
                         BatchAAResults &AA)
    : Object(Object) {
  SetVector<const BasicBlock *> Worklist;
  auto Everywhere = MemoryLocation::getBeforeOrAfter(&Object);
  for (const Instruction *I : Writes)
    if (I != &Object && isModSet(AA.getModRefInfo(I, Everywhere))) {
      Dirty.insert(I);
      Worklist.insert(I->getParent());
    }
  while (!Worklist.empty()) {
    const BasicBlock &BB = *Worklist.pop_back_val();
    if (!isDirty(reverse(BB), BB))
      continue;
    for (const BasicBlock *Successor : successors(&BB))
      if (DirtyAtEntry.insert(Successor).second)
        Worklist.insert(Successor);
  }
}

bool DirtyRegion::contains(const Instruction &I) const {
  const BasicBlock &BB = *I.getParent();
  return isDirty(make_range(std::next(I.getReverseIterator()), BB.rend()), BB);
}

void ZeroStores::collect() {
  for (Instruction &I : instructions(F)) {
    if (Value *Address = getZeroedAddress(I))
      Zeros[getUnderlyingObject(Address)].push_back(&I);
    else if (I.mayWriteToMemory() && !I.isLifetimeStartOrEnd())
      Writes.push_back(&I);
  }
}

bool ZeroStores::isZeroAtBirth(Value &Object) const {
  if (isa<CallBase>(Object)) {
    const Constant *Initial = getInitialValueOfAllocation(
        &Object, &FAM.getResult<TargetLibraryAnalysis>(F),
        Type::getInt8Ty(F.getContext()));
    return Initial && Initial->isNullValue();
  }
  if (!IsStart)
    return false;
  if (const auto *GV = dyn_cast<GlobalVariable>(&Object))
    return GV->hasLocalLinkage() && GV->hasDefinitiveInitializer() &&
           GV->getInitializer()->isNullValue();
  auto *Alloca = dyn_cast<AllocaInst>(&Object);
  return Alloca && Alloca->isStaticAlloca() && !Alloca->isSwiftError() &&
         !Alloca->isArrayAllocation() &&
         !Alloca->getAllocatedType()->isScalableTy() &&
         !mayBecomeRegisters(*Alloca,
                             FAM.getResult<ScalarEvolutionAnalysis>(F));
}

SmallVector<Instruction *>
ZeroStores::findUseless(Value &Object, ArrayRef<Instruction *> Stores,
                        BatchAAResults &AA) const {
  SmallVector<Instruction *> Useless;
  if (!isZeroAtBirth(Object))
    return Useless;
  DirtyRegion Region(Object, Writes, AA);
  for (Instruction *I : Stores)
    if (!Region.contains(*I))
      Useless.push_back(I);
    else
      LLVM_DEBUG(dbgs() << "the object may have been written:" << *I << '\n');
  return Useless;
}

static void moveToGlobal(AllocaInst &Object) {
  Module &M = *Object.getModule();
  Type *Ty = Object.getAllocatedType();
  auto *GV = new GlobalVariable(M, Ty, /*isConstant=*/false,
                                GlobalValue::InternalLinkage,
                                Constant::getNullValue(Ty));
  GV->takeName(&Object);
  GV->setAlignment(Object.getAlign());
  for (User *U : make_early_inc_range(Object.users()))
    if (auto *I = cast<Instruction>(U); I->isLifetimeStartOrEnd())
      I->eraseFromParent();
  Object.replaceAllUsesWith(GV);
  Object.eraseFromParent();
  ++NumObjectsMoved;
}

bool ZeroStores::run() {
  collect();
  if (Zeros.empty())
    return false;
  if (uint64_t(Zeros.size()) * Writes.size() > QuestionLimit) {
    LLVM_DEBUG(dbgs() << F.getName() << ": too many objects and writes\n");
    return false;
  }
  EarliestEscapeAnalysis Escapes(FAM.getResult<DominatorTreeAnalysis>(F),
                                 &FAM.getResult<LoopAnalysis>(F));
  BatchAAResults AA(FAM.getResult<AAManager>(F), &Escapes);
  SmallVector<Instruction *> Useless;
  SmallVector<AllocaInst *> Moved;
  for (const auto &[Object, Stores] : Zeros) {
    SmallVector<Instruction *> OfObject = findUseless(*Object, Stores, AA);
    append_range(Useless, OfObject);
    if (auto *Alloca = dyn_cast<AllocaInst>(Object);
        Alloca && !OfObject.empty())
      Moved.push_back(Alloca);
  }

  // Point of no return.
  OptimizationRemarkEmitter ORE(&F);
  for (Instruction *I : Useless) {
    ORE.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Removed", I)
             << "stores zero to memory that is zero";
    });
    I->eraseFromParent();
  }
  for (AllocaInst *Alloca : Moved)
    moveToGlobal(*Alloca);
  NumStoresRemoved += Useless.size();
  return !Useless.empty();
}

PreservedAnalyses CourseZeroStoresPass::run(Module &M,
                                            ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  // Constructors run before main, but are not called yet.
  bool HasConstructors = M.getNamedGlobal("llvm.global_ctors");
  bool IsChanged = false;
  for (Function &F : M) {
    if (F.isDeclaration() || F.hasOptNone())
      continue;
    bool IsStart = F.getName() == "main" && F.use_empty() && !HasConstructors;
    IsChanged |= ZeroStores(F, FAM, IsStart).run();
  }
  return IsChanged ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
