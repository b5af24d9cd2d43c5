//===-- MinimumCutTest.cpp - Tests of minimum cuts ------------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegAlloc/Algorithms/MinimumCut.h"
#include "RandomGraphs.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

namespace {

/// A thing to divide in two.
struct Problem {
  IdVector<NodeId, double> First, Second;
  std::vector<CutEdge> Edges;

  double getCost(const NodeSet &OnFirst) const {
    double Cost = 0;
    for (NodeId Node : First.ids())
      Cost += (OnFirst[Node] ? First : Second)[Node];
    for (const CutEdge &E : Edges)
      if (OnFirst[E.A] != OnFirst[E.B])
        Cost += OnFirst[E.A] ? E.Cost : E.Back;
    return Cost;
  }
  double getLeastCost() const {
    double Least = std::numeric_limits<double>::infinity();
    for (unsigned Subset = 0; Subset != 1u << First.size(); ++Subset) {
      NodeSet OnFirst(First.size());
      for (NodeId Node : First.ids())
        OnFirst[Node] = Subset >> Node.index() & 1;
      Least = std::min(Least, getCost(OnFirst));
    }
    return Least;
  }
  NodeSet solve() const { return findMinimumCut(First, Second, Edges); }
};

} // namespace

TEST(MinimumCut, Empty) { EXPECT_TRUE(Problem().solve().empty()); }

/// Alone each goes where it is cheap, together both to where one has to be.
TEST(MinimumCut, Two) {
  Problem P = {{1, 5}, {4, 3}, {}};
  EXPECT_TRUE(P.solve()[0_n]);
  EXPECT_FALSE(P.solve()[1_n]);
  P.Edges = {{0_n, 1_n, 10}};
  EXPECT_TRUE(P.solve()[0_n]);
  EXPECT_TRUE(P.solve()[1_n]);
}

/// What makes no difference is on the second side.
TEST(MinimumCut, Tie) {
  Problem P = {{0, 2}, {0, 2}, {{0_n, 1_n, 1}}};
  EXPECT_TRUE(P.solve().none());
}

/// One direction may cost nothing, and one what nobody can pay.
TEST(MinimumCut, OneWay) {
  constexpr double Infinity = std::numeric_limits<double>::infinity();
  Problem P = {{1, 5}, {4, 3}, {{0_n, 1_n, 10, 0}}};
  EXPECT_EQ(P.getCost(P.solve()), 6);
  P.Edges = {{1_n, 0_n, Infinity, 0}};
  EXPECT_TRUE(P.solve()[0_n]);
  EXPECT_FALSE(P.solve()[1_n]);
  P.First[0_n] = Infinity;
  EXPECT_TRUE(P.solve().none());
}

/// As cheap as the cheapest of all subsets.
TEST(MinimumCut, RandomProblems) {
  Random R(7);
  for (unsigned Round = 0; Round != 600; ++Round) {
    Problem P;
    const unsigned NumNodes = 1 + R.below(9);
    for (unsigned Node = 0; Node != NumNodes; ++Node) {
      P.First.push_back(R.below(20));
      P.Second.push_back(R.oneIn(4) ? 0 : R.below(20) / 3.0);
    }
    for (unsigned E = R.below(15); E != 0; --E) {
      const NodeId A(R.below(NumNodes)), B(R.below(NumNodes));
      if (A != B)
        P.Edges.push_back({A, B, double(R.below(12))});
      if (A != B && Round >= 300)
        P.Edges.back().Back = R.below(3) * 4.0;
    }
    EXPECT_NEAR(P.getCost(P.solve()), P.getLeastCost(), 1e-6);
  }
}
