//===-- AccessOrderTest.cpp - Tests of orders of accesses -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/AccessOrder.h"
#include "RandomGraphs.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

namespace {

SmallVector<InstrId, 0> instrs(std::initializer_list<unsigned> Numbers) {
  return makeIds<SmallVector<InstrId, 0>>(Numbers);
}
SmallVector<InstrId, 0> oldOrder(unsigned NumInstrs) {
  return to_vector<0>(idRange<InstrId>(0, NumInstrs));
}

/// Accesses of addresses on a line.
struct Builder {
  OrderProblem P;
  IdVector<InstrId, uint64_t> Addresses;

  ValueId addValue(bool IsLiveAfter = false) {
    P.IsLiveAfter.push_back(IsLiveAfter);
    return ValueId(P.getNumValues() - 1);
  }
  InstrId add(ArrayRef<ValueId> Uses, ValueId Def) {
    OrderedInstr I;
    I.Uses.assign(Uses.begin(), Uses.end());
    I.Def = Def;
    P.Instrs.push_back(I);
    Addresses.push_back(0);
    return InstrId(P.Instrs.size() - 1);
  }
  InstrId addLoad(uint64_t Address, ValueId Def) {
    InstrId N = add({}, Def);
    P.Instrs[N].IsAccess = true;
    Addresses[N] = Address;
    return N;
  }
  InstrId addStore(uint64_t Address, ValueId Value) {
    InstrId N = add({Value}, None);
    P.Instrs[N].IsAccess = true;
    Addresses[N] = Address;
    return N;
  }
  uint64_t getDistance(InstrId A, InstrId B) const {
    return Addresses[A] < Addresses[B] ? Addresses[B] - Addresses[A]
                                       : Addresses[A] - Addresses[B];
  }
  uint64_t getCost(ArrayRef<InstrId> Order) const {
    return getOrderCost(
        P, Order, [&](InstrId A, InstrId B) { return getDistance(A, B); });
  }
  SmallVector<InstrId, 0> order(uint64_t LeastGain = 1) const {
    return orderAccesses(
        P, [&](InstrId A, InstrId B) { return getDistance(A, B); }, LeastGain);
  }
};

/// Two blocks of memory with Count words each change places: all words of the
/// first one are loaded, then those of the second one; then both are stored.
Builder makeExchange(unsigned Count, uint64_t Second) {
  Builder B;
  SmallVector<ValueId, 0> Values;
  for (uint64_t Start : {uint64_t(0), Second})
    for (unsigned I = 0; I != Count; ++I) {
      Values.push_back(B.addValue());
      B.addLoad(Start + 8 * I, Values.back());
    }
  // What is stored there comes after what is loaded there.
  for (unsigned I = 0; I != 2 * Count; ++I) {
    InstrId Load(I);
    InstrId Store =
        B.addStore(B.Addresses[Load], Values[(I + Count) % (2 * Count)]);
    B.P.Instrs[Store].Before.push_back(Load);
  }
  return B;
}

/// Count products of one value from each of two arrays, into one sum.
Builder makeProducts(unsigned Count) {
  Builder B;
  ValueId Sum = B.addValue();
  for (unsigned I = 0; I != Count; ++I) {
    ValueId X = B.addValue(), Y = B.addValue(), Product = B.addValue();
    ValueId Next = B.addValue(/*IsLiveAfter=*/I + 1 == Count);
    B.addLoad(8 * I, X);
    B.addLoad(5000 + 8 * I, Y);
    B.add({X, Y}, Product);
    B.add({Sum, Product}, Next);
    Sum = Next;
  }
  return B;
}

} // namespace

/// One array after the other: the head goes from one to the other once.
TEST(AccessOrder, GroupsObjects) {
  Builder B = makeProducts(4);
  SmallVector<InstrId, 0> Order = B.order();
  ASSERT_TRUE(isValidOrder(B.P, Order));
  EXPECT_EQ(B.getCost(Order), 24u + 4976u + 24u);
}

/// Only as much as there are registers for.
TEST(AccessOrder, KeepsToTheRegisters) {
  Builder B = makeProducts(8);
  B.P.NumRegs = 6;
  SmallVector<InstrId, 0> Order = B.order();
  ASSERT_TRUE(isValidOrder(B.P, Order));
  uint64_t Cost = B.getCost(Order);
  EXPECT_EQ(getSpillCost(B.P, Order), 0u);
  Builder Many = makeProducts(8);
  EXPECT_LT(Many.getCost(Many.order()), Cost);
}

/// Travel back to the start counts in a loop.
TEST(AccessOrder, CountsTheTravelBack) {
  Builder B = makeProducts(1);
  EXPECT_EQ(B.getCost(instrs({0, 1, 2, 3})), 5000u);
  B.P.Repeats = true;
  EXPECT_EQ(B.getCost(instrs({0, 1, 2, 3})), 10000u);
}

TEST(AccessOrder, LeavesWhatGainsTooLittle) {
  Builder B = makeProducts(4);
  uint64_t Gain = B.getCost(oldOrder(16)) - B.getCost(B.order());
  EXPECT_FALSE(B.order(Gain).empty());
  EXPECT_TRUE(B.order(Gain + 1).empty());
}

/// What has to come before stays there, though travel is longer.
TEST(AccessOrder, KeepsWhatHasToComeBefore) {
  Builder B;
  for (uint64_t Address : {0, 5000, 8, 5008})
    B.addLoad(Address, B.addValue(true));
  EXPECT_FALSE(B.order().empty());
  for (unsigned N = 1; N != 4; ++N)
    B.P.Instrs[InstrId(N)].Before.push_back(InstrId(N - 1));
  EXPECT_TRUE(B.order().empty());
}

/// From 8 on, the nearest one is always on the other side: there and back, each
/// time further. The order of the source goes in one direction.
TEST(AccessOrder, TakesTheOrderOfTheSource) {
  Builder B;
  for (uint64_t Address : {8, 24, 0, 12, 6, 9})
    B.addLoad(Address, B.addValue(/*IsLiveAfter=*/true));
  const uint64_t Nearest = B.getCost(B.order());
  for (auto [N, I] : enumerateIds(B.P.Instrs))
    I.SourcePlace = 1 + B.Addresses[N];
  SmallVector<InstrId, 0> Order = B.order();
  ASSERT_TRUE(isValidOrder(B.P, Order));
  EXPECT_EQ(B.getCost(Order), 24u);
  EXPECT_LT(24u, Nearest);
}

/// Where the order of the source costs more, it does not matter.
TEST(AccessOrder, LeavesTheOrderOfTheSource) {
  Builder B = makeProducts(4);
  for (auto [N, I] : enumerateIds(B.P.Instrs))
    I.SourcePlace = 1 + N.index();
  EXPECT_EQ(B.getCost(B.order()), 24u + 4976u + 24u);
}

/// As many words at once as there are registers for: what is loaded is stored
/// before more of it is loaded.
TEST(AccessOrder, ExchangesBlocks) {
  for (uint64_t Second : {320, 808, 5000}) {
    Builder B = makeExchange(40, Second);
    EXPECT_NE(getSpillCost(B.P, oldOrder(160)), 0u);
    SmallVector<InstrId, 0> Order = B.order();
    ASSERT_TRUE(isValidOrder(B.P, Order)) << Second;
    EXPECT_EQ(getSpillCost(B.P, Order), 0u) << Second;
  }
}

/// The value that is needed last is spilled: stored once and loaded again.
TEST(AccessOrder, CountsSpills) {
  Builder B;
  B.P.NumRegs = 2;
  B.P.StoreCost = 100;
  B.P.ReloadCost = 10;
  ValueId A = B.addValue(), C = B.addValue(), D = B.addValue();
  ValueId E = B.addValue(), F = B.addValue(/*IsLiveAfter=*/true);
  B.add({}, A);
  B.add({}, C);
  B.add({C}, D);
  B.add({C, D}, E);
  B.add({A, E}, F);
  SmallVector<InstrId, 0> Order = oldOrder(5);
  EXPECT_EQ(getSpillCost(B.P, Order), 110u);
  B.P.NumRegs = 3;
  EXPECT_EQ(getSpillCost(B.P, Order), 0u);
}

/// What is read only outside of the loop is spilled for nothing. What is read
/// elsewhere in it is loaded again, and was stored before.
TEST(AccessOrder, CountsWaitingValues) {
  Builder B = makeProducts(1);
  B.P.NumRegs = 3;
  B.P.StoreCost = 100;
  B.P.ReloadCost = 10;
  SmallVector<InstrId, 0> Order = oldOrder(4);
  EXPECT_EQ(getSpillCost(B.P, Order), 0u);
  B.P.NumIdle = 5;
  EXPECT_EQ(getSpillCost(B.P, Order), 0u);
  B.P.NumIdle = 0;
  B.P.NumWaiting = 1;
  EXPECT_EQ(getSpillCost(B.P, Order), 10u);
}

/// A spilled value that is alive after the region is loaded there.
TEST(AccessOrder, CountsReloadsAfterTheRegion) {
  Builder B;
  B.P.NumRegs = 1;
  B.P.StoreCost = 100;
  B.P.ReloadCost = 10;
  B.add({}, B.addValue(/*IsLiveAfter=*/true));
  B.add({}, B.addValue(/*IsLiveAfter=*/true));
  EXPECT_EQ(getSpillCost(B.P, instrs({0, 1})), 110u);
}

/// Where no access is to be moved, all that counts are registers: first one
/// half of a tree, then the other.
TEST(AccessOrder, SchedulesForRegisters) {
  Builder B;
  B.P.NumRegs = 4;
  // The leaves, then their sums, level by level.
  SmallVector<ValueId, 0> Level;
  for (unsigned I = 0; I != 8; ++I) {
    Level.push_back(B.addValue());
    B.add({}, Level.back());
  }
  while (Level.size() != 1) {
    SmallVector<ValueId, 0> Next;
    for (unsigned I = 0; I != Level.size(); I += 2) {
      Next.push_back(B.addValue(/*IsLiveAfter=*/Level.size() == 2));
      B.add({Level[I], Level[I + 1]}, Next.back());
    }
    Level = Next;
  }
  EXPECT_NE(getSpillCost(B.P, oldOrder(15)), 0u);
  SmallVector<InstrId, 0> Order = B.order();
  ASSERT_TRUE(isValidOrder(B.P, Order));
  EXPECT_EQ(getSpillCost(B.P, Order), 0u);
}

TEST(AccessOrder, RefusesWrongOrders) {
  Builder B = makeProducts(1);
  EXPECT_TRUE(isValidOrder(B.P, instrs({1, 0, 2, 3})));
  EXPECT_FALSE(
      isValidOrder(B.P, instrs({0, 2, 1, 3}))); // a value is not there yet
  EXPECT_FALSE(isValidOrder(B.P, instrs({0, 1, 2})));    // one is missing
  EXPECT_FALSE(isValidOrder(B.P, instrs({0, 0, 2, 3}))); // one is there twice
  EXPECT_FALSE(isValidOrder(B.P, instrs({0, 1, 2, 4}))); // there is no such one
}

/// Whatever comes out is valid and cheaper.
TEST(AccessOrder, RandomProblems) {
  Random R(7);
  unsigned NumBetter = 0;
  for (unsigned Round = 0; Round != 300; ++Round) {
    Builder B;
    for (unsigned I = 0; I != 5; ++I)
      B.addValue(R.below(2));
    for (unsigned I = 0, E = 1 + R.below(40); I != E; ++I) {
      SmallVector<ValueId, 2> Uses = {ValueId(R.below(B.P.getNumValues()))};
      if (ValueId Other(R.below(B.P.getNumValues())); Other != Uses[0])
        Uses.push_back(Other);
      InstrId N = B.add(Uses, B.addValue(R.below(8) == 0));
      B.P.Instrs[N].IsAccess = R.below(2);
      B.Addresses[N] = 8 * R.below(1000);
      if (I != 0 && R.below(4) == 0)
        B.P.Instrs[N].Before.push_back(InstrId(R.below(N.index())));
    }
    B.P.NumRegs = 2 + R.below(15);
    B.P.Repeats = R.below(2);
    SmallVector<InstrId, 0> Order = B.order();
    if (Order.empty())
      continue;
    ++NumBetter;
    ASSERT_TRUE(isValidOrder(B.P, Order)) << Round;
    auto Old = oldOrder(B.P.Instrs.size());
    EXPECT_LT(B.getCost(Order), B.getCost(Old)) << Round;
  }
  EXPECT_GT(NumBetter, 100u);
}
