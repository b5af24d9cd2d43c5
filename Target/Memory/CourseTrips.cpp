//===-- CourseTrips.cpp - How far accesses are from the frame -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/CourseTrips.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "Memory/CourseGlobalLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

// As in CourseAreas.
static constexpr unsigned MaxLookup = 64;

CourseTrips::CourseTrips(const Module &M)
    : FrameAddress(Course::StackAreaEnd),
      HasArena(any_of(M.globals(), isCourseArena)) {
  if (const Function *Main = M.getFunction("main"))
    FrameAddress = getCourseEntrySP(*Main).value_or(FrameAddress);
  // A frame can be at the end of the stack area, what is in the heap is mostly
  // near its start.
  ToHeap = FrameAddress > Course::StackAreaEnd
               ? 0
               : Course::HeapStart - Course::StackAreaEnd;
}

double CourseTrips::getDistance(uint64_t Address, uint64_t Size) const {
  constexpr double Gap = Course::HeapStart - Course::StackAreaEnd;
  if (Address >= Course::StackAreaEnd)
    return ToHeap;
  double Middle = Address + Size / 2.0;
  return std::min(Gap, std::abs(Middle - FrameAddress));
}

double CourseTrips::getDistance(const Value &Object) const {
  if (isa<AllocaInst>(Object))
    return 0;
  if (const auto *GV = dyn_cast<GlobalVariable>(&Object)) {
    const DataLayout &DL = GV->getDataLayout();
    std::optional<uint64_t> Address = getCourseGlobalAddress(*GV);
    return Address
               ? getDistance(*Address, DL.getTypeAllocSize(GV->getValueType()))
               : ToHeap;
  }
  // Half for arguments, too, costs matmul-recursive 1.06 with 4 registers.
  if (HasArena && isa<LoadInst, CallInst>(Object))
    return ToHeap / 2;
  return ToHeap;
}

double CourseTrips::getDistance(const MachineInstr &MI) const {
  const MachineOperand &Base = MI.getOperand(CourseBaseOperand);
  if (Base.isFI() || (Base.isReg() && Base.getReg() == Course::SP))
    return 0;
  if (Base.isImm())
    return getDistance(
        uint64_t(Base.getImm()) +
            uint64_t(MI.getOperand(CourseBaseOperand + 1).getImm()),
        /*Size=*/0);
  SmallVector<const Value *, 4> Objects;
  if (MI.hasOneMemOperand())
    if (const Value *Pointer = (*MI.memoperands_begin())->getValue())
      getUnderlyingObjects(Pointer, Objects, /*LI=*/nullptr, MaxLookup);
  if (Objects.empty())
    return ToHeap;
  double Sum = 0;
  for (const Value *Object : Objects)
    Sum += getDistance(*Object);
  return Sum / Objects.size();
}
