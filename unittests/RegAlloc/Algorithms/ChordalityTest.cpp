//===-- ChordalityTest.cpp - Tests of the chordality test -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/Chordality.h"
#include "RandomGraphs.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

TEST(Chordality, Cycles) {
  EXPECT_TRUE(isChordal(cycleGraph(3)));
  for (unsigned N = 4; N != 30; ++N) {
    InterferenceGraph G = cycleGraph(N);
    EXPECT_FALSE(isChordal(G));
    std::optional<NodeList> Cycle = findChordlessCycle(G);
    ASSERT_TRUE(Cycle);
    EXPECT_EQ(Cycle->size(), N);
    EXPECT_FALSE(verifyChordlessCycle(G, *Cycle));
  }
}

TEST(Chordality, SquareWithDiagonal) {
  EXPECT_TRUE(
      isChordal(makeGraph(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}})));
}

TEST(Chordality, VerifyChordlessCycle) {
  InterferenceGraph G =
      makeGraph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 4}, {4, 2}});
  EXPECT_FALSE(verifyChordlessCycle(G, nodes({0, 1, 2, 3})));
  EXPECT_EQ(verifyChordlessCycle(G, nodes({0, 1, 2})),
            "cycle of 3 nodes is too short");
  EXPECT_EQ(verifyChordlessCycle(G, nodes({0, 1, 3, 2})),
            "cycle has the chord 0-3");
  EXPECT_EQ(verifyChordlessCycle(G, nodes({1, 4, 2, 0})),
            "cycle lacks the edge 1-4");
  EXPECT_EQ(verifyChordlessCycle(G, nodes({0, 1, 2, 1})),
            "cycle meets node 1 twice");
  InterferenceGraph K4 = completeGraph(4);
  EXPECT_EQ(verifyChordlessCycle(K4, nodes({0, 1, 2, 3})),
            "cycle has the chord 0-2");
}

TEST(Chordality, CycleOfRandomGraphs) {
  Random R(11);
  unsigned NumCycles = 0;
  for (unsigned I = 0; I != 3000; ++I) {
    // Sparse graphs have long cycles, dense ones short.
    InterferenceGraph G =
        I % 3 ? randomGraph(R, 1 + R.below(12), 10 + R.below(80))
              : randomGraph(R, 1 + R.below(80), 1 + R.below(8));
    std::optional<NodeList> Cycle = findChordlessCycle(G);
    EXPECT_EQ(Cycle.has_value(), !isChordalBySimplicialNodes(G));
    if (!Cycle)
      continue;
    ++NumCycles;
    Complaint C = verifyChordlessCycle(G, *Cycle);
    EXPECT_FALSE(C) << *C;
  }
  EXPECT_GT(NumCycles, 1000u);
}

TEST(Chordality, ChordalGraphLosesAnEdge) {
  // Taking an edge out of a chordal graph often leaves a square.
  Random R(12);
  unsigned NumCycles = 0;
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = randomChordalGraph(R, 60, 30, 8);
    SmallVector<InterferenceGraph::Edge, 0> Edges;
    for (NodeId V : G.nodes())
      for (NodeId U : G.neighbors(V))
        if (U < V)
          Edges.push_back({U, V});
    ASSERT_FALSE(Edges.empty());
    Edges.erase(Edges.begin() + R.below(Edges.size()));
    InterferenceGraph H(G.size(), Edges);
    std::optional<NodeList> Cycle = findChordlessCycle(H);
    EXPECT_EQ(Cycle.has_value(), !isChordalBySimplicialNodes(H));
    if (!Cycle)
      continue;
    ++NumCycles;
    EXPECT_FALSE(verifyChordlessCycle(H, *Cycle));
  }
  EXPECT_GT(NumCycles, 50u);
}

TEST(Chordality, LargestClique) {
  EXPECT_EQ(cliqueNumber(InterferenceGraph(), {}), 0u);
  EXPECT_EQ(cliqueNumber(InterferenceGraph(3, {}), nodes({0, 1, 2})), 1u);
  InterferenceGraph K5 = completeGraph(5);
  EXPECT_EQ(maximumClique(K5, maximumCardinalitySearch(K5)).size(), 5u);
  EXPECT_EQ(verifyClique(cycleGraph(4), nodes({0, 1, 2})),
            "clique lacks the edge 0-2");

  Random R(13);
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = I % 2 ? randomChordalGraph(R, 20, 15, 5)
                                : randomIntervalGraph(R, 20, 30, 8);
    NodeList Clique = maximumClique(G, lexicographicBFS(G));
    EXPECT_FALSE(verifyClique(G, Clique));
    EXPECT_EQ(Clique.size(), cliqueNumberBySearch(G));
  }
}
