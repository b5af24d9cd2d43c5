//===-- SSAProgram.cpp - Programs in SSA form for SSAPRE ------------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SSAProgram.h"
#include "PlacementMachine.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace llvm::course;

namespace {

class SSAMachine : PlacementMachine<FlowState::Worth> {
  const FlowProgram &P;
  const ExpressionId Expression;
  FlowState State;
  unsigned N = 0;

public:
  SSAMachine(const FlowProgram &P, ExpressionId Expression,
             const SSAPREResult &R)
      : PlacementMachine(R), P(P), Expression(Expression), State(P) {}

  unsigned run(IdArrayRef<BlockId, OccurrenceId> FirstOccurrence,
               const FlowPath &Path) {
    visit(FlowGraph::Entry, FirstOccurrence[FlowGraph::Entry]);
    for (EdgeId E : Path) {
      follow(E);
      BlockId To = P.Graph.edges()[E].To;
      visit(To, FirstOccurrence[To]);
    }
    return N;
  }

private:
  FlowState::Worth read(SSAPREValue V) const {
    if (auto Found = find(V))
      return *Found;
    ADD_FAILURE() << "a value from nowhere";
    return {};
  }
  void follow(EdgeId Edge);
  void visit(BlockId Block, OccurrenceId Occurrence);
};

} // namespace

void SSAMachine::follow(EdgeId Edge) {
  for (auto [I, New] : enumerateIds(R.Insertions))
    if (New.Edge == Edge) {
      Insertions[I] = State.evaluate(Expression);
      ++N;
    }
  setPhis(P.Graph, Edge, [&](SSAPREValue V) { return read(V); });
}

void SSAMachine::visit(BlockId Block, OccurrenceId Occurrence) {
  for (const FlowStatement &S : P.Blocks[Block]) {
    if (S.Expression == Expression) {
      SSAPREValue V = R.Values[Occurrence];
      if (V == SSAPREValue(Occurrence)) {
        Occurrences[Occurrence] = State.evaluate(Expression);
        ++N;
      } else {
        EXPECT_EQ(read(V), State.evaluate(Expression));
      }
      Occurrence = OccurrenceId(Occurrence.index() + 1);
    }
    if (S.Defined != None)
      State.define(S.Defined);
  }
}

unsigned SSAProgram::count(const SSAPREResult &R, const FlowPath &Path) const {
  IdVector<BlockId, OccurrenceId> First(P.Graph.size());
  unsigned Next = 0;
  // Occurrences are numbered in the order of the walk.
  for (BlockId Block : Tree.walk()) {
    First[Block] = OccurrenceId(Next);
    Next += count_if(P.Blocks[Block], [&](const FlowStatement &S) {
      return S.Expression == Expression;
    });
  }
  return SSAMachine(P, Expression, R).run(First, Path);
}

KeyId SSAProgram::makeKey(const std::vector<VersionId> &Operands) {
  auto [It, IsNew] = Keys.try_emplace(Operands, KeyId(Problem.Keys.size()));
  if (IsNew) {
    Problem.Keys.emplace_back();
    VersionsOf.push_back(Operands);
  }
  return It->second;
}

// What a key is on the edges to its block; may add keys.
void SSAProgram::translate(KeyId Key) {
  std::vector<VersionId> Operands = VersionsOf[Key];
  BlockId Block = FlowGraph::Entry;
  for (VersionId V : Operands)
    if (Tree.strictlyDominates(Block, Versions[V].Block))
      Block = Versions[V].Block;
  bool ByPhis = all_of(Operands, [&](VersionId V) {
    return Versions[V].Block != Block || Versions[V].IsPhi;
  });
  ByPhis &=
      any_of(Operands, [&](VersionId V) { return Versions[V].Block == Block; });
  SmallVector<KeyId, 2> OnEdge;
  for (unsigned I = 0; ByPhis && I != P.Graph.inEdges(Block).size(); ++I) {
    std::vector<VersionId> There = Operands;
    for (VersionId &V : There)
      if (Versions[V].Block == Block)
        V = Versions[V].OnEdge[I];
    OnEdge.push_back(makeKey(There));
  }
  Problem.Keys[Key].Block = Block;
  Problem.Keys[Key].ByPhis = ByPhis;
  Problem.Keys[Key].OnEdge = OnEdge;
}

void SSAProgram::rename() {
  const FlowGraph &G = P.Graph;
  // The PHIs of a block, by variable.
  IdVector<BlockId, std::map<FlowVariableId, VersionId>> Phis(G.size());
  for (FlowVariableId Variable : P.variables()) {
    SmallVector<BlockId, 8> Blocks;
    for (const FlowDefinition &D : listDefinitions(P))
      if (P.Blocks[D.Block][D.Statement].Defined == Variable)
        Blocks.push_back(D.Block);
    for (BlockId Block : Tree.iteratedFrontier(Blocks)) {
      Phis[Block][Variable] = VersionId(Versions.size());
      Versions.push_back({Block, true, {}});
      Versions.back().OnEdge.resize(G.inEdges(Block).size());
    }
  }
  using VersionsNow = IdVector<FlowVariableId, VersionId>;
  IdVector<BlockId, VersionsNow> AtEnd(G.size());
  for (BlockId Block : Tree.walk()) {
    VersionsNow Now(P.NumVariables);
    if (Block != FlowGraph::Entry)
      Now = AtEnd[Tree.immediateDominator(Block)];
    for (auto [Variable, V] : Phis[Block])
      Now[Variable] = V;
    for (auto [I, S] : enumerate(P.Blocks[Block])) {
      if (S.Expression == Expression) {
        std::vector<VersionId> Operands;
        for (FlowVariableId Variable : P.Operands[Expression])
          Operands.push_back(Now[Variable]);
        Problem.Occurrences.push_back(
            {{Block, unsigned(I)}, makeKey(Operands)});
      }
      if (S.Defined != None) {
        Now[S.Defined] = VersionId(Versions.size());
        Versions.push_back({Block, false, {}});
      }
    }
    AtEnd[Block] = Now;
    for (EdgeId E : G.outEdges(Block)) {
      BlockId To = G.edges()[E].To;
      for (auto [Variable, V] : Phis[To])
        Versions[V].OnEdge[find(G.inEdges(To), E) - G.inEdges(To).begin()] =
            Now[Variable];
    }
  }
}
