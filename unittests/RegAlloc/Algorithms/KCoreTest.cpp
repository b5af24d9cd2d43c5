//===-- KCoreTest.cpp - Tests of the k-core -------------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/KCore.h"
#include "RandomProgram.h"
#include "RegAlloc/Algorithms/Chordality.h"
#include "RegAlloc/Algorithms/KempeElimination.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

TEST(KCore, NothingIsTied) {
  InterferenceGraph Nothing(0, {}), Path = makeGraph(3, {{0, 1}, {1, 2}});
  EXPECT_TRUE(KCore({Nothing, 1}).expand({}).empty());
  ColoringProblem P{Path, 2};
  KCore Core(P);
  EXPECT_EQ(Core.problem().Graph.size(), 0u);
  EXPECT_FALSE(verifyColoring(P, Core.expand({})));
}

TEST(KCore, TiedNodesStay) {
  // 0 - 1 - 2 - 3 - 4, each for a reason of its own.
  InterferenceGraph G = makeGraph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  auto Affinities = affinities({{0, 2, 7}});
  auto Preferences = preferences({{3, 1, 5}});
  Coloring Precolored = colors({None, None, None, None, 0});
  ColoringProblem P{G, 3, Affinities, Preferences, Precolored};
  KCore Core(P);
  ColoringProblem K = Core.problem();
  ASSERT_EQ(K.Graph.size(), 4u);
  EXPECT_EQ(Core.find(0_n), 0_n);
  EXPECT_EQ(Core.find(2_n), 1_n);
  EXPECT_EQ(Core.find(3_n), 2_n);
  EXPECT_EQ(Core.find(4_n), 3_n);
  EXPECT_EQ(K.Graph.numEdges(), 2u);
  EXPECT_FALSE(checkProblem(K));
  EXPECT_EQ(unsatisfiedWeight(K, colors({0, 1, 2, 0})), 12u);
  Coloring Colors = Core.expand(colors({1, 1, 2, 0}));
  EXPECT_EQ(Colors, colors({1, 0, 1, 2, 0}));
}

TEST(KCore, TooManyNeighborsStay) {
  // A clique of four cannot be colored with three; what hangs on it can.
  InterferenceGraph G =
      makeGraph(5, {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}, {3, 4}});
  ColoringProblem P{G, 3};
  KCore Core(P);
  EXPECT_EQ(Core.problem().Graph.size(), 4u);
  Coloring Colors = Core.expand(colors({0, 1, 2, None}));
  EXPECT_EQ(Colors, colors({0, 1, 2, None, 0}));
}

// Whatever the k-core gets, the rest finds its colors, and all weight that is
// left is left in the k-core.
static void expectExpands(const ColoringProblem &P, Random &R) {
  KCore Core(P);
  ColoringProblem K = Core.problem();
  ASSERT_FALSE(K.Graph.verify());
  ASSERT_FALSE(checkProblem(K));
  NodeOrder Shuffled;
  for (NodeId V : K.Graph.nodes())
    Shuffled.insert(Shuffled.begin() + R.below(V.index() + 1), V);
  K.Order = Shuffled;
  Coloring CoreColors = colorGreedily(K);
  Coloring Colors = Core.expand(CoreColors);
  Complaint C = verifyColoring(P, Colors, /*AllowPartial=*/true);
  ASSERT_FALSE(C) << *C;
  EXPECT_EQ(numUncolored(Colors), numUncolored(CoreColors));
  EXPECT_EQ(unsatisfiedWeight(P, Colors), unsatisfiedWeight(K, CoreColors));
  K.Order = {};
  EXPECT_EQ(isGreedyKColorable(P), isGreedyKColorable(K));
}

TEST(KCore, RandomGraphs) {
  Random R(71);
  for (unsigned I = 0; I != 1000; ++I) {
    InterferenceGraph G = I % 2 ? randomGraph(R, 40, 5 + R.below(30))
                                : randomChordalGraph(R, 40, 30, 5);
    unsigned K = 1 + R.below(8);
    SmallVector<Affinity, 0> Affinities = randomAffinities(R, G, R.below(20));
    Coloring Precolored;
    if (R.oneIn(2))
      Precolored.assign(G.size(), None);
    for (unsigned I = R.below(9); I < Precolored.size(); I += 1 + R.below(9)) {
      NodeId V(I);
      ColorId Color(R.below(K));
      if (none_of(G.neighbors(V),
                  [&](NodeId U) { return Precolored[U] == Color; }))
        Precolored[V] = Color;
    }
    ColorPreference Preference = {R.nodeOf(G), ColorId(R.below(K)), 3};
    expectExpands({G, K, Affinities, Preference, Precolored}, R);
  }
}

TEST(KCore, ProgramsInSSAForm) {
  // There is less left of a program, and it is still chordal.
  Random R(72);
  size_t NumNodes = 0, NumLeft = 0;
  for (unsigned I = 0; I != 100; ++I) {
    RandomProgram Program =
        randomProgram(R, 1 + R.below(12), 10 + R.below(150));
    ColoringProblem P{Program.Graph, Program.MaxLive, Program.Affinities};
    expectExpands(P, R);
    KCore Core(P);
    EXPECT_TRUE(isChordal(Core.problem().Graph));
    EXPECT_EQ(numUncolored(colorGreedily(Core.problem())), 0u);
    NumNodes += Program.Graph.size();
    NumLeft += Core.problem().Graph.size();
  }
  EXPECT_LT(NumLeft, NumNodes * 4 / 5);
}
