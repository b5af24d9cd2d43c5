//===-- ExactAllocationTest.cpp - No allocator is better than the best ----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExactAllocation.h"
#include "BankFiles.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "SeedPrograms.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

TEST(ExactAllocation, KnowsTheWorkedExamples) {
  // Two registers of 16 bits: in elementary form nothing is spilled, and one of
  // a and f moves to make room for C.
  AliasedBank Two = makePairs(2);
  MinFunction Figure34 = parseFunction(Figure34Text, Two);
  std::optional<ExactAllocation> Best = allocateExactly(Figure34, Two, 60);
  ASSERT_TRUE(Best.has_value());
  EXPECT_EQ(Best->SpillCost, 0);
  EXPECT_EQ(Best->CopyCost, 1);
  // With three nothing moves.
  AliasedBank Three = makePairs(3);
  Best = allocateExactly(Figure34, Three, 60);
  ASSERT_TRUE(Best.has_value());
  EXPECT_EQ(Best->CopyCost, 0);
  // The factorial's branch reads k3 and n while p3 is live: with two registers
  // two are spilled.
  MinFunction Factorial = parseFunction(FactorialText, Two);
  Best = allocateExactly(Factorial, Two, 60);
  ASSERT_TRUE(Best.has_value());
  EXPECT_EQ(Best->Spilled.count(), 2u);
  // And one register of 16 bits cannot even hold the operands.
  AliasedBank One = makePairs(1);
  EXPECT_FALSE(
      allocateExactly(parseFunction(FactorialText, One), One, 60).has_value());
}

/// On small programs over small banks; and some allocators often reach it.
TEST(ExactAllocation, IsABoundForAll) {
  AliasedBank Banks[] = {makePairs(2), makePairs(3), AliasedBank::makeFlat(3)};
  unsigned NumOptimal = 0, NumFunctions = 0;
  for (unsigned Seed = 0; Seed != 24; ++Seed) {
    const AliasedBank &Bank = Banks[Seed % 3];
    RandomMinIROptions Options;
    Options.NumVariables = 3 + Seed % 3;
    Options.NumOps = 5;
    MinFunction F = makeRandomMinIR(Seed, Bank, Options);
    std::optional<ExactAllocation> Best = allocateExactly(F, Bank, 20);
    if (!Best)
      continue;
    ++NumFunctions;
    bool Reached = false;
    for (BankAllocator Allocator : allBankAllocators()) {
      SCOPED_TRACE(nameOf(Allocator).str() + " " + std::to_string(Seed));
      BankOptions Options{Allocator};
      if (takesPuzzles(Allocator))
        Options.Test = SpillTest::Search;
      BankAllocation A = allocateBank(F, Bank, Options);
      ASSERT_EQ(A.Failure, std::nullopt);
      const BankStatistics &S = A.Statistics;
      EXPECT_GE(S.SpillCost, Best->SpillCost);
      if (S.SpillCost == Best->SpillCost) {
        EXPECT_GE(S.CopyCost, Best->CopyCost);
        Reached |= S.CopyCost == Best->CopyCost;
      }
    }
    NumOptimal += Reached;
  }
  EXPECT_GE(NumFunctions, 20u);
  EXPECT_GE(2 * NumOptimal, NumFunctions);
}
