//===-- RandomAllocationsTest.cpp - The checker on random programs --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckedPrograms.h"
#include "RegAlloc/Checker/AllocationChecker.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static constexpr unsigned NumRuns = 24;

static bool behavesLike(const CheckedProgram &P, const CheckedProgram &A) {
  for (unsigned N = 0; N != NumRuns; ++N)
    if (run(P, P.Blocks.size(), N, 2 * N) !=
        run(A, P.Blocks.size(), N, 2 * N + 1))
      return false;
  return true;
}

static CheckedProgram randomInput(Random &R) {
  return randomCheckedProgram(R, 2 + R.below(7), 5 + R.below(50));
}

TEST(RandomAllocationChecks, AcceptsRightAllocations) {
  for (unsigned Seed = 0; Seed != 1000; ++Seed) {
    Random R(Seed);
    CheckedProgram P = randomInput(R);
    CheckedProgram A = allocateAtRandom(R, P, R.below(9));
    ASSERT_TRUE(behavesLike(P, A)) << "seed " << Seed;
    ASSERT_FALSE(checkAllocation(P, A)) << "seed " << Seed;
  }
}

TEST(RandomAllocationChecks, RefusesEveryMutantThatBehavesDifferently) {
  unsigned NumDifferent = 0, NumRefusedAlike = 0, NumAlike = 0;
  for (unsigned Seed = 0; Seed != 600; ++Seed) {
    Random R(Seed);
    CheckedProgram P = randomInput(R);
    CheckedProgram A = allocateAtRandom(R, P, R.below(9));
    for (unsigned N = 0; N != 20; ++N) {
      CheckedProgram Mutant = A;
      if (!mutate(R, Mutant))
        continue;
      bool IsRefused = checkAllocation(P, Mutant).has_value();
      if (behavesLike(P, Mutant)) {
        ++NumAlike;
        NumRefusedAlike += IsRefused;
        continue;
      }
      ++NumDifferent;
      ASSERT_TRUE(IsRefused) << "seed " << Seed << ", mutant " << N;
    }
  }
  RecordProperty("different", NumDifferent);
  RecordProperty("alike", NumAlike);
  RecordProperty("alike but refused", NumRefusedAlike);
  // The mutations must be worth something, and the checker no blanket refusal.
  EXPECT_GT(NumDifferent, 4000u);
  EXPECT_GT(NumAlike - NumRefusedAlike, 3000u);
}

TEST(RandomAllocationChecks, LargeProgram) {
  Random R(1);
  CheckedProgram P = randomCheckedProgram(R, 12, 4000);
  CheckedProgram A = allocateAtRandom(R, P, 6);
  EXPECT_FALSE(checkAllocation(P, A));
}
