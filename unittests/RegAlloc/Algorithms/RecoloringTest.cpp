//===-- RecoloringTest.cpp - Tests of recoloring --------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/Recoloring.h"
#include "RandomProgram.h"
#include "RegAlloc/Algorithms/Chordality.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

TEST(Recoloring, PushesANeighborAway) {
  // 0 and 3 want to share; 1 has the color that 3 needs and must move to color
  // 2.
  InterferenceGraph G = makeGraph(4, {{0, 2}, {1, 2}, {1, 3}});
  auto Affinities = affinities({{0, 3, 1}});
  ColoringProblem P{G, 3, Affinities};
  Coloring Start = colors({0, 0, 1, 1});
  ASSERT_FALSE(verifyColoring(P, Start));
  Coloring Colors = recolor(P, Start);
  EXPECT_FALSE(verifyColoring(P, Colors));
  EXPECT_EQ(unsatisfiedWeight(P, Colors), 0u);
}

TEST(Recoloring, KeepsWhatWeighsMore) {
  // Satisfying 0-3 with two colors would break 1-2, which weighs more.
  InterferenceGraph G = makeGraph(4, {{0, 1}, {2, 3}});
  auto Affinities = affinities({{1, 2, 5}, {0, 2, 4}});
  ColoringProblem P{G, 2, Affinities};
  Coloring Colors = recolor(P, colors({0, 1, 1, 0}));
  EXPECT_EQ(unsatisfiedWeight(P, Colors), 4u);
}

TEST(Recoloring, PrecoloredNodesStay) {
  InterferenceGraph G = makeGraph(3, {{0, 1}});
  Coloring Fixed = colors({0, None, None});
  auto Affinities = affinities({{0, 2, 1}, {1, 2, 2}});
  ColoringProblem P{G, 2, Affinities, {}, Fixed};
  Coloring Colors = recolor(P, colors({0, 1, 0}));
  EXPECT_EQ(Colors, colors({0, 1, 1}));
}

TEST(Recoloring, Preferences) {
  InterferenceGraph G = makeGraph(2, {{0, 1}});
  auto Preferences = preferences({{0, 1, 3}, {1, 0, 1}});
  ColoringProblem P{G, 2, {}, Preferences};
  EXPECT_EQ(recolor(P, colors({0, 1})), colors({1, 0}));
}

TEST(Recoloring, FindsAColorForWhoHasNone) {
  // Greedy coloring along the path's ends first leaves the middle without.
  InterferenceGraph G = makeGraph(4, {{0, 1}, {1, 2}, {2, 3}});
  NodeOrder Order = nodes({0, 3, 1, 2});
  ColoringProblem P{G, 2, {}, {}, {}, Order};
  Coloring Greedy = colorGreedily(P);
  ASSERT_EQ(numUncolored(Greedy), 1u);
  EXPECT_FALSE(verifyColoring(P, recolor(P, Greedy)));
}

TEST(Recoloring, NeverWorse) {
  Random R(51);
  uint64_t Before = 0, After = 0;
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = I % 3 == 0   ? randomGraph(R, 40, 15)
                          : I % 3 == 1 ? randomChordalGraph(R, 70, 50, 6)
                                       : randomIntervalGraph(R, 70, 80, 8);
    unsigned K = 3 + R.below(6);
    SmallVector<Affinity, 0> Affinities = randomAffinities(R, G, 50);
    SmallVector<ColorPreference, 0> Preferences;
    for (unsigned J = 0; J != 5; ++J)
      Preferences.push_back({R.nodeOf(G), ColorId(R.below(K)), R.below(50)});
    ColoringProblem P{G, K, Affinities, Preferences};
    Coloring Start = colorGreedily(P);
    Coloring End = recolor(P, Start);
    Complaint C = verifyColoring(P, End, /*AllowPartial=*/true);
    ASSERT_FALSE(C) << *C;
    EXPECT_LE(numUncolored(End), numUncolored(Start));
    if (numUncolored(Start))
      continue;
    EXPECT_LE(unsatisfiedWeight(P, End), unsatisfiedWeight(P, Start));
    Before += unsatisfiedWeight(P, Start);
    After += unsatisfiedWeight(P, End);
  }
  EXPECT_LT(After, Before / 2);
}

TEST(Recoloring, GoodColoringsStayGood) {
  // With weights this small and nothing left to gain, every step that costs
  // something shows.
  Random R(53);
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = randomChordalGraph(R, 40, 30, 5);
    unsigned K = std::max(2u, cliqueNumber(G, lexicographicBFS(G)));
    SmallVector<Affinity, 0> Affinities = randomAffinities(R, G, 60);
    for (Affinity &A : Affinities)
      A.Weight = 1 + A.Weight % 3;
    ColoringProblem P{G, K, Affinities};
    Coloring Colors = recolor(P, colorGreedily(P, ColorChoice::Biased));
    for (unsigned Again = 0; Again != 3; ++Again) {
      uint64_t Before = unsatisfiedWeight(P, Colors);
      Colors = recolor(P, Colors);
      EXPECT_LE(unsatisfiedWeight(P, Colors), Before);
    }
  }
}

TEST(Recoloring, ProgramsInSSAForm) {
  Random R(54);
  uint64_t All = 0, Left = 0;
  for (unsigned I = 0; I != 100; ++I) {
    RandomProgram Program = randomProgram(R, 4 + R.below(8), 150);
    ColoringProblem P{Program.Graph, Program.MaxLive, Program.Affinities};
    Coloring Colors = recolor(P, colorGreedily(P, ColorChoice::Biased));
    EXPECT_FALSE(verifyColoring(P, Colors));
    Left += unsatisfiedWeight(P, Colors);
    for (const Affinity &A : Program.Affinities)
      All += A.Weight;
  }
  EXPECT_LT(double(Left) / All, 0.0012);
}

TEST(CoalesceColored, ThreeCases) {
  // Same color: stays. Interfering: stays apart. Else a common free color.
  InterferenceGraph G = makeGraph(5, {{0, 1}, {2, 3}, {3, 4}});
  auto Affinities = affinities({{0, 2, 1}, {0, 1, 1}, {2, 4, 1}});
  ColoringProblem P{G, 3, Affinities};
  Coloring Colors = coalesceColored(P, colors({0, 1, 0, 1, 2}));
  EXPECT_FALSE(verifyColoring(P, Colors));
  EXPECT_EQ(Colors[0_n], Colors[2_n]);
  EXPECT_EQ(Colors[2_n], Colors[4_n]);
  EXPECT_NE(Colors[0_n], Colors[1_n]);
}

TEST(CoalesceColored, DropsWhatHasNoColor) {
  // The neighbours of 0 and 2 have both colors between them.
  InterferenceGraph G = makeGraph(4, {{0, 1}, {2, 3}});
  auto Affinities = affinities({{0, 2, 1}});
  EXPECT_EQ(coalesceColored({G, 2, Affinities}, colors({0, 1, 1, 0})),
            colors({0, 1, 1, 0}));
  Coloring Three = coalesceColored({G, 3, Affinities}, colors({0, 1, 1, 0}));
  EXPECT_EQ(Three, colors({2, 1, 2, 0}));
}

TEST(CoalesceColored, RandomGraphs) {
  Random R(52);
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = randomChordalGraph(R, 60, 40, 6);
    unsigned K = cliqueNumber(G, lexicographicBFS(G)) + R.below(2);
    SmallVector<Affinity, 0> Affinities = randomAffinities(R, G, 50);
    Coloring Precolored(G.size());
    Precolored[R.nodeOf(G)] = ColorId(R.below(K));
    ColoringProblem P{G, K, Affinities, {}, Precolored};
    Coloring Start = colorGreedily(P);
    Coloring End = coalesceColored(P, Start);
    EXPECT_FALSE(verifyColoring(P, End));
    EXPECT_LE(unsatisfiedWeight(P, End), unsatisfiedWeight(P, Start));
  }
}
