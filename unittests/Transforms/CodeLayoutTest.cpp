//===-- CodeLayoutTest.cpp - Tests of the order of blocks -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "llvm/Transforms/Utils/CodeLayout.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::codelayout;

// T002-EXT: a diamond that goes by B nine times of ten. This machine has no use
// for an order of blocks; LLVM's is what the notes describe.
TEST(CodeLayout, ExtTSP) {
  enum { A, B, C, D };
  const uint64_t Sizes[] = {16, 16, 16, 16}, Counts[] = {100, 90, 10, 100};
  const EdgeCount Edges[] = {{A, B, 90}, {A, C, 10}, {B, D, 90}, {C, D, 10}};
  const uint64_t Likely[] = {A, B, D, C};
  EXPECT_EQ(computeExtTspLayout(Sizes, Counts, Edges),
            std::vector<uint64_t>(std::begin(Likely), std::end(Likely)));
  // What is not a fall-through is worth a tenth, less what it is far away.
  auto Forward = [](double Distance) { return 0.1 * (1 - Distance / 1024); };
  auto Backward = [](double Distance) { return 0.1 * (1 - Distance / 640); };
  // LLVM gives unconditional fall-throughs 5 % more.
  EXPECT_NEAR(calcExtTspScore(Likely, Sizes, Edges),
              90 + 1.05 * 90 + 10 * Forward(32) + 10 * Backward(32), 1e-6);
  EXPECT_NEAR(calcExtTspScore(Sizes, Edges),
              90 + 10 * Forward(16) + 90 * Forward(16) + 1.05 * 10, 1e-6);
}
