//===-- FlowProgram.cpp - Definitions, uses and expressions ---------------===//
//
// Part of the Course backend project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow/FlowProgram.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace llvm::course;

bool FlowProgram::kills(const FlowStatement &S, ExpressionId Expression) const {
  return S.Defined != None && is_contained(Operands[Expression], S.Defined);
}

Complaint FlowProgram::check() const {
  auto IsVariable = [&](FlowVariableId V) { return V.index() < NumVariables; };
  if (Blocks.size() != Graph.size())
    return "not as many lists of statements as blocks";
  for (auto [E, Variables] : enumerateIds(Operands))
    if (!all_of(Variables, IsVariable))
      return "expression " + to_string(E) + " has no variable as operand";
  for (auto [Block, Statements] : enumerateIds(Blocks))
    for (auto [I, S] : enumerateIds(Statements)) {
      std::string Place =
          "statement " + to_string(I) + " of block " + to_string(Block);
      if (!all_of(S.Used, IsVariable))
        return Place + " uses no variable";
      if (S.Defined != None && !IsVariable(S.Defined))
        return Place + " defines no variable";
      if (S.Expression != None && !Operands.has(S.Expression))
        return Place + " computes no expression";
    }
  return std::nullopt;
}

SmallVector<FlowDefinition, 0> course::listDefinitions(const FlowProgram &P) {
  SmallVector<FlowDefinition, 0> Result;
  for (BlockId Block : P.Graph.blocks())
    for (auto [I, S] : enumerateIds(P.Blocks[Block]))
      if (S.Defined != None)
        Result.push_back({Block, I});
  return Result;
}

DataFlowProblem course::makeReachingDefinitions(const FlowProgram &P) {
  SmallVector<FlowDefinition, 0> Definitions = listDefinitions(P);
  auto Variable = [&](const FlowDefinition &D) {
    return P.Blocks[D.Block][D.Statement].Defined;
  };
  const unsigned NumFacts = Definitions.size();
  IdVector<FlowVariableId, BitVector> Of(P.NumVariables, BitVector(NumFacts));
  for (auto [Fact, D] : enumerate(Definitions))
    Of[Variable(D)].set(Fact);
  IdVector<BlockId, GenKill> Blocks(P.Graph.size(), GenKill(NumFacts));
  for (auto [Fact, D] : enumerate(Definitions)) {
    GenKill Statement(NumFacts);
    Statement.Gen.set(Fact);
    Statement.Kill = Of[Variable(D)];
    Blocks[D.Block] = Blocks[D.Block].then(Statement);
  }
  return {Direction::Forward, Meet::Union, BitVector(NumFacts),
          makeTransfer(std::move(Blocks))};
}

DataFlowProblem course::makeLiveVariables(const FlowProgram &P) {
  const unsigned NumFacts = P.NumVariables;
  IdVector<BlockId, GenKill> Blocks(P.Graph.size(), GenKill(NumFacts));
  for (BlockId Block : P.Graph.blocks())
    for (const FlowStatement &S : reverse(P.Blocks[Block])) {
      GenKill Statement(NumFacts);
      if (S.Defined != None)
        Statement.Kill.set(S.Defined.index());
      for (FlowVariableId V : S.Used)
        Statement.Gen.set(V.index());
      if (S.Expression != None)
        for (FlowVariableId V : P.Operands[S.Expression])
          Statement.Gen.set(V.index());
      Blocks[Block] = Blocks[Block].then(Statement);
    }
  return {Direction::Backward, Meet::Union, BitVector(NumFacts),
          makeTransfer(std::move(Blocks))};
}

LocalExpressions course::findLocalExpressions(const FlowProgram &P) {
  BlockFacts Empty(P.Graph.size(), BitVector(P.numExpressions()));
  LocalExpressions L = {Empty, Empty, Empty};
  IdVector<FlowVariableId, SmallVector<ExpressionId, 2>> With(P.NumVariables);
  for (auto [E, Variables] : enumerateIds(P.Operands))
    for (FlowVariableId V : Variables)
      With[V].push_back(E);
  for (BlockId Block : P.Graph.blocks())
    for (const FlowStatement &S : P.Blocks[Block]) {
      if (S.Expression != None) {
        const unsigned E = S.Expression.index();
        if (!L.Killed[Block][E])
          L.UpwardExposed[Block].set(E);
        L.DownwardExposed[Block].set(E);
      }
      if (S.Defined != None)
        for (ExpressionId E : With[S.Defined]) {
          L.Killed[Block].set(E.index());
          L.DownwardExposed[Block].reset(E.index());
        }
    }
  return L;
}

static TransferFunction makeTransfer(const BlockFacts &Gen,
                                     const BlockFacts &Kill) {
  IdVector<BlockId, GenKill> Blocks;
  for (auto [G, K] : zip_equal(Gen, Kill)) {
    Blocks.emplace_back(G.size());
    Blocks.back().Gen = G;
    Blocks.back().Kill = K;
  }
  return course::makeTransfer(std::move(Blocks));
}

DataFlowProblem course::makeAvailable(const FlowProgram &P,
                                      const LocalExpressions &L, Meet Merge) {
  return {Direction::Forward, Merge, BitVector(P.numExpressions()),
          ::makeTransfer(L.DownwardExposed, L.Killed)};
}

DataFlowProblem course::makeVeryBusy(const FlowProgram &P,
                                     const LocalExpressions &L) {
  return {Direction::Backward, Meet::Intersection,
          BitVector(P.numExpressions()),
          ::makeTransfer(L.UpwardExposed, L.Killed)};
}
