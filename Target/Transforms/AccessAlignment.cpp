//===-- AccessAlignment.cpp - Alignment for wide accesses -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/AccessAlignment.h"
#include "Facts/PointerAlignment.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

bool llvm::isWholeBytes(const Instruction &I) {
  const auto *Load = dyn_cast<LoadInst>(&I);
  const auto *Store = dyn_cast<StoreInst>(&I);
  if ((!Load || !Load->isSimple()) && (!Store || !Store->isSimple()))
    return false;
  Type *Ty = getLoadStoreType(&I);
  if (!Ty->isIntegerTy())
    return false;
  unsigned Bits = Ty->getIntegerBitWidth();
  return Bits == 8 || Bits == 16 || Bits == 32 || Bits == 64;
}

static AllocaInst *getAlloca(Value *Object) {
  auto *Alloca = dyn_cast<AllocaInst>(Object);
  return Alloca && Alloca->getAlign() < WidestAccess ? Alloca : nullptr;
}

static GlobalVariable *getAlignable(Value *Object) {
  auto *GV = dyn_cast<GlobalVariable>(Object);
  return GV && GV->canIncreaseAlignment() &&
                 GV->getAlign().valueOrOne() < WidestAccess
             ? GV
             : nullptr;
}

// What known bits do not say where addresses are chosen again and again.
static bool alignAccess(Instruction &I) {
  const Align Old = getLoadStoreAlignment(&I);
  const DataLayout &DL = I.getDataLayout();
  if (Old >= DL.getTypeStoreSize(getLoadStoreType(&I)).getFixedValue())
    return false;
  const Align Known = getAlignmentOfAll(*getLoadStorePointerOperand(&I), DL);
  if (Known <= Old)
    return false;
  if (auto *Load = dyn_cast<LoadInst>(&I))
    Load->setAlignment(Known);
  else
    cast<StoreInst>(I).setAlignment(Known);
  return true;
}

bool llvm::alignObjects(Function &F) {
  const DataLayout &DL = F.getDataLayout();
  bool IsChanged = false;
  for (Instruction &I : instructions(F)) {
    if (!isWholeBytes(I))
      continue;
    Value *Object = getUnderlyingObject(getLoadStorePointerOperand(&I));
    if (AllocaInst *Alloca = getAlloca(Object)) {
      std::optional<TypeSize> Size = Alloca->getAllocationSize(DL);
      if (!Size || Size->getKnownMinValue() < WidestAccess)
        continue;
      Alloca->setAlignment(Align(WidestAccess));
    } else if (GlobalVariable *GV = getAlignable(Object)) {
      if (DL.getTypeAllocSize(GV->getValueType()) < WidestAccess)
        continue;
      GV->setAlignment(Align(WidestAccess));
    } else {
      continue;
    }
    IsChanged = true;
  }
  for (Instruction &I : instructions(F))
    if (isWholeBytes(I))
      IsChanged |= alignAccess(I);
  return IsChanged;
}
