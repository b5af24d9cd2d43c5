//===-- KempeEliminationTest.cpp - Tests of elimination and quotients -----===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/KempeElimination.h"
#include "RandomGraphs.h"
#include "RegAlloc/Algorithms/Chordality.h"
#include "RegAlloc/Algorithms/MergeableGraph.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

/// A graph is greedy-K-colorable unless it has a set of free nodes each of
/// which has K neighbours in the set or among the precolored ones, where these
/// count once per color. Tries all sets.
static bool isGreedyKColorableBySets(const ColoringProblem &P) {
  for (unsigned Set = 1; Set != 1u << P.Graph.size(); ++Set) {
    bool IsBlocked = true;
    for (NodeId V : P.Graph.nodes()) {
      if (!IsBlocked || !(Set >> V.index() & 1))
        continue;
      ColorSet FixedColors = 0;
      unsigned Degree = 0;
      for (NodeId U : P.Graph.neighbors(V)) {
        if (P.isPrecolored(U))
          FixedColors |= asSet(P.Precolored[U]);
        else
          Degree += Set >> U.index() & 1;
      }
      IsBlocked =
          !P.isPrecolored(V) && Degree + popcount(FixedColors) >= P.NumColors;
    }
    if (IsBlocked)
      return false;
  }
  return true;
}

/// Precolors some nodes at random where no neighbour has the color yet.
static Coloring randomPrecoloring(Random &R, const InterferenceGraph &G,
                                  unsigned NumColors) {
  Coloring Colors(G.size());
  for (NodeId V : G.nodes()) {
    ColorId Color(R.below(NumColors));
    if (R.oneIn(4) &&
        none_of(G.neighbors(V), [&](NodeId U) { return Colors[U] == Color; }))
      Colors[V] = Color;
  }
  return Colors;
}

TEST(KempeElimination, SquareNeedsThreeColorsGreedily) {
  // Two colors are enough for a square, but elimination stops early with them.
  InterferenceGraph G = cycleGraph(4);
  EXPECT_FALSE(isGreedyKColorable({G, 2}));
  EXPECT_TRUE(isGreedyKColorable({G, 3}));
  // Luck finds a coloring with two nevertheless.
  Elimination E = eliminate({G, 2});
  EXPECT_EQ(E.Core, nodes({0, 1, 2, 3}));
  ColoringProblem P{G, 2, {}, {}, {}, E.Order};
  EXPECT_FALSE(verifyColoring(P, colorGreedily(P)));
}

TEST(KempeElimination, AgreesWithAllSets) {
  Random R(31);
  unsigned NumGreedy = 0, NumOthers = 0;
  for (unsigned I = 0; I != 3000; ++I) {
    InterferenceGraph G = randomGraph(R, 1 + R.below(9), 20 + R.below(70));
    unsigned K = 1 + R.below(4);
    Coloring Precolored;
    if (R.oneIn(2))
      Precolored = randomPrecoloring(R, G, K);
    ColoringProblem P{G, K, {}, {}, Precolored};
    bool Greedy = isGreedyKColorableBySets(P);
    ++(Greedy ? NumGreedy : NumOthers);
    Elimination E = eliminate(P);
    EXPECT_EQ(E.Core.empty(), Greedy);
    ASSERT_FALSE(checkOrder(G, E.Order));
    if (!Greedy)
      continue;
    P.Order = E.Order;
    EXPECT_FALSE(verifyColoring(P, colorGreedily(P)));
    EXPECT_FALSE(verifyColoring(P, colorGreedily(P, ColorChoice::Biased)));
  }
  EXPECT_GT(NumGreedy, 500u);
  EXPECT_GT(NumOthers, 500u);
}

TEST(KempeElimination, ChordalGraphs) {
  Random R(32);
  for (unsigned I = 0; I != 200; ++I) {
    InterferenceGraph G = randomChordalGraph(R, 80, 50, 7);
    unsigned Omega = cliqueNumber(G, lexicographicBFS(G));
    EXPECT_TRUE(isGreedyKColorable({G, Omega}));
    if (Omega > 1) {
      EXPECT_FALSE(isGreedyKColorable({G, Omega - 1}));
    }
  }
}

TEST(QuotientProblem, Check) {
  InterferenceGraph G = makeGraph(3, {{0, 1}});
  Coloring Fixed = colors({1, None, 0});
  ColoringProblem P{G, 2, {}, {}, Fixed};
  EXPECT_FALSE(QuotientProblem::check(P, groups({0, 2, 2})));
  EXPECT_EQ(QuotientProblem::check(P, groups({0, 0, 2})),
            "adjacent nodes 0 and 1 are in one class");
  EXPECT_EQ(QuotientProblem::check(P, groups({0, 1, 0})),
            "class 0 is precolored with 1 and 0");
  EXPECT_EQ(QuotientProblem::check(P, groups({0, 1, 3})),
            "node 2 is in class 3");
  EXPECT_EQ(QuotientProblem::check(P, groups({0, 1})),
            "partition has 2 entries for 3 nodes");
}

TEST(QuotientProblem, MergesAndExpands) {
  InterferenceGraph G = makeGraph(4, {{0, 1}, {1, 2}, {2, 3}});
  auto Affinities = affinities({{0, 2, 5}, {1, 3, 6}, {0, 3, 7}});
  auto Preferences = preferences({{2, 1, 8}});
  ColoringProblem P{G, 2, Affinities, Preferences};
  QuotientProblem Quotient(P, groups({2, 1, 2, 3}));
  ColoringProblem Q = Quotient.problem();
  EXPECT_FALSE(checkProblem(Q));
  EXPECT_EQ(Quotient.groups(), PartitionRef(groups({0, 1, 0, 2})));
  EXPECT_EQ(Q.Graph.numEdges(), 2u);
  ASSERT_EQ(Q.Affinities.size(), 2u);
  EXPECT_EQ(Q.Affinities[0].A, 1_n);
  EXPECT_EQ(Q.Affinities[0].B, 2_n);
  EXPECT_EQ(Q.Preferences[0].Node, 0_n);
  EXPECT_EQ(Quotient.expand(colors({1, 0, 0})), colors({1, 0, 1, 0}));
  EXPECT_EQ(colorClasses(P, groups({2, 1, 2, 3})), colors({1, 0, 1, 0}));
}

/// The graph of what is present must be the quotient's, removed nodes left out.
static void expectSameAsQuotient(const MergeableGraph &M,
                                 const ColoringProblem &P,
                                 const NodeSet &Removed) {
  Partition ClassOf = M.classes();
  ASSERT_FALSE(QuotientProblem::check(P, ClassOf));
  QuotientProblem Quotient(P, ClassOf);
  const InterferenceGraph &Q = Quotient.problem().Graph;
  for (NodeId V : P.Graph.nodes()) {
    if (ClassOf[V] != V || Removed[V])
      continue;
    ASSERT_TRUE(M.isPresent(V));
    NodeList Found, Expected;
    M.forEachNeighbor(V, [&](NodeId U) { Found.push_back(U); });
    for (NodeId U : P.Graph.nodes()) {
      if (ClassOf[U] != U || U == V || Removed[U])
        continue;
      bool Adjacent = Q.hasEdge(Quotient.groupOf(V), Quotient.groupOf(U));
      if (Adjacent)
        Expected.push_back(U);
      EXPECT_EQ(M.interferes(U, V),
                Adjacent || (M.isPrecolored(U) && M.isPrecolored(V)));
    }
    sort(Found);
    EXPECT_EQ(Found, Expected);
    EXPECT_EQ(M.degree(V), Expected.size());
  }
}

TEST(MergeableGraph, AgreesWithQuotients) {
  Random R(33);
  for (unsigned I = 0; I != 200; ++I) {
    InterferenceGraph G = randomGraph(R, 2 + R.below(25), R.below(50));
    Coloring Precolored = randomPrecoloring(R, G, 3);
    ColoringProblem P{G, 3, {}, {}, Precolored};
    MergeableGraph M(P);
    NodeSet Removed(G.size());
    for (unsigned Step = 0; Step != 20; ++Step) {
      NodeId A = M.find(R.nodeOf(G)), B = M.find(R.nodeOf(G));
      if (!M.isPresent(A) || !M.isPresent(B))
        continue;
      if (R.oneIn(4) && !M.isPrecolored(A)) {
        M.remove(A);
        Removed[A] = true;
      } else if (A != B && !M.isPrecolored(B) && !M.interferes(A, B)) {
        NodeList AtA, Expected;
        M.forEachNeighbor(A, [&](NodeId U) { AtA.push_back(U); });
        M.forEachNeighbor(B, [&](NodeId U) {
          if (is_contained(AtA, U))
            Expected.push_back(U);
        });
        EXPECT_EQ(M.merge(A, B), Expected);
      }
      expectSameAsQuotient(M, P, Removed);
    }
  }
}
