//===-- DataFlowTest.cpp - Tests of data-flow analyses --------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/DataFlow.h"
#include "RandomFlow.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

static BitVector makeSet(unsigned Size, ArrayRef<unsigned> Members) {
  BitVector Set(Size);
  for (unsigned M : Members)
    Set.set(M);
  return Set;
}

static Complaint checkEdges(unsigned NumBlocks,
                            ArrayRef<std::pair<unsigned, unsigned>> Edges) {
  SmallVector<FlowGraph::Edge, 0> Ids;
  for (auto [From, To] : Edges)
    Ids.push_back({BlockId(From), BlockId(To)});
  return FlowGraph::check(NumBlocks, Ids);
}

TEST(FlowGraph, Empty) {
  FlowGraph G(0, {});
  EXPECT_EQ(G.size(), 0u);
  EXPECT_TRUE(G.reversePostOrder().empty());
}

TEST(FlowGraph, BadEdges) {
  EXPECT_EQ(checkEdges(2, {{0, 1}, {1, 2}}),
            "edge 1 leads from or to no block");
  EXPECT_EQ(checkEdges(2, {{1, 0}}), "edge 0 leads to the entry");
  EXPECT_FALSE(checkEdges(2, {{0, 1}, {0, 1}, {1, 1}}));
}

TEST(FlowGraph, OrderAndEnds) {
  // 0 -> 1 <-> 2, 0 -> 3; 4 -> 3 cannot be reached; 1, 2 never end.
  FlowGraph G = makeFlowGraph(5, {{0, 1}, {1, 2}, {2, 1}, {0, 3}, {4, 3}});
  EXPECT_EQ(G.reversePostOrder(),
            ArrayRef({BlockId(0), BlockId(3), BlockId(1), BlockId(2)}));
  EXPECT_FALSE(G.isReachable(BlockId(4)));
  EXPECT_EQ(static_cast<const BitVector &>(G.ends()), makeSet(5, {1, 2, 3}));
}

/// A loop: 0: a, b, c defined; 1: header; 2: uses a+b, defines a; 3: uses c.
static FlowProgram makeLoop() {
  const FlowVariableId A(0), B(1), C(2);
  const ExpressionId Sum(0);
  return {makeFlowGraph(4, {{0, 1}, {1, 2}, {2, 1}, {1, 3}}),
          3,
          {{A, B}},
          {{{{}, None, A}, {{}, None, B}, {{}, None, C}},
           {},
           {{{}, Sum, A}},
           {{{C}, None, None}}}};
}

TEST(FlowProgram, Check) {
  FlowProgram P = makeLoop();
  EXPECT_FALSE(P.check());
  FlowStatement &Last = P.Blocks[BlockId(3)][StatementId(0)];
  Last.Used = {FlowVariableId(3)};
  EXPECT_EQ(P.check(), "statement 0 of block 3 uses no variable");
  Last = define(4);
  EXPECT_EQ(P.check(), "statement 0 of block 3 defines no variable");
  Last = compute(1);
  EXPECT_EQ(P.check(), "statement 0 of block 3 computes no expression");
  P.Operands[ExpressionId(0)] = {FlowVariableId(7)};
  EXPECT_EQ(P.check(), "expression 0 has no variable as operand");
  P.Blocks.pop_back();
  EXPECT_EQ(P.check(), "not as many lists of statements as blocks");
}

// T002-RD: listing and worklist.
TEST(DataFlow, ReachingDefinitions) {
  FlowProgram P = makeLoop();
  ASSERT_EQ(listDefinitions(P).size(), 4u);
  DataFlowProblem Problem = makeReachingDefinitions(P);
  DataFlowSolution S = solveDataFlow(P.Graph, Problem);
  EXPECT_TRUE(S.In[BlockId(0)].none());
  EXPECT_EQ(S.Out[BlockId(0)], makeSet(4, {0, 1, 2}));
  EXPECT_EQ(S.In[BlockId(1)], makeSet(4, {0, 1, 2, 3}));
  EXPECT_EQ(S.Out[BlockId(2)], makeSet(4, {1, 2, 3}));
  EXPECT_EQ(S.In[BlockId(3)], makeSet(4, {0, 1, 2, 3}));
  // Three rounds over four blocks, the last of which changes nothing.
  EXPECT_EQ(solveByRounds(P.Graph, Problem).NumVisits, 12u);
  EXPECT_LT(S.NumVisits, 12u);
}

TEST(DataFlow, LiveVariables) {
  FlowProgram P = makeLoop();
  DataFlowSolution S = solveDataFlow(P.Graph, makeLiveVariables(P));
  EXPECT_TRUE(S.In[BlockId(0)].none());
  EXPECT_EQ(S.In[BlockId(1)], makeSet(3, {0, 1, 2}));
  EXPECT_EQ(S.Out[BlockId(2)], makeSet(3, {0, 1, 2}));
  EXPECT_EQ(S.In[BlockId(3)], makeSet(3, {2}));
  EXPECT_TRUE(S.Out[BlockId(3)].none());
}

TEST(DataFlow, ExpressionsOfLoop) {
  FlowProgram P = makeLoop();
  LocalExpressions L = findLocalExpressions(P);
  EXPECT_TRUE(L.UpwardExposed[BlockId(2)][0]);
  EXPECT_FALSE(L.DownwardExposed[BlockId(2)][0]);
  EXPECT_TRUE(L.Killed[BlockId(2)][0]);
  EXPECT_TRUE(L.Killed[BlockId(0)][0]);
  EXPECT_FALSE(solveDataFlow(P.Graph, makeAvailable(P, L)).In[BlockId(1)][0]);
  EXPECT_FALSE(solveDataFlow(P.Graph, makeVeryBusy(P, L)).In[BlockId(1)][0]);
  EXPECT_TRUE(solveDataFlow(P.Graph, makeVeryBusy(P, L)).In[BlockId(2)][0]);
}

// T002-AV, figures 12 and 13: x + y is computed under one of two conditions
// that are each other's opposite. By syntax it is not available in the end, on
// some path only.
TEST(DataFlow, SemanticallyAvailable) {
  FlowGraph G =
      makeFlowGraph(5, {{0, 1}, {0, 2}, {1, 2}, {2, 3}, {2, 4}, {3, 4}});
  FlowProgram P = {
      G,
      2,
      {{FlowVariableId(0), FlowVariableId(1)}},
      {{define(0), define(1)}, {compute(0)}, {}, {compute(0)}, {compute(0)}}};
  LocalExpressions L = findLocalExpressions(P);
  EXPECT_FALSE(solveDataFlow(P.Graph, makeAvailable(P, L)).In[BlockId(4)][0]);
  EXPECT_TRUE(solveDataFlow(P.Graph, makeAvailable(P, L, Meet::Union))
                  .In[BlockId(4)][0]);
  EXPECT_TRUE(solveDataFlow(P.Graph, makeVeryBusy(P, L)).Out[BlockId(0)][0]);
}

// T002-RBA: transfer functions in a row are one.
TEST(DataFlow, Compose) {
  Random R(5);
  for (unsigned I = 0; I != 1000; ++I) {
    auto Set = [&] {
      BitVector B(6);
      for (unsigned Fact = 0; Fact != 6; ++Fact)
        B[Fact] = R.oneIn(2);
      return B;
    };
    GenKill First(6), Second(6);
    First.Gen = Set(), First.Kill = Set();
    Second.Gen = Set(), Second.Kill = Set();
    BitVector X = Set();
    EXPECT_EQ(First.then(Second)(X), Second(First(X)));
  }
}

TEST(DataFlow, Monotone) {
  FlowProgram P = makeLoop();
  EXPECT_FALSE(checkMonotone(P.Graph, makeReachingDefinitions(P)));
  EXPECT_FALSE(checkMonotone(P.Graph, makeLiveVariables(P)));
  // f(0) = 1, f(1) = 0.
  DataFlowProblem Flip = {Direction::Forward, Meet::Union, BitVector(1),
                          [](BlockId, const BitVector &X) {
                            BitVector Y = X;
                            return Y.flip();
                          }};
  EXPECT_EQ(checkMonotone(P.Graph, Flip),
            "the transfer function of block 0 is not monotone in fact 0");
}

static void expectSame(const FlowGraph &G, const DataFlowProblem &P) {
  DataFlowSolution Worklist = solveDataFlow(G, P), Rounds = solveByRounds(G, P);
  EXPECT_EQ(Worklist.In, Rounds.In);
  EXPECT_EQ(Worklist.Out, Rounds.Out);
}

// The worklist finds what rounds find, and what a walk along paths says.
TEST(DataFlow, RandomPrograms) {
  Random R(6);
  for (unsigned I = 0; I != 300; ++I) {
    FlowProgram P = randomFlowProgram(R, 2 + R.below(12), R.below(10), 3);
    ASSERT_FALSE(P.check());
    LocalExpressions L = findLocalExpressions(P);
    expectSame(P.Graph, makeReachingDefinitions(P));
    expectSame(P.Graph, makeLiveVariables(P));
    expectSame(P.Graph, makeAvailable(P, L));
    expectSame(P.Graph, makeAvailable(P, L, Meet::Union));
    expectSame(P.Graph, makeVeryBusy(P, L));
  }
}

// The meet over all paths, by listing them: these analyses are distributive, so
// the solution is the same.
TEST(DataFlow, MeetOverAllPaths) {
  Random R(7);
  for (unsigned I = 0; I != 200; ++I) {
    FlowProgram P = randomFlowProgram(R, 2 + R.below(4), R.below(3), 2);
    LocalExpressions L = findLocalExpressions(P);
    DataFlowSolution Reaching =
        solveDataFlow(P.Graph, makeReachingDefinitions(P));
    DataFlowSolution Busy = solveDataFlow(P.Graph, makeVeryBusy(P, L));
    DataFlowProblem Transfer = makeReachingDefinitions(P);
    BitVector AtEnd(Transfer.numFacts()), AtEnds = AtEnd;
    BitVector AtEntry(2, true);
    for (const FlowPath &Path : listPaths(P.Graph, 12)) {
      BitVector X =
          Transfer.Transfer(FlowGraph::Entry, BitVector(Transfer.numFacts()));
      BlockId Block;
      for (EdgeId E : Path)
        X = Transfer.Transfer(Block = P.Graph.edges()[E].To, X);
      AtEnds |= X;
      BitVector Y(2);
      for (EdgeId E : reverse(Path))
        Y = makeVeryBusy(P, L).Transfer(P.Graph.edges()[E].To, Y);
      AtEntry &= makeVeryBusy(P, L).Transfer(FlowGraph::Entry, Y);
    }
    for (BlockId Block : P.Graph.blocks())
      if (P.Graph.ends()[Block])
        AtEnd |= Reaching.Out[Block];
    EXPECT_EQ(AtEnd, AtEnds);
    EXPECT_EQ(Busy.In[BlockId(0)], AtEntry);
  }
}
