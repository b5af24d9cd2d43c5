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

/// One after the other, slots share a place; at the same time, they do not, and
/// those accessed together lie together.
TEST(SpillSlots, Cells) {
  SlotBlock B;
  B.Accesses = {{0, true},  {0, false}, {1, true},  {2, true},  {3, true},
                {1, false}, {3, false}, {1, false}, {3, false}, {2, false}};
  SlotCells Cells = assignCells({B}, 4);
  EXPECT_EQ(Cells.NumCells, 3u);
  auto Distance = [&](unsigned A, unsigned B) {
    return std::abs(int(Cells.CellOf[A]) - int(Cells.CellOf[B]));
  };
  EXPECT_NE(Cells.CellOf[1], Cells.CellOf[2]);
  EXPECT_NE(Cells.CellOf[1], Cells.CellOf[3]);
  EXPECT_EQ(Distance(1, 3), 1);
}

/// What is read is what was stored last, whatever shares the place, and only
/// slots that may do so.
TEST(SpillSlots, RandomAccesses) {
  Random R(4);
  for (unsigned Round = 0; Round != 200; ++Round) {
    unsigned NumSlots = 1 + R.below(12);
    SlotBlock B;
    std::vector<bool> IsStored(NumSlots);
    for (unsigned I = 0; I != 40; ++I) {
      unsigned Slot = R.below(NumSlots);
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
          ASSERT_NE(Cells.CellOf[I], Cells.CellOf[J]);
    std::vector<unsigned> Contents(NumSlots, None),
        PlaceContents(NumSlots, None);
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
  Entry.Succs = {1};
  Entry.Accesses = {{0, true}};
  Body.Succs = {1};
  Body.Accesses = {{1, true}, {1, false}, {0, false}, {2, true}, {2, false}};
  SlotCells Cells = assignCells({Entry, Body}, 3);
  EXPECT_EQ(Cells.NumCells, 2u);
  EXPECT_NE(Cells.CellOf[0], Cells.CellOf[1]);
  EXPECT_NE(Cells.CellOf[0], Cells.CellOf[2]);
}
