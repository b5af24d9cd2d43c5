//===-- FirstBlocks.cpp - Heap blocks whose address is known --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ISel/FirstBlocks.h"
#include "CourseFrameLowering.h"
#include "CourseInstrInfo.h"
#include "MCTargetDesc/CourseBaseInfo.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;
using namespace llvm::course;

// Where the next block will be, or none if that is not known.
using NextBlock = std::optional<uint64_t>;

static NextBlock step(const MachineInstr &MI, NextBlock Next) {
  switch (MI.getOpcode()) {
  case Course::CALL:
  case Course::CALLVOID:
  case Course::FREE:
    return std::nullopt;
  case Course::MALLOC: {
    // Another size than a multiple of 8, or 0, stops the program.
    const MachineOperand &Size = MI.getOperand(1);
    const bool IsKnown = Next && Size.isImm() && isUInt<32>(Size.getImm());
    return IsKnown ? NextBlock(*Next + Size.getImm()) : std::nullopt;
  }
  default:
    assert((!MI.isCall() || MI.getOpcode() == Course::READ ||
            MI.getOpcode() == Course::READVOID ||
            MI.getOpcode() == Course::WRITE ||
            MI.getOpcode() == Course::WRITERES) &&
           "another call may allocate");
    return Next;
  }
}

FirstBlocks::FirstBlocks(const MachineFunction &MF) {
  if (!getCourseEntrySP(MF.getFunction()))
    return;
  ReversePostOrderTraversal<const MachineFunction *> Order(&MF);
  // A block that has no entry has not been reached yet.
  DenseMap<const MachineBasicBlock *, NextBlock> Starts;
  Starts[&MF.front()] = Course::HeapStart;
  for (bool HasChanged = true; HasChanged;) {
    HasChanged = false;
    for (const MachineBasicBlock *MBB : Order) {
      NextBlock Next = Starts.lookup(MBB);
      for (const MachineInstr &MI : *MBB)
        Next = step(MI, Next);
      for (const MachineBasicBlock *Succ : MBB->successors()) {
        auto [I, IsNew] = Starts.try_emplace(Succ, Next);
        if (!IsNew && I->second && I->second != Next) {
          I->second = std::nullopt;
          HasChanged = true;
        }
      }
    }
  }
  for (const MachineBasicBlock *MBB : Order) {
    NextBlock Next = Starts.lookup(MBB);
    for (const MachineInstr &MI : *MBB) {
      if (MI.getOpcode() == Course::MALLOC && Next)
        Addresses[&MI] = *Next;
      Next = step(MI, Next);
    }
  }
}
