//===-- PassedAreas.cpp - Areas of pointers from elsewhere ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/PassedAreas.h"
#include "Facts/CourseKnownCalls.h"
#include "Memory/HeadModel.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace llvm::course;

// The type that an access is of.
static const MDNode *getAccessType(const Instruction &I) {
  const MDNode *Tag = I.getMetadata(LLVMContext::MD_tbaa);
  return Tag && Tag->getNumOperands() > 1 ? dyn_cast<MDNode>(Tag->getOperand(1))
                                          : nullptr;
}

PassedAreas::PassedAreas(const Module &M, ObjectArea GetObjectArea) {
  for (const Function &F : M)
    if (!F.isDeclaration() && isOnlyCalledHere(F))
      HasKnownCalls.insert(&F);
  do {
    IsChanging = false;
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        visit(I, GetObjectArea);
  } while (IsChanging);
}

void PassedAreas::add(MemoryArea &Area, MemoryArea Other) {
  const MemoryArea Both = meetAreas(Area, Other);
  IsChanging |= Both != Area;
  Area = Both;
}

void PassedAreas::visit(const Instruction &I, ObjectArea GetObjectArea) {
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    const Value &V = *Store->getValueOperand();
    if (V.getType()->isPointerTy())
      add(Stored[getAccessType(I)], getPointed(V, GetObjectArea));
  } else if (const auto *Return = dyn_cast<ReturnInst>(&I)) {
    const Value *V = Return->getReturnValue();
    if (V && V->getType()->isPointerTy())
      add(Passed[I.getFunction()], getPointed(*V, GetObjectArea));
  } else if (const auto *Call = dyn_cast<CallBase>(&I)) {
    const Function *Callee = Call->getCalledFunction();
    if (HasKnownCalls.contains(Callee))
      for (const Argument &A : Callee->args())
        if (A.getType()->isPointerTy())
          add(Passed[&A],
              getPointed(*Call->getArgOperand(A.getArgNo()), GetObjectArea));
  }
}

// A null pointer points nowhere.
MemoryArea PassedAreas::getPointed(const Value &Pointer,
                                   ObjectArea GetObjectArea) const {
  SmallVector<const Value *, 4> Objects;
  findHeadObjects(Pointer, Objects);
  MemoryArea Area = MemoryArea::Unvisited;
  for (const Value *Object : Objects)
    if (isa<Argument, LoadInst>(Object) ||
        (isa<CallInst>(Object) && !isMachineMalloc(*Object)))
      Area = meetAreas(Area, get(*Object));
    else if (!isa<ConstantPointerNull, UndefValue>(Object))
      Area = meetAreas(Area, GetObjectArea(*Object));
  return Area;
}

// Pointers that are there from the start point to variables.
static bool hasPointers(const Constant &C) {
  return isa<GlobalValue>(C) || any_of(C.operand_values(), [](const Value *V) {
           return isa<GlobalValue>(V) || (isa<ConstantAggregate>(V) &&
                                          hasPointers(*cast<Constant>(V)));
         });
}

MemoryArea PassedAreas::getLoaded(const LoadInst &Load) const {
  const MDNode *Type = getAccessType(Load);
  MemoryArea Area = Stored.lookup(Type);
  if (Type)
    Area = meetAreas(Area, Stored.lookup(nullptr));
  SmallVector<const Value *, 4> Objects;
  findHeadObjects(*Load.getPointerOperand(), Objects);
  for (const Value *Object : Objects)
    if (const auto *GV = dyn_cast<GlobalVariable>(Object);
        GV && GV->hasInitializer() && hasPointers(*GV->getInitializer()))
      Area = meetAreas(Area, MemoryArea::Stack);
  return Area;
}

MemoryArea PassedAreas::get(const Value &Object) const {
  if (const auto *A = dyn_cast<Argument>(&Object))
    return HasKnownCalls.contains(A->getParent()) ? Passed.lookup(A)
                                                  : MemoryArea::Unknown;
  if (const auto *Load = dyn_cast<LoadInst>(&Object))
    return getLoaded(*Load);
  const auto *Call = dyn_cast<CallInst>(&Object);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && !Callee->isDeclaration() ? Passed.lookup(Callee)
                                            : MemoryArea::Unknown;
}
