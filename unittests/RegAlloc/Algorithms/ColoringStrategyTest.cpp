//===-- ColoringStrategyTest.cpp - Tests of the strategies ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/ColoringStrategy.h"
#include "RandomProgram.h"
#include "RegAlloc/Algorithms/Chordality.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static constexpr unsigned NumStrategies = 6;

TEST(ColoringStrategy, Names) {
  ASSERT_EQ(allCoalescingStrategies().size(), NumStrategies);
  for (CoalescingStrategy S : allCoalescingStrategies())
    EXPECT_EQ(parseCoalescingStrategy(getName(S)), S);
  EXPECT_FALSE(parseCoalescingStrategy("chaitin"));
}

TEST(ColoringStrategy, EmptyGraph) {
  InterferenceGraph Nothing(0, {}), Edgeless(2, {});
  for (CoalescingStrategy S : allCoalescingStrategies()) {
    EXPECT_TRUE(colorGraph({Nothing, 1}, S).empty());
    EXPECT_EQ(colorGraph({Edgeless, 1}, S), colors({0, 0}));
  }
}

TEST(ColoringStrategy, TooFewColors) {
  InterferenceGraph G = completeGraph(5);
  auto Affinities = affinities({{0, 1, 1}});
  for (CoalescingStrategy S : allCoalescingStrategies()) {
    ColoringProblem P{G, 3, Affinities};
    Coloring Colors = colorGraph(P, S);
    EXPECT_FALSE(verifyColoring(P, Colors, /*AllowPartial=*/true));
    EXPECT_EQ(numUncolored(Colors), 2u);
  }
}

TEST(ColoringStrategy, AllColorsOfAWord) {
  InterferenceGraph G = completeGraph(MaxColors);
  for (CoalescingStrategy S : allCoalescingStrategies())
    EXPECT_EQ(numColorsUsed(colorGraph({G, MaxColors}, S)), MaxColors);
}

/// Affinities as PHIs and copies make them: between ranges that touch rather
/// than between any two.
static SmallVector<Affinity, 0> nearbyAffinities(Random &R, unsigned NumNodes,
                                                 unsigned Count) {
  SmallVector<Affinity, 0> Affinities;
  for (unsigned I = 0; I != Count; ++I) {
    unsigned A = R.below(NumNodes);
    unsigned B = std::min(NumNodes - 1, A + R.below(30));
    Affinities.push_back(
        {NodeId(A), NodeId(B), uint64_t(1) << (3 * R.below(5))});
  }
  return Affinities;
}

TEST(ColoringStrategy, NeverMoreColorsThanGreedy) {
  Random R(61);
  for (unsigned I = 0; I != 200; ++I) {
    InterferenceGraph G = I % 2 ? randomChordalGraph(R, 80, 50, 6)
                                : randomIntervalGraph(R, 80, 90, 8);
    SmallVector<Affinity, 0> Affinities = nearbyAffinities(R, 80, 60);
    NodeOrder Order = lexicographicBFS(G);
    NodeList Clique = maximumClique(G, Order);
    unsigned Omega = Clique.size();
    Coloring Precolored;
    if (R.oneIn(2)) {
      // Parameters in given registers: a clique that comes first.
      Clique.truncate(R.below(Omega + 1));
      Precolored.assign(G.size(), None);
      for (auto [J, V] : enumerate(Clique))
        Precolored[V] = ColorId((J + 1) % Omega);
    }
    ColoringProblem P{G, Omega, Affinities, {}, Precolored};
    for (CoalescingStrategy S : allCoalescingStrategies()) {
      Coloring Colors = colorGraph(P, S);
      Complaint C = verifyColoring(P, Colors);
      ASSERT_FALSE(C) << getName(S).str() << ": " << *C;
      EXPECT_EQ(colorGraph(P, S), Colors) << "not the same twice";
      if (S == CoalescingStrategy::None) {
        EXPECT_EQ(numColorsUsed(Colors), Omega);
      }
    }
  }
}

TEST(ColoringStrategy, NotChordal) {
  Random R(62);
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = randomGraph(R, 30, 10 + R.below(40));
    unsigned K = 2 + R.below(8);
    SmallVector<Affinity, 0> Affinities = randomAffinities(R, G, 30);
    Coloring Precolored(G.size());
    for (unsigned I = 0; I < G.size(); I += 1 + R.below(8)) {
      NodeId V(I);
      ColorId Color(R.below(K));
      if (none_of(G.neighbors(V),
                  [&](NodeId U) { return Precolored[U] == Color; }))
        Precolored[V] = Color;
    }
    ColoringProblem P{G, K, Affinities, {}, Precolored};
    unsigned NumMissing = numUncolored(colorGreedily(P));
    for (CoalescingStrategy S : allCoalescingStrategies()) {
      Coloring Colors = colorGraph(P, S);
      Complaint C = verifyColoring(P, Colors, /*AllowPartial=*/true);
      ASSERT_FALSE(C) << *C;
      EXPECT_LE(numUncolored(Colors), NumMissing);
    }
  }
}

TEST(ColoringStrategy, HeldAgainstTheOptimum) {
  Random R(63);
  uint64_t Optimum = 0, Found[NumStrategies] = {};
  for (unsigned I = 0; I != 200; ++I) {
    InterferenceGraph G = I % 2 ? randomChordalGraph(R, 12, 12, 4)
                                : randomIntervalGraph(R, 12, 24, 6);
    unsigned K = std::max(2u, cliqueNumber(G, lexicographicBFS(G)));
    SmallVector<Affinity, 0> Affinities = nearbyAffinities(R, 12, 10);
    ColoringProblem P{G, K, Affinities};
    std::optional<uint64_t> Least = leastUnsatisfiedWeight(P);
    ASSERT_TRUE(Least);
    Optimum += *Least;
    for (CoalescingStrategy S : allCoalescingStrategies()) {
      uint64_t Weight = unsatisfiedWeight(P, colorGraph(P, S));
      EXPECT_GE(Weight, *Least);
      Found[unsigned(S)] += Weight;
    }
  }
  auto Ratio = [&](CoalescingStrategy S) {
    return double(Found[unsigned(S)]) / Optimum;
  };
  EXPECT_GT(Ratio(CoalescingStrategy::None), 1.5);
  EXPECT_LT(Ratio(CoalescingStrategy::BriggsGeorge), 1.1);
  EXPECT_LT(Ratio(CoalescingStrategy::BruteForce), 1.03);
  EXPECT_LT(Ratio(CoalescingStrategy::IRC), 1.03);
  EXPECT_LT(Ratio(CoalescingStrategy::Optimistic), 1.03);
  EXPECT_LT(Ratio(CoalescingStrategy::Recolor), 1.01);
}

TEST(ColoringStrategy, ProgramsInSSAForm) {
  // Their graphs are chordal, and their largest clique is what is live at once.
  Random R(65);
  uint64_t All = 0, Left[NumStrategies] = {};
  for (unsigned I = 0; I != 100; ++I) {
    RandomProgram Program =
        randomProgram(R, 1 + R.below(12), 10 + R.below(150));
    std::optional<NodeList> Cycle = findChordlessCycle(Program.Graph);
    ASSERT_FALSE(Cycle);
    EXPECT_EQ(cliqueNumber(Program.Graph, lexicographicBFS(Program.Graph)),
              Program.MaxLive);
    ColoringProblem P{Program.Graph, Program.MaxLive, Program.Affinities};
    for (const Affinity &A : Program.Affinities)
      All += A.Weight;
    for (CoalescingStrategy S : allCoalescingStrategies()) {
      Coloring Colors = colorGraph(P, S);
      EXPECT_FALSE(verifyColoring(P, Colors)) << getName(S).str();
      Left[unsigned(S)] += unsatisfiedWeight(P, Colors);
    }
  }
  auto Share = [&](CoalescingStrategy S) {
    return double(Left[unsigned(S)]) / All;
  };
  EXPECT_GT(Share(CoalescingStrategy::None), 0.1);
  EXPECT_LT(Share(CoalescingStrategy::BriggsGeorge), 0.008);
  EXPECT_LT(Share(CoalescingStrategy::BruteForce), 0.00005);
  EXPECT_LT(Share(CoalescingStrategy::IRC), 0.0007);
  EXPECT_LT(Share(CoalescingStrategy::Optimistic), 0.0006);
  EXPECT_LT(Share(CoalescingStrategy::Recolor), 0.00005);
}

TEST(ColoringStrategy, LargePrograms) {
  Random R(66);
  RandomProgram Large = randomProgram(R, 8, 10000);
  ASSERT_GT(Large.Graph.size(), 15000u);
  ColoringProblem P{Large.Graph, Large.MaxLive, Large.Affinities};
  for (CoalescingStrategy S : allCoalescingStrategies())
    EXPECT_FALSE(verifyColoring(P, colorGraph(P, S))) << getName(S).str();

  RandomProgram Larger = randomProgram(R, 8, 70000);
  ASSERT_GT(Larger.Graph.size(), 100000u);
  ASSERT_FALSE(Larger.Graph.verify());
  EXPECT_FALSE(findChordlessCycle(Larger.Graph));
  ColoringProblem Q{Larger.Graph, Larger.MaxLive, Larger.Affinities};
  Coloring Colors = colorGraph(Q, CoalescingStrategy::IRC);
  EXPECT_FALSE(verifyColoring(Q, Colors));
  EXPECT_LT(unsatisfiedWeight(Q, Colors),
            unsatisfiedWeight(Q, colorGreedily(Q)) / 10);
}
