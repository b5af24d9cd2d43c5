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

FlowGraph course::makeFlowGraph(unsigned NumBlocks,
                                ArrayRef<std::pair<unsigned, unsigned>> Edges) {
  SmallVector<FlowGraph::Edge, 0> Ids;
  for (auto [From, To] : Edges)
    Ids.push_back({BlockId(From), BlockId(To)});
  return FlowGraph(NumBlocks, Ids);
}

FlowStatement course::define(unsigned Variable) {
  return {{}, None, FlowVariableId(Variable)};
}

FlowStatement course::compute(unsigned Expression) {
  return {{}, ExpressionId(Expression), None};
}

FlowGraph course::randomFlowGraph(Random &R, unsigned NumBlocks,
                                  unsigned MoreEdges) {
  SmallVector<std::pair<unsigned, unsigned>, 0> Edges;
  for (unsigned Block = 1; Block != NumBlocks; ++Block)
    Edges.push_back({R.below(Block), Block});
  for (unsigned I = 0; I != MoreEdges; ++I) {
    unsigned From = R.below(NumBlocks), To = 1 + R.below(NumBlocks - 1);
    if (To <= From && !R.oneIn(5))
      std::swap(From, To);
    if (To != 0)
      Edges.push_back({From, To});
  }
  return makeFlowGraph(NumBlocks, Edges);
}

FlowProgram course::randomFlowProgram(Random &R, unsigned NumBlocks,
                                      unsigned MoreEdges,
                                      unsigned NumExpressions) {
  FlowProgram P = {randomFlowGraph(R, NumBlocks, MoreEdges), 3, {}, {}};
  for (unsigned E = 0; E != NumExpressions; ++E)
    P.Operands.push_back(
        {FlowVariableId(R.below(3)), FlowVariableId(R.below(3))});
  P.Blocks.resize(NumBlocks);
  for (FlowVariableId V : P.variables())
    P.Blocks[FlowGraph::Entry].push_back({{}, None, V});
  for (auto &Block : P.Blocks)
    for (unsigned I = R.below(4); I != 0; --I) {
      FlowStatement S;
      if (!R.oneIn(3))
        S.Expression = ExpressionId(R.below(NumExpressions));
      if (S.Expression == None || R.oneIn(5))
        S.Defined = FlowVariableId(R.below(P.NumVariables));
      Block.push_back(S);
    }
  return P;
}

static void extend(const FlowGraph &G, BlockId Block, unsigned MaxLength,
                   FlowPath &Path, SmallVectorImpl<FlowPath> &Paths) {
  if (G.ends()[Block])
    Paths.push_back(Path);
  if (Path.size() == MaxLength)
    return;
  for (EdgeId E : G.outEdges(Block)) {
    Path.push_back(E);
    extend(G, G.edges()[E].To, MaxLength, Path, Paths);
    Path.pop_back();
  }
}

SmallVector<FlowPath, 0> course::listPaths(const FlowGraph &G,
                                           unsigned MaxLength) {
  SmallVector<FlowPath, 0> Paths;
  FlowPath Path;
  extend(G, FlowGraph::Entry, MaxLength, Path, Paths);
  return Paths;
}

// For each block an edge that leads nearer to an end.
static IdVector<BlockId, EdgeId> findExits(const FlowGraph &G) {
  IdVector<BlockId, EdgeId> Exit(G.size());
  SmallVector<BlockId, 0> Worklist;
  for (BlockId Block : G.blocks())
    if (G.ends()[Block])
      Worklist.push_back(Block);
  for (size_t I = 0; I != Worklist.size(); ++I)
    for (EdgeId E : G.inEdges(Worklist[I]))
      if (BlockId From = G.edges()[E].From;
          Exit[From] == None && !G.ends()[From]) {
        Exit[From] = E;
        Worklist.push_back(From);
      }
  return Exit;
}

FlowPath course::randomPath(Random &R, const FlowGraph &G, unsigned Length) {
  FlowPath Path;
  BlockId Block = FlowGraph::Entry;
  auto Follow = [&](EdgeId E) {
    Path.push_back(E);
    Block = G.edges()[E].To;
  };
  while (Path.size() != Length && !G.outEdges(Block).empty())
    Follow(G.outEdges(Block)[R.below(G.outEdges(Block).size())]);
  IdVector<BlockId, EdgeId> Exit = findExits(G);
  while (!G.ends()[Block])
    Follow(Exit[Block]);
  return Path;
}

Counts course::countComputations(const FlowProgram &P, const FlowPath &Path) {
  Counts N(P.numExpressions());
  auto Visit = [&](BlockId Block) {
    ById<ExpressionId, BitVector> Computed(P.numExpressions());
    for (const FlowStatement &S : P.Blocks[Block]) {
      if (S.Expression != None && !Computed[S.Expression]) {
        Computed[S.Expression] = true;
        ++N[S.Expression];
      }
      for (ExpressionId E : N.ids())
        if (P.kills(S, E))
          Computed[E] = false;
    }
  };
  Visit(FlowGraph::Entry);
  for (EdgeId E : Path)
    Visit(P.Graph.edges()[E].To);
  return N;
}

namespace {

/// Runs a program after a placement, along a path.
class Machine {
  const FlowProgram &P;
  const Placement &Where;
  FlowState State;
  IdVector<ExpressionId, FlowState::Worth> Temporaries;
  Counts N;

public:
  Machine(const FlowProgram &P, const Placement &Where)
      : P(P), Where(Where), State(P), Temporaries(P.numExpressions()),
        N(P.numExpressions()) {}

  Counts run(const FlowPath &Path) {
    visit(FlowGraph::Entry);
    for (EdgeId E : Path) {
      insert(Where.OnEdge, E);
      visit(P.Graph.edges()[E].To);
    }
    return N;
  }

private:
  void compute(ExpressionId Expression) {
    Temporaries[Expression] = State.evaluate(Expression);
    ++N[Expression];
  }
  template <typename IdType>
  void insert(const IdVector<IdType, BitVector> &Sets, IdType Place) {
    if (!Sets.empty())
      for (unsigned E : Sets[Place].set_bits())
        compute(ExpressionId(E));
  }
  void visit(BlockId Block);
};

} // namespace

void Machine::visit(BlockId Block) {
  insert(Where.AtStart, Block);
  ById<ExpressionId, BitVector> Computed(P.numExpressions()),
      Killed(P.numExpressions());
  for (const FlowStatement &S : P.Blocks[Block]) {
    if (ExpressionId E = S.Expression; E != None && !Computed[E]) {
      if (Where.Delete[Block][E.index()] && !Killed[E])
        EXPECT_EQ(Temporaries[E], State.evaluate(E));
      else
        compute(E);
      Computed[E] = true;
    }
    for (ExpressionId E : P.expressions())
      if (P.kills(S, E)) {
        Computed[E] = false;
        Killed[E] = true;
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
