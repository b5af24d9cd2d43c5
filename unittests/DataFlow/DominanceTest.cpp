//===-- DominanceTest.cpp - Tests of dominators and frontiers -------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/Dominance.h"
#include "RandomFlow.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

TEST(Dominance, RandomGraphs) {
  Random R(10);
  for (unsigned I = 0; I != 300; ++I) {
    FlowGraph G = randomFlowGraph(R, 1 + R.below(15) + 1, R.below(15));
    Dominance D(G);
    EXPECT_EQ(D.immediateDominator(FlowGraph::Entry), None);
    for (BlockId A : G.blocks()) {
      // What cannot be reached without A.
      SmallVector<FlowGraph::Edge, 0> Without;
      for (FlowGraph::Edge E : G.edges())
        if (E.From != A)
          Without.push_back(E);
      FlowGraph Rest(G.size(), Without);
      for (BlockId B : G.blocks()) {
        bool IsDominated = A == B || !Rest.isReachable(B);
        EXPECT_EQ(D.dominates(A, B), IsDominated);
        EXPECT_EQ(is_contained(D.subtree(A), B), IsDominated);
      }
      for (auto [Number, E] : enumerateIds(G.edges()))
        EXPECT_EQ(is_contained(D.frontierEdges(A), Number),
                  D.dominates(A, E.From) && !D.strictlyDominates(A, E.To));
    }
  }
}

using Blocks = SmallVector<BlockId, 8>;

// T004-FIB-MIN: where minimal SSA form has PHIs. Pruned form leaves out those
// that nobody reads (test/Seeds/fib.ll).
TEST(Dominance, Fibonacci) {
  enum { Entry, Then, End, Cond, Body, WhileEnd, Return };
  FlowGraph G = makeFlowGraph(7, {{Entry, Then},
                                  {Entry, End},
                                  {Then, Return},
                                  {End, Cond},
                                  {Cond, Body},
                                  {Cond, WhileEnd},
                                  {Body, Cond},
                                  {WhileEnd, Return}});
  Dominance D(G);
  EXPECT_EQ(D.iteratedFrontier(makeIds<Blocks>({Then, WhileEnd})),
            makeIds<Blocks>({Return}));
  // a, b, i and c.
  EXPECT_EQ(D.iteratedFrontier(makeIds<Blocks>({Entry, Body})),
            makeIds<Blocks>({Cond, Return}));
}

// T002-REN: after the first block of the loop each variable has had one name
// before it, one of the PHI, and one of each assignment.
TEST(Dominance, Names) {
  FlowGraph G = makeFlowGraph(9, {{0, 1},
                                  {1, 2},
                                  {1, 3},
                                  {2, 7},
                                  {3, 4},
                                  {3, 5},
                                  {4, 6},
                                  {5, 6},
                                  {6, 7},
                                  {7, 1},
                                  {7, 8}});
  Dominance D(G);
  struct {
    SmallVector<unsigned, 8> Assigned, WithPhi;
    unsigned NumNames;
  } Variables[] = {{{1, 3}, {1, 7}, 3},
                   {{2, 6}, {1, 7}, 2},
                   {{1, 2, 5}, {1, 6, 7}, 3},
                   {{2, 3, 4}, {1, 6, 7}, 2},
                   {{0, 7}, {1}, 2}};
  for (const auto &V : Variables) {
    auto WithPhi = D.iteratedFrontier(makeIds<Blocks>(V.Assigned));
    EXPECT_EQ(WithPhi, makeIds<Blocks>(V.WithPhi));
    EXPECT_EQ(1 + is_contained(V.WithPhi, 1u) + is_contained(V.Assigned, 1u),
              V.NumNames);
  }
}

// T002-CDG: a loop depends on its own branch; what follows it depends on nothing,
// and one side of a branch on the edge to it.
TEST(Dominance, ControlDependences) {
  FlowGraph G =
      makeFlowGraph(5, {{0, 1}, {0, 2}, {1, 2}, {2, 2}, {2, 3}, {4, 3}});
  using Edges = SmallVector<EdgeId, 2>;
  EXPECT_EQ(findControlDependences(G),
            (IdVector<BlockId, Edges>{{}, {EdgeId(0)}, {EdgeId(3)}, {}, {}}));
  EXPECT_TRUE(findControlDependences(FlowGraph(0, {})).empty());
}

// By definition: from the end of the edge no path to an end of the graph avoids
// the block, from its start one does or the block is it.
TEST(Dominance, RandomControlDependences) {
  Random R(11);
  unsigned NumDependences = 0;
  for (unsigned I = 0; I != 300; ++I) {
    FlowGraph G = randomFlowGraph(R, 2 + R.below(14), R.below(15));
    auto Dependences = findControlDependences(G);
    for (BlockId Block : G.blocks()) {
      BlockSet Avoids = G.ends();
      Avoids[Block] = false;
      for (bool Changed = true; Changed;) {
        Changed = false;
        for (const FlowGraph::Edge &E : G.edges())
          if (Avoids[E.To] && !Avoids[E.From] && E.From != Block)
            Changed = Avoids[E.From] = true;
      }
      for (auto [Number, E] : enumerateIds(G.edges()))
        EXPECT_EQ(is_contained(Dependences[Block], Number),
                  !Avoids[E.To] && (Avoids[E.From] || E.From == Block));
      NumDependences += Dependences[Block].size();
    }
  }
  EXPECT_GT(NumDependences, 1000u);
}

// T002-F25: a header is in its own frontier.
TEST(Dominance, HeaderInItsFrontier) {
  // The blocks of the figure, less 1.
  FlowGraph G = makeFlowGraph(
      7, {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {2, 5}, {4, 6}, {5, 6}, {6, 1}});
  Dominance D(G);
  EXPECT_EQ(D.frontierEdges(BlockId(1)), ArrayRef(EdgeId(7)));
  EXPECT_EQ(D.iteratedFrontier(makeIds<Blocks>({0, 4, 5})),
            makeIds<Blocks>({1, 6}));
}
