//===-- GraphColoringTest.cpp - Tests of greedy coloring ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/GraphColoring.h"
#include "RandomGraphs.h"
#include "RegAlloc/Algorithms/Chordality.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

TEST(GraphColoring, PathAlternates) {
  InterferenceGraph G = makeGraph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  EXPECT_EQ(colorGreedily({G, 16}), colors({0, 1, 0, 1, 0}));
}

TEST(GraphColoring, CallInMain) {
  // The values 1..6 of a main function with one call.
  InterferenceGraph G = makeGraph(6, {{0, 1}, {1, 2}, {1, 3}, {3, 4}});
  EXPECT_EQ(colorGreedily({G, 16}), colors({0, 1, 0, 0, 1, 0}));
}

TEST(GraphColoring, ArrayLoop) {
  InterferenceGraph G = makeArrayLoop();
  EXPECT_EQ(cliqueNumber(G, maximumCardinalitySearch(G)), 4u);
  EXPECT_EQ(colorGreedily({G, 16}),
            colors({0, 1, 2, 2, 3, 3, 1, 1, 1, 1, 0, 0}));
}

TEST(GraphColoring, CollatzLoop) {
  // .01 .0 2 4 5 7 9 10 .1 12
  InterferenceGraph G = makeGraph(10, {{0, 1},
                                       {1, 8},
                                       {1, 2},
                                       {1, 3},
                                       {1, 4},
                                       {1, 5},
                                       {1, 6},
                                       {1, 7},
                                       {0, 2},
                                       {0, 3},
                                       {0, 4},
                                       {8, 9}});
  EXPECT_EQ(cliqueNumber(G, maximumCardinalitySearch(G)), 3u);
  EXPECT_EQ(colorGreedily({G, 16}), colors({0, 1, 2, 2, 2, 0, 0, 0, 0, 1}));
}

TEST(GraphColoring, LiveRanges) {
  // The live ranges a1, x1, x2, a2, b.
  InterferenceGraph G = makeGraph(5, {{0, 1}, {2, 3}, {2, 4}, {3, 4}});
  EXPECT_EQ(numColorsUsed(colorGreedily({G, 16})), 3u);
}

TEST(GraphColoring, CheckProblem) {
  InterferenceGraph G = makeGraph(3, {{0, 1}});
  EXPECT_FALSE(checkProblem({G, 2}));
  EXPECT_EQ(checkProblem({G, 0}), "0 colors, not 1 to 64");
  EXPECT_EQ(checkProblem({G, 65}), "65 colors, not 1 to 64");
  auto Outside = affinities({{0, 3, 1}});
  EXPECT_EQ(checkProblem({G, 2, Outside}),
            "affinity 0-3 leaves the graph of 3 nodes");
  auto Impossible = preferences({{0, 2, 1}});
  EXPECT_EQ(checkProblem({G, 2, {}, Impossible}),
            "preference of node 0 for color 2 is out of range");
  Coloring Short = colors({0});
  EXPECT_EQ(checkProblem({G, 2, {}, {}, Short}),
            "precoloring has 1 entries for 3 nodes");
  Coloring Clash = colors({1, 1, None});
  EXPECT_EQ(checkProblem({G, 2, {}, {}, Clash}),
            "adjacent nodes 0 and 1 are both precolored with 1");
  Coloring High = colors({None, 2, None});
  EXPECT_EQ(checkProblem({G, 2, {}, {}, High}),
            "node 1 is precolored with 2 of 2 colors");
  NodeOrder Twice = nodes({0, 1, 1});
  EXPECT_EQ(checkProblem({G, 2, {}, {}, {}, Twice}),
            "order names node 1 twice");
  auto Heavy =
      affinities({{0, 2, uint64_t(1) << 62}, {1, 2, uint64_t(1) << 62}});
  EXPECT_EQ(checkProblem({G, 2, Heavy}),
            "weights up to affinity 1-2 add up to more than 2^63");
  EXPECT_FALSE(checkProblem({G, 2, ArrayRef(Heavy).take_front()}));
}

static uint64_t sumOfWeights(ArrayRef<Affinity> Affinities) {
  uint64_t Sum = 0;
  for (const Affinity &A : Affinities)
    Sum += A.Weight;
  return Sum;
}

TEST(GraphColoring, WeighAffinities) {
  auto Weights =
      weighAffinities({{0_n, 1_n, 0}, {1_n, 2_n, 1}, {0_n, 2_n, 1.5}});
  ASSERT_EQ(Weights.size(), 3u);
  EXPECT_EQ(Weights[1].A, 1_n);
  EXPECT_EQ(Weights[1].B, 2_n);
  EXPECT_EQ(Weights[0].Weight, 1u);
  EXPECT_EQ(Weights[1].Weight, 257u);
  EXPECT_EQ(Weights[2].Weight, 385u);
  EXPECT_TRUE(weighAffinities({}).empty());
}

TEST(GraphColoring, WeightsOfDeepLoopsFit) {
  // What one of them would weigh by itself fits; together they would not.
  SmallVector<AffinityCost, 0> Costs(20000, {0_n, 1_n, 0x1p50});
  Costs.front().Cost = 0;
  Costs.back().Cost = 0x1p51;
  InterferenceGraph G(2, {});
  auto Weights = weighAffinities(Costs);
  EXPECT_FALSE(checkProblem({G, 2, Weights}));
  EXPECT_EQ(Weights.front().Weight, 1u);
  EXPECT_GT(Weights[1].Weight, uint64_t(1) << 46);
  // Nothing is lost but resolution.
  EXPECT_NEAR(double(Weights.back().Weight) / Weights[1].Weight, 2, 1e-9);
  EXPECT_GT(sumOfWeights(Weights), uint64_t(1) << 61);
}

TEST(GraphColoring, WeightsOfImmenseCostsFit) {
  SmallVector<AffinityCost, 0> Costs(100, {0_n, 1_n, 1e300});
  Costs.push_back({0_n, 1_n, 1});
  InterferenceGraph G(2, {});
  auto Weights = weighAffinities(Costs);
  EXPECT_FALSE(checkProblem({G, 2, Weights}));
  EXPECT_EQ(Weights.back().Weight, 1u);
  EXPECT_GT(Weights.front().Weight, uint64_t(1) << 55);
}

TEST(GraphColoring, VerifyColoring) {
  InterferenceGraph G = makeGraph(3, {{0, 1}});
  Coloring Fixed = colors({None, None, 1});
  ColoringProblem P{G, 2, {}, {}, Fixed};
  EXPECT_FALSE(verifyColoring(P, colors({0, 1, 1})));
  EXPECT_EQ(verifyColoring(P, colors({0, 1})),
            "coloring has 2 entries for 3 nodes");
  EXPECT_EQ(verifyColoring(P, colors({0, 0, 1})),
            "adjacent nodes 0 and 1 share color 0");
  EXPECT_EQ(verifyColoring(P, colors({0, 2, 1})), "node 1 has color 2 of 2");
  EXPECT_EQ(verifyColoring(P, colors({0, 1, 0})), "node 2 lost its color 1");
  EXPECT_EQ(verifyColoring(P, colors({0, None, 1})), "node 1 has no color");
  EXPECT_FALSE(verifyColoring(P, colors({0, None, 1}), /*AllowPartial=*/true));
}

TEST(GraphColoring, UnsatisfiedWeight) {
  InterferenceGraph G = makeGraph(3, {{0, 1}});
  auto Affinities = affinities({{0, 1, 5}, {0, 2, 7}, {1, 1, 100}});
  auto Preferences = preferences({{2, 1, 11}});
  ColoringProblem P{G, 2, Affinities, Preferences};
  EXPECT_EQ(unsatisfiedWeight(P, colors({0, 1, 0})), 16u);
  EXPECT_EQ(unsatisfiedWeight(P, colors({1, 0, 1})), 5u);
  EXPECT_EQ(unsatisfiedWeight(P, colors({None, 0, None})), 23u);
}

TEST(GraphColoring, ColorsEqualCliqueNumber) {
  Random R(21);
  for (unsigned I = 0; I != 300; ++I) {
    unsigned N = 1 + R.below(120);
    InterferenceGraph G = I % 2 ? randomChordalGraph(R, N, 60, 8)
                                : randomIntervalGraph(R, N, 80, 10);
    NodeOrder Order = lexicographicBFS(G);
    unsigned Omega = cliqueNumber(G, Order);
    ASSERT_LE(Omega, MaxColors);
    // Neither the order nor spare colors matter, and there is none to waste.
    for (unsigned K : {Omega, MaxColors}) {
      Coloring ByCardinality = colorGreedily({G, K});
      Coloring ByLabel = colorGreedily({G, K, {}, {}, {}, Order});
      EXPECT_FALSE(verifyColoring({G, K}, ByCardinality));
      EXPECT_FALSE(verifyColoring({G, K}, ByLabel));
      EXPECT_EQ(numColorsUsed(ByCardinality), Omega);
      EXPECT_EQ(numColorsUsed(ByLabel), Omega);
    }
    if (Omega > 1) {
      EXPECT_GT(numUncolored(colorGreedily({G, Omega - 1})), 0u);
    }
  }
}

TEST(GraphColoring, NeverMoreThanDegreePlusOne) {
  Random R(22);
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = randomGraph(R, 1 + R.below(40), R.below(60));
    unsigned MaxDegree = 0;
    for (NodeId V : G.nodes())
      MaxDegree = std::max(MaxDegree, G.degree(V));
    Coloring Colors = colorGreedily({G, MaxDegree + 1});
    EXPECT_FALSE(verifyColoring({G, MaxDegree + 1}, Colors));
  }
}

TEST(GraphColoring, PrecoloredNodes) {
  // The precolored node is the last in the order, and its neighbours know.
  InterferenceGraph G = makeGraph(3, {{0, 2}, {1, 2}});
  Coloring Fixed = colors({None, None, 0});
  NodeOrder Order = nodes({0, 1, 2});
  EXPECT_EQ(colorGreedily({G, 2, {}, {}, Fixed, Order}), colors({1, 1, 0}));

  // A precolored clique, as the parameters of a function are, costs no color.
  Random R(23);
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph C = randomChordalGraph(R, 60, 30, 6);
    unsigned Omega = cliqueNumber(C, lexicographicBFS(C));
    NodeList Clique = maximumClique(C, maximumCardinalitySearch(C));
    Clique.truncate(1 + R.below(Clique.size()));
    Coloring Precolored(C.size(), None);
    for (auto [J, V] : enumerate(Clique))
      Precolored[V] = ColorId(Omega - 1 - J);
    ColoringProblem P{C, Omega, {}, {}, Precolored};
    EXPECT_FALSE(verifyColoring(P, colorGreedily(P)));
    EXPECT_FALSE(verifyColoring(P, colorGreedily(P, ColorChoice::Biased)));
  }
}

TEST(GraphColoring, BiasFollowsWeights) {
  // Node 2 has room for any color; who weighs more gets it.
  InterferenceGraph G = makeGraph(3, {{0, 1}});
  auto Affinities = affinities({{2, 0, 3}, {2, 1, 4}});
  ColoringProblem P{G, 4, Affinities};
  EXPECT_EQ(colorGreedily(P, ColorChoice::Biased), colors({0, 1, 1}));
  auto Preferences = preferences({{2, 3, 5}});
  P.Preferences = Preferences;
  EXPECT_EQ(colorGreedily(P, ColorChoice::Biased), colors({0, 1, 3}));
  EXPECT_EQ(colorGreedily(P), colors({0, 1, 0}));
}

TEST(GraphColoring, BiasLooksAhead) {
  // Node 0 comes first and must leave node 2 a color that it can have.
  InterferenceGraph G = makeGraph(3, {{1, 2}});
  Coloring Fixed = colors({None, 0, None});
  auto Affinities = affinities({{0, 2, 2}});
  NodeOrder Order = nodes({0, 1, 2});
  ColoringProblem P{G, 2, Affinities, {}, Fixed, Order};
  EXPECT_EQ(colorGreedily(P, ColorChoice::Biased), colors({1, 0, 1}));
}
