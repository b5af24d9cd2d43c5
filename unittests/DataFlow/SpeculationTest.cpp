//===-- SpeculationTest.cpp - Tests of SSAPRE by frequency ----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/LazyCodeMotion.h"
#include "DataFlow/SpeculativePlacement.h"
#include "SSAProgram.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <limits>

using namespace llvm;
using namespace llvm::course;

namespace {

/// Paths through a program, and how often they execute its parts.
struct Profile {
  SmallVector<FlowPath, 0> Paths;
  IdVector<BlockId, double> Blocks;
  IdVector<EdgeId, double> Edges;

  Profile(Random &R, const FlowGraph &G, unsigned NumPaths)
      : Blocks(G.size()), Edges(G.edges().size()) {
    for (unsigned I = 0; I != NumPaths; ++I) {
      Paths.push_back(randomPath(R, G, R.below(30)));
      ++Blocks[FlowGraph::Entry];
      for (EdgeId E : Paths.back()) {
        ++Edges[E];
        ++Blocks[G.edges()[E].To];
      }
    }
  }
  /// What CountFn counts on all of them.
  template <typename CountFn> unsigned sum(CountFn Count) const {
    unsigned N = 0;
    for (const FlowPath &Path : Paths)
      N += Count(Path);
    return N;
  }
};

/// SSAPRE of one expression, without and with frequencies.
struct Comparison {
  unsigned Safe, Speculative, NumInsertions;

  Comparison(const FlowProgram &P, ExpressionId Expression,
             const Profile &Known) {
    SSAProgram S(P, Expression);
    SSAPREResult Plain = solveSSAPRE(S.problem());
    S.problem().BlockCosts = Known.Blocks;
    S.problem().EdgeCosts = Known.Edges;
    EXPECT_FALSE(S.problem().check());
    SSAPREResult Best = solveSSAPRE(S.problem());
    Complaint C = verifySSAPRE(S.problem(), Best);
    EXPECT_FALSE(C) << *C;
    auto Count = [&](const SSAPREResult &R) {
      unsigned N =
          Known.sum([&](const FlowPath &Path) { return S.count(R, Path); });
      EXPECT_EQ(N, R.cost(S.problem()));
      return N;
    };
    Safe = Count(Plain);
    Speculative = Count(Best);
    NumInsertions = Best.Insertions.size();
  }
};

} // namespace

// What is expected is what paths compute, each value is there where it is read,
// and by frequency nothing is computed more often than without speculation.
TEST(Speculation, NeverMoreThanWithout) {
  Random R(31);
  unsigned NumBetter = 0;
  for (unsigned I = 0; I != 2000; ++I) {
    FlowProgram P = randomFlowProgram(R, 2 + R.below(I % 10 ? 12 : 40),
                                      R.below(I % 10 ? 12 : 40), 2);
    Profile Known(R, P.Graph, 1 + R.below(20));
    for (ExpressionId E : P.expressions()) {
      Comparison C(P, E, Known);
      ASSERT_LE(C.Speculative, C.Safe) << "program " << I;
      NumBetter += C.Speculative < C.Safe;
    }
  }
  EXPECT_GT(NumBetter, 100u);
}

// The least that any insertions on edges of a small program compute.
static unsigned countBestPlacement(const FlowProgram &P, const Profile &Known) {
  const unsigned NumEdges = P.Graph.edges().size();
  const LocalExpressions L = findLocalExpressions(P);
  unsigned Least = std::numeric_limits<unsigned>::max();
  for (unsigned Edges = 0; Edges != 1u << NumEdges; ++Edges) {
    EdgeFacts Insert(NumEdges, BitVector(1));
    for (auto [E, Facts] : enumerate(Insert))
      Facts[0] = Edges >> E & 1;
    DataFlowProblem Available = makeAvailable(P, L);
    Available.OnEdge = Insert;
    BlockFacts Delete = solveDataFlow(P.Graph, Available).In;
    for (auto [D, Computed] : zip_equal(Delete, L.UpwardExposed))
      D &= Computed;
    Least = std::min(Least, Known.sum([&](const FlowPath &Path) {
      return countComputations(P, {Insert, InNoBlock, InNoBlock, Delete},
                               Path)[ExpressionId(0)];
    }));
  }
  return Least;
}

TEST(Speculation, BestOfAllPlacements) {
  Random R(32);
  unsigned NumBetter = 0;
  for (unsigned I = 0; I != 1000; ++I) {
    FlowProgram P = randomFlowProgram(R, 4 + R.below(4), 2 + R.below(4), 1);
    Profile Known(R, P.Graph, 1 + R.below(12));
    Comparison C(P, ExpressionId(0), Known);
    ASSERT_EQ(C.Speculative, countBestPlacement(P, Known)) << "program " << I;
    NumBetter += C.Speculative < C.Safe;
  }
  EXPECT_GT(NumBetter, 5u);
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

namespace {

/// entry 0, header 1, computed in 2 on one side of the loop, 3 on the other
/// one, latch 4, end 5.
struct Loop {
  FlowGraph Graph = makeFlowGraph(
      6, {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 1}, {4, 5}});
  Dominance Tree{Graph};
  SSAPREProblem P{Graph, Tree, {{}}, {{{BlockId(2), 1}, KeyId(0)}}};

  SSAPREResult solve(double PerEntry) {
    P.BlockCosts = {1, 10, PerEntry, 10 - PerEntry, 10, 1};
    P.EdgeCosts = {1, PerEntry, 10 - PerEntry, PerEntry, 10 - PerEntry, 9, 1};
    return solveSSAPRE(P);
  }
};

} // namespace

// An invariant of a loop that is computed in some iterations leaves it if these
// are more than one for each entry.
TEST(Speculation, InvariantOfSomeIterations) {
  Loop L;
  SSAPREResult R = L.solve(5);
  ASSERT_EQ(R.Insertions.size(), 1u);
  EXPECT_EQ(R.Insertions[InsertionId(0)].Edge, EdgeId(0));
  EXPECT_TRUE(R.Phis.empty());
  EXPECT_EQ(R.Values[OccurrenceId(0)], SSAPREValue(InsertionId(0)));
  EXPECT_EQ(L.solve(0.5).numReloads(), 0u);
}

// What costs the same stays, since lifetimes are shorter then.
TEST(Speculation, TieStays) {
  Loop L;
  EXPECT_EQ(L.solve(1).numReloads(), 0u);
}

// The value lives from before the loop to the last block that reads it.
TEST(Speculation, LiveBlocks) {
  Loop L;
  BlockSet Live = findLiveBlocks(L.P, L.solve(5));
  EXPECT_EQ(Live.count(), 4u);
  EXPECT_FALSE(Live[BlockId(0)]);
  EXPECT_FALSE(Live[BlockId(5)]);
  EXPECT_TRUE(findLiveBlocks(L.P, L.solve(0.5)).none());
}

TEST(Speculation, ClosedEdge) {
  Loop L;
  L.P.Closed.resize(7);
  L.P.Closed[EdgeId(0)] = true;
  EXPECT_EQ(L.solve(5).numReloads(), 0u);
}

TEST(Speculation, UnfitCosts) {
  Loop L;
  L.P.BlockCosts = {1};
  EXPECT_EQ(L.P.check(), "not as many costs as blocks and edges");
}

// Two Φs need one value: it is inserted once. What nothing can be inserted for
// is not needed.
TEST(Speculation, SharedNeed) {
  constexpr double Infinity = std::numeric_limits<double>::infinity();
  PlacementProblem P = {{3, 3}, {{{PhiId(0), PhiId(1)}, None, 5}}};
  EXPECT_EQ(P.cost(placeSpeculatively(P)), 5);
  EXPECT_TRUE(placeSpeculatively(P).all());
  P.Needs[0].Cost = 7;
  EXPECT_TRUE(placeSpeculatively(P).none());
  P.Needs = {{{PhiId(0)}, PhiId(1), 1}, {{PhiId(1)}, None, Infinity}};
  EXPECT_EQ(placeSpeculatively(P).count(), 1u);
  EXPECT_TRUE(placeSpeculatively(P)[PhiId(0)]);
}
