//===-- CourseAreas.cpp - Which memory an access is to --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseAreas.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

// Unrolled loops add up to 32 offsets, one after the other.
static constexpr unsigned MaxLookup = 64;

// Whether addresses of the object are used for accesses only.
static bool isPrivate(const Value &Object) {
  SmallPtrSet<const Value *, 16> Seen = {&Object};
  SmallVector<const Value *, 16> Addresses = {&Object};
  while (!Addresses.empty())
    for (const Use &U : Addresses.pop_back_val()->uses()) {
      const User *Who = U.getUser();
      if (isa<LoadInst, ICmpInst, MemIntrinsic, LifetimeIntrinsic>(Who))
        continue;
      if (isa<StoreInst>(Who) &&
          U.getOperandNo() == StoreInst::getPointerOperandIndex())
        continue;
      if (!isa<GEPOperator, PHINode, SelectInst>(Who))
        return false;
      if (Seen.insert(Who).second)
        Addresses.push_back(Who);
    }
  return true;
}

static bool isInStackArea(const GlobalVariable &GV) {
  std::optional<uint64_t> Address = getCourseGlobalAddress(GV);
  return !Address || *Address < Course::StackAreaEnd;
}

CourseAreas::CourseAreas(const Module &M) {
  if (const Function *Main = M.getFunction("main"))
    IsStackInHeap = getCourseEntrySP(*Main).value_or(0) > Course::StackAreaEnd;
  for (const GlobalVariable &GV : M.globals())
    IsStackPrivate = IsStackPrivate && (!isInStackArea(GV) || isPrivate(GV));
  if (IsStackInHeap)
    return;
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (isa<AllocaInst>(I) && IsStackPrivate)
        IsStackPrivate = isPrivate(I);
}

CourseArea CourseAreas::getObjectArea(const Value &Object) const {
  if (isa<AllocaInst>(Object))
    return getFrameArea();
  if (const auto *GV = dyn_cast<GlobalVariable>(&Object))
    return isInStackArea(*GV) ? CourseArea::Stack : CourseArea::Heap;
  if (const auto *Call = dyn_cast<CallInst>(&Object))
    if (const Function *F = Call->getCalledFunction();
        F && F->isDeclaration() && F->getName() == "malloc")
      return CourseArea::Heap;
  // A number that became an address may be any.
  bool IsPassed = isa<Argument, LoadInst, CallInst, ExtractValueInst>(Object);
  return IsPassed && IsStackPrivate ? CourseArea::Heap : CourseArea::Unknown;
}

CourseArea CourseAreas::getArea(const Value &Pointer) const {
  SmallVector<const Value *, 4> Objects;
  getUnderlyingObjects(&Pointer, Objects, /*LI=*/nullptr, MaxLookup);
  CourseArea Common = CourseArea::Unvisited;
  for (const Value *Object : Objects) {
    CourseArea A = getObjectArea(*Object);
    if (Common != CourseArea::Unvisited && Common != A)
      return CourseArea::Unknown;
    Common = A;
  }
  return Common == CourseArea::Unvisited ? CourseArea::Unknown : Common;
}

CourseArea CourseAreas::getArea(const MachineInstr &MI) const {
  const MachineOperand &Base = MI.getOperand(CourseBaseOperand);
  if (Base.isImm()) {
    uint64_t Address = uint64_t(Base.getImm()) +
                       uint64_t(MI.getOperand(CourseBaseOperand + 1).getImm());
    return Address < Course::StackAreaEnd ? CourseArea::Stack
                                          : CourseArea::Heap;
  }
  if (!MI.hasOneMemOperand())
    return CourseArea::Unknown;
  const MachineMemOperand &Memory = **MI.memoperands_begin();
  if (const PseudoSourceValue *Source = Memory.getPseudoValue())
    return Source->isStack() || isa<FixedStackPseudoSourceValue>(Source)
               ? getFrameArea()
               : CourseArea::Unknown;
  return Memory.getValue() ? getArea(*Memory.getValue()) : CourseArea::Unknown;
}
