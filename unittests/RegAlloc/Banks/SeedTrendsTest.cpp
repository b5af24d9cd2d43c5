//===-- SeedTrendsTest.cpp - The orders of the seed's tables --------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the tables of the dissertation say of one allocator against another, on
/// random programs over its bank: orders, not sizes.
///
//===----------------------------------------------------------------------===//

#include "BankFiles.h"
#include "RegAlloc/Banks/BankAllocation.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "gtest/gtest.h"
#include <map>

using namespace llvm;
using namespace llvm::course;

namespace {

class SeedTrends : public testing::Test {
protected:
  struct Sum {
    unsigned NumVariables = 0, NumNodes = 0, SplitsLeft = 0, NumSpilled = 0;
  };

  const Sum &of(BankAllocator Allocator, MergeKind Merge = MergeKind::None,
                SpillTest Test = SpillTest::Merging) {
    std::tuple Key(Allocator, Merge, Test);
    auto [It, IsNew] = Sums.try_emplace(Key);
    if (!IsNew)
      return It->second;
    AliasedBank Bank = loadBank("G16");
    for (unsigned Seed = 0; Seed != 150; ++Seed) {
      RandomMinIROptions Options;
      Options.NumOps = 40;
      Options.NumVariables = 3 + Seed % 16;
      MinFunction F = makeRandomMinIR(Seed, Bank, Options);
      BankStatistics S =
          allocateBank(F, Bank, {Allocator, Merge, Test}).Statistics;
      It->second.NumVariables += S.NumVariables;
      It->second.NumNodes += S.NumNodes;
      It->second.SplitsLeft += S.SplitsLeft;
      It->second.NumSpilled += S.NumSpilled;
    }
    return It->second;
  }
  std::map<std::tuple<BankAllocator, MergeKind, SpillTest>, Sum> Sums;
};

} // namespace

/// T001-F44 and T001-F52.
TEST_F(SeedTrends, NodesOfGraphs) {
  unsigned Elementary = of(BankAllocator::Iterated).NumNodes;
  unsigned Simple = of(BankAllocator::Iterated, MergeKind::Simple).NumNodes;
  unsigned Punctual = of(BankAllocator::Iterated, MergeKind::Punctual).NumNodes;
  EXPECT_GT(Elementary, 2 * Simple);
  EXPECT_GT(Simple, Punctual);
  EXPECT_GT(of(BankAllocator::GeorgeAppel).NumNodes,
            of(BankAllocator::GeorgeAppel).NumVariables);
}

/// T001-F53 to T001-F55: splits that are left.
TEST_F(SeedTrends, CopiesLeft) {
  auto Left = [&](BankAllocator Allocator, MergeKind Merge) {
    return of(Allocator, Merge).SplitsLeft;
  };
  unsigned Irc[3], Brute[3];
  for (MergeKind Merge :
       {MergeKind::None, MergeKind::Simple, MergeKind::Punctual}) {
    Irc[unsigned(Merge)] = Left(BankAllocator::Iterated, Merge);
    Brute[unsigned(Merge)] = Left(BankAllocator::BruteForce, Merge);
    EXPECT_LT(Brute[unsigned(Merge)], Irc[unsigned(Merge)]);
  }
  // Simple merging helps both; punctual merging comes between for the one.
  EXPECT_LT(Irc[1], Irc[2]);
  EXPECT_LT(Irc[2], Irc[0]);
  EXPECT_LT(Brute[1], Brute[0]);
  EXPECT_LT(Brute[1], Brute[2]);
  EXPECT_LT(Irc[1], Left(BankAllocator::Punctual, MergeKind::None));
}

/// T001-F56.
TEST_F(SeedTrends, MergingSavesSpills) {
  unsigned Smith =
      of(BankAllocator::Iterated, MergeKind::Simple, SpillTest::Smith)
          .NumSpilled;
  unsigned Merging = of(BankAllocator::Iterated, MergeKind::Simple).NumSpilled;
  EXPECT_LE(Merging, Smith);
  // And splitting live ranges saves more.
  EXPECT_LT(Merging, of(BankAllocator::GeorgeAppel).NumSpilled);
}
