//===-- EdgeCodeTest.cpp - Tests of spill code on edges -------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/EdgeCode.h"
#include "RandomGraphs.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static SmallVector<EdgeStep, 8> sequence(const EdgeTask &Task,
                                         unsigned NumRegs) {
  unsigned NewSlot = 100;
  SmallVector<EdgeStep, 8> Steps = sequenceEdge(Task, NumRegs, NewSlot);
  Complaint C = verifyEdgeSteps(Task, NumRegs, Steps);
  EXPECT_FALSE(C) << *C;
  return Steps;
}

static SlotMove copySlot(unsigned Dst, unsigned Src) {
  return {SlotId(Dst), SlotSource::inSlot(SlotId(Src))};
}

static SlotMove store(unsigned Dst, unsigned Value) {
  return {SlotId(Dst), SlotSource::inRegister(ValueId(Value))};
}

static SlotMove compute(unsigned Dst, unsigned Value) {
  return {SlotId(Dst), SlotSource::computed(ValueId(Value))};
}

static SlotReload reload(unsigned Value, unsigned Slot) {
  return {ValueId(Value), SlotId(Slot)};
}

/// A chain of slots needs no temporary slot, a cycle needs one.
TEST(EdgeCode, ChainAndCycle) {
  EdgeTask Chain;
  Chain.Moves = {copySlot(1, 2), copySlot(2, 3)};
  EXPECT_TRUE(Chain.needsTemporary());
  EXPECT_EQ(sequence(Chain, 2).size(), 2u);
  EdgeTask Cycle;
  Cycle.Moves = {copySlot(1, 2), copySlot(2, 1)};
  EXPECT_EQ(sequence(Cycle, 2).size(), 3u);
}

/// A store waits for the reload of what it overwrites.
TEST(EdgeCode, ReloadFirst) {
  EdgeTask Task;
  Task.Moves = {store(1, 7)};
  Task.Reloads = {reload(8, 1)};
  EXPECT_TRUE(Task.needsTemporary());
  SmallVector<EdgeStep, 8> Steps = sequence(Task, 3);
  ASSERT_EQ(Steps.size(), 2u);
  EXPECT_EQ(Steps[0].Kind, EdgeStep::Reload);
  std::swap(Steps[0], Steps[1]);
  EXPECT_EQ(verifyEdgeSteps(Task, 3, Steps), "wrong contents of value 8");
  EXPECT_EQ(verifyEdgeSteps(Task, 3, {}), "wrong contents of slot 1");
  // With one register only both wait in slots of their own.
  EXPECT_EQ(sequence(Task, 1).size(), 4u);
}

/// A value is stored and then gives its register to a copy of slots until it
/// comes back.
TEST(EdgeCode, StoredAndReloaded) {
  EdgeTask Task;
  Task.Moves = {store(1, 7), copySlot(2, 3)};
  Task.Reloads = {reload(7, 4)};
  Task.Kept = {ValueId(8)};
  SmallVector<EdgeStep, 8> Steps = sequence(Task, 2);
  ASSERT_EQ(Steps.size(), 3u);
  EXPECT_EQ(Steps[0].Kind, EdgeStep::StoreRegister);
  EXPECT_EQ(Steps[1].Kind, EdgeStep::CopySlot);
  // Too early, it takes the register itself.
  std::swap(Steps[1], Steps[2]);
  EXPECT_EQ(verifyEdgeSteps(Task, 2, Steps),
            "no register for a move to slot 2");
  EXPECT_FALSE(verifyEdgeSteps(Task, 3, Steps));
  // Before the store there would be two of it.
  std::swap(Steps[0], Steps[1]);
  EXPECT_FALSE(verifyEdgeSteps(Task, 3, Steps));
  // It never comes back.
  EXPECT_EQ(verifyEdgeSteps(Task, 2, {Steps[1], Steps[2]}),
            "wrong contents of value 7");
}

/// A value is computed in a register that a store has left.
TEST(EdgeCode, ComputedAndStored) {
  EdgeTask Task;
  Task.Moves = {compute(1, 7), store(2, 8)};
  Task.Kept = {ValueId(9)};
  EXPECT_TRUE(Task.needsTemporary());
  SmallVector<EdgeStep, 8> Steps = sequence(Task, 2);
  ASSERT_EQ(Steps.size(), 2u);
  EXPECT_EQ(Steps[1].Kind, EdgeStep::StoreComputed);
  std::swap(Steps[0], Steps[1]);
  EXPECT_EQ(verifyEdgeSteps(Task, 2, Steps),
            "no register for a move to slot 1");
  EXPECT_FALSE(verifyEdgeSteps(Task, 3, Steps));
}

TEST(EdgeCode, RandomTasks) {
  Random R(3);
  for (unsigned Round = 0; Round != 5000; ++Round) {
    EdgeTask Task;
    unsigned NumRegs = 1 + R.below(4), NumSlots = 1 + R.below(6);
    unsigned NumValues = 0;
    for (unsigned I = R.below(NumRegs); I-- > 0;)
      Task.Kept.push_back(ValueId(NumValues++));
    // Registers whose values are stored and not kept.
    unsigned NumSources = R.below(NumRegs - Task.Kept.size() + 1);
    unsigned NumInRegs = NumValues + NumSources;
    NumValues = NumInRegs;
    for (unsigned Slot = 0; Slot != NumSlots; ++Slot)
      switch (R.below(5)) {
      case 0:
        if (NumInRegs)
          Task.Moves.push_back(store(Slot, R.below(NumInRegs)));
        break;
      case 1:
        Task.Moves.push_back(copySlot(Slot, R.below(NumSlots)));
        break;
      case 2:
        Task.Moves.push_back(
            {SlotId(Slot), SlotSource::immediate(ValueId(50 + Slot))});
        break;
      case 3:
        Task.Moves.push_back(compute(Slot, 60 + Slot));
        break;
      }
    for (unsigned I = R.below(NumRegs - Task.Kept.size() + 1); I-- > 0;)
      Task.Reloads.push_back(reload(NumValues++, R.below(NumSlots)));
    // A source that gives its register away.
    if (NumSources && Task.Reloads.size() < NumRegs - Task.Kept.size() &&
        R.oneIn(2))
      Task.Reloads.push_back(reload(NumInRegs - 1, NumSlots));
    unsigned NewSlot = 100;
    SmallVector<EdgeStep, 8> Steps = sequenceEdge(Task, NumRegs, NewSlot);
    Complaint C = verifyEdgeSteps(Task, NumRegs, Steps);
    ASSERT_FALSE(C) << *C << " in round " << Round;
  }
}
