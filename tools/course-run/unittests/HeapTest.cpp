//===- HeapTest.cpp - First fit, merging, liveness ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions.
// See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The allocator, also against a simple model of it.
///
//===----------------------------------------------------------------------===//

#include "course-machine/Heap.h"

#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace course;

namespace {

constexpr uint64_t Base = Heap::Base;

TEST(Heap, LowestAddressWithRoom) {
  Heap H(1 << 20);
  EXPECT_EQ(H.allocate(16), Base);
  EXPECT_EQ(H.allocate(8), Base + 16);
  EXPECT_EQ(H.allocate(16), Base + 24);
  EXPECT_TRUE(H.release(Base));
  EXPECT_TRUE(H.release(Base + 24));
  EXPECT_EQ(H.allocate(24), Base + 24) << "the hole of 16 is too small";
  EXPECT_EQ(H.allocate(8), Base);
  EXPECT_EQ(H.allocate(8), Base + 8);
}

TEST(Heap, AdjacentFreeBlocksMerge) {
  for (unsigned Order = 0; Order != 6; ++Order) {
    Heap H(1 << 20);
    uint64_t A[3] = {*H.allocate(8), *H.allocate(8), *H.allocate(8)};
    ASSERT_TRUE(H.allocate(8));
    constexpr unsigned Orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                       {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (unsigned I : Orders[Order])
      EXPECT_TRUE(H.release(A[I]));
    EXPECT_EQ(H.allocate(24), Base);
  }
}

TEST(Heap, OnlyLiveBlocksAreFound) {
  Heap H(1 << 20);
  EXPECT_EQ(H.find(Base), nullptr);
  EXPECT_EQ(H.find(0), nullptr);
  EXPECT_EQ(H.find(~uint64_t(0)), nullptr);
  uint64_t A = *H.allocate(8), B = *H.allocate(520);
  EXPECT_EQ(H.find(A - 1), nullptr);
  EXPECT_NE(H.find(A), nullptr);
  EXPECT_NE(H.find(B + 519), nullptr);
  EXPECT_EQ(H.find(B + 520), nullptr);
  EXPECT_TRUE(H.release(B));
  EXPECT_NE(H.find(A + 7), nullptr);
  EXPECT_EQ(H.find(B), nullptr);
  EXPECT_EQ(H.find(B + 519), nullptr);
}

TEST(Heap, ReleaseWantsTheStartOfALiveBlock) {
  Heap H(1 << 20);
  uint64_t A = *H.allocate(16);
  EXPECT_FALSE(H.release(0));
  EXPECT_FALSE(H.release(A + 8));
  EXPECT_TRUE(H.release(A));
  EXPECT_FALSE(H.release(A));
}

TEST(Heap, LimitIsExact) {
  Heap H(64);
  EXPECT_FALSE(H.allocate(72));
  EXPECT_FALSE(H.allocate(~uint64_t(7)));
  EXPECT_TRUE(H.allocate(56));
  EXPECT_FALSE(H.allocate(16));
  EXPECT_TRUE(H.allocate(8));
  EXPECT_FALSE(H.allocate(8));
}

TEST(Heap, ContentsSurviveGrowth) {
  Heap H(1 << 30);
  uint64_t A = *H.allocate(8);
  *H.find(A) = 42;
  for (unsigned I = 0; I != 16; ++I)
    ASSERT_TRUE(H.allocate(1 << 20));
  EXPECT_EQ(*H.find(A), 42);
}

TEST(Heap, AgreesWithASimpleModel) {
  std::mt19937_64 Random(7);
  Heap H(1 << 24);
  std::map<uint64_t, uint64_t> Blocks; // address to size
  for (unsigned Step = 0; Step != 20000; ++Step) {
    bool Allocate = Blocks.size() < 3 || Random() % 100 < 52;
    if (Allocate) {
      uint64_t Size = 8 * (1 + Random() % (Random() % 10 == 0 ? 200 : 12));
      uint64_t Expected = Base;
      for (auto [Address, Used] : Blocks) {
        if (Address - Expected >= Size)
          break;
        Expected = Address + Used;
      }
      ASSERT_EQ(H.allocate(Size), Expected) << "step " << Step;
      for (uint64_t I = 0; I != Size; ++I) {
        ASSERT_EQ(*H.find(Expected + I), 0);
        *H.find(Expected + I) = 0xaa;
      }
      Blocks[Expected] = Size;
    } else {
      auto Victim = std::next(Blocks.begin(), Random() % Blocks.size());
      ASSERT_TRUE(H.release(Victim->first));
      ASSERT_EQ(H.find(Victim->first), nullptr);
      Blocks.erase(Victim);
    }
    ASSERT_EQ(H.liveBlocks(), Blocks.size());
  }
}

TEST(Heap, ManyBlocksAreFast) {
  // Every other one of 200 000 blocks is freed, so a linear search for a fit
  // would take 10^10 steps below.
  Heap H(1 << 26);
  std::vector<uint64_t> Blocks;
  for (unsigned I = 0; I != 200000; ++I)
    Blocks.push_back(*H.allocate(8));
  for (unsigned I = 0; I < Blocks.size(); I += 2)
    ASSERT_TRUE(H.release(Blocks[I]));
  uint64_t End = H.highestEnd();
  for (unsigned I = 0; I != 100000; ++I)
    ASSERT_EQ(H.allocate(16), End + 16 * I);
  EXPECT_EQ(H.allocate(8), Base);
}

} // namespace
