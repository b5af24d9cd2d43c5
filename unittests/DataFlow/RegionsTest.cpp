//===-- RegionsTest.cpp - Tests of region-based data flow -----------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/Regions.h"
#include "DataFlow/Dominance.h"
#include "RandomFlow.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

// Each step as its two headers.
static std::string describe(const RegionReduction &R) {
  std::string Text;
  for (const RegionReduction::Step &S : R.steps())
    Text += (S.isLoop() ? "T1 " : "T2 " + to_string(S.From) + "<-") +
            to_string(S.To) + "; ";
  return Text;
}

static void expectSame(const FlowGraph &G, const DataFlowProblem &P) {
  RegionReduction R(G);
  ASSERT_TRUE(R.isReducible());
  DataFlowSolution Regions = solveByRegions(G, R, P);
  DataFlowSolution Iterative = solveDataFlow(G, P);
  EXPECT_EQ(Regions.In, Iterative.In);
  EXPECT_EQ(Regions.Out, Iterative.Out);
}

// T002-RBA: the meet of two functions, and the closure of one, fact by fact.
TEST(Regions, MeetAndClosure) {
  Random R(8);
  auto Set = [&] {
    BitVector B(6);
    for (unsigned Fact = 0; Fact != 6; ++Fact)
      B[Fact] = R.oneIn(2);
    return B;
  };
  for (unsigned I = 0; I != 1000; ++I) {
    GenKill First(6), Second(6);
    First.Gen = Set(), First.Kill = Set();
    Second.Gen = Set(), Second.Kill = Set();
    BitVector X = Set(), Any = First(X), All = First(X);
    EXPECT_EQ(First.meet(Second, Meet::Union)(X), Any |= Second(X));
    EXPECT_EQ(First.meet(Second, Meet::Intersection)(X), All &= Second(X));
    // As often as one likes: X, F(X), F(F(X)), ..
    BitVector Once = First(X), Twice = First(Once), Never = X;
    GenKill Closure = First.meet(GenKill(6), Meet::Union);
    EXPECT_EQ(Closure(X), (Never |= Once) |= Twice);
    EXPECT_EQ(Closure.Gen, First.Gen);
    EXPECT_TRUE(Closure.Kill.none());
  }
}

static std::vector<unsigned> headersOf(const RegionReduction &R) {
  std::vector<unsigned> Numbers;
  for (BlockId Header : R.headers())
    Numbers.push_back(Header.index());
  return Numbers;
}

TEST(Regions, Small) {
  RegionReduction Nothing{FlowGraph(0, {})};
  EXPECT_TRUE(Nothing.isReducible());
  EXPECT_TRUE(Nothing.headers().empty());
  RegionReduction One{FlowGraph(1, {})};
  EXPECT_EQ(headersOf(One), std::vector<unsigned>({0}));
  EXPECT_TRUE(One.steps().empty());
}

// T002-RD: a is defined before the loop and in it.
TEST(Regions, Loop) {
  FlowProgram P = {makeFlowGraph(4, {{0, 1}, {1, 2}, {2, 1}, {1, 3}}),
                   3,
                   {{FlowVariableId(0), FlowVariableId(1)}},
                   {{define(0), define(1), define(2)},
                    {},
                    {{{}, ExpressionId(0), FlowVariableId(0)}},
                    {{{FlowVariableId(2)}, None, None}}}};
  RegionReduction R(P.Graph);
  EXPECT_EQ(describe(R), "T2 1<-2; T2 1<-3; T1 1; T2 0<-1; ");
  EXPECT_EQ(R.steps()[2].Edges, (SmallVector<EdgeId, 2>{EdgeId(2)}));
  expectSame(P.Graph, makeReachingDefinitions(P));
  DataFlowProblem Problem = makeReachingDefinitions(P);
  EXPECT_TRUE(solveByRegions(P.Graph, R, Problem).In[BlockId(1)].all());
}

// A loop in a loop: the inner one goes first, and its edges back are none of
// the outer one. Two edges between the same blocks go at once.
TEST(Regions, Nest) {
  FlowGraph G = makeFlowGraph(
      5, {{0, 1}, {1, 2}, {2, 2}, {2, 3}, {2, 3}, {3, 1}, {1, 4}});
  RegionReduction R(G);
  EXPECT_EQ(describe(R), "T2 2<-3; T1 2; T2 1<-2; T2 1<-4; T1 1; T2 0<-1; ");
  EXPECT_EQ(R.steps()[0].Edges, (SmallVector<EdgeId, 2>{EdgeId(3), EdgeId(4)}));
}

TEST(Regions, UnreachableBlock) {
  FlowGraph G = makeFlowGraph(3, {{0, 2}, {1, 2}});
  RegionReduction R(G);
  EXPECT_EQ(describe(R), "T2 0<-2; ");
  EXPECT_EQ(headersOf(R), std::vector<unsigned>({0}));
  FlowProgram P = {G, 1, {}, {{define(0)}, {define(0)}, {}}};
  expectSame(G, makeReachingDefinitions(P));
}

// A loop with two entries, and behind it blocks that become parts of others
// although the graph is irreducible.
TEST(Regions, TwoEntries) {
  FlowGraph G = makeFlowGraph(
      5, {{0, 1}, {0, 2}, {1, 2}, {2, 1}, {2, 3}, {3, 4}, {4, 3}});
  RegionReduction R(G);
  EXPECT_FALSE(R.isReducible());
  EXPECT_EQ(headersOf(R), std::vector<unsigned>({0, 1, 2}));
  EXPECT_EQ(describe(R), "T2 3<-4; T1 3; T2 2<-3; ");
}

// The irreducible graph on which dominators go wrong if only the last block
// says whether anything changed.
TEST(Regions, IrreducibleWithLoops) {
  FlowGraph G = makeFlowGraph(6, {{0, 1},
                                  {0, 5},
                                  {1, 4},
                                  {1, 5},
                                  {2, 2},
                                  {2, 4},
                                  {2, 5},
                                  {3, 2},
                                  {4, 3},
                                  {5, 3}});
  RegionReduction R(G);
  EXPECT_EQ(headersOf(R), std::vector<unsigned>({0, 4, 3, 5}));
  EXPECT_EQ(describe(R), "T1 2; T2 3<-2; T2 0<-1; ");
}

// Whether each edge that a walk in depth-first order finds to lead back leads
// to a dominator.
static bool hasOnlyBackEdges(const FlowGraph &G) {
  IdVector<BlockId, unsigned> Position(G.size());
  for (auto [I, Block] : enumerate(G.reversePostOrder()))
    Position[Block] = I;
  Dominance D(G);
  return all_of(G.edges(), [&](const FlowGraph::Edge &E) {
    return Position[E.From] < Position[E.To] || D.dominates(E.To, E.From);
  });
}

// The graph of the regions that are left has no edge from one to itself, and
// none but the entry has a single predecessor.
static void expectNothingApplies(const FlowGraph &G, const RegionReduction &R) {
  IdVector<BlockId, BlockId> Region(G.size());
  for (BlockId Block : G.blocks())
    Region[Block] = Block;
  ById<EdgeId, BitVector> IsGone(G.edges().size());
  for (const RegionReduction::Step &S : R.steps()) {
    for (EdgeId E : S.Edges)
      IsGone[E] = true;
    for (BlockId &Header : Region)
      if (Header == S.To)
        Header = S.From;
  }
  IdVector<BlockId, BlockSet> Before(G.size(), BlockSet(G.size()));
  for (auto [I, E] : enumerateIds(G.edges()))
    if (!IsGone[I])
      Before[Region[E.To]][Region[E.From]] = true;
  EXPECT_EQ(R.headers().front(), FlowGraph::Entry);
  for (BlockId Header : R.headers()) {
    EXPECT_EQ(Region[Header], Header);
    EXPECT_FALSE(Before[Header][Header]);
    EXPECT_TRUE(Header == FlowGraph::Entry ? Before[Header].none()
                                           : Before[Header].count() > 1);
  }
}

// Regions say what iteration says; reducible is what all graphs are that have
// back edges only.
TEST(Regions, RandomPrograms) {
  Random R(9);
  unsigned NumReducible = 0, NumLoops = 0, NumIrreducible = 0;
  for (unsigned I = 0; I != 600; ++I) {
    FlowProgram P = randomFlowProgram(R, 2 + R.below(14), R.below(16), 3);
    RegionReduction Reduction(P.Graph);
    EXPECT_EQ(Reduction.isReducible(), hasOnlyBackEdges(P.Graph));
    expectNothingApplies(P.Graph, Reduction);
    if (!Reduction.isReducible()) {
      ++NumIrreducible;
      continue;
    }
    ++NumReducible;
    NumLoops +=
        count_if(Reduction.steps(), [](const auto &S) { return S.isLoop(); });
    LocalExpressions L = findLocalExpressions(P);
    expectSame(P.Graph, makeReachingDefinitions(P));
    expectSame(P.Graph, makeAvailable(P, L));
    expectSame(P.Graph, makeAvailable(P, L, Meet::Union));
  }
  EXPECT_GT(NumReducible, 200u);
  EXPECT_GT(NumLoops, 200u);
  EXPECT_GT(NumIrreducible, 100u);
}
