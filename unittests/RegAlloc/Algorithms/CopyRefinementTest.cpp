//===-- CopyRefinementTest.cpp - Tests of the refinement of copies --------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/CopyRefinement.h"
#include "RandomGraphs.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static constexpr CopyCosts Costs{6, 6, 6, 24};

static CopyEdge makeEdge(ArrayRef<std::pair<unsigned, unsigned>> Moves) {
  CopyEdge Edge;
  for (auto [Dst, Src] : Moves)
    Edge.Moves.push_back({NodeId(Dst), NodeId(Src)});
  return Edge;
}

TEST(CopyRefinement, BreaksARotation) {
  // a = PHI b, b = PHI c, c = a % b: c need not go where a was.
  enum { A, B, C };
  InterferenceGraph G = makeGraph(3, {{A, B}, {B, C}});
  CopyEdge Edge = makeEdge({{A, B}, {B, C}});
  ColoringProblem P{G, 3};
  Coloring Start = colors({0, 1, 0});
  EXPECT_EQ(computeCopyCost(Edge, Start, 3, Costs), 18u);
  Coloring Refined = refineCopies(P, Edge, Costs, Start);
  EXPECT_FALSE(verifyColoring(P, Refined));
  EXPECT_EQ(computeCopyCost(Edge, Refined, 3, Costs), 12u);
}

TEST(CopyRefinement, SwapsTwoNeighbors) {
  // Both PHIs agree with their operands once the operands change places.
  InterferenceGraph G = makeGraph(4, {{0, 1}, {2, 3}});
  CopyEdge Edge = makeEdge({{0, 2}, {1, 3}});
  ColoringProblem P{G, 2};
  Coloring Refined = refineCopies(P, Edge, Costs, colors({0, 1, 1, 0}));
  EXPECT_FALSE(verifyColoring(P, Refined));
  EXPECT_EQ(computeCopyCost(Edge, Refined, 2, Costs), 0u);
}

TEST(CopyRefinement, CountsFrequencies) {
  // One edge can have its colors: the one that is taken more often.
  InterferenceGraph G = makeGraph(3, {{1, 2}});
  CopyEdge Edges[] = {makeEdge({{0, 1}}), makeEdge({{0, 2}})};
  Edges[1].Frequency = 2;
  ColoringProblem P{G, 2};
  Coloring Refined = refineCopies(P, Edges, Costs, colors({0, 0, 1}));
  EXPECT_EQ(computeCopyCost(Edges, Refined, 2, Costs), 6u);
}

TEST(CopyRefinement, PrecoloredNodesStay) {
  InterferenceGraph G(2, {});
  Coloring Fixed = colors({0, 1});
  CopyEdge Edge = makeEdge({{0, 1}});
  ColoringProblem P{G, 2, {}, {}, Fixed};
  EXPECT_EQ(refineCopies(P, Edge, Costs, colors({0, 1})), colors({0, 1}));
}

TEST(CopyRefinement, PreferencesCount) {
  InterferenceGraph G(2, {});
  auto Preferences = preferences({{0, 0, 100}, {1, 1, 100}});
  CopyEdge Edge = makeEdge({{0, 1}});
  ColoringProblem P{G, 2, {}, Preferences};
  EXPECT_EQ(refineCopies(P, Edge, Costs, colors({0, 1})), colors({0, 1}));
}

// A random parallel copy between nodes of the colors 0..NumColors-1.
static CopyEdge makeRandomEdge(Random &R, unsigned NumColors) {
  CopyEdge Edge;
  for (unsigned Dst = 0; Dst != NumColors; ++Dst)
    if (R.below(3))
      Edge.Moves.push_back({NodeId(Dst), NodeId(R.below(NumColors))});
  return Edge;
}

TEST(CopyRefinement, CostIsThatOfTheCheapestSequence) {
  Random R(7);
  for (unsigned I = 0; I != 2000; ++I) {
    unsigned NumUsed = 2 + R.below(5), NumColors = NumUsed + R.below(2);
    CopyEdge Edge = makeRandomEdge(R, NumUsed);
    Coloring Identity;
    for (unsigned Color = 0; Color != NumColors; ++Color)
      Identity.push_back(ColorId(Color));
    for (unsigned Color = 0; Color != NumUsed; ++Color)
      Edge.NumOthers += none_of(Edge.Moves, [&](CopyEdge::Move M) {
        return M.Dst.index() == Color || M.Src.index() == Color;
      });

    SmallVector<ParallelCopy, 8> Copies;
    for (const CopyEdge::Move &Move : Edge.Moves)
      if (Move.Dst != Move.Src)
        Copies.push_back(
            {Move.Dst.index(), {CopySource::Register, Move.Src.index()}});
    SmallVector<unsigned, 1> Free;
    if (NumUsed != NumColors)
      Free.push_back(NumUsed);
    CopyCosts RandomCosts{6, 6, 6, 6 + R.below(20)};
    uint64_t Expected = 0;
    for (const CopyStep &Step : sequentialize(Copies, Free, RandomCosts))
      Expected += RandomCosts.of(Step);
    ASSERT_EQ(computeCopyCost(Edge, Identity, NumColors, RandomCosts),
              Expected);
  }
}

TEST(CopyRefinement, NeverWorse) {
  Random R(8);
  double Before = 0, After = 0;
  for (unsigned I = 0; I != 300; ++I) {
    InterferenceGraph G = randomChordalGraph(R, 60, 40, 5);
    unsigned K = 6 + R.below(6);
    SmallVector<CopyEdge, 0> Edges;
    for (unsigned J = 0; J != 15; ++J) {
      CopyEdge Edge;
      for (NodeId Dst : G.nodes())
        if (R.oneIn(20))
          Edge.Moves.push_back({Dst, R.nodeOf(G)});
      Edge.Frequency = 1 + R.below(9);
      Edges.push_back(std::move(Edge));
    }
    ColoringProblem P{G, K};
    Coloring Start = colorGreedily(P);
    Coloring Refined = refineCopies(P, Edges, Costs, Start);
    Complaint C = verifyColoring(P, Refined, /*AllowPartial=*/true);
    ASSERT_FALSE(C) << *C;
    ASSERT_EQ(numUncolored(Start), numUncolored(Refined));
    double OldCost = computeCopyCost(Edges, Start, K, Costs);
    double NewCost = computeCopyCost(Edges, Refined, K, Costs);
    ASSERT_LE(NewCost, OldCost);
    Before += OldCost;
    After += NewCost;
  }
  EXPECT_LT(After, Before);
}
