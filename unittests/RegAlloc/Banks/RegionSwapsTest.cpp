//===-- RegionSwapsTest.cpp - Swaps of registers, and the spill search ----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Banks/RegionSwaps.h"
#include "BankFiles.h"
#include "RegAlloc/Banks/BankAllocation.h"
#include "RegAlloc/Banks/BankChecker.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

TEST(RegionSwaps, TablesMoveParts) {
  AliasedBank Bank = loadBank("G16x2");
  auto Where = [&](StringRef A, StringRef B, StringRef What) {
    RegisterId R = swapTable(Bank, Bank.findRegister(A),
                             Bank.findRegister(B))[Bank.findRegister(What)];
    return R == None ? std::string("nowhere") : Bank.reg(R).Name;
  };
  EXPECT_EQ(Where("AX", "BX", "AX"), "BX");
  EXPECT_EQ(Where("AX", "BX", "AH"), "BH");
  EXPECT_EQ(Where("AX", "BX", "BL"), "AL");
  EXPECT_EQ(Where("AH", "BL", "BL"), "AH");
  EXPECT_EQ(Where("AH", "BL", "AL"), "AL");
  // Swapping the halves of a register leaves it where it is.
  EXPECT_EQ(Where("AH", "AL", "AX"), "AX");
  EXPECT_EQ(Where("AH", "BL", "AX"), "nowhere");
}

TEST(RegionSwaps, PartsWithoutCounterpartGoNowhere) {
  AliasedBank Bank = loadBank("x86");
  SwapTable Table =
      swapTable(Bank, Bank.findRegister("EAX"), Bank.findRegister("ESI"));
  EXPECT_EQ(Table[Bank.findRegister("AX")], Bank.findRegister("SI"));
  EXPECT_EQ(Table[Bank.findRegister("AL")], None);
  EXPECT_EQ(Table[Bank.findRegister("BL")], Bank.findRegister("BL"));
}

/// Of any sound assignment it makes a sound one that copies less, and never
/// touches what is fixed.
TEST(RegionSwaps, OnlyImprove) {
  unsigned NumImproved = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Seed = 0; Seed != 60; ++Seed) {
      SCOPED_TRACE(Name.str() + " " + std::to_string(Seed));
      RandomMinIROptions Options;
      Options.NumVariables = 3 + Seed % 16;
      MinFunction F = makeRandomMinIR(Seed, Bank, Options);
      BankAllocation A = allocateBank(F, Bank, {BankAllocator::Punctual});
      ASSERT_EQ(A.Failure, std::nullopt);
      RegisterAssignment Registers = A.Registers;
      unsigned NumSwapped = swapRegions(*A.Form, Bank, Registers);
      ASSERT_EQ(
          verifyRegisters(makeElementaryProblem(*A.Form, Bank), Registers),
          std::nullopt);
      BankStatistics S;
      countCopies(*A.Form, Registers, S);
      if (NumSwapped) {
        ++NumImproved;
        EXPECT_LT(S.CopyCost + 1e-3 * S.copiesLeft(),
                  A.Statistics.CopyCost + 1e-3 * A.Statistics.copiesLeft());
      } else {
        EXPECT_EQ(Registers, A.Registers);
      }
      EXPECT_EQ(swapRegions(*A.Form, Bank, Registers), 0u);
      patchProgram(*A.Form, Bank, Registers, S);
    }
  }
  EXPECT_GT(NumImproved, 200u);
}

/// Over the same spills the swaps leave less to copy than each coalescer of the
/// dissertation, and the search spills at less cost than each of its tests and
/// of the classic allocators, on every bank.
TEST(RegionSwaps, BeatEveryCoalescerAndSpillTest) {
  for (StringRef Name : bankNames()) {
    SCOPED_TRACE(Name.str());
    AliasedBank Bank = loadBank(Name);
    double CopyCost[32] = {}, SpillCost[32] = {};
    struct {
      BankOptions Options;
    } const Variants[] = {
        {{BankAllocator::Swaps, MergeKind::None, SpillTest::Merging}},
        {{BankAllocator::Iterated, MergeKind::None}},
        {{BankAllocator::Iterated, MergeKind::Simple}},
        {{BankAllocator::Iterated, MergeKind::Punctual}},
        {{BankAllocator::BruteForce, MergeKind::None}},
        {{BankAllocator::BruteForce, MergeKind::Simple}},
        {{BankAllocator::BruteForce, MergeKind::Punctual}},
        {{BankAllocator::Punctual}},
        {{BankAllocator::Swaps, MergeKind::None, SpillTest::Search}},
        {{BankAllocator::Swaps, MergeKind::None, SpillTest::Smith}},
        {{BankAllocator::Chaitin}},
        {{BankAllocator::Briggs}},
        {{BankAllocator::GeorgeAppel}},
        {{BankAllocator::LinearScan}},
    };
    constexpr unsigned SearchId = 8;
    for (unsigned Seed = 0; Seed != 30; ++Seed) {
      RandomMinIROptions Options;
      Options.NumOps = 40;
      Options.NumVariables = 3 + Seed % 16;
      MinFunction F = makeRandomMinIR(1000 + Seed, Bank, Options);
      for (unsigned I = 0; I != std::size(Variants); ++I) {
        BankAllocation A = allocateBank(F, Bank, Variants[I].Options);
        ASSERT_EQ(A.Failure, std::nullopt);
        ASSERT_EQ(checkAllocation(F, Bank, A.Program), std::nullopt);
        CopyCost[I] += A.Statistics.CopyCost;
        SpillCost[I] += A.Statistics.SpillCost;
      }
    }
    for (unsigned I = 1; I != SearchId; ++I)
      EXPECT_LT(CopyCost[0], CopyCost[I]) << I;
    for (unsigned I = 0; I != std::size(Variants); ++I)
      if (I != SearchId && SpillCost[I] > 0)
        EXPECT_LT(SpillCost[SearchId], SpillCost[I]) << I;
  }
}

/// The search is never worse than the tests, function by function.
TEST(BankSpilling, TheSearchNeverSpillsMore) {
  unsigned NumSaved = 0, NumPuzzles = 0;
  for (StringRef Name : bankNames()) {
    AliasedBank Bank = loadBank(Name);
    for (unsigned Seed = 0; Seed != 40; ++Seed) {
      RandomMinIROptions Options;
      Options.NumVariables = 6 + Seed % 16;
      MinFunction F = makeRandomMinIR(Seed, Bank, Options);
      BankSpillPlan Merging = planSpills(F, Bank, SpillTest::Merging);
      BankSpillPlan Search = planSpills(F, Bank, SpillTest::Search);
      ASSERT_EQ(Search.Failure, std::nullopt);
      EXPECT_LE(Search.Cost, Merging.Cost + 1e-9);
      double Cost = 0;
      for (MinVariableId V : Search.Spilled.ids())
        Cost += spillCosts(F)[V];
      EXPECT_NEAR(Search.Cost, Cost, 1e-6 * (1 + Cost));
      ElementaryForm Form(F, Search.Spilled);
      ASSERT_EQ(verifySpills(Form, Bank, Search), std::nullopt);
      NumSaved += Search.Cost < Merging.Cost - 1e-9;
      NumPuzzles += !Search.IsSimplifiable;
    }
  }
  EXPECT_GT(NumSaved, 30u);
  EXPECT_GT(NumPuzzles, 10u);
}
