//===-- RandomBankTest.cpp - Every allocator on random programs -----------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BankFiles.h"
#include "RegAlloc/Banks/BankChecker.h"
#include "RegAlloc/Banks/Puzzle.h"
#include "RegAlloc/Banks/RandomMinIR.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace llvm;
using namespace llvm::course;

namespace {

class RandomPrograms : public testing::TestWithParam<unsigned> {
protected:
  RandomPrograms() : Bank(loadBank(bankNames()[GetParam()])) {}

  MinFunction make(unsigned Seed) const {
    RandomMinIROptions Options;
    Options.NumOps = 10 + Seed % 50;
    Options.NumVariables = 3 + Seed % 13;
    return makeRandomMinIR(Seed, Bank, Options);
  }
  AliasedBank Bank;
};

/// Whether it is the turn of a seed: each run of scripts/test takes one of so many, and
/// commits take all (scripts/course_slices.py). Without it, all are taken.
bool isTurn(unsigned Seed, unsigned Every) {
  const char *Slice = std::getenv("COURSE_SLICE");
  unsigned long long Number;
  if (!Slice || StringRef(Slice).getAsInteger(10, Number))
    return true;
  return (Number + Seed) % Every == 0;
}

} // namespace

TEST_P(RandomPrograms, AreSoundAndAllocatedSoundly) {
  for (unsigned Seed = 0; Seed != 60; ++Seed) {
    if (!isTurn(Seed, 3))
      continue;
    SCOPED_TRACE(Seed);
    MinFunction F = make(Seed);
    ASSERT_EQ(F.verify(Bank), std::nullopt);
    for (BankAllocator Allocator : allBankAllocators())
      for (MergeKind Merge :
           {MergeKind::None, MergeKind::Simple, MergeKind::Punctual})
        for (SpillTest Test :
             {SpillTest::Smith, SpillTest::Merging, SpillTest::Search}) {
          if ((Test == SpillTest::Search && !takesPuzzles(Allocator)) ||
              (!takesMerges(Allocator) && Merge != MergeKind::None) ||
              (!isDecoupled(Allocator) && Test != SpillTest::Smith))
            continue;
          SCOPED_TRACE(nameOf(Allocator).str() + " " +
                       std::to_string(unsigned(Merge)));
          BankAllocation A = allocateBank(F, Bank, {Allocator, Merge, Test});
          ASSERT_EQ(A.Failure, std::nullopt);
          ASSERT_EQ(A.Form->verify(), std::nullopt);
          ASSERT_EQ(verifyRegisters(makeElementaryProblem(*A.Form, Bank),
                                    A.Registers),
                    std::nullopt);
          ASSERT_EQ(checkAllocation(F, Bank, A.Program), std::nullopt);
          ASSERT_EQ(verifyGroups(makeElementaryProblem(*A.Form, Bank),
                                 A.GroupOf, takesMerges(Allocator)),
                    std::nullopt);
          if (isDecoupled(Allocator)) {
            ASSERT_EQ(verifySpills(*A.Form, Bank, A.Plan), std::nullopt);
            if (A.Plan.IsSimplifiable)
              ASSERT_EQ(verifyMerging(*A.Form, Bank, A.Ranges), std::nullopt);
          }
        }
  }
}

INSTANTIATE_TEST_SUITE_P(Banks, RandomPrograms, testing::Range(0u, 6u),
                         [](const auto &Info) {
                           std::string Name = bankNames()[Info.param].str();
                           std::replace(Name.begin(), Name.end(), '-', '_');
                           return Name;
                         });
