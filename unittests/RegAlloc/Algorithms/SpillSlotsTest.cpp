//===-- SpillSlotsTest.cpp - Tests of sharing slots -----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/SpillSlots.h"
#include "RandomGraphs.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static SlotAccess store(unsigned Slot) { return {SlotId(Slot), true}; }
static SlotAccess load(unsigned Slot) { return {SlotId(Slot), false}; }

/// One after the other, slots share a place; at the same time, they do not, and
/// those accessed together lie together.
TEST(SpillSlots, Cells) {
  SlotBlock B;
  B.Accesses = {store(0), load(0), store(1), store(2), store(3),
                load(1),  load(3), load(1),  load(3),  load(2)};
  SlotCells Cells = assignCells({B}, 4);
  EXPECT_EQ(Cells.NumCells, 3u);
  CellId Of1 = Cells.CellOf[SlotId(1)], Of2 = Cells.CellOf[SlotId(2)],
         Of3 = Cells.CellOf[SlotId(3)];
  EXPECT_NE(Of1, Of2);
  EXPECT_NE(Of1, Of3);
  EXPECT_EQ(std::abs(int(Of1.index()) - int(Of3.index())), 1);
}

/// What is read is what was stored last, whatever shares the place, and only
/// slots that may do so.
TEST(SpillSlots, RandomAccesses) {
  Random R(4);
  for (unsigned Round = 0; Round != 200; ++Round) {
    unsigned NumSlots = 1 + R.below(12);
    SlotBlock B;
    IdVector<SlotId, bool> IsStored(NumSlots);
    for (unsigned I = 0; I != 40; ++I) {
      SlotId Slot(R.below(NumSlots));
      B.Accesses.push_back({Slot, !IsStored[Slot] || R.oneIn(3)});
      IsStored[Slot] = true;
    }
    BitVector Apart(NumSlots);
    for (unsigned Slot = 0; Slot != NumSlots; ++Slot)
      Apart[Slot] = R.oneIn(3);
    SlotCells Cells = assignCells({B}, NumSlots, Apart);
    for (unsigned I = 0; I != NumSlots; ++I)
      for (unsigned J = 0; J != I; ++J)
        if (Apart[I] != Apart[J])
          ASSERT_NE(Cells.CellOf[SlotId(I)], Cells.CellOf[SlotId(J)]);
    IdVector<SlotId, unsigned> Contents(NumSlots, None);
    IdVector<CellId, unsigned> PlaceContents(NumSlots, None);
    for (unsigned I = 0; I != B.Accesses.size(); ++I) {
      auto [Slot, IsStore] = B.Accesses[I];
      if (IsStore)
        Contents[Slot] = PlaceContents[Cells.CellOf[Slot]] = I;
      else
        ASSERT_EQ(PlaceContents[Cells.CellOf[Slot]], Contents[Slot]);
    }
  }
}

/// Around a loop, a slot read before it is written again stays its own.
TEST(SpillSlots, Loop) {
  SlotBlock Entry, Body;
  Entry.Succs = {SlotBlockId(1)};
  Entry.Accesses = {store(0)};
  Body.Succs = {SlotBlockId(1)};
  Body.Accesses = {store(1), load(1), load(0), store(2), load(2)};
  SlotCells Cells = assignCells({Entry, Body}, 3);
  EXPECT_EQ(Cells.NumCells, 2u);
  for (unsigned Other : {1, 2})
    EXPECT_NE(Cells.CellOf[SlotId(0)], Cells.CellOf[SlotId(Other)]);
}
