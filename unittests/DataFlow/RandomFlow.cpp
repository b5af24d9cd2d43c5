//===-- RandomFlow.cpp - Programs for property tests ----------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomFlow.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

FlowGraph course::randomFlowGraph(Random &R, unsigned NumBlocks,
                                  unsigned MoreEdges) {
  SmallVector<FlowGraph::Edge, 0> Edges;
  for (unsigned Block = 1; Block != NumBlocks; ++Block)
    Edges.push_back({R.below(Block), Block});
  for (unsigned I = 0; I != MoreEdges; ++I) {
    unsigned From = R.below(NumBlocks), To = 1 + R.below(NumBlocks - 1);
    if (To <= From && !R.oneIn(5))
      std::swap(From, To);
    if (To != 0)
      Edges.push_back({From, To});
  }
  return FlowGraph(NumBlocks, Edges);
}

FlowProgram course::randomFlowProgram(Random &R, unsigned NumBlocks,
                                      unsigned MoreEdges,
                                      unsigned NumExpressions) {
  FlowProgram P = {randomFlowGraph(R, NumBlocks, MoreEdges), 3, {}, {}};
  for (unsigned E = 0; E != NumExpressions; ++E)
    P.Operands.push_back({R.below(3), R.below(3)});
  P.Blocks.resize(NumBlocks);
  for (unsigned V = 0; V != P.NumVariables; ++V)
    P.Blocks[0].push_back({{}, None, V});
  for (auto &Block : P.Blocks)
    for (unsigned I = R.below(4); I != 0; --I) {
      FlowStatement S;
      if (!R.oneIn(3))
        S.Expression = R.below(NumExpressions);
      if (S.Expression == None || R.oneIn(5))
        S.Defined = R.below(P.NumVariables);
      Block.push_back(S);
    }
  return P;
}

static void extend(const FlowGraph &G, unsigned Block, unsigned MaxLength,
                   FlowPath &Path, SmallVectorImpl<FlowPath> &Paths) {
  if (G.ends()[Block])
    Paths.push_back(Path);
  if (Path.size() == MaxLength)
    return;
  for (unsigned E : G.outEdges(Block)) {
    Path.push_back(E);
    extend(G, G.edges()[E].To, MaxLength, Path, Paths);
    Path.pop_back();
  }
}

SmallVector<FlowPath, 0> course::listPaths(const FlowGraph &G,
                                           unsigned MaxLength) {
  SmallVector<FlowPath, 0> Paths;
  FlowPath Path;
  extend(G, 0, MaxLength, Path, Paths);
  return Paths;
}

// For each block an edge that leads nearer to an end.
static SmallVector<unsigned, 0> findExits(const FlowGraph &G) {
  SmallVector<unsigned, 0> Exit(G.size(), None), Worklist;
  for (unsigned Block = 0; Block != G.size(); ++Block)
    if (G.ends()[Block])
      Worklist.push_back(Block);
  for (size_t I = 0; I != Worklist.size(); ++I)
    for (unsigned E : G.inEdges(Worklist[I]))
      if (unsigned From = G.edges()[E].From;
          Exit[From] == None && !G.ends()[From]) {
        Exit[From] = E;
        Worklist.push_back(From);
      }
  return Exit;
}

FlowPath course::randomPath(Random &R, const FlowGraph &G, unsigned Length) {
  FlowPath Path;
  unsigned Block = 0;
  auto Follow = [&](unsigned E) {
    Path.push_back(E);
    Block = G.edges()[E].To;
  };
  while (Path.size() != Length && !G.outEdges(Block).empty())
    Follow(G.outEdges(Block)[R.below(G.outEdges(Block).size())]);
  SmallVector<unsigned, 0> Exit = findExits(G);
  while (!G.ends()[Block])
    Follow(Exit[Block]);
  return Path;
}

Counts course::countComputations(const FlowProgram &P, const FlowPath &Path) {
  Counts N(P.numExpressions());
  auto Visit = [&](unsigned Block) {
    BitVector Computed(P.numExpressions());
    for (const FlowStatement &S : P.Blocks[Block]) {
      if (S.Expression != None && !Computed[S.Expression]) {
        Computed.set(S.Expression);
        ++N[S.Expression];
      }
      for (unsigned E = 0; E != N.size(); ++E)
        if (P.kills(S, E))
          Computed.reset(E);
    }
  };
  Visit(0);
  for (unsigned E : Path)
    Visit(P.Graph.edges()[E].To);
  return N;
}

namespace {

/// Runs a program after a placement, along a path.
class Machine {
  const FlowProgram &P;
  const Placement &Where;
  FlowState State;
  SmallVector<FlowState::Worth, 8> Temporaries;
  Counts N;

public:
  Machine(const FlowProgram &P, const Placement &Where)
      : P(P), Where(Where), State(P), Temporaries(P.numExpressions()),
        N(P.numExpressions()) {}

  Counts run(const FlowPath &Path) {
    visit(0);
    for (unsigned E : Path) {
      insert(Where.OnEdge, E);
      visit(P.Graph.edges()[E].To);
    }
    return N;
  }

private:
  void compute(unsigned Expression) {
    Temporaries[Expression] = State.evaluate(Expression);
    ++N[Expression];
  }
  void insert(const FactSets &Sets, unsigned Place) {
    if (!Sets.empty())
      for (unsigned E : Sets[Place].set_bits())
        compute(E);
  }
  void visit(unsigned Block);
};

} // namespace

void Machine::visit(unsigned Block) {
  insert(Where.AtStart, Block);
  BitVector Computed(P.numExpressions()), Killed(P.numExpressions());
  for (const FlowStatement &S : P.Blocks[Block]) {
    if (unsigned E = S.Expression; E != None && !Computed[E]) {
      if (Where.Delete[Block][E] && !Killed[E])
        EXPECT_EQ(Temporaries[E], State.evaluate(E));
      else
        compute(E);
      Computed.set(E);
    }
    for (unsigned E = 0; E != P.numExpressions(); ++E)
      if (P.kills(S, E)) {
        Computed.reset(E);
        Killed.set(E);
      }
    if (S.Defined != None)
      State.define(S.Defined);
  }
  insert(Where.AtEnd, Block);
}

Counts course::countComputations(const FlowProgram &P, const Placement &Where,
                                 const FlowPath &Path) {
  return Machine(P, Where).run(Path);
}
