//===-- IdsTest.cpp -------------------------------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/Ids.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "gtest/gtest.h"
#include <type_traits>

using namespace llvm;
using namespace llvm::course;

// Nothing becomes an id, or another kind of id, or an integer, unasked.
static_assert(!std::is_convertible_v<unsigned, BlockId>);
static_assert(!std::is_convertible_v<BlockId, unsigned>);
static_assert(!std::is_constructible_v<BlockId, LoopId>);
static_assert(!std::is_assignable_v<BlockId &, ValueId>);
static_assert(std::is_convertible_v<NoneId, BlockId>);
static_assert(std::is_convertible_v<NoneId, unsigned>);

// Views keep the kind.
static_assert(std::is_constructible_v<IdArrayRef<BlockId, int>,
                                      const IdVector<BlockId, int> &>);
static_assert(!std::is_constructible_v<IdArrayRef<LoopId, int>,
                                       const IdVector<BlockId, int> &>);

// They cost what the number costs.
static_assert(sizeof(BlockId) == sizeof(unsigned));
static_assert(std::is_trivially_copyable_v<BlockId>);

TEST(Ids, None) {
  EXPECT_EQ(BlockId(), None);
  EXPECT_NE(BlockId(0), None);
  EXPECT_EQ(unsigned(None), ~0u);
  EXPECT_EQ(to_string(BlockId(7)), "7");
  EXPECT_EQ(to_string(BlockId()), "none");
}

TEST(Ids, Order) {
  const BlockId A(1), B(2);
  EXPECT_TRUE(A < B && A <= B && A <= A && B > A && B >= A && A >= A);
  EXPECT_FALSE(B < A || A < A || A > A || B <= A || A >= B);
  EXPECT_TRUE(A == BlockId(1) && A != B);
}

TEST(Ids, Vector) {
  IdVector<BlockId, int> Squares;
  EXPECT_TRUE(Squares.ids().empty());
  for (int I : {0, 1, 4})
    Squares.push_back(I);
  EXPECT_EQ(Squares[BlockId(2)], 4);
  EXPECT_TRUE(Squares.has(BlockId(2)));
  EXPECT_FALSE(Squares.has(BlockId(3)));
  EXPECT_FALSE(Squares.has(None));
  const IdArrayRef<BlockId, int> View = Squares;
  int Sum = 0;
  for (BlockId B : View.ids())
    Sum = 10 * Sum + View[B];
  EXPECT_EQ(Sum, 14);
  for (auto [B, Square] : enumerateIds(Squares))
    EXPECT_EQ(B.index() * B.index(), unsigned(Square));
  Squares[BlockId(0)] = 9;
  EXPECT_EQ(View[BlockId(0)], 9);
}

// What has no name yet lives as long as the loop.
TEST(Ids, EnumerateTemporary) {
  unsigned Sum = 0;
  for (auto [B, Name] : enumerateIds(IdVector<BlockId, std::string>(
           {std::string(100, 'a'), std::string(50, 'b')})))
    Sum = 1000 * Sum + Name.size() + B.index();
  EXPECT_EQ(Sum, 100051u);
}

TEST(Ids, Lists) {
  const IdLists<BlockId, int> Lists(4, [](auto Add) {
    for (auto [B, X] : {std::pair(2, 7), {0, 1}, {2, 5}, {3, 7}})
      Add(BlockId(B), X);
  });
  EXPECT_EQ(Lists[BlockId(0)], ArrayRef({1}));
  EXPECT_TRUE(Lists[BlockId(1)].empty());
  EXPECT_EQ(Lists[BlockId(2)], ArrayRef({7, 5}));
  EXPECT_EQ(Lists[BlockId(3)], ArrayRef({7}));
}

TEST(Ids, Keys) {
  DenseMap<ValueId, unsigned> Map;
  DenseSet<ValueId> Set;
  for (unsigned I = 0; I != 1000; ++I) {
    Map[ValueId(I)] = I;
    EXPECT_TRUE(Set.insert(ValueId(I)).second);
  }
  EXPECT_EQ(Map.lookup(ValueId(999)), 999u);
  EXPECT_FALSE(Map.contains(ValueId(1000)));
  EXPECT_FALSE(Set.insert(ValueId(5)).second);
}
