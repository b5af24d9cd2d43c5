//===-- HeadPathTest.cpp - What a path of the head costs ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory/HeadPath.h"
#include "gtest/gtest.h"

using namespace llvm::course;

namespace {

constexpr HeadPrices Prices;

HeadObject atStack(double Address) { return {MemoryArea::Stack, Address, 0}; }
HeadObject inHeap(double Address) { return {MemoryArea::Heap, Address, 0}; }

HeadPath path(const HeadObject &From, const HeadObject &To, bool IsExact) {
  return choosePath(From.Area, To, getObjectDistance(From, To), IsExact,
                    Prices);
}

TEST(HeadPath, AreasMeetInTheGap) {
  EXPECT_EQ(getAreaOf(0), MemoryArea::Stack);
  EXPECT_EQ(getAreaOf(10239), MemoryArea::Stack);
  EXPECT_EQ(getAreaOf(20480), MemoryArea::Heap);
}

TEST(HeadPath, AddressesAreModulo64Bits) {
  EXPECT_EQ(getAddressDistance(8, 24), 16);
  EXPECT_EQ(getAddressDistance(24, 8), 16);
  EXPECT_EQ(getAddressDistance(~uint64_t(7), 8), 16);
}

TEST(HeadPath, KnownAddressesSayTheDistance) {
  EXPECT_EQ(getObjectDistance(atStack(100), atStack(1100)), 1000);
  EXPECT_EQ(getObjectDistance(inHeap(30000), atStack(10000)), 20000);
}

TEST(HeadPath, WithoutAddressesFrameAndHeapAreAGapApart) {
  EXPECT_EQ(getObjectDistance({MemoryArea::Stack}, {MemoryArea::Heap}), 10240);
  EXPECT_EQ(getObjectDistance({MemoryArea::Unknown}, atStack(10240)), 10240);
}

TEST(HeadPath, NeighboursAreHalfOfTheirSizesApart) {
  const HeadObject Small = {MemoryArea::Heap, std::nullopt, 16};
  const HeadObject Large = {MemoryArea::Heap, std::nullopt, 64};
  const HeadObject Huge = {MemoryArea::Heap, std::nullopt, 1 << 20};
  const HeadObject Other = {MemoryArea::Heap};
  EXPECT_EQ(getObjectDistance(Small, Large), 40);
  EXPECT_EQ(getObjectDistance(Huge, Small), FarDistance);
  EXPECT_EQ(getObjectDistance(Other, Other), FarDistance);
}

TEST(HeadPath, BlocksOfAnArenaAreApart) {
  HeadObject Arena = {MemoryArea::Stack, 1000, 1500};
  EXPECT_EQ(getObjectDistance(Arena, Arena), 0) << "one object";
  Arena.IsArena = true;
  EXPECT_EQ(getObjectDistance(Arena, Arena), 500);
  Arena.Size = 9000;
  EXPECT_EQ(getObjectDistance(Arena, Arena), FarDistance);
  EXPECT_EQ(getObjectDistance(Arena, atStack(1100)), 100);
}

TEST(HeadPath, ArenasAreFilledFromOneEnd) {
  EXPECT_EQ(getExpectedOffset(800, ArenaFill::None), 400);
  EXPECT_EQ(getExpectedOffset(800, ArenaFill::Upward), 0);
  EXPECT_EQ(getExpectedOffset(800, ArenaFill::Downward), 800);
}

TEST(HeadPath, InsideAnObjectItsSizeLimits) {
  EXPECT_EQ(getDistanceInside({MemoryArea::Heap, std::nullopt, 24}), 8);
  EXPECT_EQ(getDistanceInside({MemoryArea::Heap, std::nullopt, 1 << 20}),
            NearDistance);
  EXPECT_EQ(getDistanceInside({}), NearDistance);
}

TEST(HeadPath, ResetBetweenAreas) {
  const HeadPath ToHeap = path(atStack(10000), inHeap(20488), false);
  EXPECT_EQ(ToHeap.Reset, HeadReset::ToHeap);
  EXPECT_EQ(ToHeap.Bytes, 8);
  EXPECT_EQ(ToHeap.Ticks, 5008);
  const HeadPath ToStack = path(inHeap(20488), atStack(10000), false);
  EXPECT_EQ(ToStack.Reset, HeadReset::ToStack);
  EXPECT_EQ(ToStack.Ticks, 5240);
}

TEST(HeadPath, NoResetThatTravelsFarther) {
  const HeadPath P = path(atStack(10232), inHeap(40000), false);
  EXPECT_EQ(P.Reset, HeadReset::ToHeap) << "what is saved is before the heap";
  EXPECT_EQ(path(inHeap(20480), atStack(100), true).Ticks, 5000 + 10140);
  HeadPrices Expensive;
  Expensive.Reset = 20000;
  EXPECT_EQ(choosePath(MemoryArea::Stack, inHeap(20480), 10240, true, Expensive)
                .Reset,
            HeadReset::None);
}

TEST(HeadPath, InOneAreaOnlyExactAddressesAreWorthAReset) {
  EXPECT_EQ(path(atStack(100), atStack(10000), false).Reset, HeadReset::None);
  const HeadPath P = path(atStack(100), atStack(10000), true);
  EXPECT_EQ(P.Reset, HeadReset::ToStack);
  EXPECT_EQ(P.Ticks, 5240);
  EXPECT_EQ(path(atStack(5100), atStack(10000), true).Reset, HeadReset::None);
}

TEST(HeadPath, UnknownAreasAreTravelled) {
  const HeadPath P = path({}, atStack(10000), false);
  EXPECT_EQ(P.Reset, HeadReset::None);
  EXPECT_EQ(P.Ticks, 10480);
}

TEST(HeadPath, MeanOfBothDirections) {
  EXPECT_EQ(getMeanPathTicks(atStack(9240), inHeap(20480), Prices),
            (5000 + 5000 + 1000) / 2);
  EXPECT_EQ(getMeanPathTicks(atStack(0), atStack(8), Prices), 8);
}

} // namespace
