//===-- ObjectUses.cpp - What a program does with its objects -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Visits each instruction once.
///
//===----------------------------------------------------------------------===//

#include "Transforms/ObjectUses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace llvm::course;

bool ObjectUses::mayPointTo(
    const Value *Pointer, const SmallPtrSetImpl<const Value *> &Objects) const {
  for (PointsTo::Node Object : Pointers.getKnownObjects(Pointer))
    if (Objects.contains(Pointers.getAllocation(Object)))
      return true;
  return false;
}

// Objects of an access that are not all known are obscure.
void ObjectUses::hide(const Value *Pointer) {
  for (PointsTo::Node Object : Pointers.getKnownObjects(Pointer))
    if (const Value *Allocation = Pointers.getAllocation(Object))
      Obscure.push_back(const_cast<Value *>(Allocation));
}

// One for all that the pointer may point to, which belong together from now on;
// null if there is none that is known.
Value *ObjectUses::unite(const Value *Pointer) {
  const PointsTo::ObjectSet Objects = Pointers.getObjects(Pointer);
  bool IsKnown = !Objects.empty();
  Value *First = nullptr;
  for (PointsTo::Node Object : Objects) {
    auto *Allocation = const_cast<Value *>(Pointers.getAllocation(Object));
    if (!Allocation) {
      IsKnown = false;
      continue;
    }
    Classes.insert(Allocation);
    if (First)
      Classes.unionSets(First, Allocation);
    else
      First = Allocation;
  }
  if (!IsKnown)
    hide(Pointer);
  return First;
}

void ObjectUses::visitCall(CallBase &Call) {
  if (auto *Block = dyn_cast<MemIntrinsic>(&Call)) {
    Value *To = unite(Block->getRawDest());
    if (To)
      Found.push_back({To, Block});
    if (auto *Transfer = dyn_cast<MemTransferInst>(Block)) {
      Value *From = unite(Transfer->getRawSource());
      if (To && From) {
        Classes.unionSets(To, From);
        return;
      }
      hide(Block->getRawDest());
      hide(Transfer->getRawSource());
    }
    return;
  }
  const bool IsHarmless = Call.isLifetimeStartOrEnd() ||
                          (!isa<IntrinsicInst>(Call) && !Call.isInlineAsm());
  for (const auto &[Index, Arg] : enumerate(Call.args()))
    if (!IsHarmless || Call.isPassPointeeByValueArgument(Index) ||
        Call.paramHasAttr(Index, Attribute::StructRet))
      hide(Arg.get());
  for (unsigned Bundle = 0; Bundle != Call.getNumOperandBundles(); ++Bundle)
    for (const Use &Input : Call.getOperandBundleAt(Bundle).Inputs)
      hide(Input.get());
}

void ObjectUses::visit(Instruction &I) {
  // A number that may be an address, or several addresses.
  if (!I.getType()->isPointerTy())
    hide(&I);
  switch (I.getOpcode()) {
  case Instruction::Load:
  case Instruction::Store:
    if (Value *Object = unite(getLoadStorePointerOperand(&I)))
      Found.push_back({Object, &I});
    return;
  case Instruction::GetElementPtr:
    if (I.getType()->isPointerTy())
      if (Value *Object = unite(I.getOperand(0)))
        Found.push_back({Object, &I});
    return;
  case Instruction::ICmp:
    if (I.getOperand(0)->getType()->isPointerTy()) {
      Value *Left = unite(I.getOperand(0)), *Right = unite(I.getOperand(1));
      if (Left && Right)
        Classes.unionSets(Left, Right);
      else if (!isa<ConstantPointerNull>(I.getOperand(1)))
        for (const Value *Op : I.operands())
          hide(Op);
    }
    return;
  case Instruction::PHI:
  case Instruction::Select:
  case Instruction::Freeze:
  case Instruction::Ret:
    return;
  case Instruction::Call:
  case Instruction::Invoke:
  case Instruction::CallBr:
    return visitCall(cast<CallBase>(I));
  default:
    for (const Value *Op : I.operands())
      if (Op->getType()->isPtrOrPtrVectorTy())
        hide(Op);
  }
}

bool ObjectUses::analyze() {
  if (!Pointers.analyze())
    return false;
  // An initial value may have an address inside of the object.
  for (GlobalVariable &GV : M.globals())
    if (!all_of(GV.users(), IsaPred<Instruction>))
      Obscure.push_back(&GV);
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      visit(I);
  return true;
}

SmallVector<ObjectGroup, 4> ObjectUses::getGroups() const {
  MapVector<Value *, ObjectGroup> Groups;
  for (auto [Object, I] : Found) {
    ObjectGroup &G = Groups[Classes.getLeaderValue(Object)];
    if (auto *GEP = dyn_cast<GetElementPtrInst>(I))
      G.Steps.push_back(GEP);
    else if (auto *Block = dyn_cast<MemIntrinsic>(I))
      G.Blocks.push_back(Block);
    else
      G.Accesses.push_back(I);
  }
  for (auto &[Leader, G] : Groups)
    for (Value *Allocation : Classes.members(Leader))
      G.Allocations.push_back(Allocation);
  for (Value *Object : Obscure)
    if (Classes.contains(Object)) {
      auto Group = Groups.find(Classes.getLeaderValue(Object));
      if (Group != Groups.end())
        Group->second.IsObscure = true;
    }
  SmallVector<ObjectGroup, 4> Result;
  for (auto &[Leader, G] : Groups)
    Result.push_back(std::move(G));
  return Result;
}
