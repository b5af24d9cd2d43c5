//===-- FlowFrequenciesTest.cpp - Tests of exact block frequencies --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Facts/FlowFrequencies.h"
#include "../RegAlloc/Algorithms/RandomGraphs.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static void
expectFrequencies(ArrayRef<std::tuple<unsigned, unsigned, double>> Numbers,
                  ArrayRef<double> Expected) {
  SmallVector<FlowEdge, 0> Edges;
  for (auto [From, To, Probability] : Numbers)
    Edges.push_back({BlockId(From), BlockId(To), Probability});
  const auto Found = solveFrequencies(Expected.size(), Edges);
  ASSERT_EQ(Found.size(), Expected.size());
  for (auto [Times, Wanted] : zip_equal(Found, Expected))
    EXPECT_NEAR(Times, Wanted, 1e-9 * (1 + Wanted));
}

TEST(FlowFrequencies, Nothing) { EXPECT_TRUE(solveFrequencies(0, {}).empty()); }

TEST(FlowFrequencies, BranchesAndJoins) {
  expectFrequencies({{0, 1, 0.25}, {0, 2, 0.75}, {1, 3, 1}, {2, 3, 1}},
                    {1, 0.25, 0.75, 1});
}

/// Several edges between two blocks, as a switch has them.
TEST(FlowFrequencies, EdgesAddUp) {
  expectFrequencies({{0, 1, 0.25}, {0, 1, 0.5}, {0, 2, 0.25}}, {1, 0.75, 0.25});
}

TEST(FlowFrequencies, LoopsInLoops) {
  expectFrequencies({{0, 1, 1},
                     {1, 2, 1},
                     {2, 2, 0.9},
                     {2, 3, 0.1},
                     {3, 1, 0.75},
                     {3, 4, 0.25}},
                    {1, 4, 40, 4, 1});
}

/// Control comes back to where the function begins.
TEST(FlowFrequencies, EntryInLoop) {
  expectFrequencies({{0, 1, 1}, {1, 0, 0.5}, {1, 2, 0.5}}, {2, 2, 1});
}

/// A loop of 400 rounds with two entries, as there are none in source code.
TEST(FlowFrequencies, LoopWithTwoEntries) {
  const double Again = 1 - 1.0 / 400;
  expectFrequencies(
      {{0, 1, 0.5}, {0, 2, 0.5}, {1, 2, 1}, {2, 1, Again}, {2, 3, 1 - Again}},
      {1, 0.5 + 399, 400, 1});
}

/// What is never left is left after MaxRounds, also in a cycle of several.
TEST(FlowFrequencies, Endless) {
  expectFrequencies({{0, 1, 1}, {1, 1, 1}}, {1, MaxRounds});
  expectFrequencies({{0, 1, 1}, {1, 2, 1}, {2, 1, 1}},
                    {1, MaxRounds, MaxRounds});
}

/// Blocks that nothing leads to never run, nor do those that only they lead to.
TEST(FlowFrequencies, Unreachable) {
  expectFrequencies({{0, 1, 1}, {2, 1, 1}, {2, 3, 0.5}, {3, 2, 1}},
                    {1, 1, 0, 0});
}

/// What flows into each block of any graph is what it has.
TEST(FlowFrequencies, RandomGraphs) {
  Random R(11);
  for (unsigned Round = 0; Round != 300; ++Round) {
    const unsigned NumBlocks = 1 + R.below(30);
    SmallVector<FlowEdge, 0> Edges;
    for (BlockId Id : idRange<BlockId>(0, NumBlocks)) {
      // The last of its shares leaves the function.
      const unsigned NumShares = 2 + R.below(4);
      for (unsigned I = 1; I != NumShares; ++I)
        Edges.push_back({Id, BlockId(R.below(NumBlocks)), 1.0 / NumShares});
    }
    const auto Found = solveFrequencies(NumBlocks, Edges);
    IdVector<BlockId, double> Into(NumBlocks);
    Into.front() = 1;
    for (const FlowEdge &E : Edges)
      Into[E.To] += Found[E.From] * E.Probability;
    for (BlockId Id : Into.ids())
      EXPECT_NEAR(Found[Id], Into[Id], 1e-9 * (1 + Into[Id]));
  }
}
