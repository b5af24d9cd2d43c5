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

bool FlowProgram::kills(const FlowStatement &S, unsigned Expression) const {
  return S.Defined != None && is_contained(Operands[Expression], S.Defined);
}

Complaint FlowProgram::check() const {
  auto IsVariable = [&](unsigned V) { return V < NumVariables; };
  if (Blocks.size() != Graph.size())
    return "not as many lists of statements as blocks";
  for (auto [E, Variables] : enumerate(Operands))
    if (!all_of(Variables, IsVariable))
      return "expression " + std::to_string(E) + " has no variable as operand";
  for (auto [Block, Statements] : enumerate(Blocks))
    for (auto [I, S] : enumerate(Statements)) {
      std::string Place = "statement " + std::to_string(I) + " of block " +
                          std::to_string(Block);
      if (!all_of(S.Used, IsVariable))
        return Place + " uses no variable";
      if (S.Defined != None && !IsVariable(S.Defined))
        return Place + " defines no variable";
      if (S.Expression != None && S.Expression >= numExpressions())
        return Place + " computes no expression";
    }
  return std::nullopt;
}

SmallVector<FlowDefinition, 0> course::listDefinitions(const FlowProgram &P) {
  SmallVector<FlowDefinition, 0> Result;
  for (unsigned Block = 0; Block != P.Graph.size(); ++Block)
    for (auto [I, S] : enumerate(P.Blocks[Block]))
      if (S.Defined != None)
        Result.push_back({Block, unsigned(I)});
  return Result;
}

DataFlowProblem course::makeReachingDefinitions(const FlowProgram &P) {
  SmallVector<FlowDefinition, 0> Definitions = listDefinitions(P);
  auto Variable = [&](const FlowDefinition &D) {
    return P.Blocks[D.Block][D.Statement].Defined;
  };
  const unsigned NumFacts = Definitions.size();
  FactSets Of(P.NumVariables, BitVector(NumFacts));
  for (auto [Fact, D] : enumerate(Definitions))
    Of[Variable(D)].set(Fact);
  SmallVector<GenKill, 0> Blocks(P.Graph.size(), GenKill(NumFacts));
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
  SmallVector<GenKill, 0> Blocks(P.Graph.size(), GenKill(NumFacts));
  for (unsigned Block = 0; Block != P.Graph.size(); ++Block)
    for (const FlowStatement &S : reverse(P.Blocks[Block])) {
      GenKill Statement(NumFacts);
      if (S.Defined != None)
        Statement.Kill.set(S.Defined);
      for (unsigned V : S.Used)
        Statement.Gen.set(V);
      if (S.Expression != None)
        for (unsigned V : P.Operands[S.Expression])
          Statement.Gen.set(V);
      Blocks[Block] = Blocks[Block].then(Statement);
    }
  return {Direction::Backward, Meet::Union, BitVector(NumFacts),
          makeTransfer(std::move(Blocks))};
}

LocalExpressions course::findLocalExpressions(const FlowProgram &P) {
  FactSets Empty(P.Graph.size(), BitVector(P.numExpressions()));
  LocalExpressions L = {Empty, Empty, Empty};
  SmallVector<SmallVector<unsigned, 2>, 0> With(P.NumVariables);
  for (auto [E, Variables] : enumerate(P.Operands))
    for (unsigned V : Variables)
      With[V].push_back(E);
  for (unsigned Block = 0; Block != P.Graph.size(); ++Block)
    for (const FlowStatement &S : P.Blocks[Block]) {
      if (S.Expression != None) {
        if (!L.Killed[Block][S.Expression])
          L.UpwardExposed[Block].set(S.Expression);
        L.DownwardExposed[Block].set(S.Expression);
      }
      if (S.Defined != None)
        for (unsigned E : With[S.Defined]) {
          L.Killed[Block].set(E);
          L.DownwardExposed[Block].reset(E);
        }
    }
  return L;
}

static TransferFunction makeTransfer(const FactSets &Gen,
                                     const FactSets &Kill) {
  SmallVector<GenKill, 0> Blocks;
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
